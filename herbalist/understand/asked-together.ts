// What is asked on, together with what was said before, as one question to look up: "castor oil for hair", "how often". A note must fit the
// whole better than it fits what was said before alone, for that was answered.
import type { NamedEntity, Question } from "../language/question.ts";
import type { Text } from "../language/tokens.ts";
import type { Knowledge } from "./knowledge.ts";
import { addsToThing } from "./taken-with.ts";
import type { Understanding } from "./understanding.ts";

export type AskedTogether = { text: Text; after: Text };

/** "and at night too?": with what it is asked of, which was named before, and also with the trouble that it is taken for. */
export function withNamesBefore(
  text: Text,
  things: readonly string[],
  { written, words }: Pick<Understanding, "written" | "words">,
  { read }: Knowledge,
): AskedTogether[] {
  const names = things.flatMap((id) => written.get(id) ?? []).join(" ");
  if (names === "") return [];
  return [
    { text: read(`${names} ${text.source}`), after: read(names) },
    ...(words === undefined
      ? []
      : [{ text: read(`${names} ${text.source} for ${words}`), after: read(`${names} for ${words}`) }]),
  ];
}

/**
 * With the question before, and with all of them ("melatonin for sleep", "I take Zoloft", "for how long"); where that is too long, with the
 * last that named a plant or a trouble.
 */
export function wholeQuestions(
  text: Text,
  earlier: readonly Question[],
  { read }: Knowledge,
): AskedTogether[] {
  const subject = earlier.filter(({ named }) => named.some(({ kind }) => isSubject.has(kind))).slice(-1);
  const last = earlier.slice(-1);
  // "with honey" says nothing without what it was added to.
  const wholes = [last.some(addsToThing) ? [] : last, isShort(earlier) ? earlier : subject].filter(isShort);
  return [...new Set(wholes.map(spoken))].map((before) => ({
    text: read(`${before} ${text.source}`),
    after: read(before),
  }));
}
const longest = 9;
const longestTogether = 16;
const isShort = (questions: readonly Question[]) =>
  questions.length > 0 &&
  questions.every(({ text }) => text.tokens.length <= longest) &&
  questions.reduce((total, { text }) => total + text.tokens.length, 0) <= longestTogether;
const spoken = (questions: readonly Question[]) =>
  questions.map(({ text }) => text.source.replace(/\W+$/, "")).join(", ");
/** What a talk is about. */
const isSubject: ReadonlySet<NamedEntity["kind"]> = new Set(["plant", "other", "complaint"]);
