/** The tables this browser holds tokens for. */

import { untrack } from 'svelte'

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
  when: number
}

const KEY = 'gusher-tables'
const MOST = 20

function stored(): RecentTable[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as RecentTable[]
  } catch {
    return []
  }
}

let tables = $state.raw<RecentTable[]>(stored())

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

/** The token of a seat that is played here has changed. */
export function exchange(table: string, old: string, token: string): void {
  const known = remembered(table)
  if (known) remember({ ...known, tokens: known.tokens.map((one) => (one === old ? token : one)) })
}

export function forget(table: string): void {
  keep(tables.filter((known) => known.table !== table))
}
