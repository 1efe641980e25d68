// The flower of Congo cane and its kin, from the side: one broad lip, a trumpet open along its upper side, whose rim is
// cut into frills; the petal-like stamen bends over its throat. Along +x, its upper side is -y, `size` long.
import { arc, lerp, type Point, ribbon, steps } from "../drawing/geometry.ts";
import { mix, type Tone, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash, litWash } from "../drawing/wash.ts";
import type { FlowerPaint } from "./flower-paint.ts";

type Drawing = { sketch: Sketch; paint: FlowerPaint; size: number; weight: number };

const throat: Point = [0.42, 0];

/** The rim of the lip from its upper corner round to the lower one; `t` from 0 to 1, `out` its distance as a share. */
const rim = (t: number, out: number): Point => {
  const angle = lerp(-1.5, 1.32, t);
  const reach = out * (0.62 + 0.16 * Math.sin(t * Math.PI) - 0.06 * Math.cos(t * 7));
  return [throat[0] + Math.cos(angle) * reach * 0.98, throat[1] + Math.sin(angle) * reach * 0.86];
};

const frills = 13;
/** How far the rim stands out at `t`: frills, each with small teeth of its own. */
const frill = (t: number): number =>
  1 + 0.05 * Math.sin(t * frills * Math.PI * 2) + 0.022 * Math.sin(t * frills * Math.PI * 6 + 1);

/** White in shade takes a breath of the blush. */
const shadeOf = ({ tone, centre }: FlowerPaint): string => mix(tone.dark, mix(centre, "#b7a3b4", 0.5), 0.45);

export const apronLip = ({ sketch, paint, size, weight }: Drawing): void => {
  const { tone } = paint;
  const blush = toneOf(paint.centre);
  const shade = shadeOf(paint);
  const p = ([x, y]: Point): Point => [x * size, y * size];
  const edge = steps(frills * 6 + 1).map((t) => p(rim(t, frill(t))));
  const outline = [p([0.34, -0.07]), p([0.34, -0.07]), ...edge, p([0.34, 0.07]), p([0.34, 0.07])];
  sketch.body(
    outline,
    litWash(sketch.page, [mix(tone.mid, "#f0d98a", 0.4), tone.pale, tone.light], p(throat), p([1.2, -0.1])),
    tone.ink,
    weight,
  );
  // Folds run from the throat to the frills, each with its shaded side.
  const folds = steps(frills)
    .slice(0, -1)
    .map((t, i): Point[] => {
      const [from, to] = [t + 0.25 / frills, t + 0.72 / frills];
      const deep = i % 3 === 0 ? 0.42 : 0.62;
      return [rim(from, deep), rim(from, 0.86), rim(from, 1), rim(to, 0.98), rim(to, 0.84)].map(p);
    });
  sketch.patches(folds, { fill: shade, opacity: 0.3 });
  const run = (t: number, from: number, to: number): Point[] =>
    steps(5).map((k) => p(rim(t + 0.012 * Math.sin(k * 3), lerp(from, to, k))));
  sketch.lines(
    steps(frills).map((t) => run(t, 0.3, 0.99)),
    mix(shade, tone.ink, 0.4),
    0.6,
    { opacity: 0.5 },
  );
  // Pink at either side towards the rim, yellow down the middle into the throat.
  sketch.patches(
    steps(17)
      .filter((t) => Math.abs(t - 0.5) > 0.14)
      .map((t) => ribbon(run(t, 0.5, 0.96), (k) => size * 0.032 * Math.sin(lerp(0.1, 1, k) * Math.PI) + 0.3)),
    { fill: blush.mid, opacity: 0.6 },
  );
  sketch.patches(
    [
      [
        p([0.36, -0.05]),
        p(rim(0.38, 0.4)),
        p(rim(0.42, 0.66)),
        p(rim(0.47, 0.8)),
        p(rim(0.5, 0.86)),
        p(rim(0.54, 0.8)),
        p(rim(0.59, 0.66)),
        p(rim(0.62, 0.4)),
        p([0.36, 0.06]),
      ],
    ],
    { fill: "#ecc65a", opacity: 0.42 },
  );
  sketch.patches([[p([0.36, -0.05]), p(rim(0.44, 0.42)), p(rim(0.57, 0.42)), p([0.36, 0.06])]], {
    fill: "#c98a2a",
    opacity: 0.6,
  });
};

/** Three narrow true petals behind the lip. */
const petals = ({ sketch, paint, size, weight }: Drawing): void => {
  const { tone } = paint;
  const behind: Tone = { ...tone, mid: mix(tone.mid, shadeOf(paint), 0.4) };
  for (const [angle, long, bend] of [
    [-1.05, 0.66, 0.7],
    [1, 0.62, -0.6],
    [-0.5, 0.78, -0.3],
  ] as const)
    sketch.body(
      ribbon(
        arc([size * 0.22, 0], angle, size * long, bend, 0, 10),
        (t) => size * 0.17 * Math.sin(lerp(0.2, 0.98, t) * Math.PI) ** 0.75 + 0.4,
      ),
      flatWash(sketch.page, behind),
      tone.ink,
      weight,
    );
};

const tube = ({ sketch, paint, size, weight }: Drawing): void => {
  const { tone } = paint;
  sketch.body(
    (
      [
        [0, -0.045],
        [0.2, -0.06],
        [0.36, -0.1],
        [0.46, -0.2],
        [0.44, -0.06],
        [0.46, 0.12],
        [0.4, 0.2],
        [0.34, 0.1],
        [0.2, 0.065],
        [0, 0.045],
      ] as const
    ).map(([x, y]): Point => [x * size, y * size]),
    flatWash(sketch.page, { ...tone, mid: mix(tone.mid, shadeOf(paint), 0.25) }),
    tone.ink,
    weight,
  );
};

/** The stamen: a broad white tongue, pink at its tip, with the anther along its lower face. */
const tongue = ({ sketch, paint, size, weight }: Drawing): void => {
  const { tone } = paint;
  const blush = toneOf(paint.centre);
  const line = arc([size * 0.38, -size * 0.05], -0.42, size * 0.44, 0.75, 0, 10);
  sketch.body(
    ribbon(line, (t) => size * 0.15 * Math.sin(lerp(0.3, 0.92, t) * Math.PI) ** 0.6),
    litWash(sketch.page, [tone.pale, tone.light, blush.mid], line[0] ?? [0, 0], line.at(-1) ?? [0, 0]),
    tone.ink,
    weight,
  );
  const anther = line.slice(3, 8).map(([x, y]): Point => [x + size * 0.01, y + size * 0.03]);
  sketch.lines([anther], "#7d5f1f", Math.max(1.6, size * 0.045), { "stroke-linecap": "round" });
  sketch.lines([anther], "#e3bd52", Math.max(1, size * 0.028), { "stroke-linecap": "round" });
};

export const apron = (drawing: Drawing): void => {
  petals(drawing);
  apronLip(drawing);
  tongue(drawing);
  tube(drawing);
};

/** In bud: the lip rolled up in the petals, its frills just showing at the tip. */
export const apronBud = ({ sketch, paint, size, weight }: Drawing): void => {
  const { tone } = paint;
  const line = arc([0, 0], 0, size * 0.8, -0.35, 0, 14);
  const half = (t: number): number =>
    size * lerp(0.09, 0.24, Math.sin(lerp(0, 0.86, t) * Math.PI)) * (t > 0.9 ? 0.8 : 1);
  sketch.body(ribbon(line, half), flatWash(sketch.page, tone), tone.ink, weight);
  const end = line.at(-1) ?? [0, 0];
  sketch.body(
    steps(11).map((t): Point => {
      const angle = t * Math.PI * 2;
      const reach = size * (0.085 + 0.02 * Math.cos(t * 60));
      return [end[0] + Math.cos(angle) * reach * 0.7, end[1] + Math.sin(angle) * reach];
    }),
    mix(tone.pale, paint.centre, 0.35),
    tone.ink,
    weight * 0.8,
  );
  sketch.lines(
    [-0.3, 0.1].map((share) =>
      steps(8).map((t): Point => {
        const [x, y] = line[Math.round(t * 12)] ?? [0, 0];
        return [x, y + share * half(t) + size * 0.05 * (t - 0.5)];
      }),
    ),
    mix(shadeOf(paint), tone.ink, 0.5),
    0.7,
    { opacity: 0.6 },
  );
};
