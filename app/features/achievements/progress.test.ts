import { describe, expect, it } from "vitest";
import { achievementCards, type CatalogueEntry, nearestAchievement } from "./progress.ts";

const entry = (code: string, kind: string, threshold: number): CatalogueEntry => ({
  code,
  name: code,
  description: "",
  icon: "leaf",
  points: threshold,
  rule: { kind, threshold },
});
const catalogue = [
  entry("first", "viewed", 1),
  entry("many", "viewed", 50),
  entry("ten", "viewed", 10),
  entry("quiz", "played", 1),
];
const cardsOf = (held: string[], counts: Record<string, number>) =>
  achievementCards(catalogue, new Set(held), counts);

describe("achievementCards", () => {
  it("puts unlocked achievements first, then the nearest", () => {
    const codes = cardsOf(["many"], { viewed: 7 }).map(({ code }) => code);
    expect(codes).toEqual(["many", "first", "ten", "quiz"]);
  });

  it("shows the progress of every locked achievement that can be counted", () => {
    const progress = Object.fromEntries(
      cardsOf(["first"], { viewed: 7, played: 3 }).map((card) => [card.code, card.progress]),
    );
    expect(progress).toEqual({
      first: null,
      ten: { count: 7, threshold: 10 },
      many: { count: 7, threshold: 50 },
      quiz: { count: 1, threshold: 1 },
    });
    expect(achievementCards([{ ...entry("x", "y", 1), rule: null }], new Set(), {})).toMatchObject([
      { code: "x", progress: null },
    ]);
  });
});

it("the nearest achievement is the begun one with the least missing", () => {
  expect(nearestAchievement(cardsOf(["first"], { viewed: 7 }))?.code).toBe("ten");
  expect(nearestAchievement(cardsOf([], {}))).toBeUndefined();
});
