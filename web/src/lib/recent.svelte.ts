/** The tables this browser holds tokens for. */

import { untrack } from 'svelte'
import type { NewTableReply } from './protocol'
import { stored } from './stored'

export interface RecentTable {
  table: string
  game: string
  /** Tokens of the seats that are played here; one, or several for hot-seat, or the spectators' one. */
  tokens: string[]
  /** For whoever set the table up: the spectators' token. */
  spectator?: string
  /** The table's invitation, which leads back to the seats that are played here. */
  invitation?: string
  guided?: boolean
  /** The lessons of the guided game that have been given. */
  lessons?: string[]
  /** The moment of another table's match that this one plays on from; the token opens a seat there. */
  branch?: { table: string; token: string; at: number; line: number }
  when: number
}

const KEY = 'gusher-tables'
const MOST = 20

let tables = $state.raw(stored<RecentTable[]>(KEY, []))

function keep(list: RecentTable[]): void {
  tables = list.slice(0, MOST)
  localStorage.setItem(KEY, JSON.stringify(tables))
}

export function recentTables(): RecentTable[] {
  return tables
}

export function remembered(table: string): RecentTable | undefined {
  return tables.find((known) => known.table === table)
}

export function remember(table: RecentTable): void {
  untrack(() => keep([table, ...tables.filter((known) => known.table !== table.table)]))
}

/** Remembers a new table; returns where it is found.  `here` are the seats that are played in this browser. */
export function enter(
  made: NewTableReply,
  game: string,
  here: number[] = made.seats.map(({ seat }) => seat).slice(0, 1),
  more: Partial<RecentTable> = {},
): string {
  const own = made.seats.filter(({ seat }) => here.includes(seat)).map(({ token }) => token)
  const tokens = own.length === 0 ? [made.spectator] : own
  remember({ table: made.table, game, tokens, when: Date.now(), spectator: made.spectator, ...more })
  return `#/t/${made.table}/${tokens[0]}`
}

/** The token of a seat that is played here has changed. */
export function exchange(table: string, old: string, token: string): void {
  const known = remembered(table)
  if (known) remember({ ...known, tokens: known.tokens.map((one) => (one === old ? token : one)) })
}

export function forget(table: string): void {
  keep(tables.filter((known) => known.table !== table))
}
