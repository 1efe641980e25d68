// The sentences of a message in which something is asked. What else a long message tells is its story: a fridge or a morning in it
// does not make it a question about keeping or about the time of day.
import { groupBy } from "../language/group-by.ts";
import type { Text } from "../language/tokens.ts";

const opening =
  /^(?:(?:and|but|so|or|ok|please|well|then|beta|doc|now|listen) )*(?:what|which|how(?! (?:are|r|do) (?:you|u)\b|\s(?:you|u) do\b)|when (?:is|are|should|must|can|could|to|do|does)|where|why|who|can|could|should|would|will|is|are|do|does|did|may|must|any|anything|tell me|give me|have you|has anyone)\b/;
/** Whether words open as a question does. */
export const opensQuestion = (words: string): boolean =>
  /^(?:name|list|recommend|suggest)\b/.test(words) ||
  opening.test(words.replace(/^(?:(?:anyway|but|so|still|and) )+/, ""));

/** "I want to know", "the carer asks which", "my question is": somebody says that a question follows. */
const announced =
  /\b(?:(?:want|wants|wanted|wanting|wish|wishes|like) (?:to )?(?:know|ask|find out)|enquires?|enquiring|wondering|wonder|my question|question is|i (?:am )?asking|is asking|asking (?:if|whether|you|which|what|for (?:he|him|her|she|them))|asks? (?:if|whether|which|what|how|when|about|the)|(?<!not )tell me (?:what|which|how|if|when|where|why|please|something|about|more|is)|please (?:tell|give|comment|advise|help|provide|explain|which|what|how)|is (?:it|that|true|she|he|they|we) (?:ok|okay|right|true|alright|all right|safe|good|the same|you)|is (?:good|true|safe|ok|okay|right|the same)|ask (?:you )?(?:something )?about|let me know|explain (?:to|me|why|how)|not (?:\w+ )?(?:know|sure|remember) (?:if|whether|which|what)|settle the argument|who (?:is )?right|confused)\b/;
const asking =
  /\b(?:ask|asks|asking|asked|please|tell me|what (?:to|can|should|do|for|is|are|does)|which (?:one|bush|plant|tea|leaf)|how (?:to|much|many|long|often|can)|wants? to try|is it|true)\b/;
/** The second half of a question that was cut in two. */
const goesOn =
  /^(?:or|and if|and whether|if|whether|and which|and how|and must|and should|and could|and can|or if)\b/;

/** A message of fewer words has no story to leave aside. */
const longMessage = 18;

export const isLong = ({ tokens }: Text): boolean => tokens.length >= longMessage;

/** The numbers of the asking sentences; of all sentences where none asks more than the others. */
export function askingSentences({ source, tokens }: Text): ReadonlySet<number> {
  const all = groupBy(tokens, ({ sentence }) => sentence);
  if (all.size < 2) return new Set(all.keys());
  const read = [...all].map(([number, own]) => {
    const after = tokens[(own.at(-1)?.at ?? 0) + 1]?.start ?? source.length;
    const words = own.map(({ plain }) => plain).join(" ");
    return {
      number,
      words,
      sure: source.slice(own.at(-1)?.end ?? 0, after).includes("?") || announced.test(words),
      opens: opening.test(words),
      asks: asking.test(words),
    };
  });
  const first = read.findIndex(({ sure }) => sure);
  const chosen =
    first >= 0
      ? read.map(({ sure, opens }, at) => sure || (opens && at > first))
      : read.map(({ opens, asks }) => opens || (asks && !read.some((one) => one.opens)));
  for (const [at, { words }] of read.entries()) if (chosen[at - 1] && goesOn.test(words)) chosen[at] = true;
  const found = read.filter((_, at) => chosen[at]);
  return new Set((found.length > 0 ? found : read).map(({ number }) => number));
}

const creoleOpening: readonly (readonly [RegExp, string])[] = [
  [/^(?:wha|wah|wuh|wat)\b/, "what"],
  [/^(?:weh|whey)\b/, "where"],
];
const fewestWords = 3;
const longestClause = 90;

/** A question that begins within a clause: "blood sorrel or white sorrel, which make the nicer drink". */
const withinClause =
  /\b(?:how (?:to|do|does|can|long|much|many|far|fast)|what (?:to|is|are|do|does|can|else)|which|when (?:to|do|does)|where|why|who)\b.+$/i;

/** The clause that asks, as it was written: what an answer repeats where it says that this is not known. */
export function askedClause(source: string): string | undefined {
  const clauses = source
    .split(/[.,;:!?()"“”]+|\s-+\s/)
    .map((clause) => clause.trim().replace(/^(?:(?:and|but|so|anyway|ok|please|well|then|now) )+/i, ""));
  const isEchoed = (clause: string) =>
    clause.length <= longestClause && clause.split(" ").length >= fewestWords;
  const opening = clauses.findLast((clause) => {
    const words = creoleOpening.reduce(
      (text, [form, plain]) => text.replace(form, plain),
      clause.toLowerCase(),
    );
    return opensQuestion(words) && isEchoed(clause);
  });
  return opening ?? clauses.flatMap((clause) => withinClause.exec(clause)?.[0] ?? []).findLast(isEchoed);
}
