import { beforeAll, describe, expect, test } from "vitest";
import { sharedCatalogue } from "#tests/support/shared-catalogue.ts";
import { type Answer, createKey, isNarrowedDown, type Key, partOf } from "./key.ts";
import { type Profile, profileOf } from "./profile.ts";

type Entry = { id: string; profile: Profile };
let plants: Entry[];
let key: Key<Entry>;

beforeAll(async () => {
  plants = (await sharedCatalogue()).plants.map((plant) => ({ id: plant.id, profile: profileOf(plant) }));
  key = createKey(plants);
}, 60_000);

const said = (answers: Record<string, string>): Answer[] =>
  Object.entries(answers).map(([character, states]) => ({
    character: character as Answer["character"],
    states: states === "" ? [] : states.split(","),
  }));
const place = (id: string, answers: readonly Answer[]) =>
  key.rank(answers).findIndex(({ plant }) => plant.id === id) + 1;

const garlicVine = {
  growth: "vine",
  "leaf-kind": "two",
  smell: "garlic",
  "leaf-feel": "shiny",
  place: "yard",
};

describe("ranking", () => {
  test("puts the plant that fits first, whatever the order of the answers", () => {
    const answers = said(garlicVine);
    expect(place("garlic-vine", answers)).toBe(1);
    const probabilities = (given: readonly Answer[]) =>
      key.rank(given).map(({ plant, probability }) => `${plant.id} ${probability.toFixed(9)}`);
    expect(probabilities(answers.toReversed())).toEqual(probabilities(answers));
  });

  test("keeps the plant on the short list after one wrong answer", () => {
    for (const [character, wrong] of [
      ["growth", "herb"],
      ["flower-colour", "yellow"],
      ["leaf-edge", "toothed"],
    ] as const)
      expect(
        place("garlic-vine", said({ ...garlicVine, "flower-form": "trumpet", [character]: wrong })),
      ).toBeLessThanOrEqual(5);
  });

  test("is unchanged by an unanswered question, and its probabilities add up to one", () => {
    const ranked = key.rank(said(garlicVine));
    expect(key.rank([...said(garlicVine), { character: "fruit-kind", states: [] }])).toEqual(ranked);
    expect(ranked.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9);
  });

  test("neither helps nor harms a plant about which nothing is known", () => {
    const unknown = plants.find(({ profile }) => profile.smell === "unknown");
    const probability = (answers: readonly Answer[]) =>
      key.rank(answers).find(({ plant }) => plant === unknown)?.probability ?? 0;
    const before = probability([]);
    const odds = ["citrus", "none", "rank"].map((smell) => probability(said({ smell })) / before);
    for (const each of odds) expect(each).toBeCloseTo(1, 9);
  });

  test("takes several states as one of these", () => {
    const either = said({ ...garlicVine, "flower-colour": "purple,pink" });
    expect(place("garlic-vine", either)).toBe(1);
    expect(isNarrowedDown(key.rank(either))).toBe(true);
    expect(isNarrowedDown(key.rank([]))).toBe(false);
  });
});

describe("the next question", () => {
  test("is the growth first, is never one that was asked, and fits what is left", () => {
    expect(key.nextQuestions([])[0]).toBe("growth");
    const answers = said({ growth: "palm" });
    expect(key.nextQuestions(answers)).not.toContain("growth");
    // All palms have narrow leaflets in a crown: asking for these would tell nothing.
    expect(key.nextQuestions(answers).slice(0, 5)).not.toContain("leaf-place");
  });

  test("leaves the flower alone once no flower is to be seen", () => {
    const open = key.nextQuestions(said({ growth: "bush", "flower-colour": "" }));
    const flowers = open.filter((character) => partOf(character) === "flower");
    expect(flowers).toHaveLength(3);
    expect(open.slice(-8)).toEqual(expect.arrayContaining(flowers));
    const before = key.nextQuestions(said({ growth: "bush" }));
    expect(before.indexOf("flower-form")).toBeLessThan(open.indexOf("flower-form"));
  });
});
