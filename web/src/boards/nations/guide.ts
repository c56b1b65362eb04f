/** The guided first game: the first turns, lesson by lesson.  The deal is always the same; the bots may differ, so that
 * each lesson finds what is to be done in the position that it meets. */

import type { NationsEdition, NationsView } from '../../lib/protocol'
import type { Lesson } from '../interface'
import { parse, rulerOf } from './notation'

export const guided = { players: 3, seed: 'guided', options: { first: 0 }, pace_ms: 400 }

const of = (view: NationsView, verb: string) => view.legal.filter((action) => parse(action).verb === verb)
const asked = (verb: string) => (view: NationsView) => of(view, verb).length > 0
const kindOf = (edition: NationsEdition, id: string) => edition.countries.list.find((country) => country.id === id)
const isFirst = (view: NationsView) => view.facts.phase === 'first_turn'
function some(actions: string[], wanted: (action: string) => boolean): string[] {
  const found = actions.filter(wanted)
  return found.length > 0 ? found : actions
}

export const guide: Lesson<'nations'>[] = [
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
    aims: (view) =>
      some(of(view, 'tanker place'), (action) => rulerOf(view, parse(action).args[0] ?? '') === view.seat),
  },
  { key: 'revenue', clause: '3.4', when: (view) => view.state.round > 1 && asked('agent')(view) },
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
    aims: (view) => some(of(view, 'tanker buy'), (action) => rulerOf(view, parse(action).args[0] ?? '') === view.seat),
  },
  { key: 'end', clause: '6.1', when: asked('end'), aims: (view) => of(view, 'end') },
  {
    key: 'again',
    clause: '5.1',
    when: (view) => view.state.round > 2 && asked('agent')(view),
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
  { key: 'round', clause: '8.1', when: (view) => view.state.round > 2 },
]
