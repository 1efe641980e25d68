// Follow-up questions. Only the person's own messages contribute facts; earlier answers only say which plants were meant,
// and those plants are checked again.
import type { Text } from "../language/tokens.ts";

export type Message = { role: "user" | "assistant"; content: string };

export const rememberedMessages = 4;

const openings =
  /^(and|what about|how about|wha bout|then|ok|okay|so|also|but|can i|could i|is it|which one|the first|how|it|that|those|them)\b/;

/** Whether the question refers to earlier messages. Short ones that name no complaint do. */
export function isFollowUp(text: Text, namesComplaint: boolean, namesPlant: boolean): boolean {
  if (namesComplaint) return false;
  const source = text.source.trim();
  const refers = text.tokens.some(({ plain }) =>
    ["it", "that", "them", "those", "one", "this", "these"].includes(plain),
  );
  if (namesPlant) return openings.test(source) || refers || text.tokens.length <= 5;
  return text.tokens.length <= 14 || openings.test(source) || refers;
}

/** Plants that an earlier answer linked to, in order. */
export function linkedPlants(content: string, known: ReadonlySet<string>): string[] {
  const found = [...content.slice(0, 8000).matchAll(/\/plants\/([a-z0-9-]{1,60})/g)].map(
    (match) => match[1] ?? "",
  );
  return [...new Set(found)].filter((id) => known.has(id));
}
