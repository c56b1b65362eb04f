/** How Giganten's actions are written, and what is fixed about its board. */

import type { GigantenCard, GigantenState } from '../../lib/protocol'

export const COMPANIES = ['hudson', 'jet', 'standard'] as const
export const COLUMNS = 20
export const ROWS = 12

/** The action that a text names: its verb, and the rest. */
export function verbOf(action: string): [string, string] {
  const space = action.indexOf(' ')
  return space < 0 ? [action, ''] : [action.slice(0, space), action.slice(space + 1)]
}

/** The licences that a payment consists of. */
export function paidWith(pay: string): { ones: number; twos: number } {
  const [ones = 0, twos = 0] = verbOf(pay)[1].split('+').map(Number)
  return { ones, twos }
}

export function isBidder(state: GigantenState, seat: number): boolean {
  return ((state.bidders >> seat) & 1) === 1
}

/** Is it played on a cell of the land or a column of the railway? */
export function isOnMap(action: string): boolean {
  return ['place', 'drive', 'build', 'rail'].includes(verbOf(action)[0])
}

/** The symbols of the action cards. */
export const SIGNS = ['licence', 'move', 'price', 'crude', 'back'] as const
export type Sign = (typeof SIGNS)[number]
type Effect = Exclude<Sign, 'licence' | 'move'>

/** What a card does besides licences and movement, if anything. */
export function effectOf(card: GigantenCard): { sign: Effect; count: number } | null {
  if (card.price_change) return { sign: 'price', count: card.price_change }
  if (card.free_crude) return { sign: 'crude', count: card.free_crude }
  if (card.set_back) return { sign: 'back', count: card.set_back }
  return null
}

const SCENES: Record<Effect, string> = { price: 'exchange', crude: 'windfall', back: 'washout' }

/** A card's picture and name: by its effect, or by what it has most of. */
export function sceneOf(card: GigantenCard): string {
  const effect = effectOf(card)
  if (effect) return SCENES[effect.sign]
  if (card.moves > 2 * card.licences) return 'road'
  return card.licences >= card.moves ? 'office' : 'survey'
}
