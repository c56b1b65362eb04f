/** What a game's drawing offers to the pages, and what the pages offer to it.
 *
 * A board draws a view and turns clicks into the texts of actions.  The server says whether an action is legal, what it
 * costs and what it leads to. */

import type { Component, Snippet } from 'svelte'
import type { Sound } from '../lib/sound'
import type { ByGame, Foreseen, GameName, Posting, Preview, SeatInfo } from '../lib/protocol'

/** What an action would lead to, in the terms of one game. */
export interface PreviewOf<G extends GameName> extends Preview {
  view: Foreseen<ByGame[G]['view']>
  events: (ByGame[G]['event'] | null)[]
}

/** What a board draws, and where its clicks go.  `G` is the game: a board gets only the views of its own game. */
export interface BoardModel<G extends GameName = GameName> {
  /** The position that is shown: the present one, or one of the past. */
  readonly view: ByGame[G]['view']
  /** The edition's file. */
  readonly edition: ByGame[G]['edition']
  readonly seats: SeatInfo[]
  /** May something be chosen now? */
  readonly live: boolean
  readonly chosen: string | null
  readonly preview: PreviewOf<G> | null
  /** What the step being played back did, so that it can be marked. */
  readonly events: ByGame[G]['event'][]
  /** What has just happened, here or in the playback, so that the pieces can move. */
  readonly fresh: ByGame[G]['event'][]
  /** Actions that a hint or a lesson points at. */
  readonly aims: string[]
  readonly orders: Record<string, unknown>[]
  pick(action: string): void
  point(action: string | null): void
  /** Missing where nobody would carry out orders. */
  giveOrders?(orders: Record<string, string | number | boolean>[]): void
}

export interface Described {
  heading: string
  lines: string[]
}

/** One step of the guided first game.  Its words are `web-guide-<game>-<key>`, with `.title` and, if there is something
 * to do, `.goal`. */
export interface Lesson<G extends GameName = GameName> {
  key: string
  /** The clause that it is about. */
  clause: string
  /** Does its moment come with this view?  Each lesson is given once, at the first such moment. */
  when(view: ByGame[G]['view']): boolean
  /** What to do: any of these actions will do, and no other for now.  Without it the step is only read. */
  aims?(view: ByGame[G]['view'], edition: ByGame[G]['edition']): string[]
  /** Does it apply again whenever the same question comes up, as long as the course lasts? */
  again?: boolean
  /** The lesson that has to come before it. */
  after?: string
  /** Is it done by taking the last decision back? */
  undo?: boolean
}

export interface GameBoard<G extends GameName = GameName> {
  /** Map and market.  `act` plays what is chosen and is shown beside its place.  What can be pointed at has its name in
   * `data-place`, the last word written as in actions. */
  Board: Component<{ model: BoardModel<G>; act?: Snippet }>
  /** Does an action have a place on the map, where it can be chosen and played? */
  isOnMap(action: string): boolean
  /** The decision to make, or what the others are deciding. */
  Decision: Component<{ model: BoardModel<G> }>
  /** The height of the sheet with the decision on a wide screen: whatever is asked, nothing below it moves. */
  askingHeight: string
  /** What a seat can work out about what it does not see. */
  Deduction: Component<{ found: ByGame[G]['deduction']; model: BoardModel<G> }>
  /** Where in the round the game is. */
  Progress: Component<{ view: ByGame[G]['view'] }>
  /** One player's public belongings. */
  Player: Component<{ model: BoardModel<G>; seat: number }>
  /** What its player must always see, on one line. */
  Strip: Component<{ model: BoardModel<G>; seat: number }>
  /** Where every dollar came from. */
  Scores: Component<{ view: ByGame[G]['view']; seats: SeatInfo[]; ledger: Posting[] }>
  /** The symbols, for the rules page. */
  Legend: Component
  /** The question put to the seat to act; or, with a name, what that player is doing. */
  prompt(view: ByGame[G]['view'], who?: string): string
  /** An amount of money as people write it. */
  money(amount: number): string
  /** An action in words. */
  say(action: string, view: ByGame[G]['view']): string
  /** What changes between two positions, in words. */
  changes(before: ByGame[G]['view'], after: Foreseen<ByGame[G]['view']>, seats: SeatInfo[]): string[]
  /** The whole position as text. */
  describe(view: ByGame[G]['view'], edition: ByGame[G]['edition'], seats: SeatInfo[]): Described[]
  /** What a player did and got, in a few words: `+6 M`, `took Zumara`, `bought a tanker`. */
  recap(events: ByGame[G]['event'][], seat: number, view: ByGame[G]['view']): string[]
  /** What to read on the board when something happens: the text of a card that is turned up. */
  reading(event: ByGame[G]['event'], edition: ByGame[G]['edition']): string
  /** Events that the playback shows for longer: a piece travels, or money changes hands. */
  telling: ByGame[G]['event']['event'][]
  /** What some events sound like. */
  sounds: Partial<Record<ByGame[G]['event']['event'], Sound>>
  /** Does a player know something that others must not see?  Then others at the same screen have to look away. */
  hasSecrets: boolean
  guide: Lesson<G>[]
  /** How the table of the guided game is set up. */
  guided: { players: number; seed: string; options: Record<string, string | number | boolean>; pace_ms: number }
}
