/** The Game of Nations in words. */

import { seatName } from '../../lib/seats'
import type { SeatInfo, View } from '../../lib/protocol'
import { has, t } from '../../lib/words.svelte'
import type { Described } from '../interface'
import {
  CARDS,
  COUNTRIES,
  HALVES,
  leaderAt,
  parse,
  RESERVE,
  RING,
  spaceName,
  stationName,
  TYPES,
  type NationsEdition,
  type NationsView,
} from './model'

export const millions = (amount: number) => t('nations-millions', { amount })
export const typeName = (type: number) => t(`nations-type-${TYPES[type] ?? 'king'}`)

/** A country's name; proper names are the same in every language. */
export function countryName(edition: NationsEdition | null, id: string): string {
  const key = `nations-country-${id}`
  return has(key) ? t(key) : (edition?.countries.list.find((country) => country.id === id)?.name ?? id)
}

function stationWords(station: string): string {
  return station === 'reserve' || (HALVES as readonly string[]).includes(station)
    ? t(`nations-station-${station}`)
    : t('nations-station-inshore', { country: countryName(null, station) })
}

export function spaceWords(space: string): string {
  const [country = '', place = ''] = space.split('.')
  return `${countryName(null, country)} ${place}`
}

function pairWords(pair: string): string {
  return pair
    .split('-')
    .map((id) => countryName(null, id))
    .join(' – ')
}

const PHASES = [
  'setup',
  'first',
  'revenue',
  'agent',
  'agent-card',
  'leader',
  'leader',
  'leader-card',
  'trade',
  'end',
  'over',
]

export function prompt(view: View, who?: string): string {
  const shown = view as unknown as NationsView
  if (shown.over) return t('web-over')
  if (who === undefined) return t(`nations-ask-${shown.table.ask ?? 'leader'}`)
  const phase = PHASES[shown.state.phase] ?? 'leader'
  return t(`web-nations-does-${phase}`, { seat: who, card: cardName(shown.state.card) })
}

export function cardName(card: number): string {
  const key = `nations-card-${CARDS[card] ?? ''}`
  return has(key) ? t(key) : ''
}

/** Verbs whose own words name a place alone: the group that they stand in says what is done there. */
const PLACE_ONLY = /^(tanker|lose|pipe|lay|launch|revolt|move)/

export function say(action: string): string {
  const { verb } = parse(action)
  const short = sayShort(action)
  return PLACE_ONLY.test(verb) ? `${t(`web-nations-verb-${verb.replace(' ', '-')}`)}: ${short}` : short
}

/** Where a move goes, once it is clear what moves. */
export function sayGoal(action: string): string {
  const { verb, args } = parse(action)
  return verb === 'move' ? spaceWords(args[1] ?? '') : stationWords(args[1] ?? '')
}

export function sayShort(action: string): string {
  const { verb, args } = parse(action)
  const [first = '', second = ''] = args
  const key = `web-nations-say-${verb.replace(' ', '-')}`
  switch (verb) {
    case 'place':
    case 'coup':
    case 'revolution':
      return t(key, { type: t(`nations-type-${first}`), country: countryName(null, second) })
    case 'move':
      return t(key, { from: spaceWords(first), to: spaceWords(second) })
    case 'agent':
    case 'lose leader':
    case 'revolt':
      return t(key, { space: spaceWords(first) })
    case 'tanker move':
      return t(key, { from: stationWords(first), to: stationWords(second) })
    case 'pipe':
    case 'lay':
      return t(key, { pair: pairWords(first) })
    case 'end':
    case 'pass':
      return t(key)
    default:
      return t(key, { station: stationWords(first) })
  }
}

export function changes(before: View, after: View, seats: SeatInfo[]): string[] {
  const [old, now] = [before.state, after.state] as unknown as [NationsView['state'], NationsView['state']]
  const lines: string[] = []
  const note = (seat: number, thing: string, from: number, to: number, word: (value: number) => string) => {
    if (from === to) return
    const name = t('web-of-seat', { seat: seatName(seats, seat), thing })
    lines.push(t('web-change', { name, from: word(from), to: word(to) }))
  }
  const revenue = (view: View) => (view.table as NationsView['table'] | null)?.revenue
  for (let seat = 0; seat < before.players; seat++) {
    note(seat, t('web-nations-money'), old.money[seat] ?? 0, now.money[seat] ?? old.money[seat] ?? 0, millions)
    const total = (state: NationsView['state']) => (state.tankers[seat] ?? []).reduce((sum, count) => sum + count, 0)
    note(seat, t('web-nations-tankers'), total(old), total(now), String)
    note(
      seat,
      t('web-nations-revenue'),
      revenue(before)?.[seat] ?? 0,
      revenue(after)?.[seat] ?? revenue(before)?.[seat] ?? 0,
      millions,
    )
  }
  return lines
}

/** What stands on a place of the map. */
export function sayPlace(
  place: string,
  view: NationsView,
  edition: NationsEdition,
  seats: SeatInfo[],
  open: boolean,
): string {
  const [kind = '', where = ''] = place.split(' ')
  const parts: string[] = []
  if (kind === 'space') {
    const [id = '', spot = '0'] = where.split('.')
    const sign = edition.countries.list.find((country) => country.id === id)?.ring[Number(spot)]
    parts.push(spaceWords(where))
    if (sign === 'C') parts.push(t('web-nations-capital'))
    if (sign === '?') parts.push(t('web-nations-incident'))
    const arrow = edition.arrows.list.find((pair) => pair.split('-').includes(where))
    if (arrow)
      parts.push(t('web-nations-arrow', { space: spaceWords(arrow.split('-').find((end) => end !== where) ?? '') }))
    const number = COUNTRIES.indexOf(id as 'U') * RING + Number(spot)
    const held = leaderAt(view.state, number)
    if (held) parts.push(t('web-nations-leader-of', { type: typeName(held.type), seat: seatName(seats, held.seat) }))
    view.state.agent.forEach((at, seat) => {
      if (at === number && seat < view.players) parts.push(t('web-nations-agent-of', { seat: seatName(seats, seat) }))
    })
  } else if (kind === 'border') {
    parts.push(t('web-nations-border', { pair: pairWords(where) }))
  } else {
    parts.push(stationWords(where), ...tankersAt(view, where, seats))
  }
  if (open) parts.push(t('web-possible'))
  return parts.join(', ')
}

function tankersAt(view: NationsView, where: string, seats: SeatInfo[]): string[] {
  return view.state.tankers.flatMap((stations, seat) => {
    const count = stations.find((_, i) => stationName(i) === where) ?? 0
    return count > 0 ? [t('web-nations-tankers-of', { seat: seatName(seats, seat), count })] : []
  })
}

export function describe(view: View, file: Record<string, unknown>, seats: SeatInfo[]): Described[] {
  const shown = view as unknown as NationsView
  const edition = file as unknown as NationsEdition
  const { state } = shown
  const players = Array.from({ length: shown.players }, (_, seat) => seat)
  const pieces = state.leader.flatMap((_, space) => (leaderAt(state, space) ? [`space ${spaceName(space)}`] : []))
  const fleets = [...HALVES, ...COUNTRIES].filter((where) => tankersAt(shown, where, seats).length > 0)
  return [
    { heading: t('web-describe-turn'), lines: [t('web-nations-round', { round: state.round }), prompt(view)] },
    {
      heading: t('web-players'),
      lines: players.map((seat) =>
        t('web-nations-describe-player', {
          seat: seatName(seats, seat),
          money: millions(state.money[seat] ?? 0),
          tankers: (state.tankers[seat] ?? []).reduce((sum, count) => sum + count, 0),
          reserve: state.tankers[seat]?.[RESERVE] ?? 0,
          agent: (state.agent[seat] ?? -1) >= 0 ? spaceWords(spaceName(state.agent[seat] ?? 0)) : '–',
        }),
      ),
    },
    {
      heading: t('web-nations-leaders'),
      lines: pieces.map((place) => sayPlace(place, shown, edition, seats, false)),
    },
    {
      heading: t('web-nations-tankers'),
      lines: fleets.map((where) => sayPlace(`water ${where}`, shown, edition, seats, false)),
    },
    ...(shown.legal.length > 0
      ? [{ heading: t('web-describe-legal'), lines: shown.legal.map((action) => say(action)) }]
      : []),
  ]
}
