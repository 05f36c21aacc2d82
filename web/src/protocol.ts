// Written by `make types` from the server's types: change those instead. See docs/protocol.md.

export const VERSION = 1;
export const LARGEST_MESSAGE = 4096; // bytes
export const LONGEST_TEXT = 200; // characters of chat

// What a client sends

/** The first message: who you are. Without a token you are a spectator. */
export interface ClientHello {
  type: "hello";
  version: number;
  token?: string | null;
  /** whether the newest frame previews the outcome of each of your moves */
  prospects?: boolean;
  id?: number | null;
}

/** Your part of the shuffle, before the game: 32 random hexadecimal digits. */
export interface ClientCut {
  type: "cut";
  value: string;
  id?: number | null;
}

/** The host puts a bot on a seat, or frees the seat. */
export interface ClientBot {
  type: "bot";
  seat: number;
  bot: string | null;
  id?: number | null;
}

/** The host sets how long bots wait before a move. */
export interface ClientPace {
  type: "pace";
  pause_ms: number;
  id?: number | null;
}

/** The host starts the game; `first` is the first card-giver, starter or dealer, drawn if null. */
export interface ClientStart {
  type: "start";
  first?: number | null;
  id?: number | null;
}

/** A move; `seq` is the last event you have seen. */
export interface ClientMove {
  type: "move";
  seq: number;
  move: string;
  id?: number | null;
}

/** Take back your last move; `seq` is the last event you have seen. */
export interface ClientUndo {
  type: "undo";
  seq: number;
  id?: number | null;
}

/** Leave: before the game the seat becomes empty, during it a bot plays on. */
export interface ClientLeave {
  type: "leave";
  id?: number | null;
}

/** Take your seat back from the bot. */
export interface ClientBack {
  type: "back";
  id?: number | null;
}

/** Open the next table for the same people; its id is in `table.next`. */
export interface ClientRematch {
  type: "rematch";
  id?: number | null;
}

/** Chat: either a preset or a short text. */
export interface ClientSay {
  type: "say";
  preset?: Preset | null;
  text?: string | null;
  id?: number | null;
}

/** Mute or unmute the chat of a seat, or of all spectators (null). */
export interface ClientMute {
  type: "mute";
  seat: number | null;
  muted?: boolean;
  id?: number | null;
}

/** Request the score sheet. */
export interface ClientSheet {
  type: "sheet";
  id?: number | null;
}

/** Check that the server is there. */
export interface ClientPing {
  type: "ping";
  id?: number | null;
}

// What the server sends

/** The answer to `hello`: your seat, and the table as it is. */
export interface ServerWelcome {
  type: "welcome";
  version: number;
  seat: number | null;
  frame: Frame;
  chat: ChatLine[];
  id: number | null;
}

/** Why a move is not allowed. */
export interface MoveRefusal {
  code: string;
  rule: string | null;
}

/** Something happened: show the frames one after the other. */
export interface ServerUpdate {
  type: "update";
  frames: Frame[];
  id: number | null;
}

/** Somebody said something. */
export interface ServerChat {
  type: "chat";
  line: ChatLine;
  id: number | null;
}

/** The score sheet: the table at the end of each deal, as everybody saw it. */
export interface ServerScores {
  type: "sheet";
  /** the game's own view for spectators */
  deals: AnyView[];
  id: number | null;
}

/** Done, with nothing to show. */
export interface ServerDone {
  type: "done";
  id: number | null;
}

/** The server is there. */
export interface ServerPong {
  type: "pong";
  id: number | null;
}

/** Refused: a code for translations, the reason in English, and the rule that decides, if any. */
export interface ServerRefusal {
  type: "refused";
  code: string;
  reason: string;
  rule: string | null;
  id: number | null;
}

// The table

/** The table after an event, as one seat or a spectator sees it. */
export interface Frame {
  seq: number;
  /** what has just happened */
  news: News | null;
  table: TableInfo;
  /** the game's own view, once it has begun */
  view: AnyView | null;
  /** this seat's legal moves */
  legal: string[];
  may_undo: boolean;
  /** a preview of each legal move, on request */
  prospects: Record<string, CompanerosStanding> | null;
  /** on the seat's turn: why visible moves are illegal */
  refusals: Record<string, MoveRefusal>;
}

/** The table around the cards: the same for everybody. */
export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, string | boolean | number>;
  players: number;
  open: boolean;
  clock: ClockSetting | null;
  bot_pause_ms: number;
  status: Status;
  seats: SeatInfo[];
  host: number | null;
  commitment: string;
  previous: string | null;
  /** the table of the rematch */
  next: string | null;
  winners: number[];
}

/** So much time for the whole game, and so much more after each move. */
export interface ClockSetting {
  bank_seconds: number;
  increment_seconds: number;
}

/** Who sits on a seat. */
export interface SeatInfo {
  kind: "person" | "bot" | "empty";
  name: string | null;
  bot: string | null;
  /** connected; bots always are */
  here: boolean;
  /** a bot plays for the person */
  away: boolean;
  /** has added a value to the shuffle */
  cut: boolean;
  clock_ms: number | null;
}

/** A line of chat: plain text, never markup. */
export interface ChatLine {
  /** null for a spectator */
  seat: number | null;
  name: string | null;
  preset: Preset | null;
  text: string | null;
  /** milliseconds since 1970 */
  at: number;
}

// News

/** Somebody sat down, left, or got ready; the clock stands still; or bots wait longer or shorter. */
export interface NewsChanged {
  type: "changed";
}

/** The game began; `first` is the first card-giver, starter or dealer. */
export interface NewsStarted {
  type: "started";
  first: number;
  /** by the shuffle; else it was agreed on */
  drawn: boolean;
}

/** The cards of a deal were dealt; deals count from 1. */
export interface NewsDealt {
  type: "dealt";
  number: number;
}

/** A seat's move; the time is what it took from the seat's clock. */
export interface NewsMoved {
  type: "moved";
  seat: number;
  move: string;
  by: "person" | "bot" | "clock";
  used_ms: number;
}

/** The seat took its last move back. */
export interface NewsUndone {
  type: "undone";
  seat: number;
}

/** The person left or was disconnected for long: a bot plays on. */
export interface NewsAway {
  type: "away";
  seat: number;
}

/** The person has the seat back. */
export interface NewsBack {
  type: "back";
  seat: number;
}

/** The table ended without a result. */
export interface NewsAbandoned {
  type: "abandoned";
}

/** The same people go on at another table. */
export interface NewsRematched {
  type: "rematched";
  table: string;
}

// The games

/** The table as one seat, or a spectator, sees it. */
export interface Eight28View {
  /** deal, over or one of the game's own */
  phase: string;
  /** whose view this is, null for a spectator */
  seat: number | null;
  to_move: number | null;
  /** of the deal that is played or about to begin, from 1 on */
  deal_number: number;
  first: number;
  card_giver: number;
  players: Eight28Player[];
  supply: Eight28Gems;
  middle: Eight28Gems;
  pile: number;
  /** cards this view does not show, by kind */
  unseen: Record<string, number>;
  /** by seat; null for one who is asked no more */
  odds: (Eight28Odds | null)[];
  /** after a round; while halves are chosen, as it stands */
  share_out: Eight28ShareOut | null;
  last_round: boolean;
}

/** One player's cards and gems. */
export interface Eight28Player {
  face_up: string[];
  /** the viewer's own, or shown in the distribution */
  secret: string | null;
  /** of all cards that this view shows */
  totals: number[];
  /** the one of them that can play for the first half */
  for_8: number | null;
  /** and for the second */
  for_28: number | null;
  out: boolean;
  /** for good, with the option `passing`: `final` */
  declined: boolean;
  /** take or pass in this lap; who declined for good is asked no more */
  answer: string | null;
  half: string | null;
  gems: Eight28Gems;
  points: number;
}

/** So many blue and red gems. */
export interface Eight28Gems {
  blue: number;
  red: number;
  /** in points (E2) */
  value: number;
}

/** How many of the cards that may lie on top of the pile lead too far; a hidden secret card counts 1. */
export interface Eight28Odds {
  cards: number;
  past_8: number;
  /** past 28: out at once, or with nothing to play for */
  bust: number;
}

/** A distribution; while halves are still chosen, as it stands. */
export interface Eight28ShareOut {
  /** in the order in which they are shared out */
  heaps: Eight28Heap[];
  /** over when the halves are laid out */
  rest: Eight28Gems;
}

/** Gems that are laid out for a target, and what becomes of them. */
export interface Eight28Heap {
  /** 8, 28, or both: the whole middle for direct hits */
  target: string;
  gems: Eight28Gems;
  /** the best that plays for it */
  total: number | null;
  winners: number[];
  /** of the winners, in their order */
  shares: Eight28Gems[];
  /** does not go up, or nobody plays for it */
  stays: Eight28Gems;
}

/** The table as one seat, or a spectator, sees it. */
export interface CompanerosView {
  /** deal, over or one of the game's own */
  phase: string;
  /** whose view this is, null for a spectator */
  seat: number | null;
  to_move: number | null;
  /** of the deal that is played or about to begin, from 1 on */
  deal_number: number;
  first: number;
  game: number;
  games: number;
  round: number;
  starter: number;
  hand: string[];
  players: CompanerosPlayer[];
  display: string[];
  /** of the display, by colour */
  worth: Record<string, number>;
  colour_values: Record<string, number>;
  /** seats in the order in which they are served */
  served: number[];
  served_so_far: number;
  standing: CompanerosStanding;
  last_round: CompanerosLastRound | null;
}

/** One player's cards and points; closed piles are counted after the game only (C9). */
export interface CompanerosPlayer {
  /** in hand */
  cards: number;
  played: string | null;
  pile_size: number;
  pile: string[] | null;
  /** of the pile, by colour */
  pile_worth: Record<string, number> | null;
  /** of the whole pile */
  pile_points: number | null;
  /** of the match, without a closed pile */
  points: number;
}

/** What the round's cards come to if no other is played. */
export interface CompanerosStanding {
  /** from the highest value down */
  groups: CompanerosGroup[];
  /** the seats that take, in order; the display has a colour for each (C5) */
  serving: number[];
}

/** The colours that have one value in this round, and who played them, the highest card first. */
export interface CompanerosGroup {
  value: number;
  /** several in a tie */
  colours: string[];
  seats: number[];
  /** in a tie or below one: gets nothing (C4) */
  blocked: boolean;
}

/**
 * The last complete round of this game, as it lay before its cards joined the display (C6).
 *
 * Of that display only what has not been taken since is shown: piles may be closed (C9).
 */
export interface CompanerosLastRound {
  round: number;
  starter: number;
  /** by seat */
  played: string[];
  display: string[];
  /** of this display, by colour */
  worth: Record<string, number>;
  /** all of those serving have taken */
  standing: CompanerosStanding;
}

/**
 * The table as one seat, or a spectator, sees it; `first` is the dealer.
 *
 * Bids, tricks and the last trick of a round are seen until the next deal.
 */
export interface SchatzsucheView {
  /** deal, over or one of the game's own */
  phase: string;
  /** whose view this is, null for a spectator */
  seat: number | null;
  to_move: number | null;
  /** of the deal that is played or about to begin, from 1 on */
  deal_number: number;
  first: number;
  round: number;
  hand: string[];
  trump_card: string | null;
  leader: number;
  /** in the order played, the leader's card first */
  trick: string[];
  /** the last complete one; objections are to this */
  last_trick: string[];
  /** who led to it */
  last_leader: number | null;
  /** who took it */
  last_winner: number | null;
  /** who takes the trick as it lies */
  taking: number | null;
  /** of all bids so far */
  bid_sum: number;
  /** colour cards moved in this turn */
  moved: string[];
  /** seats whose cards the seat to move has objected to */
  objected: number[];
  players: SchatzsuchePlayer[];
  golden_card: string | null;
}

/** One player's bid, tricks, colour cards and points. */
export interface SchatzsuchePlayer {
  /** in hand */
  cards: number;
  bid: number | null;
  tricks: number;
  /** suits whose colour cards are turned over */
  turned: string[];
  guess: string | null;
  /** paid in this round, with `by_hand` */
  penalties: number;
  /** for bid and tricks, when the round has ended */
  round_points: number | null;
  /** of the round that has ended: its points less the penalties */
  gain: number | null;
  /** when the golden card is shown */
  guess_points: number | null;
  /** in all, without those for the golden card */
  points_of_rounds: number;
  /** in all */
  points: number;
}

// HTTP

/** A table to open, and the name of the person on its first seat. */
export interface NewTable {
  game: string;
  players: number;
  name: string;
  options?: Record<string, string | boolean | number>;
  open?: boolean;
  clock?: ClockSetting | null;
  bot_pause_ms?: number;
}

/** A person who sits down, on a given seat or on the first empty one. */
export interface Join {
  name: string;
  seat?: number | null;
}

/** A game that can be played here. */
export interface GameInfo {
  id: string;
  title: string;
  least_players: number;
  most_players: number;
  options: OptionInfo[];
  bots: string[];
  /** whether there is a guided first round */
  lesson: boolean;
}

/** An option of a game: the first value is the default; a number has its limits instead. */
export interface OptionInfo {
  name: string;
  rule: string;
  values: (string | boolean | number)[] | null;
  least: number | null;
  most: number | null;
}

/** A seat and its token: whoever has the token has the seat. It goes into `hello`, never into a URL. */
export interface Place {
  seat: number;
  token: string;
  table: TableInfo;
}

/** A refusal: a code for programs, the reason in English, and the rule that decides, if any. */
export interface Problem {
  code: string;
  reason: string;
  rule: string | null;
}

/** How the server is. */
export interface Health {
  status: "ok";
}

/** A record, who played, and what the decks follow from. */
export interface TableRecord {
  record: number;
  game: string;
  players: number;
  options?: Record<string, string | boolean | number>;
  deals: Deal[];
  scores: number[];
  winners: number[];
  unfinished?: boolean;
  table?: string;
  names?: string[];
  shuffle?: Shuffle | null;
  /** whether the shuffle drew who began; else it was agreed on */
  first_drawn?: boolean;
}

/** One round (8-28, Schatzsuche) or one game of the match (Compañeros). */
export interface Deal {
  first: number;
  deck: string[];
  moves: [number, string][];
  scores?: number[] | null;
}

/** All that the decks of a game follow from. */
export interface Shuffle {
  scheme: string;
  commitment: string;
  secret: string;
  /** in the order of the seats */
  cuts: ShuffleCut[];
}

/** A seat's value, and whether the seat or the server supplied it. */
export interface ShuffleCut {
  value: string;
  by: "seat" | "server";
}

/** A game that nobody plays any more; moves that were taken back are left out. */
export interface Replay {
  table: TableInfo;
  steps: ReplayStep[];
}

/** The table after a deal or a move, as nobody saw it while the game was played. */
export interface ReplayStep {
  news: NewsDealt | NewsMoved;
  /** deals count from 1 */
  deal: number;
  /** the game's own view for spectators, with the secret cards of all seats */
  view: AnyView;
  /** of each seat, in games in which one has a hand */
  hands: string[][];
}

/** The rules of a game in a language. */
export interface RulesPage {
  game: string;
  language: string;
  title: string;
  motto: RulesSpan[];
  sections: RulesSection[];
}

/** A piece of text, strong or not. */
export interface RulesSpan {
  text: string;
  strong: boolean;
}

/** A section; it has the same id in every language. */
export interface RulesSection {
  id: string;
  title: string;
  blocks: RulesBlock[];
}

/** Running text. */
export interface RulesParagraph {
  type: "paragraph";
  /** the numbers of the rules that it tells */
  rules: string[];
  text: RulesSpan[];
}

/** A list, numbered or not. */
export interface RulesList {
  type: "list";
  ordered: boolean;
  items: RulesItem[];
}

/** An item of a list. */
export interface RulesItem {
  /** the numbers of the rules that it tells */
  rules: string[];
  text: RulesSpan[];
}

/** A table, mostly with the results of an example. */
export interface RulesTable {
  type: "table";
  head: string[];
  rows: string[][];
}

/** An example, before its text: scenes as the engine has played them. */
export interface RulesExample {
  type: "example";
  name: string;
  scenes: Scene[];
}

/** A moment of an example, to be drawn: the table as a seat or a spectator sees it. */
export interface Scene {
  view: AnyView;
  /** the seat's legal moves */
  legal: string[];
}

/** A footnote, with its sign. */
export interface RulesNote {
  type: "note";
  text: RulesSpan[];
}

/** A first round of a game in which a beginner on seat 0 makes the moves. */
export interface Lesson {
  game: string;
  steps: LessonStep[];
}

/** Frames to be shown one after the other, then a text, then perhaps a move of the learner. */
export interface LessonStep {
  /** the last one is what the text is about; none if nothing has changed */
  frames: Frame[];
  /** the key of the explanation */
  text: string;
  highlight: Area[];
  /** what the learner is to do, or null if reading is enough */
  move: string | null;
  /** the key of what to say to another legal move */
  other: string | null;
  /** the cards in hand that may not be played */
  refused: Record<string, MoveRefusal>;
}

/** The view of each game, by the game's id. */
export interface Views {
  eight28: Eight28View;
  companeros: CompanerosView;
  schatzsuche: SchatzsucheView;
}

/** What can be said without typing. */
export type Preset = "hello" | "good-luck" | "well-played" | "thanks" | "oops" | "hurry" | "one-more" | "bye";

/** How a table stands. */
export type Status = "waiting" | "playing" | "over" | "abandoned";

/** A part of a table that a lesson points at. */
export type Area =
  | "actions"
  | "bids"
  | "colour-cards"
  | "display"
  | "gems"
  | "hand"
  | "middle"
  | "players"
  | "points"
  | "secret"
  | "supply"
  | "totals"
  | "trick"
  | "trump"
  | "values";

/** What has just happened. */
export type News =
  | NewsChanged
  | NewsStarted
  | NewsDealt
  | NewsMoved
  | NewsUndone
  | NewsAway
  | NewsBack
  | NewsAbandoned
  | NewsRematched;

/** The table's cards in any of the games. */
export type AnyView = Eight28View | CompanerosView | SchatzsucheView;

/** A part of a section. */
export type RulesBlock = RulesParagraph | RulesList | RulesTable | RulesExample | RulesNote;

/** What a client sends. */
export type ClientMessage =
  | ClientHello
  | ClientCut
  | ClientBot
  | ClientPace
  | ClientStart
  | ClientMove
  | ClientUndo
  | ClientLeave
  | ClientBack
  | ClientRematch
  | ClientSay
  | ClientMute
  | ClientSheet
  | ClientPing;

/** What the server sends. */
export type ServerMessage =
  | ServerWelcome
  | ServerUpdate
  | ServerChat
  | ServerScores
  | ServerDone
  | ServerPong
  | ServerRefusal;
