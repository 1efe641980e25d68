import { describe, expect, it } from "vitest";
import { type PlateTraitsInput, plateTraits } from "#catalogue/plate-traits.ts";
import type { StudyName } from "./dissections.ts";
import type { Box } from "./drawing/geometry.ts";
import { seeded } from "./drawing/random.ts";
import { newPage } from "./drawing/sketch.ts";
import { drawStudy } from "./studies.ts";

const studyBox = (name: StudyName, traits: Partial<PlateTraitsInput>): Box => {
  const leaf = { form: "simple", arrangement: "opposite", length_cm: 6 } as const;
  const sketch = drawStudy(
    newPage(seeded("study")),
    plateTraits.parse({ habit: "herb", leaf, ...traits }),
    name,
  );
  if (sketch === undefined) throw new Error("nothing was drawn");
  return sketch.box;
};

type Fruit = NonNullable<PlateTraitsInput["fruit"]>["form"];
const fruitBox = (form: Fruit): Box => studyBox("fruit", { fruit: { form, colour: "brown", length_cm: 6 } });

describe("a fruit study", () => {
  it.each(["ear", "seed-head", "capsule-lid", "needles"] as const)("%s is upright on its stalk", (form) => {
    const { top, bottom } = fruitBox(form);
    expect(-top).toBeGreaterThan(bottom);
  });

  it.each(["berry", "pod-flat", "pod-inflated", "pod-half-moon", "tube-tipped"] as const)(
    "%s hangs from its stalk",
    (form) => {
      const { top, bottom } = fruitBox(form);
      expect(bottom).toBeGreaterThan(-top);
    },
  );
});

describe("what the flower leaves on its fruit", () => {
  const guava = (calyx: "none" | "crown" | "cup"): Box =>
    studyBox("fruit", { fruit: { form: "crowned", colour: "yellow", length_cm: 6, calyx } });

  it("is a crown beyond the free end, or a cup around the stalk", () => {
    const bare = guava("none");
    expect(guava("crown").bottom).toBeGreaterThan(bare.bottom + 8);
    expect(guava("cup").bottom).toBeLessThan(bare.bottom + 4);
  });
});

describe("a seed study", () => {
  const seeds = (length_cm: number): Box =>
    studyBox("seed", { seed: { form: "oval", colour: "brown", length_cm } });

  it("shows one large seed and its half, and a pinch of minute ones beside one enlarged", () => {
    const shape = ({ left, right, top, bottom }: Box) => (right - left) / (bottom - top);
    expect(shape(seeds(6))).toBeLessThan(1.6);
    expect(shape(seeds(0.1))).toBeGreaterThan(1.8);
  });
});

describe("a flower study", () => {
  const fan = (fingers: number | undefined): Box =>
    studyBox("flower", {
      flower: {
        form: "tiny",
        colour: "ivory",
        cluster: "catkin",
        size_cm: 0.2,
        cluster_cm: 9,
        ...(fingers === undefined ? {} : { petals: fingers }),
      },
    });

  it("of minute flowers shows the spike, or the fan of several spikes", () => {
    const shape = ({ left, right, top, bottom }: Box) => (right - left) / (bottom - top);
    expect(shape(fan(undefined))).toBeLessThan(0.4);
    expect(shape(fan(7))).toBeGreaterThan(0.7);
  });

  it("is wider for a thick spike than for a thin one", () => {
    const club = (size_cm: number): Box =>
      studyBox("flower", {
        flower: { form: "tiny", colour: "golden", cluster: "catkin", size_cm, cluster_cm: 20 },
      });
    const width = ({ left, right }: Box) => right - left;
    expect(width(club(4))).toBeGreaterThan(width(club(0.2)) * 1.4);
  });
});
