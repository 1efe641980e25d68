import { describe, expect, it } from "vitest";
import { measuresSchema } from "#herbalist/evaluation/measure-schema.ts";
import measures from "#herbalist/evaluation/measures.json" with { type: "json" };
import { figuresOf, isHarder, missedOneIn } from "./figures.ts";

describe("figuresOf", () => {
  const figures = figuresOf(measuresSchema.parse(measures));
  it("keeps the first blind counts as published, however good later ones are", () => {
    expect(figures.blind[0]).toMatchObject({
      emergencies: { percent: "95.1 %" },
      crises: { percent: "90.9 %" },
      falseAlarms: { percent: "2.8 %" },
    });
    expect(figures.blind[1]).toMatchObject({
      emergencies: { good: 128, of: 158 },
      crises: { good: 25, of: 40 },
    });
  });
  it("leads with the newest blind set", () => {
    expect(figures.newest).toBe(figures.blind.at(-1));
  });
  it("throws when there is no blind set", () => {
    const after = measuresSchema.parse(measures).filter(({ stage }) => stage === "after");
    expect(() => figuresOf(after)).toThrow("counted blind");
  });
  it("isHarder compares emergencies first, then crises", () => {
    const [good, bad] = ["99", "97"].map((emergencies) => ({
      ...figures.newest,
      emergencies: { good: Number(emergencies), of: 100, percent: "" },
    }));
    if (!good || !bad) throw new Error("two figures are compared");
    expect(isHarder(bad, good)).toBe(true);
    expect(isHarder(good, bad)).toBe(false);
    const silent = { ...good, crises: { good: 0, of: 10, percent: "" } };
    expect(isHarder(silent, { ...good, crises: { good: 9, of: 10, percent: "" } })).toBe(true);
  });
  it('says "none asked" instead of a share of zero', () => {
    const asked = figures.blind.filter(({ crises }) => crises.of === 0);
    expect(asked.map(({ crises }) => crises.percent)).toEqual(["none asked"]);
  });
  it("missedOneIn phrases misses in plain words", () => {
    expect(missedOneIn({ good: 40, of: 50, percent: "" })).toBe("about 1 in 5");
    expect(missedOneIn({ good: 7, of: 7, percent: "" })).toBe("none of 7");
  });
});
