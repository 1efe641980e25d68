import { describe, expect, it } from "vitest";
import { type PlateTraitsInput, plateTraits } from "#catalogue/plate-traits.ts";
import { dissectionsOf } from "./dissections.ts";

const row = (traits: Partial<PlateTraitsInput>) =>
  dissectionsOf(
    plateTraits.parse({
      habit: "tree",
      leaf: { form: "simple", arrangement: "alternate", length_cm: 12 },
      flower: { form: "five-petal", colour: "white", size_cm: 2 },
      fruit: { form: "berry", colour: "red", length_cm: 3, cut: { view: "many-seeds", flesh: "cream" } },
      seed: { form: "flat", colour: "tan", length_cm: 0.4 },
      ...traits,
    }),
  );

describe("the row of figures", () => {
  it("gives the room of a leaf and a stem that the plant shows to its fruit and seeds", () => {
    expect(row({ known_for: ["leaf", "stem", "flower", "fruit"] })).toEqual([
      "flower",
      "flower-cut",
      "fruit",
      "fruit-cut",
      "seed",
    ]);
  });

  it("keeps a stem of its own form, and the leaf of a plant with little else", () => {
    expect(row({ known_for: ["stem", "flower"], stem: { form: "flat" } })).toContain("stem");
    const bare = { flower: undefined, fruit: undefined, seed: undefined };
    expect(row({ ...bare, habit: "fern", known_for: ["leaf"] })).toEqual(["leaf"]);
  });
});
