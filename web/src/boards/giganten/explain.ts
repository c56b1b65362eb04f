/** What everything on Giganten's table is, and what it means just now. */

import { seatName } from '../../lib/seats'
import type { GigantenCard, GigantenEdition, GigantenSite } from '../../lib/protocol'
import { dollars, t } from '../../lib/words.svelte'
import type { BoardModel } from '../interface'
import { columnName, columnOf } from './geometry'
import { effectOf, sceneOf } from './notation'
import { company, groundAt } from './words'

type Model = BoardModel<'giganten'>

const KINDS = ['one_derrick', 'two_derricks', 'three_derricks'] as const

export function explainCell(cell: string, { view, edition, seats }: Model): string[] {
  const ground = groundAt(edition, cell)
  const site = view.facts.sites.find((one) => one.cell === cell && one.status !== 'empty')
  const trucks = view.facts.trucks.flatMap((at, seat) => (at === cell ? [seat] : []))
  return [
    `${cell}: ${t(`web-giganten-${ground}`)}`,
    ...(site ? explainSite(site, edition) : [t('web-giganten-tip-ground', { cost: COST[ground] ?? 1 })]),
    ...(site && site.status === 'derrick' && site.owner !== null
      ? [t('web-giganten-derrick-of', { seat: seatName(seats, site.owner), crude: site.crude })]
      : []),
    ...(site && site.status === 'tile' && site.looked.length > 0
      ? [t('web-giganten-tip-looked', { seats: site.looked.map((seat) => seatName(seats, seat)).join(', ') })]
      : []),
    ...trucks.map((seat) => t('web-giganten-truck-of', { seat: seatName(seats, seat) })),
  ]
}

const COST: Record<string, number> = { plain: 1, hill: 2, mountain: 3 }

function explainSite(site: GigantenSite, edition: GigantenEdition): string[] {
  if (site.status === 'derrick') return [t('web-giganten-tip-derrick')]
  const kind = KINDS[site.kind - 1] ?? 'one_derrick'
  const crude = [...new Set(edition.tiles[kind])].join(' / ')
  return [
    t('web-giganten-site', { kind: site.kind }),
    t('web-giganten-tip-site', { cost: dollars(edition.costs[kind]), crude }),
    ...(site.tile === null ? [] : [t('web-giganten-tip-seen', { crude: site.tile })]),
  ]
}

export function explainColumn(column: number, { view, edition, seats }: Model): string[] {
  const served = { column: columnName(column), cost: dollars(edition.costs.freight) }
  return [
    t('web-giganten-column', { column: columnName(column), cost: edition.track.costs[column - 1] ?? 0 }),
    ...view.state.loco
      .slice(0, view.players)
      .flatMap((at, seat) =>
        at === column ? [t('web-giganten-tip-locomotive', { ...served, seat: seatName(seats, seat) })] : [],
      ),
    ...(view.state.black === column ? [t('web-giganten-tip-black', served)] : []),
  ]
}

/** A card, part by part: licences, movement, what else it does, and what a red one did to the black locomotive. */
export function explainParts(card: GigantenCard) {
  const effect = effectOf(card)
  return {
    licence: t('web-giganten-tip-card-licences', { count: card.licences }),
    move: t('web-giganten-tip-card-moves', { count: card.moves }),
    effect: t(`web-giganten-tip-card-${effect?.sign ?? 'none'}`, { count: effect?.count ?? 0 }),
    ...(card.black ? { black: t('web-giganten-tip-card-black', { count: card.black }) } : {}),
  }
}

export function explainCard(card: GigantenCard): string[] {
  return [t(`giganten-name-${sceneOf(card)}`), ...Object.values(explainParts(card))]
}

export function explainCompany(index: number, { view }: Model): string[] {
  return [company(index), t('web-giganten-tip-company', { price: dollars(view.facts.prices[index] ?? 0) })]
}

export const explainZone = (zone: string | undefined, price: number) => [
  dollars(price),
  t(`web-giganten-tip-zone-${zone ?? 'w'}`),
]

export function explainLicences(seat: number, { view }: Model): string {
  const count = view.state.licences[seat] ?? 0
  return t('web-giganten-tip-licences', { count, most: 2 * count })
}

/** The cell or the column that a button of the map stands for. */
export function explainButton(button: HTMLElement, model: Model): string[] | null {
  const { place } = button.dataset
  if (!place) return null
  return /\d/.test(place) ? explainCell(place, model) : explainColumn(columnOf(place), model)
}
