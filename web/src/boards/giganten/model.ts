/** What a view of Giganten holds, as the server sends it (`games/giganten/state.py` and `text.py`). */

export interface Card {
  name: string
  licences: number
  moves: number
  price_change: number
  black: number
  free_crude: number
  set_back: number
}

export interface Site {
  cell: string
  kind: 1 | 2 | 3
  status: 'tile' | 'derrick' | 'empty'
  owner: number | null
  crude: number
  tile: number | null
  looked: number[]
}

export interface GigantenState {
  round: number
  turn: number
  first: number
  company: number
  price: number[]
  cash: number[]
  loco: number[]
  derricks: number[]
  tank: number[][]
  licences: number[]
  ones: (number | null)[]
  black: number
  licence_deck: number
  gone_ones: number
  gone_twos: number
  points: number
  site: number
  bid: number
  leader: number
  bidders: number
}

export interface GigantenTable {
  phase: string
  action: number
  prices: number[]
  offer: (Card | null)[]
  cards: (Card | null)[]
  sites: Site[]
  trucks: (string | null)[]
  clause?: string
  verbs?: string[]
  movement_left?: Record<string, number>
}

/** The parts of the edition's file that are drawn. */
export interface GigantenEdition {
  terrain: { rows: string[] }
  track: { costs: number[]; star: number }
  prices: { scale: number[]; zones: string }
  tanks: { limit: number; surplus_price: number }
  costs: { one_derrick: number; two_derricks: number; three_derricks: number; freight: number }
  scoring: { derrick_by_rank: number[]; crude: number }
}

export interface GigantenView {
  game: string
  options: Record<string, string | number | boolean>
  players: number
  seat: number | null
  at: number
  to_act: number | null
  over: boolean
  state: GigantenState
  table: GigantenTable
  legal: string[]
}

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
