// Follow-up questions. Only the person's own messages contribute facts; earlier answers only say which plants were meant,
// and those plants are checked again.

import type { NamedEntity, Question } from "../language/question.ts";
import type { Text } from "../language/tokens.ts";
import type { Knowledge } from "./knowledge.ts";

export type Message = { role: "user" | "assistant"; content: string };

export const rememberedMessages = 4;

const openings =
  /^(and|what about|how about|wha bout|then|ok|okay|so|also|but|can i|could i|is it|which one|the first|the second|the other|how|it|that|those|them|no|yes|for)\b/;
const references = new Set(
  "it that them those one this these two both same first second third other he she him her".split(" "),
);

/** Whether the question refers to earlier messages. Short ones that name neither complaint nor plant do. */
export function isFollowUp(text: Text, namesComplaint: boolean, namesPlant: boolean): boolean {
  const source = text.source.trim();
  const refers = text.tokens.some(({ plain }) => references.has(plain));
  if (namesComplaint) return !namesPlant && openings.test(source) && text.tokens.length <= 8;
  if (namesPlant) return openings.test(source) || refers || text.tokens.length <= 5;
  return text.tokens.length <= 14 || openings.test(source) || refers;
}

/** The plants and other remedies that earlier turns were about; `fromAnswer`: only our answer named them. */
export function thingsBefore(
  text: Text,
  recent: readonly Message[],
  earlier: readonly Question[],
  knowledge: Knowledge,
): { plants: string[]; others: string[]; fromAnswer: boolean } {
  const known = new Set(knowledge.plants.keys());
  // An answer in between that named no plant does not end the talk about those before it.
  const linked =
    recent
      .filter(({ role }) => role === "assistant")
      .map(({ content }) => linkedPlants(content, known))
      .findLast((ids) => ids.length > 0) ?? [];
  const at = ordinalAsked(text);
  const chosen = linked[at];
  if (at >= 0 && chosen !== undefined) return { plants: [chosen], others: [], fromAnswer: false };
  const saidOther = text.tokens.some(({ plain }) => plain === "other");
  const lastNamed = earlier.findLast(({ named }) => named.some(isThing))?.named ?? [];
  const named = { plants: idsOf(lastNamed, "plant"), others: idsOf(lastNamed, "other") };
  const before = recent
    .filter(({ role }) => role === "assistant")
    .toReversed()
    .flatMap(({ content }) => linkedPlants(content, known));
  const others = before.filter((id) => !named.plants.includes(id));
  if (saidOther && others[0] !== undefined) return { plants: [others[0]], others: [], fromAnswer: false };
  // "which one is better": the last two that the person named.
  const all = [...new Set(earlier.flatMap((one) => idsOf(one.named, "plant")))].slice(-2);
  if (all.length > 1 && /\b(?:which|better|both|the two|stronger|safer)\b/.test(text.source))
    return { plants: all, others: [], fromAnswer: false };
  const several = text.tokens.some(({ plain }) => severalWords.has(plain));
  const namedAny = named.plants.length + named.others.length > 0;
  if (namedAny && !(several && linked.length > 1)) return { ...named, fromAnswer: false };
  return { plants: linked.slice(0, 3), others: [], fromAnswer: true };
}

/** "the second one", "number 2": the place in the list of the last answer, from 0; -1 if none is meant. */
function ordinalAsked({ tokens }: Text): number {
  const said = ordinals.findIndex((words) => tokens.some(({ plain }) => words.includes(plain)));
  const numbered = tokens.find(
    (token, at) => token.number !== undefined && tokens[at - 1]?.plain === "number",
  );
  return said >= 0 ? said : (numbered?.number ?? 0) - 1;
}

const ordinals = [
  ["first", "1st"],
  ["second", "2nd"],
  ["third", "3rd"],
];
const severalWords = new Set(["them", "those", "these", "both", "two"]);

const isThing = ({ kind }: NamedEntity) => kind === "plant" || kind === "other";

export function idsOf(named: readonly NamedEntity[], kind: NamedEntity["kind"]): string[] {
  return [...new Set(named.filter((thing) => thing.kind === kind).map(({ id }) => id))];
}

/** Plants that an earlier answer linked to, in order. */
function linkedPlants(content: string, known: ReadonlySet<string>): string[] {
  const found = [...content.slice(0, 8000).matchAll(/\/plants\/([a-z0-9-]{1,60})/g)].map(
    (match) => match[1] ?? "",
  );
  return [...new Set(found)].filter((id) => known.has(id));
}
