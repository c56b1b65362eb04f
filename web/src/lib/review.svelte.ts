/** The review of a finished match, fetched piece by piece while the server works on it. */

import { Refusal, review } from './api'
import { Denied } from './link.svelte'
import type { Decision, Luck, ReviewReply } from './protocol'

export type Step = Decision | Luck

/** The signs of decisions that gave something away. */
export const SIGNS: Record<string, string> = { inaccuracy: '?!', mistake: '?', blunder: '??' }
/** Of a win: luck that gave or took less is not marked. */
const MARKED_LUCK = 0.05
const POLL_MS = 700
const TOO_MANY = 429

export class Reviewing {
  steps = $state.raw<Step[]>([])
  reply = $state.raw<ReviewReply | null>(null)
  trouble = $state('')
  /** The server stops working on it when nobody asks any more. */
  stopped = $state(false)
  private gone = false

  constructor(
    private readonly table: string,
    private readonly token: string,
    readonly level = 'quick',
    private readonly line = 0,
  ) {
    void this.run()
  }

  get whole(): boolean {
    return this.reply !== null && this.reply.done === this.reply.of
  }

  close(): void {
    this.gone = true
  }

  private async run(): Promise<void> {
    while (!this.gone && !this.whole && !this.trouble) {
      if (!this.stopped) await this.ask()
      if (!this.whole) await new Promise((done) => setTimeout(done, POLL_MS))
    }
  }

  private async ask(): Promise<void> {
    try {
      const reply = await review(this.table, this.token, this.level, this.line, this.steps.length)
      this.steps = [...this.steps, ...reply.steps]
      this.reply = reply
    } catch (fault) {
      if (!isPassing(fault)) this.trouble = fault instanceof Error ? fault.message : String(fault)
    }
  }
}

/** Is the network away or the server busy only for a moment? */
export function isPassing(fault: unknown): boolean {
  if (fault instanceof Denied) return fault.refused.key === 'server-too-fast'
  return fault instanceof TypeError || (fault instanceof Refusal && fault.status === TOO_MANY)
}

export function isFault(step: Step): step is Decision {
  return step.type === 'decision' && step.word in SIGNS
}

export function isStroke(step: Step): step is Luck {
  return step.type === 'luck' && Math.max(...step.gain.map(Math.abs)) >= MARKED_LUCK
}

/** Where a step lies on the curve: a decision shows what could be expected before it, luck what came of it. */
export function placeOf(step: Step): number {
  return step.type === 'decision' ? step.at : step.at + 1
}

/** Whole percentages of `parts`, one of them adjusted so that they add up to that of `sum`. */
export function addingUp(parts: number[], sum: number): number[] {
  const whole = parts.map((part) => Math.round(100 * part))
  const missing = Math.round(100 * sum) - whole.reduce((all, one) => all + one, 0)
  const errors = parts.map((part, i) => (100 * part - (whole[i] ?? 0)) * Math.sign(missing))
  for (let left = Math.abs(missing); left > 0; left--) {
    const worst = errors.indexOf(Math.max(...errors))
    whole[worst] = (whole[worst] ?? 0) + Math.sign(missing)
    errors[worst] = -Infinity
  }
  return whole
}
