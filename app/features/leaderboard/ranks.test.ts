import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rankRows } from "./ranks.ts";

const row = (total_points: number) => ({
  user_id: "u",
  display_name: null,
  total_points,
  achievements_count: 0,
  testimonials_count: 0,
});

describe("rankRows", () => {
  it("gives equal scores the same rank and skips the following ones", () => {
    expect(rankRows([90, 80, 80, 80, 10].map(row)).map(({ rank }) => rank)).toEqual([1, 2, 2, 2, 5]);
    expect(rankRows([])).toEqual([]);
  });

  it("ranks by the number of users with more points, as the database does", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 100 }), (points) => {
        const ranked = rankRows(points.toSorted((a, b) => b - a).map(row));
        for (const { rank, total_points } of ranked) {
          expect(rank).toBe(1 + points.filter((other) => other > total_points).length);
        }
      }),
    );
  });
});
