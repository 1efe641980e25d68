import { expect, it } from "vitest";
import { type PlateTraitsInput, plateTraits } from "#catalogue/plate-traits.ts";
import { seeded } from "../drawing/random.ts";
import { newPage, Sketch } from "../drawing/sketch.ts";
import { drawCut } from "./cut.ts";

type Cut = NonNullable<NonNullable<PlateTraitsInput["fruit"]>["cut"]>;

const drawn = (cut: Cut): string => {
  const leaf = { form: "simple", arrangement: "opposite", length_cm: 6 } as const;
  const fruit = { form: "capsule", colour: "brown", length_cm: 2, cut } as const;
  const traits = plateTraits.parse({ habit: "herb", leaf, fruit });
  const sketch = new Sketch(newPage(seeded("fruit")));
  if (traits.fruit !== undefined) drawCut(sketch, traits.fruit, 100);
  return sketch.svg;
};

const across = { view: "across", flesh: "cream", seeds: "#123456" } as const;

it("has as many chambers as the species, each with its seeds", () => {
  // Each seed is a shape of its own, over the same shape in ink.
  const shapes = (chambers: number, each: "one" | "few"): number =>
    drawn({ ...across, chambers, each }).split("<use").length;
  expect(shapes(5, "few") - shapes(3, "few")).toBe(2 * (shapes(4, "few") - shapes(3, "few")));
  expect(shapes(3, "few")).toBeGreaterThan(shapes(2, "few"));
});

it("draws every way in which a dry fruit opens differently", () => {
  const views = ["across", "hooks", "pod-open"] as const;
  const pictures = views.map((view) => drawn({ ...across, view }));
  expect(new Set(pictures).size).toBe(views.length);
});
