/** The Game of Nations in words. */

import { seatName } from '../../lib/seats'
import type { Foreseen, NationsEdition, NationsEvent, NationsView, SeatInfo } from '../../lib/protocol'
import { signed, t } from '../../lib/words.svelte'
import type { Described } from '../interface'
import { CARDS, COUNTRIES, HALVES, leaderAt, parse, stationName } from './notation'

export const millions = (amount: number) => t('nations-millions', { amount })
export const typeName = (type: string) => t(`nations-type-${type}`)

/** A country's name, as the edition has it; proper names are the same in every language. */
export function countryName(view: NationsView, id: string): string {
  return view.facts.countries.find((country) => country.id === id)?.name ?? id
}

/** Is the country's name one of ours rather than the printed game's? */
export function isInvented({ countries }: NationsEdition, id: string): boolean {
  const country = countries.list.find((one) => one.id === id)
  return (country?.name_provenance ?? country?.provenance ?? countries.provenance) === 'reconstructed'
}

export function stationWords(view: NationsView, station: string): string {
  return station === 'reserve' || (HALVES as readonly string[]).includes(station)
    ? t(`nations-station-${station}`)
    : t('nations-station-inshore', { country: countryName(view, station) })
}

export function spaceWords(view: NationsView, space: string): string {
  const [country = '', place = ''] = space.split('.')
  return `${countryName(view, country)} ${place}`
}

export function pairWords(view: NationsView, pair: string): string {
  return pair
    .split('-')
    .map((id) => countryName(view, id))
    .join(' – ')
}

/** What a player does in a phase, where the texts have another name for it. */
const DOES: Record<string, string> = {
  first_turn: 'first',
  agent_incident: 'agent-card',
  ruin: 'leader',
  leader_incident: 'leader-card',
  turn_ends: 'end',
}

export function prompt(view: NationsView, who?: string): string {
  if (view.over) return t('web-over')
  const { ask, phase, incidents } = view.facts
  if (who === undefined) return t(`nations-ask-${ask ?? 'leader'}`)
  return t(`web-nations-does-${DOES[phase] ?? phase}`, { seat: who, card: cardName(incidents.card) })
}

export function cardName(card: string | null): string {
  return card === null ? '' : t(`nations-card-${card}`)
}

/** What a card does, with the edition's amounts. */
export function cardEffect(card: string, { incidents }: NationsEdition): string {
  const amount = incidents.cards.find((one) => one.card === card)?.amount ?? 0
  return t(`nations-card-${card}.effect`, { amount })
}

/** Verbs whose own words only name a place: the group they are in says what is done there. */
const PLACE_ONLY = /^(tanker|lose|pipe|lay|launch|revolt|move)/

export function say(action: string, view: NationsView): string {
  const { verb } = parse(action)
  const short = sayShort(action, view)
  return PLACE_ONLY.test(verb)
    ? t('web-labelled', { label: t(`web-nations-verb-${verb.replace(' ', '-')}`), text: short })
    : short
}

/** Where a move goes, once it is clear what moves. */
export function sayGoal(action: string, view: NationsView): string {
  const { verb, args } = parse(action)
  return verb === 'move' ? spaceWords(view, args[1] ?? '') : stationWords(view, args[1] ?? '')
}

export function sayShort(action: string, view: NationsView): string {
  const { verb, args } = parse(action)
  const [first = '', second = ''] = args
  const key = `web-nations-say-${verb.replace(' ', '-')}`
  switch (verb) {
    case 'place':
    case 'coup':
    case 'revolution':
      return t(key, { type: t(`nations-type-${first}`), country: countryName(view, second) })
    case 'move':
      return t(key, { from: spaceWords(view, first), to: spaceWords(view, second) })
    case 'agent':
    case 'lose leader':
    case 'revolt':
      return t(key, { space: spaceWords(view, first) })
    case 'tanker move':
      return t(key, { from: stationWords(view, first), to: stationWords(view, second) })
    case 'pipe':
    case 'lay':
      return t(key, { pair: pairWords(view, first) })
    case 'end':
    case 'pass':
      return t(key)
    default:
      return t(key, { station: stationWords(view, first) })
  }
}

/** An action of a popover: what is done here, and what it costs. */
export function sayPriced(action: string, view: NationsView, edition: NationsEdition): string {
  const { verb, args } = parse(action)
  if (verb !== 'place') return say(action, view)
  const type = args[0] as keyof typeof edition.leaders & 'king'
  return t('web-nations-priced', { what: sayShort(action, view), price: millions(edition.leaders[type].price) })
}

const total = (counts: readonly (number | null)[] | null | undefined) =>
  (counts ?? []).reduce<number>((sum, count) => sum + (count ?? 0), 0)

export function changes(before: NationsView, after: Foreseen<NationsView>, seats: SeatInfo[]): string[] {
  const lines: string[] = []
  const note = (
    seat: number,
    thing: string,
    from = 0,
    to: number | null | undefined,
    word: (value: number) => string,
  ) => {
    if (to == null || from === to) return
    const name = t('web-of-seat', { seat: seatName(seats, seat), thing })
    lines.push(t('web-change', { name, from: word(from), to: word(to) }))
  }
  for (let seat = 0; seat < before.players; seat++) {
    const fleet = after.state?.tankers?.[seat]
    note(seat, t('web-nations-money'), before.state.money[seat], after.state?.money?.[seat], millions)
    note(seat, t('web-nations-tankers'), total(before.state.tankers[seat]), fleet && total(fleet), String)
    note(seat, t('web-nations-revenue'), before.facts.revenue[seat], after.facts?.revenue?.[seat], millions)
  }
  return lines
}

/** The card that an event turned up. */
export function cardOf(event: NationsEvent): string | null {
  return event.event === 'card-taken' ? (CARDS[event.card] ?? null) : null
}

export function reading(event: NationsEvent, edition: NationsEdition): string {
  const card = cardOf(event)
  return card === null ? '' : `${cardName(card)} ${cardEffect(card, edition)}`
}

/** What an event does to a player's money. */
function gain(event: NationsEvent, seat: number): number {
  if (event.event === 'paid' && event.payee === seat) return event.millions
  if (!('seat' in event) || event.seat !== seat || !('millions' in event) || event.event === 'loaded') return 0
  return ['collected', 'received', 'tanker-gone'].includes(event.event) ? event.millions : -event.millions
}

export function recap(events: NationsEvent[], seat: number, view: NationsView): string[] {
  const sum = events.reduce((all, event) => all + gain(event, seat), 0)
  const deeds = events.flatMap((event): string[] => {
    if (event.event === 'tankers-taken' && event.from_seat === seat)
      return [t('web-nations-recap-robbed', { country: countryName(view, COUNTRIES[event.country] ?? '') })]
    if (!('seat' in event) || event.seat !== seat) return []
    switch (event.event) {
      case 'control':
        return [t('web-nations-recap-control', { country: countryName(view, COUNTRIES[event.country] ?? '') })]
      case 'card-taken':
        return [cardName(cardOf(event))]
      case 'tanker-placed':
      case 'tanker-gone':
      case 'pipeline':
      case 'moved':
      case 'fell':
      case 'out':
        return [t(`web-nations-recap-${event.event}`)]
      default:
        return []
    }
  })
  return [...(sum === 0 ? [] : [signed(sum, millions)]), ...deeds]
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
    parts.push(spaceWords(view, where))
    if (sign === 'C') parts.push(t('web-nations-capital'))
    if (sign === '?') parts.push(t('web-nations-incident'))
    const arrow = edition.arrows.list.find((pair) => pair.split('-').includes(where))
    if (arrow)
      parts.push(
        t('web-nations-arrow', { space: spaceWords(view, arrow.split('-').find((end) => end !== where) ?? '') }),
      )
    const held = leaderAt(view, where)
    if (held) parts.push(t('web-nations-leader-of', { type: typeName(held.type), seat: seatName(seats, held.seat) }))
    view.facts.agents.forEach((at, seat) => {
      if (at === where) parts.push(t('web-nations-agent-of', { seat: seatName(seats, seat) }))
    })
  } else if (kind === 'border') {
    parts.push(t('web-nations-border', { pair: pairWords(view, where) }))
  } else {
    parts.push(stationWords(view, where), ...tankersAt(view, where, seats))
  }
  if (open) parts.push(t('web-possible'))
  return parts.join(', ')
}

export function tankersAt(view: NationsView, where: string, seats: SeatInfo[]): string[] {
  return view.state.tankers.flatMap((stations, seat) => {
    const count = stations.find((_, i) => stationName(i) === where) ?? 0
    return count > 0 ? [t('web-nations-tankers-of', { seat: seatName(seats, seat), count })] : []
  })
}

export function describe(view: NationsView, edition: NationsEdition, seats: SeatInfo[]): Described[] {
  const { state, facts } = view
  const players = Array.from({ length: view.players }, (_, seat) => seat)
  const fleets = [...HALVES, ...COUNTRIES].filter((where) => tankersAt(view, where, seats).length > 0)
  return [
    { heading: t('web-describe-turn'), lines: [t('web-nations-round', { round: state.round }), prompt(view)] },
    {
      heading: t('web-players'),
      lines: players.map((seat) =>
        t('web-nations-describe-player', {
          seat: seatName(seats, seat),
          money: millions(state.money[seat] ?? 0),
          tankers: total(state.tankers[seat]),
          reserve: facts.kept_back[seat] ?? 0,
          agent: facts.agents[seat] ? spaceWords(view, facts.agents[seat]) : '–',
        }),
      ),
    },
    {
      heading: t('web-nations-leaders'),
      lines: facts.leaders.map(({ space }) => sayPlace(`space ${space}`, view, edition, seats, false)),
    },
    {
      heading: t('web-nations-tankers'),
      lines: fleets.map((where) => sayPlace(`water ${where}`, view, edition, seats, false)),
    },
    ...(view.legal.length > 0
      ? [{ heading: t('web-describe-legal'), lines: view.legal.map((action) => say(action, view)) }]
      : []),
  ]
}
