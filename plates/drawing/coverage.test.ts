import { describe, expect, it } from "vitest";
import { Coverage, paintedPoints } from "./coverage.ts";
import { boxOf, type Point } from "./geometry.ts";

const square = (left: number, top: number, size: number): Point[] => [
  [left, top],
  [left + size, top],
  [left + size, top + size],
  [left, top + size],
];

describe("coverage", () => {
  it("finds the grid points inside an outline", () => {
    const outline = square(-5, -5, 30);
    expect(paintedPoints({ mass: [outline], box: boxOf(outline) }, 10).length).toBeGreaterThanOrEqual(9);
  });
  it("gives the share of an outline that is taken", () => {
    const coverage = new Coverage();
    coverage.takeOutline(square(0, 0, 160));
    expect(coverage.overlap(square(40, 40, 80))).toBe(1);
    expect(coverage.overlap(square(80, 0, 160))).toBeCloseTo(0.5, 1);
    expect(coverage.overlap(square(400, 0, 160))).toBe(0);
  });
});
