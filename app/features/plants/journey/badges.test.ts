import { describe, expect, it } from "vitest";
import { type Explored, explorationBadges, explorerType } from "./badges.ts";

const nothing: Explored = { viewed: 0, bookmarked: 0, historiesRead: 0, visitStreak: 0 };
const held = (explored: Partial<Explored>) =>
  explorationBadges({ ...nothing, ...explored })
    .filter((badge) => badge.unlocked)
    .map((badge) => badge.type);

describe("exploration badges", () => {
  it.each([
    [0, "seedling"],
    [49, "seedling"],
    [50, "enthusiast"],
    [199, "enthusiast"],
    [200, "master"],
    [10_000, "master"],
  ] as const)("shows %i viewed plants as %s", (viewed, type) => {
    expect(explorerType(viewed)).toBe(type);
  });

  it("unlock at their thresholds and not before", () => {
    expect(held({ viewed: 9, bookmarked: 4, historiesRead: 19, visitStreak: 6 })).toEqual([]);
    expect(held({ viewed: 10 })).toEqual(["seedling"]);
    expect(held({ viewed: 50 })).toEqual(["enthusiast"]);
    expect(held({ viewed: 200 })).toEqual(["master"]);
    expect(held({ bookmarked: 5 })).toEqual(["collector"]);
    expect(held({ historiesRead: 20 })).toEqual(["history_buff"]);
    expect(held({ visitStreak: 7 })).toEqual(["daily_devotee"]);
  });

  it("are four, unlocked or not", () => {
    expect(explorationBadges(nothing).map((badge) => badge.type)).toEqual([
      "seedling",
      "collector",
      "history_buff",
      "daily_devotee",
    ]);
  });
});
