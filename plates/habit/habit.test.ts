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

  it("whorled bough: three leaves to a node, to both sides", () => {
    const { leaves } = drawn({
      habit: "shrub",
      leaf: { form: "simple", outline: "lance", arrangement: "whorled", whorl: 3, length_cm: 14 },
      flower: {
        form: "pinwheel",
        throat: "fringed",
        colour: "pink",
        cluster: "corymb",
        position: "terminal",
        size_cm: 4,
      },
    });
    const nodes = [...Map.groupBy(leaves, ({ node }) => node).values()];
    expect(nodes.length).toBeGreaterThan(8);
    for (const node of nodes) expect(node).toHaveLength(3);
  });

  it("ginger: its blades stand to the left and right by turns", () => {
    const { leaves } = drawn({
      habit: "clump",
      leaf: {
        form: "simple",
        outline: "lance",
        venation: "close-parallel",
        arrangement: "two-ranked",
        petiole: "sheathing",
        length_cm: 20,
        width: 0.1,
      },
      root: { form: "rhizome", colour: "tan" },
    });
    expect(leaves.length).toBeGreaterThan(36);
    const left = leaves.filter(({ side }) => side < 0).length;
    expect(Math.abs(left - leaves.length / 2)).toBeLessThan(4);
  });
});
