// The pod of the tamarind, hanging from the origin: a brittle shell over a few thick joints of pulp, curved, blunt, scurfy.
import { along, arc, degrees, down, ellipse, lerp, type Point, polar, steps } from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { lightGlaze, litWash } from "../drawing/wash.ts";
import { type FruitTraits, fruitPaint } from "./traits.ts";

export const tamarind = (sketch: Sketch, fruit: FruitTraits, length: number, ripe: boolean): void => {
  const { random } = sketch;
  const { tone } = fruitPaint(fruit, ripe);
  const width = length * (fruit.width ?? 0.2) * 1.1;
  const sway = random.chance(0.5) ? 1 : -1;
  const line = arc([0, 0], down - sway * degrees(26), length * 0.98, sway * degrees(54), 0, 22);
  // No two joints are equally long, and one of them has often withered.
  const joints = 4;
  const ends: number[] = [0];
  for (let i = 0; i < joints; i++) ends.push((ends[i] ?? 0) + random.between(0.8, 1.2));
  const total = ends[joints] ?? 1;
  const marks = ends.map((each) => each / total);
  const withered = random.chance(0.6) ? Math.floor(random.between(0, joints)) : -1;
  const swell = (t: number, deep: number): number => {
    const next = marks.findIndex((mark) => mark > t);
    const i = next < 1 ? joints - 1 : next - 1;
    const [from, to] = [marks[i] ?? 0, marks[i + 1] ?? 1];
    const inside = Math.max(0, Math.sin(((t - from) / (to - from)) * Math.PI));
    return (1 - deep + deep * inside ** 0.7) * (i === withered ? lerp(1, 0.84, inside) : 1);
  };
  const taper = (t: number): number => (1 - Math.abs(2 * t - 1) ** 5) ** 0.6;
  // The outer seam bulges over the joints, the inner one is nearly even.
  const on = (t: number, across: number): Point => {
    const { point, angle } = along(line, t);
    const outer = Math.sign(across) === -sway;
    const half = Math.max(0.8, (width / 2) * taper(t) * swell(t, outer ? 0.26 : 0.13));
    return polar(point, angle + Math.PI / 2, across * half);
  };
  const places = steps(34).map((s) => (1 - Math.cos(s * Math.PI)) / 2);
  const bank = (across: number, from = 0.04, to = 0.96): Point[] =>
    steps(22).map((s) => on(lerp(from, to, s), across));
  const end = along(line, 1);
  const beak = polar(end.point, end.angle - sway * 0.5, width * 0.14);
  const { point: middle, angle: heading } = along(line, 0.5);
  const weight = length > 40 ? 1.1 : 0.8;
  sketch.body(
    [...places.map((t) => on(t, -1)), beak, beak, ...places.map((t) => on(t, 1)).reverse()],
    litWash(
      sketch.page,
      [mix(tone.light, tone.mid, 0.3), tone.mid, mix(tone.dark, tone.mid, 0.25)],
      polar(middle, heading + Math.PI / 2, width * 0.5),
      polar(middle, heading - Math.PI / 2, width * 0.5),
    ),
    tone.ink,
    weight,
    true,
    lightGlaze(sketch.page, tone),
  );
  if (length < 26) return;
  // Each joint is round: shade in the waists, a dull light on its shoulder.
  sketch.patches(
    marks
      .slice(1, -1)
      .map((t) => [
        on(t - 0.035, -0.96),
        on(t - 0.01, 0),
        on(t - 0.03, 0.96),
        on(t + 0.035, 0.96),
        on(t + 0.015, 0),
        on(t + 0.03, -0.96),
      ]),
    { fill: tone.dark, opacity: 0.42 },
  );
  sketch.patches(
    marks.slice(0, -1).map((from, i) => {
      const t = lerp(from, marks[i + 1] ?? 1, 0.48);
      const { angle } = along(line, t);
      return ellipse(on(t, 0.3), length * 0.085, width * 0.13, angle, 12);
    }),
    { fill: mix(tone.light, tone.pale, 0.4), opacity: 0.5 },
  );
  sketch.patches([[...bank(-0.96), ...bank(-0.5).reverse()]], { fill: tone.dark, opacity: 0.3 });
  // The seams, and fine lines along the shell.
  sketch.lines([bank(0.86), bank(-0.84)], tone.ink, 0.7, { opacity: 0.55 });
  sketch.lines(
    [-0.5, -0.2, 0.1, 0.55].map((across) =>
      bank(across, random.between(0.06, 0.2), random.between(0.7, 0.92)),
    ),
    tone.dark,
    0.5,
    { opacity: 0.4 },
  );
  // Scurf: brown grains, paler ones among them.
  const grains = Array.from({ length: Math.round(length * 1.1) }, () =>
    on(random.between(0.05, 0.95), random.between(-0.9, 0.9)),
  );
  sketch.dots(grains, tone.dark, Math.max(0.8, width * 0.045), { opacity: 0.5 });
  sketch.dots(
    grains.filter((_, i) => i % 3 === 0).map(([x, y]): Point => [x + width * 0.05, y - width * 0.03]),
    toneOf(mix(tone.mid, "#c9a878", 0.6)).light,
    Math.max(0.7, width * 0.04),
    { opacity: 0.7 },
  );
};
