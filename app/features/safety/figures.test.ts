import { describe, expect, it } from "vitest";
import { measuresSchema } from "#herbalist/evaluation/measure-schema.ts";
import kept from "#herbalist/evaluation/measures.json" with { type: "json" };
import { figuresOf, isHarder, missedOneIn } from "./figures.ts";

describe("the published figures", () => {
  const figures = figuresOf(measuresSchema.parse(kept));
  it("tell the first blind counts as they were, however good later ones are", () => {
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
  it("lead with the newest set that was counted blind", () => {
    expect(figures.newest).toBe(figures.blind.at(-1));
  });
  it("refuse to lead with a set the rules were mended by", () => {
    const after = measuresSchema.parse(kept).filter(({ stage }) => stage === "after");
    expect(() => figuresOf(after)).toThrow("counted blind");
  });
  it("name the writer it hears worse, whichever came last", () => {
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
  it("say that none were asked rather than a share of none", () => {
    const asked = figures.blind.filter(({ crises }) => crises.of === 0);
    expect(asked.map(({ crises }) => crises.percent)).toEqual(["none asked"]);
  });
  it("say misses in plain words", () => {
    expect(missedOneIn({ good: 40, of: 50, percent: "" })).toBe("about 1 in 5");
    expect(missedOneIn({ good: 7, of: 7, percent: "" })).toBe("none of 7");
  });
});
