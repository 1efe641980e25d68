// A herb whose small pea flowers sit in pairs in the upper axils, in long calyces, and whose slender pods stand up out of
// those below (fenugreek).
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { arc, degrees, down, frame, lerp, type Point, ribbon, up } from "../drawing/geometry.ts";
import { toneOf } from "../drawing/palette.ts";
import { type Page, Sketch } from "../drawing/sketch.ts";
import { flatWash } from "../drawing/wash.ts";
import { flowerAt } from "../flower/flower.ts";
import type { FlowerTraits } from "../flower/traits.ts";
import { fruitAt, fruitLength } from "../fruit/fruit.ts";
import { drawAxilHerb } from "./axil-herb.ts";

export const bearsSeatedPeas = ({ flower, fruit, leaf }: PlateTraits): boolean =>
  flower?.form === "pea" &&
  flower.cluster === "pair" &&
  flower.position === "axillary" &&
  fruit?.form === "pod-long" &&
  leaf.form === "trifoliate";

/** A narrow flower half hidden in its calyx, which ends in fine teeth. */
const seatedPea = (sketch: Sketch, flower: FlowerTraits, foot: Point, angle: number, size: number): void => {
  const petals = new Sketch(sketch.page);
  flowerAt(petals, flower, [size * 0.1, 0], 0, size, "side");
  const mirrored = Math.cos(angle) < 0 ? -1 : 1;
  const one = new Sketch(sketch.page);
  one.place(petals, frame([0, 0], 0, 1.1, 0.66));
  const green = toneOf("light-green");
  for (const [turn, reach] of [
    [-0.3, 0.64],
    [0.26, 0.6],
    [0, 0.62],
  ] as const)
    one.lines(
      [arc([size * 0.3, Math.sin(turn) * size * 0.2], turn, size * (reach - 0.3), -turn, 0, 4)],
      green.ink,
      1.2,
    );
  const cup = arc([0, 0], 0, size * 0.46, 0, 0, 6);
  one.body(
    ribbon(cup, (t) => size * lerp(0.12, 0.25, t ** 0.7)),
    flatWash(sketch.page, green),
    green.ink,
    0.8,
  );
  sketch.place(one, frame(foot, angle, 1, mirrored));
};

export const drawSeatedPeaHerb = (page: Page, traits: PlateTraits, flower: FlowerTraits): Sketch =>
  drawAxilHerb(page, traits, {
    leaf: 1.08,
    least: 0.6,
    bear: (layers, { point, angle, side, index, of }) => {
      const { random } = page;
      const { fruit, special } = traits;
      const one = new Sketch(page);
      if (fruit !== undefined && index < of * 0.5) {
        // The lower are riper, and a pair is rarely of one length.
        const ripe = index === 0;
        for (const turn of index === 1 ? [0.34] : [0.16, 0.62])
          fruitAt(
            one,
            fruit,
            special,
            point,
            lerp(angle, up, 0.3) + side * turn + random.around(0, 0.06) - down,
            fruitLength(fruit) * random.between(0.86, 1.08) * (ripe ? 1 : 0.8),
            ripe,
            4,
          );
        layers.among.place(one);
        return;
      }
      const size = lerp(44, 30, index / of);
      for (const turn of [68, 26]) {
        const heading = angle + side * degrees(turn) + random.around(0, 0.1);
        seatedPea(one, flower, point, heading, size);
      }
      page.notes.push({ part: "flowers" });
      layers.top.lay(one);
    },
  });
