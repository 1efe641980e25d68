import { expect, it } from "vitest";
import { plateTraits } from "#catalogue/plate-traits.ts";
import { isInside } from "../drawing/geometry.ts";
import { seeded } from "../drawing/random.ts";
import { bitten } from "./bite.ts";
import { flatBlade } from "./flat.ts";
import type { FlatBlade } from "./lobed.ts";

const { leaf } = plateTraits.parse({
  habit: "herb",
  leaf: { form: "simple", arrangement: "alternate", length_cm: 9 },
});
const outline = ({ left, right }: FlatBlade) => [...left, ...right.toReversed()];

it("takes a small bay out of one blade in a hundred, and cuts off the veins that led there", () => {
  const whole = flatBlade(leaf, seeded("whole"), 1);
  const blades = Array.from({ length: 2000 }, (_, i) => bitten(whole, seeded(`bite ${i}`)));
  const eaten = blades.filter((blade) => blade !== whole);
  expect(eaten.length).toBeGreaterThan(8);
  expect(eaten.length).toBeLessThan(50);
  for (const blade of eaten) {
    const lost = outline(whole).filter((point) => !outline(blade).includes(point));
    expect(lost.length).toBeGreaterThan(0);
    const stray = blade.veins
      .flat()
      .filter((point) => isInside(point, outline(whole)) && !isInside(point, outline(blade)));
    expect(stray).toEqual([]);
  }
});
