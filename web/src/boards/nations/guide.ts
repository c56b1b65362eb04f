/** The guided first game: the first turns, lesson by lesson.  The deal is always the same; the bots may play
 * differently, so each lesson finds what to do in the position it meets. */

import type { NationsEdition, NationsView } from '../../lib/protocol'
import type { Lesson } from '../interface'
import { leaderAt, parse, rulerOf } from './notation'

export const guided = { players: 3, seed: 'guided', options: { first: 0 }, pace_ms: 400 }

const of = (view: NationsView, verb: string) => view.legal.filter((action) => parse(action).verb === verb)
const asked = (verb: string) => (view: NationsView) => of(view, verb).length > 0
const kindOf = (edition: NationsEdition, id: string) => edition.countries.list.find((country) => country.id === id)
const isFirst = (view: NationsView) => view.facts.phase === 'first_turn'
/** A country without a port. */
const isInland = (view: NationsView, action: string) =>
  view.facts.countries.find(({ id }) => id === parse(action).args[1])?.ports.length === 0
const isCoast = (edition: NationsEdition, action: string) =>
  kindOf(edition, parse(action).args[1] ?? '')?.kind === 'coast'
const leaders = (view: NationsView, type: string) =>
  of(view, 'place').filter((action) => parse(action).args[0] === type)
const atHome = (view: NationsView, verb: string) =>
  of(view, verb).filter((action) => rulerOf(view, parse(action).args[0] ?? '') === view.seat)
/** The moves that end on a rival's leader. */
const attacks = (view: NationsView) =>
  of(view, 'move').filter((action) => {
    const there = leaderAt(view, parse(action).args[1] ?? '')
    return there !== undefined && there.seat !== view.seat
  })
/** Tankers that could pass the canal. */
const throughCanal = (view: NationsView) =>
  of(view, 'tanker move').filter((action) => parse(action).args.every((station) => /^(north|south)$/.test(station)))
/** A tanker pays off if it leaves money for the next move. */
const TANKER_AND_A_MOVE = 7

export const guide: Lesson<'nations'>[] = [
  { key: 'welcome', clause: 'S1', when: () => true },
  {
    key: 'place',
    clause: '2.1',
    when: (view) => isFirst(view) && asked('place')(view),
    aims: (view, edition) => leaders(view, 'dictator').filter((action) => isCoast(edition, action)),
  },
  {
    key: 'inshore',
    clause: '2.1',
    when: (view) => atHome(view, 'tanker place').length > 0,
    aims: (view) => atHome(view, 'tanker place'),
  },
  { key: 'incident', clause: '7.5', when: (view) => view.facts.incidents.card !== null && view.legal.length > 1 },
  { key: 'revenue', clause: '3.4', when: (view) => view.state.round > 1 && asked('agent')(view) },
  { key: 'agent', clause: '5.1', when: asked('agent'), aims: (view) => of(view, 'agent') },
  {
    key: 'leader',
    clause: '4.2',
    when: (view) => !isFirst(view) && leaders(view, 'revolutionary').some((action) => !isInland(view, action)),
    aims: (view) => leaders(view, 'revolutionary').filter((action) => !isInland(view, action)),
  },
  {
    key: 'tanker',
    clause: '6.1',
    when: (view) =>
      atHome(view, 'tanker buy').length > 0 && (view.state.money[view.seat ?? 0] ?? 0) >= TANKER_AND_A_MOVE,
    aims: (view) => atHome(view, 'tanker buy'),
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
    when: (view) => !isFirst(view) && of(view, 'place').some((action) => isInland(view, action)),
  },
  { key: 'pipe', clause: '6.6', when: asked('pipe') },
  { key: 'attack', clause: '4.8', when: (view) => attacks(view).length > 0 },
  { key: 'canal', clause: '6.3', when: (view) => throughCanal(view).length > 0 },
  { key: 'round', clause: '8.1', when: (view) => view.state.round > 2 },
]
