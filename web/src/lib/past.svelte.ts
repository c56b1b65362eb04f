/** The positions of a match and its variations, fetched as they are wanted and kept. */

import { Refusal, replayLine } from './api'
import { Denied, type Link } from './link.svelte'
import type { LogEntry, View } from './protocol'
import type { Line } from './study.svelte'
import { language } from './words.svelte'

const CHUNK = 32
const PATIENCE = 700 // before asking again, if the server says that we are too fast
const TOO_MANY = 429

export class Past {
  private readonly asked = new Set<string>()
  private views = $state.raw(new Map<string, View>())
  private logs = $state.raw(new Map<string, LogEntry>())

  constructor(private readonly link: Link) {}

  /** The position after `n` entries of a line, as a seat (or everybody) saw it, if it is here already. */
  at(n: number, seat: number | null, line = 0): View | undefined {
    return this.views.get(`${line} ${seat} ${n}`)
  }

  /** The entries that a variation does not share with the line that it leaves, if they are here. */
  log({ number, at, end }: Line): LogEntry[] {
    const found = Array.from({ length: end - at }, (_, i) => this.logs.get(`${number} ${language()} ${at + i}`))
    return found.filter((entry) => entry !== undefined)
  }

  /** Fetch the chunk with this position of the match, and the ones beside it. */
  want(n: number, seat: number | null, total: number): void {
    const chunk = Math.floor(n / CHUNK)
    for (const near of [chunk, chunk + 1, chunk - 1]) {
      const start = near * CHUNK
      if (near >= 0 && start <= total) void this.load(0, start, Math.min(total + 1, start + CHUNK), seat)
    }
  }

  /** Fetch all that a variation does not share with the line that it leaves. */
  follow({ number, at, end }: Line, seat: number | null): void {
    for (let start = at; start <= end; start += CHUNK) {
      void this.load(number, start, Math.min(end + 1, start + CHUNK), seat)
    }
  }

  private async load(line: number, start: number, stop: number, seat: number | null): Promise<void> {
    const key = `${line} ${seat} ${start} ${stop} ${line === 0 ? '' : language()}`
    if (this.asked.has(key)) return
    this.asked.add(key)
    try {
      const views = await (line === 0 ? this.ofMatch(start, stop, seat) : this.ofLine(line, start, stop, seat))
      const more = new Map(this.views)
      views.forEach((view, i) => more.set(`${line} ${seat} ${start + i}`, view))
      this.views = more
    } catch (fault) {
      const passing = fault instanceof Denied || (fault instanceof Refusal && fault.status === TOO_MANY)
      if (!passing) throw fault
      this.asked.delete(key)
      setTimeout(() => void this.load(line, start, stop, seat), PATIENCE)
    }
  }

  private async ofMatch(start: number, stop: number, seat: number | null): Promise<View[]> {
    return (await this.link.replay(start, stop, seat)).views
  }

  private async ofLine(line: number, start: number, stop: number, seat: number | null): Promise<View[]> {
    const spoken = language()
    const { views, log } = await replayLine(this.link, line, start, stop, seat, spoken)
    const more = new Map(this.logs)
    for (const entry of log) more.set(`${line} ${spoken} ${entry.n}`, entry)
    this.logs = more
    return views
  }
}
