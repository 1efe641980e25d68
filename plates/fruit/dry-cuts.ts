// Capsules and their like laid open: cut across to show their chambers, or split as they split on the plant.
// They hang from the origin like whole fruits.
import { arc, at, ellipse, lerp, type Point, polar, ribbon, ring, steps } from "../drawing/geometry.ts";
import { hexOf, mix, type Tone, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash, roundWash } from "../drawing/wash.ts";
import { type FruitTraits, fruitPaint } from "./traits.ts";

type Room = { sketch: Sketch; centre: Point; r: number; angle: number; half: number; seed: Tone };

/** One seed fills the chamber; it is cut too, and shows its coat and its pale kernel. */
const oneSeed = ({ sketch, centre, r, angle, half, seed }: Room): void => {
  const broad = Math.min(0.19, Math.sin(half) * 0.5);
  const middle = polar(centre, angle, r * 0.54);
  sketch.body(ellipse(middle, r * 0.25, r * broad, angle, 14), roundWash(sketch.page, seed), seed.ink, 0.9);
  if (broad > 0.12)
    sketch.body(ellipse(middle, r * 0.18, r * broad * 0.66, angle, 12), "#f3e8cb", seed.ink, 0.6);
};

const twoSeeds = ({ sketch, centre, r, angle, half, seed }: Room): void => {
  const spread = half * 0.42;
  for (const side of [-1, 1])
    sketch.body(
      ellipse(
        polar(centre, angle + side * spread, r * 0.54),
        r * Math.min(0.16, half * 0.26),
        r * Math.min(0.13, half * 0.2),
        angle,
        12,
      ),
      roundWash(sketch.page, seed),
      seed.ink,
      0.8,
    );
};

/** Many seeds stand on a cushion that bulges from the middle. */
const manySeeds = ({ sketch, centre, r, angle, half, seed }: Room): void => {
  const wide = Math.min(0.9, half * 0.62);
  const cushion = toneOf(mix(seed.pale, "#dfe0b0", 0.6));
  const outline = [
    polar(centre, angle, r * 0.06),
    ...steps(7).map((t) => {
      const turn = lerp(-wide, wide, t);
      return polar(centre, angle + turn, r * (0.3 + 0.14 * Math.cos((turn / wide) * 1.4)));
    }),
  ];
  sketch.body(outline, cushion.mid, cushion.ink, 0.7);
  const seeds = [0, 1].flatMap((row) =>
    steps(row === 0 ? 5 : 6).map((t): Point => {
      const turn = lerp(-wide, wide, t) * (row === 0 ? 0.92 : 1.04);
      return polar(
        centre,
        angle + turn,
        r * ((row === 0 ? 0.36 : 0.51) + 0.13 * Math.cos((turn / wide) * 1.4)),
      );
    }),
  );
  const size = r * Math.min(0.115, 0.05 + half * 0.05);
  sketch.dots(seeds, seed.ink, size * 1.25);
  sketch.dots(seeds, seed.mid, size);
  sketch.dots(
    seeds.map(([x, y]): Point => [x - size * 0.18, y - size * 0.2]),
    seed.pale,
    size * 0.36,
    { opacity: 0.7 },
  );
};

/** How deep the furrows between the chambers of a fruit are, seen across. */
const furrowOf = ({ form, surface }: FruitTraits): number =>
  form === "capsule-three" ? 0.1 : surface === "angled" ? 0.07 : form === "capsule" ? 0.035 : 0.012;

/** Cut across: the wall, the partitions that meet in the middle, and the seeds of each chamber. */
export const chambersAcross = (sketch: Sketch, fruit: FruitTraits, length: number): void => {
  const { cut } = fruit;
  const count = cut?.chambers ?? 3;
  const { tone } = fruitPaint(fruit, true);
  const flesh = toneOf(cut?.flesh ?? "cream");
  const seed = toneOf(cut?.seeds === undefined ? mix(flesh.dark, "#5a3b1e", 0.6) : hexOf(cut.seeds));
  const centre: Point = [0, length * 0.5];
  const first = -Math.PI / 2 + (count === 2 ? Math.PI / 2 : 0);
  const cup = fruit.form === "calyx-fruit";
  const r = length * (cup ? 0.34 : 0.46);
  const furrow = furrowOf(fruit);
  const rim = (angle: number): number => 1 - furrow + furrow * Math.cos((angle - first) * count);
  if (cup) fleshyCalyx(sketch, tone, centre, length * 0.47);
  const wall = cup ? toneOf(fruit.accent ?? "light-green") : tone;
  sketch.body(
    ring(centre, (angle) => r * rim(angle), 48),
    roundWash(sketch.page, wall),
    wall.ink,
    1.3,
  );
  sketch.fill(
    ring(centre, (angle) => r * 0.93 * rim(angle), 48),
    { fill: flesh.mid, stroke: flesh.ink, "stroke-width": 0.5 },
  );
  // Dry chambers are hollow, those of a berry full.
  const hollow = fruit.form.startsWith("capsule") || cup || fruit.form === "burr";
  const filling = hollow ? mix(flesh.pale, "#fdf8e4", 0.5) : mix(flesh.light, flesh.pale, 0.3);
  const half = Math.PI / count;
  const thin = Math.min(0.16, half * 0.2);
  for (let i = 0; i < count; i++) {
    const angle = first + (i / count) * Math.PI * 2;
    const room: Point[] = [
      polar(centre, angle, r * 0.1),
      ...steps(9).map((t) => {
        const turn = lerp(-1, 1, t) * (half - thin);
        return polar(
          centre,
          angle + turn,
          r * 0.83 * rim(angle + turn) * (1 - 0.05 * Math.abs(lerp(-1, 1, t)) ** 3),
        );
      }),
    ];
    sketch.body(room, filling, flesh.ink, 0.8);
    const chamber: Room = { sketch, centre, r, angle, half, seed };
    if (cut?.each === "one") oneSeed(chamber);
    else if (cut?.each === "few") twoSeeds(chamber);
    else manySeeds(chamber);
  }
  sketch.dots([centre], flesh.dark, r * 0.07, { opacity: 0.6 });
};

/** The five thick sepals of sorrel around its capsule, cut across. */
const fleshyCalyx = (sketch: Sketch, tone: Tone, centre: Point, r: number): void => {
  for (let i = 0; i < 5; i++) {
    const angle = -Math.PI / 2 + ((i + 0.5) / 5) * Math.PI * 2;
    const sepal = [
      ...steps(9).map((t) =>
        polar(centre, angle + lerp(-0.6, 0.6, t), r * (0.98 + 0.05 * Math.cos(lerp(-1.5, 1.5, t)))),
      ),
      ...steps(9).map((t) =>
        polar(centre, angle + lerp(0.6, -0.6, t), r * (0.76 + 0.02 * Math.cos(lerp(-1.5, 1.5, t)))),
      ),
    ];
    sketch.body(sepal, flatWash(sketch.page, { ...tone, mid: mix(tone.mid, tone.pale, 0.25) }), tone.ink, 1);
    sketch.lines(
      [sepal.slice(1, 8).map(([x, y]): Point => [lerp(centre[0], x, 0.9), lerp(centre[1], y, 0.9)])],
      tone.dark,
      1,
      { opacity: 0.4 },
    );
  }
};

/** Acanths: the two valves of a club spring apart, and hooks that held the flat seeds stand up from their middle. */
export const hookedValves = (sketch: Sketch, fruit: FruitTraits, length: number): void => {
  const { tone } = fruitPaint(fruit, true);
  const seed = toneOf(fruit.cut?.seeds ?? "brown");
  const inside = toneOf(fruit.cut?.flesh ?? "straw");
  const L = length;
  for (const side of [-1, 1]) {
    const back = arc([0, L * 0.3], Math.PI / 2 - side * 0.16, L * 0.74, -side * 0.62, 0, 14);
    const boat = (share: number): Point[] =>
      ribbon(back, (t) => L * 0.2 * share * Math.sin(lerp(0.16, 1, t) * Math.PI) ** 0.6 + 1);
    sketch.body(boat(1), flatWash(sketch.page, tone), tone.ink, 1.1);
    sketch.body(boat(0.7), flatWash(sketch.page, inside), mix(inside.ink, tone.ink, 0.4), 0.7);
    sketch.lines([back.slice(1, -1)], inside.ink, 1.2, { opacity: 0.7 });
    for (const [i, place] of [4, 8].entries()) {
      const foot = at(back, place);
      const inwards = side > 0 ? Math.PI : 0;
      const hook = arc(foot, inwards + side * 0.5, L * 0.1, side * 1.5, 0, 7);
      const centre = polar(foot, inwards + side * 0.2, L * (0.1 - 0.02 * i));
      // One seed of each valve has been thrown.
      if (i === 0 || side < 0) {
        sketch.body(
          ellipse(centre, L * 0.078, L * 0.068, side * 0.3, 14),
          roundWash(sketch.page, seed),
          seed.ink,
          0.9,
        );
        sketch.lines([ellipse(centre, L * 0.055, L * 0.046, side * 0.3, 12)], seed.ink, 0.5, {
          opacity: 0.5,
        });
      }
      sketch.lines([hook], tone.ink, L * 0.024);
      sketch.lines([hook], inside.light, L * 0.012);
    }
  }
  // The narrow solid foot, in what is left of the calyx.
  const foot: Point[] = [
    [0, 0],
    [0, L * 0.18],
    [0, L * 0.38],
  ];
  sketch.body(
    ribbon(foot, (t) => L * lerp(0.06, 0.13, t)),
    flatWash(sketch.page, tone),
    tone.ink,
    1.1,
  );
  const green = toneOf("olive");
  for (const way of [-0.42, 0.42, -0.1])
    sketch.body(
      ribbon(
        arc([way * L * 0.05, L * 0.02], Math.PI / 2 - way, L * 0.26, way * 0.7, 0, 7),
        (t) => L * 0.05 * (1 - t) + 0.6,
      ),
      green.mid,
      green.ink,
      0.8,
    );
};
