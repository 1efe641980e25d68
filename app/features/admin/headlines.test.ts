import { describe, expect, it } from "vitest";
import { helpfulShare, popularHerb, questions, readableBytes, trending } from "./headlines.ts";

const quiet = {
  day: "2026-11-15",
  visitors: 0,
  views: 0,
  emergency: 0,
  crisis: 0,
  urgent: 0,
  routine: 0,
  helpful: 0,
  unhelpful: 0,
};

describe("admin headlines", () => {
  it("take the first word of the top condition and the top herb", () => {
    expect(trending({ top_conditions: [{ name: "High Blood Pressure", count: 3 }] })).toBe("High");
    expect(popularHerb({ top_herbs: [{ name: "Neem", count: 9 }] })).toBe("Neem");
  });

  it("show N/A without data", () => {
    expect(trending({ top_conditions: [] })).toBe("N/A");
    expect(popularHerb({ top_herbs: [] })).toBe("N/A");
  });

  it("count questions of every triage level and the share of helpful answers", () => {
    expect(questions({ ...quiet, emergency: 1, crisis: 2, urgent: 3, routine: 4 })).toBe(10);
    expect(helpfulShare([quiet])).toBeNull();
    expect(
      helpfulShare([
        { ...quiet, helpful: 3 },
        { ...quiet, unhelpful: 1 },
      ]),
    ).toBe(0.75);
  });

  it("format sizes in MB and GB", () => {
    expect(readableBytes(5 * 1_048_576)).toBe("5 MB");
    expect(readableBytes(3 * 1_073_741_824)).toBe("3.0 GB");
  });
});
