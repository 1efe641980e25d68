import { beforeAll, describe, expect, test } from "vitest";
import { isStateOf, keyCharacters } from "#catalogue/key-words.ts";
import type { Plant } from "#catalogue/plant.ts";
import { sharedCatalogue } from "#tests/support/shared-catalogue.ts";
import { characters } from "./key.ts";
import { type Profile, profileOf } from "./profile.ts";

let plants: Plant[];
let profiles: Map<string, Profile>;

beforeAll(async () => {
  plants = (await sharedCatalogue()).plants;
  profiles = new Map(plants.map((plant) => [plant.id, profileOf(plant)]));
}, 60_000);

const seen = (id: string, character: keyof Profile) => profiles.get(id)?.[character];

describe("a plant's profile", () => {
  test("has shares that add up to one, over states of the vocabulary", () => {
    const faults = plants.flatMap(({ id }) =>
      characters.flatMap((character) => {
        const shares = seen(id, character);
        if (typeof shares === "string" || shares === undefined) return [];
        const sum = Object.values(shares).reduce((a, b) => a + b, 0);
        const strange = Object.keys(shares).filter((state) => !isStateOf(character, state));
        return Math.abs(sum - 1) > 1e-9 || strange.length > 0 ? [`${id} ${character} ${sum} ${strange}`] : [];
      }),
    );
    expect(faults).toEqual([]);
  });

  test("gives every answer of the key at least one plant", () => {
    const shown = (character: keyof Profile, state: string) =>
      plants.some(({ id }) => {
        const shares = seen(id, character);
        return typeof shares === "object" && (shares[state] ?? 0) > 0;
      });
    const dead = characters.flatMap((character) =>
      keyCharacters[character]
        .filter((state) => !shown(character, state))
        .map((state) => `${character} ${state}`),
    );
    expect(dead).toEqual([]);
  });

  test("names what people would see", () => {
    expect(seen("garlic-vine", "growth")).toMatchObject({ vine: 0.9 });
    expect(seen("garlic-vine", "smell")).toEqual({ garlic: 1 });
    expect(seen("garlic-vine", "height")).toBe("absent");
    expect(seen("soursop", "fruit-kind")).toMatchObject({ knobbly: 0.6, spiny: 0.4 });
    expect(seen("seed-under-leaf", "leaf-kind")).toMatchObject({ feather: 0.6 });
    expect(seen("cochineal-cactus", "leaf-edge")).toBe("absent");
    expect(seen("lemongrass", "flower-colour")).toBe("unknown");
    expect(seen("four-oclock", "flower-colour")).toMatchObject({
      yellow: expect.closeTo(0.2, 5),
      white: expect.closeTo(0.2, 5),
    });
  });

  test("divides a size between two answers where it lies near their border", () => {
    const neem = plants.find(({ id }) => id === "neem");
    if (!neem) throw new Error("no neem");
    const height = (range: [number, number]) =>
      profileOf({ ...neem, key: { ...neem.key, height_m: range } }).height;
    expect(height([7, 14])).toEqual({ house: 1 });
    expect(height([5, 7.2])).toEqual({ roof: expect.closeTo(0.5, 5), house: expect.closeTo(0.5, 5) });
  });
});
