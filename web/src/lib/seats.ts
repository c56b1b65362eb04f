import type { SeatInfo } from './protocol'
import { t } from './words.svelte'

/** A player's name, or that of the seat. */
export function seatName(seats: SeatInfo[], seat: number): string {
  const info = seats[seat]
  if (!info) return String(seat)
  return info.name || t(`seat-${info.key}`)
}
