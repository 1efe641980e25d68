// The fruits of palms: nuts in clusters around the crown, dense bunches below a woody bract, and hanging strings.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { along, arc, clamp, down, lerp, type Point, polar, ribbon, steps, up } from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import { Sketch } from "../drawing/sketch.ts";
import { flatWash } from "../drawing/wash.ts";
import { fruitAt } from "../fruit/fruit.ts";
import type { Layers } from "./layers.ts";

/** Draws the fruits that leave the trunk at `from`; `size` is that of the crown, `way` the side of the stronger group. */
export const palmFruit = (
  layers: Layers,
  traits: PlateTraits,
  from: Point,
  size: number,
  way: number,
): void => {
  const { fruit } = traits;
  if (fruit === undefined) return;
  if (fruit.length_cm > 9) nuts(layers, traits, from, size);
  else if (fruit.arrangement === "hanging-strings")
    for (const side of traits.leaf.form === "palm-fan" || traits.leaf.length_cm > 400 ? [-way, way] : [way])
      strings(
        layers,
        traits,
        [from[0] + side * 8 * size, from[1] + 30 * size],
        side,
        size * (side === way ? 1.1 : 0.72),
      );
  else {
    denseBunch(layers, traits, [from[0] - way * 8, from[1] + 26], -way, size * 0.66, false);
    denseBunch(layers, traits, [from[0] + way * 8, from[1] + 30], way, size * 1.12, true);
  }
};

const stalkTone = toneOf("#c9a75a");

/**
 * Large nuts in bunches of their own age, each on a stout branch from between the leaves: those at the sides are still
 * green, the oldest, in front, ripen. A nut hangs by its perianth from the branch, to either side of it.
 */
const nuts = (layers: Layers, traits: PlateTraits, from: Point, size: number): void => {
  const { fruit, special } = traits;
  if (fruit === undefined) return;
  const { random, page } = layers;
  const bunch = (turn: number, reach: number, count: number, ripe: (i: number) => boolean): void => {
    const line = arc(
      [from[0] + turn * 10, from[1] + 22],
      down - turn * 1.15,
      reach * size,
      turn * 0.85,
      0,
      12,
    );
    const branch = new Sketch(page);
    branch.body(
      ribbon(line, (t) => lerp(11, 4.5, t) * size),
      flatWash(page, stalkTone),
      stalkTone.ink,
      0.9,
    );
    layers.top.lay(branch);
    // The upper nuts lie behind those below them.
    for (let i = 0; i < count; i++) {
      const side = i === count - 1 ? 0 : i % 2 === 0 ? -1 : 1;
      const { point } = along(line, lerp(0.42, 1, i / (count - 1)));
      const one = new Sketch(page);
      fruitAt(
        one,
        fruit,
        special,
        [point[0] + side * 3 * size, point[1]],
        -side * random.between(0.55, 0.8) - turn * 0.12,
        72 * size * random.between(0.9, 1.04),
        ripe(i),
        3,
      );
      layers.top.lay(one);
    }
  };
  bunch(-1, 118, 5, () => false);
  bunch(1, 118, 5, (i) => i === 4);
  bunch(0.12, 112, 5, (i) => i !== 1);
};

/** The woody boat-shaped bract that enclosed the flowers. */
const bract = (sketch: Sketch, from: Point, angle: number, length: number, bend: number): void => {
  const tone = toneOf("#8f7346");
  const line = arc(from, angle, length, bend, 0, 12);
  const shape = (t: number): number =>
    length * 0.3 * Math.sin(Math.PI * lerp(0.1, 1, t ** 0.85)) ** 0.75 + 0.6;
  sketch.body(ribbon(line, shape), flatWash(sketch.page, tone), tone.ink, 1.1);
  sketch.lines(
    [-0.34, -0.14, 0.08, 0.28].map((share) =>
      steps(8).map((t) => {
        const spot = along(line, lerp(0.06, 0.92, t));
        return polar(spot.point, spot.angle + Math.PI / 2, share * shape(lerp(0.06, 0.92, t)));
      }),
    ),
    tone.ink,
    0.7,
    { opacity: 0.55 },
  );
};

/** A heavy bunch: fruits crowded on all sides of a hanging axis, the upper ones ripe. */
const denseBunch = (
  layers: Layers,
  traits: PlateTraits,
  from: Point,
  side: number,
  size: number,
  ripe: boolean,
): void => {
  const { fruit, special } = traits;
  if (fruit === undefined) return;
  const { random, page } = layers;
  const sketch = new Sketch(page);
  const axis = arc(from, up + side * 1.9, 210 * size, side * 1.25, 0, 16);
  if (ripe) bract(sketch, along(axis, 0.12).point, up + side * 1.35, 150 * size, side * 0.7);
  sketch.body(
    ribbon(axis, (t) => lerp(13, 5, t) * size),
    flatWash(page, stalkTone),
    stalkTone.ink,
    1,
  );
  const grown = clamp(19 * (fruit.length_cm / 4) ** 0.4, 15, 25) * size;
  const rows = 10;
  for (let row = 0; row < rows; row++) {
    const t = lerp(0.42, 1, row / (rows - 1));
    const { point, angle } = along(axis, t);
    const wide = 50 * size * Math.sin(lerp(0.28, 0.9, row / (rows - 1)) * Math.PI) ** 0.8;
    // From the flanks to the middle, which stands before them.
    for (const share of [-1, 1, -0.66, 0.66, -0.34, 0.34, 0]) {
      const y = (share + random.around(0, 0.12)) * wide;
      const foot = polar(polar(point, angle, random.around(0, 5)), angle + Math.PI / 2, y);
      fruitAt(
        sketch,
        fruit,
        special,
        foot,
        angle - down - share * 0.7,
        grown * random.between(0.86, 1.1),
        ripe || (row + Math.round(share * 3)) % 4 === 0,
        1,
      );
    }
  }
  layers.top.lay(sketch);
};

/** A horse's tail of slender branches, each with its fruits in a row. */
const strings = (layers: Layers, traits: PlateTraits, from: Point, side: number, size: number): void => {
  const { fruit, special } = traits;
  if (fruit === undefined) return;
  const { random, page } = layers;
  const sketch = new Sketch(page);
  const branch = toneOf(mix("#a5613c", "#c9a75a", 0.35));
  const stalk = arc(from, up + side * 1.75, 66 * size, side * 0.7, 0, 8);
  const grown = clamp(13.5 * (fruit.length_cm / 2) ** 0.42, 12, 23) * size ** 0.6;
  const hangs = 11;
  const lines = steps(hangs).map((t) => {
    const spot = along(stalk, lerp(0.3, 1, t));
    return arc(
      spot.point,
      down - side * lerp(0.5, 1.15, t) * random.between(0.5, 1.1),
      lerp(150, 215, Math.sin(t * Math.PI)) * size * random.between(0.86, 1.14),
      side * lerp(0.3, 1.05, t) * random.between(0.6, 1),
      0,
      14,
    );
  });
  for (const [i, line] of lines.entries()) {
    sketch.line(line, branch.ink, 2.4);
    sketch.line(line, branch.mid, 1.5);
    const count = Math.round((150 * size ** 0.5) / grown);
    for (let k = 0; k < count; k++) {
      const { point, angle } = along(line, lerp(0.2, 1, k / (count - 1)));
      const out = k % 2 === 0 ? 1 : -1;
      fruitAt(
        sketch,
        fruit,
        special,
        polar(point, angle + (out * Math.PI) / 2, grown * 0.16),
        angle - down - out * 0.75,
        grown * random.between(0.84, 1.1),
        (i * 3 + k) % 7 !== 0,
        1,
      );
    }
  }
  sketch.body(
    ribbon(stalk, (t) => lerp(13, 6, t) * size),
    flatWash(page, branch),
    branch.ink,
    1,
  );
  layers.top.lay(sketch);
};
