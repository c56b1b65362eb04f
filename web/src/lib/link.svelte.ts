/** One seat (or the spectators' bench) of one table, over one WebSocket that reconnects by itself. */

import type {
  Ack,
  ChatLine,
  Event,
  FromServer,
  LogEntry,
  Over,
  PreviewMessage,
  ReasonMessage,
  Refused,
  ReplayMessage,
  TableInfo,
  ToServer,
  View,
  ViewMessage,
} from './protocol'
import { exchange } from './recent.svelte'
import type { Unsent } from './unsent'
import type { Language } from './words.svelte'

export type Status = 'connecting' | 'open' | 'lost' | 'closed'
type Request = Extract<ToServer, { id: string }>
type Asked = Request extends infer R ? (R extends Request ? Omit<R, 'id'> : never) : never
type Reply = Extract<FromServer, { id: string }>

export class Denied extends Error {
  constructor(readonly refused: Refused) {
    super(refused.text)
  }
}

const FINAL_CODES = new Set([4400, 4401, 4403, 4404, 4410])
const SHORTEST_WAIT = 250
const LONGEST_WAIT = 8000
const LATEST = 100 // that a position waits for its log

export class Link {
  status = $state<Status>('connecting')
  table = $state.raw<TableInfo | null>(null)
  you = $state.raw<number | null>(null)
  /** Lets others in, and lets me take a free seat. */
  invitation = $state.raw<string | null>(null)
  view = $state.raw<View | null>(null)
  rev = $state.raw(0)
  undo = $state.raw(false)
  canAsk = $state.raw(false)
  log = $state.raw<LogEntry[]>([])
  /** What the newest entries of the log reported. */
  fresh = $state.raw<Event[]>([])
  chat = $state.raw<ChatLine[]>([])
  orders = $state.raw<Record<string, unknown>[]>([])
  over = $state.raw<Over | null>(null)
  /** When the table message came: clocks run from there. */
  heard = $state.raw(0)
  /** Why the server closed the door for good. */
  refusal = $state.raw<Refused | null>(null)

  /** What opens the seat: an invitation until the server has exchanged it. */
  token = $state.raw('')
  private claim: string | undefined

  private socket: WebSocket | undefined
  private wait = SHORTEST_WAIT
  private ended = false
  /** The language of a whole log on its way, and the language and position of the log that we have. */
  private asked = ''
  private told: { language: string; rev: number } | undefined
  private retry: ReturnType<typeof setTimeout> | undefined
  private counter = 0
  private coming: ViewMessage | null = null
  private lateness: ReturnType<typeof setTimeout> | undefined
  private readonly stem = random(9)
  private readonly open = new Map<
    string,
    { message: Request; resolve: (reply: Reply) => void; reject: (fault: Error) => void }
  >()

  constructor(
    readonly id: string,
    token: string,
    private language: Language,
    /** Called when the position has changed. */
    private readonly moved: () => void = () => {},
  ) {
    this.token = token
    this.claim = claimFor(token)
    this.connect()
  }

  close(): void {
    this.ended = true
    clearTimeout(this.retry)
    this.socket?.close()
  }

  speak(language: Language): void {
    if (language === this.language) return
    this.language = language
    if (this.status !== 'open') return
    this.asked = language
    this.write({ type: 'lang', lang: language })
  }

  /** Ask for something; answered once, even across a broken connection. */
  ask<T extends Reply>(message: Asked, id = this.newId()): Promise<T> {
    const whole = { ...message, id } as Request
    return new Promise<T>((resolve, reject) => {
      this.open.set(id, { message: whole, resolve: resolve as (reply: Reply) => void, reject })
      if (this.status === 'open') this.write(whole)
    })
  }

  newId(): string {
    return `${this.stem}-${++this.counter}`
  }

  play({ id, rev, action }: Unsent): Promise<Ack> {
    return this.ask<Ack>({ type: 'play', rev, action }, id)
  }

  why(action: string): Promise<ReasonMessage> {
    return this.ask<ReasonMessage>({ type: 'why', action })
  }

  preview(action: string): Promise<PreviewMessage> {
    return this.ask<PreviewMessage>({ type: 'preview', rev: this.rev, action })
  }

  replay(start: number, stop: number, seat: number | null = null): Promise<ReplayMessage> {
    return this.ask<ReplayMessage>({ type: 'replay', start, stop, seat })
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    // the table's name lets a balancer bring all of its players to the same server
    const socket = new WebSocket(`${scheme}://${location.host}/ws?table=${encodeURIComponent(this.id)}`)
    this.socket = socket
    // what we have need not be sent again, as long as it is in the right language
    const { language, told } = this
    const [since, rev] = told?.language === language ? [this.log.length, told.rev] : [0, 0]
    socket.onopen = () => {
      this.asked = language
      const claim = this.claim ? { claim: this.claim } : {}
      this.write({ type: 'hello', table: this.id, token: this.token, ...claim, since, rev, lang: language })
    }
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as FromServer)
    socket.onclose = (event) => this.lose(event.code)
  }

  private lose(code: number): void {
    if (this.ended || FINAL_CODES.has(code)) {
      this.status = 'closed'
      return
    }
    this.status = 'lost'
    // not all pages at the same moment: each waits up to half as long again
    this.retry = setTimeout(() => this.connect(), this.wait * (1 + Math.random() / 2))
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2)
  }

  private write(message: ToServer): void {
    if (!this.ended) this.socket?.send(JSON.stringify(message)) // whoever has left asks for nothing more
  }

  private hear(message: FromServer): void {
    switch (message.type) {
      case 'table':
        this.table = message.table
        this.you = message.you
        this.invitation = message.invitation
        this.heard = performance.now()
        this.settleClaim(this.token)
        if (this.status !== 'open') this.opened()
        break
      case 'view':
        this.coming = message
        clearTimeout(this.lateness)
        this.lateness = setTimeout(() => this.arrive(), LATEST)
        break
      case 'log':
        this.arrive()
        this.fresh = message.start === 0 ? [] : message.entries.flatMap((entry) => entry.events)
        this.log = [...this.log.slice(0, message.start), ...message.entries]
        this.told = { language: message.start === 0 ? this.asked : (this.told?.language ?? ''), rev: this.rev }
        break
      case 'chat':
        this.chat = mergeChat(this.chat, message.lines)
        break
      case 'orders':
        this.orders = message.orders
        break
      case 'over':
        this.over = message
        break
      case 'refused':
        this.refused(message)
        break
      default:
        this.arrive()
        if (message.type === 'token' && message.id === 'hello') this.settleClaim(message.token)
        else this.settle(message.id)?.resolve(message)
    }
  }

  /** A position is shown together with the log that follows it, so that pieces move instead of being put down first. */
  private arrive(): void {
    clearTimeout(this.lateness)
    if (!this.coming) return
    this.show(this.coming.view, this.coming.rev)
    this.undo = this.coming.undo
    this.canAsk = this.coming.can_ask
    this.coming = null
  }

  private show(view: View, rev: number): void {
    const isNew = rev !== this.rev
    this.view = view
    this.rev = rev
    if (isNew) this.moved()
  }

  /** The server has let us in: with the token we claimed, or with the one we had. */
  private settleClaim(token: string): void {
    if (!this.claim) return
    this.claim = undefined
    if (token === this.token) {
      localStorage.removeItem(claimKey(token))
      return
    }
    exchange(this.id, this.token, token)
    history.replaceState(null, '', location.hash.replace(this.token, token))
    this.token = token
  }

  private opened(): void {
    this.status = 'open'
    this.wait = SHORTEST_WAIT
    for (const { message } of this.open.values()) this.write(message)
  }

  private refused(message: Refused): void {
    this.arrive()
    if (message.view && message.rev != null) this.show(message.view, message.rev)
    if (message.id === null) this.refusal = message
    else this.settle(message.id)?.reject(new Denied(message))
  }

  private settle(id: string) {
    const waiting = this.open.get(id)
    this.open.delete(id)
    return waiting
  }
}

function mergeChat(had: ChatLine[], lines: ChatLine[]): ChatLine[] {
  const known = new Set(had.map((line) => line.n))
  return [...had, ...lines.filter((line) => !known.has(line.n))]
}

/** Random enough that no two pages choose the same; `randomUUID` needs https. */
function random(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

const claimKey = (invitation: string) => `gusher-claim-${invitation}`

/** The token to exchange for what may be an invitation.  It is kept, so that following the invitation again leads to
 * the same seat, even if the first answer never came. */
function claimFor(token: string): string {
  const claim = localStorage.getItem(claimKey(token)) ?? random(24)
  localStorage.setItem(claimKey(token), claim)
  return claim
}
