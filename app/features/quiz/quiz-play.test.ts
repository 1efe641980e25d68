import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { QuizPlant } from "./quiz-plant.ts";
import {
  advance,
  answer,
  isCompleteRound,
  isLast,
  type Play,
  percentage,
  startPlay,
  tierOf,
} from "./quiz-play.ts";

const plant = (id: string): QuizPlant => ({
  id,
  name: id,
  scientificName: id,
  otherNames: [],
  picture: id,
  pictureText: "",
  family: "",
  look: [],
  tell: "",
});
const options = ["right", "wrong", "other"].map(plant);
const [right = plant("right")] = options;
const begin = (length = 5): Play =>
  startPlay({
    roundId: "r",
    difficulty: "easy",
    startedAt: 0,
    questions: Array.from({ length }, () => ({ plant: right, options })),
  });

describe("quiz play", () => {
  it("counts score and streak for any answers and ends after the last question", () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 15 }), (answers) => {
        let play = begin(answers.length);
        for (const [place, isRight] of answers.entries()) {
          expect(play.over).toBe(false);
          expect(isLast(play)).toBe(place === answers.length - 1);
          play = advance(answer(play, isRight ? "right" : "wrong"));
        }
        const runs = answers
          .map((one) => (one ? "1" : "0"))
          .join("")
          .split("0");
        expect(play).toMatchObject({
          over: true,
          score: answers.filter(Boolean).length,
          bestStreak: Math.max(...runs.map((run) => run.length)),
          streak: runs.at(-1)?.length,
        });
        expect(play.missed).toHaveLength(answers.length - play.score);
        expect(percentage(play)).toBe(Math.round((play.score * 100) / answers.length));
      }),
    );
  });

  it("locks after an answer, ignores unknown options and continues only after an answer", () => {
    const play = begin();
    expect(advance(play)).toBe(play);
    expect(answer(play, "weed")).toBe(play);
    const answered = answer(play, "wrong");
    expect(answer(answered, "right")).toBe(answered);
    expect(advance(answered)).toMatchObject({ index: 1, chosen: null, streak: 0 });
  });

  it("counts only complete rounds", () => {
    expect(isCompleteRound(begin(5))).toBe(true);
    expect(isCompleteRound(begin(4))).toBe(false);
  });

  it.each([
    [100, "perfect"],
    [99, "great"],
    [80, "great"],
    [79, "good"],
    [60, "good"],
    [59, "practice"],
    [0, "practice"],
  ])("rates %i percent as %s", (percent, tier) => {
    expect(tierOf(percent)).toBe(tier);
  });
});
