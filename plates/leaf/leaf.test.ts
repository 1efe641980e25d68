import { describe, expect, it } from "vitest";
import { type PlateTraitsInput, plateTraits } from "#catalogue/plate-traits.ts";
import { boxOf } from "../drawing/geometry.ts";
import { seeded } from "../drawing/random.ts";
import { newPage, Sketch } from "../drawing/sketch.ts";
import { flatBlade } from "./flat.ts";
import { drawLeaf } from "./leaf.ts";

const leafOf = (leaf: Partial<PlateTraitsInput["leaf"]>) =>
  plateTraits.parse({
    habit: "tree",
    leaf: { form: "simple", arrangement: "alternate", length_cm: 20, ...leaf },
  }).leaf;

/** The number of leaflets drawn for one leaf. */
const leafletsDrawn = (leaf: Partial<PlateTraitsInput["leaf"]>): number => {
  const page = newPage(seeded("leaf"));
  const sketch = new Sketch(page);
  drawLeaf(sketch, leafOf(leaf), { at: [0, 0], angle: -1, length: 200, bend: 0 });
  const leaflets = new Set(
    [...page.parts].filter(([key]) => key.startsWith("leaflet")).map(([, part]) => part.id),
  );
  const whole = [...page.parts].find(([key]) => key.startsWith("compound"))?.[1].sketch.svg ?? "";
  return [...whole.matchAll(/<use href="#(\w+)" transform/g)].filter(([, id]) => leaflets.has(id ?? ""))
    .length;
};

describe("compound leaves", () => {
  it.each([7, 9, 13, 21])("draws a pinnate leaf with %i leaflets", (leaflets) => {
    expect(leafletsDrawn({ form: "pinnate", leaflets })).toBe(leaflets);
  });
  it.each([6, 10, 26])("draws an even-pinnate leaf with %i leaflets", (leaflets) => {
    expect(leafletsDrawn({ form: "even-pinnate", leaflets })).toBe(leaflets);
  });
  it("draws two, three or palmate leaflets", () => {
    expect(leafletsDrawn({ form: "two-leaflets" })).toBe(2);
    expect(leafletsDrawn({ form: "trifoliate" })).toBe(3);
    expect(leafletsDrawn({ form: "palmate", leaflets: 7 })).toBe(7);
  });
  it("draws a bipinnate leaf with its pairs of pinnae", () => {
    const page = newPage(seeded("leaf"));
    drawLeaf(new Sketch(page), leafOf({ form: "bipinnate", leaflets: 20, pinnae: 6 }), {
      at: [0, 0],
      angle: -1,
      length: 200,
      bend: 0,
    });
    const pinnae = new Set(
      [...page.parts].filter(([key]) => key.startsWith("pinna")).map(([, part]) => part.id),
    );
    const whole = [...page.parts].find(([key]) => key.startsWith("compound"))?.[1].sketch.svg ?? "";
    expect([...whole.matchAll(/<use href="#(\w+)"/g)].filter(([, id]) => pinnae.has(id ?? "")).length).toBe(
      12,
    );
    expect(page.notes.filter((note) => note.part === "leaflets" && note.count === 20).length).toBeGreaterThan(
      0,
    );
  });
});

describe("simple blades", () => {
  /** Points further from the stalk than their neighbours. */
  const tips = (leaf: Partial<PlateTraitsInput["leaf"]>): number => {
    const { left, right } = flatBlade(leafOf(leaf), seeded("blade"), 1);
    const outline = [...left, ...right.slice(0, -1).reverse()].map(([x, y]) => Math.hypot(x, y));
    return outline.filter(
      (here, i) =>
        here > (outline.at(i - 1) ?? 0) && here >= (outline[(i + 1) % outline.length] ?? 0) && here > 0.3,
    ).length;
  };
  it.each([5, 7, 9])("draws a fingered leaf of %i lobes with as many tips", (lobes) => {
    expect(tips({ outline: "fingered", lobes, margin: "entire", venation: "palmate" })).toBe(lobes);
  });
  it("draws three lobes", () => {
    expect(tips({ outline: "three-lobed", venation: "palmate" })).toBe(3);
  });
  it("draws corners for a toothed margin only, and fewer coarse teeth than fine ones", () => {
    const points = (margin: PlateTraitsInput["leaf"]["margin"]): number =>
      flatBlade(leafOf({ margin }), seeded("blade"), 1).left.length;
    expect(flatBlade(leafOf({ margin: "toothed" }), seeded("blade"), 1).corners).toBe(true);
    expect(flatBlade(leafOf({ margin: "entire" }), seeded("blade"), 1).corners).toBe(false);
    expect(points("fine-toothed")).toBeGreaterThan(points("coarse-toothed"));
  });
  it("has the given width", () => {
    const { left, right } = flatBlade(leafOf({ outline: "elliptic", width: 0.5 }), seeded("blade"), 1);
    const reach = Math.max(...right.map(([, y]) => y)) - Math.min(...left.map(([, y]) => y));
    expect(reach).toBeCloseTo(0.5, 1);
  });
  it("keeps the veins inside the blade", () => {
    for (const outline of ["lance", "elliptic", "obovate", "ovate"] as const) {
      const { right, veins } = flatBlade(leafOf({ outline }), seeded("blade"), 1);
      const widest = Math.max(...right.map(([, y]) => y));
      for (const vein of veins)
        for (const [x, y] of vein) {
          expect(x).toBeLessThanOrEqual(1);
          expect(Math.abs(y)).toBeLessThanOrEqual(widest);
        }
    }
  });
});

describe("a peltate leaf", () => {
  it("has the given width, and ribs in all directions", () => {
    const leaf = leafOf({ outline: "shield", venation: "palmate", width: 1 });
    const { left, right, ribs } = flatBlade(leaf, seeded("shield"), 1);
    const box = boxOf([...left, ...right]);
    expect((box.bottom - box.top) / (box.right - box.left)).toBeCloseTo(1, 1);
    const ends = ribs.map((rib) => rib.at(-1)?.[0] ?? 0);
    expect(Math.min(...ends)).toBeLessThan(-0.1);
    expect(Math.max(...ends)).toBeGreaterThan(0.9);
  });
});
