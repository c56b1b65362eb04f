/** The measures that the drawings of all boards share. */

export interface Point {
  x: number
  y: number
}

export interface Box extends Point {
  width: number
  height: number
}

/** A drawing as it lies on a wide screen, or upright on a phone. */
export interface Plan {
  portrait: boolean
  width: number
  height: number
}

/** Puts an element exactly over a part of the drawing. */
export function over(plan: Plan, { x, y, width, height }: Box): string {
  const [across, down] = [100 / plan.width, 100 / plan.height]
  return `left: ${x * across}%; top: ${y * down}%; width: ${width * across}%; height: ${height * down}%`
}
