import type { Attachment } from 'svelte/attachments'
import type { SeatInfo } from './protocol'
import { t } from './words.svelte'

/** A player's name, or that of the seat. */
export function seatName(seats: SeatInfo[], seat: number): string {
  const info = seats[seat]
  if (!info) return String(seat)
  return info.name || t(`seat-${info.key}`)
}

/** Below this element each seat has the colour that it is named after. */
export function seatColours(keys: string[]): Attachment<HTMLElement> {
  return (node) => keys.forEach((key, seat) => node.style.setProperty(`--seat-${seat}`, `var(--seat-${key})`))
}
