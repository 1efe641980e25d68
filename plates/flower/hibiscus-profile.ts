// The great mallow with a long column (hibiscus) in profile: bracts and calyx, the funnel of five overlapping petals that
// spreads to a wavy rim, and the column arching far out of it. The stalk's end is at the origin, it opens along +x.
import { along, arc, at, lerp, type Point, polar, ribbon, steps } from "../drawing/geometry.ts";
import { mix, type Tone, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash, lightGlaze, litWash } from "../drawing/wash.ts";
import type { FlowerPaint } from "./flower-paint.ts";

type Drawing = { sketch: Sketch; paint: FlowerPaint; size: number };

type Petal = { angle: number; bend: number; long: number; wide: number; tone: Tone; foot: string };

/** A fan on a narrow foot, its rim in waves. */
const petal = ({ sketch, size }: Drawing, { angle, bend, long, wide, tone, foot }: Petal): void => {
  const line = arc([size * 0.15, 0], angle - bend * 0.4, size * long, bend, 0, 14);
  const half = (t: number): number => size * wide * (0.1 + 0.9 * Math.min(1, t / 0.74) ** 1.25);
  const edge = (side: number): Point[] =>
    steps(9).map((t) => {
      const spot = along(line, t * 0.74);
      return polar(spot.point, spot.angle + Math.PI / 2, side * half(t * 0.74));
    });
  const base = along(line, 0.74);
  // The rim turns round the end of the petal; its waves are uneven.
  const rim = steps(15)
    .slice(1, -1)
    .map((t, i): Point => {
      const turn = lerp(-Math.PI / 2, Math.PI / 2, t);
      const wave = 1 + (i % 2 === 0 ? 0.085 : -0.05) + 0.035 * Math.sin(i * 2.1);
      const ahead = Math.cos(turn) * size * long * 0.27 * wave;
      return polar(
        polar(base.point, base.angle, ahead),
        base.angle + Math.PI / 2,
        Math.sin(turn) * half(0.74) * (1 + (wave - 1) * 0.6),
      );
    });
  sketch.body(
    [...edge(-1), ...rim, ...edge(1).reverse()],
    litWash(sketch.page, [foot, tone.mid, mix(tone.mid, tone.light, 0.6)], at(line, 0), at(line, -1)),
    tone.ink,
    size > 60 ? 1 : 0.7,
    true,
    lightGlaze(sketch.page, tone),
  );
  if (size < 60) return;
  const veins = [-0.72, -0.46, -0.2, 0.08, 0.34, 0.6, 0.82].map((share): Point[] =>
    steps(6).map((t) => {
      const spot = along(line, lerp(0.12, 0.92, t));
      return polar(spot.point, spot.angle + Math.PI / 2, share * half(lerp(0.12, 0.84, t)));
    }),
  );
  sketch.lines(veins, mix(tone.ink, tone.dark, 0.4), 0.6, { opacity: 0.4 });
};

/** The stamens stand all round the last third of the column, the five stigmas at its end. */
const column = ({ sketch, paint, size }: Drawing): void => {
  const tone = toneOf(mix(paint.tone.light, paint.stamen, 0.12));
  const line = arc([size * 0.26, 0], 0.14, size * 0.92, -0.42, 0, 22);
  sketch.body(
    ribbon(line, (t) => size * lerp(0.034, 0.02, t)),
    tone.mid,
    tone.ink,
    0.9,
  );
  const threads = steps(34).map((t, i): Point[] => {
    const spot = along(line, lerp(0.56, 0.94, t));
    const turn = Math.sin(i * 2.4);
    const out = spot.angle + (turn < 0 ? -1 : 1) * lerp(0.5, 1.4, Math.abs(turn));
    const end = polar(spot.point, out, size * lerp(0.05, 0.085, Math.abs(turn)));
    return [spot.point, polar(spot.point, out, size * 0.04), end];
  });
  sketch.lines(threads, mix(paint.tone.ink, tone.ink, 0.5), Math.max(0.8, size * 0.009), { opacity: 0.7 });
  sketch.lines(threads, tone.light, Math.max(0.5, size * 0.006));
  const anthers = threads.map((thread) => at(thread, -1));
  sketch.dots(anthers, mix(paint.stamen, "#5a2a18", 0.7), Math.max(1.6, size * 0.026));
  sketch.dots(anthers, paint.stamen, Math.max(1.1, size * 0.019));
  const end = along(line, 1);
  const velvet = mix(paint.tone.dark, "#7d1f22", 0.55);
  const stigmas = [-0.8, -0.4, 0, 0.42, 0.84].map((turn): Point[] => [
    end.point,
    polar(end.point, end.angle + turn * 0.5, size * 0.04),
    polar(end.point, end.angle + turn, size * 0.075),
  ]);
  sketch.lines(stigmas, velvet, Math.max(1, size * 0.012));
  const pads = stigmas.map((stigma) => at(stigma, -1));
  sketch.dots(pads, mix(velvet, "#240a0c", 0.5), size * 0.042);
  sketch.dots(pads, mix(velvet, "#c2434a", 0.35), size * 0.03);
};

const calyx = ({ sketch, paint, size }: Drawing): void => {
  const green = paint.bracts;
  const p = (points: readonly (readonly [number, number])[]): Point[] =>
    points.map(([x, y]) => [x * size, y * size]);
  sketch.body(
    p([
      [0, -0.03],
      [0.05, -0.075],
      [0.16, -0.085],
      [0.27, -0.125],
      [0.27, -0.125],
      [0.2, -0.045],
      [0.29, 0],
      [0.29, 0],
      [0.2, 0.045],
      [0.27, 0.125],
      [0.27, 0.125],
      [0.16, 0.085],
      [0.05, 0.075],
      [0, 0.03],
    ]),
    flatWash(sketch.page, green),
    green.ink,
    size > 60 ? 1 : 0.7,
  );
  sketch.lines(
    [-0.045, 0, 0.045].map((y) =>
      p([
        [0.03, y * 0.7],
        [0.14, y],
        [0.22, y * 1.5],
      ]),
    ),
    green.ink,
    0.6,
    { opacity: 0.5 },
  );
  // The narrow bracts below it.
  for (const lean of [-1.15, 1.15, -0.62, 0.66, 0.05]) {
    const line = arc([size * 0.005, lean * size * 0.012], lean, size * 0.12, -lean * 0.5, 0, 7);
    sketch.body(
      ribbon(line, (t) => size * 0.026 * Math.sin(Math.PI * lerp(0.3, 1, t)) ** 0.8 + 0.3),
      mix(green.mid, green.dark, 0.15),
      green.ink,
      0.7,
    );
  }
};

export const hibiscusProfile = (sketch: Sketch, paint: FlowerPaint, size: number, open: number): void => {
  const drawing: Drawing = { sketch, paint, size };
  const { tone } = paint;
  const spread = lerp(0.45, 1, open);
  const inner: Tone = { ...tone, mid: mix(tone.mid, tone.dark, 0.22) };
  const eye = mix(paint.centre, tone.dark, 0.3);
  // The far petals show their inner faces, the near ones their backs.
  const far = { tone: inner, foot: eye };
  petal(drawing, { angle: -0.02, bend: 0.05, long: 0.62, wide: 0.3, ...far });
  petal(drawing, { angle: -0.6 * spread, bend: -0.4, long: 0.7, wide: 0.27, ...far });
  petal(drawing, { angle: 0.62 * spread, bend: 0.45, long: 0.68, wide: 0.27, ...far });
  column(drawing);
  const near = { tone, foot: mix(tone.mid, tone.dark, 0.55) };
  petal(drawing, { angle: -1.02 * spread, bend: -0.8, long: 0.6, wide: 0.21, ...near });
  petal(drawing, { angle: 0.92 * spread, bend: 0.95, long: 0.6, wide: 0.23, ...near });
  calyx(drawing);
};
