/** The guided first game, lesson by lesson.  The deal is always the same; the bots may play differently, so each lesson
 * finds what to do in the position it meets, and whatever comes up later is explained then.
 *
 * Whoever takes the card with the most licences has at least as many as the others in the first auction: that is where
 * the bluff is staged.  In this deal that card also changes a price; and a rival takes the one that sets my locomotive
 * back while the black one is still behind my derrick, so a rival's carries my first crude. */

import type { GigantenSite, GigantenView } from '../../lib/protocol'
import type { Lesson } from '../interface'
import { columnOf, rowOf } from './geometry'
import { COMPANIES, isBidder, verbOf } from './notation'

export const guided = { players: 3, seed: 'rehearsal 1118', options: { first: 0 }, pace_ms: 400 }

const of = (view: GigantenView, ...verbs: string[]) => view.legal.filter((action) => verbs.includes(verbOf(action)[0]))
const asked =
  (...verbs: string[]) =>
  (view: GigantenView) =>
    of(view, ...verbs).length > 0
const far = (a: string, b: string) => Math.abs(columnOf(a) - columnOf(b)) + Math.abs(rowOf(a) - rowOf(b))
/** The action that is worth most. */
function best(actions: string[], worth: (action: string) => number): string[] {
  const most = Math.max(...actions.map(worth))
  return actions.filter((action) => worth(action) === most).slice(0, 1)
}
const untouched = (site: GigantenSite) => site.status === 'tile' && site.kind !== 2
const nearest = (view: GigantenView, cell: string) =>
  Math.min(...view.facts.sites.filter(untouched).map((site) => far(site.cell, cell)))
/** A cell beside a site is best, and of these the one that leaves the most points. */
function reach(view: GigantenView, action: string): number {
  const cell = verbOf(action)[1]
  return -10 * Math.max(1, nearest(view, cell)) + (view.facts.movement_left?.[cell] ?? 0)
}
const standsBesideSite = (view: GigantenView) => {
  const truck = view.facts.trucks[view.seat ?? 0]
  return truck != null && nearest(view, truck) <= 1
}
const price = (view: GigantenView, company: string) => view.facts.prices[COMPANIES.indexOf(company as 'jet')] ?? 0
/** What my licences are worth in total. */
const worth = (view: GigantenView) => {
  const seat = view.seat ?? 0
  return 2 * (view.state.licences[seat] ?? 0) - (view.state.ones[seat] ?? 0)
}
/** The next bids, as long as I can pay them. */
const sensibleBids = (view: GigantenView) =>
  of(view, 'bid')
    .filter((action) => Number(verbOf(action)[1]) <= worth(view))
    .slice(0, 2)
/** The smallest bid that cannot be paid and that nobody can raise (7.2): whoever makes it is called. */
function sureBluff(view: GigantenView): string[] {
  const seat = view.seat ?? 0
  const { licences } = view.state
  const rivals = licences.filter((_, other) => other !== seat && isBidder(view.state, other))
  const least = Math.max(worth(view) + 1, ...rivals.map((count) => 2 * count))
  const canLoseHalf = (licences[seat] ?? 0) > 1
  return canLoseHalf
    ? of(view, 'bid')
        .filter((action) => Number(verbOf(action)[1]) >= least)
        .slice(0, 1)
    : []
}
const CARRIERS = ['rival', 'black', 'own']

export const guide: Lesson<'giganten'>[] = [
  { key: 'welcome', clause: 'S1', when: () => true },
  {
    key: 'take',
    clause: '2.4',
    when: asked('take'),
    aims: (view) => best(of(view, 'take'), (action) => view.facts.offer[Number(verbOf(action)[1])]?.licences ?? 0),
  },
  {
    key: 'place',
    clause: '4.1',
    when: asked('place'),
    aims: (view) => best(of(view, 'place'), (action) => -nearest(view, verbOf(action)[1])),
  },
  {
    key: 'drive',
    clause: '4.6',
    when: (view) => asked('drive')(view) && !standsBesideSite(view),
    aims: (view) => best(of(view, 'drive'), (action) => reach(view, action)),
  },
  {
    key: 'rail',
    clause: '4.7',
    when: asked('rail'),
    aims: (view) => of(view, 'rail').slice(-1),
  },
  { key: 'special', clause: '4.8', when: asked('price', 'store'), aims: (view) => of(view, 'price', 'store') },
  {
    key: 'build',
    clause: '5.1',
    when: asked('build'),
    aims: (view) =>
      best(of(view, 'build'), (action) => view.facts.sites.find((site) => site.cell === verbOf(action)[1])?.tile ?? 0),
  },
  {
    key: 'carried',
    clause: '6.5',
    when: (view) => asked('ship')(view) && !of(view, 'ship').some((action) => action.startsWith('ship own')),
  },
  {
    key: 'ship',
    clause: '6.5',
    when: asked('ship'),
    aims: (view) =>
      best(of(view, 'ship'), (action) => {
        const [carrier = '', company = ''] = verbOf(action)[1].split(' ')
        return 100_000 * CARRIERS.indexOf(carrier) + price(view, company)
      }),
  },
  { key: 'auction', clause: '7.1', when: asked('bid') },
  { key: 'called', clause: '7.6', after: 'bluff', when: () => true, undo: true },
  {
    key: 'bluff',
    clause: '7.2',
    after: 'auction',
    when: (view) => sureBluff(view).length > 0,
    aims: sureBluff,
  },
  {
    key: 'bid',
    clause: '7.2',
    when: (view) => sensibleBids(view).length > 0,
    again: true,
    aims: (view) => [...sensibleBids(view), 'pass'],
  },
  { key: 'pay', clause: '7.5', when: asked('pay'), aims: (view) => of(view, 'pay') },
  {
    key: 'sell',
    clause: '7.7',
    when: asked('sell'),
    aims: (view) => best(of(view, 'sell'), (action) => Number(verbOf(action)[1])),
  },
  { key: 'round', clause: '9.1', after: 'called', when: (view) => view.state.round >= 2 },
]
