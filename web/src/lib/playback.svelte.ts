/** What happened since my last turn, step by step. */

import type { GameBoard } from '../boards/interface'
import type { Link } from './link.svelte'
import type { Edition, LogEntry, View } from './protocol'
import { paced, readingTime } from './settings.svelte'

/** How long a step is shown at least. */
const STEP_MS = 900
const LONG_MS = 1700
const MOST = 64

export interface Step {
  entry: LogEntry
  view: View
}

export class Playback {
  steps = $state.raw<Step[]>([])
  index = $state(0)
  running = $state(true)
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    steps: Step[],
    /** Which events are shown for longer, and what to read on the board when they happen. */
    private readonly board: Pick<GameBoard, 'telling' | 'reading'>,
    private readonly edition: Edition,
    private readonly done: () => void,
  ) {
    this.steps = steps
    this.wait()
  }

  private wait(): void {
    clearTimeout(this.timer)
    const events = this.step?.entry.events ?? []
    const long = events.some(({ event }) => this.board.telling.includes(event))
    const text = events.map((event) => this.board.reading(event, this.edition)).join('')
    const stands = Math.max(paced(long ? LONG_MS : STEP_MS), text === '' ? 0 : readingTime(text))
    this.timer = setTimeout(() => (this.running ? this.next() : this.wait()), stands)
  }

  get step(): Step | undefined {
    return this.steps[this.index]
  }

  next(): void {
    if (this.index + 1 < this.steps.length) {
      this.index++
      this.wait()
    } else this.end()
  }

  back(): void {
    this.running = false
    this.index = Math.max(0, this.index - 1)
  }

  end(): void {
    clearTimeout(this.timer)
    this.done()
  }
}

/** The first log entry after my own last decision. */
export function sinceMine(log: LogEntry[], seat: number): number {
  for (let n = log.length - 1; n >= 0; n--) {
    const entry = log[n]
    if (entry && entry.seat === seat && entry.by === 'human') return n + 1
  }
  return 0
}

/** The steps worth showing from entry `from` on: those with something to tell. */
export async function stepsSince(link: Link, from: number): Promise<Step[]> {
  const stop = link.log.length
  const start = Math.max(from, stop - MOST)
  if (stop <= start) return []
  const { views } = await link.replay(start + 1, stop + 1)
  return views.flatMap((view, i) => {
    const entry = link.log[start + i]
    return entry && entry.lines.length > 0 ? [{ entry, view }] : []
  })
}
