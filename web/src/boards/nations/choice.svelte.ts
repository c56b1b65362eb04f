/** Choosing an action by places on the map: some actions name two, and some places stand for several actions. */

import type { BoardModel } from '../interface'
import { parse, places } from './notation'

class Choosing {
  /** The first of two places: the leader or tanker that is to move. */
  from = $state<string | null>(null)
  /** A place that stands for several actions; the panel offers them. */
  at = $state<string | null>(null)

  clear(): void {
    this.from = null
    this.at = null
  }
}

/** One table is played on a page at a time. */
export const choosing = new Choosing()

/** The last place of an action that ends there; a capital stands for its country. */
function endsAt(action: string, place: string, country: string | null): boolean {
  const last = places(action).at(-1)
  return last === place || (country !== null && last === `country ${country}`)
}

export function actionsAt(legal: string[], place: string, country: string | null): string[] {
  return legal.filter((action) => places(action).length === 1 && endsAt(action, place, country))
}

export function movesFrom(legal: string[], place: string): string[] {
  return legal.filter((action) => places(action).length === 2 && places(action)[0] === place)
}

/** Places to light up: goals of the chosen piece, or every place that an action can begin with. */
export function openPlaces(legal: string[], from: string | null): Set<string> {
  const open = new Set<string>()
  for (const action of legal) {
    const [first, second] = places(action)
    if (from === null && first !== undefined) open.add(first)
    else if (first === from && second !== undefined) open.add(second)
  }
  return open
}

/** A click on a place. */
export function pickPlace(model: BoardModel<'nations'>, place: string, country: string | null): void {
  const { legal } = model.view
  const { from } = choosing
  const goal = from === null ? undefined : movesFrom(legal, from).find((action) => places(action)[1] === place)
  const here = actionsAt(legal, place, country)
  if (goal) model.pick(goal)
  else if (here.length === 1 && here[0]) model.pick(here[0])
  else if (here.length > 1) {
    choosing.from = null
    choosing.at = place
  } else if (movesFrom(legal, place).length > 0) {
    choosing.from = from === place ? null : place
    choosing.at = null
  } else model.pick(guess(model, place))
}

/** The action that a click there may have meant: to be explained, not played. */
function guess(model: BoardModel<'nations'>, place: string): string {
  const [kind = '', where = ''] = place.split(' ')
  const verbs = new Set(model.view.legal.map((action) => parse(action).verb))
  if (kind === 'border') return `pipe ${where}`
  if (kind === 'water') return `tanker buy ${where}`
  if (choosing.from?.startsWith('space ')) return `move ${choosing.from.slice(6)} ${where}`
  if (verbs.has('place') && !verbs.has('move')) return `place king ${where.split('.')[0] ?? ''}`
  return `agent ${where}`
}
