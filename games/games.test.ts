// The six games over many seeds of the real catalogue: every round is complete, fair and solvable.
import { describe, expect, it } from "vitest";
import { loadCatalogueOnce } from "#catalogue/load-once.ts";
import { buildLibrary } from "./build-library.ts";
import { bushMedicineMemory, tableState } from "./bush-medicine-memory.ts";
import type { Choices } from "./choices.ts";
import { dailyChallenge, dayInGuyana } from "./daily-challenge.ts";
import { herbIdentifier } from "./herb-identifier.ts";
import { herbalWordSearch, isClean, lineMove, showMove, straightenedEnd } from "./herbal-word-search.ts";
import { plantFamilyChallenge } from "./plant-family-challenge.ts";
import { doNotUse, preparationMethodQuiz } from "./preparation-method-quiz.ts";
import { seededRandom } from "./random.ts";
import { leaveAlone, matcherState, matchMove, remedyMatcher } from "./remedy-matcher.ts";
import {
  type Difficulty,
  dealRound,
  difficulties,
  gameIds,
  mostWanted,
  type Rules,
  roundSizes,
} from "./round.ts";
import { settle } from "./rulebook.ts";

const library = buildLibrary(await loadCatalogueOnce());
const byId = new Map(library.plants.map((plant) => [plant.id, plant]));
const plantOf = (id: string) => {
  const plant = byId.get(id);
  if (!plant) throw new Error(`${id} is no plant`);
  return plant;
};
const seeds = Array.from({ length: 15 }, (_, place) => `seed ${place}`);

function deals<Deal>(
  rules: Rules<Deal>,
  wanted: readonly string[] = [],
): { deal: Deal; difficulty: Difficulty }[] {
  return difficulties.flatMap((difficulty) =>
    seeds.map((seed) => {
      const deal = dealRound(rules, library, { difficulty, seed, wanted });
      if (deal === null) throw new Error(`${rules.id} dealt nothing for ${seed}`);
      return { deal, difficulty };
    }),
  );
}

const rightAnswers = ({ questions }: Choices) => questions.map(({ answer }) => answer);

describe.each([
  ["herb-identifier", herbIdentifier],
  ["plant-family-challenge", plantFamilyChallenge],
  ["preparation-method-quiz", preparationMethodQuiz],
] as const)("%s", (id, rules: Rules<Choices>) => {
  it("asks about different plants, with one right answer among different options", () => {
    for (const { deal, difficulty } of deals(rules)) {
      expect(deal.questions).toHaveLength(roundSizes[id][difficulty]);
      expect(new Set(deal.questions.map(({ plant }) => plant)).size).toBe(deal.questions.length);
      for (const { answer, options } of deal.questions) {
        expect(options.filter((option) => option === answer)).toHaveLength(1);
        expect(new Set(options).size).toBe(options.length);
        expect(options.length).toBeGreaterThanOrEqual(3);
      }
      expect(rules.judge(deal, rightAnswers(deal))).toEqual({
        over: true,
        results: deal.questions.map(({ plant }) => ({ plant, right: true })),
      });
    }
  });

  it("includes the plants to practise", () => {
    for (const { deal } of deals(rules, ["neem", "ginger"])) {
      expect(deal.questions.map(({ plant }) => plant)).toEqual(expect.arrayContaining(["neem", "ginger"]));
    }
  });

  it("is not over before the last answer, and passes over what is no option", () => {
    const [first] = deals(rules);
    if (!first) throw new Error("no deal");
    const answers = rightAnswers(first.deal);
    expect(rules.judge(first.deal, answers.slice(1)).over).toBe(false);
    expect(rules.judge(first.deal, ["nonsense", ...answers]).over).toBe(true);
  });
});

describe("Herb Identifier Quiz", () => {
  it("asks easy rounds about plants people know", () => {
    for (const { deal, difficulty } of deals(herbIdentifier)) {
      if (difficulty === "easy")
        expect(deal.questions.every(({ plant }) => plantOf(plant).wellKnown)).toBe(true);
    }
  });
});

describe("Preparation Method Quiz", () => {
  it("teaches nothing of a dangerous plant but not to use it", () => {
    let asked = 0;
    for (const { deal } of deals(preparationMethodQuiz)) {
      for (const question of deal.questions) {
        const dangerous = plantOf(question.plant).hazard === "dangerous";
        expect(question.kind === "danger").toBe(dangerous);
        expect(question.answer === doNotUse).toBe(dangerous);
        asked += dangerous ? 1 : 0;
      }
    }
    expect(asked).toBeGreaterThan(seeds.length);
  });

  it("offers no wrong part or way that the record knows of the plant", () => {
    for (const { deal } of deals(preparationMethodQuiz)) {
      for (const { kind, plant, answer, options } of deal.questions) {
        const known = plantOf(plant).uses.flatMap(({ part, route }) => [part, route]);
        if (kind === "days") continue;
        for (const option of options) if (option !== answer) expect(known, plant).not.toContain(option);
      }
    }
  });
});

describe("Remedy Matcher", () => {
  it("gives each plant of a board exactly one of its remedies", () => {
    for (const { deal, difficulty } of deals(remedyMatcher)) {
      expect(deal.boards.flatMap(({ plants }) => plants)).toHaveLength(
        roundSizes["remedy-matcher"][difficulty],
      );
      for (const { plants, remedies, answers } of deal.boards) {
        expect(new Set(remedies).size).toBe(remedies.length);
        for (const id of plants) {
          const plant = plantOf(id);
          const fitting = remedies.filter((remedy) =>
            plant.hazard === "dangerous"
              ? remedy === leaveAlone
              : plant.uses.some(({ complaint }) => complaint === remedy),
          );
          expect(fitting).toEqual([answers[id]]);
        }
      }
    }
  });

  it("counts the first try for each plant and ends when every plant is matched", () => {
    const [first] = deals(remedyMatcher);
    const [board] = first?.deal.boards ?? [];
    if (!first || !board) throw new Error("no board");
    const [plant = ""] = board.plants;
    const wrong = board.remedies.find((remedy) => remedy !== board.answers[plant]) ?? "";
    const solution = board.plants.map((each) => matchMove(each, board.answers[each] ?? ""));
    expect(remedyMatcher.judge(first.deal, [matchMove(plant, wrong)])).toEqual({
      results: [{ plant, right: false }],
      over: false,
    });
    const played = matcherState(first.deal, [matchMove(plant, wrong), ...solution, "x>y"]);
    expect(played.over).toBe(true);
    expect(played.results.map(({ right }) => right)).toEqual([false, true, true, true, true]);
  });
});

describe("Bush Medicine Memory", () => {
  it("lays out each plant twice, once as plate and once as name", () => {
    for (const { deal, difficulty } of deals(bushMedicineMemory)) {
      const sides = new Set(deal.cards.map(({ plant, side }) => `${plant} ${side}`));
      expect(sides.size).toBe(2 * roundSizes["bush-medicine-memory"][difficulty]);
      expect(deal.cards).toHaveLength(sides.size);
    }
  });

  it("counts a pair unless its player had seen both cards and missed", () => {
    const cards = ["a", "b", "c", "a", "b", "c"].map((plant, place) => ({
      plant,
      side: place < 3 ? ("plate" as const) : ("name" as const),
    }));
    // Luck does not matter: 0-1 and 2-3 miss without having seen the other. Then 0-3 is known; 1-5 is a miss, but 4 was unseen.
    const played = tableState({ cards }, ["0", "1", "2", "3", "0", "3", "1", "5", "1", "4", "2", "5"]);
    expect(played.over).toBe(true);
    expect(played.results).toEqual([
      { plant: "a", right: true },
      { plant: "b", right: true },
      { plant: "c", right: true },
    ]);
    // Here card 3 was seen, and 0 is turned with 4: pair a slipped.
    const slip = tableState({ cards }, ["3", "4", "0", "4", "0", "3"]);
    expect(slip.results).toEqual([{ plant: "a", right: false }]);
    expect(slip.turns).toBe(3);
    // The same card twice is one turn of it.
    expect(tableState({ cards }, ["0", "0"]).open).toEqual([0]);
  });
});

describe("Herbal Word Search", () => {
  it("is dealt with little work from any seed, because the server deals again for anyone who asks", () => {
    const counts = difficulties.flatMap((difficulty) =>
      Array.from({ length: 300 }, (_, place) => {
        const next = seededRandom(`effort ${place}`);
        let drawn = 0;
        const random = () => {
          drawn += 1;
          return next();
        };
        expect(herbalWordSearch.deal({ library, difficulty, random, wanted: [] })).not.toBeNull();
        return drawn;
      }),
    );
    expect(Math.max(...counts)).toBeLessThan(6_000);
  });

  it("hides every name once, and nothing rude", () => {
    for (const { deal, difficulty } of deals(herbalWordSearch)) {
      expect(deal.words).toHaveLength(roundSizes["herbal-word-search"][difficulty]);
      expect(isClean(deal.rows, deal.words)).toBe(true);
      const moves = deal.words.map(({ from, to }) => lineMove(to, from));
      expect(herbalWordSearch.judge(deal, moves).results.every(({ right }) => right)).toBe(true);
      expect(herbalWordSearch.judge(deal, moves).over).toBe(true);
    }
  });

  it("takes an unsteady finger's line for the nearest straight one inside the square", () => {
    const from = { row: 4, column: 4 };
    const end = (row: number, column: number) => straightenedEnd(from, { row, column }, 8);
    for (const [row, column] of [
      [4, 7],
      [0, 4],
      [7, 7],
      [1, 7],
      [0, 0],
    ] as const)
      expect(end(row, column)).toEqual({ row, column });
    expect(end(5, 7)).toEqual({ row: 4, column: 7 });
    expect(end(0, 3)).toEqual({ row: 0, column: 4 });
    expect(end(6, 7)).toEqual({ row: 7, column: 7 });
    // Slanting to the fourth column on the right would leave the square after the third.
    expect(end(0, 6)).toEqual({ row: 1, column: 7 });
    expect(end(4, 4)).toEqual(from);
  });

  it("recognises a rude word and a second occurrence", () => {
    expect(isClean(["XXXX", "TIHS", "XXXX", "XXXX"], [])).toBe(false);
    expect(isClean(["XXXX", "XSXX", "XXXX", "XXXX"], [])).toBe(true);
    const neem = { plant: "neem", label: "Neem", letters: "NEEM", from: at(0, 0), to: at(0, 3) };
    expect(isClean(["NEEM", "XXXX", "XXXX", "XXXX"], [neem])).toBe(true);
    expect(isClean(["NEEM", "XXXX", "XXXX", "MEEN"], [neem])).toBe(false);
  });

  it("does not count a name that was shown", () => {
    const [first] = deals(herbalWordSearch, ["neem"]);
    const word = first?.deal.words[0];
    if (!first || !word) throw new Error("no word");
    expect(
      herbalWordSearch.judge(first.deal, [showMove(word.plant), lineMove(word.from, word.to)]).results,
    ).toEqual([{ plant: word.plant, right: false }]);
  });
});

const at = (row: number, column: number) => ({ row, column });

describe("settling", () => {
  const key = { difficulty: "easy", seed: "one", wanted: [] } as const;

  it("deals the same again and computes the score from the moves alone", () => {
    const deal = dealRound(herbIdentifier, library, key);
    const answers = rightAnswers(deal ?? { questions: [] });
    expect(settle("herb-identifier", library, key, answers)).toEqual({
      score: 5,
      total: 5,
      streak: 5,
      bestStreak: 5,
      percentage: 100,
    });
    const [first, ...rest] = deal?.questions ?? [];
    const wrong = first?.options.find((option) => option !== first.answer) ?? "";
    expect(
      settle("herb-identifier", library, key, [wrong, ...rest.map(({ answer }) => answer)]),
    ).toMatchObject({
      score: 4,
      bestStreak: 4,
      percentage: 80,
    });
  });

  it("refuses unfinished rounds and the moves of another round", () => {
    const answers = rightAnswers(dealRound(herbIdentifier, library, key) ?? { questions: [] });
    expect(settle("herb-identifier", library, key, answers.slice(1))).toBeNull();
    expect(settle("herb-identifier", library, { ...key, seed: "two" }, answers)).toBeNull();
    for (const game of gameIds) expect(settle(game, library, key, [])).toBeNull();
  });
});

describe("the daily challenge", () => {
  it("changes at midnight in Guyana and visits every game", () => {
    expect(dayInGuyana(Date.parse("2026-11-16T03:59:59Z"))).toBe("2026-11-15");
    expect(dayInGuyana(Date.parse("2026-11-16T04:00:00Z"))).toBe("2026-11-16");
    const week = Array.from({ length: 6 }, (_, day) => dailyChallenge(`2026-11-1${day}`).game);
    expect(new Set(week)).toEqual(new Set(gameIds));
    expect(dailyChallenge("2026-11-16").seed).not.toBe(dailyChallenge("2026-11-17").seed);
  });
});

it("lets at most two fifths of a round be chosen by what was missed", () => {
  expect(difficulties.map((difficulty) => mostWanted("herb-identifier", difficulty))).toEqual([2, 4, 6]);
});
