/** What is asked over HTTP. */

import { save } from './ending'
import type {
  BranchTable,
  EditionData,
  Games,
  GlanceReply,
  KeepStudy,
  LineDeduction,
  NewTable,
  NewTableReply,
  Preview,
  Problem,
  PuzzleList,
  PuzzleReply,
  Reach,
  ReplayReply,
  ReviewReply,
  Rulebook,
  SeatPlan,
  Solution,
  Study,
  TableSummary,
  Verified,
  View,
} from './protocol'

export class Refusal extends Error {
  constructor(
    text: string,
    readonly status: number,
  ) {
    super(text)
  }
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const reply = await fetch(path, init)
  if (reply.ok) return (await reply.json()) as T
  const problem = (await reply.json().catch(() => null)) as Problem | null
  throw new Refusal(problem?.text ?? `${reply.status}`, reply.status)
}

function post<T>(path: string, body: unknown, token?: string, method = 'POST'): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(token === undefined ? {} : bearer(token).headers) }
  return ask<T>(path, { method, headers, body: JSON.stringify(body) })
}

/** What does not change is asked for once. */
const asked = new Map<string, Promise<unknown>>()

function askOnce<T>(path: string, init?: RequestInit): Promise<T> {
  const known = asked.get(path)
  if (known) return known as Promise<T>
  const reply = ask<T>(path, init)
  asked.set(path, reply)
  reply.catch(() => asked.delete(path)) // it may come the next time
  return reply
}

/** Somebody entitled to ask for what belongs to a table. */
interface Seat {
  id: string
  token: string
}

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

export function games(): Promise<Games> {
  return askOnce('/api/games')
}

/** An edition that comes with the game, or the house edition of a table. */
export function edition(game: string, name: string, house?: Seat): Promise<EditionData> {
  const path = house ? `/api/tables/${house.id}/edition` : `/api/editions/${game}/${encodeURIComponent(name)}`
  return askOnce(path, house && bearer(house.token))
}

export function rulebook(game: string, language: string): Promise<Rulebook> {
  return askOnce(`/api/rules/${game}/${language}`)
}

/** How others get to a server that runs on this machine. */
export function reach(): Promise<Reach> {
  return ask<Reach>('/api/reach')
}

/** A table at a glance. */
export function summary(table: string, token: string, language: string): Promise<TableSummary> {
  return ask<TableSummary>(`/api/tables/${table}?lang=${language}`, bearer(token))
}

/** A position to look at. */
export function demo(game: string): Promise<View> {
  return ask<View>(`/api/demo/${game}`)
}

export function newTable(wanted: NewTable): Promise<NewTableReply> {
  return post<NewTableReply>('/api/tables', wanted)
}

/** A record becomes a table; `seats` says who sat there. */
export function importRecord(record: unknown, seats?: SeatPlan[]): Promise<NewTableReply> {
  return post<NewTableReply>('/api/tables/import', { record, seats })
}

export function verify(table: string, token: string): Promise<Verified> {
  return ask<Verified>(`/api/tables/${table}/verify`, bearer(token))
}

/** The review so far of one line of a finished match, from step number `start` on. */
export function review(table: string, token: string, level: string, line: number, start: number): Promise<ReviewReply> {
  return ask<ReviewReply>(`/api/tables/${table}/review?level=${level}&line=${line}&start=${start}`, bearer(token))
}

/** The notes and variations of a finished match. */
export function study(table: string, token: string): Promise<Study> {
  return ask<Study>(`/api/tables/${table}/study`, bearer(token))
}

export function keepStudy(table: string, token: string, wanted: KeepStudy): Promise<Study> {
  return post<Study>(`/api/tables/${table}/study`, wanted, token, 'PUT')
}

/** Positions and log of a variation, as a seat saw them. */
export function replayLine(
  { id, token }: Seat,
  line: number,
  start: number,
  stop: number,
  seat: number | null,
  language: string,
): Promise<ReplayReply> {
  const eyes = seat === null ? '' : `&seat=${seat}`
  const asked = `start=${start}&stop=${stop}&lang=${language}${eyes}`
  return ask<ReplayReply>(`/api/tables/${id}/lines/${line}?${asked}`, bearer(token))
}

/** What a seat could work out at a moment of a variation. */
export function lineDeduction({ id, token }: Seat, line: number, at: number, seat: number): Promise<LineDeduction> {
  return ask<LineDeduction>(`/api/tables/${id}/lines/${line}/deduction?at=${at}&seat=${seat}`, bearer(token))
}

/** A table that plays on from a moment. */
export function branch(table: string, token: string, wanted: BranchTable): Promise<NewTableReply> {
  return post<NewTableReply>(`/api/tables/${table}/branch`, wanted, token)
}

export function puzzles(game: string): Promise<PuzzleList> {
  return ask<PuzzleList>(`/api/puzzles/${game}`)
}

export function puzzle(game: string, id: string): Promise<PuzzleReply> {
  return ask<PuzzleReply>(`/api/puzzles/${game}/${id}`)
}

/** What an action in a puzzle would lead to; an illegal one is refused with the reason. */
export function puzzlePreview(game: string, id: string, action: string, language: string): Promise<Preview> {
  return ask<Preview>(`/api/puzzles/${game}/${id}/preview?lang=${language}&action=${encodeURIComponent(action)}`)
}

export function solution(game: string, id: string, language: string): Promise<Solution> {
  return ask<Solution>(`/api/puzzles/${game}/${id}/solution?lang=${language}`)
}

/** A finished match at a glance. */
export function glance(table: string, token: string): Promise<GlanceReply> {
  return ask<GlanceReply>(`/api/tables/${table}/glance`, bearer(token))
}

/** Saves the record as a file. */
export async function saveRecord({ id, token }: Seat): Promise<void> {
  save(await record(id, token), `gusher-${id}.json`)
}

export function record(table: string, token: string): Promise<Blob> {
  return file(`/api/tables/${table}/record`, token)
}

/** Saves the board at the end as a picture: PNG, or SVG if the server has no library for pixels. */
export async function savePicture({ id, token }: Seat, theme: string): Promise<void> {
  const drawn = (kind: string) => file(`/api/tables/${id}/picture.${kind}?theme=${theme}`, token)
  const picture = await drawn('png').catch(() => drawn('svg'))
  save(picture, `gusher-${id}.${picture.type === 'image/png' ? 'png' : 'svg'}`)
}

async function file(path: string, token: string): Promise<Blob> {
  const reply = await fetch(path, bearer(token))
  if (!reply.ok) throw new Refusal(((await reply.json()) as Problem).text, reply.status)
  return reply.blob()
}
