// A question in plain words with every name replaced by a sign for its kind, so that what is asked can be read from a short
// sentence: "is carilla good fuh sugar" becomes "is THING good for COMPLAINT".

import type { NamedEntity } from "../language/question.ts";
import type { Text } from "../language/tokens.ts";

const signs = {
  plant: "THING",
  other: "THING",
  medicine: "MEDICINE",
  complaint: "COMPLAINT",
  illness: "ILLNESS",
} as const;
/** Where names share words, the first kind of this list is meant. */
const precedence = ["plant", "other", "medicine", "complaint", "illness"] as const;

/** "tea for sleep" is found as one name of sleeplessness; that a tea is wanted belongs to the question. */
function afterWanted(tokens: Text["tokens"], { from, to }: NamedEntity): number {
  const leads = /^(?:tea|bush|herb|drink|something) (?:for|to|before)$/.test(
    tokens
      .slice(from, from + 2)
      .map(({ plain }) => plain)
      .join(" "),
  );
  return leads && from + 2 <= to ? from + 2 : from;
}

/** `only`: the numbers of the sentences that are wanted. */
export function maskedSentence(
  { tokens }: Text,
  named: readonly NamedEntity[],
  only?: ReadonlySet<number>,
  figures: ReadonlySet<number> = new Set(),
): string {
  const signAt = new Map<number, { sign: string; to: number }>();
  const taken = new Set<number>();
  for (const kind of precedence)
    for (const mention of named.filter((one) => one.kind === kind)) {
      const { to } = mention;
      const from = kind === "complaint" ? afterWanted(tokens, mention) : mention.from;
      const own = Array.from({ length: to - from + 1 }, (_, step) => from + step);
      if (own.some((at) => taken.has(at))) continue;
      for (const at of own) taken.add(at);
      signAt.set(from, { sign: signs[kind], to });
    }
  const words: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    if (figures.has(at) || (only && !only.has(tokens[at]?.sentence ?? 0))) continue;
    const mention = signAt.get(at);
    if (mention) {
      words.push(mention.sign);
      at = mention.to;
    } else {
      const token = tokens[at];
      if (token) words.push(token.plain.replaceAll("'", ""));
    }
  }
  return words.join(" ");
}
