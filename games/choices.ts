// Rounds of questions with one right answer among several: three of the six games.
import type { Move, Verdict } from "./round.ts";

export type Question = {
  readonly plant: string;
  readonly answer: string;
  readonly options: readonly string[];
};
export type Choices<Asked extends Question = Question> = { readonly questions: readonly Asked[] };

/** A move is the chosen option of the next question. */
export function judgeChoices({ questions }: Choices, moves: readonly Move[]): Verdict {
  const chosen = [...moves];
  const results = [];
  for (const { plant, answer, options } of questions) {
    const place = chosen.findIndex((option) => options.includes(option));
    if (place < 0) return { results, over: false };
    const [option] = chosen.splice(0, place + 1).slice(-1);
    results.push({ plant, right: option === answer });
  }
  return { results, over: true };
}
