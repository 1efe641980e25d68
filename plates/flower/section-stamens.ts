// The stamens of the half of a flower that is left by the cut: free, or joined as those of its family are.
import { arc, at, clamp, ellipse, lerp, type Point, ribbon, steps, up } from "../drawing/geometry.ts";
import { brightness, mix, type Tone, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash } from "../drawing/wash.ts";
import { cutCrown } from "./crown-stamens.ts";
import { onRing, seenAt } from "./cut-blades.ts";
import { cutStamen } from "./cut-organs.ts";
import type { FlowerPaint } from "./flower-paint.ts";
import type { Plan } from "./section-plans.ts";
import type { FlowerTraits } from "./traits.ts";

/** What the half of a flower is drawn with. */
export type Half = {
  sketch: Sketch;
  flower: FlowerTraits;
  plan: Plan;
  paint: FlowerPaint;
  radius: number;
  /** The height, in radii, of the floor on which the petals or the tube stand. */
  floor: number;
};

/** How far from the axis the wall of the tube is, this high above its foot; the width of the mouth above it. */
export const wallAt = (tube: NonNullable<Plan["tube"]>, height: number): number => {
  const next = tube.findIndex(([, z]) => z >= height);
  if (next === 0) return tube[0]?.[0] ?? 0;
  const [to, z1] = tube[next < 0 ? tube.length - 1 : next] ?? [0, 1];
  const [from, z0] = tube[next < 0 ? tube.length - 1 : next - 1] ?? [0, 0];
  return z1 === z0 ? to : lerp(from, to, clamp((height - z0) / (z1 - z0), 0, 1));
};

/** What is common to the stamens of one flower. */
type Stamens = Half & {
  head: Tone;
  pale: Tone;
  /** As many as stay with this half. */
  shown: number;
  many: boolean;
  /** The length of the free ones, in radii. */
  reach: number;
  size: number;
  width: number;
};

/** Where this many of them stand, the furthest away first. */
const around = (count: number): number[] =>
  steps(count + 1)
    .slice(0, -1)
    .map((t) => (t + 0.5 / count) * Math.PI)
    .sort((a, b) => Math.sin(b) - Math.sin(a));

/** Nightshades: anthers nearly without filaments stand together in a cone around the style. */
const cone = ({ sketch, radius, floor, head }: Stamens): void => {
  const see = seenAt(radius);
  for (const angle of [Math.PI / 2, 0.5, Math.PI - 0.5]) {
    const line = steps(6).map((t) => see(onRing(angle, lerp(0.2, 0.09, t), floor + lerp(0.14, 0.66, t))));
    sketch.body(
      ribbon(line, (t) => radius * 0.17 * Math.sin(lerp(0.35, 0.9, t) * Math.PI) ** 0.5),
      flatWash(sketch.page, head),
      head.ink,
      0.8,
    );
    sketch.lines([line.slice(0, -1)], head.ink, 0.6, { opacity: 0.6 });
    sketch.dots([at(line, -1)], head.ink, radius * 0.035);
  }
};

const free = (stamens: Stamens): void => {
  const { sketch, flower, plan, paint, radius, floor, head, shown, many, reach, size, width } = stamens;
  const see = seenAt(radius);
  const { onWall, lean } = plan.stamens;
  // The shorter ones stand between the longer ones.
  const share = (i: number): number =>
    many ? 0.8 + 0.22 * ((i * 0.618) % 1) : shown > 2 && i % 2 === 1 ? 0.86 : 1;
  for (const [i, angle] of around(shown).entries()) {
    const long = reach * share(i);
    const line = steps(7).map((t): Point => {
      if (onWall !== undefined && plan.tube !== undefined) {
        const foot = onWall * (plan.tube.at(-1)?.[1] ?? 0);
        const height = foot + long * t;
        return see(onRing(angle, wallAt(plan.tube, height) * lerp(0.92, 0.6, t), floor + height));
      }
      const seat =
        plan.seat * (flower.disc && plan.seat < 0.25 ? 1.9 : 1.1) * (many ? 0.7 + 0.4 * ((i * 0.37) % 1) : 1);
      const tip = lean * (many ? 0.4 + 0.9 * ((i * 0.73) % 1) : 1);
      // They lean outwards, then turn up again.
      const out = Math.sin(tip) * long * (t - 0.32 * t * t);
      return see(onRing(angle, seat + out, floor + Math.cos(tip) * long * t));
    });
    // The threads of a brush are of its own colour.
    if (flower.form === "brush") cutStamen(sketch, line, head, width, size, paint.tone.pale);
    else cutStamen(sketch, line, head, width, size);
  }
};

/** One tube, cut open: a wall on either side, with the anthers inside its rim (mahogany family). */
const tube = ({ sketch, radius, floor, head, pale, width }: Stamens): void => {
  const see = seenAt(radius);
  const profile: NonNullable<Plan["tube"]> = [
    [0.22, 0],
    [0.21, 0.32],
    [0.25, 0.62],
  ];
  const wall = (side: number): Point[] => profile.map(([x, z]) => see([side * x, 0, floor + z]));
  const rim = steps(9).map((t) =>
    see(onRing(lerp(Math.PI, 0, t), 0.25, floor + ((t * 8) % 2 === 0 ? 0.66 : 0.6))),
  );
  sketch.body([...wall(-1), ...rim, ...wall(1).reverse()], flatWash(sketch.page, pale), pale.ink, 0.8);
  sketch.patches(
    [
      [
        ...wall(-1),
        ...wall(-1)
          .reverse()
          .map(([x, y]): Point => [x * 0.45, y]),
      ],
    ],
    {
      fill: pale.dark,
      opacity: 0.3,
    },
  );
  for (const side of [-1, 1])
    sketch.body(
      ribbon(wall(side), () => radius * 0.05),
      pale.pale,
      pale.ink,
      0.8,
    );
  for (const angle of around(5)) {
    const line = [see(onRing(angle, 0.2, floor + 0.44)), see(onRing(angle, 0.2, floor + 0.54))];
    cutStamen(sketch, line, head, width, radius * 0.06);
  }
};

/** Flat filaments in an upright sheaf (citrus). */
const bundles = ({ sketch, radius, floor, head, pale, shown, width }: Stamens): void => {
  const see = seenAt(radius);
  for (const [i, angle] of around(Math.min(shown, 9)).entries()) {
    const long = 0.62 + 0.06 * (i % 2);
    const line = steps(6).map((t) => see(onRing(angle, lerp(0.25, 0.31, t), floor + long * t)));
    sketch.body(
      ribbon(line, (t) => radius * lerp(0.08, 0.03, t)),
      pale.mid,
      pale.ink,
      0.7,
    );
    cutStamen(sketch, line.slice(-2), head, width, radius * 0.08, pale.mid);
  }
};

/** Anthers in one folded knob (gourds, moonseeds). */
const knot = ({ sketch, radius, floor, head }: Stamens): void => {
  const low = -floor * radius;
  for (const side of [-1, 1, 0]) {
    const foot: Point = [side * radius * 0.1, low - radius * 0.32];
    sketch.body(ellipse(foot, radius * 0.1, radius * 0.17, side * 0.25, 12), head.mid, head.ink, 0.8);
    sketch.lines(
      [
        steps(9).map(
          (t): Point => [foot[0] + Math.sin(t * 11) * radius * 0.05, foot[1] + lerp(-0.14, 0.14, t) * radius],
        ),
      ],
      head.ink,
      0.9,
    );
  }
};

/** Anthers in tiers on one stalk (physic nut, nutmeg). */
const column = ({ sketch, radius, floor, head, pale, shown, width }: Stamens): void => {
  const low = -floor * radius;
  const stalk = steps(6).map((t): Point => [0, low - radius * 0.56 * t]);
  sketch.body(
    ribbon(stalk, (t) => radius * lerp(0.12, 0.06, t)),
    pale.mid,
    pale.ink,
    0.8,
  );
  const ways = shown === 1 ? [0.5] : steps(shown).map((t) => t * 2 - 1);
  for (const [i, way] of ways.entries())
    cutStamen(
      sketch,
      arc(at(stalk, i % 2 === 0 ? -1 : -3), up + way * 1.1, radius * 0.24, -way * 0.4, 0, 4),
      head,
      width,
      radius * 0.08,
    );
};

/** Thick, with flap-like anthers and orange glands at their feet (laurels). */
const flaps = ({ sketch, radius, floor, head, pale, shown }: Stamens): void => {
  const see = seenAt(radius);
  for (const [i, angle] of around(clamp(shown, 3, 5)).entries()) {
    const line = steps(6).map((t) =>
      see(onRing(angle, lerp(0.26, 0.42, t), floor + (0.4 + 0.06 * (i % 2)) * t)),
    );
    sketch.body(
      ribbon(line, (t) => radius * lerp(0.05, 0.17, clamp(t * 2.4 - 0.9, 0, 1))),
      pale.mid,
      pale.ink,
      0.8,
    );
    // The flaps of the anther roll up from its pockets.
    const [face, below] = [at(line, -2), at(line, -3)];
    for (const side of [-1, 1])
      sketch.body(
        ellipse(
          [(face[0] + below[0]) / 2 + side * radius * 0.034, (face[1] + below[1]) / 2],
          radius * 0.024,
          radius * 0.05,
          0,
          8,
        ),
        head.mid,
        head.ink,
        0.6,
      );
  }
  const gland = toneOf("#c96f22");
  for (const side of [-1, 1])
    sketch.body(
      ellipse([side * radius * 0.3, -(floor + 0.06) * radius], radius * 0.075, radius * 0.06, 0, 10),
      gland.mid,
      gland.ink,
      0.7,
    );
};

const joined: Partial<Record<NonNullable<FlowerTraits["filaments"]>, (stamens: Stamens) => void>> = {
  tube,
  bundles,
  knot,
  column,
  flaps,
  crown: ({ sketch, paint, radius, floor }) => cutCrown(sketch, paint.stamen, radius, floor),
};

/** Draws the stamens that stay with this half of the flower. */
export const drawStamens = (half: Half): void => {
  const { flower, plan, paint, radius } = half;
  const faint = brightness(paint.stamen) > 0.82;
  const shown = clamp(Math.round((flower.stamen_count ?? plan.stamens.count) / 2), 1, 26);
  const many = shown > 8;
  const stamens: Stamens = {
    ...half,
    head: toneOf(faint ? "#dcb54a" : paint.stamen),
    pale: toneOf(mix(paint.tone.pale, "#f1ecd0", 0.4)),
    shown,
    many,
    reach: flower.long_stamens ? Math.max(1.2, plan.stamens.reach) : plan.stamens.reach,
    size: radius * (many ? 0.05 : flower.form === "senna" ? 0.12 : 0.08),
    width: Math.max(1, radius * (many ? 0.02 : 0.03)),
  };
  const draw = joined[flower.filaments ?? "free"];
  if (draw !== undefined) draw(stamens);
  else if (flower.form === "star" && flower.stamens !== undefined && !flower.long_stamens) cone(stamens);
  else free(stamens);
};
