// What has just happened, in one sentence: for screen readers and for the line below the board.
import type { Names } from "../games/api";
import type { Frame, NewsMoved, TableInfo } from "../protocol";
import { i18n, t } from "./i18n.svelte";
import { namesOf, seatName } from "./people";

/** What somebody has done. */
export const moveText = (names: Names, table: TableInfo, { move, seat }: NewsMoved): string =>
  names.moveTold(move, seatName(table, seat), (other) => seatName(table, other));

/** Who has won, if the game is over. */
export function endText(table: TableInfo): string {
  if (table.status !== "over") return "";
  return t("news-over", { names: namesOf(table, table.winners, i18n.language), count: table.winners.length });
}

/** Joins sentences, without empty ones. */
export const sentences = (...texts: string[]): string => texts.filter(Boolean).join(" ");

export function newsText(names: Names, frame: Frame): string {
  const { news, table } = frame;
  switch (news?.type) {
    case "started":
      return t("news-started", { name: seatName(table, news.first) });
    case "dealt":
      return names.dealt(news.number, table);
    case "moved":
      return sentences(moveText(names, table, news), endText(table));
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
