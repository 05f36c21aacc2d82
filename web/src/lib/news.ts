// What has just happened, in one sentence: for screen readers and for the line below the board.
import type { Frame } from "../protocol";
import { i18n, t } from "./i18n.svelte";
import { moveTold } from "./names";
import { namesOf, seatName } from "./people";

export function newsText(frame: Frame): string {
  const { news, table } = frame;
  switch (news?.type) {
    case "started":
      return t("news-started", { name: seatName(table, news.first) });
    case "dealt":
      // The only game of a match needs no number.
      if (table.options.games === 1) return t("news-dealt");
      return t(`news-dealt-${table.game}`, { number: news.number });
    case "moved": {
      const text = moveTold(table.game, news.move, seatName(table, news.seat), (seat) => seatName(table, seat));
      if (table.status !== "over") return text;
      return `${text} ${t("news-over", { names: namesOf(table, table.winners, i18n.language), count: table.winners.length })}`;
    }
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
