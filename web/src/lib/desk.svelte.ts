/** A board's window on the table that is played here: the present, or a step of the playback. */

import type { Desk } from '../boards/interface'
import type { Play } from './play.svelte'
import type { Playback } from './playback.svelte'
import type { Preview, SeatInfo, View } from './protocol'

const NONE: string[] = []
const NOTHING: Record<string, unknown>[] = []

export class TableDesk implements Desk {
  playback = $state.raw<Playback | null>(null)

  constructor(
    private readonly play: Play,
    readonly edition: Record<string, unknown>,
  ) {}

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
    return this.playback === null ? this.play.chosen : null
  }

  get preview(): Preview | null {
    return this.playback === null ? this.play.preview : null
  }

  get events(): Record<string, unknown>[] {
    return this.playback?.step?.entry.events ?? NOTHING
  }

  get trail(): Record<string, unknown>[] {
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
  events: Record<string, unknown>[]
  seats: SeatInfo[]
}

/** A position of the past: to look at, not to play. */
export class PastDesk implements Desk {
  readonly live = false
  readonly chosen = null
  readonly preview = null
  readonly orders = []
  readonly aims = NONE

  /** `look` says what is shown; asked again whenever that may have changed. */
  constructor(
    private readonly look: () => Moment,
    readonly edition: Record<string, unknown>,
  ) {}

  get view(): View {
    return this.look().view
  }

  get events(): Record<string, unknown>[] {
    return this.look().events
  }

  get seats(): SeatInfo[] {
    return this.look().seats
  }

  get trail(): Record<string, unknown>[] {
    return this.events
  }

  pick(): void {
    // nothing can be chosen in the past
  }

  point(): void {
    // nor looked ahead from it
  }

  giveOrders(): void {
    // nor ordered
  }
}
