// Every plant of the catalogue has its plate: small, inside its frame, unlike every other, described without its name.
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { readPlants } from "#catalogue/load.ts";
import type { Plant } from "#catalogue/plant.ts";
import { plateAltText } from "#plates/alt-text.ts";
import { field } from "#plates/compose.ts";
import { largestPlate, makePlate, type Plate } from "#plates/plate.ts";

/** Each bit: is this spot darker than the one to its right. 16 by 15 spots. */
const differenceHash = async (svg: string): Promise<boolean[]> => {
  const small = svg.replace('width="1200" height="1500"', 'width="160" height="200"');
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

let plants: Plant[] = [];
const plates = new Map<string, Plate>();

beforeAll(async () => {
  plants = (await readPlants()).value;
  for (const plant of plants) plates.set(plant.id, makePlate(plant.id, plant.plate));
}, 240_000);

describe("the plates of the catalogue", () => {
  it("are small, without a letter, and inside the field", () => {
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

  it("show what the plant is known for", () => {
    for (const plant of plants) {
      const shown = plates.get(plant.id)?.placed.map(({ name }) => name) ?? [];
      const [first] = plant.plate.known_for;
      if (first !== undefined) expect(shown.length, plant.id).toBeGreaterThan(1);
    }
  });

  it("are unlike one another to the eye", async () => {
    const hashes: { id: string; bits: boolean[] }[] = [];
    for (const [id, { svg }] of plates) hashes.push({ id, bits: await differenceHash(svg) });
    const alike = hashes.flatMap((a, i) =>
      hashes.slice(i + 1).flatMap((b) => (apart(a.bits, b.bits) < 14 ? [`${a.id} and ${b.id}`] : [])),
    );
    expect(alike).toEqual([]);
  }, 240_000);

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
