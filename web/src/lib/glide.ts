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

/** Lead an element through some points; it must end where it is drawn. */
export function glide(way: Stop[] | undefined): Attachment<SVGElement> {
  return (node) => {
    if (way === undefined || way.length < 2 || still.matches) return
    const trip = node.animate(
      way.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` })),
      { duration: Math.min(MOST_MS, LEAST_MS + LEG_MS * way.length), easing: 'ease-in-out' },
    )
    return () => trip.cancel()
  }
}
