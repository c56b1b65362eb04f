/** What everything on the map of Kark is, and what it means just now. */

import { seatName } from '../../lib/seats'
import { t } from '../../lib/words.svelte'
import type { BoardModel } from '../interface'
import { HALVES, leaderAt, rulerOf } from './notation'
import { countryName, millions, pairWords, spaceWords, stationWords, tankersAt, typeName } from './words'

type Model = BoardModel<'nations'>

/** The place that a button of the map stands for. */
export function explainButton(button: HTMLElement, model: Model): string[] | null {
  const [kind = '', where = ''] = (button.dataset.place ?? '').split(' ')
  if (kind === 'space') return explainSpace(where, model)
  if (kind === 'water') return explainWater(where, model)
  return kind === 'border' ? explainBorder(where, model) : null
}

function explainSpace(space: string, { view, edition, seats }: Model): string[] {
  const [id = '', spot = '0'] = space.split('.')
  const country = edition.countries.list.find((one) => one.id === id)
  const sign = country?.ring[Number(spot)]
  const arrow = edition.arrows.list.find((pair) => pair.split('-').includes(space))
  const leader = leaderAt(view, space)
  return [
    spaceWords(view, space),
    sign === 'C'
      ? t('web-nations-tip-capital', { country: countryName(view, id), derricks: country?.derricks ?? 0 })
      : sign === '?'
        ? t('web-nations-tip-incident')
        : '',
    arrow
      ? t('web-nations-arrow', { space: spaceWords(view, arrow.split('-').find((end) => end !== space) ?? '') })
      : '',
    leader
      ? t('web-nations-tip-leader', {
          type: typeName(leader.type),
          seat: seatName(seats, leader.seat),
          price: millions(leader.price),
          pay: millions(edition.leaders[leader.type as keyof typeof edition.leaders & 'king'].pay),
        })
      : '',
    ...view.facts.agents.flatMap((at, seat) =>
      at === space ? [t('web-nations-tip-agent', { seat: seatName(seats, seat) })] : [],
    ),
  ]
}

function explainWater(where: string, { view, seats }: Model): string[] {
  const ships = tankersAt(view, where, seats)
  if ((HALVES as readonly string[]).includes(where)) {
    return [stationWords(view, where), t('web-nations-tip-offshore'), ...ships]
  }
  const country = view.facts.countries.find((one) => one.id === where)
  const ruler = rulerOf(view, where)
  const loaded = view.facts.networks
    .flat()
    .flatMap((network) => network.items)
    .filter((item) => item.country === where)
    .reduce((sum, item) => sum + item.pairs, 0)
  return [
    stationWords(view, where),
    ruler === null || !country
      ? t('web-nations-tip-port-vacant', { country: countryName(view, where) })
      : t('web-nations-tip-port', {
          seat: seatName(seats, ruler),
          pay: millions(country.pay),
          loaded,
          derricks: country.derricks,
        }),
    ...ships,
  ]
}

function explainBorder(pair: string, { view, edition }: Model): string[] {
  const isLaid = view.facts.pipelines.includes(pair)
  return [
    t('web-nations-border', { pair: pairWords(view, pair) }),
    isLaid ? t('web-nations-tip-pipeline') : t('web-nations-tip-border', { price: millions(edition.pipelines.price) }),
  ]
}
