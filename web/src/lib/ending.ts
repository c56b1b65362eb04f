/** How a match ended, from the reader's point of view. */

import type { SeatInfo, View } from './protocol'
import { seatName } from './seats'
import { t } from './words.svelte'

/** Who won, or how I did and by how much.  The margin is given where the totals explain the places. */
export function verdict(view: View, seats: SeatInfo[], you: number | null, money: (amount: number) => string): string {
  const { winners = [], scores = [], accounts = [] } = view.result ?? {}
  const totals = accounts.map((account) => account.total)
  if (you === null) return winnersOf(winners, seats)
  const order = scores.map((_, seat) => seat).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))
  const won = winners.includes(you)
  if (won && winners.length > 1) return t('web-end-shared')
  const rival = won ? order.find((seat) => seat !== you) : winners[0]
  const margin = rival === undefined ? 0 : (totals[you] ?? 0) - (totals[rival] ?? 0)
  const place = 1 + scores.filter((score) => score > (scores[you] ?? 0)).length
  const words = { place, seat: rival === undefined ? '' : seatName(seats, rival), margin: money(Math.abs(margin)) }
  if (won) return t(margin > 0 ? 'web-end-win-by' : 'web-end-win', words)
  return t(margin < 0 ? 'web-end-place-by' : 'web-end-place', { ...words, place: Math.max(place, 2) })
}

export function winnersOf(winners: number[], seats: SeatInfo[]): string {
  return t('web-won', { seats: winners.map((seat) => seatName(seats, seat)).join(', '), count: winners.length })
}

/** Let the browser keep a file. */
export function save(blob: Blob, name: string): void {
  const anchor = document.createElement('a')
  anchor.href = URL.createObjectURL(blob)
  anchor.download = name
  anchor.click()
  URL.revokeObjectURL(anchor.href)
}
