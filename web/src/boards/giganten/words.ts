/** Giganten in words: prompts, actions, consequences, the board as text. */

import { seatName } from '../../lib/seats'
import type { SeatInfo, View } from '../../lib/protocol'
import { dollars, t } from '../../lib/words.svelte'
import type { Described } from '../interface'
import { columnOf, rowOf } from './geometry'
import { COMPANIES, verbOf, type Card, type GigantenEdition, type GigantenView, type Site } from './model'

export function company(index: number): string {
  return t(`giganten-company-${COMPANIES[index] ?? ''}`)
}

/** Which question is put: the verb that answers it. */
export function question(view: GigantenView): string {
  const verbs = view.table.verbs ?? []
  if (view.table.phase === 'special') {
    const card = view.to_act === null ? null : view.table.cards[view.to_act]
    return card?.price_change ? 'price' : 'store'
  }
  return verbs[0] ?? 'none'
}

export function prompt(view: View, who?: string): string {
  const shown = view as unknown as GigantenView
  if (shown.over) return t('web-over')
  const { state } = shown
  return t(`web-giganten-${who === undefined ? 'ask' : 'does'}-${question(shown)}`, {
    seat: who ?? '',
    points: state.points,
    company: company(state.company),
    bid: state.bid,
    cell: shown.table.sites[state.site]?.cell ?? '',
  })
}

export function say(action: string, view: View): string {
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
    case 'pay': {
      const [ones = 0, twos = 0] = rest.split('+').map(Number)
      return t('web-giganten-say-pay', { ones, twos })
    }
    case 'pass':
      return t(view.table.phase === 'derricks' ? 'web-giganten-say-no-build' : 'web-giganten-say-pass')
    case 'sell':
      return Number(rest) === 0 ? t('web-giganten-say-sell-none') : t('web-giganten-say-sell', { count: Number(rest) })
    default:
      return t(`web-giganten-say-${verb}`, { what: rest })
  }
}

export function sayCard(card: Card): string {
  const parts = [t('giganten-card-licences', { count: card.licences }), t('giganten-card-moves', { count: card.moves })]
  if (card.price_change) parts.push(t('giganten-card-price-change', { count: card.price_change }))
  if (card.free_crude) parts.push(t('giganten-card-free-crude'))
  if (card.set_back) parts.push(t('giganten-card-set-back', { count: card.set_back }))
  return parts.join(', ')
}

const arrow = (name: string, from: string | number, to: string | number) => t('web-change', { name, from, to })

/** A part of a preview: what is not certain is null. */
type Foreseen<T> = { [K in keyof T]: T[K] | null }

/** What changes from one position to the next, as far as it is certain. */
export function changes(before: View, after: View, seats: SeatInfo[]): string[] {
  const old = before.state as unknown as GigantenView['state']
  const now = after.state as unknown as Foreseen<GigantenView['state']>
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
  note(t('web-giganten-points'), old.points, now.points)
  const prices = before.table.prices as number[]
  const later = (after.table as Foreseen<GigantenView['table']> | null)?.prices
  prices.forEach((price, index) => note(company(index), price, later?.[index], dollars))
  for (let seat = 0; seat < before.players; seat++) {
    const who = (thing: string) => t('web-of-seat', { seat: seatName(seats, seat), thing })
    note(who(t('web-giganten-money')), old.cash[seat], now.cash?.[seat], dollars)
    note(who(t('web-giganten-locomotive')), old.loco[seat], now.loco?.[seat])
    note(who(t('web-giganten-licences')), old.licences[seat], now.licences?.[seat])
    COMPANIES.forEach((_, index) =>
      note(
        who(t('web-giganten-tank-at', { company: company(index) })),
        old.tank[seat]?.[index],
        now.tank?.[seat]?.[index],
      ),
    )
  }
  return lines
}

// -- the board as text ------------------------------------------------------------------------------------

const GROUND: Record<string, string> = { '.': 'plain', h: 'hill', M: 'mountain' }

export function saySite(site: Site, view: GigantenView, seats: SeatInfo[]): string {
  if (site.status === 'derrick' && site.owner !== null) {
    return t('web-giganten-derrick-of', { seat: seatName(seats, site.owner), crude: site.crude })
  }
  const kind = t('web-giganten-site', { kind: site.kind })
  const parts = [site.tile === null ? kind : t('web-giganten-site-seen', { site: kind, crude: site.tile })]
  const others = site.looked.filter((seat) => seat !== view.seat).map((seat) => seatName(seats, seat))
  if (others.length > 0) parts.push(t('web-giganten-site-looked', { seats: others.join(', ') }))
  return parts.join(', ')
}

/** What to say of each cell.  Worked out once for a position: only what stands somewhere is put into words. */
export function cellWords(view: GigantenView, edition: GigantenEdition, seats: SeatInfo[]): (cell: string) => string {
  const ground = Object.fromEntries(Object.entries(GROUND).map(([letter, name]) => [letter, t(`web-giganten-${name}`)]))
  const things = new Map<string, string[]>()
  const add = (cell: string, words: string) => things.set(cell, [...(things.get(cell) ?? []), words])
  for (const site of view.table.sites) if (site.status !== 'empty') add(site.cell, saySite(site, view, seats))
  view.table.trucks.forEach((cell, seat) => {
    if (cell !== null) add(cell, t('web-giganten-truck-of', { seat: seatName(seats, seat) }))
  })
  for (const action of view.legal) {
    const [verb, cell] = verbOf(action)
    if (!['drive', 'place', 'build'].includes(verb)) continue
    const left = view.table.movement_left?.[cell]
    add(cell, left === undefined ? t('web-possible') : t('web-giganten-possible-left', { left }))
  }
  return (cell) => {
    const letter = edition.terrain.rows[rowOf(cell)]?.[columnOf(cell)] ?? '.'
    return [cell, ground[letter] ?? '', ...(things.get(cell) ?? [])].join(', ')
  }
}

export function sayColumn(column: number, view: GigantenView, edition: GigantenEdition, seats: SeatInfo[]): string {
  const parts = [t('web-giganten-column', { column, cost: edition.track.costs[column - 1] ?? 0 })]
  view.state.loco.slice(0, view.players).forEach((at, seat) => {
    if (at === column) parts.push(t('web-giganten-locomotive-of', { seat: seatName(seats, seat) }))
  })
  if (view.state.black === column) parts.push(t('web-giganten-black'))
  if (view.legal.includes(`rail ${column}`)) parts.push(t('web-possible'))
  return parts.join(', ')
}

export function describe(view: View, file: Record<string, unknown>, seats: SeatInfo[]): Described[] {
  const shown = view as unknown as GigantenView
  const edition = file as unknown as GigantenEdition
  const { state, table } = shown
  const players = Array.from({ length: shown.players }, (_, seat) => seat)
  const sites = table.sites.filter((site) => site.status !== 'empty')
  const sayCell = cellWords(shown, edition, seats)
  return [
    { heading: t('web-describe-turn'), lines: [t('web-giganten-round', { round: state.round }), prompt(view)] },
    {
      heading: t('web-giganten-market'),
      lines: table.prices.map((price, index) =>
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
          column: state.loco[seat] ?? 0,
          truck: table.trucks[seat] ?? t('web-giganten-off-board'),
        }),
      ),
    },
    {
      heading: t('web-giganten-railway'),
      lines: [t('web-describe-black', { column: state.black, star: Number(shown.options.star) })],
    },
    {
      heading: t('web-giganten-sites'),
      lines: sites.map((site) => sayCell(site.cell)),
    },
    ...(shown.legal.length > 0
      ? [{ heading: t('web-describe-legal'), lines: shown.legal.map((action) => say(action, view)) }]
      : []),
  ]
}
