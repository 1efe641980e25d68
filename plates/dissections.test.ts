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

  it("shows a row of fruits below a leaf once", () => {
    const fruit = {
      form: "capsule",
      colour: "green",
      length_cm: 0.2,
      arrangement: "row-under-leaf",
    } as const;
    const known_for = ["leaf-underside", "fruit", "leaf", "flower"] as const;
    expect(row({ fruit, known_for: [...known_for] })).not.toContain("leaf");
  });

  it("cuts a fruit that was added to a short row", () => {
    const figures = row({ known_for: ["flower"], seed: undefined });
    expect(figures.slice(figures.indexOf("fruit"))).toEqual(["fruit", "fruit-cut"]);
  });
});
