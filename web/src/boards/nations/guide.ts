/** The guided first game: the first turns, lesson by lesson.  The deal is always the same; the bots may differ, so that
 * each lesson finds what is to be done in the position that it meets. */

import type { View } from '../../lib/protocol'
import type { Lesson } from '../interface'
import { COUNTRIES, leaderAt, parse, RING, type NationsEdition, type NationsView } from './model'

export const guided = { players: 3, seed: 'guided', options: { first: 0 }, pace_ms: 400 }

const shown = (view: View) => view as unknown as NationsView
const of = (view: View, verb: string) => view.legal.filter((action) => parse(action).verb === verb)
const asked = (verb: string) => (view: View) => of(view, verb).length > 0
const kindOf = (edition: Record<string, unknown>, id: string) =>
  (edition as unknown as NationsEdition).countries.list.find((country) => country.id === id)
const isFirst = (view: View) => shown(view).state.phase === 1
/** The countries that my leaders hold. */
function held(view: View, edition: Record<string, unknown>): string[] {
  const { state, seat } = shown(view)
  return COUNTRIES.filter(
    (id, i) => leaderAt(state, i * RING + (kindOf(edition, id)?.ring.indexOf('C') ?? 0))?.seat === seat,
  )
}
function some(actions: string[], wanted: (action: string) => boolean): string[] {
  const found = actions.filter(wanted)
  return found.length > 0 ? found : actions
}

export const guide: Lesson[] = [
  { key: 'welcome', clause: 'S1', when: () => true },
  {
    key: 'place',
    clause: '2.1',
    when: (view) => isFirst(view) && asked('place')(view),
    aims: (view, edition) =>
      some(of(view, 'place'), (action) => {
        const [type, country = ''] = parse(action).args
        return type === 'dictator' && kindOf(edition, country)?.kind === 'coast'
      }),
  },
  {
    key: 'inshore',
    clause: '2.1',
    when: asked('tanker place'),
    aims: (view, edition) =>
      some(of(view, 'tanker place'), (action) => held(view, edition).includes(parse(action).args[0] ?? '')),
  },
  { key: 'revenue', clause: '3.4', when: (view) => shown(view).state.round > 1 && asked('agent')(view) },
  { key: 'agent', clause: '5.1', when: asked('agent'), aims: (view) => of(view, 'agent') },
  {
    key: 'leader',
    clause: '4.2',
    when: (view) => !isFirst(view) && asked('place')(view),
    aims: (view, edition) =>
      some(of(view, 'place'), (action) => {
        const [type, country = ''] = parse(action).args
        return type === 'revolutionary' && kindOf(edition, country)?.kind !== 'inland'
      }),
  },
  {
    key: 'tanker',
    clause: '6.1',
    when: asked('tanker buy'),
    aims: (view, edition) =>
      some(of(view, 'tanker buy'), (action) => held(view, edition).includes(parse(action).args[0] ?? '')),
  },
  { key: 'end', clause: '6.1', when: asked('end'), aims: (view) => of(view, 'end') },
  {
    key: 'again',
    clause: '5.1',
    when: (view) => shown(view).state.round > 2 && asked('agent')(view),
    aims: (view) => of(view, 'agent'),
  },
  { key: 'move', clause: '4.3', when: asked('move') },
  {
    key: 'inland',
    clause: '3.4',
    when: asked('place'),
    aims: (view, edition) =>
      some(of(view, 'place'), (action) => kindOf(edition, parse(action).args[1] ?? '')?.kind === 'inland'),
  },
  { key: 'pipe', clause: '6.6', when: asked('pipe') },
  { key: 'round', clause: '8.1', when: (view) => shown(view).state.round > 2 },
]
