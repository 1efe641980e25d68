// What a long message is about: the names in the sentences that ask, or those that such a sentence refers back to. A plant that only the
// story mentions is not judged, unless it is poisonous.
import type { NamedEntity, Question } from "../language/question.ts";
import { askingSentences, isLong } from "./asking-sentences.ts";

/** "those three", "which of them", "any of it": all that the story named. */
const several =
  /\b(?:they|them|those|these|all|any|both|two|three|four|five|each|either|which|mix|mixture|together|everything|other|others|combination)\b/;

export type Focus = {
  named: NamedEntity[];
  asking: ReadonlySet<number>;
  /** The sentences that ask, with the one that they refer back to. */
  sentences: ReadonlySet<number>;
};

const pronouns = new Set(["it", "am", "em", "dem", "them", "that", "this"]);

/** "ginger does burn me. mint?" asks about the mint. */
function withoutStoryThings(
  named: NamedEntity[],
  { tokens }: Question["text"],
  asking: ReadonlySet<number>,
): NamedEntity[] {
  const isAsking = ({ from }: NamedEntity) => asking.has(tokens[from]?.sentence ?? 0);
  const isThing = ({ kind }: NamedEntity) => kind === "plant" || kind === "other";
  const words = tokens.filter(({ sentence }) => asking.has(sentence));
  const refers = words.some(({ raw, plain }) => pronouns.has(raw) || several.test(plain) || plain === "with");
  if (refers || !named.some((one) => isThing(one) && isAsking(one))) return named;
  return named.filter((one) => !isThing(one) || isAsking(one));
}

export function focusOf({ text, named }: Question, isPoisonous: (plant: string) => boolean): Focus {
  const { tokens } = text;
  const all = new Set(tokens.map(({ sentence }) => sentence));
  const asking = askingSentences(text);
  if (asking.size === all.size) return { named, asking: all, sentences: all };
  if (!isLong(text)) return { named: withoutStoryThings(named, text, asking), asking: all, sentences: all };
  const sentenceOf = ({ from }: NamedEntity) => tokens[from]?.sentence ?? 0;
  const isThing = ({ kind }: NamedEntity) => kind === "plant" || kind === "other";
  const things = named.filter(isThing);
  const sentences = new Set(asking);
  const words = tokens
    .filter(({ sentence }) => asking.has(sentence))
    .map(({ plain }) => plain)
    .join(" ");
  const hasMedicine = named.some(({ kind }) => kind === "medicine");
  const first = Math.min(...asking);
  const namedThere = things.filter((one) => asking.has(sentenceOf(one)));
  // "if he could rub it on his face, or mix it with kerosene": what "it" is stands before.
  const refers =
    tokens.find(({ raw, sentence }) => asking.has(sentence) && pronouns.has(raw))?.at ?? Infinity;
  const isReferredTo = namedThere.length > 0 && namedThere.every(({ from }) => from > refers);
  if (things.length > namedThere.length && (namedThere.length === 0 || isReferredTo)) {
    const before = things.filter((one) => sentenceOf(one) < first).map(sentenceOf);
    const nearest = before.length > 0 ? Math.max(...before) : Math.min(...things.map(sentenceOf));
    for (const one of things)
      if (hasMedicine || several.test(words) || sentenceOf(one) === nearest) sentences.add(sentenceOf(one));
  }
  const complaintAsked = named.some((one) => one.kind === "complaint" && asking.has(sentenceOf(one)));
  return {
    asking,
    sentences,
    named: named.filter((one) => {
      if (isThing(one)) return sentences.has(sentenceOf(one)) || isPoisonous(one.id);
      return one.kind !== "complaint" || !complaintAsked || asking.has(sentenceOf(one));
    }),
  };
}
