// Flowers of gingers and spiral gingers from the side: one broad lip made of stamens that lost their anthers, three true
// petals behind it, and the one stamen that is left. The tube begins at the origin, the flower opens along +x, its upper
// side is -y, and it is `size` long.
import { arc, ellipse, lerp, type Point, ribbon } from "../drawing/geometry.ts";
import { mix, type Tone, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash } from "../drawing/wash.ts";
import { apron, apronBud } from "./apron-flower.ts";
import { type FlowerPaint, paintOf } from "./flower-paint.ts";
import { speckledLip } from "./speckled-lip.ts";
import type { FlowerTraits } from "./traits.ts";

type Shares = readonly (readonly [number, number])[];
type Drawing = {
  sketch: Sketch;
  paint: FlowerPaint;
  size: number;
  /** The outline of every part; finer on small flowers. */
  weight: number;
};

const on =
  (size: number) =>
  (points: Shares): Point[] =>
    points.map(([x, y]) => [x * size, y * size]);

/** A narrow petal that keeps its width and ends in a point. */
const petal = (
  { sketch, size, weight }: Drawing,
  tone: Tone,
  from: readonly [number, number],
  angle: number,
  long: number,
  bend: number,
  wide: number,
): void => {
  const line = arc([from[0] * size, from[1] * size], angle, size * long, bend, 0, 10);
  sketch.body(
    ribbon(line, (t) => size * wide * Math.sin(lerp(0.24, 0.98, t) * Math.PI) ** 0.75 + 0.4),
    flatWash(sketch.page, tone),
    tone.ink,
    weight,
  );
  if (size > 40) sketch.lines([line.slice(1, -2)], tone.ink, 0.5, { opacity: 0.4 });
};

const tube = ({ sketch, size, weight }: Drawing, tone: Tone, long: number, wide: number): void =>
  sketch.body(
    on(size)([
      [0, -0.045],
      [long * 0.5, -0.05],
      [long, -wide],
      [long + 0.04, 0],
      [long, wide],
      [long * 0.5, 0.055],
      [0, 0.045],
    ]),
    flatWash(sketch.page, tone),
    tone.ink,
    weight,
  );

/** Ginger: narrow petals, a dark lip that widens from a pale claw and is speckled all over, and a long curved beak. */
const speckled = (drawing: Drawing): void => {
  const { sketch, paint, size, weight } = drawing;
  const { tone } = paint;
  const lip = toneOf(paint.centre);
  const behind = { ...tone, mid: mix(tone.mid, tone.dark, 0.35) };
  const cream = mix(tone.pale, "#f2e6b4", 0.6);
  petal(drawing, behind, [0.32, 0.03], 1.5, 0.4, 0.9, 0.14);
  tube(drawing, tone, 0.36, 0.075);
  // The hood over the anther.
  petal(drawing, tone, [0.32, -0.03], -0.78, 0.52, 0.95, 0.2);
  speckledLip(drawing);
  petal(drawing, tone, [0.33, 0.05], 1.05, 0.44, 0.95, 0.15);
  const beak = arc([size * 0.52, -size * 0.15], -0.36, size * 0.42, 1.25, 0, 9);
  sketch.body(
    ribbon(beak, (t) => size * lerp(0.055, 0.018, t)),
    lip.mid,
    lip.ink,
    weight * 0.8,
  );
  const anther = arc([size * 0.34, -size * 0.03], -0.62, size * 0.24, 0.25, 0, 6);
  sketch.body(
    ribbon(anther, (t) => size * (0.095 - 0.03 * Math.abs(t - 0.5))),
    cream,
    tone.ink,
    weight,
  );
  sketch.lines([anther.slice(1, -1)], tone.ink, 0.7, { opacity: 0.7 });
};

/** Turmeric: a broad lip with a golden band between two petal-like stamens, under a pale hood. */
const banded = (drawing: Drawing): void => {
  const { sketch, paint, size, weight } = drawing;
  const { tone } = paint;
  const p = on(size);
  const band = toneOf(paint.centre);
  const hood = toneOf(mix(tone.pale, "#f3e3df", 0.5));
  petal(drawing, hood, [0.28, 0.03], 0.9, 0.42, 0.5, 0.22);
  tube(drawing, hood, 0.34, 0.12);
  // The hood above, and the far side stamen under it.
  sketch.body(
    p([
      [0.3, -0.06],
      [0.34, -0.28],
      [0.5, -0.44],
      [0.7, -0.44],
      [0.82, -0.34],
      [0.82, -0.34],
      [0.66, -0.24],
      [0.5, -0.1],
      [0.4, 0],
    ]),
    flatWash(sketch.page, hood),
    hood.ink,
    weight,
  );
  sketch.body(
    p([
      [0.38, -0.06],
      [0.5, -0.24],
      [0.68, -0.32],
      [0.82, -0.26],
      [0.84, -0.14],
      [0.7, -0.06],
      [0.52, 0.02],
    ]),
    flatWash(sketch.page, { ...tone, mid: mix(tone.mid, tone.dark, 0.4) }),
    tone.ink,
    weight,
  );
  sketch.body(
    p([
      [0.36, -0.04],
      [0.54, -0.12],
      [0.74, -0.16],
      [0.9, -0.1],
      [1.01, 0.04],
      [1.0, 0.16],
      [0.94, 0.19],
      [0.94, 0.19],
      [0.97, 0.28],
      [0.88, 0.4],
      [0.7, 0.42],
      [0.54, 0.32],
      [0.42, 0.16],
    ]),
    flatWash(sketch.page, tone),
    tone.ink,
    weight,
  );
  sketch.patches(
    [
      p([
        [0.4, 0],
        [0.56, -0.03],
        [0.76, 0.03],
        [0.92, 0.15],
        [0.84, 0.22],
        [0.66, 0.18],
        [0.5, 0.12],
      ]),
    ],
    { fill: band.mid, opacity: 0.85 },
  );
  sketch.lines(
    [-0.02, 0.08, 0.18, 0.28].map((y) =>
      p([
        [0.48, 0.04],
        [0.66, lerp(0.06, y, 0.7)],
        [0.88, lerp(0.1, y * 1.2, 0.8)],
      ]),
    ),
    tone.ink,
    0.5,
    { opacity: 0.4 },
  );
  sketch.body(
    ribbon(
      arc([size * 0.36, -size * 0.03], -0.38, size * 0.34, 0.7, 0, 7),
      (t) => size * lerp(0.11, 0.06, t),
    ),
    mix(tone.pale, "#fff6da", 0.4),
    tone.ink,
    weight,
  );
};

/** Spiral ginger: petals and lip stay rolled into a tube, from which the yellow end of the lip shows. */
const rolled = (drawing: Drawing): void => {
  const { sketch, paint, size, weight } = drawing;
  const { tone } = paint;
  const lip = toneOf(paint.centre);
  const line = arc([0, 0], 0.1, size * 0.8, -0.3, 0, 11);
  const [tipX, tipY] = line.at(-2) ?? [size * 0.7, 0];
  for (const [turn, long] of [
    [-0.75, 0.24],
    [0.5, 0.22],
    [-0.1, 0.3],
  ] as const) {
    const lobe = arc([tipX - size * 0.06, tipY], turn - 0.2, size * long, turn * 0.5, 0, 7);
    sketch.body(
      ribbon(lobe, (t) => size * 0.15 * Math.sin(lerp(0.3, 0.96, t) * Math.PI) ** 0.7 + 0.4),
      lip.mid,
      lip.ink,
      weight,
    );
  }
  sketch.body(
    ribbon(line, (t) => size * (0.15 + 0.12 * Math.sin(t * 2.4))),
    flatWash(sketch.page, tone),
    tone.ink,
    weight,
  );
  // The nearest petal lies over the other two and stands off with its tip.
  const near = arc([size * 0.12, size * 0.03], 0.2, size * 0.72, -0.3, 0, 10);
  sketch.body(
    ribbon(near, (t) => size * 0.2 * Math.sin(lerp(0.14, 0.99, t) * Math.PI) ** 0.8 + 0.4),
    flatWash(sketch.page, { ...tone, mid: mix(tone.mid, tone.light, 0.35) }),
    tone.ink,
    weight,
  );
  sketch.lines([near.slice(1, -1)], tone.ink, 0.6, { opacity: 0.45 });
};

/** Jungle ginger: a red cup of a calyx, three short hooded petals, and a round lip of three lobes. */
const cupped = (drawing: Drawing): void => {
  const { sketch, paint, size, weight } = drawing;
  const { tone, bracts } = paint;
  const p = on(size);
  petal(drawing, { ...tone, mid: mix(tone.mid, tone.dark, 0.3) }, [0.34, -0.02], -0.75, 0.52, 0.75, 0.3);
  petal(drawing, { ...tone, mid: mix(tone.mid, tone.dark, 0.4) }, [0.34, 0.04], 0.85, 0.46, -0.6, 0.28);
  sketch.body(
    p([
      [0.36, -0.1],
      [0.56, -0.2],
      [0.74, -0.26],
      [0.86, -0.18],
      [0.85, -0.08],
      [0.85, -0.08],
      [0.98, -0.04],
      [1.02, 0.08],
      [0.92, 0.16],
      [0.92, 0.16],
      [0.86, 0.26],
      [0.7, 0.28],
      [0.52, 0.2],
      [0.36, 0.1],
    ]),
    flatWash(sketch.page, { ...tone, mid: mix(tone.mid, tone.light, 0.5) }),
    tone.ink,
    weight,
  );
  sketch.lines(
    [-0.14, -0.04, 0.07, 0.17].map((y) =>
      p([
        [0.44, y * 0.3],
        [0.64, y * 0.8],
        [0.84, y],
      ]),
    ),
    mix(tone.ink, "#a8442a", 0.5),
    0.6,
    { opacity: 0.6 },
  );
  sketch.body(
    ribbon(arc([size * 0.4, -size * 0.03], -0.3, size * 0.3, 0.3, 0, 6), () => size * 0.1),
    mix(tone.pale, "#fff1c4", 0.5),
    tone.ink,
    weight,
  );
  sketch.body(
    p([
      [0, -0.07],
      [0.1, -0.15],
      [0.3, -0.17],
      [0.5, -0.21],
      [0.5, -0.21],
      [0.45, -0.08],
      [0.45, -0.08],
      [0.54, 0.02],
      [0.54, 0.02],
      [0.45, 0.1],
      [0.45, 0.1],
      [0.48, 0.21],
      [0.48, 0.21],
      [0.3, 0.17],
      [0.1, 0.15],
      [0, 0.07],
    ]),
    flatWash(sketch.page, bracts),
    bracts.ink,
    weight,
  );
};

/** Arrowroot: a slender tube, narrow petals bent back, two broad petal-like stamens, and a small hood over the style. */
const paired = (drawing: Drawing): void => {
  const { sketch, paint, size, weight } = drawing;
  const { tone, bracts } = paint;
  const p = on(size);
  const behind = { ...tone, mid: mix(tone.mid, tone.dark, 0.3) };
  petal(drawing, behind, [0.4, -0.03], -1.25, 0.4, -0.9, 0.15);
  petal(drawing, behind, [0.4, 0.03], 1.25, 0.4, 0.9, 0.15);
  sketch.body(
    p([
      [0.4, 0],
      [0.52, 0.1],
      [0.66, 0.3],
      [0.82, 0.38],
      [0.95, 0.3],
      [0.96, 0.14],
      [0.84, 0.02],
      [0.62, -0.03],
    ]),
    flatWash(sketch.page, tone),
    tone.ink,
    weight,
  );
  sketch.body(
    p([
      [0.4, 0],
      [0.48, -0.16],
      [0.62, -0.4],
      [0.8, -0.5],
      [0.98, -0.44],
      [1.03, -0.28],
      [0.98, -0.2],
      [1.0, -0.12],
      [0.84, -0.01],
      [0.62, 0.03],
    ]),
    flatWash(sketch.page, tone),
    tone.ink,
    weight,
  );
  sketch.lines(
    [
      ...[-0.42, -0.3, -0.18].map((y) =>
        p([
          [0.5, -0.06],
          [0.68, y * 0.62],
          [0.9, y],
        ]),
      ),
      ...[0.14, 0.25].map((y) =>
        p([
          [0.54, 0.05],
          [0.7, y * 0.7],
          [0.86, y],
        ]),
      ),
    ],
    tone.ink,
    0.5,
    { opacity: 0.45 },
  );
  sketch.body(
    p([
      [0.4, -0.05],
      [0.54, -0.11],
      [0.68, -0.07],
      [0.72, 0.03],
      [0.64, 0.02],
      [0.52, 0.06],
    ]),
    mix(tone.light, "#f0dc9a", 0.45),
    tone.ink,
    weight,
  );
  tube(drawing, tone, 0.42, 0.07);
  // Three sepals of unequal length stand around the tube, on the ovary.
  for (const [turn, long] of [
    [-0.34, 0.26],
    [0.36, 0.24],
    [0.02, 0.3],
  ] as const)
    petal(drawing, bracts, [0.02, 0], turn, long, 0, 0.13);
  sketch.body(ellipse([0, 0], size * 0.075, size * 0.062, 0, 12), bracts.mid, bracts.ink, weight);
};

const drawings: Partial<Record<FlowerTraits["lip"], (drawing: Drawing) => void>> = {
  speckled,
  banded,
  paired,
  rolled,
  cupped,
};

export const gingerFlower = (sketch: Sketch, flower: FlowerTraits, size: number): void => {
  const draw = drawings[flower.lip] ?? apron;
  draw({ sketch, paint: paintOf(flower), size, weight: size > 60 ? 0.9 : 0.6 });
};

/** A flower that has not opened; only those of a lip that is rolled up in bud have one. */
export const gingerBud = (sketch: Sketch, flower: FlowerTraits, size: number): void =>
  apronBud({ sketch, paint: paintOf(flower), size, weight: 0.9 });
