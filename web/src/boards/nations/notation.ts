/** How actions and places of The Game of Nations are written. */

import type { NationsLeader, NationsView } from '../../lib/protocol'

export const TYPES = ['king', 'president', 'dictator', 'revolutionary'] as const
export const COUNTRIES = ['U', 'N1', 'N2', 'S1', 'S2', 'A', 'B', 'D'] as const
export const HALVES = ['north', 'south'] as const
export const RING = 8
/** The Incident cards, as events number them. */
export const CARDS = [
  'oil-boom',
  'foreign-loan',
  'record-exports',
  'coup',
  'revolution',
  'state-visit',
  'launched',
  'concession',
  'assassination',
  'tanker-lost',
  'fine',
  'reparations',
  'strike',
  'palace-revolt',
  'summit',
] as const

/** Space number 17 is `N2.1`. */
export function spaceName(space: number): string {
  return `${COUNTRIES[Math.floor(space / RING)] ?? '?'}.${space % RING}`
}

/** Where a tanker lies: the halves of the sea, then the countries, then the reserve. */
export function stationName(station: number): string {
  return HALVES[station] ?? COUNTRIES[station - HALVES.length] ?? 'reserve'
}

/** The leader on a space, if one stands there. */
export function leaderAt(view: NationsView, space: string): NationsLeader | undefined {
  return view.facts.leaders.find((leader) => leader.space === space)
}

/** The seat that holds a country. */
export function rulerOf(view: NationsView, id: string): number | null {
  return view.facts.countries.find((country) => country.id === id)?.ruler ?? null
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

export function isOnMap(action: string): boolean {
  return places(action).length > 0
}
