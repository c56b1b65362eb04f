import type { Attachment } from 'svelte/attachments'
import type { SeatInfo } from './protocol'
import { t } from './words.svelte'

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]|[\ud802\ud803\ud83a\ud83b]/

/** A player's name, or that of the seat.  One written from right to left must not reorder the words around it: in a
 * sentence it is isolated as <bdi> does it, with U+2068 and U+2069. */
export function seatName(seats: SeatInfo[], seat: number): string {
  const info = seats[seat]
  if (!info) return String(seat)
  const name = info.name || t(`seat-${info.key}`)
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name
}

/** Below this element each seat has the colour that it is named after. */
export function seatColours(keys: string[]): Attachment<HTMLElement> {
  return (node) => keys.forEach((key, seat) => node.style.setProperty(`--seat-${seat}`, `var(--seat-${key})`))
}
