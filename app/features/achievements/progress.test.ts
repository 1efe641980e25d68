import { describe, expect, it } from "vitest";
import { achievementCards, type CatalogueEntry } from "./progress.ts";

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
const nextOf = (held: string[], counts: Record<string, number>) =>
  Object.fromEntries(
    achievementCards(catalogue, new Set(held), counts).flatMap(({ code, next }) =>
      next ? [[code, next]] : [],
    ),
  );

describe("achievementCards", () => {
  it("shows the progress to the next achievement of each kind only", () => {
    expect(nextOf([], {})).toEqual({
      first: { count: 0, threshold: 1 },
      quiz: { count: 0, threshold: 1 },
    });
    expect(nextOf(["first"], { viewed: 7, played: 3 })).toEqual({
      ten: { count: 7, threshold: 10 },
      quiz: { count: 1, threshold: 1 },
    });
    expect(nextOf(["first", "ten", "many", "quiz"], { viewed: 99 })).toEqual({});
  });

  it("keeps the catalogue's order and marks unlocked achievements", () => {
    const cards = achievementCards(catalogue, new Set(["many"]), {});
    expect(cards.map(({ code, unlocked }) => [code, unlocked])).toEqual([
      ["first", false],
      ["many", true],
      ["ten", false],
      ["quiz", false],
    ]);
  });

  it("shows no progress for an achievement without a rule", () => {
    expect(achievementCards([{ ...entry("x", "y", 1), rule: null }], new Set(), {})).toMatchObject([
      { code: "x", next: null },
    ]);
  });
});
