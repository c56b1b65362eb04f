/** Where the countries of Kark lie.  Phones see the region turned by a quarter, north to the right. */

import { Delaunay } from 'd3-delaunay'
import { COUNTRIES, RING } from './model'

export const WIDTH = 1240
export const HEIGHT = 840
export const RADIUS = 86
export const SPOT = 27 // half the width of a space's button
export const COAST = 84 // how far the seas reach in
export const CANAL = 64

export interface Point {
  x: number
  y: number
}

const MIDDLE: Record<string, Point> = {
  U: { x: 184, y: 420 },
  A: { x: 412, y: 420 },
  N1: { x: 540, y: 198 },
  N2: { x: 795, y: 198 },
  B: { x: 838, y: 420 },
  D: { x: 1085, y: 420 },
  S1: { x: 540, y: 642 },
  S2: { x: 795, y: 642 },
}
/** No man's land in the corners of the east, so that Wadi Rhun has no coast. */
const WASTES: Point[] = [
  { x: 1130, y: 168 },
  { x: 1130, y: 672 },
]
const WATERS: Record<string, Point> = {
  north: { x: 1085, y: 42 },
  south: { x: 1085, y: 798 },
  N1: { x: 540, y: 56 },
  N2: { x: 795, y: 56 },
  S1: { x: 540, y: 784 },
  S2: { x: 795, y: 784 },
  U: { x: 34, y: 420 },
}
/** Where the seas are named. */
const SEAS: Record<string, Point> = {
  north: { x: 250, y: 46 },
  south: { x: 250, y: 806 },
}

export interface Layout {
  portrait: boolean
  width: number
  height: number
}

export function layout(portrait: boolean): Layout {
  return portrait ? { portrait, width: HEIGHT, height: WIDTH } : { portrait, width: WIDTH, height: HEIGHT }
}

function turn(plan: Layout, point: Point): Point {
  return plan.portrait ? { x: HEIGHT - point.y, y: point.x } : point
}

export function middleOf(plan: Layout, country: string): Point {
  return turn(plan, MIDDLE[country] ?? { x: 0, y: 0 })
}

function rawSpace(space: string): Point {
  const [country = '', place = '0'] = space.split('.')
  const middle = MIDDLE[country] ?? { x: 0, y: 0 }
  const angle = (Number(place) / RING) * 2 * Math.PI
  return { x: middle.x + RADIUS * Math.sin(angle), y: middle.y - RADIUS * Math.cos(angle) }
}

/** The middle of a ring's space, `N1.3`. */
export function spaceAt(plan: Layout, space: string): Point {
  return turn(plan, rawSpace(space))
}

/** Where tankers lie: offshore in a half of the sea, or inshore of a port. */
export function waterAt(plan: Layout, water: string): Point | null {
  const point = WATERS[water]
  return point ? turn(plan, point) : null
}

export function seaAt(plan: Layout, half: string): Point {
  return turn(plan, SEAS[half] ?? { x: 0, y: 0 })
}

/** The middle of a border, where its pipeline is shown. */
export function borderAt(plan: Layout, pair: string): Point {
  const [a = '', b = ''] = pair.split('-')
  const [one, two] = [middleOf(plan, a), middleOf(plan, b)]
  return { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 }
}

/** Borders drawn with a ruler: the outline of each country. */
export function outlines(plan: Layout): Map<string, string> {
  const sites = [...COUNTRIES.map((id) => MIDDLE[id] ?? { x: 0, y: 0 }), ...WASTES]
  const cells = Delaunay.from(sites, (site) => site.x, (site) => site.y).voronoi([CANAL, COAST, WIDTH, HEIGHT - COAST])
  return new Map(
    COUNTRIES.map((id, i) => {
      const corners = (cells.cellPolygon(i) ?? []).map(([x, y]) => turn(plan, { x, y }))
      return [id, `M${corners.map((corner) => `${corner.x.toFixed(1)} ${corner.y.toFixed(1)}`).join('L')}Z`]
    }),
  )
}

/** The land without the seas: a wavering coast to the north, the south and along the canal. */
export function land(plan: Layout): string {
  const points: Point[] = []
  for (let x = CANAL; x <= WIDTH; x += 20) points.push({ x, y: COAST + 5 * Math.sin(x * 0.035) + 3 * Math.sin(x * 0.11) })
  for (let x = WIDTH; x >= CANAL; x -= 20) {
    points.push({ x, y: HEIGHT - COAST + 5 * Math.sin(x * 0.04 + 2) + 3 * Math.sin(x * 0.12) })
  }
  for (let y = HEIGHT - COAST; y >= COAST; y -= 20) points.push({ x: CANAL + 3 * Math.sin(y * 0.05), y })
  return `M${points.map((point) => turn(plan, point)).map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
}
