import { describe, expect, it } from "vitest";
import { type PlateTraitsInput, plateTraits } from "#catalogue/plate-traits.ts";
import { along, at, boxOf, isInside } from "../drawing/geometry.ts";
import { seeded } from "../drawing/random.ts";
import { newPage, Sketch } from "../drawing/sketch.ts";
import { flatBlade } from "./flat.ts";
import { drawLeaf } from "./leaf.ts";
import { bladePaint, ownPaint } from "./leaf-tone.ts";
import { surfaceOf } from "./posture.ts";
import { turnedOver } from "./turned.ts";

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
  return [...sketch.svg.matchAll(/<use href="#(\w+)" transform/g)].filter(([, id]) => leaflets.has(id ?? ""))
    .length;
};

describe("compound leaves", () => {
  it.each([7, 9, 13, 21])("draws a pinnate leaf with %i leaflets", (leaflets) => {
    expect(leafletsDrawn({ form: "pinnate", leaflets })).toBe(leaflets);
  });
  it.each([6, 10, 22])("draws an even-pinnate leaf with %i leaflets", (leaflets) => {
    expect(leafletsDrawn({ form: "even-pinnate", leaflets })).toBe(leaflets);
  });
  it("draws two, three or palmate leaflets", () => {
    expect(leafletsDrawn({ form: "two-leaflets" })).toBe(2);
    expect(leafletsDrawn({ form: "trifoliate" })).toBe(3);
    expect(leafletsDrawn({ form: "palmate", leaflets: 7 })).toBe(7);
  });
  it.each([
    { leaflets: 8, pinnae: 4, drawn: { leaflets: 8, pinnae: 8 } },
    // Finer than the eye can tell apart: fewer and larger ones.
    { leaflets: 40, pinnae: 12, drawn: { leaflets: 30, pinnae: 18 } },
  ])("draws a bipinnate leaf of $pinnae pairs of $leaflets", ({ leaflets, pinnae, drawn }) => {
    const page = newPage(seeded("leaf"));
    const sketch = new Sketch(page);
    drawLeaf(sketch, leafOf({ form: "bipinnate", leaflets, pinnae }), {
      at: [0, 0],
      angle: -1,
      length: 200,
      bend: 0,
    });
    const parts = new Set(
      [...page.parts].filter(([key]) => key.startsWith("pinna")).map(([, part]) => part.id),
    );
    const placed = [...sketch.svg.matchAll(/<use href="#(\w+)"/g)].filter(([, id]) => parts.has(id ?? ""));
    expect(placed.length).toBe(drawn.pinnae);
    const counts = page.notes.flatMap((note) => (note.part === "leaflets" ? [note.count] : []));
    expect(new Set(counts)).toEqual(new Set([drawn.leaflets]));
  });
  it("sets the two of a pair of leaflets apart", () => {
    const sketch = new Sketch(newPage(seeded("leaf")));
    drawLeaf(sketch, leafOf({ form: "pinnate", leaflets: 13 }), {
      at: [0, 0],
      angle: 0,
      length: 200,
      bend: 0,
    });
    const feet = [...sketch.svg.matchAll(/<use href="#\w+" transform="[^"]*?([-\d.]+)[ ,]([-\d.]+)\)"/g)];
    expect(new Set(feet.map(([, x]) => x)).size).toBeGreaterThan(10);
  });
});

describe("the posture of a blade", () => {
  const posture = {
    base: [0, 0],
    angle: 0,
    length: 100,
    bend: 0,
    lift: 0,
    arch: 0,
    fold: 0,
    roll: 0,
    twist: 0,
  } as const;
  it("flat, it lies on the page as it is", () => {
    const [x, y] = surfaceOf(posture).map([0.5, 0.2]);
    expect(x).toBeCloseTo(50);
    expect(y).toBeCloseTo(20);
  });
  it("lifted towards the viewer, it is foreshortened", () => {
    expect(surfaceOf({ ...posture, lift: 1 }).map([1, 0])[0]).toBeCloseTo(100 * Math.cos(1), 0);
  });
  it("rolled over, it shows the lower face of one half or of both", () => {
    const [half, whole] = [
      surfaceOf({ ...posture, fold: 0.5, roll: 1.3 }),
      surfaceOf({ ...posture, roll: 2.5 }),
    ];
    expect([half.showsBack(1), half.showsBack(-1)].sort()).toEqual([false, true]);
    expect([whole.showsBack(1), whole.showsBack(-1)]).toEqual([true, true]);
  });
  it("is lit from the upper left", () => {
    // The midrib points to the right, so the left half is the upper one.
    const folded = surfaceOf({ ...posture, fold: -0.4 });
    expect(folded.lit(-1, 0.5)).toBeGreaterThan(folded.lit(1, 0.5));
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
    // A point given twice in succession is a corner.
    const corners = (margin: PlateTraitsInput["leaf"]["margin"]): number => {
      const { left } = flatBlade(leafOf({ margin }), seeded("blade"), 1);
      return left.filter(([x, y], i) => x === left[i - 1]?.[0] && y === left[i - 1]?.[1]).length;
    };
    expect(corners("entire")).toBe(0);
    expect(corners("coarse-toothed")).toBeGreaterThan(8);
    expect(corners("fine-toothed")).toBeGreaterThan(corners("coarse-toothed"));
  });
  it("leans its teeth towards the tip", () => {
    const { right } = flatBlade(leafOf({ outline: "elliptic", margin: "toothed" }), seeded("blade"), 1);
    const corners = right.filter(([x, y], i) => x === right[i - 1]?.[0] && y === right[i - 1]?.[1]);
    // Notches and points by turns: from a notch it is further to the next point than from there back to the edge.
    const steps = corners.slice(1).map(([x], i) => Math.abs(x - (corners[i]?.[0] ?? 0)));
    const rises = steps.filter((_, i) => i % 2 === 0);
    const falls = steps.filter((_, i) => i % 2 === 1);
    const sum = (all: readonly number[]): number => all.reduce((so, each) => so + each, 0);
    expect(sum(rises)).toBeGreaterThan(3 * sum(falls));
  });
  it("draws a pointed blade out in a hollow curve, the further the longer its tip", () => {
    const widthNearTip = (tip: PlateTraitsInput["leaf"]["tip"]): number => {
      const { right } = flatBlade(leafOf({ outline: "ovate", tip }), seeded("blade"), 1);
      return Math.max(...right.filter(([x]) => x > 0.88).map(([, y]) => y));
    };
    expect(widthNearTip("pointed")).toBeLessThan(widthNearTip("blunt") / 2);
    expect(widthNearTip("long-pointed")).toBeLessThan(widthNearTip("pointed") / 1.5);
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

describe("a blade that turns over", () => {
  const flaps = (leaf: Partial<PlateTraitsInput["leaf"]>) =>
    Array.from({ length: 60 }, (_, i) => {
      const random = seeded(`turned ${i}`);
      const grown = flatBlade(leafOf(leaf), random, 1);
      return { grown, ...turnedOver(grown, leafOf(leaf), random) };
    }).filter(({ flap }) => flap !== undefined);
  it("does so now and then, and lies on what is left of it", () => {
    const turned = flaps({ outline: "ovate", width: 0.5 });
    expect(turned.length).toBeGreaterThan(5);
    expect(turned.length).toBeLessThan(30);
    for (const { grown, flap } of turned) {
      const outline = [...grown.left, ...[...grown.right].reverse()];
      const middle = at(flap?.free ?? [], Math.floor((flap?.free.length ?? 0) / 2));
      expect(isInside(middle, outline)).toBe(true);
    }
  });
  it("is never lobed nor thick", () => {
    expect(flaps({ outline: "three-lobed", venation: "palmate" })).toEqual([]);
    expect(flaps({ outline: "ovate", surface: "fleshy" })).toEqual([]);
  });
});

describe("the paint of a leaf", () => {
  it("differs from leaf to leaf, and that of a bronze lower face hardly", () => {
    const mids = (under: boolean): string[] => {
      const leaf = leafOf({ outline: "ovate", underside: "bronze" });
      const paint = bladePaint(leaf, 1, under, 0);
      return Array.from({ length: 20 }, (_, i) => ownPaint(paint, leaf, seeded(`own ${i}`), {}).tone.mid);
    };
    expect(new Set(mids(false)).size).toBeGreaterThan(15);
    const reds = mids(true).map(
      (mid) => Number.parseInt(mid.slice(1, 3), 16) - Number.parseInt(mid.slice(3, 5), 16),
    );
    expect(Math.min(...reds)).toBeGreaterThan(0);
  });
});

describe("the veins of a blade", () => {
  it.each([
    { outline: "heart", venation: "palmate" },
    { outline: "five-lobed", venation: "palmate" },
    { outline: "elliptic", venation: "pinnate" },
    { outline: "feather-lobed", venation: "pinnate" },
    { outline: "two-lobed", venation: "close-parallel", tip: "notched" },
  ] as const)("end within its margin: $outline, $venation", (leaf) => {
    const blade = flatBlade(leafOf({ tip: "drip-tip", ...leaf }), seeded("veins"), 1);
    const outline = [...blade.left, ...[...blade.right].reverse()];
    const lines = [...blade.ribs, ...blade.veins];
    const points = lines.flatMap((line) => [along(line, 0.1).point, at(line, -1)]);
    expect(points.filter((point) => !isInside(point, outline))).toEqual([]);
  });
});
