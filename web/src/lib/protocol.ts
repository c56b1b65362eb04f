// Written by `python -m gusher.server.types` from src/gusher/server/protocol.py.  Do not edit.

/** Done, and stored before this was sent. */
export interface Ack {
  type: "ack";
  id: string;
  rev: number;
  again?: boolean;
}

/** A vote that is open: take back moves down to log entry `to`. */
export interface Ask {
  ask: number;
  seat: number;
  what: "undo";
  to: number;
  agreed: number[];
  wanted: number[];
}

/** What would a bot do on my seat? Only this connection gets the answer, once the bot has thought about it. */
export interface AskHint {
  type: "hint";
  id: string;
  rev: number;
}

/** What would this action lead to? */
export interface AskPreview {
  type: "preview";
  id: string;
  rev: number;
  action: string;
}

/** A bot that can take a seat; its words are `bot-<name>` and `bot-<name>.about` in the locales. */
export interface BotLevel {
  name: string;
  level: number | null;
}

export interface Chat {
  type: "chat";
  id: string;
  text: string;
}

export interface ChatLine {
  n: number;
  seat: number;
  text: string;
  when_ms: number;
}

export interface ChatMessage {
  type: "chat";
  lines: ChatLine[];
}

export interface Clause {
  number: string;
  title: string;
  text: string;
  ruling: string | null;
}

/** How long players may think. A seat whose time is used up is handed to a bot. */
export interface Clock {
  kind?: "days" | "live" | "none";
  seconds?: number;
  increment?: number;
  days?: number;
  bot?: string;
}

/** GET /api/editions/{game}/{name}: the edition file as JSON: terrain, sites, cards, scales … */
export interface EditionData {
  game: string;
  name: string;
  data: Record<string, any>;
}

export interface GameInfo {
  name: string;
  letter: string;
  rules: number;
  players: number[];
  seats: string[];
  clauses: string[];
  options: OptionInfo[];
  editions: string[];
  edition: string;
  verbs: string[];
  bots: BotLevel[];
  bot: string;
  orders: boolean;
}

/** GET /api/games */
export interface Games {
  version: string;
  languages: string[];
  games: GameInfo[];
}

/** Give a seat to a bot (mine at any time, another's once its player has been away for a while), or take mine back (`bot` null). */
export interface GiveSeat {
  type: "seat";
  id: string;
  seat: number;
  bot?: string | null;
}

/** Give another seat more time on its clock. */
export interface GiveTime {
  type: "time";
  id: string;
  seat: number;
}

/** The first message: opens one seat (or the spectators' bench) of one table. */
export interface Hello {
  type: "hello";
  table: string;
  token: string;
  since?: number;
  rev?: number;
  lang?: "de" | "en" | "fr" | "it";
}

/** The bot's ideas, the best first. */
export interface HintMessage {
  type: "hint";
  id: string;
  rev: number;
  ideas: Idea[];
}

/** An action that a bot considers, and what it expects from it for the seat that asked. */
export interface Idea {
  action: string;
  share?: number | null;
  score?: number | null;
}

/** POST /api/tables/import: a finished record to look at, or an unfinished one to play on from. */
export interface ImportTable {
  seats?: SeatPlan[] | null;
  clock?: Clock;
  pace_ms?: number | null;
  record: Record<string, any>;
}

/** One entry of the log as the seat may read it. `lines` is for people: never parse it. */
export interface LogEntry {
  n: number;
  seat: number | null;
  verb: string;
  action: string | null;
  events: Record<string, any>[];
  lines: string[];
  clause: string | null;
  by: "bot" | "chance" | "human" | "server";
  ms: number;
}

/** Replace your log from entry `start` on with these. */
export interface LogMessage {
  type: "log";
  start: number;
  entries: LogEntry[];
}

/** POST /api/tables */
export interface NewTable {
  seats?: SeatPlan[] | null;
  clock?: Clock;
  pace_ms?: number | null;
  game: string;
  players?: number | null;
  options?: Record<string, string | number | boolean>;
  edition?: string | null;
  seed?: string | null;
}

/** Tokens are handed out here and nowhere else. */
export interface NewTableReply {
  table: string;
  seats: SeatToken[];
  spectator: string;
}

export interface OptionInfo {
  name: string;
  values: (string | number | boolean)[];
  clause: string;
}

/** All my sealed standing orders from now on. Their form is up to the game; Giganten's are {"company": "hudson", "up_to": 7, "then": "pass" | "ask"} and hold for this round's auction. */
export interface Orders {
  type: "orders";
  id: string;
  orders: (Record<string, string | number | boolean>)[];
}

/** Your standing orders; nobody else gets them. */
export interface OrdersMessage {
  type: "orders";
  orders: Record<string, any>[];
}

/** The match is over: the result, and the seed that proves the deal. */
export interface Over {
  type: "over";
  result: Record<string, any>;
  seed: string;
  seed_hash: string;
  orders: PastOrder[];
  ledger: Posting[];
}

/** A standing order that was given during the match, opened after its end. */
export interface PastOrder {
  at: number;
  seat: number;
  orders: Record<string, any>[];
}

/** Are you there? */
export interface Ping {
  type: "ping";
  id: string;
}

/** My decision. */
export interface Play {
  type: "play";
  id: string;
  rev: number;
  action: string;
}

export interface Pong {
  type: "pong";
  id: string;
  now_ms: number;
}

/** A line of the score sheet; its words are `<game>-post-<post>`. */
export interface Posting {
  post: string;
  amounts: number[];
}

/** What an action would lead to, up to the next chance or the next decision, as far as the seat can know. */
export interface Preview {
  view: View;
  events: Record<string, any>[];
  sure: boolean;
}

export interface PreviewMessage {
  type: "preview";
  id: string;
  rev: number;
  preview: Preview;
}

/** Every HTTP refusal. */
export interface Problem {
  key: string;
  params: Record<string, any>;
  text: string;
}

export interface Provenance {
  part: string;
  provenance: string;
}

export interface ReasonMessage {
  type: "reason";
  id: string;
  legal: boolean;
  clause: string;
  key: string;
  params: Record<string, any>;
  text: string;
}

/** Nothing has changed. `key` and `params` are a Fluent message; `text` is that message in your language. */
export interface Refused {
  type: "refused";
  id: string | null;
  key: string;
  params: Record<string, any>;
  clause: string | null;
  text: string;
  rev?: number | null;
  view?: View | null;
}

/** Set up the same table again (unless somebody has), and give me the token of my seat there. */
export interface Rematch {
  type: "rematch";
  id: string;
}

export interface Rename {
  type: "name";
  id: string;
  name: string;
}

/** My views of the positions after `start` … `stop - 1` log entries, at most 64 at a time. */
export interface Replay {
  type: "replay";
  id: string;
  start: number;
  stop: number;
  seat?: number | null;
}

export interface ReplayMessage {
  type: "replay";
  id: string;
  start: number;
  views: View[];
  total: number;
}

/** GET /api/tables/{id}/replay?start=&stop=&seat=&lang=: views and log entries together. */
export interface ReplayReply {
  start: number;
  total: number;
  views: View[];
  log: LogEntry[];
  orders: PastOrder[];
  over: boolean;
}

/** Give my seat a new token and make all its old ones invalid. */
export interface Rotate {
  type: "rotate";
  id: string;
}

/** GET /api/rules/{game}/{lang} */
export interface Rules {
  game: string;
  language: string;
  name: string;
  about: string;
  sections: Section[];
  edition: string;
  provenance: Provenance[];
}

/** A seat as everybody sees it. */
export interface SeatInfo {
  seat: number;
  key: string;
  kind: "bot" | "human";
  bot: string | null;
  name: string;
  present: boolean;
  left_ms: number | null;
  had_human: boolean;
}

/** Who plays a seat: a person, or a bot of some level. */
export interface SeatPlan {
  kind?: "bot" | "human";
  bot?: string | null;
  name?: string;
}

export interface SeatToken {
  seat: number;
  token: string;
}

export interface Section {
  key: string;
  title: string;
  clauses: Clause[];
}

/** Log and errors in another language from now on; the log is sent again. */
export interface Speak {
  type: "lang";
  lang: "de" | "en" | "fr" | "it";
}

/** Everything public about a table except the position. */
export interface TableInfo {
  id: string;
  game: string;
  players: number;
  options: Record<string, any>;
  edition: string;
  clock: Clock;
  pace_ms: number;
  seats: SeatInfo[];
  spectators: number;
  over: boolean;
  seed_hash: string;
  seed_chosen: boolean;
  imported: boolean;
  orders: boolean;
  ask: Ask | null;
  next: string | null;
  created_ms: number;
  warming?: boolean;
}

/** Sent after hello and whenever something in it changes. */
export interface TableMessage {
  type: "table";
  table: TableInfo;
  you: number | null;
}

/** A token for you alone: of your seat (`rotate`) or of your seat at the next table (`rematch`). */
export interface TokenMessage {
  type: "token";
  id: string;
  table: string;
  token: string;
}

/** Take back my last decision: at once if `undo` in the view message is true, otherwise by a vote. */
export interface Undo {
  type: "undo";
  id: string;
  rev: number;
}

/** GET /api/tables/{id}/verify: the deal proved from the seed. */
export interface Verified {
  proved: number;
  seed: string;
  seed_hash: string;
}

/** What ``match.view(seat)`` gives: all that a seat may know, and nothing else. */
export interface View {
  game: string;
  rules: number;
  edition: string;
  options: Record<string, any>;
  players: number;
  seat: number | null;
  at: number;
  to_act: number | null;
  over: boolean;
  state: Record<string, any>;
  memory: Record<string, any>[];
  legal: string[];
  table: Record<string, any>;
  result?: Record<string, any> | null;
}

/** The position as you may see it. */
export interface ViewMessage {
  type: "view";
  rev: number;
  view: View;
  undo: boolean;
  can_ask: boolean;
}

export interface Vote {
  type: "vote";
  id: string;
  ask: number;
  agree: boolean;
}

/** Call this address whenever my turn begins; null: stop. */
export interface Webhook {
  type: "webhook";
  id: string;
  url?: string | null;
}

/** Why is this action allowed now, or why not? */
export interface Why {
  type: "why";
  id: string;
  action: string;
}

export type ToServer =
  | Hello
  | Play
  | Undo
  | Vote
  | Why
  | AskPreview
  | AskHint
  | Orders
  | Chat
  | GiveSeat
  | GiveTime
  | Rename
  | Rematch
  | Webhook
  | Rotate
  | Replay
  | Speak
  | Ping;

export type FromServer =
  | TableMessage
  | ViewMessage
  | LogMessage
  | ChatMessage
  | OrdersMessage
  | Ack
  | Refused
  | ReasonMessage
  | PreviewMessage
  | HintMessage
  | ReplayMessage
  | TokenMessage
  | Over
  | Pong;
