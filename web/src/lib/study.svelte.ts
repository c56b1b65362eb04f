/** The notes and variations of a finished match, kept with its table. */

import { keepStudy, record, Refusal, study } from './api'
import type { Note, Study as Kept, Variation } from './protocol'
import { remembered } from './recent.svelte'

export interface Line {
  /** 0: the match itself. */
  number: number
  of: number
  at: number
  end: number
  name: string
}

const CHANGED = 409

export class Study {
  kept = $state.raw<Kept | null>(null)
  trouble = $state('')
  private turn: Promise<void> = Promise.resolve()

  constructor(
    private readonly table: string,
    private readonly token: () => string,
  ) {}

  get writable(): boolean {
    return this.kept?.writable ?? false
  }

  get variations(): Variation[] {
    return this.kept?.variations ?? []
  }

  async load(): Promise<void> {
    await this.attempt(async () => {
      this.kept = await study(this.table, this.token())
    })
  }

  /** All lines, that of the match first; it has `total` entries. */
  lines(total: number): Line[] {
    const rest = this.variations.map(({ of = 0, at, entries, name = '' }, i) => {
      return { number: i + 1, of, at, end: at + entries.length, name }
    })
    return [{ number: 0, of: 0, at: 0, end: total, name: '' }, ...rest]
  }

  /** The line that a moment belongs to: a variation shares its first moments with the line that it leaves. */
  home(line: number, at: number): number {
    const variation = this.variations[line - 1]
    return variation && at <= variation.at ? this.home(variation.of ?? 0, at) : variation ? line : 0
  }

  note(line: number, at: number): Note | undefined {
    return this.notes(this.home(line, at)).find((note) => note.at === at)
  }

  /** Write on a moment, or draw; a note with neither words nor marks is removed. */
  write(line: number, at: number, change: Partial<Note>): Promise<void> {
    return this.keep(() => {
      const home = this.home(line, at)
      const note = { ...this.note(home, at), at, ...change }
      const others = this.notes(home).filter((one) => one.at !== at)
      const notes = note.text || note.marks?.length ? [...others, note].sort((a, b) => a.at - b.at) : others
      return home === 0 ? { notes } : { variations: this.changed(home, { notes }) }
    })
  }

  rename(line: number, name: string): Promise<void> {
    return this.keep(() => ({ variations: this.changed(line, { name }) }))
  }

  /** Remove a variation, and those that leave it. */
  remove(line: number): Promise<void> {
    return this.keep(() => {
      const numbers = new Map([[0, 0]])
      const variations: Variation[] = []
      this.variations.forEach((variation, i) => {
        const of = numbers.get(variation.of ?? 0)
        if (i + 1 === line || of === undefined) return
        variations.push({ ...variation, of })
        numbers.set(i + 1, variations.length)
      })
      return { variations }
    })
  }

  add(variation: Variation): Promise<void> {
    return this.keep(() => ({ variations: [...this.variations, variation] }))
  }

  private notes(line: number): Note[] {
    return (line === 0 ? this.kept?.notes : this.variations[line - 1]?.notes) ?? []
  }

  private changed(line: number, change: Partial<Variation>): Variation[] {
    return this.variations.map((one, i) => (i + 1 === line ? { ...one, ...change } : one))
  }

  /** One change at a time: each applies to what the one before has left. */
  private keep(change: () => Partial<Kept>): Promise<void> {
    this.turn = this.turn.then(() =>
      this.attempt(async () => {
        if (!this.kept) return
        const { rev, notes, variations } = { ...this.kept, ...change() }
        this.kept = await keepStudy(this.table, this.token(), { rev, notes, variations })
      }),
    )
    return this.turn
  }

  private async attempt(deed: () => Promise<void>): Promise<void> {
    this.trouble = ''
    try {
      await deed()
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault
      if (fault.status === CHANGED) this.kept = await study(this.table, this.token())
      this.trouble = fault.message
    }
  }
}

/** Put a finished table into the record of the match that it plays on from; returns where it is found there, or what
 * went wrong. */
export async function keepBranch(table: string, token: string): Promise<{ address: string } | { trouble: string }> {
  const from = remembered(table)?.branch
  if (!from) throw new Error(`${table} plays on from no other table`)
  const written = JSON.parse(await (await record(table, token)).text()) as { entries: [number | string, string][] }
  const there = new Study(from.table, () => from.token)
  await there.load()
  const entries = written.entries.slice(from.at).map(([seat, action]): [number | string, string] => [seat, action])
  if (!there.trouble) await there.add({ of: there.home(from.line, from.at), at: from.at, entries })
  if (there.trouble) return { trouble: there.trouble }
  return { address: `#/replay/${from.table}/${from.token}/${from.at}/${there.variations.length}` }
}
