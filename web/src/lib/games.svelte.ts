// The games of this server: which there are, their titles, options and bots.
import type { GameInfo } from "../protocol";
import { fetchGames } from "./api";
import { textOr } from "./i18n.svelte";

let known = $state.raw<GameInfo[]>([]);
let asked: Promise<GameInfo[]> | null = null;

/** All games, fetched once. */
export function allGames(): Promise<GameInfo[]> {
  asked ??= fetchGames().then(
    (games) => (known = games),
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

/** The games, or none before the server has answered; reactive. */
export const knownGames = (): GameInfo[] => known;

export const gameInfo = (game: string): GameInfo | undefined => known.find(({ id }) => id === game);

export const gameTitle = (game: string): string => textOr(`game-${game}`, gameInfo(game)?.title ?? game);
