// The HTTP part of the protocol. Addresses are relative: the page may be served under any path.
import type { GameInfo, Join, Lesson, NewTable, Place, Problem, Replay, RulesPage, TableInfo, TableRecord } from "../protocol";

/** A request that was refused, or got no answer (code `offline`). */
export class RequestRefused extends Error {
  constructor(
    readonly code: string,
    readonly reason: string,
    readonly rule: string | null = null,
  ) {
    super(reason);
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(
      path,
      body === undefined
        ? {}
        : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) },
    );
  } catch {
    throw new RequestRefused("offline", "the server does not answer");
  }
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new RequestRefused(
    problem?.code ?? "offline",
    problem?.reason ?? `status ${answer.status}`,
    problem?.rule ?? null,
  );
}

export const fetchGames = (): Promise<GameInfo[]> => ask("api/games");
export const openTables = (): Promise<TableInfo[]> => ask("api/tables");
export const openTable = (table: NewTable): Promise<Place> => ask("api/tables", table);
export const showTable = (id: string): Promise<TableInfo> => ask(`api/tables/${id}`);
export const joinTable = (id: string, join: Join): Promise<Place> => ask(`api/tables/${id}/seats`, join);
export const recordAddress = (id: string): string => `api/tables/${id}/record`;
export const fetchRecord = (id: string): Promise<TableRecord> => ask(recordAddress(id));
export const fetchReplay = (id: string): Promise<Replay> => ask(`api/tables/${id}/replay`);
export const fetchLesson = (game: string): Promise<Lesson> => ask(`api/learn/${game}`);
export const fetchRules = (game: string, language: string): Promise<RulesPage> => ask(`api/rules/${game}/${language}`);

/** The address of a table's socket. */
export function socketAddress(id: string): string {
  const address = new URL(`api/tables/${id}/socket`, document.baseURI);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  address.hash = "";
  return address.href;
}
