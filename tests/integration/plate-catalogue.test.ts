// The plates of the catalogue: small, inside their frame, distinct, and described without the plant's name.
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { readPlants } from "#catalogue/load.ts";
import type { Plant } from "#catalogue/plant.ts";
import { plateAltText } from "#plates/alt-text.ts";
import { field } from "#plates/compose.ts";
import { dissectionsOf } from "#plates/dissections.ts";
import type { Box } from "#plates/drawing/geometry.ts";
import { sheet } from "#plates/drawing/paper.ts";
import { largestPlate, makePlate, type Plate } from "#plates/plate.ts";
import { sampled } from "#tests/support/sample.ts";

const hashes = new Map<string, Promise<boolean[]>>();
const differenceHash = (id: string): Promise<boolean[]> => {
  const hash = hashes.get(id) ?? makeDifferenceHash(id);
  hashes.set(id, hash);
  return hash;
};

/** 16 by 15 bits: whether a pixel is darker than the one to its right. */
const makeDifferenceHash = async (id: string): Promise<boolean[]> => {
  const small = plateOf(id).svg.replace('width="1200" height="1500"', 'width="160" height="200"');
  const pixels = await sharp(Buffer.from(small))
    .flatten()
    .greyscale()
    .resize(17, 15, { fit: "fill" })
    .raw()
    .toBuffer();
  const bits: boolean[] = [];
  for (let y = 0; y < 15; y++)
    for (let x = 0; x < 16; x++) bits.push((pixels[y * 17 + x] ?? 0) < (pixels[y * 17 + x + 1] ?? 0));
  return bits;
};

const apart = (a: readonly boolean[], b: readonly boolean[]): number =>
  a.filter((bit, i) => bit !== b[i]).length;

/** The mean distance between each drawing of one plate and the nearest drawing of the other. */
const shift = (a: Plate, b: Plate): number => {
  const [mine, theirs] = [a.placed.map(({ box }) => box), b.placed.map(({ box }) => box)];
  const nearest = (box: Box, others: readonly Box[]): number =>
    Math.min(
      ...others.map(
        ({ left, top, right, bottom }) =>
          Math.abs(box.left - left) +
          Math.abs(box.right - right) +
          Math.abs(box.top - top) +
          Math.abs(box.bottom - bottom),
      ),
    );
  const sum =
    mine.reduce((so, box) => so + nearest(box, theirs), 0) +
    theirs.reduce((so, box) => so + nearest(box, mine), 0);
  return sum / (mine.length + theirs.length);
};

type Bitmap = { on: Uint8Array; width: number; height: number };

/** Where the plant itself is painted, without paper and dissections. */
const silhouette = async ({ svg }: Plate, width: number): Promise<Bitmap> => {
  const definitions = svg.slice(svg.indexOf("<defs>"), svg.indexOf('<radialGradient id="sheet"'));
  const [from, to] = [svg.indexOf('<g id="habit"'), svg.indexOf('<g id="dissection-1"')];
  const plant = svg.slice(from, to < 0 ? svg.indexOf("</svg>") : to);
  const alone = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.width} ${sheet.height}" width="${width}" height="${width * 1.25}">${definitions}${plant}</svg>`;
  const { data, info } = await sharp(Buffer.from(alone))
    .ensureAlpha()
    .extractChannel("alpha")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    on: Uint8Array.from(data, (alpha) => (alpha > 60 ? 1 : 0)),
    width: info.width,
    height: info.height,
  };
};

/** The sizes of the painted pieces that are further apart than `gap` pixels, the largest first. */
const pieces = ({ on, width, height }: Bitmap, gap: number): number[] => {
  const seen = new Uint8Array(on.length);
  const sizes: number[] = [];
  for (let start = 0; start < on.length; start++) {
    if (on[start] === 0 || seen[start] === 1) continue;
    const open = [start];
    seen[start] = 1;
    let size = 0;
    for (let here = open.pop(); here !== undefined; here = open.pop()) {
      size += 1;
      const [x, y] = [here % width, Math.floor(here / width)];
      for (let v = Math.max(0, y - gap); v <= Math.min(height - 1, y + gap); v++)
        for (let u = Math.max(0, x - gap); u <= Math.min(width - 1, x + gap); u++) {
          const next = v * width + u;
          if (on[next] === 0 || seen[next] === 1) continue;
          seen[next] = 1;
          open.push(next);
        }
    }
    sizes.push(size);
  }
  return sizes.sort((a, b) => b - a);
};

/** The share of the painted area that two silhouettes have in common. */
const overlap = (a: Bitmap, b: Bitmap): number => {
  let [both, either] = [0, 0];
  a.on.forEach((here, i) => {
    const there = b.on[i] ?? 0;
    both += here & there;
    either += here | there;
  });
  return both / either;
};

let plants: Plant[] = [];
const plates = new Map<string, Plate>();
const plateOf = (id: string): Plate => {
  const plate = plates.get(id);
  if (plate === undefined) throw new Error(`no plate of ${id}`);
  return plate;
};

beforeAll(async () => {
  // Drawing all takes a quarter of a minute: `npm test` draws every twenty-fifth, `npm run test:long` all.
  plants = [...sampled((await readPlants()).value, 25)];
  for (const plant of plants) plates.set(plant.id, makePlate(plant.id, plant.plate));
});

describe("the plates of the catalogue", () => {
  it("are small, contain no text element, and stay inside the field", () => {
    for (const [id, { svg, placed }] of plates) {
      expect(svg.length, id).toBeLessThanOrEqual(largestPlate);
      expect(svg.includes("<text"), id).toBe(false);
      for (const { box, name } of placed) {
        expect(box.left, `${id} ${name}`).toBeGreaterThanOrEqual(field.left - 4);
        expect(box.right, `${id} ${name}`).toBeLessThanOrEqual(field.right + 4);
        expect(box.top, `${id} ${name}`).toBeGreaterThanOrEqual(field.top - 4);
        expect(box.bottom, `${id} ${name}`).toBeLessThanOrEqual(field.bottom + 4);
      }
    }
  });

  it("show every dissection that the description numbers, in its order, in one row", () => {
    for (const plant of plants) {
      const [, ...row] = plateOf(plant.id).placed;
      expect(
        row.map(({ name }) => name),
        plant.id,
      ).toEqual(dissectionsOf(plant.plate));
      const text = plateAltText(plant.plate);
      for (let i = 1; i <= row.length; i++)
        expect(text, plant.id).toMatch(new RegExp(`\\b${i} an? |\\b${i} \\w+`));
      const feet = row.map(({ box }) => Math.round(box.bottom));
      expect(new Set(feet).size, plant.id).toBeLessThanOrEqual(1);
      const lefts = row.map(({ box }) => box.left);
      expect(lefts, plant.id).toEqual([...lefts].sort((a, b) => a - b));
    }
  });

  it("hold together: every stalk meets what it joins, and nothing floats", async () => {
    const loose: string[] = [];
    for (const { id, plate: traits } of plants) {
      const plate = plateOf(id);
      // A gap of two pixels is four thousandths of the plate's width.
      const [, ...rest] = pieces(await silhouette(plate, 500), 2);
      // Ripples on the water are no part of the plant; a few pixels are the end of a hair.
      const largest = rest.find((size) => size > (traits.habit === "aquatic" ? 200 : 12));
      if (largest !== undefined) loose.push(`${id}: a piece of ${largest} pixels`);
    }
    expect(loose).toEqual([]);
  });

  it("have silhouettes that differ between families", async () => {
    const shapes = await Promise.all(
      plants.map(async ({ id, names }) => ({
        id,
        family: names.family,
        shape: await silhouette(plateOf(id), 50),
      })),
    );
    const alike = shapes.flatMap((a, i) =>
      shapes
        .slice(i + 1)
        .filter((b) => a.family !== b.family && overlap(a.shape, b.shape) > 0.8)
        .map((b) => `${a.id} and ${b.id}`),
    );
    expect(alike).toEqual([]);
  });

  it("are visually distinct", async () => {
    const all = [...plates].map(([id, plate]) => ({ id, plate }));
    // Similar plates have their drawings in the same places: only the closest pairs are rendered.
    const closest = all
      .flatMap((a, i) =>
        all.slice(i + 1).map((b) => ({ pair: [a.id, b.id] as const, shift: shift(a.plate, b.plate) })),
      )
      .sort((a, b) => a.shift - b.shift)
      .slice(0, 12);
    const alike: string[] = [];
    for (const { pair } of closest) {
      const [one, other] = await Promise.all(pair.map(differenceHash));
      if (apart(one ?? [], other ?? []) < 14) alike.push(pair.join(" and "));
    }
    expect(alike).toEqual([]);
  });

  it("are described without the plant's name", () => {
    for (const { id, names, plate } of plants) {
      const text = plateAltText(plate).toLowerCase();
      for (const name of [names.common, names.scientific, ...names.guyanese.map((each) => each.name)]) {
        const pattern = new RegExp(`\\b${name.toLowerCase().replaceAll(/[^a-z ]/g, ".")}\\b`);
        expect(pattern.test(text), `${id}: "${name}" in "${text}"`).toBe(false);
      }
    }
  });
});
