// How well a plant fits the answers, answer by answer: what the page says about a candidate.
import { type Answer, type Candidate, isNarrowedDown } from "./key.ts";
import type { Profile } from "./profile.ts";

export type Fit = {
  readonly fitting: readonly Answer[];
  /** Answers that speak against the plant, each with what it shows instead, the most usual first. */
  readonly against: readonly { readonly answer: Answer; readonly shown: readonly string[] }[];
  /** Answers about which the plant's record says nothing. */
  readonly unknown: readonly Answer[];
};

/** Below this share of people who would call it so, an answer speaks against the plant. */
const seenSoBy = 0.1;

export function fitOf(profile: Profile, answers: readonly Answer[]): Fit {
  const fitting: Answer[] = [];
  const against: { answer: Answer; shown: string[] }[] = [];
  const unknown: Answer[] = [];
  for (const answer of answers) {
    if (answer.states.length === 0) continue;
    const seen = profile[answer.character];
    if (typeof seen === "string") {
      unknown.push(answer);
      continue;
    }
    const share = answer.states.reduce((sum, state) => sum + (seen[state] ?? 0), 0);
    if (share >= seenSoBy) fitting.push(answer);
    else
      against.push({
        answer,
        shown: Object.entries(seen)
          .filter(([, weight]) => weight >= 0.25)
          .toSorted(([, a], [, b]) => b - a)
          .map(([state]) => state),
      });
  }
  return { fitting, against, unknown };
}

/** Fewer answers than this may come together by chance, and one in so many may be wrong. */
const fewestAnswers = 4;
const oneWrongIn = 5;

/**
 * Whether a reader may be told that the search has come down to the short list: the probabilities say so of any search that has gone
 * far enough, also of one for a plant that the key does not know, which then fits none of them well.
 */
export function isSettled(
  ranked: readonly Candidate<{ readonly profile: Profile }>[],
  answers: readonly Answer[],
): boolean {
  const [best] = ranked;
  const given = answers.filter(({ states }) => states.length > 0).length;
  return (
    best !== undefined &&
    given >= fewestAnswers &&
    isNarrowedDown(ranked) &&
    fitOf(best.plant.profile, answers).against.length <= Math.floor(given / oneWrongIn)
  );
}
