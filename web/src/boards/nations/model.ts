/** What a view of The Game of Nations holds (`games/nations/state.py`); everything on this table is open. */

export const TYPES = ['king', 'president', 'dictator', 'revolutionary'] as const
export const COUNTRIES = ['U', 'N1', 'N2', 'S1', 'S2', 'A', 'B', 'D'] as const
export const HALVES = ['north', 'south'] as const
export const CARDS = [
  'oil-boom', 'foreign-loan', 'record-exports', 'coup', 'revolution', 'state-visit', 'launched', 'concession',
  'assassination', 'tanker-lost', 'fine', 'reparations', 'strike', 'palace-revolt', 'summit',
] as const // prettier-ignore
export const RING = 8
export const RESERVE = HALVES.length + COUNTRIES.length

export interface NationsState {
  round: number
  phase: number
  turn: number
  first: number
  out: number[]
  money: number[]
  strike: number[]
  agent: number[]
  reserve: number[][]
  tankers: number[][]
  leader: number[]
  joined: number[]
  bank_tankers: number
  bank_pipelines: number
  card: number
}

export interface Country {
  id: string
  name: string
  kind: 'coast' | 'canal' | 'inland'
  half?: 'north' | 'south'
  derricks: number
  ring: string
}

/** The parts of the edition's file that are drawn. */
export interface NationsEdition {
  countries: { list: Country[] }
  arrows: { list: string[] }
  borders: { list: string[] }
  leaders: Record<(typeof TYPES)[number], { count: number; price: number; pay: number }>
}

export interface NationsView {
  game: string
  players: number
  seat: number | null
  at: number
  to_act: number | null
  over: boolean
  state: NationsState
  table: {
    phase: string
    ask?: string
    revenue: number[]
    /** Where each million of it comes from. */
    networks?: {
      countries: string[]
      tankers: number
      derricks: number
      items: { country: string; pairs: number; millions: number }[]
    }[][]
    /** For each leader, by its space: where it can go, what that costs, and the way. */
    moves?: Record<string, Record<string, { price: number; way: string[] }>>
    agent_moves?: Record<string, string[]>
  }
  legal: string[]
}

/** Space number 17 is `N2.1`. */
export function spaceName(space: number): string {
  return `${COUNTRIES[Math.floor(space / RING)] ?? '?'}.${space % RING}`
}

/** Where a tanker lies: the halves of the sea, then the countries, then the reserve. */
export function stationName(station: number): string {
  return HALVES[station] ?? COUNTRIES[station - HALVES.length] ?? 'reserve'
}

export function leaderAt(state: NationsState, space: number): { seat: number; type: number } | null {
  const code = state.leader[space] ?? -1
  return code < 0 ? null : { seat: Math.floor(code / TYPES.length), type: code % TYPES.length }
}

export interface Parsed {
  verb: string
  args: string[]
}

const TWO_WORDS = /^(tanker (?:buy|place|move|sell)|lose (?:leader|tanker))(?: |$)/

/** The verb of an action (`tanker buy` is one) and its arguments. */
export function parse(action: string): Parsed {
  const verb = TWO_WORDS.exec(action)?.[1] ?? action.split(' ')[0] ?? ''
  return { verb, args: action.slice(verb.length).trim().split(' ').filter(Boolean) }
}

const SPACE_VERBS = new Set(['agent', 'move', 'lose leader', 'revolt'])
const BORDER_VERBS = new Set(['pipe', 'lay'])
const TYPE_VERBS = new Set(['place', 'coup', 'revolution'])

/** The places on the map that an action names, in order: `space N1.3`, `water north`, `border U-A`, `country U`. */
export function places(action: string): string[] {
  const { verb, args } = parse(action)
  if (SPACE_VERBS.has(verb)) return args.map((space) => `space ${space}`)
  if (BORDER_VERBS.has(verb)) return args.map((pair) => `border ${pair}`)
  if (TYPE_VERBS.has(verb)) return args.slice(1).map((country) => `country ${country}`)
  return args.map((water) => `water ${water}`)
}
