import { expect, it } from "vitest";
import { at, distance, evenly, type Point } from "./geometry.ts";

it("spaces the points of a line evenly, from its first point to its last", () => {
  const corner: Point[] = [
    [0, 0],
    [1, 0],
    [10, 0],
    [10, 30],
  ];
  const even = evenly(corner, 9);
  expect(even.length).toBe(9);
  expect([even[0], even.at(-1)]).toEqual([
    [0, 0],
    [10, 30],
  ]);
  // The step across the corner is a little shorter than those on the straight.
  for (let i = 1; i < even.length; i++) {
    const step = distance(at(even, i - 1), at(even, i));
    expect(step).toBeGreaterThan(3.5);
    expect(step).toBeLessThan(5.01);
  }
});
