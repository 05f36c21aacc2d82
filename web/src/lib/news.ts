// What has just happened, in one sentence: for screen readers and for the line below the board.
import type { Frame, NewsMoved, TableInfo } from "../protocol";
import { i18n, t } from "./i18n.svelte";
import { moveTold } from "./names";
import { namesOf, seatName } from "./people";

/** What somebody has done. */
export const moveText = (table: TableInfo, { move, seat }: NewsMoved): string =>
  moveTold(table.game, move, seatName(table, seat), (other) => seatName(table, other));

/** Who has won, if the game is over. */
export function endText(table: TableInfo): string {
  if (table.status !== "over") return "";
  return t("news-over", { names: namesOf(table, table.winners, i18n.language), count: table.winners.length });
}

/** Several sentences, those left out that have nothing to say. */
export const sentences = (...texts: string[]): string => texts.filter(Boolean).join(" ");

export function newsText(frame: Frame): string {
  const { news, table } = frame;
  switch (news?.type) {
    case "started":
      return t("news-started", { name: seatName(table, news.first) });
    case "dealt":
      // The only game of a match needs no number.
      if (table.options.games === 1) return t("news-dealt");
      return t(`news-dealt-${table.game}`, { number: news.number });
    case "moved":
      return sentences(moveText(table, news), endText(table));
    case "undone":
    case "away":
    case "back":
      return t(`news-${news.type}`, { name: seatName(table, news.seat) });
    case "abandoned":
    case "rematched":
      return t(`news-${news.type}`);
    default:
      return "";
  }
}
