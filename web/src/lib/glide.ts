/** Pieces that travel: calmly along their way, or not at all for those who prefer less motion. */

import type { Attachment } from 'svelte/attachments'
import type { TransitionConfig } from 'svelte/transition'
import type { Point } from '../boards/plan'

const LEAST_MS = 350
const LEG_MS = 170
const MOST_MS = 950
const still = matchMedia('(prefers-reduced-motion: reduce)')

/** What is on its way, and along which: a piece travels on when others begin to move, but not when it is put
 * elsewhere. */
const trips = new WeakMap<Element, { way: Point[]; trip: Animation }>()

/** Lead an element through some points to where it is drawn. */
export function glide(way: Point[] | undefined, drawn: Point): Attachment<SVGElement> {
  return (node) => {
    const now = trips.get(node)
    if (way !== undefined && way === now?.way) return
    const end = (way ?? now?.way)?.at(-1)
    const leads = end !== undefined && Math.hypot(end.x - drawn.x, end.y - drawn.y) < 30
    if (way === undefined && leads) return
    now?.trip.cancel()
    trips.delete(node)
    if (way === undefined || way.length < 2 || !leads || still.matches) return
    const trip = node.animate(
      way.map(({ x, y }, n) => ({ transform: `translate(${x}px, ${y}px)`, offset: part(way, n) })),
      { duration: Math.min(MOST_MS, LEAST_MS + LEG_MS * way.length), easing: 'ease-in-out' },
    )
    trips.set(node, { way, trip })
  }
}

/** How much of a way lies behind its stop number `n`: a piece keeps its pace, however far apart the stops are. */
function part(way: Point[], n: number): number {
  const legs = way.slice(1).map(({ x, y }, i) => Math.hypot(x - (way[i]?.x ?? x), y - (way[i]?.y ?? y)))
  const sum = (some: number[]) => some.reduce((all, leg) => all + leg, 0)
  return sum(legs.slice(0, n)) / (sum(legs) || 1)
}

const ARRIVE_MS = 500

/** A piece that is new on the board: `from` gives its transform while it is still that far off, from 1 to 0. */
export function arrive(_: Element, from: ((off: number) => string) | null): TransitionConfig {
  return {
    duration: from === null || still.matches ? 0 : ARRIVE_MS,
    css: (_, off) => `transform: ${from?.(off) ?? 'none'}; opacity: ${1 - off}`,
  }
}
