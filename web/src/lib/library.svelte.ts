/** The finished games that this browser knows: kept as they are seen, chosen from and counted here.
 *
 * `study/library.py` counts a folder of records in the same way.  The server cannot do it for us: hundreds of games are
 * more than a request may hold, and the page works without a network. */

import { glance, importRecord, Refusal } from './api'
import type { Fault, Played, Sat } from './protocol'
import { recentTables } from './recent.svelte'
import { isPassing, Reviewing } from './review.svelte'
import { stored } from './stored'
import { t } from './words.svelte'

export interface Kept {
  table: string
  token: string
  when: number
  /** The seat that was played here; null: none. */
  you: number | null
  match: Played
}

/** A seat of a game. */
export interface Row {
  kept: Kept
  sat: Sat
}

/** How some seats have done: their share of the wins, and its 95 % interval. */
export interface Count {
  key: string
  seats: number
  share: number
  low: number
  high: number
}

export interface Tendency {
  verb: string
  decisions: number
  faults: number
  given: number
}

const KEY = 'gusher-library'
const NOT_OVER = 403
const POLL_MS = 300
const NAME_LENGTH = 40

let games = $state.raw(stored<Kept[]>(KEY, []))

export function library(): Kept[] {
  return games
}

function store(list: Kept[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(list))
  } catch {
    throw new Refusal(t('library-full'), 0)
  }
  games = list
}

export function drop(id: string): void {
  store(games.filter((kept) => kept.match.id !== id))
}

/** Keeps a finished game, once; reviews that are known stay. */
function keep(fresh: Kept): void {
  if (games.every((kept) => kept.match.id !== fresh.match.id)) store([fresh, ...games])
}

/** Keeps the game at a table, if it is over. */
export async function shelve(table: string, token: string, when = Date.now()): Promise<void> {
  if (games.some((kept) => kept.table === table)) return
  try {
    const { you, match } = await glance(table, token)
    keep({ table, token, when, you, match })
  } catch (fault) {
    const passing = fault instanceof Refusal && fault.status !== 0 // still running, or gone
    if (!passing && !(fault instanceof TypeError)) throw fault
  }
}

/** Keeps what has been finished at the tables that this browser remembers. */
export async function gather(): Promise<void> {
  for (const { table, tokens, when } of recentTables()) await shelve(table, tokens[0] ?? '', when)
}

/** Brings in a record; the names in it are in order of seat. */
export async function bring(file: File): Promise<void> {
  const record = parsed(await file.text())
  const names: unknown[] = Array.isArray(record.names) ? record.names : []
  const players = typeof record.players === 'number' ? Math.min(Math.max(record.players, 0), 16) : 0
  const seats = Array.from({ length: players }, (_, seat) => ({
    kind: 'human' as const,
    name: String(names[seat] ?? '').slice(0, NAME_LENGTH),
  }))
  if (record.finished !== true) throw new Refusal(t('error-library-running'), NOT_OVER)
  const made = await importRecord(record, seats)
  const { match } = await glance(made.table, made.spectator)
  keep({ table: made.table, token: made.spectator, when: file.lastModified, you: null, match })
}

function parsed(text: string): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(text)
    if (typeof found === 'object' && found !== null) return found as Record<string, unknown>
  } catch {
    // reported below
  }
  throw new Refusal(t('library-not-record'), 0)
}

// ---- choosing and counting

export const FAULTS = ['any', 'reviewed', 'with-faults', 'without-faults'] as const

export interface Choice {
  game: string
  players: number | null
  /** `mine`, `everybody`, or a player's name after a colon. */
  whose: string
  won: boolean | null
  /** `name=value` of an option. */
  option: string
  faults: (typeof FAULTS)[number]
}

export function chosen(kept: Kept[], choice: Choice): Row[] {
  return kept
    .filter(({ match }) => match.game === choice.game)
    .filter(({ match }) => choice.players === null || match.players === choice.players)
    .filter(({ match }) => choice.option === '' || optionsOf(match).includes(choice.option))
    .flatMap((one) => one.match.seats.map((sat) => ({ kept: one, sat })))
    .filter(({ kept: { you }, sat }) => {
      if (choice.whose === 'mine') return sat.seat === you
      return choice.whose === 'everybody' || choice.whose === `:${sat.name}`
    })
    .filter(({ sat }) => choice.won === null || sat.share > 0 === choice.won)
    .filter(({ sat }) => fits(sat.faults ?? null, choice.faults))
}

function fits(faults: Fault[] | null, wanted: Choice['faults']): boolean {
  if (wanted === 'any') return true
  return faults !== null && (wanted === 'reviewed' || faults.length > 0 === (wanted === 'with-faults'))
}

export function optionsOf(match: Played): string[] {
  return Object.entries(match.options).map(([name, value]) => `${name}=${value}`)
}

const SIGMAS = 1.959964
const sum = (values: number[]) => values.reduce((all, one) => all + one, 0)
const mean = (values: number[]) => sum(values) / values.length

/** The most frequent first.  Seats of one game are not independent, so intervals are worked out by game. */
export function counted(rows: Row[], keys: (row: Row) => string[]): Count[] {
  const shares: Record<string, Record<string, number[]>> = {}
  for (const row of rows) {
    for (const key of keys(row)) ((shares[key] ??= {})[row.kept.match.id] ??= []).push(row.sat.share)
  }
  return Object.entries(shares)
    .map(([key, games]) => counts(key, Object.values(games)))
    .sort((a, b) => b.seats - a.seats || a.key.localeCompare(b.key, undefined, { numeric: true }))
}

/** Wilson's interval for as many independent games as have the same standard error (`arena/tally.py`). */
function counts(key: string, games: number[][]): Count {
  const share = mean(games.flat())
  const means = games.map(mean)
  const middle = mean(means)
  const variance = sum(means.map((one) => (one - middle) ** 2)) / Math.max(games.length - 1, 1) / games.length
  const trials = variance > 0 && share > 0 && share < 1 ? (share * (1 - share)) / variance : games.length
  const squared = SIGMAS ** 2 / trials
  const centre = (share + squared / 2) / (1 + squared)
  const half = (SIGMAS / (1 + squared)) * Math.sqrt((share * (1 - share)) / trials + squared / (4 * trials))
  return { key, seats: games.flat().length, share, low: Math.max(centre - half, 0), high: Math.min(centre + half, 1) }
}

/** What things cost at the end of each round, on average over the games that lasted that long. */
export function prices(rows: Row[]): Record<string, number[]> {
  const matches = [...new Map(rows.map(({ kept }) => [kept.match.id, kept.match])).values()]
  const found: Record<string, number[][]> = {}
  for (const match of matches) {
    for (const [name, values] of Object.entries(match.prices)) {
      values.forEach((value, round) => ((found[name] ??= [])[round] ??= []).push(value))
    }
  }
  return Object.fromEntries(Object.entries(found).map(([name, rounds]) => [name, rounds.map(mean)]))
}

/** The share of the wins up to each game, the oldest first. */
export function course(rows: Row[]): number[] {
  const shares = [...rows].sort((a, b) => a.kept.when - b.kept.when).map(({ sat }) => sat.share)
  return shares.map((_, i) => mean(shares.slice(0, i + 1)))
}

/** What was given away, verb by verb, most first. */
export function tendencies(rows: Row[]): Tendency[] {
  const found: Record<string, Tendency> = {}
  for (const { sat } of rows) {
    for (const fault of sat.faults ?? []) {
      const one = (found[fault.verb] ??= { verb: fault.verb, decisions: 0, faults: 0, given: 0 })
      one.faults += 1
      one.given += fault.given_away
    }
  }
  for (const { sat } of rows.filter((row) => row.sat.faults)) {
    for (const one of Object.values(found)) one.decisions += sat.verbs[one.verb] ?? 0
  }
  return Object.values(found).sort((a, b) => b.given - a.given)
}

export function worst(rows: Row[], most: number): { row: Row; fault: Fault }[] {
  return rows
    .flatMap((row) => (row.sat.faults ?? []).map((fault) => ({ row, fault })))
    .sort((a, b) => b.fault.given_away - a.fault.given_away)
    .slice(0, most)
}

// ---- reviews

/** Reviews one game after another, for as long as it is wanted. */
export class ReviewingAll {
  done = $state(0)
  trouble = $state('')
  stopped = $state(false)
  readonly of: number

  constructor(list: Kept[]) {
    this.of = list.length
    this.run(list).catch((fault: Error) => (this.trouble = fault.message))
  }

  get running(): boolean {
    return !this.stopped && this.trouble === '' && this.done < this.of
  }

  stop(): void {
    this.stopped = true
  }

  private async run(list: Kept[]): Promise<void> {
    for (const kept of list) {
      const one = new Reviewing(kept.table, kept.token)
      while (!one.whole && one.trouble === '' && !this.stopped) await pause()
      one.close()
      if (!one.whole) {
        this.trouble = one.trouble
        return
      }
      while (!this.stopped && !(await updated(kept))) await pause()
      this.done += 1
    }
  }
}

/** Keeps what a review has found; false: ask the server again. */
async function updated({ table, token }: Kept): Promise<boolean> {
  try {
    const { match } = await glance(table, token)
    store(games.map((kept) => (kept.match.id === match.id ? { ...kept, match } : kept)))
    return true
  } catch (fault) {
    if (!isPassing(fault)) throw fault
    return false
  }
}

const pause = () => new Promise((done) => setTimeout(done, POLL_MS))

// ---- export

/** A row for each seat, as a spreadsheet reads it. */
export function csv(rows: Row[]): string {
  const lines = rows.map(({ kept: { match, when, you }, sat }) => ({
    match: match.id,
    when: new Date(when).toISOString(),
    game: match.game,
    edition: match.edition,
    players: match.players,
    options: JSON.stringify(match.options),
    rounds: match.rounds,
    decisions: match.decisions,
    seat: sat.seat,
    mine: sat.seat === you,
    name: sat.name,
    order: sat.order,
    score: sat.score,
    share: sat.share,
    openings: JSON.stringify(sat.openings),
    places: JSON.stringify(sat.places),
    faults: sat.faults?.length ?? '',
    given_away: sat.faults ? sum(sat.faults.map((fault) => fault.given_away)) : '',
  }))
  const cell = (value: unknown) => `"${String(value).replaceAll('"', '""')}"`
  const heads = Object.keys(lines[0] ?? {})
  return [heads, ...lines.map((line) => Object.values(line))].map((cells) => cells.map(cell).join(',')).join('\r\n')
}
