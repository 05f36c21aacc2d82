// What has just happened, for people who do not see the table: the card, and what came of it.
import { endText, moveText, sentences } from "../../lib/news";
import type { Frame } from "../../protocol";
import { names } from "./names";
import { story } from "./story";

export function tell(frame: Frame, before: Frame | null): string {
  const { news, table } = frame;
  if (!frame.view || (news?.type !== "moved" && news?.type !== "dealt")) return "";
  // The story leaves out cards played, which sighted players see.
  const isCard = news.type === "moved" && /^[CSHD]./.test(news.move);
  return sentences(isCard ? moveText(names, table, news) : "", story(frame, before), endText(table));
}
