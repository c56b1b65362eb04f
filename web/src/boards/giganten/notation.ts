/** How Giganten's actions are written, and what is fixed about its board. */

import type { GigantenState } from '../../lib/protocol'

export const COMPANIES = ['hudson', 'jet', 'standard'] as const
export const COLUMNS = 20
export const ROWS = 12

/** The action that a text names: its verb, and the rest. */
export function verbOf(action: string): [string, string] {
  const space = action.indexOf(' ')
  return space < 0 ? [action, ''] : [action.slice(0, space), action.slice(space + 1)]
}

export function isBidder(state: GigantenState, seat: number): boolean {
  return ((state.bidders >> seat) & 1) === 1
}

/** Is it played on a cell of the land or a column of the railway? */
export function isOnMap(action: string): boolean {
  return ['place', 'drive', 'build', 'rail'].includes(verbOf(action)[0])
}
