import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { seeded } from "#plates/drawing/random.ts";
import { buildQuizPlants } from "./quiz-data.server.ts";
import { type Difficulty, difficulties, likeness, makeRound, roundRules, shuffle } from "./quiz-engine.ts";
import type { Memory } from "./quiz-memory.ts";
import type { QuizPlant } from "./quiz-plant.ts";

const now = Date.parse("2026-11-15T12:00:00Z");
const day = 24 * 60 * 60 * 1000;

const plant = (id: string, more: Partial<QuizPlant> = {}): QuizPlant => ({
  id,
  name: `Plant ${id}`,
  scientificName: `Planta ${id}`,
  otherNames: [],
  picture: `/plates/${id}-640.webp`,
  pictureText: "a leafy branch",
  family: "",
  look: [],
  tell: "Look for leaves.",
  ...more,
});

const words = ["tree", "herb", "vine", "white", "red", "yellow", "pinnate", "simple", "berry", "pod"];
const anyGarden = fc
  .array(
    fc.record({
      family: fc.constantFrom("Lamiaceae", "Fabaceae", "Rutaceae", ""),
      look: fc.uniqueArray(fc.constantFrom(...words), { maxLength: 6 }),
      name: fc.constantFrom("Neem", "Broom", "Sage", "Daisy", "Tulsi", "Bitters", "Ginger", "Lime"),
      otherNames: fc.uniqueArray(fc.constantFrom("Neem", "Sweet broom", "Man better man"), { maxLength: 2 }),
    }),
    { maxLength: 40 },
  )
  .map((plants) => plants.map((given, place) => plant(`p${place}`, given)));

const round = (plants: readonly QuizPlant[], difficulty: Difficulty, seed: string, memory: Memory = {}) =>
  makeRound({ plants, difficulty, memory, now, random: seeded(seed).next });

describe("makeRound", () => {
  it("asks each picture once and offers the correct name once, for any set of plants", () => {
    fc.assert(
      fc.property(anyGarden, fc.constantFrom(...difficulties), fc.string(), (plants, difficulty, seed) => {
        const questions = round(plants, difficulty, seed);
        if (plants.length < 4) {
          expect(questions).toBeNull();
          return;
        }
        const rules = roundRules[difficulty];
        expect(questions).toHaveLength(Math.min(rules.questions, plants.length));
        expect(new Set(questions?.map(({ plant }) => plant.picture)).size).toBe(questions?.length);
        for (const { plant, options } of questions ?? []) {
          expect(options.filter(({ id }) => id === plant.id)).toHaveLength(1);
          expect(options.length).toBeLessThanOrEqual(rules.options);
          const names = options.map(({ name }) => name.toLowerCase());
          expect(new Set(names).size).toBe(names.length);
          // No wrong option may be another name of the plant shown.
          const right = [plant.name, ...plant.otherNames];
          for (const other of options) {
            if (other.id !== plant.id) expect(right).not.toContain(other.name);
          }
        }
      }),
    );
  });

  it("is deterministic for a seed and differs between seeds", () => {
    const plants = Array.from({ length: 60 }, (_, place) => plant(`p${place}`));
    expect(round(plants, "hard", "a")).toEqual(round(plants, "hard", "a"));
    expect(round(plants, "hard", "a")).not.toEqual(round(plants, "hard", "b"));
  });

  it("treats two plants with the same picture as one", () => {
    const plants = ["a", "b", "c", "d", "e"].map((id) => plant(id, { picture: "/one.webp" }));
    expect(round(plants, "easy", "x")).toBeNull();
  });

  describe("with the real catalogue", () => {
    let plants: QuizPlant[] = [];
    beforeAll(async () => {
      plants = await buildQuizPlants();
    }, 60_000);

    it("fills every question, with more similar options on Hard and less similar on Easy", () => {
      const nearness = (difficulty: Difficulty) => {
        const pairs = ["a", "b", "c"].flatMap((seed) =>
          (round(plants, difficulty, seed) ?? []).flatMap(({ plant, options }) => {
            expect(options).toHaveLength(roundRules[difficulty].options);
            return options.filter(({ id }) => id !== plant.id).map((other) => likeness(plant, other));
          }),
        );
        return pairs.reduce((sum, one) => sum + one, 0) / pairs.length;
      };
      const [easy, medium, hard] = difficulties.map(nearness);
      expect(hard).toBeGreaterThan(2 * (medium ?? 1));
      expect(easy).toBeLessThan(0.8 * (medium ?? 0));
    });

    it("describes each picture without naming the plant and has a recognition hint", () => {
      for (const { name, pictureText, tell } of plants) {
        expect(pictureText.toLowerCase()).not.toContain(name.toLowerCase());
        expect(tell.length).toBeGreaterThan(20);
      }
    });
  });
});

describe("likeness", () => {
  it("is symmetric, between 0 and 1, and 1 for the same plant", () => {
    fc.assert(
      fc.property(anyGarden, (plants) => {
        for (const a of plants.slice(0, 6)) {
          for (const b of plants.slice(0, 6)) {
            expect(likeness(a, b)).toBeCloseTo(likeness(b, a));
            expect(likeness(a, b)).toBeGreaterThanOrEqual(0);
            expect(likeness(a, b)).toBeLessThanOrEqual(1);
          }
          if (a.family && a.look.length > 0) expect(likeness(a, a)).toBeCloseTo(1);
        }
      }),
    );
  });
});

describe("shuffle", () => {
  it("keeps every item", () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (items, seed) => {
        expect(shuffle(items, seeded(seed).next).toSorted()).toEqual(items.toSorted());
      }),
    );
  });

  it("puts each item in each place about equally often", () => {
    const times = 8000;
    const { next } = seeded("fair");
    const counts = new Map<string, number>();
    for (let n = 0; n < times; n += 1) {
      for (const [place, item] of shuffle(["a", "b", "c", "d"], next).entries()) {
        counts.set(`${item}${place}`, (counts.get(`${item}${place}`) ?? 0) + 1);
      }
    }
    expect(counts.size).toBe(16);
    for (const count of counts.values()) expect(Math.abs(count - times / 4)).toBeLessThan(150);
  });

  it("puts the correct answer in every place equally often", () => {
    const plants = Array.from({ length: 40 }, (_, place) => plant(`p${place}`));
    const places = [0, 0, 0, 0];
    for (let n = 0; n < 200; n += 1) {
      for (const { plant, options } of round(plants, "medium", `round ${n}`) ?? []) {
        const at = options.findIndex(({ id }) => id === plant.id);
        places[at] = (places[at] ?? 0) + 1;
      }
    }
    for (const count of places) expect(Math.abs(count - 500)).toBeLessThan(90);
  });
});

describe("missed plants", () => {
  const plants = Array.from({ length: 100 }, (_, place) => plant(`p${place}`));

  it("come back in the next round, oldest first, and leave room for others", () => {
    const missed = Array.from({ length: 12 }, (_, place) => [`p${place}`, { box: 0, at: now - place }]);
    const asked =
      round(plants, "medium", "x", Object.fromEntries(missed))?.map(({ plant }) => plant.id) ?? [];
    expect(asked).toEqual(expect.arrayContaining(["p11", "p10", "p9", "p8"]));
    expect(asked.filter((id) => missed.some(([known]) => known === id)).length).toBeLessThan(10);
  });

  it("are asked less often the better they are known", () => {
    const times = (memory: Memory) => {
      let count = 0;
      for (let n = 0; n < 150; n += 1) {
        if (round(plants, "medium", `round ${n}`, memory)?.some(({ plant }) => plant.id === "p5")) count += 1;
      }
      return count;
    };
    const missed = times({ p5: { box: 0, at: now - 60_000 } });
    const due = times({ p5: { box: 1, at: now - 2 * day } });
    const fresh = times({});
    const resting = times({ p5: { box: 3, at: now - 2 * day } });
    expect(missed).toBe(150);
    expect(due).toBeGreaterThan(fresh);
    expect(fresh).toBeGreaterThan(resting);
  });
});
