// The stem of a grass: joints, a sheath around each stretch between them, and the blade that leaves the mouth of the sheath.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import {
  along,
  arc,
  evenly,
  lerp,
  type Point,
  type Polyline,
  polar,
  ribbon,
  steps,
} from "../drawing/geometry.ts";
import { brightness, mix, type Tone, toneOf } from "../drawing/palette.ts";
import { Sketch } from "../drawing/sketch.ts";
import { litWash } from "../drawing/wash.ts";
import { bladePaint } from "../leaf/leaf-tone.ts";
import type { Layers } from "./layers.ts";

/** A blade of grass in space: where it leaves, how it is held, and where it folds over. */
export type Blade = {
  at: Point;
  angle: number;
  length: number;
  width: number;
  /** How far it turns along its length, most of it beyond `knee`. */
  bend: number;
  knee: number;
  age?: number;
  far?: boolean;
};

/** A keeled blade that rises, then bends over under its weight and shows its lower face where it turns. */
export const grassBlade = (sketch: Sketch, leaf: PlateTraits["leaf"], blade: Blade): void => {
  const { length, width, bend, knee, far = false } = blade;
  const { tone: own } = bladePaint(leaf, blade.age ?? 1, false, far ? 1 : 0);
  const tone: Tone = far
    ? {
        ...own,
        mid: mix(own.mid, "#d9d8b4", 0.3),
        light: mix(own.light, "#e4e0c0", 0.3),
        ink: mix(own.ink, own.mid, 0.3),
      }
    : own;
  const line: Point[] = [blade.at];
  const count = 22;
  for (const t of steps(count).slice(1)) {
    const turned = t < knee ? (t / knee) * 0.2 : 0.2 + 0.8 * ((t - knee) / (1 - knee)) ** 0.8;
    line.push(polar(line.at(-1) ?? blade.at, blade.angle + bend * turned, length / (count - 1)));
  }
  // Where it turns over, the blade is seen from its edge.
  const shape = (t: number): number =>
    width *
      Math.min(1, 0.62 + t * 1.4) *
      (t > 0.4 ? 1 - ((t - 0.4) / 0.6) ** 1.8 : 1) *
      (1 - 0.42 * Math.min(1, Math.abs(bend)) * Math.exp(-(((t - knee - 0.1) / 0.12) ** 2))) +
    0.35;
  const outline = ribbon(line, shape);
  const half = line.length;
  const over = along(line, 0.75).angle;
  const rightDark = Math.cos(over + Math.PI / 2) + Math.sin(over + Math.PI / 2) > 0;
  const tip = line.at(-1) ?? blade.at;
  sketch.body(
    outline,
    litWash(
      sketch.page,
      [mix(tone.mid, tone.dark, 0.35), mix(tone.mid, tone.light, 0.4), tone.mid],
      blade.at,
      tip,
    ),
    tone.ink,
    width > 7 ? 1 : 0.75,
  );
  const bank = rightDark ? outline.slice(half).reverse() : outline.slice(0, half);
  sketch.patches([[...bank, ...[...line].reverse()]], { fill: tone.dark, opacity: 0.36 });
  const rib = leaf.marking === "white-veins" ? "#f0eed8" : tone.pale;
  sketch.lines([line.slice(0, -2)], rib, Math.max(0.7, width * 0.11), { opacity: 0.85 });
  if (width > 10)
    sketch.lines(
      [-0.27, 0.27].map((share) =>
        line.slice(0, -3).map((point, i): Point => {
          const t = i / (half - 1);
          return polar(point, along(line, t).angle + Math.PI / 2, share * shape(t));
        }),
      ),
      tone.ink,
      0.45,
      { opacity: 0.4 },
    );
};

/** A sheath around the culm between two places, open along one side, with its pale collar at the mouth. */
export const grassSheath = (
  sketch: Sketch,
  line: Polyline,
  [from, to]: readonly [number, number],
  width: readonly [number, number],
  side: number,
  tone: Tone,
): void => {
  const band = steps(7).map((s) => along(line, lerp(from, to, s)).point);
  const girth = (s: number): number => lerp(width[0], width[1], s) * lerp(1, 1.16, s ** 3);
  const left = along(band, 0);
  sketch.body(
    ribbon(band, girth),
    litWash(
      sketch.page,
      [mix(tone.light, tone.pale, 0.3), tone.mid, tone.dark],
      polar(left.point, left.angle - Math.PI / 2, girth(0) / 2),
      polar(left.point, left.angle + Math.PI / 2, girth(0) / 2),
    ),
    tone.ink,
    0.9,
  );
  sketch.lines(
    [0.34, -0.1].map((share) =>
      steps(6).map((s) => {
        const spot = along(band, s);
        return polar(spot.point, spot.angle + Math.PI / 2, -side * share * girth(s));
      }),
    ),
    tone.ink,
    0.55,
    { opacity: 0.5 },
  );
  const mouth = along(band, 1);
  sketch.lines(
    [
      [
        polar(mouth.point, mouth.angle - Math.PI / 2, girth(1) * 0.52),
        polar(mouth.point, mouth.angle, -2),
        polar(mouth.point, mouth.angle + Math.PI / 2, girth(1) * 0.52),
      ],
    ],
    tone.pale,
    Math.max(1.2, width[1] * 0.18),
  );
};

export type Culm = {
  line: Polyline;
  width: readonly [number, number];
  /** Where its blades leave, as shares of its length. */
  leaves: readonly number[];
  blade: { length: number; width: number };
  /** The side of the lowest blade. */
  side: number;
  /** How far blades stand off, in radians, at the foot and at the top. */
  lean: readonly [number, number];
  far?: boolean;
  /** Where the sheath of a blade begins: at the joint so far below its mouth. */
  reach?: number;
};

/** A whole culm: joints, sheaths and blades; blades of the far side lie behind it. */
export const drawCulm = (layers: Layers, traits: PlateTraits, culm: Culm): void => {
  const { page, random } = layers;
  const { line, width, leaves, blade, lean, far = false, reach = 0.2 } = culm;
  // A culm that is white at its foot is green above.
  const own = toneOf(traits.stem.colour);
  const green = brightness(own.mid) > 0.75 ? toneOf(mix(own.mid, "#8fae5c", 0.5)) : own;
  const stem = new Sketch(page);
  const girth = (t: number): number => lerp(width[0], width[1], t);
  const foot = line[0] ?? [0, 0];
  stem.body(
    ribbon(line, girth),
    litWash(page, [green.light, green.mid, green.dark], foot, [foot[0] + width[0], foot[1]]),
    green.ink,
    0.9,
  );
  const joints = leaves.map((t) => Math.max(0.01, t - reach));
  stem.lines(
    joints.map((t): Point[] => {
      const spot = along(line, t);
      return [
        polar(spot.point, spot.angle - Math.PI / 2, girth(t) * 0.62),
        polar(spot.point, spot.angle, 1.4),
        polar(spot.point, spot.angle + Math.PI / 2, girth(t) * 0.62),
      ];
    }),
    mix(green.dark, "#6a4a3a", 0.4),
    Math.max(1.6, width[0] * 0.3),
  );
  const blades: { t: number; side: number; one: Sketch; front: boolean }[] = [];
  for (const [i, t] of leaves.entries()) {
    const side = culm.side * (i % 2 === 0 ? 1 : -1);
    const { point, angle } = along(line, t);
    const age = i / Math.max(1, leaves.length - 1);
    const one = new Sketch(page);
    page.notes.push({ part: "leaf", node: layers.joint++, side: side < 0 ? -1 : 1, at: point });
    grassBlade(one, traits.leaf, {
      at: polar(point, angle, -2),
      angle: angle + side * lerp(lean[0], lean[1], age) * random.between(0.8, 1.25),
      length: blade.length * Math.min(1, 0.72 + age * 0.9, 1.42 - age * 0.6) * random.between(0.84, 1.1),
      width: blade.width * random.between(0.9, 1.08),
      bend: side * random.between(0.7, 1.9) * lerp(1, 0.6, age),
      knee: random.between(0.22, 0.5),
      age: lerp(1.1, 0.7, age),
      far: far || (i % 3 === 1 && random.chance(0.4)),
    });
    blades.push({ t, side, one, front: !far && i % 2 === 0 });
  }
  for (const { one, front } of blades) if (!front) layers.behind.lay(one);
  // Each sheath comes out of the one below it.
  for (let i = leaves.length - 1; i >= 0; i--) {
    const [from, to] = [joints[i] ?? 0, leaves[i] ?? 1];
    grassSheath(
      stem,
      line,
      [from, to],
      [girth(from) * 1.3, girth(to) * 1.34],
      blades[i]?.side ?? 1,
      toneOf(mix(green.mid, green.light, 0.25 + 0.12 * (i % 2))),
    );
  }
  (far ? layers.twigs : layers.stems).place(stem);
  for (const { one, front } of blades) if (front) layers.front.lay(one);
};

/** A culm's line: it rises out of the tuft sideways and leans over. */
export const culmLine = (from: Point, angle: number, length: number, bend: number): Point[] =>
  evenly(arc(from, angle, length, bend, 0, 24), 30);
