// Spherical heads and brushes: globes of papery bracts or florets, and flowers that consist mainly of stamens.
import { lerp, type Point, polar, ring, steps } from "../drawing/geometry.ts";
import { brightness, mix, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import type { FlowerPaint } from "./flower-paint.ts";
import { packedBall } from "./packed-ball.ts";
import { paperyHead } from "./papery-head.ts";
import type { FlowerTraits } from "./traits.ts";

export const globe = (sketch: Sketch, flower: FlowerTraits, paint: FlowerPaint, radius: number): void => {
  const centre: Point = [radius * 0.8, 0];
  if (flower.bracts === undefined && flower.stamens === undefined)
    packedBall(sketch, paint, centre, radius, "open");
  else if (flower.bracts === undefined && flower.size_cm >= 2) radiating(sketch, paint, centre, radius);
  else if (flower.size_cm < 2 && flower.stamens !== undefined) fluffy(sketch, paint, centre, radius);
  else paperyHead(sketch, paint, centre, radius);
};

/** Threads from a knob of small flowers: those behind in shade, each with its anther, no two of one length. */
const fluffy = (sketch: Sketch, { tone }: FlowerPaint, centre: Point, radius: number): void => {
  const { random } = sketch;
  const pale = brightness(tone.mid) > 0.8;
  const core = toneOf(mix(tone.mid, "#8fa65c", 0.6));
  const fine = radius > 26;
  const thread = (far: number): Point[] => {
    const turn = random.between(0, Math.PI * 2);
    // Threads that come towards the viewer look shorter and begin further in.
    const reach = radius * lerp(0.5, 1, Math.sqrt(far)) * random.between(0.9, 1.06);
    return [
      polar(centre, turn, radius * 0.2 * far),
      polar(centre, turn + random.around(0, 0.08), reach * 0.62),
      polar(centre, turn + random.around(0, 0.14), reach),
    ];
  };
  const set = (count: number, from: number, to: number): Point[][] =>
    Array.from({ length: count }, () => thread(random.between(from, to)));
  const ends = (threads: Point[][]): Point[] => threads.map((each) => each.at(-1) ?? centre);
  const many = fine ? 1 : 0.66;
  const [back, middle, front] = [
    set(Math.round(64 * many), 0.7, 1),
    set(Math.round(54 * many), 0.4, 1),
    set(Math.round(34 * many), 0.05, 0.6),
  ];
  const width = fine ? 1 : 0.6;
  sketch.occupy(ring(centre, () => radius * 0.85, 10));
  // The shade between so many threads makes them a ball; it fades towards their ends.
  const deep = pale ? mix(tone.dark, "#8f9670", 0.5) : mix(tone.mid, tone.dark, 0.4);
  const fog = sketch.page.define(
    `fog ${deep}`,
    (name) =>
      `<radialGradient id="${name}"><stop offset=".2" stop-color="${deep}" stop-opacity=".85"/><stop offset=".7" stop-color="${deep}" stop-opacity=".45"/><stop offset="1" stop-color="${deep}" stop-opacity="0"/></radialGradient>`,
  );
  sketch.patches([ring(centre, () => radius * 0.92, 20)], { fill: `url(#${fog})` });
  sketch.lines(back, mix(tone.dark, tone.mid, pale ? 0.1 : 0.35), width, { opacity: 0.85 });
  sketch.dots(ends(back), mix(tone.dark, tone.ink, 0.3), fine ? 1.7 : 1.1);
  sketch.patches([ring(centre, (a) => radius * (0.3 + 0.02 * Math.cos(a * 7)), 20)], {
    fill: core.dark,
    opacity: 0.5,
  });
  if (pale) sketch.lines(middle, tone.ink, width + 0.5, { opacity: 0.4 });
  sketch.lines(middle, mix(tone.mid, tone.dark, pale ? 0 : 0.12), width);
  sketch.dots(
    Array.from({ length: 16 }, (_, i) => polar(centre, i * 2.4, radius * 0.26 * Math.sqrt((i + 0.5) / 16))),
    core.mid,
    radius * 0.1,
  );
  if (pale) sketch.lines(front, tone.ink, width + 0.4, { opacity: 0.35 });
  sketch.lines(front, mix(tone.light, tone.pale, 0.4), width * 0.9);
  const heads = [...ends(middle), ...ends(front)];
  sketch.dots(heads, mix(tone.ink, tone.mid, 0.3), fine ? 2 : 1.3, { opacity: 0.8 });
  sketch.dots(heads, pale ? "#e3c565" : mix(tone.pale, "#fff6dc", 0.4), fine ? 1.4 : 0.9);
};

/** Long tubular florets in all directions, each with small lobes and a style (cat's claw). */
const radiating = (sketch: Sketch, paint: FlowerPaint, centre: Point, radius: number): void => {
  const { tone } = paint;
  const { random } = sketch;
  const count = radius > 40 ? 34 : 22;
  const rays = Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2 + random.around(0, 0.06);
    return { angle, reach: radius * random.between(0.74, 0.84) };
  });
  // The styles reach beyond the florets.
  const styles = rays.map(({ angle, reach }): Point[] => [
    polar(centre, angle, reach * 0.8),
    polar(centre, angle + 0.02, reach + radius * 0.22),
  ]);
  sketch.lines(styles, tone.ink, 1.1, { opacity: 0.6 });
  sketch.dots(
    styles.map((style) => style.at(-1) ?? centre),
    paint.stamen,
    Math.max(1.4, radius * 0.055),
  );
  const width = Math.max(1.4, radius * 0.055);
  const tube = ({ angle, reach }: { angle: number; reach: number }, from: number): Point[] => [
    polar(polar(centre, angle, radius * from), angle + Math.PI / 2, width * 0.5),
    polar(polar(centre, angle, reach * 0.86), angle + Math.PI / 2, width * 0.6),
    polar(polar(centre, angle, reach * 1.04), angle + Math.PI / 2, width * 1.5),
    polar(centre, angle, reach * 0.97),
    polar(polar(centre, angle, reach * 1.04), angle - Math.PI / 2, width * 1.5),
    polar(polar(centre, angle, reach * 0.86), angle - Math.PI / 2, width * 0.6),
    polar(polar(centre, angle, radius * from), angle - Math.PI / 2, width * 0.5),
  ];
  const ink = { stroke: tone.ink, "stroke-width": radius > 40 ? 0.7 : 0.5 };
  sketch.patches(
    rays.map((ray) => tube(ray, 0.1)),
    { fill: tone.mid, ...ink },
    false,
  );
  // A second, shorter ring points towards the viewer.
  sketch.patches(
    rays
      .filter((_, i) => i % 2 === 0)
      .map(({ angle, reach }) => tube({ angle: angle + 0.12, reach: reach * 0.62 }, 0.05)),
    { fill: tone.light, ...ink },
    false,
  );
  sketch.dots(
    steps(9).map((t) => polar(centre, t * 31, radius * 0.24 * Math.sqrt(t))),
    paint.stamen,
    Math.max(1.6, radius * 0.08),
  );
};
