import { describe, expect, it } from "vitest";
import { type PlateTraitsInput, plateTraits } from "#catalogue/plate-traits.ts";
import * as words from "#catalogue/plate-words-reproductive.ts";
import type { Box } from "../drawing/geometry.ts";
import { toneOf } from "../drawing/palette.ts";
import { seeded } from "../drawing/random.ts";
import { newPage, Sketch } from "../drawing/sketch.ts";
import { flatWash } from "../drawing/wash.ts";
import { drawCluster } from "./cluster.ts";
import { flowerAt } from "./flower.ts";
import { flowerSection } from "./section.ts";
import type { FlowerTraits } from "./traits.ts";

const flowerOf = (flower: NonNullable<PlateTraitsInput["flower"]>): FlowerTraits => {
  const leaf = { form: "simple", arrangement: "opposite", length_cm: 6 } as const;
  const traits = plateTraits.parse({ habit: "herb", leaf, flower });
  if (traits.flower === undefined) throw new Error("the flower was lost");
  return traits.flower;
};

const drawn = (draw: (sketch: Sketch) => void): Sketch => {
  const sketch = new Sketch(newPage(seeded("flower")));
  draw(sketch);
  return sketch;
};

describe("a flower with an upper and a lower side", () => {
  it.each(["pea", "lipped"] as const)("%s has its upper side up on both sides of a stem", (form) => {
    const flower = flowerOf({ form, colour: "violet", size_cm: 2 });
    const boxAt = (angle: number): Box =>
      drawn((sketch) => flowerAt(sketch, flower, [0, 0], angle, 60, "side")).box;
    const [right, left] = [boxAt(0), boxAt(Math.PI)];
    expect(left.top).toBeCloseTo(right.top, 0);
    expect(left.bottom).toBeCloseTo(right.bottom, 0);
    expect(left.right).toBeCloseTo(-right.left, 0);
  });
});

describe("a single flower", () => {
  it("stands on a stalk that the open flower does not hide", () => {
    const flower = flowerOf({ form: "five-petal", colour: "yellow", size_cm: 3 });
    const { box } = drawn((sketch) => drawCluster(sketch, flower, { at: [0, 0], angle: -Math.PI / 2 }));
    const width = box.right - box.left;
    // The foot of the stalk lies at the origin, the flower above it: it is higher than it is wide.
    expect(-box.top).toBeGreaterThan(width * 1.15);
  });
});

describe("an inflorescence", () => {
  /** Where the flowers of a cluster at the origin stand. */
  const spots = (cluster: FlowerTraits["cluster"]): { x: number; y: number }[] => {
    const page = newPage(seeded(cluster));
    const sketch = new Sketch(page);
    const flower = flowerOf({ form: "five-petal", colour: "white", size_cm: 1, cluster, cluster_cm: 3 });
    drawCluster(sketch, flower, { at: [0, 0], angle: -Math.PI / 2 });
    const flowers = new Set(
      [...page.parts].filter(([key]) => key.startsWith("flower")).map(([, part]) => part.id),
    );
    return [...sketch.svg.matchAll(/<use href="#(\w+)" transform="matrix\(([^)]+)\)"/g)]
      .filter(([, id]) => flowers.has(id ?? ""))
      .map(([, , matrix = ""]) => matrix.split(" ").map(Number))
      .map((matrix) => ({ x: matrix[4] ?? 0, y: matrix[5] ?? 0 }));
  };
  it("that is a cyme has a flower at every fork and at every end", () => {
    expect([7, 15]).toContain(spots("cyme").length);
  });
  it.each(["raceme", "cyme", "corymb"] as const)(
    "that is a %s shows its flowers from several sides",
    (cluster) => {
      const page = newPage(seeded(cluster));
      const flower = flowerOf({ form: "five-petal", colour: "red", size_cm: 3, cluster, cluster_cm: 12 });
      drawCluster(new Sketch(page), flower, { at: [0, 0], angle: -Math.PI / 2 });
      const views = [...page.parts.keys()]
        .filter((key) => key.startsWith("flower"))
        .map((key) => key.split(" ")[1]);
      expect(new Set(views).size).toBeGreaterThan(2);
    },
  );
  it("that is a corymb brings its flowers to one level", () => {
    const all = spots("corymb");
    const [low, high] = [Math.max(...all.map(({ y }) => y)), Math.min(...all.map(({ y }) => y))];
    const [left, right] = [Math.min(...all.map(({ x }) => x)), Math.max(...all.map(({ x }) => x))];
    expect(all.length).toBeGreaterThanOrEqual(7);
    expect(low - high).toBeLessThan((right - left) * 0.7);
  });
});

describe("a flower cut lengthwise", () => {
  /** The anthers, each an outline of its own in this paint. */
  const anthers = (stamen_count: number): number => {
    const flower = flowerOf({
      form: "five-petal",
      colour: "white",
      stamens: "#123456",
      size_cm: 3,
      stamen_count,
    });
    const { svg } = drawn((sketch) => flowerSection(sketch, flower, 80));
    return svg.split('fill="#123456"').length - 1;
  };

  it("keeps half of the flower's stamens", () => {
    expect(anthers(10)).toBe(5);
    expect(anthers(4)).toBe(2);
    expect(anthers(1)).toBe(1);
    expect(anthers(40)).toBe(20);
  });

  it("has no stamens when it is female, and no ovary when it is male", () => {
    const cut = (sex: "female" | "male"): string =>
      drawn((sketch) =>
        flowerSection(
          sketch,
          flowerOf({
            form: "five-petal",
            colour: "white",
            stamens: "#123456",
            size_cm: 3,
            ovules: "few",
            sex,
          }),
          80,
        ),
      ).svg;
    const ovules = /d="(?:M[^h"]+h0)+"/;
    expect(cut("female")).not.toContain("#123456");
    expect(cut("female")).toMatch(ovules);
    expect(cut("male")).toContain("#123456");
    expect(cut("male")).not.toMatch(ovules);
  });

  it("shows the ovules of its kind", () => {
    const section = (ovules: "one" | "few" | "many"): string =>
      drawn((sketch) =>
        flowerSection(sketch, flowerOf({ form: "five-petal", colour: "white", size_cm: 3, ovules }), 80),
      ).svg;
    const ovulesIn = (svg: string): number =>
      Math.max(
        0,
        ...[...svg.matchAll(/d="((?:M[^h"]+h0)+)"/g)].map(([, path]) => path?.split("h0").length ?? 0),
      ) - 1;
    expect(ovulesIn(section("few"))).toBe(6);
    expect(ovulesIn(section("many"))).toBeGreaterThan(12);
    expect(ovulesIn(section("one"))).toBeLessThan(1);
  });

  it("is drawn in a way of its own for every form, placenta, stigma and joint of the stamens", () => {
    const cut = (flower: Partial<NonNullable<PlateTraitsInput["flower"]>>): string =>
      drawn((sketch) =>
        flowerSection(sketch, flowerOf({ form: "five-petal", colour: "white", size_cm: 3, ...flower }), 80),
      ).svg;
    const differ = (all: readonly string[]): void => {
      expect(all.every((svg) => svg.length > 0)).toBe(true);
      expect(new Set(all).size).toBe(all.length);
    };
    // Pompons are cut like other heads without rays.
    differ(
      words.flowerForms.filter((form) => form !== "none" && form !== "pompon").map((form) => cut({ form })),
    );
    differ(words.placentations.map((placenta) => cut({ placenta })));
    differ(words.stigmaForms.map((stigma) => cut({ stigma })));
    differ(words.filamentForms.map((filaments) => cut({ filaments })));
    differ([cut({ ovary: "superior" }), cut({ ovary: "inferior" })]);
  });
});

describe("an open flower", () => {
  it("looks different for every shape of its petals and every way its stamens are joined", () => {
    const seen = (flower: Partial<NonNullable<PlateTraitsInput["flower"]>>): string => {
      const page = newPage(seeded("open"));
      const traits = flowerOf({ form: "five-petal", colour: "white", size_cm: 3, ...flower });
      flowerAt(new Sketch(page), traits, [0, 0], 0, 100, "face");
      return page.definitions();
    };
    for (const all of [
      words.petalShapes.map((petal) => seen({ petal })),
      words.filamentForms.map((filaments) => seen({ filaments })),
      words.lipForms
        .filter((lip) => !words.gingerLips.some((each) => each === lip))
        .map((lip) => seen({ form: "lipped", lip })),
      words.gingerLips.map((lip) => seen({ form: "ginger", lip })),
    ])
      expect(new Set(all).size).toBe(all.length);
  });
});

describe("a white flower", () => {
  it("stands on the bare paper: its paint keeps to its petals", () => {
    const page = newPage(seeded("white"));
    flowerAt(new Sketch(page), flowerOf({ form: "five-petal", colour: "white", size_cm: 3 }), [0, 0], 0, 100);
    const drawing = page.definitions();
    const clear = new Set(
      [...drawing.matchAll(/<linearGradient id="(\w+)"[^>]*>(?=<stop[^>]*stop-opacity)/g)].map(
        ([, id]) => id,
      ),
    );
    const clearPaints = new Set([
      ...clear,
      ...[...drawing.matchAll(/<linearGradient id="(\w+)" href="#(\w+)"/g)]
        .filter(([, , of]) => clear.has(of))
        .map(([, id]) => id),
    ]);
    // A transparent wash lies over an opaque one of the same outline.
    const uses = [...drawing.matchAll(/<use href="#(\w+)" fill="(?:url\(#)?([#\w]+)/g)];
    const glazed = uses.filter(([, , fill]) => clearPaints.has(fill));
    const opaque = new Set(uses.filter(([, , fill]) => !clearPaints.has(fill)).map(([, shape]) => shape));
    expect(glazed.length).toBeGreaterThanOrEqual(5);
    expect(glazed.filter(([, shape]) => !opaque.has(shape))).toEqual([]);
    expect(drawing.replace(/<linearGradient.*?<\/linearGradient>/g, "")).not.toContain("stop-opacity");
  });
});

describe("a bud", () => {
  it("is folded as in its family", () => {
    const forms = ["five-petal", "mallow", "salver", "brush", "pea", "daisy"] as const;
    const all = forms.map((form) => {
      const page = newPage(seeded("bud"));
      flowerAt(new Sketch(page), flowerOf({ form, colour: "pink", size_cm: 3 }), [0, 0], 0, 100, "bud");
      return page.definitions();
    });
    expect(new Set(all).size).toBe(forms.length);
  });
});

describe("a finger of grass", () => {
  it("ends in one spikelet beyond its pairs", () => {
    const flower = flowerOf({ form: "grass", colour: "green", size_cm: 0.4, cluster: "fingers", petals: 2 });
    const { svg } = drawn((sketch) => drawCluster(sketch, flower, { at: [0, 0], angle: 0 }));
    const spikelets = [...svg.matchAll(/d="([^"]+z)"/g)].map(([, d]) => (d ?? "").split("M").length - 1);
    expect(spikelets.length).toBe(2);
    expect(spikelets.every((count) => count % 2 === 1)).toBe(true);
  });
});

describe("a globe of papery bracts", () => {
  it("is carried by a pair of leafy bracts", () => {
    const flower = flowerOf({ form: "globe", colour: "magenta", bracts: "green", size_cm: 2.5 });
    const page = newPage(seeded("globe"));
    flowerAt(new Sketch(page), flower, [0, 0], 0, 60);
    expect(page.definitions()).toContain(flatWash(page, toneOf("green")).slice(4, -1));
  });
});

describe("an inflorescence of very many small flowers", () => {
  const page = () => newPage(seeded("many"));
  /** How many times parts whose name begins so are placed, those within other parts too. */
  const placed = (flower: FlowerTraits, part: string): number => {
    const sketch = new Sketch(page());
    drawCluster(sketch, flower, { at: [0, 0], angle: -Math.PI / 2 });
    const { parts } = sketch.page;
    const ids = new Map([...parts].map(([key, { id, sketch: drawing }]) => [id, { key, drawing }]));
    const within = (svg: string): number =>
      [...svg.matchAll(/<use href="#(\w+)"/g)].reduce((sum, [, id]) => {
        const used = ids.get(id ?? "");
        if (used === undefined) return sum;
        return sum + (used.key.startsWith(part) ? 1 : 0) + within(used.drawing.svg);
      }, 0);
    return within(sketch.svg);
  };

  it("is a panicle of hundreds", () => {
    const mango = flowerOf({
      form: "five-petal",
      petal: "strap",
      colour: "cream",
      cluster: "panicle",
      size_cm: 0.6,
      cluster_cm: 30,
    });
    expect(placed(mango, "small flower")).toBeGreaterThan(200);
  });

  it("is an umbel of umbels of a dozen flowers each", () => {
    const coriander = flowerOf({
      form: "five-petal",
      petal: "heart",
      colour: "white",
      cluster: "compound-umbel",
      size_cm: 0.4,
      cluster_cm: 5,
    });
    expect(placed(coriander, "small flower")).toBeGreaterThan(120);
  });
});
