/** Choosing an action on a board: what is pointed at and chosen, and what it would lead to. */

import type { Preview, SeatInfo, View } from './protocol'
import { settings } from './settings.svelte'

const HOVER_PAUSE = 110

export abstract class Choosing {
  chosen = $state<string | null>(null)
  pointed = $state<string | null>(null)
  /** The action that is on its way: it waits if the connection is lost. */
  sending = $state<string | null>(null)
  private previews = $state.raw(new Map<string, Preview>())
  private pause: ReturnType<typeof setTimeout> | undefined

  abstract get view(): View | null
  abstract get seats(): SeatInfo[]
  /** Tells apart the positions that actions are chosen for. */
  protected abstract get position(): string | number
  abstract isLegal(action: string): boolean
  abstract explain(action: string): Promise<void>
  abstract commit(action: string): Promise<void>
  /** What an action would lead to; null if that is refused. */
  protected abstract foresee(action: string): Promise<Preview | null>

  get preview(): Preview | null {
    const action = this.previewed
    return action === null ? null : (this.previews.get(this.key(action)) ?? null)
  }

  /** What the current preview is of. */
  get previewed(): string | null {
    return this.pointed !== null && this.isLegal(this.pointed) ? this.pointed : this.chosen
  }

  /** A click: choose; a second one commits; what is not legal is explained. */
  pick(action: string): void {
    if (!this.isLegal(action)) void this.explain(action)
    else if (settings.expert || this.chosen === action) void this.commit(action)
    else this.choose(action)
  }

  choose(action: string): void {
    this.chosen = action
    void this.look(action)
  }

  cancel(): void {
    this.chosen = null
  }

  point(action: string | null): void {
    clearTimeout(this.pause)
    this.pointed = action
    if (action !== null && this.isLegal(action)) {
      this.pause = setTimeout(() => void this.look(action), HOVER_PAUSE)
    }
  }

  /** A new position: what was chosen for the old one is void. */
  protected forget(): void {
    this.chosen = null
    this.previews = new Map()
  }

  private key(action: string): string {
    return `${this.position} ${action}`
  }

  private async look(action: string): Promise<void> {
    const key = this.key(action)
    if (this.previews.has(key)) return
    const preview = await this.foresee(action)
    if (preview) this.previews = new Map(this.previews).set(key, preview)
  }
}
