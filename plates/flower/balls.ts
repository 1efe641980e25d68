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

/** Long tubular florets all over a ball, those towards the reader foreshortened, each with its lobes and a style (cat's claw). */
const radiating = (sketch: Sketch, paint: FlowerPaint, centre: Point, radius: number): void => {
  const { tone } = paint;
  const { random } = sketch;
  const count = radius > 40 ? 60 : 40;
  sketch.occupy(ring(centre, () => radius * 0.85, 10));
  sketch.body(
    ring(centre, () => radius * 0.52, 24),
    mix(tone.mid, tone.dark, 0.7),
    tone.ink,
    0.6,
  );
  // Over the half of the ball that is seen, from its edge to its middle; `out` is the share of its length that is seen.
  for (const [i, s] of steps(count).entries()) {
    const out = Math.sin(Math.acos(s * 0.97));
    const angle = i * 2.4 + random.around(0, 0.1);
    const tip = polar(centre, angle, radius * 0.82 * out * random.between(0.95, 1.04));
    const foot = polar(centre, angle, radius * 0.34 * out);
    // The light comes from above on the left.
    const lit = 0.5 - 0.5 * Math.cos(angle - Math.PI / 4) * out;
    const side = (at: Point, wide: number): Point => polar(at, angle + Math.PI / 2, radius * wide);
    const style = polar(centre, angle, radius * (0.82 * out + 0.22 * Math.max(out, 0.3)));
    sketch.lines([[tip, style]], mix(tone.ink, paint.stamen, 0.3), Math.max(0.6, radius * 0.014), {
      opacity: 0.8,
    });
    sketch.patches(
      [[side(foot, 0.028), side(tip, 0.042), side(tip, -0.042), side(foot, -0.028)]],
      {
        fill: mix(mix(tone.dark, tone.mid, 0.3), tone.light, lit * 0.8),
        stroke: tone.ink,
        "stroke-width": 0.3,
      },
      false,
    );
    // Five lobes, seen the more from the side the nearer the edge.
    const turn = random.next() * 2;
    const face = 1 - 0.55 * out ** 2;
    const limb = ring([0, 0], (a) => radius * (0.1 + 0.036 * Math.cos(5 * a + turn)), 20).map(
      ([x, y]): Point => {
        const [along, across] = [x * face, y];
        return [
          tip[0] + along * Math.cos(angle) - across * Math.sin(angle),
          tip[1] + along * Math.sin(angle) + across * Math.cos(angle),
        ];
      },
    );
    sketch.patches([limb], {
      fill: mix(tone.mid, mix(tone.light, "#ffd38a", 0.3), lit),
      stroke: mix(tone.dark, tone.ink, 0.4),
      "stroke-width": 0.45,
    });
    sketch.dots([polar(tip, angle, radius * 0.02)], mix(tone.dark, tone.ink, 0.3), radius * 0.05);
    sketch.dots([style], paint.stamen, Math.max(1, radius * 0.045));
  }
};
