import fc from "fast-check";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { type PlateTraits, plateTraits } from "#catalogue/plate-traits.ts";
import * as words from "#catalogue/plate-words.ts";
import * as reproductiveWords from "#catalogue/plate-words-reproductive.ts";
import { sampledRuns } from "#tests/support/sample.ts";
import { dissectionsOf } from "./dissections.ts";
import type { Box } from "./drawing/geometry.ts";
import { sheet } from "./drawing/paper.ts";
import { seeded } from "./drawing/random.ts";
import { newPage } from "./drawing/sketch.ts";
import { largestPlate, makePlate } from "./plate.ts";
import { drawStudy } from "./studies.ts";

const neem = plateTraits.parse({
  habit: "tree",
  leaf: {
    form: "pinnate",
    outline: "sickle",
    margin: "toothed",
    arrangement: "alternate",
    leaflets: 13,
    length_cm: 28,
  },
  flower: { form: "five-petal", colour: "white", size_cm: 1, cluster: "panicle", position: "axillary" },
  fruit: { form: "olive", colour: "yellow-green", length_cm: 1.6, arrangement: "spray" },
  bark: { texture: "ridged", colour: "brown" },
  known_for: ["flower", "fruit", "bark"],
});

const word = <T>(list: readonly T[]) => fc.constantFrom(...list);
const colour = word(words.colourWords);
const centimetres = (low: number, high: number) => fc.double({ min: low, max: high, noNaN: true });

/** Any combination of traits that the schema allows. */
const anyTraits: fc.Arbitrary<PlateTraits> = fc
  .record({
    habit: word(words.habits),
    branch: fc.option(
      fc.record({
        near: centimetres(1, 2.4),
        shoots: fc.integer({ min: 0, max: 4 }),
        pose: word(words.branchPoses),
      }),
      { nil: undefined },
    ),
    leaf: fc.record({
      form: word(words.leafForms),
      outline: word(words.leafOutlines),
      lobes: fc.integer({ min: 2, max: 15 }),
      margin: word(words.leafMargins),
      venation: word(words.venations),
      arrangement: word(words.arrangements),
      tip: word(words.leafTips),
      base: word(words.leafBases),
      petiole: word(words.petioles),
      leaflets: fc.integer({ min: 2, max: 80 }),
      pinnae: fc.integer({ min: 1, max: 30 }),
      length_cm: centimetres(0.3, 300),
      surface: word(words.leafSurfaces),
      relief: word(words.leafReliefs),
      marking: word(words.leafMarkings),
      colour,
    }),
    stem: fc.record({
      form: word(words.stemForms),
      surface: word(words.stemSurfaces),
      colour,
      climbing: word(words.climbings),
    }),
    flower: fc.record({
      form: word(reproductiveWords.flowerForms),
      colour,
      cluster: word(reproductiveWords.inflorescences),
      position: word(reproductiveWords.flowerPositions),
      size_cm: centimetres(0.1, 30),
      drooping: fc.boolean(),
    }),
    fruit: fc.record({
      form: word(reproductiveWords.fruitForms),
      colour,
      surface: word(reproductiveWords.fruitSurfaces),
      length_cm: centimetres(0.1, 60),
      arrangement: word(reproductiveWords.fruitArrangements),
      calyx: word(reproductiveWords.fruitCalyces),
      cut: fc.record({ view: word(reproductiveWords.cutViews), flesh: colour, seeds: colour }),
    }),
    seed: fc.record({ form: word(reproductiveWords.seedForms), colour, length_cm: centimetres(0.05, 6) }),
    root: fc.record({ form: word(reproductiveWords.rootForms), colour, inside: colour }),
    bark: fc.record({ texture: word(words.barks), colour }),
    known_for: fc.uniqueArray(word(reproductiveWords.studies), { maxLength: 5 }),
    special: fc.uniqueArray(word(reproductiveWords.specials), { maxLength: 2 }),
  })
  .map((traits) => plateTraits.parse(traits));

/** Unbalanced tags and dangling references. */
const faultsOf = (svg: string): string[] => {
  const faults: string[] = [];
  const open: string[] = [];
  for (const [, closing, name = "", , selfClosing] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)((?:\s[^<>]*?)?)(\/?)>/g,
  )) {
    if (closing === "/") {
      const last = open.pop();
      if (last !== name) faults.push(`</${name}> closes ${last}`);
    } else if (selfClosing !== "/") open.push(name);
  }
  if (open.length > 0) faults.push(`left open: ${open.join()}`);
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
  const known = new Set(ids);
  if (known.size !== ids.length) faults.push("an id is given twice");
  for (const [, target] of svg.matchAll(/(?:href="#|url\(#)([^")]+)/g))
    if (!known.has(target)) faults.push(`nothing is named ${target}`);
  return faults;
};

const gray = async (svg: string): Promise<{ data: Buffer; width: number; height: number }> => {
  const small = svg.replace('width="1200" height="1500"', 'width="500" height="625"');
  const { data, info } = await sharp(Buffer.from(small))
    .flatten()
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

/** The number of painted pixels between the frame and the drawing area. */
const strayInk = async (svg: string): Promise<number> => {
  const { data, width, height } = await gray(svg);
  const unit = width / sheet.width;
  const [outer, inner] = [Math.ceil(44 * unit), Math.floor(62 * unit)];
  let stray = 0;
  for (let y = outer; y < height - outer; y++)
    for (let x = outer; x < width - outer; x++) {
      if (x >= inner && x < width - inner && y >= inner && y < height - inner) continue;
      // The paper is never darker than this.
      if ((data[y * width + x] ?? 255) < 195) stray += 1;
    }
  return stray;
};

/** The bounding box of the leaf study. */
const studyOf = (traits: PlateTraits): Box => {
  const sketch = drawStudy(newPage(seeded("palm")), traits, "leaf");
  if (sketch === undefined) throw new Error("nothing was drawn");
  return sketch.box;
};

describe("a plate", () => {
  it("is deterministic, and differs for another plant with the same traits", () => {
    const [once, again] = [makePlate("neem", neem).svg, makePlate("neem", neem).svg];
    expect(once === again).toBe(true);
    expect(once === makePlate("crabwood", neem).svg).toBe(false);
  });

  it("contains no text and no external resources", () => {
    const { svg } = makePlate("neem", neem);
    expect(/<text|<image|https?:\/\/(?!www\.w3\.org)|neem/i.exec(svg)?.[0]).toBeUndefined();
  });

  it("shows the habit and every requested study without overlaps", () => {
    const { placed } = makePlate("neem", neem);
    expect(placed.map(({ name }) => name)).toEqual(["habit", "flower", "flower-cut", "fruit", "bark"]);
    const studies = placed.slice(1);
    for (const a of studies)
      for (const b of studies) {
        if (a === b) continue;
        const apart =
          a.box.right < b.box.left ||
          b.box.right < a.box.left ||
          a.box.bottom < b.box.top ||
          b.box.bottom < a.box.top;
        expect(apart, `${a.name} and ${b.name}`).toBe(true);
      }
  });

  it("draws the study of a palm leaf in its shape, and no flower twice", () => {
    const palm = (form: "palm-feather" | "palm-fan") =>
      studyOf(plateTraits.parse({ habit: "palm", leaf: { form, arrangement: "basal", length_cm: 300 } }));
    const [feather, fan] = [palm("palm-feather"), palm("palm-fan")];
    const shape = ({ left, right, top, bottom }: Box) => (right - left) / (bottom - top);
    expect(shape(feather)).toBeLessThan(0.8);
    expect(shape(fan)).toBeGreaterThan(0.9);
    const known_for = ["flower", "flower-side"] as const;
    const flower = { colour: "white", cluster: "solitary", position: "axillary", size_cm: 8 } as const;
    const viewsOf = (form: "pea" | "salver") =>
      dissectionsOf(plateTraits.parse({ ...neem, flower: { ...flower, form }, known_for }));
    expect(viewsOf("pea")).not.toContain("flower-side");
    expect(viewsOf("salver")).toContain("flower-side");
  });

  it("is valid, within the size limit and inside its frame for any combination of traits", async () => {
    await fc.assert(
      fc.asyncProperty(anyTraits, async (traits) => {
        const { svg } = makePlate("any", traits);
        expect(/NaN|undefined|Infinity/.exec(svg)?.index).toBeUndefined();
        expect(svg.length).toBeLessThanOrEqual(largestPlate);
        expect(faultsOf(svg)).toEqual([]);
        expect(await strayInk(svg)).toBe(0);
      }),
      { numRuns: sampledRuns(12), seed: 7 },
    );
  }, 240_000);
});
