/** What a game's drawing offers to the pages, and what the pages offer to it.
 *
 * A board draws a view and turns clicks into the texts of actions.  Whether an action is legal, what it costs and what
 * it leads to, the server says. */

import type { Component } from 'svelte'
import type { Posting, Preview, SeatInfo, View } from '../lib/protocol'

export interface Desk {
  /** The position that is shown: the present one, one of the past, or the one after a chosen action. */
  readonly view: View
  /** The edition's file. */
  readonly edition: Record<string, unknown>
  readonly seats: SeatInfo[]
  /** May something be chosen now? */
  readonly live: boolean
  readonly chosen: string | null
  readonly preview: Preview | null
  /** What the last step shown did, for marking it. */
  readonly events: Record<string, unknown>[]
  /** What has happened just now, here or in the playback, for moving the pieces. */
  readonly trail: Record<string, unknown>[]
  /** Actions that a hint or a lesson points at. */
  readonly aims: string[]
  readonly orders: Record<string, unknown>[]
  pick(action: string): void
  point(action: string | null): void
  giveOrders(orders: Record<string, string | number | boolean>[]): void
}

export interface Described {
  heading: string
  lines: string[]
}

/** One step of the guided first game.  Its words are `web-guide-<game>-<key>`, with `.title` and, where something is
 * to be done, `.goal`. */
export interface Lesson {
  key: string
  /** The clause that it is about. */
  clause: string
  /** Does its moment come with this view? */
  when: (view: View) => boolean
  /** What is to be done: any of these actions will do, and no other for now.  Without it the step is to be read. */
  aims?: (view: View, edition: Record<string, unknown>) => string[]
  /** Does it hold again when the same is asked once more? */
  again?: boolean
}

export interface GameBoard {
  /** Map and market. */
  Board: Component<{ desk: Desk }>
  /** What is to decide, or what the others decide. */
  Decision: Component<{ desk: Desk }>
  /** Where in the round the game is. */
  Progress: Component<{ view: View }>
  /** One player's public belongings. */
  Player: Component<{ desk: Desk; seat: number }>
  /** Where every dollar came from. */
  Scores: Component<{ view: View; seats: SeatInfo[]; ledger: Posting[] }>
  /** The symbols, for the rules page. */
  Legend: Component
  /** The question that is put to the seat to act; or, with a name, what that player is doing. */
  prompt(view: View, who?: string): string
  /** An amount of money as people write it. */
  money(amount: number): string
  /** An action in words. */
  say(action: string, view: View): string
  /** What changes between two positions, in words. */
  changes(before: View, after: View, seats: SeatInfo[]): string[]
  /** The whole position as text. */
  describe(view: View, edition: Record<string, unknown>, seats: SeatInfo[]): Described[]
  guide: Lesson[]
  /** How the table of the guided game is set up. */
  guided: { players: number; seed: string; options: Record<string, string | number | boolean>; pace_ms: number }
}
