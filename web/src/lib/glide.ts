/** Pieces that travel: calmly along their way, or not at all for who prefers less motion. */

import type { Attachment } from 'svelte/attachments'

export interface Stop {
  x: number
  y: number
}

const LEAST_MS = 350
const LEG_MS = 170
const MOST_MS = 1300
const still = matchMedia('(prefers-reduced-motion: reduce)')

/** Who is on the way, and along which: a piece travels on when others begin to move, but not when it is put elsewhere. */
const trips = new WeakMap<Element, { way: Stop[]; trip: Animation }>()

/** Lead an element through some points to where it is drawn. */
export function glide(way: Stop[] | undefined, drawn: Stop): Attachment<SVGElement> {
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
      way.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` })),
      { duration: Math.min(MOST_MS, LEAST_MS + LEG_MS * way.length), easing: 'ease-in-out' },
    )
    trips.set(node, { way, trip })
  }
}
