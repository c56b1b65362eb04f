/** What a board is given: the match that is played here, or a position of the past. */

import type { BoardModel, GameBoard } from '../boards/interface'
import type { Play } from './play.svelte'
import { Playback, sinceMine, stepsSince } from './playback.svelte'
import type { Edition, Event, Preview, SeatInfo, View } from './protocol'
import { settings } from './settings.svelte'

const NONE: string[] = []
const NOTHING: Event[] = []
export class LiveModel implements BoardModel {
  playback = $state.raw<Playback | null>(null)
  /** Somebody coming back to the table has been shown what the others did meanwhile. */
  caughtUp = $state(false)
  /** An earlier step being looked at again: its way is shown on the board. */
  recalled = $state.raw<Event[] | null>(null)
  private begun = false

  /** To be created while a component is being set up: its effects end with it. */
  constructor(
    private readonly play: Play,
    readonly edition: Edition,
    private readonly board: Pick<GameBoard, 'telling' | 'reading'>,
  ) {
    $effect(() => {
      const { link } = this.play
      if (this.begun || link.status !== 'open' || link.log.length === 0) return
      this.begun = true
      const wanted = settings.playback && !this.view.over
      void (wanted ? this.playBack() : Promise.resolve()).then(() => (this.caughtUp = true))
    })
  }

  /** Show what happened since my last decision. */
  async playBack(): Promise<void> {
    const { link } = this.play
    if (link.you === null) return
    const from = sinceMine(link.log, link.you)
    const steps = await stepsSince(link, from)
    if (from > 0 && steps.length > 1)
      this.playback = new Playback(steps, this.board, this.edition, () => (this.playback = null))
  }

  get view(): View {
    const view = this.playback?.step?.view ?? this.play.link.view
    if (!view) throw new Error('no view')
    return view
  }

  get seats(): SeatInfo[] {
    return this.play.link.table?.seats ?? []
  }

  get live(): boolean {
    return this.playback === null && this.play.myTurn
  }

  get chosen(): string | null {
    return this.playback === null ? (this.play.chosen ?? this.play.sending) : null
  }

  get preview(): Preview | null {
    return this.playback === null ? this.play.preview : null
  }

  get events(): Event[] {
    return this.playback?.step?.entry.events ?? this.recalled ?? NOTHING
  }

  get fresh(): Event[] {
    return this.playback?.step?.entry.events ?? this.play.link.fresh
  }

  get aims(): string[] {
    return this.live ? this.play.aims : NONE
  }

  get orders(): Record<string, unknown>[] {
    return this.play.link.orders
  }

  pick(action: string): void {
    if (this.playback === null) this.play.pick(action)
  }

  point(action: string | null): void {
    if (this.playback === null) this.play.point(action)
  }

  giveOrders(orders: Record<string, string | number | boolean>[]): void {
    void this.play.send(() => this.play.link.ask({ type: 'orders', orders }))
  }
}

export interface Moment {
  view: View
  events: Event[]
  seats: SeatInfo[]
}

/** A position of the past: to look at, not to play. */
export class ReplayModel implements BoardModel {
  readonly live = false
  readonly chosen = null
  readonly preview = null
  readonly orders = []
  readonly aims = NONE

  /** `look` says what is shown; asked again whenever that may have changed. */
  constructor(
    private readonly look: () => Moment,
    readonly edition: Edition,
  ) {}

  get view(): View {
    return this.look().view
  }

  get events(): Event[] {
    return this.look().events
  }

  get seats(): SeatInfo[] {
    return this.look().seats
  }

  get fresh(): Event[] {
    return this.events
  }

  /** In the past nothing can be chosen or previewed. */
  pick(): void {}
  point(): void {}
}
