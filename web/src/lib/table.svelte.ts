// One table as this browser sees it: the socket, reconnecting, and the queue of frames to show.
import {
  VERSION,
  type ChatLine,
  type ClientMessage,
  type Frame,
  type MoveRefusal,
  type Preset,
  type ServerMessage,
  type ServerRefusal,
  type ServerScores,
} from "../protocol";
import { socketAddress } from "./api";
import { keepNote } from "./cuts";
import { forgetSeat, tokenFor } from "./seats";
import { keep, kept } from "./storage";

export type Connection = "connecting" | "online" | "offline" | "gone";
type Message = ClientMessage extends infer One ? (One extends unknown ? Omit<One, "id"> : never) : never;

/** How long a frame is shown before the next one, in milliseconds. */
export type PauseAfter = (frame: Frame, next: Frame) => number;

/** Who speaks in the chat: a seat, or null for all spectators. */
export type Speaker = number | null;

const MUTED = "muted";
const UNKNOWN_TABLE = 4404;
const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 5_000;
const PING_EVERY_MS = 15_000;
const PING_PATIENCE_MS = 6_000;
const LONGEST_QUEUE = 40; // beyond it frames are skipped through without pauses

/** The connection was lost before the answer came. */
export class ConnectionLost extends Error {}

export class TableConnection {
  connection = $state<Connection>("connecting");
  seat = $state<number | null>(null);
  /** The frame on screen; later ones may be queued. */
  frame = $state.raw<Frame | null>(null);
  /** The frame before it, for animations. */
  before = $state.raw<Frame | null>(null);
  waiting = $state(0);
  chat = $state.raw<ChatLine[]>([]);
  /** Speakers that this player does not want to hear. */
  muted = $state.raw<ReadonlySet<Speaker>>(new Set());
  unread = $state(0);
  refusal = $state.raw<ServerRefusal | MoveRefusal | null>(null);
  pauseAfter: PauseAfter = () => 0;

  #socket: WebSocket | null = null;
  #queue: Frame[] = [];
  #showing: ReturnType<typeof setTimeout> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #attempts = 0;
  #lastId = 0;
  #answers = new Map<number, { resolve: (message: ServerMessage) => void; reject: (why: Error) => void }>();
  #closed = false;
  #arrivals: ((frame: Frame) => void)[] = [];

  constructor(readonly id: string) {
    const before = kept<{ table: string; speakers: Speaker[] }>(MUTED);
    if (before?.table === id) this.muted = new Set(before.speakers);
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    clearTimeout(this.#retry);
    clearTimeout(this.#showing);
    clearInterval(this.#heartbeat);
    this.#socket?.close();
  }

  /** Say hello again, with the seat taken in the meantime. */
  reconnect(): void {
    this.#attempts = 0;
    this.#socket?.close();
  }

  /** Calls the listener with every frame when it is shown. */
  onframe(listener: (frame: Frame) => void): void {
    this.#arrivals.push(listener);
  }

  /** One's own legal moves, once the newest frame is shown. */
  get legal(): Set<string> {
    return new Set(this.waiting ? [] : (this.frame?.legal ?? []));
  }

  get mayUndo(): boolean {
    return !this.waiting && (this.frame?.may_undo ?? false);
  }

  /** Make a move; a refusal is shown. */
  async play(move: string): Promise<void> {
    const frame = this.#newest();
    if (frame) await this.#try({ type: "move", seq: frame.seq, move });
  }

  /** Show why a move is not allowed; the frame knows. */
  explain(move: string): void {
    const why = this.frame?.refusals[move];
    if (why && !this.waiting) this.refusal = why;
  }

  async undo(): Promise<void> {
    const frame = this.#newest();
    if (frame) await this.#try({ type: "undo", seq: frame.seq });
  }

  /** Add this seat's value to the shuffle, and keep it to verify the decks after the game. */
  async cut(): Promise<void> {
    const frame = this.#newest();
    if (!frame || this.seat === null) return;
    const note = { table: this.id, seat: this.seat, commitment: frame.table.commitment };
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    const value = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    if (await this.#try({ type: "cut", value })) keepNote({ ...note, value });
  }

  async bot(seat: number, bot: string | null): Promise<void> {
    await this.#try({ type: "bot", seat, bot });
  }

  /** Set the pause before a bot's move. */
  async pace(pauseMs: number): Promise<void> {
    await this.#try({ type: "pace", pause_ms: pauseMs });
  }

  async start(first?: number): Promise<void> {
    await this.#try(first === undefined ? { type: "start" } : { type: "start", first });
  }

  async leave(): Promise<void> {
    const waiting = this.#newest()?.table.status === "waiting";
    await this.#try({ type: "leave" });
    if (waiting) forgetSeat(this.id);
  }

  async back(): Promise<void> {
    await this.#try({ type: "back" });
  }

  async rematch(): Promise<void> {
    await this.#try({ type: "rematch" });
  }

  async say(what: { preset: Preset } | { text: string }): Promise<void> {
    await this.#try({ type: "say", ...what });
  }

  /** Mute or unmute a speaker. */
  async mute(speaker: Speaker, muted: boolean): Promise<void> {
    const others = [...this.muted].filter((other) => other !== speaker);
    const speakers = muted ? [...others, speaker] : others;
    this.muted = new Set(speakers);
    keep(MUTED, { table: this.id, speakers });
    await this.#try({ type: "mute", seat: speaker, muted });
  }

  /** The score sheet: the view at the end of each deal. */
  async sheet(): Promise<ServerScores["deals"]> {
    const answer = await this.ask({ type: "sheet" });
    return answer.type === "sheet" ? answer.deals : [];
  }

  /** Send a message; resolves to its answer, which may be a refusal. */
  ask(message: Message): Promise<ServerMessage> {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.reject(new ConnectionLost());
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#answers.set(id, { resolve, reject });
      socket.send(JSON.stringify({ ...message, id }));
    });
  }

  dismissRefusal(): void {
    this.refusal = null;
  }

  readAll(): void {
    this.unread = 0;
  }

  /** Returns whether it was done. After a lost connection the next frame shows whether it counted. */
  async #try(message: Message): Promise<boolean> {
    this.refusal = null;
    try {
      const answer = await this.ask(message);
      if (answer.type === "refused" && answer.code !== "stale") this.refusal = answer;
      return answer.type !== "refused";
    } catch (error) {
      if (!(error instanceof ConnectionLost)) throw error;
      return false;
    }
  }

  #newest(): Frame | null {
    return this.#queue.at(-1) ?? this.frame;
  }

  // The socket

  #connect(): void {
    const socket = new WebSocket(socketAddress(this.id));
    this.#socket = socket;
    socket.onopen = () => void this.#hello();
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event) => this.#lost(event.code);
  }

  async #hello(): Promise<void> {
    const token = tokenFor(this.id);
    try {
      const answer = await this.ask({ type: "hello", version: VERSION, token, prospects: true });
      if (answer.type === "refused" && answer.code === "unknown-token") {
        forgetSeat(this.id);
        await this.ask({ type: "hello", version: VERSION, token: null });
      }
    } catch {
      // #lost has been called and connects again.
    }
  }

  #lost(code: number): void {
    clearInterval(this.#heartbeat);
    this.#socket = null;
    for (const { reject } of this.#answers.values()) reject(new ConnectionLost());
    this.#answers.clear();
    if (this.#closed) return;
    if (code === UNKNOWN_TABLE) {
      this.connection = "gone";
      return;
    }
    this.connection = "offline";
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#attempts++);
    this.#retry = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  #hurry = (): void => {
    if (this.connection !== "offline" || this.#socket || document.hidden) return;
    clearTimeout(this.#retry);
    this.#connect();
  };

  #beat(): void {
    const socket = this.#socket;
    const patience = setTimeout(() => socket?.close(), PING_PATIENCE_MS);
    this.ask({ type: "ping" })
      .catch(() => undefined)
      .finally(() => clearTimeout(patience));
  }

  #hear(message: ServerMessage): void {
    if (message.type === "welcome") this.#welcome(message.seat, message.frame, message.chat);
    if (message.type === "update") this.#enqueue(message.frames);
    if (message.type === "chat") {
      this.chat = [...this.chat, message.line];
      const own = message.line.seat !== null && message.line.seat === this.seat;
      if (!own && !this.muted.has(message.line.seat)) this.unread++;
    }
    if (message.id !== null) {
      this.#answers.get(message.id)?.resolve(message);
      this.#answers.delete(message.id);
    }
  }

  #welcome(seat: number | null, frame: Frame, chat: ChatLine[]): void {
    this.#attempts = 0;
    clearInterval(this.#heartbeat);
    this.#heartbeat = setInterval(() => this.#beat(), PING_EVERY_MS);
    this.connection = "online";
    this.seat = seat;
    this.chat = chat;
    // The server keeps this per socket.
    for (const speaker of this.muted) void this.#try({ type: "mute", seat: speaker, muted: true });
    clearTimeout(this.#showing);
    this.#showing = undefined;
    this.#queue = [];
    this.#show(frame);
  }

  // Frames

  #enqueue(frames: Frame[]): void {
    this.#queue.push(...frames);
    this.waiting = this.#queue.length;
    if (this.#showing === undefined) this.#next();
  }

  #next(): void {
    this.#showing = undefined;
    const next = this.#queue[0];
    if (!next) return;
    const hasty = document.hidden || this.#queue.length > LONGEST_QUEUE;
    const pause = hasty || !this.frame ? 0 : this.pauseAfter(this.frame, next);
    const advance = (): void => {
      this.#queue.shift();
      this.#show(next);
      this.#next();
    };
    // A timer even for a pause of 0, so that the page can draw.
    this.#showing = setTimeout(advance, Math.max(0, pause - (performance.now() - this.#shownAt)));
    this.#advance = advance;
  }

  /** Show the next queued frame now. */
  hurry(): void {
    if (this.#showing === undefined) return;
    clearTimeout(this.#showing);
    this.#advance();
  }

  #advance = (): void => undefined;

  #shownAt = 0;

  #show(frame: Frame): void {
    this.before = this.frame;
    this.frame = frame;
    this.waiting = this.#queue.length;
    this.#shownAt = performance.now();
    for (const listener of this.#arrivals) listener(frame);
  }
}
