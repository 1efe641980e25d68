// The flat pods of the bean family: two valves between thick seams, over which each seed raises the wall. Hanging from the
// origin; a ripe one parts along its lower seam.
import { along, arc, clamp, down, ellipse, lerp, type Point, polar, steps } from "../drawing/geometry.ts";
import { brightness, mix, type Tone, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { lightGlaze, litWash, roundWash } from "../drawing/wash.ts";
import type { FruitPaint, FruitTraits } from "./traits.ts";

type Opened = { seeds: number; length: number; width: number };

/** What an opened pod shows: the colour of its lining and of its seeds. */
const insideOf = (fruit: FruitTraits, tone: Tone, accent: Tone): { lining: Tone; seed: Tone } =>
  fruit.cut?.seeds === undefined
    ? { lining: toneOf(mix(tone.light, "#e9d7ae", 0.5)), seed: accent }
    : { lining: toneOf(fruit.cut.flesh), seed: toneOf(fruit.cut.seeds) };

/**
 * A pod whose bright seeds stay on the valves (crab's eyes): two boats that part from their common stalk and curl at their
 * tips, the seeds along the seam of each by turns.
 */
const openValves = (
  sketch: Sketch,
  tone: Tone,
  { lining: inner, seed }: { lining: Tone; seed: Tone },
  { seeds, length, width }: Opened,
): void => {
  const weight = length > 40 ? 1 : 0.7;
  const breadth = (t: number): number =>
    Math.max(0.8, width * 0.74 * Math.sin(lerp(0.05, 0.985, t ** 0.92) * Math.PI) ** 0.6);
  for (const side of [1, -1] as const) {
    // The further one is a little shorter, and turned away.
    const long = length * (side === 1 ? 0.94 : 1);
    const line = arc([side * width * 0.1, 0], down - side * 0.62, long, side * 0.98, 0, 18);
    const bank = (share: number): Point[] =>
      steps(15).map((t) => {
        const { point, angle } = along(line, t);
        return polar(point, angle + Math.PI / 2, share * side * breadth(t));
      });
    const end = along(line, 1);
    const tip = polar(end.point, end.angle + side * 0.9, length * 0.07);
    const [from, to] = [along(bank(-0.5), 0.5).point, along(bank(0.5), 0.5).point];
    // The outside shows as a rim along the back of the valve.
    sketch.body(
      [...bank(-0.6), tip, tip, ...bank(0.5).reverse()],
      side < 0 ? mix(tone.mid, tone.light, 0.3) : mix(tone.mid, tone.dark, 0.3),
      tone.ink,
      weight,
    );
    sketch.body(
      [...bank(-0.46), ...bank(0.5).reverse()],
      litWash(sketch.page, [mix(inner.dark, tone.mid, 0.35), inner.mid, inner.light], from, to),
      tone.ink,
      weight * 0.7,
    );
    sketch.patches([[...bank(-0.42), ...bank(-0.1).reverse()]], {
      fill: mix(inner.dark, tone.dark, 0.4),
      opacity: 0.4,
    });
    const own = steps(seeds)
      .map((_, i) => i)
      .filter((i) => (i % 2 === 0) === side < 0);
    for (const i of own) {
      const { point, angle } = along(line, lerp(0.2, 0.84, (i + 0.5) / seeds));
      const centre = polar(point, angle + Math.PI / 2, side * width * 0.12);
      const [rx, ry] = [Math.min((length / seeds) * 0.36, width * 0.32), width * 0.25];
      sketch.body(ellipse(centre, rx, ry, angle, 14), roundWash(sketch.page, seed), seed.ink, weight * 0.8);
      // The end at the seam, by which it is held, has the other colour: a cap, not an eye.
      const toSeam = angle + (side * Math.PI) / 2;
      const rim = ellipse(centre, rx * 0.98, ry * 0.98, angle, 26).filter(
        ([x, y]) => (x - centre[0]) * Math.cos(toSeam) + (y - centre[1]) * Math.sin(toSeam) > ry * 0.3,
      );
      sketch.fill(rim, { fill: brightness(seed.mid) > 0.5 ? "#3f64a8" : "#2a2022", opacity: 0.92 });
      sketch.dots([[centre[0] - rx * 0.3, centre[1] - ry * 0.35]], "#fff8ea", Math.max(0.8, rx * 0.28), {
        opacity: 0.85,
      });
    }
  }
};

export const flatPod = (
  sketch: Sketch,
  fruit: FruitTraits,
  paint: FruitPaint,
  length: number,
  ripe: boolean,
): void => {
  const { random } = sketch;
  const { tone } = paint;
  const share = fruit.width ?? 0.24;
  const width = Math.max(length * share, 4);
  // A broad one is a woody capsule that hides its few flat seeds; a very narrow one, of the trumpet vines, its many.
  const seeds = share > 0.42 || share <= 0.1 ? 0 : clamp(Math.round(0.95 / share), 3, 8);
  const sway = random.chance(0.5) ? 1 : -1;
  const bend = share > 0.3 ? 0.2 : 0.42;
  const line = arc([0, 0], down - (sway * bend) / 2, length * 0.94, sway * bend, 0, 20);
  const blunt = lerp(7, 2.8, clamp((share - 0.1) / 0.35, 0, 1));
  const half = (t: number): number => {
    const taper = (1 - Math.abs(2 * t - 1) ** blunt) ** 0.62;
    // It narrows into its stalk more slowly than towards its tip.
    return Math.max(0.8, (width / 2) * taper * Math.min(1, 0.3 + t * lerp(5, 2.6, clamp(share * 2, 0, 1))));
  };
  // The upper seam is nearly straight, the lower one bulges over the seeds.
  const reach = (side: number, t: number): number => {
    const upper = side === sway;
    const waves = seeds === 0 ? 0 : 0.035 * Math.cos((t * seeds - 0.5) * Math.PI * 2);
    return half(t) * (upper ? 0.9 : 1.08 + waves);
  };
  const on = (t: number, across: number): Point => {
    const { point, angle } = along(line, t);
    const side = across < 0 ? -1 : 1;
    return polar(point, angle + Math.PI / 2, across * reach(side, t));
  };
  const places = steps(23).map((s) => (1 - Math.cos(s * Math.PI)) / 2);
  const edge = (side: 1 | -1, out = 1): Point[] => places.map((t) => on(t, side * out));
  const end = along(line, 1);
  const beak = polar(end.point, end.angle + sway * 0.7, Math.min(width * 0.32, length * 0.06));
  const weight = length > 40 ? 1.1 : 0.8;
  if (ripe && seeds > 0 && paint.accent === undefined) {
    // Behind it the far valve has come away from the near one, pale within.
    const inner = mix(tone.light, "#ecdcae", 0.55);
    const away = -sway;
    sketch.body(
      [
        ...places.map((t) => on(t, 0)),
        beak,
        beak,
        ...places
          .map((t): Point => on(t, away * (1 + 0.42 * Math.sin(lerp(0.05, 0.8, t) * Math.PI) ** 2)))
          .reverse(),
      ],
      litWash(
        sketch.page,
        [mix(inner, tone.dark, 0.5), inner, mix(inner, tone.dark, 0.3)],
        [0, 0],
        end.point,
      ),
      tone.ink,
      weight * 0.8,
    );
  }
  if (ripe && paint.accent !== undefined) {
    openValves(sketch, paint.tone, insideOf(fruit, paint.tone, paint.accent), {
      seeds,
      length,
      width,
    });
    return;
  }
  const middle = along(line, 0.5);
  const [left, right] = [
    polar(middle.point, middle.angle + Math.PI / 2, width * 0.5),
    polar(middle.point, middle.angle - Math.PI / 2, width * 0.5),
  ];
  sketch.body(
    [...edge(-1), beak, beak, ...edge(1).reverse()],
    litWash(
      sketch.page,
      [mix(tone.light, tone.pale, 0.2), tone.mid, mix(tone.mid, tone.dark, 0.55)],
      left,
      right,
    ),
    tone.ink,
    weight,
    true,
    lightGlaze(sketch.page, tone),
  );
  if (width < 6) return;
  const within = (t: number): number => lerp(0.09, 0.93, t);
  const along14 = (across: number): Point[] => steps(14).map((t) => on(within(t), across));
  // Veins run aslant from the upper seam to the lower.
  sketch.lines(
    steps(seeds === 0 ? 16 : seeds * 3).map((t) => {
      const from = within(t) - 0.02;
      return [
        on(from, sway * 0.82),
        on(from + 0.025, sway * 0.2),
        on(from + 0.06, -sway * 0.5),
        on(from + 0.075, -sway * 0.8),
      ];
    }),
    mix(tone.ink, tone.dark, 0.4),
    0.45,
    { opacity: 0.35 },
  );
  for (const side of [-1, 1] as const) {
    sketch.lines([along14(side * 0.84)], tone.ink, Math.max(0.6, width * 0.02), { opacity: 0.6 });
    sketch.lines([along14(side * 0.92)], mix(tone.light, tone.pale, 0.5), Math.max(0.6, width * 0.035), {
      opacity: side === 1 ? 0.7 : 0.3,
    });
  }
  if (seeds === 0) {
    sketch.lines([along14(0.04)], tone.ink, Math.max(0.9, width * 0.02), { opacity: 0.7 });
    sketch.patches([[...along14(-0.7), ...along14(-0.25).reverse()]], { fill: tone.dark, opacity: 0.26 });
    return;
  }
  const step = (length * 0.82) / seeds;
  // Each seed raises the wall: a body of its own, lit like the pod, over the shade that it throws.
  const swell = (i: number, shift: number, grow: number): Point[] => {
    const t = within((i + 0.5) / seeds);
    const [x, y] = on(t, -sway * 0.06);
    return ellipse(
      [x + shift * width, y + shift * width],
      Math.min(step * 0.36, width * 0.36) * grow,
      half(t) * 0.64 * grow,
      along(line, t).angle + sway * 0.3,
      12,
    );
  };
  const all = steps(seeds).map((_, i) => i);
  sketch.patches(
    all.map((i) => swell(i, 0.035, 1.06)),
    { fill: tone.dark, opacity: 0.34 },
  );
  const raised = roundWash(sketch.page, { ...tone, pale: mix(tone.light, tone.pale, 0.2), ink: tone.dark });
  for (const i of all) sketch.fill(swell(i, 0, 1), { fill: raised, opacity: 0.62 });
};
