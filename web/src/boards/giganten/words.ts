/** Giganten in words: prompts, actions, consequences, the board as text. */

import { seatName } from '../../lib/seats'
import type {
  Foreseen,
  GigantenCard,
  GigantenEdition,
  GigantenEvent,
  GigantenSite,
  GigantenView,
  SeatInfo,
} from '../../lib/protocol'
import { dollars, signed, t } from '../../lib/words.svelte'
import type { Described } from '../interface'
import { cellAt, columnName, columnOf, rowOf } from './geometry'
import { COMPANIES, paidWith, verbOf } from './notation'

export function company(index: number): string {
  return t(`giganten-company-${COMPANIES[index] ?? ''}`)
}

/** Which question is asked: the verb that answers it. */
export function question(view: GigantenView): string {
  const verbs = view.facts.verbs ?? []
  if (view.facts.phase === 'special') {
    const card = view.to_act === null ? null : view.facts.cards[view.to_act]
    return card?.price_change ? 'price' : card?.free_crude ? 'store' : 'setback'
  }
  return verbs[0] ?? 'none'
}

export function prompt(view: GigantenView, who?: string): string {
  if (view.over) return t('web-over')
  const { state } = view
  return t(`web-giganten-${who === undefined ? 'ask' : 'does'}-${question(view)}`, {
    seat: who ?? '',
    points: state.points,
    company: company(state.company),
    bid: state.bid,
    cell: view.facts.sites[state.site]?.cell ?? '',
  })
}

export function say(action: string, view: GigantenView): string {
  const [verb, rest] = verbOf(action)
  const [first = '', second = ''] = rest.split(' ')
  switch (verb) {
    case 'take':
      return first === 'red' ? t('web-giganten-say-take-red') : t('web-giganten-say-take', { card: first })
    case 'price':
      return t('web-giganten-say-price', { company: t(`giganten-company-${first}`), steps: second.replace('-', '−') })
    case 'store':
      return t('web-giganten-say-store', { company: t(`giganten-company-${first}`) })
    case 'ship':
      return t(`web-giganten-say-ship-${first}`, { company: t(`giganten-company-${second}`) })
    case 'pay':
      return t('web-giganten-say-pay', paidWith(action))
    case 'pass':
      return t(view.facts.phase === 'derricks' ? 'web-giganten-say-no-build' : 'web-giganten-say-pass')
    case 'sell':
      return Number(rest) === 0 ? t('web-giganten-say-sell-none') : t('web-giganten-say-sell', { count: Number(rest) })
    default:
      return t(`web-giganten-say-${verb}`, { what: rest })
  }
}

export function sayCard(card: GigantenCard): string {
  const parts = [t('giganten-card-licences', { count: card.licences }), t('giganten-card-moves', { count: card.moves })]
  if (card.price_change) parts.push(t('giganten-card-price-change', { count: card.price_change }))
  if (card.free_crude) parts.push(t('giganten-card-free-crude'))
  if (card.set_back) parts.push(t('giganten-card-set-back', { count: card.set_back }))
  return parts.join(', ')
}

const arrow = (name: string, from: string | number, to: string | number) => t('web-change', { name, from, to })

/** What is certain to change from one position to the next. */
export function changes(before: GigantenView, after: Foreseen<GigantenView>, seats: SeatInfo[]): string[] {
  const { state: old } = before
  const { state: now } = after
  const lines: string[] = []
  const note = (
    name: string,
    from: number | undefined,
    to: number | null | undefined,
    word: (value: number) => string = String,
  ) => {
    if (from !== undefined && to !== null && to !== undefined && from !== to)
      lines.push(arrow(name, word(from), word(to)))
  }
  note(t('web-giganten-points'), old.points, now?.points)
  before.facts.prices.forEach((price, index) => note(company(index), price, after.facts?.prices?.[index], dollars))
  for (let seat = 0; seat < before.players; seat++) {
    const who = (thing: string) => t('web-of-seat', { seat: seatName(seats, seat), thing })
    note(who(t('web-giganten-money')), old.cash[seat], now?.cash?.[seat], dollars)
    note(who(t('web-giganten-locomotive')), old.loco[seat], now?.loco?.[seat], columnName)
    note(who(t('web-giganten-licences')), old.licences[seat], now?.licences?.[seat])
    COMPANIES.forEach((_, index) =>
      note(
        who(t('web-giganten-tank-at', { company: company(index) })),
        old.tank[seat]?.[index],
        now?.tank?.[seat]?.[index],
      ),
    )
  }
  return lines
}

/** Nothing turned up here takes longer to read than its log entry. */
export const reading = () => ''

/** What an event does to a player's money. */
function gain(event: GigantenEvent, seat: number): number {
  if (event.event === 'freight-paid' && event.payee === seat) return event.dollars
  if (!('dollars' in event) || event.seat !== seat) return 0
  return event.event === 'sold' || event.event === 'surplus' ? event.dollars : -event.dollars
}

export function recap(events: GigantenEvent[], seat: number, view: GigantenView): string[] {
  const sum = events.reduce((all, event) => all + gain(event, seat), 0)
  const deeds = events.flatMap((event): string[] => {
    if (!('seat' in event) || event.seat !== seat) return []
    switch (event.event) {
      case 'drove':
      case 'placed':
        return [cellAt(event.cell)]
      case 'railed':
      case 'set-back':
        return [t(`web-giganten-recap-${event.event}`, { column: columnName(event.to_column) })]
      case 'built':
        return [t('web-giganten-recap-built', { cell: view.facts.sites[event.site]?.cell ?? '' })]
      case 'shipped':
      case 'auction-won':
      case 'sold':
        return [t(`web-giganten-recap-${event.event}`, { company: company(event.company) })]
      case 'bluff-called':
        return [t('web-giganten-recap-bluff-called')]
      default:
        return []
    }
  })
  const told = deeds.filter((deed, i) => deeds.indexOf(deed) === i)
  return [...(sum === 0 ? [] : [signed(sum, dollars)]), ...told]
}

// -- the board as text ------------------------------------------------------------------------------------

const GROUND: Record<string, string> = { '.': 'plain', h: 'hill', M: 'mountain' }

/** What the ground of a cell is. */
export function groundAt(edition: GigantenEdition, cell: string): string {
  return GROUND[edition.terrain.rows[rowOf(cell)]?.[columnOf(cell)] ?? '.'] ?? 'plain'
}

export function saySite(site: GigantenSite, view: GigantenView, seats: SeatInfo[]): string {
  if (site.status === 'derrick' && site.owner !== null) {
    return t('web-giganten-derrick-of', { seat: seatName(seats, site.owner), crude: site.crude })
  }
  const kind = t('web-giganten-site', { kind: site.kind })
  const parts = [site.tile === null ? kind : t('web-giganten-site-seen', { site: kind, crude: site.tile })]
  const others = site.looked.filter((seat) => seat !== view.seat).map((seat) => seatName(seats, seat))
  if (others.length > 0) parts.push(t('web-giganten-site-looked', { seats: others.join(', ') }))
  return parts.join(', ')
}

/** What to say about each cell, worked out once for a position: for most cells that is only their ground. */
export function cellWords(view: GigantenView, edition: GigantenEdition, seats: SeatInfo[]): (cell: string) => string {
  const ground = Object.fromEntries(Object.values(GROUND).map((name) => [name, t(`web-giganten-${name}`)]))
  const things = new Map<string, string[]>()
  const add = (cell: string, words: string) => things.set(cell, [...(things.get(cell) ?? []), words])
  for (const site of view.facts.sites) if (site.status !== 'empty') add(site.cell, saySite(site, view, seats))
  view.facts.trucks.forEach((cell, seat) => {
    if (cell !== null) add(cell, t('web-giganten-truck-of', { seat: seatName(seats, seat) }))
  })
  for (const action of view.legal) {
    const [verb, cell] = verbOf(action)
    if (!['drive', 'place', 'build'].includes(verb)) continue
    const left = view.facts.movement_left?.[cell]
    add(cell, left === undefined ? t('web-possible') : t('web-giganten-possible-left', { left }))
  }
  return (cell) => {
    return [cell, ground[groundAt(edition, cell)] ?? '', ...(things.get(cell) ?? [])].join(', ')
  }
}

export function sayColumn(column: number, view: GigantenView, edition: GigantenEdition, seats: SeatInfo[]): string {
  const parts = [t('web-giganten-column', { column: columnName(column), cost: edition.track.costs[column - 1] ?? 0 })]
  view.state.loco.slice(0, view.players).forEach((at, seat) => {
    if (at === column) parts.push(t('web-giganten-locomotive-of', { seat: seatName(seats, seat) }))
  })
  if (view.state.black === column) parts.push(t('web-giganten-black'))
  if (view.legal.includes(`rail ${columnName(column)}`)) parts.push(t('web-possible'))
  return parts.join(', ')
}

export function describe(view: GigantenView, edition: GigantenEdition, seats: SeatInfo[]): Described[] {
  const { state, facts } = view
  const players = Array.from({ length: view.players }, (_, seat) => seat)
  const sites = facts.sites.filter((site) => site.status !== 'empty')
  const sayCell = cellWords(view, edition, seats)
  return [
    { heading: t('web-describe-turn'), lines: [t('web-giganten-round', { round: state.round }), prompt(view)] },
    {
      heading: t('web-giganten-market'),
      lines: facts.prices.map((price, index) =>
        t('web-describe-company', {
          company: company(index),
          price: dollars(price),
          tanks: players.map((seat) => `${seatName(seats, seat)} ${state.tank[seat]?.[index] ?? 0}`).join(', '),
        }),
      ),
    },
    {
      heading: t('web-players'),
      lines: players.map((seat) =>
        t('web-describe-player', {
          seat: seatName(seats, seat),
          money: dollars(state.cash[seat] ?? 0),
          licences: state.licences[seat] ?? 0,
          derricks: state.derricks[seat] ?? 0,
          column: columnName(state.loco[seat] ?? 0),
          truck: facts.trucks[seat] ?? t('web-giganten-off-board'),
        }),
      ),
    },
    {
      heading: t('web-giganten-railway'),
      lines: [t('web-describe-black', { column: columnName(state.black), star: Number(view.options.star) })],
    },
    {
      heading: t('web-giganten-sites'),
      lines: sites.map((site) => sayCell(site.cell)),
    },
    ...(view.legal.length > 0
      ? [{ heading: t('web-describe-legal'), lines: view.legal.map((action) => say(action, view)) }]
      : []),
  ]
}
