// The fruits of palms: nuts in clusters around the crown, dense bunches below a woody bract, and hanging strings.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import {
  along,
  arc,
  clamp,
  distance,
  down,
  lerp,
  type Point,
  polar,
  ribbon,
  steps,
  turnTo,
  up,
} from "../drawing/geometry.ts";
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
  if (fruit.length_cm > 9) nuts(layers, traits, from, size, way);
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

/** The nuts of a bunch, from the back to the front: how far each hangs to the side of its branch, and below its end. */
const hanging: readonly (readonly [across: number, below: number])[] = [
  [-0.5, -0.46],
  [0.56, -0.4],
  [0.02, -0.2],
  [-0.84, 0.26],
  [0.86, 0.32],
  [-0.3, 0.56],
  [0.36, 0.66],
];

/**
 * Large nuts in bunches of their own age: each on a stout branch that leaves from between the leaves, arches over under
 * their weight, and parts into side branches with a nut on each. Above them the flowers of the next bunch have opened.
 */
const nuts = (layers: Layers, traits: PlateTraits, from: Point, size: number, way: number): void => {
  const { fruit, special, flower } = traits;
  if (fruit === undefined) return;
  const { random, page } = layers;
  const bunch = (
    turn: number,
    reach: number,
    each: number,
    count: number,
    ripe: (i: number) => boolean,
  ): void => {
    // The oldest hangs before the trunk, the others arch out to either side.
    const leaving = Math.abs(turn) < 0.4 ? down - turn : up + turn * 1.5;
    const line = arc(
      [from[0] + turn * 12, from[1] + 16],
      leaving,
      reach * size,
      turnTo(leaving, down) * 0.86,
      0,
      14,
    );
    const branch = new Sketch(page);
    branch.body(
      ribbon(line, (t) => lerp(14, 7, t) * size),
      flatWash(page, stalkTone),
      stalkTone.ink,
      1,
    );
    const nut = 74 * size * each;
    const spots = hanging.slice(hanging.length - count).map(([across, below], i) => {
      const { point } = along(line, clamp(0.72 + below * 0.4, 0.5, 1));
      const top: Point = [
        along(line, 1).point[0] + (across * 0.74 + random.around(0, 0.07)) * nut,
        along(line, 1).point[1] + (below * 0.94 + 0.2 + random.around(0, 0.09)) * nut,
      ];
      return { point, top, tilt: -across * 0.3 + random.around(0, 0.12), ripe: ripe(i) };
    });
    for (const { point, top } of spots) {
      const side = arc(
        point,
        Math.atan2(top[1] - point[1], top[0] - point[0]),
        distance(point, top),
        0,
        0.1,
        6,
      );
      branch.body(
        ribbon(side, (t) => lerp(6, 4, t) * size),
        stalkTone.mid,
        stalkTone.ink,
        0.8,
      );
    }
    layers.top.lay(branch);
    for (const { top, tilt, ripe: brown } of spots) {
      const one = new Sketch(page);
      fruitAt(one, fruit, special, top, tilt, nut * random.between(0.84, 1.06), brown, 3);
      layers.top.lay(one);
    }
  };
  if (flower !== undefined && flower.form !== "none") flowerSpray(layers, traits, from, size, way);
  // A young bunch of small nuts hangs furthest out, the ripest lowest.
  bunch(-way, 186, 0.6, 6, () => false);
  bunch(way, 164, 0.88, 5, (i) => i === 3);
  bunch(-way * 0.2, 96, 1, 7, (i) => i > 1);
};

/** A young inflorescence: its bract has split and bends away, the branches stand out like a broom, close with flowers. */
const flowerSpray = (layers: Layers, traits: PlateTraits, from: Point, size: number, way: number): void => {
  const { random, page } = layers;
  const cream = toneOf(mix(toneOf(traits.flower?.colour ?? "cream").mid, "#e0c46e", 0.45));
  const one = new Sketch(page);
  const foot: Point = [from[0] - way * 14, from[1] + 4];
  const heading = up - way * 0.86;
  bract(one, foot, heading - way * 0.34, 190 * size, -way * 0.5);
  const axis = arc(foot, heading, 150 * size, -way * 0.36, 0, 12);
  const branches = steps(17).map((t, i) => {
    const { point, angle } = along(axis, lerp(0.42, 1, t));
    const side = i % 2 === 0 ? 1 : -1;
    return arc(
      point,
      angle + side * lerp(0.62, 0.12, t) + random.around(0, 0.08),
      lerp(104, 62, t) * size * random.between(0.85, 1.1),
      random.around(-way * 0.3, 0.3),
      0,
      8,
    );
  });
  one.body(
    ribbon(axis, (t) => lerp(9, 4, t) * size),
    cream.mid,
    cream.ink,
    0.9,
  );
  one.patches(
    branches.map((line) => ribbon(line, (t) => (4 - t * 2) * size)),
    { fill: cream.mid, stroke: cream.ink, "stroke-width": 0.5 },
  );
  const beads = branches.flatMap((line) =>
    steps(9).map((t, i): Point => {
      const { point, angle } = along(line, lerp(0.2, 1, t));
      return polar(point, angle + Math.PI / 2, (i % 2 === 0 ? 1 : -1) * 2.6 * size);
    }),
  );
  one.dots(beads, cream.ink, 4.6 * size, { opacity: 0.7 });
  one.dots(beads, cream.light, 3.4 * size);
  layers.top.lay(one);
  page.notes.push({ part: "flowers" });
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
