// Written by `python -m gusher.server.types` from src/gusher/server/protocol.py and the games.  Do not edit.

/** Where the server listens unless told otherwise. */
export const PORT = 8321;

/** What the seat cannot foresee is null. */
export type Foreseen<T> = T extends (infer U)[]
  ? (Foreseen<U> | null)[]
  : T extends object
    ? { [K in keyof T]: Foreseen<T[K]> | null }
    : T;

export interface AboutAction extends AtPosition {
  action: string;
}

export interface AboutSeat extends Request {
  seat: number;
}

/** Done, and stored before this was sent. */
export interface Ack extends Answer {
  type: "ack";
  rev: number;
  /** A request with this id had already been carried out. */
  again?: boolean;
}

/** An action that was open to a seat. */
export interface Alternative {
  action: string;
  /** What every seat could expect after it, by what the seat to decide knew. */
  shares: number[];
  /** The same in the position as it really was. */
  truly: number[];
}

/** The answer to one request. */
export interface Answer {
  id: string;
}

/** The host sets up a waiting table differently; nobody is ready any more. */
export interface Arrange extends Request {
  type: "arrange";
  plan: Arrangement;
}

/** Everything that can be chosen once the game is. */
export interface Arrangement extends TablePlan {
  players?: number | null;
  options?: Record<string, string | number | boolean>;
  edition?: string | null;
}

/** An open vote on taking back moves down to log entry `to`. */
export interface Ask {
  ask: number;
  seat: number;
  what: "undo";
  to: number;
  agreed: number[];
  /** The seats that have not answered yet. */
  wanted: number[];
  /** Whether chance would be drawn again: it is between people, so that nobody plays on knowing what comes. */
  anew?: boolean;
}

/** What can I work out about what I cannot see? */
export interface AskDeduction extends Request {
  type: "deduction";
  /** The number of log entries before the position. */
  at: number;
  /** Mine; after the end anybody's, as they could have then. */
  seat: number;
}

/** What would a bot do in my seat? Only this connection gets the answer, once the bot has thought about it. */
export interface AskHint extends AtPosition {
  type: "hint";
}

/** What would this action lead to? */
export interface AskPreview extends AboutAction {
  type: "preview";
}

/** A request about one position. */
export interface AtPosition extends Request {
  /** The `rev` of the view it refers to. */
  rev: number;
}

/** What every game's facts have in common. A field that is unset is left out of the view. */
export interface BaseFacts {
  /** The name of the phase under way. */
  phase: string;
  /** The clause of the pending decision, while somebody is to act. */
  clause?: string;
  /** The verbs that answer it. */
  verbs?: string[];
}

/** The result of `match.view(seat)`: all that a seat may know, and nothing else. `types.py` makes one of these for each game, with that game's state, facts and events; the encoder writes the dict that a match returns. */
export interface BaseView {
  game: string;
  /** The version of the game's rules. */
  rules: number;
  edition: string;
  options: Record<string, string | number | boolean>;
  players: number;
  /** Whose view it is; null: a spectator's. */
  seat: number | null;
  /** The number of log entries in the match. */
  at: number;
  to_act: number | null;
  over: boolean;
  state: Record<string, any>;
  /** Events that the seat remembers although the board no longer shows them. */
  memory: Event[];
  /** The legal actions as text, only for the seat to act. The server carries out a single one after a moment (0.1), unless the player does so first. */
  legal: string[];
  /** The position in the players' own terms. */
  facts: Record<string, any>;
  /** Once the match is over. */
  result?: Result | null;
}

/** The host starts the game, once everybody is there and ready. */
export interface Begin extends Request {
  type: "begin";
}

/** A bot that can take a seat; its wording is `bot-<name>` and `bot-<name>.about` in the locales. */
export interface BotLevel {
  name: string;
  /** Its rank among the bots that people play against, 0 being the easiest; null: for experiments. */
  level: number | null;
}

/** POST /api/tables/{id}/branch: a new table that continues from a moment of a finished match. The position is the real one; chance is drawn again. */
export interface BranchTable extends TablePlan {
  /** The number of log entries that are kept. */
  at: number;
  line?: number;
}

export interface Chat extends Request {
  type: "chat";
  text: string;
}

export interface ChatLine {
  n: number;
  seat: number;
  text: string;
  /** Unix time in milliseconds. */
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
  example: string | null;
  ruling: string | null;
}

/** How long players may think. A seat whose time runs out is handed to a bot. */
export interface Clock {
  kind?: "days" | "live" | "none";
  /** live: the time each seat has for the whole game. */
  seconds?: number;
  /** live: the time added after each decision. */
  increment?: number;
  /** days: the time for each decision. */
  days?: number;
  /** The level of the bot that takes over. */
  bot?: string;
}

export interface Decision {
  type: "decision";
  /** The number of the entry in the log. */
  at: number;
  seat: number;
  taken: Alternative;
  /** What a strong player would think of: the better one that a closer look found, then the best at first glance. */
  others: Alternative[];
  word: string;
  /** What its seat lost by it, by what it knew. */
  given_away: number;
  /** What every seat gained or lost by it, compared with the best action. */
  cost: number[];
  /** What every seat gained or lost because things were not as the seat had to expect. */
  hidden: number[];
  /** Every seat's chance to win, with the best action. */
  expected: number[];
}

/** Computed from the seat's view alone, with exact odds. */
export interface DeductionMessage extends Answer {
  type: "deduction";
  at: number;
  seat: number;
  deduction: Deduction;
}

/** GET /api/editions/{game}/{name} and /api/tables/{id}/edition: the file as JSON: terrain, sites, cards … */
export interface EditionData {
  game: string;
  name: string;
  data: Edition;
}

/** A decision that gave something away, as a review found it. */
export interface Fault {
  /** The number of the entry in the log. */
  at: number;
  verb: string;
  action: string;
  better: string;
  word: string;
  given_away: number;
}

export interface GameInfo {
  name: string;
  letter: string;
  rules: number;
  players: number[];
  /** Keys of the seats' names: `seat-<key>`. */
  seats: string[];
  clauses: string[];
  options: OptionInfo[];
  rulebooks: RulebookInfo[];
  editions: string[];
  edition: string;
  /** How each verb is written. */
  verbs: string[];
  /** The levels from the easiest to the strongest, then the others. */
  bots: BotLevel[];
  /** The default. */
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
export interface GiveSeat extends AboutSeat {
  type: "seat";
  bot?: string | null;
}

/** Give another seat more time on its clock. */
export interface GiveTime extends AboutSeat {
  type: "time";
}

/** GET /api/tables/{id}/glance: a finished match at a glance, for a library of many; once it has been reviewed, with the mistakes. */
export interface GlanceReply {
  you: number | null;
  match: Played;
}

/** A few lines under a title. */
export interface Heading {
  title: string;
  lines: string[];
}

/** GET /livez (is this process alive?) and GET /readyz (can it serve?): 200 if `ok`, otherwise 503. */
export interface Health {
  ok: boolean;
  /** Since the housekeeping last ran. */
  beat_s: number;
  /** Whether it can be reached. null: `/livez` does not ask. */
  database: boolean | null;
  /** Levels whose processes have died. */
  broken_bots: string[];
}

/** The first message: opens one seat (or the spectators' bench) of one table. */
export interface Hello {
  type: "hello";
  table: string;
  token: string;
  /** If `token` is an invitation: the secret, chosen by the client, that will open the seat from now on. A `token` message confirms it, and the invitation is used up; repeating the same hello is safe. */
  claim?: string | null;
  /** How many log entries I have … */
  since?: number;
  /** … and the last position I saw: it is not sent again, but anything taken back since then is. */
  rev?: number;
  lang?: "de" | "en" | "fr" | "it";
}

/** The bot's ideas, best first. */
export interface HintMessage extends Answer {
  type: "hint";
  rev: number;
  ideas: Idea[];
}

/** An action that a bot considers, and what it expects for the seat that asked. */
export interface Idea {
  action: string;
  /** Of a win, from 0 to 1. null: the bot has not looked ahead. */
  share?: number | null;
  /** At the end of the game, in the unit that players use. */
  score?: number | null;
}

/** POST /api/tables/import: a finished record to look at, or an unfinished one to continue. */
export interface ImportTable extends TablePlan {
  record: Record<string, any>;
}

/** PUT /api/tables/{id}/study: all notes and variations from now on. 409: somebody else has changed them since `rev`; get them again. */
export interface KeepStudy {
  rev: number;
  notes?: Note[];
  variations?: Variation[];
}

/** GET /api/tables/{id}/lines/{line}/deduction?at=&seat=: what a seat could work out at a moment of a variation. */
export interface LineDeduction {
  at: number;
  seat: number;
  deduction: Deduction;
}

/** One entry of the log as the seat may read it. `lines` is for people: never parse it. */
export interface LogEntry {
  n: number;
  /** null: chance. */
  seat: number | null;
  verb: string;
  /** null: not for this seat to know. */
  action: string | null;
  events: Event[];
  lines: string[];
  clause: string | null;
  /** `server`: the only legal action, or a standing order. Until the end both are shown as `human`. */
  by: "bot" | "chance" | "human" | "server";
  /** Since the match began. */
  ms: number;
}

/** Replace your log from entry `start` on with these. */
export interface LogMessage {
  type: "log";
  start: number;
  entries: LogEntry[];
}

/** An outcome of chance. */
export interface Luck {
  type: "luck";
  at: number;
  action: string;
  /** What it gave every seat, or took. */
  gain: number[];
  /** Every seat's chance to win, after it. */
  expected: number[];
}

/** POST /api/tables */
export interface NewTable extends Arrangement {
  game: string;
  /** Whether the table waits for its players, who choose their seats and say when they are ready. The first person's seat is the host's. */
  wait?: boolean;
  /** Only for tables with at most one person: guided games, puzzles. */
  seed?: string | null;
}

/** Invitations are handed out here and nowhere else. */
export interface NewTableReply {
  table: string;
  /** One for each person's seat, including the host's. */
  seats: SeatToken[];
  spectator: string;
  /** If the table waits: opens any free seat, as long as there are any. */
  invitation: string | null;
}

/** What somebody has written about a moment, and drawn on the board. */
export interface Note {
  /** The moment: the number of entries before it, from the beginning of the match. */
  at: number;
  text?: string;
  marks?: string[][];
}

/** A value that something may have. */
export interface Odds {
  /** What it may be. */
  value: number;
  /** How likely that is, from 0 to 1; 1 means that it is certain. */
  share: number;
}

export interface OptionInfo {
  name: string;
  values: (string | number | boolean)[];
  /** By edition: the value at a table that does not choose one. */
  defaults: Record<string, string | number | boolean>;
  clause: string;
  /** Its numbers name seats. */
  is_seat: boolean;
}

/** All my sealed standing orders from now on. Their form depends on the game; Giganten's are {"company": "hudson", "up_to": 7, "then": "pass" | "ask"} and hold for this round's auction. */
export interface Orders extends Request {
  type: "orders";
  orders: (Record<string, string | number | boolean>)[];
}

/** Your standing orders; nobody else gets them. */
export interface OrdersMessage {
  type: "orders";
  orders: Record<string, any>[];
}

/** Where one table of the edition comes from. */
export interface Origin {
  part: string;
  title: string;
  /** From where, in words. */
  provenance: string;
  about: string | null;
  /** What in the table comes from elsewhere. */
  exceptions: string[];
}

/** The match is over: the result, and the seed that proves the deal. */
export interface Over {
  type: "over";
  result: Record<string, any>;
  seed: string;
  seed_hash: string;
  orders: PastOrder[];
  /** Where every player's money came from and went to, starting with what they began with. */
  ledger: Posting[];
  /** Everybody's money, round by round. */
  course: RoundEnd[];
  /** The moments at which most money changed hands. */
  turns: TurningPoint[];
}

/** A standing order given during the match, revealed after its end. */
export interface PastOrder {
  at: number;
  seat: number;
  orders: Record<string, any>[];
}

/** Are you there? */
export interface Ping extends Request {
  type: "ping";
}

/** My decision. */
export interface Play extends AboutAction {
  type: "play";
}

/** A finished match at a glance: what a library keeps of it. */
export interface Played {
  /** The same for copies of one match, and for no other. */
  id: string;
  game: string;
  edition: string;
  players: number;
  options: Record<string, string | number | boolean>;
  rounds: number;
  decisions: number;
  /** What things cost at the end of each round, by the keys of their names. */
  prices: Record<string, number[]>;
  seats: Sat[];
}

export interface Pong extends Answer {
  type: "pong";
  now_ms: number;
}

/** A line of the score sheet; its wording is `<game>-post-<post>`. */
export interface Posting {
  post: string;
  /** For each seat. */
  amounts: number[];
}

/** What an action would lead to, up to the next chance or decision, as far as the seat can know. */
export interface Preview {
  /** The view afterwards. Anything the seat cannot foresee is null. */
  view: Foreseen<View>;
  events: (Event | null)[];
  /** Whether everything in it is certain. */
  sure: boolean;
}

export interface PreviewMessage extends Answer {
  type: "preview";
  rev: number;
  preview: Preview;
}

/** Every HTTP refusal. */
export interface Problem {
  /** The key of a Fluent message, which takes the `params`. */
  key: string;
  params: Record<string, any>;
  /** That message in your language. */
  text: string;
}

/** What an action leads to, by what the seat knows. */
export interface PuzzleChoice {
  action: string;
  /** Of a win, that the seat can expect. */
  share: number;
  /** What it can expect at the end, in dollars or millions. */
  score: number;
}

/** A puzzle in the list. */
export interface PuzzleLine {
  id: string;
  /** How hard it is, on the scale of chess ratings: a player rated the same finds it every other time. */
  rating: number;
  /** What it is about, the main theme first. */
  themes: string[];
}

/** GET /api/puzzles/{game}: all puzzles, the easiest first. */
export interface PuzzleList {
  game: string;
  /** Today's puzzle, the same for everybody; null: there are no puzzles. */
  daily: string | null;
  /** How the levels of bots are rated by these puzzles. */
  levels: Record<string, number>;
  puzzles: PuzzleLine[];
}

/** GET /api/puzzles/{game}/{id}: the position as the seat to decide knows it. */
export interface PuzzleReply {
  puzzle: PuzzleLine;
  view: View;
  seats: SeatInfo[];
}

/** A step of the line of play. */
export interface PuzzleStep {
  /** null: chance. */
  seat: number | null;
  /** In words. */
  lines: string[];
  clause: string;
}

/** GET /api/reach: how others reach this server; answered only to the machine it runs on. */
export interface Reach {
  /** In the local network. */
  address: string | null;
  /** Whether the server listens there. */
  works: boolean;
}

/** I am ready to begin, or not yet. */
export interface Ready extends Request {
  type: "ready";
  ready: boolean;
}

export interface ReasonMessage extends Answer {
  type: "reason";
  legal: boolean;
  clause: string;
  key: string;
  params: Record<string, any>;
  text: string;
}

/** Nothing has changed. */
export interface Refused extends Problem {
  type: "refused";
  id: string | null;
  clause: string | null;
  rev?: number | null;
  /** The current view, if the request was about an older one. */
  view?: View | null;
}

/** Set up the same table again (unless somebody has), and give me the token of my seat there. */
export interface Rematch extends Request {
  type: "rematch";
}

export interface Rename extends Request {
  type: "name";
  name: string;
}

/** My views of the positions after `start` … `stop - 1` log entries, at most 64 at a time. */
export interface Replay extends Request {
  type: "replay";
  start: number;
  stop: number;
  /** After the end: as this seat saw it. null: as I saw it or, after the end, with everything open. */
  seat?: number | null;
}

export interface ReplayMessage extends Answer {
  type: "replay";
  start: number;
  views: View[];
  /** How many entries the log has: positions 0 … total. */
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

/** A request at a table, answered with the same id. */
export interface Request {
  id: string;
}

/** How a match ended. */
export interface Result {
  /** Of each seat. */
  scores: number[];
  winners: number[];
  /** The score sheet, seat by seat; each game has its own. */
  accounts: Record<string, any>[];
}

/** GET /api/tables/{id}/review?level=&line=&start=: as much of the review as there is. 202: ask again, for the steps after those that you have; 200: this is all. The level is `quick` or `deep`; line 0 is the match itself, the others are its variations. */
export interface ReviewReply {
  /** Entries of the log that have been reviewed, */
  done: number;
  /** out of how many. */
  of: number;
  /** From number `start` on. */
  steps: (Decision | Luck)[];
  /** Every seat's share of a win before the match. */
  par: number;
  /** Every seat's share of the win. */
  result: number[];
  /** What the steps so far come to for each seat; those of the whole match add up to its result less par. */
  terms: Terms[];
  /** How many decisions of each seat were called what. */
  words: Record<string, number>[];
}

/** Give my seat a new token and make all its old ones invalid. */
export interface Rotate extends Request {
  type: "rotate";
}

export interface RoundEnd {
  /** 0: before the first. */
  round: number;
  /** Of each seat. */
  money: number[];
}

/** GET /api/rules/{game}/{lang} */
export interface Rulebook {
  game: string;
  language: string;
  name: string;
  about: string;
  box: string[];
  /** The reference card. */
  reference: Heading[];
  sections: Section[];
  advice: string[];
  sources: string[];
  /** What is known, and how well. */
  meanings: string[];
  edition: string;
  origins: Origin[];
}

/** A rulebook, and the options that it does not leave at their defaults. */
export interface RulebookInfo {
  name: string;
  options: Record<string, string | number | boolean>;
}

/** A seat of a finished match, and what it did there. */
export interface Sat {
  seat: number;
  /** Who sat there: a person's name, a bot's, or nothing. */
  name: string;
  /** 1 for the seat that decided first, 2 for the next one at the table … */
  order: number;
  score: number;
  /** Of the win. */
  share: number;
  /** How many decisions it answered with each verb. */
  verbs: Record<string, number>;
  /** Its first action of each verb that is an opening in this game. */
  openings: Record<string, string>;
  /** How often it took each place. */
  places: Record<string, number>;
  /** null: not reviewed. */
  faults?: Fault[] | null;
}

/** A seat as everybody sees it. */
export interface SeatInfo {
  seat: number;
  /** The seat's name as a key of the locales: `seat-<key>`. */
  key: string;
  kind: "bot" | "human";
  /** The level of the bot that plays it now. */
  bot: string | null;
  name: string;
  present: boolean;
  /** Time left on the clock when the message was sent; the clock of the seat to act is running. null: no clock. */
  left_ms: number | null;
  /** Whether it was a person's seat at the start; if so, its token can take it back from a bot. */
  had_human: boolean;
  /** Whether somebody has sat here; until then its invitation is open. */
  taken: boolean;
  /** The seat whose player handed this one to a bot; null: the clock did, or nobody. */
  given_by: number | null;
  /** At a waiting table: whether its player has said so. */
  ready: boolean;
}

/** Who plays a seat: a person, or a bot of some level. */
export interface SeatPlan {
  kind?: "bot" | "human";
  bot?: string | null;
  name?: string;
}

/** An invitation: whoever says `hello` with it first gets the seat and exchanges it for a token of their own. */
export interface SeatToken {
  seat: number;
  token: string;
}

export interface Section {
  key: string;
  title: string;
  clauses: Clause[];
}

/** With an invitation: take a free seat. While the table waits, players may also change seats or get up (null). */
export interface Sit extends Request {
  type: "sit";
  seat: number | null;
}

/** GET /api/puzzles/{game}/{id}/solution: the answer, and why. */
export interface Solution {
  /** The best first. What is not among them was not tried often enough to say how good it is. */
  choices: PuzzleChoice[];
  /** The clause that the best choice rests on. */
  clause: string;
  /** What that clause says, in words. */
  text: string;
  /** How likely each level of bots is to find it. */
  found: Record<string, number>;
  /** How play might continue, in one of the positions that the seat considers possible. */
  line: PuzzleStep[];
}

/** Log and errors in another language from now on; the log is sent again. */
export interface Speak {
  type: "lang";
  lang: "de" | "en" | "fr" | "it";
}

/** GET /api/tables/{id}/study: the notes and variations of a finished match, the same for everybody who has a token. Line 0 is the match itself, lines 1, 2, … are the variations. The positions and the log of a variation are at GET /api/tables/{id}/lines/{line}?start=&stop=&seat=&lang=, as a `ReplayReply`. */
export interface Study {
  /** Grows with every change. */
  rev: number;
  /** Whether you may change it, as anybody with a seat may. */
  writable: boolean;
  notes: Note[];
  variations: Variation[];
}

/** Everything public about a table except the position. */
export interface TableInfo {
  id: string;
  game: string;
  players: number;
  options: Record<string, any>;
  edition: string;
  clock: Clock;
  /** How long the server waits before each move of a bot. */
  pace_ms: number;
  seats: SeatInfo[];
  spectators: number;
  over: boolean;
  /** Whether it has yet to begin. */
  waiting: boolean;
  /** Whose table it is while it waits. */
  host: number | null;
  /** Published at the start; the seed follows at the end. */
  seed_hash: string;
  /** Whoever set up this solo table chose the seed, so the deal was not blind. */
  seed_chosen: boolean;
  /** Whether it was set up from a record; whoever had that record may know what is hidden. */
  imported: boolean;
  /** Whether the edition is not one of those that come with the game. */
  house_edition: boolean;
  /** Whether players may ask for hints. */
  hints: boolean;
  /** Whether players may take moves back. */
  undo: boolean;
  /** Whether players may ask what they can work out. */
  deduction: boolean;
  /** Whether the game has standing orders. */
  orders: boolean;
  ask: Ask | null;
  /** The table of the rematch. */
  next: string | null;
  created_ms: number;
  /** A bot here plays below its level because it is still being compiled. */
  warming?: boolean;
  /** A bot here plays below its level because too many others are thinking. */
  hurried?: boolean;
}

/** Sent after hello and whenever something in it changes. */
export interface TableMessage {
  type: "table";
  table: TableInfo;
  /** Your seat; null: you watch. */
  you: number | null;
  /** Opens any free seat at a table that waits, or has waited, for its players; null: you cannot invite. */
  invitation: string | null;
}

/** What every new table is set up with. */
export interface TablePlan {
  /** null: the first seat is yours and bots take the others. */
  seats?: SeatPlan[] | null;
  clock?: Clock;
  pace_ms?: number | null;
  /** Whether players may ask for hints. */
  hints?: boolean;
  /** Whether players may take moves back. */
  undo?: boolean;
  /** Whether players may ask what they can work out. null: only somebody who plays alone against bots. */
  deduction?: boolean | null;
}

/** GET /api/tables/{id}?lang=: a table at a glance, for anybody with a token for it. */
export interface TableSummary {
  table: TableInfo;
  you: number | null;
  to_act: number | null;
  /** The last thing that happened, in words. */
  last: string;
  result: Result | null;
}

/** How a seat came to its result: these four add up to the result less par. */
export interface Terms {
  own: number;
  others: number;
  chance: number;
  hidden: number;
}

/** A token for you alone: for your seat (`rotate`), for your seat at the next table (`rematch`), or the one that you claimed with an invitation (id `hello`). */
export interface TokenMessage extends Answer {
  type: "token";
  table: string;
  token: string;
}

export interface TurningPoint {
  /** The entry of the log. */
  at: number;
  seat: number;
  amount: number;
}

/** Take back my last decision: at once if `undo` in the view message is true, otherwise by a vote. */
export interface Undo extends AtPosition {
  type: "undo";
}

/** How a line might have gone on from a moment. */
export interface Variation {
  /** The moment at which it leaves the line. */
  at: number;
  /** Seat and action. */
  entries: ([number | string, string])[];
  /** The line that it leaves. */
  of?: number;
  name?: string;
  notes?: Note[];
}

/** GET /api/tables/{id}/verify: the deal, verified from the seed. */
export interface Verified {
  /** How many outcomes of chance follow from the seed. */
  proved: number;
  seed: string;
  seed_hash: string;
}

/** The position as you may see it. */
export interface ViewMessage {
  type: "view";
  /** The position's number: every move and every undo raises it. */
  rev: number;
  view: View;
  /** Whether you may take back your last decision without asking anybody. */
  undo: boolean;
  /** Whether you have made a decision that a vote could take back. */
  can_ask: boolean;
}

export interface Vote extends Request {
  type: "vote";
  ask: number;
  agree: boolean;
}

/** Call this address whenever my turn begins; null: stop. */
export interface Webhook extends Request {
  type: "webhook";
  url?: string | null;
}

/** Why is this action legal now, or why not? */
export interface Why extends Request {
  type: "why";
  action: string;
}

/** A seat's part of the score sheet (E2–E5). */
export interface GigantenAccount {
  /** The seat it belongs to. */
  seat: number;
  /** Dollars at the end. */
  cash: number;
  /** Its locomotive's rank: 1 is the furthest (E2). */
  rank: number;
  /** Its locomotive's column: `A` … `T`. */
  column: string;
  /** What its licences are worth, which ranks locomotives on the same column (E2). */
  licence_value: number;
  /** How many it has on the board. */
  derricks: number;
  /** Dollars for its derricks (E3). */
  derrick_pay: number;
  /** Dollars for its crude (E4). */
  crude_pay: number;
  /** Total dollars: the score. */
  total: number;
}

/** An action card as printed. */
export interface GigantenCard {
  /** `beige1` … and `red1` …: its row in the edition. */
  name: string;
  /** Licences that it deals (3.1). */
  licences: number;
  /** Movement points (4.2). */
  moves: number;
  /** Steps that it moves a company's price by (4.9); 0: none. */
  price_change: number;
  /** Columns that it moves the black locomotive (2.1). */
  black: number;
  /** 1: a free crude (4.10). */
  free_crude: number;
  /** Columns that it sets every opponent's locomotive back (4.11). */
  set_back: number;
}

/** An action card that may be turned up next. */
export interface GigantenComing {
  /** As printed. */
  card: GigantenCard;
  /** Copies in the draw pile. */
  left: number;
  /** How likely one of them is among the cards turned up next, from 0 to 1. */
  share: number;
}

/** What a seat can work out about what it does not see. */
export interface GigantenDeduction {
  /** Kind by kind. */
  tiles: GigantenTiles[];
  /** Of the other seats. */
  hands: GigantenHand[];
  /** The deck they come from. */
  licences: GigantenLicences;
  /** The red action cards. */
  red: GigantenPile;
  /** The beige ones. */
  beige: GigantenPile;
  /** The round in which the black locomotive reaches the star, which ends the game (2.2). */
  last_round: Odds[];
}

/** The position in the players' own terms. */
export interface GigantenFacts extends BaseFacts {
  /** The action of the round, 1 to 9; 0: none. */
  action: number;
  /** Dollars for a crude at each company. */
  prices: number[];
  /** The cards on offer, the red one first; null where one was taken (2.4). */
  offer: (GigantenCard | null)[];
  /** The card that each seat has taken this round. */
  cards: (GigantenCard | null)[];
  /** In the order of `state.tile`. */
  sites: GigantenSite[];
  /** The cell of each seat's truck. */
  trucks: (string | null)[];
  /** For every cell that the truck to move can drive to: the points left there (4.3). */
  movement_left?: Record<string, number>;
}

/** The licences of another seat (3.2). */
export interface GigantenHand {
  /** Whose they are. */
  seat: number;
  /** How many. */
  cards: number;
  /** What they are worth in total. */
  worth: Odds[];
  /** How likely it is that the seat can pay a bid of this size (7.5). */
  pays: Odds[];
}

/** The deck of licences (S7). */
export interface GigantenLicences {
  /** How many are in it. */
  cards: number;
  /** What the next one to be dealt is worth. */
  next: Odds[];
}

/** A deck of action cards. */
export interface GigantenPile {
  /** How many are in the draw pile. */
  cards: number;
  /** How many are turned up next. */
  turned: number;
  /** The cards that may be among them, the likeliest first. */
  odds: GigantenComing[];
}

export interface GigantenResult extends Result {
  /** The score sheet, seat by seat; each game has its own. */
  accounts: GigantenAccount[];
}

/** A drill site. */
export interface GigantenSite {
  /** `C4`: column and row. */
  cell: string;
  /** How many derricks its tile shows, 1 to 3; those with 2 are red. */
  kind: number;
  /** What is on it. */
  status: "derrick" | "empty" | "tile";
  /** Whose derrick stands here. */
  owner: number | null;
  /** Left under the derrick. */
  crude: number;
  /** The value of its tile, for the seats that have looked at it. */
  tile: number | null;
  /** The seats that have looked. */
  looked: number[];
}

/** The raw fields of the position; null where the seat may not know. */
export interface GigantenState {
  /** the number of players */
  players: number;
  /** the number of the round */
  round: number;
  /** Phase: the action under way */
  phase: number;
  /** the step within it; each phase has its own */
  step: number;
  /** how many players have had their turn in it */
  turn: number;
  /** the seat to act, or CHANCE, or OVER */
  seat: number;
  /** who holds the die */
  first: number;
  /** whose price is rolled, or whose auction is held */
  company: number;
  /** sites whose tiles the mover is about to see, one bit each */
  looking: number;
  /** movement left */
  points: number;
  /** the site built on, or whose crude is shipped */
  site: number;
  /** the highest so far */
  bid: number;
  /** who bid it, or NONE */
  leader: number;
  /** seats still in the auction, one bit each */
  bidders: number;
  /** crude sold at this company this round (7.8) */
  sold: number;
  /** steps on the scale */
  price: number[];
  /** crude in the supply, or UNLIMITED */
  supply: number;
  /** whole dollars */
  cash: number[];
  /** a cell, or NONE before the first Action 4 */
  truck: number[];
  /** a column */
  loco: number[];
  /** in hand */
  derricks: number[];
  /** crude in each player's tank at each company */
  tank: number[][];
  /** cards held (3.2: how many is open) */
  licences: number[];
  /** how many of them are worth 1; the rest are worth 2 */
  ones: (number | null)[];
  /** the action card taken this round, or NONE */
  card: number[];
  /** the black locomotive */
  black: number;
  /** cells with a face-down tile */
  tile_cells: number[];
  /** cells with a derrick */
  derrick_cells: number[];
  /** 4.6: one bit for each seat that has seen the tile */
  looked: number[];
  /** its value once somebody has seen it, else 0 */
  tile: (number | null)[];
  /** of the derrick there, or NONE */
  owner: number[];
  /** under that derrick */
  crude: number[];
  /** copies of each beige card still in the draw pile */
  beige_deck: number[];
  /** beige cards in the discards */
  beige_gone: number[];
  /** the same for the red cards */
  red_deck: number[];
  /** red cards in the discards */
  red_gone: number[];
  /** licences in the draw pile */
  licence_deck: number;
  /** licences worth 1 in the discards, which are open (S8) */
  gone_ones: number;
  /** licences worth 2 in the discards */
  gone_twos: number;
  /** 2.4: face up, red first, NONE where taken */
  offer: number[];
}

/** The face-down tiles of one kind (S3, 4.6). */
export interface GigantenTiles {
  /** How many derricks they show, 1 to 3. */
  kind: number;
  /** Those the seat has looked at, by cell. */
  known: Record<string, number>;
  /** The cells of the others. */
  hidden: string[];
  /** What lies under each of the others. */
  odds: Odds[];
}

export interface GigantenView extends BaseView {
  game: "giganten";
  state: GigantenState;
  /** The position in the players' own terms. */
  facts: GigantenFacts;
  /** Once the match is over. */
  result?: GigantenResult | null;
}

/** Where the data of an edition come from. */
export type GigantenProvenance = "rules" | "transcribed" | "reviews" | "reconstructed";

/** The edition's file. */
export type GigantenEdition = {
  edition: { provenance: GigantenProvenance; game: string; title: string };
  terrain: { provenance: GigantenProvenance; rows: string[] };
  drill_sites: {
    provenance: GigantenProvenance;
    sites: { at: string; kind: number; empty_with_three_players?: boolean; provenance?: GigantenProvenance }[];
  };
  tiles: { provenance: GigantenProvenance; one_derrick: number[]; two_derricks: number[]; three_derricks: number[] };
  track: { provenance: GigantenProvenance; costs: number[]; star: number };
  prices: { provenance: GigantenProvenance; scale: number[]; zones: string };
  die: { provenance: GigantenProvenance; faces: number[] };
  tanks: { provenance: GigantenProvenance; limit: number; surplus_price: number };
  supply: { provenance: GigantenProvenance; crude: number; limited?: boolean };
  cards: {
    provenance: GigantenProvenance;
    red: {
      copies: number;
      licences: number;
      moves: number;
      black: number;
      price_change?: number;
      free_crude?: boolean;
      set_back?: number;
      provenance?: GigantenProvenance;
    }[];
    beige: {
      copies: number;
      licences: number;
      moves: number;
      price_change?: number;
      free_crude?: boolean;
      set_back?: number;
      provenance?: GigantenProvenance;
    }[];
  };
  licences: { provenance: GigantenProvenance; worth_one: number; worth_two: number };
  start: { provenance: GigantenProvenance; cash: number; derricks: number; price: number };
  costs: {
    provenance: GigantenProvenance;
    one_derrick: number;
    two_derricks: number;
    three_derricks: number;
    freight: number;
  };
  scoring: { provenance: GigantenProvenance; derrick_by_rank: number[]; crude: number };
};

export type GigantenEvent =
  | { event: "round-begins"; round: number; seat: number }
  | { event: "price-moved"; company: number; from_step: number; to_step: number }
  | { event: "black-moved"; from_column: number; to_column: number }
  | { event: "deck-anew"; deck: number }
  | { event: "card-left"; card: number }
  | { event: "dealt"; seat: number; count: number; ones: number | null }
  | { event: "placed"; seat: number; cell: number }
  | { event: "way"; seat: number; cell: number }
  | { event: "drove"; seat: number; from_cell: number; cell: number; points: number }
  | { event: "railed"; seat: number; from_column: number; to_column: number; points: number }
  | { event: "looked"; seat: number; site: number; tile: number | null }
  | { event: "set-back"; seat: number; from_column: number; to_column: number }
  | { event: "stored"; seat: number; company: number }
  | { event: "no-crude"; seat: number }
  | { event: "built"; seat: number; site: number; dollars: number; crude: number }
  | { event: "drilled"; seat: number; site: number; left: number }
  | { event: "derrick-back"; seat: number; site: number }
  | { event: "shipped"; seat: number; site: number; company: number }
  | { event: "freight-paid"; seat: number; payee: number; dollars: number }
  | { event: "lost"; seat: number; site: number }
  | { event: "auction-opens"; company: number; seats: number }
  | { event: "auction-won"; seat: number; company: number; bid: number }
  | { event: "no-sale"; company: number }
  | { event: "bluff-called"; seat: number; bid: number; ones: number; twos: number }
  | { event: "paid"; seat: number; ones: number; twos: number }
  | { event: "sold"; seat: number; company: number; count: number; dollars: number }
  | { event: "surplus"; seat: number; company: number; count: number; dollars: number }
  | { event: "star-reached"; round: number };

/** A seat's part of the score sheet (8.3, 8.4). */
export interface NationsAccount {
  /** The seat it belongs to. */
  seat: number;
  /** Millions at the end. */
  money: number;
  /** How many it has. */
  tankers: number;
  /** What they sell for, in millions. */
  tanker_worth: number;
  /** What it would collect, in millions. */
  revenue: number;
  /** How many it holds. */
  countries: number;
  /** 1: it dropped out (8.1). */
  is_out: number;
  /** Total millions, by which players are compared. */
  total: number;
}

/** A card that may come next. */
export interface NationsComing {
  /** Its kind. */
  card: string;
  /** How many of them nobody has seen yet. */
  left: number;
  /** How likely it is to be next, from 0 to 1. */
  share: number;
}

/** A country, and who holds it. */
export interface NationsCountry {
  /** Its letter and number on the map. */
  id: string;
  /** As the edition's file has it. */
  name: string;
  /** The space of its capital. */
  capital: string;
  /** The halves of the sea that it lies on. */
  ports: string[];
  /** The number of derricks there. */
  derricks: number;
  /** The seat whose leader stands on the capital. */
  ruler: number | null;
  /** The type of that leader. */
  leader: string | null;
  /** What a pair of derrick and tanker pays here, in millions (3.3). */
  pay: number;
  /** Each seat's, inshore. */
  tankers: number[];
  /** The countries that it is joined to. */
  pipelines: string[];
}

/** What a seat can work out about what it does not see. */
export interface NationsDeduction {
  /** How many cards nobody has seen yet: they come first, in any order. */
  unseen: number;
  /** The next card, the likeliest first. */
  next: NationsComing[];
  /** The cards that follow those, in order: they have been read out and put under the deck (7.1). */
  known: string[];
}

/** The position in the players' own terms. */
export interface NationsFacts extends BaseFacts {
  /** What is asked: the step of the turn, or the card that offers a choice. */
  ask?: string;
  /** All countries on the map. */
  countries: NationsCountry[];
  /** All leaders on the map. */
  leaders: NationsLeader[];
  /** The space of each seat's agent. */
  agents: (string | null)[];
  /** In each half of the sea: each seat's tankers. */
  offshore: Record<string, number[]>;
  /** Each seat's tankers in reserve (2.1). */
  kept_back: number[];
  /** The seats that may use the canal (6.3). */
  canal_open_to: number[];
  /** `N1-A`: the pairs of countries that are joined. */
  pipelines: string[];
  /** What each seat would collect now, in millions. */
  revenue: number[];
  /** For each seat: where its revenue comes from (3.4, 3.5). */
  networks: NationsNetwork[][];
  /** Money and tankers of each seat, in millions (8.4). */
  worth: number[];
  /** The Incident cards (7.1). */
  incidents: NationsIncidents;
  /** For each leader that may move, by its space: where it can go. */
  moves?: Record<string, Record<string, NationsMove>>;
  /** For each space that the agent can reach: the way there (5.1). */
  agent_moves?: Record<string, string[]>;
}

/** The Incident cards (7.1). */
export interface NationsIncidents {
  /** The one being carried out. */
  card: string | null;
  /** How many of each kind nobody has seen yet. */
  unseen: Record<string, number>;
  /** The order of those that are known to come. */
  known: string[];
}

/** A leader on the map. */
export interface NationsLeader {
  /** Where it stands. */
  space: string;
  /** The seat it belongs to. */
  seat: number;
  /** `king`, `president`, `dictator` or `revolutionary`. */
  type: string;
  /** What it costs to move it by one space, in millions (4.1). */
  price: number;
}

/** What a country adds to a network's revenue. */
export interface NationsLoaded {
  /** Its id. */
  country: string;
  /** Pairs of a derrick and a tanker. */
  pairs: number;
  /** What these pairs pay. */
  millions: number;
}

/** A way that a leader can go (4.3). */
export interface NationsMove {
  /** In millions. */
  price: number;
  /** Space by space, the goal last. */
  way: string[];
}

/** Countries of one seat that share tankers and derricks (3.4). */
export interface NationsNetwork {
  /** Their ids. */
  countries: string[];
  /** How many serve it. */
  tankers: number;
  /** The number of derricks in it. */
  derricks: number;
  /** What each of its countries adds. */
  items: NationsLoaded[];
}

export interface NationsResult extends Result {
  /** The score sheet, seat by seat; each game has its own. */
  accounts: NationsAccount[];
}

/** The raw fields of the position; null where the seat may not know. */
export interface NationsState {
  /** the number of players */
  players: number;
  /** the number of the round */
  round: number;
  /** Phase: the step of the turn under way */
  phase: number;
  /** the step within it; each phase has its own */
  step: number;
  /** the seat to act, or CHANCE, or OVER */
  seat: number;
  /** the starting seat */
  first: number;
  /** whose turn it is */
  turn: number;
  /** 5.3: what a card has done to the leader step, see `common.py` */
  led: number;
  /** 1: a card is to be drawn */
  due: number;
  /** the card being carried out, or NONE */
  card: number;
  /** 7.5: cards drawn in a chain, none of which is back under the deck yet */
  chain: number;
  /** 1: the player has dropped out (8.1) */
  out: number[];
  /** whole millions (S6) */
  money: number[];
  /** the next collection is skipped */
  strike: number[];
  /** a space, or NONE before the first turn */
  agent: number[];
  /** leaders to be placed */
  reserve: number[][];
  /** each player's, at each station */
  tankers: number[][];
  /** the leader there: seat * TYPES + type, or NONE; */
  leader: number[];
  /** each player's leaders as a set of spaces, see `common.put` */
  stands: number[][];
  /** the countries joined to each by pipeline, one bit each */
  joined: number[];
  /** tankers left in the bank */
  bank_tankers: number;
  /** pipelines left in the bank */
  bank_pipelines: number;
  /** how many of each kind nobody has seen yet */
  unseen: number[];
  /** how many were drawn; from DECK on, the deck repeats and is known */
  drawn: number;
  /** cards seen, in the order in which they will come again; else NONE */
  deck: number[];
}

export interface NationsView extends BaseView {
  game: "nations";
  state: NationsState;
  /** The position in the players' own terms. */
  facts: NationsFacts;
  /** Once the match is over. */
  result?: NationsResult | null;
}

/** Where the data of an edition come from. */
export type NationsProvenance = "rules" | "reviews" | "reconstructed";

/** The edition's file. */
export type NationsEdition = {
  edition: { provenance: NationsProvenance; game: string; title: string };
  countries: {
    provenance: NationsProvenance;
    list: {
      id: string;
      name: string;
      kind: "coast" | "canal" | "inland";
      derricks: number;
      ring: string;
      half?: "north" | "south";
      provenance?: NationsProvenance;
      name_provenance?: NationsProvenance;
    }[];
  };
  arrows: { provenance: NationsProvenance; list: string[] };
  borders: { provenance: NationsProvenance; list: string[] };
  pipelines: { provenance: NationsProvenance; supply: number; price: number; laid: string[] };
  leaders: {
    provenance: NationsProvenance;
    king: { count: number; price: number; pay: number; provenance?: NationsProvenance };
    president: { count: number; price: number; pay: number; provenance?: NationsProvenance };
    dictator: { count: number; price: number; pay: number; provenance?: NationsProvenance };
    revolutionary: { count: number; price: number; pay: number; provenance?: NationsProvenance };
  };
  tankers: { provenance: NationsProvenance; supply: number; price: number; sale: number };
  start: { provenance: NationsProvenance; money: number; tankers: number };
  incidents: {
    provenance: NationsProvenance;
    cards: {
      card: "oil-boom" | "foreign-loan" | "record-exports" | "coup" | "revolution" | "state-visit" | "launched" | "concession" | "assassination" | "tanker-lost" | "fine" | "reparations" | "strike" | "palace-revolt" | "summit";
      copies: number;
      amount?: number;
      provenance?: NationsProvenance;
    }[];
  };
};

export type NationsEvent =
  | { event: "turn-begins"; round: number; seat: number }
  | { event: "network"; seat: number; countries: number; tankers: number; derricks: number }
  | { event: "loaded"; seat: number; country: number; pairs: number; millions: number }
  | { event: "collected"; seat: number; millions: number }
  | { event: "not-collected"; seat: number }
  | { event: "placed"; seat: number; type: number; country: number; millions: number }
  | { event: "agent-placed"; seat: number; space: number }
  | { event: "moved"; seat: number; from_space: number; space: number; millions: number }
  | { event: "agent-moved"; seat: number; from_space: number; space: number }
  | { event: "way"; seat: number; space: number }
  | { event: "fell"; seat: number; type: number; space: number; is_out: number }
  | { event: "control"; seat: number; country: number }
  | { event: "tankers-taken"; seat: number; country: number; count: number; from_seat: number }
  | { event: "skipped"; seat: number }
  | { event: "step-used"; seat: number }
  | { event: "tanker-placed"; seat: number; station: number; millions: number }
  | { event: "tanker-moved"; seat: number; from_station: number; station: number }
  | { event: "tanker-gone"; seat: number; station: number; millions: number }
  | { event: "pipeline"; seat: number; pair: number; millions: number }
  | { event: "card-taken"; seat: number; card: number }
  | { event: "no-effect"; seat: number; card: number }
  | { event: "received"; seat: number; millions: number }
  | { event: "paid"; seat: number; payee: number; millions: number; owed: number }
  | { event: "strike"; seat: number }
  | { event: "out"; seat: number; millions: number }
  | { event: "last-left"; seat: number }
  | { event: "limit-reached"; rounds: number };

/** What each game has of its own. */
export interface ByGame {
  giganten: { view: GigantenView; deduction: GigantenDeduction; edition: GigantenEdition; event: GigantenEvent };
  nations: { view: NationsView; deduction: NationsDeduction; edition: NationsEdition; event: NationsEvent };
}
export type GameName = keyof ByGame;
export type View = ByGame[GameName]["view"];
export type Deduction = ByGame[GameName]["deduction"];
export type Edition = ByGame[GameName]["edition"];
export type Event = ByGame[GameName]["event"];

export type ToServer =
  | Hello
  | Play
  | Undo
  | Vote
  | Why
  | AskPreview
  | AskHint
  | AskDeduction
  | Orders
  | Chat
  | GiveSeat
  | GiveTime
  | Sit
  | Ready
  | Arrange
  | Begin
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
  | DeductionMessage
  | ReplayMessage
  | TokenMessage
  | Over
  | Pong;
