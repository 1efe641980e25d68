import { describe, expect, it } from "vitest";
import { type PlateTraitsInput, plateTraits } from "#catalogue/plate-traits.ts";
import { at } from "../drawing/geometry.ts";
import { seeded } from "../drawing/random.ts";
import { newPage } from "../drawing/sketch.ts";
import { drawHabit } from "./habit.ts";

const seeds = ["one", "two", "three", "four", "five", "six"];

const drawn = (traits: PlateTraitsInput, seed = "one") => {
  const page = newPage(seeded(seed), 1, 1, true);
  drawHabit(page, plateTraits.parse(traits));
  return {
    leaves: page.notes.flatMap((note) => (note.part === "leaf" ? [note] : [])),
    shoots: page.notes.flatMap((note) => (note.part === "shoot" ? [note.line] : [])),
  };
};

describe("a plant that is no leafy branch", () => {
  it("grass: blades leave the culms above the ground too", () => {
    const { leaves } = drawn({
      habit: "grass",
      leaf: { form: "blade", arrangement: "alternate", petiole: "sheathing", length_cm: 40 },
      flower: {
        form: "grass",
        cluster: "panicle",
        position: "terminal",
        colour: "light-green",
        size_cm: 0.8,
      },
      fruit: { form: "grain", colour: "golden", length_cm: 0.8, arrangement: "spray" },
    });
    expect(leaves.filter(({ at: [, y] }) => y < -150).length).toBeGreaterThan(6);
  });

  it("creeper around a deep root: its stems branch on their way instead of all leaving the root", () => {
    for (const seed of seeds) {
      const { shoots } = drawn(
        {
          habit: "creeper",
          leaf: { form: "simple", arrangement: "opposite", length_cm: 3 },
          root: { form: "taproot", colour: "tan" },
        },
        seed,
      );
      const starts = Map.groupBy(shoots, (line) => at(line, 0).map(Math.round).join());
      expect(Math.max(...[...starts.values()].map((lines) => lines.length))).toBeLessThan(4);
      expect(starts.size).toBeGreaterThan(2);
    }
  });

  it("fern: fronds on all sides, not three in symmetry", () => {
    for (const form of ["frond", "double-frond"] as const)
      expect(
        drawn({ habit: "fern", leaf: { form, arrangement: "basal", length_cm: 60 } }).leaves.length,
      ).toBeGreaterThan(5);
  });
});
