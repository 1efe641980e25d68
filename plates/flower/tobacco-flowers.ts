// The flower of tobacco: a long tube, narrow in a cylindrical calyx, swollen below its mouth, with a limb of five pointed
// lobes. The stalk's end is at the origin, the flower opens along +x and is about `size` long.
import { ellipse, lerp, type Point, steps } from "../drawing/geometry.ts";
import { mix, type Tone, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash, lightGlaze, litWash } from "../drawing/wash.ts";
import type { FlowerView } from "./flower.ts";
import type { FlowerPaint } from "./flower-paint.ts";

/** How far the mouth turns to the reader in each view: 1 faces him, below 0 it faces away. */
const facing: Record<Exclude<FlowerView, "bud">, readonly number[]> = {
  face: [0.66],
  open: [0.58, 0.4],
  side: [0.22, 0.3],
  half: [0.3],
  back: [-0.34],
};

/** In lengths of the flower. */
const tubeLong = 0.82;
const calyxLong = 0.3;
const mouth = 0.082;
const reach = 0.29;

/** The half width of the tube: a stalk, a swelling in its upper third, a slight waist at the mouth. */
const girth = (t: number): number =>
  t < 0.5 ? lerp(0.034, 0.042, t / 0.5) : lerp(0.042, 0.098, Math.sin(((t - 0.5) / 0.5) * 1.95) ** 1.3);

type Trumpet = { sketch: Sketch; paint: FlowerPaint; size: number; face: number; open: number; turn: number };

const tubeOf = ({ size, face }: Trumpet): number => size * tubeLong * Math.sqrt(1 - face * face * 0.75);

/** A point of the limb: `r` in lengths of the flower, `angle` around its axis. */
const onLimb = (flower: Trumpet, r: number, angle: number): Point => {
  const { size, face, open } = flower;
  const beyond = Math.max(0, r - mouth);
  const out = mouth + beyond * lerp(0.4, 1, open);
  const forward = beyond * (1 - open) * 0.9 + beyond * 0.1 - beyond ** 2 * open;
  return [
    tubeOf(flower) + size * (Math.cos(angle) * out * -face + forward * Math.sqrt(1 - face * face)),
    size * Math.sin(angle) * out,
  ];
};

/** The limb is in one piece: five broad lobes, each drawn out to a point, with shallow bays between them. */
const limb = (flower: Trumpet, back: boolean): void => {
  const { sketch, paint, size, turn } = flower;
  const { tone } = paint;
  const lobe = (i: number): number => turn + (i * Math.PI * 2) / 5;
  const rim = steps(6)
    .slice(0, -1)
    .flatMap((_, i): Point[] => {
      const at = (r: number, aside: number): Point => onLimb(flower, reach * r, lobe(i) + aside);
      const tip = at(1, 0);
      return [at(0.63, -0.6), at(0.74, -0.42), at(0.86, -0.2), tip, tip, at(0.86, 0.2), at(0.74, 0.42)];
    });
  const shown: Tone = back ? { ...tone, mid: mix(tone.mid, tone.dark, 0.2), light: tone.mid } : tone;
  sketch.body(rim, flatWash(sketch.page, shown), tone.ink, size > 44 ? 1 : 0.7, true);
  if (size < 30) return;
  // Every lobe has a fold along its middle: light on one side of it, shade on the other.
  const folds = (side: number): Point[][] =>
    steps(6)
      .slice(0, -1)
      .map((_, i) => [
        onLimb(flower, mouth, lobe(i)),
        onLimb(flower, reach * 0.62, lobe(i) + side * 0.2),
        onLimb(flower, reach * 0.6, lobe(i) + side * 0.58),
        onLimb(flower, reach * 0.82, lobe(i) + side * 0.24),
        onLimb(flower, reach * 0.99, lobe(i)),
      ]);
  sketch.patches(folds(1), { fill: tone.dark, opacity: back ? 0.3 : 0.24 });
  if (!back) sketch.patches(folds(-1), { fill: tone.pale, opacity: 0.3 });
  const veins = steps(6)
    .slice(0, -1)
    .flatMap((_, i) =>
      [-0.26, 0, 0.26].map((aside) =>
        [mouth, reach * 0.5, reach * (aside === 0 ? 0.97 : 0.78)].map((r) =>
          onLimb(flower, r, lobe(i) + aside),
        ),
      ),
    );
  sketch.lines(veins, mix(tone.ink, tone.dark, 0.4), 0.5, { opacity: 0.5 });
};

const tube = (flower: Trumpet, pale: Tone): void => {
  const { sketch, paint, size } = flower;
  const end = tubeOf(flower);
  const edge = (side: number): Point[] => steps(13).map((t) => [t * end, side * girth(t) * size]);
  sketch.body(
    [...edge(-1), ...edge(1).reverse()],
    litWash(
      sketch.page,
      [pale.mid, mix(pale.mid, paint.tone.mid, 0.3), mix(paint.tone.mid, pale.mid, 0.2)],
      [size * 0.2, 0],
      [end, 0],
    ),
    paint.tone.ink,
    size > 44 ? 1 : 0.7,
    true,
    lightGlaze(sketch.page, paint.tone),
  );
  if (size < 44) return;
  sketch.lines(
    [-0.5, 0.05, 0.55].map((share): Point[] =>
      steps(7).map((t) => [lerp(0.4, 0.98, t) * end, share * girth(lerp(0.4, 0.98, t)) * size]),
    ),
    mix(paint.tone.ink, paint.tone.dark, 0.3),
    0.5,
    { opacity: 0.4 },
  );
};

/** A green cylinder with five narrow teeth, unequal, as long as a third of the tube. */
export const tobaccoCalyx = (sketch: Sketch, green: Tone, size: number): void => {
  const long = size * calyxLong;
  const half = (t: number): number => size * lerp(0.05, 0.068, Math.sin(Math.min(1, t * 2.2) * 1.57));
  const tooth = (y: number, far: number): Point[] => [
    [long * 0.66, (y + 0.036) * size],
    [long * (far - 0.1), (y * 1.16 + 0.008) * size],
    [long * far, y * 1.24 * size],
    [long * far, y * 1.24 * size],
    [long * (far - 0.12), (y * 1.16 - 0.01) * size],
    [long * 0.66, (y - 0.036) * size],
  ];
  const weight = size > 44 ? 0.9 : 0.6;
  for (const [y, far] of [
    [-0.045, 1.16],
    [0.045, 1.08],
    [0, 1.22],
  ] as const)
    sketch.body(tooth(y, far), green.mid, green.ink, weight);
  const edge = (side: number): Point[] =>
    steps(8).map((t) => [long * t * 0.76, side * half(t) * Math.min(1, 0.45 + t * 3)]);
  sketch.body([...edge(-1), ...edge(1).reverse()], flatWash(sketch.page, green), green.mid, 0.4, true);
  sketch.lines([edge(-1), edge(1)], green.ink, weight);
  if (size > 44)
    sketch.lines(
      [-0.5, 0, 0.5].map((share): Point[] =>
        steps(5).map((t) => [long * lerp(0.1, 0.9, t), share * half(0.7) * lerp(1, 0.9, t)]),
      ),
      green.ink,
      0.5,
      { opacity: 0.5 },
    );
};

/** The mouth of the tube, ringed with white, and the five anthers that just show in it. */
const throat = (flower: Trumpet, pale: Tone): void => {
  const { sketch, paint, size, face } = flower;
  const at: Point = [tubeOf(flower), 0];
  const hole = (share: number): Point[] =>
    ellipse(at, Math.max(1, size * mouth * share * face), size * mouth * share, 0, 16);
  sketch.patches([hole(1.3)], { fill: pale.light, opacity: 0.75 });
  sketch.patches([hole(0.92)], { fill: mix(paint.tone.dark, paint.tone.ink, 0.25) });
  const anthers = [0.4, 1.7, 2.9, 4.2, 5.4].map((turn): Point => {
    const far = size * mouth * 0.56;
    return [at[0] - Math.cos(turn) * far * face, Math.sin(turn) * far];
  });
  sketch.dots(anthers, mix(paint.stamen, "#efe6c4", 0.4), Math.max(1.4, size * 0.034));
};

const bud = (flower: Trumpet, pale: Tone): void => {
  const { sketch, paint, size } = flower;
  const long = size * 0.74;
  const half = (t: number): number =>
    size *
    (t < 0.55
      ? lerp(0.034, 0.042, t / 0.55)
      : 0.075 * Math.sin(lerp(0.2, 0.99, (t - 0.55) / 0.45) * Math.PI));
  const edge = (side: number): Point[] => steps(12).map((t) => [t * long, side * Math.max(0.4, half(t))]);
  sketch.body(
    [...edge(-1), ...edge(1).reverse()],
    litWash(sketch.page, [pale.mid, mix(pale.mid, paint.tone.mid, 0.6), paint.tone.mid], [0, 0], [long, 0]),
    paint.tone.ink,
    size > 44 ? 0.9 : 0.6,
    true,
    lightGlaze(sketch.page, paint.tone),
  );
  sketch.lines(
    [-0.5, 0.2].map((from) =>
      steps(6).map((t): Point => [long * lerp(0.6, 0.98, t), half(lerp(0.6, 0.98, t)) * (from + t * 0.6)]),
    ),
    paint.tone.ink,
    0.6,
    { opacity: 0.6 },
  );
};

export const tobaccoFlower = (
  sketch: Sketch,
  paint: FlowerPaint,
  size: number,
  view: FlowerView,
  variant: number,
): void => {
  const pale = toneOf(mix(paint.centre, "#f4ead2", 0.5));
  const green = toneOf(mix(paint.bracts.mid, "#7fa34e", 0.5));
  const seen = view === "bud" ? [0] : facing[view];
  const face = seen[variant % seen.length] ?? 0.4;
  const flower: Trumpet = {
    sketch,
    paint,
    size,
    face: Math.abs(face),
    open: view === "half" ? 0.35 : 1,
    turn: 0.3 + variant * 0.6,
  };
  if (view === "bud") {
    bud(flower, pale);
    tobaccoCalyx(sketch, green, size);
    return;
  }
  if (face < 0) {
    // The limb lies beyond the tube, whose mouth it hides.
    limb({ ...flower, face: -flower.face }, true);
    tube(flower, pale);
    tobaccoCalyx(sketch, green, size);
    return;
  }
  tube(flower, pale);
  tobaccoCalyx(sketch, green, size);
  limb(flower, false);
  if (flower.open === 1) throat(flower, pale);
};
