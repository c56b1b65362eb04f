/** The positions of a match, fetched as they are wanted and kept. */

import { Denied, type Link } from './link.svelte'
import type { View } from './protocol'

const CHUNK = 32
const PATIENCE = 700 // before asking again, if the server says that we are too fast

export class Past {
  private readonly asked = new Set<string>()
  private views = $state.raw(new Map<string, View>())

  constructor(private readonly link: Link) {}

  /** The position after `n` entries, as a seat (or everybody) saw it, if it is here already. */
  at(n: number, seat: number | null): View | undefined {
    return this.views.get(`${seat} ${n}`)
  }

  /** Fetch the chunk with this position, and the ones beside it. */
  want(n: number, seat: number | null, total: number): void {
    const chunk = Math.floor(n / CHUNK)
    for (const near of [chunk, chunk + 1, chunk - 1]) {
      if (near >= 0 && near * CHUNK <= total) void this.load(near, seat, total)
    }
  }

  private async load(chunk: number, seat: number | null, total: number): Promise<void> {
    const start = chunk * CHUNK
    const stop = Math.min(total + 1, start + CHUNK)
    const key = `${seat} ${start} ${stop}`
    if (this.asked.has(key)) return
    this.asked.add(key)
    try {
      const { views } = await this.link.replay(start, stop, seat)
      const more = new Map(this.views)
      views.forEach((view, i) => more.set(`${seat} ${start + i}`, view))
      this.views = more
    } catch (fault) {
      if (!(fault instanceof Denied)) throw fault
      this.asked.delete(key)
      setTimeout(() => void this.load(chunk, seat, total), PATIENCE)
    }
  }
}
