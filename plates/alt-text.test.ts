import { expect, it } from "vitest";
import { plateTraits } from "#catalogue/plate-traits.ts";
import { plateAltText } from "./alt-text.ts";

it("describes leaves, flowers and fruit from the traits", () => {
  const traits = plateTraits.parse({
    habit: "shrub",
    leaf: { form: "simple", outline: "lance", arrangement: "opposite", length_cm: 8 },
    flower: { form: "five-petal", colour: "white", size_cm: 0.8, cluster: "panicle" },
    fruit: { form: "berry", colour: "dark-purple", length_cm: 0.6 },
  });
  expect(plateAltText(traits)).toBe(
    "Botanical drawing of the branch of a shrub: opposite lance-shaped leaves; small white flowers in loose sprays; dark purple berries. Numbered below: 1 a flower, 2 a flower cut lengthwise, 3 a fruit.",
  );
});

it("omits parts that the plant does not have", () => {
  const traits = plateTraits.parse({
    habit: "cactus",
    leaf: { form: "none", arrangement: "alternate", length_cm: 1 },
    flower: { form: "none", colour: "red", size_cm: 1 },
  });
  expect(plateAltText(traits)).toBe("Botanical drawing of a cactus of flat fleshy joints.");
});

it("describes a characteristic root and its inner colour", () => {
  const traits = plateTraits.parse({
    habit: "clump",
    leaf: { form: "simple", arrangement: "basal", length_cm: 40 },
    root: { form: "rhizome", colour: "tan", inside: "orange" },
  });
  expect(plateAltText(traits)).toContain("a tan rhizome, flame-coloured inside");
});
