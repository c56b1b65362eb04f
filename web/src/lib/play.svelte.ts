/** Playing one table from this page: what is chosen, previewed and asked; one link for each seat held here. */

import { untrack } from 'svelte'
import { Choosing } from './choosing.svelte'
import { Denied, Link } from './link.svelte'
import { announceTurn } from './notice'
import type { HintMessage, Preview, ReasonMessage, Refused, SeatInfo, View } from './protocol'
import { settings } from './settings.svelte'
import { forget, keep, kept, type Unsent } from './unsent'
import { t } from './words.svelte'

export class Play extends Choosing {
  links = $state.raw<Link[]>([])
  /** Which of the seats held here is shown (hot-seat). */
  front = $state(0)
  reason = $state.raw<ReasonMessage | Refused | null>(null)
  busy = $state(false)
  /** What a bot would do here, and which of its ideas is shown on the board. */
  hint = $state.raw<HintMessage | null>(null)
  idea = $state(0)
  thinking = $state(false)
  /** A lesson: what it wants, what it says to anything else, and what follows when it is done. */
  lesson = $state.raw<{ aims: string[]; done: () => void } | null>(null)
  strayed = $state(false)

  /** To be created while a component is being set up: its effects end with it. */
  constructor(table: string, tokens: string[]) {
    super()
    this.links = tokens.map((token) => new Link(table, token, settings.language, () => this.moved()))
    $effect(() => announceTurn(this.turn >= 0))
    $effect(() => {
      for (const link of this.links) link.speak(settings.language)
    })
    $effect(() => this.introduce())
    $effect(() => {
      const back = this.links.filter((link) => link.status === 'open' && link.view !== null)
      untrack(() => back.forEach((link) => this.resume(link)))
    })
  }

  get link(): Link {
    const link = this.links[this.front]
    if (!link) throw new Error('no link')
    return link
  }

  /** The link whose seat is to act, if it is one of ours. */
  get turn(): number {
    return this.links.findIndex((link) => link.view !== null && !link.view.over && link.view.to_act === link.you)
  }

  get myTurn(): boolean {
    const { view, you } = this.link
    return view !== null && you !== null && !view.over && view.to_act === you && !this.busy
  }

  get view(): View | null {
    return this.link.view
  }

  get seats(): SeatInfo[] {
    return this.link.table?.seats ?? []
  }

  protected get position(): number {
    return this.link.rev
  }

  /** Actions that a hint or a lesson points at. */
  get aims(): string[] {
    const shown = this.hint?.ideas[this.idea]
    return shown ? [shown.action] : (this.lesson?.aims ?? [])
  }

  isLegal(action: string): boolean {
    return this.myTurn && (this.link.view?.legal.includes(action) ?? false)
  }

  /** A lesson allows only what it is about. */
  override pick(action: string): void {
    if (this.isLegal(action) && this.lesson && !this.lesson.aims.includes(action)) this.strayed = true
    else super.pick(action)
  }

  override choose(action: string): void {
    this.strayed = false
    this.reason = null
    super.choose(action)
  }

  override cancel(): void {
    this.reason = null
    super.cancel()
  }

  async commit(action: string): Promise<void> {
    this.chosen = null
    this.pointed = null
    this.reason = null
    const { lesson, link } = this
    const unsent = { id: link.newId(), rev: link.rev, action }
    await this.deliver(link, unsent, () => link.play(unsent))
    if (lesson?.aims.includes(action)) lesson.done()
  }

  /** Send a move that outlives this page until it is answered. */
  private async deliver(link: Link, unsent: Unsent, request: () => Promise<unknown>): Promise<void> {
    keep(link, unsent)
    this.sending = unsent.action
    await this.send(request).finally(() => {
      this.sending = null
      forget(link)
    })
  }

  /** Send what the page could not send before it was reloaded.  The server knows whether it has it already. */
  private resume(link: Link): void {
    const unsent = kept(link)
    if (unsent === null || this.sending !== null) return
    const tooLate = (fault: unknown) => {
      if (!(fault instanceof Denied && isStale(fault))) throw fault
      throw new Denied({ ...fault.refused, key: 'web-too-late', text: t('web-too-late') })
    }
    void this.deliver(link, unsent, () => link.play(unsent).catch(tooLate))
  }

  /** What would a bot do here? */
  async askHint(): Promise<void> {
    if (this.thinking) return
    this.thinking = true
    this.hint = null
    this.reason = null
    const { rev } = this.link
    try {
      const hint = await this.link.ask<HintMessage>({ type: 'hint', rev })
      if (this.link.rev === rev) {
        this.idea = 0
        this.hint = hint
      }
    } catch (fault) {
      this.refuse(fault)
    } finally {
      this.thinking = false
    }
  }

  async explain(action: string): Promise<void> {
    try {
      this.reason = await this.link.why(action)
    } catch (fault) {
      this.refuse(fault)
    }
  }

  /** Take my last decision back, or ask to; was that accepted? */
  undo(): Promise<boolean> {
    this.cancel()
    return this.send(() => this.link.ask({ type: 'undo', rev: this.link.rev }))
  }

  /** Send something that may be refused; say why if it is.  Was it accepted? */
  async send(request: () => Promise<unknown>): Promise<boolean> {
    this.busy = true
    try {
      await request()
      return true
    } catch (fault) {
      this.refuse(fault)
      return false
    } finally {
      this.busy = false
    }
  }

  /** Tell the others my name, if I have one. */
  private introduce(): void {
    const { link } = this
    if (settings.name !== '' && link.you !== null && link.table?.seats[link.you]?.name === '') {
      void this.send(() => link.ask({ type: 'name', name: settings.name }))
    }
  }

  /** A new position: what was chosen for the old one is void. */
  private moved(): void {
    this.reason = null
    this.hint = null
    this.strayed = false
    this.forget()
  }

  close(): void {
    for (const link of this.links) link.close()
  }

  private refuse(fault: unknown): void {
    if (!(fault instanceof Denied)) throw fault
    // The position had moved on while this was being sent; the current question is on the board already.
    if (!isStale(fault)) this.reason = fault.refused
  }

  protected async foresee(action: string): Promise<Preview | null> {
    try {
      return (await this.link.preview(action)).preview
    } catch (fault) {
      if (!(fault instanceof Denied)) throw fault
      return null
    }
  }
}

/** The position has changed by now. */
function isStale({ refused }: Denied): boolean {
  return refused.key === 'error-stale'
}
