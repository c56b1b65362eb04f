/** A puzzle: choosing on its board, the answer, and how far this browser's user has come. */

import type { BoardModel } from '../boards/interface'
import { puzzlePreview, Refusal, solution } from './api'
import { Choosing } from './choosing.svelte'
import type { Edition, Event, Preview, PuzzleLine, PuzzleReply, SeatInfo, Solution, View } from './protocol'
import { settings } from './settings.svelte'
import { stored } from './stored'

const NOTHING: Event[] = []

/** One puzzle on the board.  Nothing of its answer is here until one has been given. */
export class Riddle extends Choosing implements BoardModel {
  answer = $state<string | null>(null)
  solution = $state.raw<Solution | null>(null)
  refusal = $state('')
  readonly events = NOTHING
  readonly fresh = NOTHING
  readonly orders = []

  constructor(
    private readonly asked: PuzzleReply,
    readonly edition: Edition,
    private readonly answered: (right: boolean) => void,
  ) {
    super()
  }

  get view(): View {
    return this.asked.view
  }

  get seats(): SeatInfo[] {
    return this.asked.seats
  }

  get line(): PuzzleLine {
    return this.asked.puzzle
  }

  protected get position(): string {
    return this.line.id
  }

  get live(): boolean {
    return this.answer === null
  }

  get best(): string | undefined {
    return this.solution?.choices[0]?.action
  }

  /** The answer is shown on the board. */
  get aims(): string[] {
    return this.best ? [this.best] : []
  }

  isLegal(action: string): boolean {
    return this.live && this.view.legal.includes(action)
  }

  override choose(action: string): void {
    this.refusal = ''
    super.choose(action)
  }

  async commit(action: string): Promise<void> {
    this.chosen = null
    this.pointed = null
    this.refusal = ''
    this.answer = action
    await this.tell()
    if (this.solution) this.answered(action === this.best)
    else this.answer = null
  }

  /** The solution in the language spoken now. */
  async tell(): Promise<void> {
    await this.trying(async () => {
      this.solution = await solution(this.view.game, this.line.id, settings.language)
    })
  }

  async explain(action: string): Promise<void> {
    if (this.live) await this.foresee(action)
  }

  protected async foresee(action: string): Promise<Preview | null> {
    let found: Preview | null = null
    await this.trying(async () => {
      found = await puzzlePreview(this.view.game, this.line.id, action, settings.language)
    })
    return found
  }

  private async trying(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault
      this.refusal = fault.message
    }
  }
}

// -- progress ---------------------------------------------------------------------------------------------

/** What this browser's user has done in one game; it is sent nowhere. */
export interface Progress {
  rating: number
  /** The puzzles that were tried: was the first answer right? */
  tried: Record<string, boolean>
}

const KEY = 'gusher-puzzles'
const FIRST_RATING = 1200
const MOST_GAIN = 40

let all = $state.raw(stored<Record<string, Progress>>(KEY, {}))

export function progress(game: string): Progress {
  return all[game] ?? { rating: FIRST_RATING, tried: {} }
}

/** Only the first answer to a puzzle counts; the rating moves as in chess (Elo). */
export function note(game: string, puzzle: PuzzleLine, right: boolean): void {
  const { rating, tried } = progress(game)
  if (puzzle.id in tried) return
  const expected = 1 / (1 + 10 ** ((puzzle.rating - rating) / 400))
  const moved = Math.round(rating + MOST_GAIN * (Number(right) - expected))
  all = { ...all, [game]: { rating: moved, tried: { ...tried, [puzzle.id]: right } } }
  localStorage.setItem(KEY, JSON.stringify(all))
}

/** The next puzzle: of those not yet tried, the one whose rating is nearest. */
export function nextOf(puzzles: PuzzleLine[], { rating, tried }: Progress, but?: string): PuzzleLine | undefined {
  const others = puzzles.filter(({ id }) => id !== but)
  const fresh = others.filter(({ id }) => !(id in tried))
  const far = (one: PuzzleLine) => Math.abs(one.rating - rating)
  return (fresh.length > 0 ? fresh : others).reduce<PuzzleLine | undefined>(
    (best, one) => (best && far(best) <= far(one) ? best : one),
    undefined,
  )
}
