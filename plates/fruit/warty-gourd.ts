// Corilla: pointed at both ends, rows of blunt warts between long ridges; ripe, it splits from its tip into three valves that
// roll back from the red seeds.
import {
  along,
  arc,
  degrees,
  ellipse,
  lerp,
  type Point,
  type Polyline,
  ribbon,
  steps,
  through,
} from "../drawing/geometry.ts";
import { mix, type Tone, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash, roundWash } from "../drawing/wash.ts";
import { onBody } from "./body.ts";
import { type FruitTraits, fruitPaint } from "./traits.ts";

export const bitterMelon = (sketch: Sketch, fruit: FruitTraits, L: number, ripe: boolean): void => {
  const { tone, accent } = fruitPaint(fruit, ripe);
  if (ripe) burst(sketch, tone, toneOf(accent?.mid ?? "scarlet"), L, L * (fruit.width ?? 0.4) * 1.2);
  else closed(sketch, tone, L, L * (fruit.width ?? 0.4));
};

/** Ridges from end to end, and between them warts of every size. */
const rind = (sketch: Sketch, tone: Tone, L: number, on: (t: number, across: number) => Point): void => {
  const random = sketch.random.fork("rind");
  const ridges = [-0.86, -0.56, -0.2, 0.2, 0.56, 0.86];
  for (const across of ridges) {
    const ridge = steps(17).map((t) => on(t, across + 0.035 * Math.sin(t * 30 + across * 9)));
    sketch.lines([ridge.map(([x, y]): Point => [x + L * 0.01, y])], tone.dark, L * 0.016, { opacity: 0.5 });
    sketch.lines([ridge], mix(tone.light, tone.pale, 0.4), L * 0.015, { opacity: 0.8 });
  }
  const warts = [-0.71, -0.38, 0, 0.38, 0.71].flatMap((across, k) =>
    steps(15).map((t) => ({
      spot: on(
        lerp(0.04, 0.97, t) + (k % 2) * 0.03 + random.around(0, 0.014),
        across + random.around(0, 0.06),
      ),
      r: L * 0.021 * random.between(0.5, 1.15) * Math.sqrt(1.04 - across ** 2),
      turn: random.around(0, 0.6),
    })),
  );
  sketch.patches(
    warts.map(({ spot, r, turn }) => ellipse([spot[0] + r * 0.35, spot[1] + r * 0.4], r, r * 1.35, turn, 7)),
    { fill: tone.dark, opacity: 0.6 },
  );
  sketch.patches(
    warts.map(({ spot, r, turn }) => ellipse(spot, r * 0.9, r * 1.25, turn, 7)),
    { fill: mix(tone.light, tone.pale, 0.3), stroke: tone.ink, "stroke-width": 0.4, opacity: 0.9 },
  );
};

const closed = (sketch: Sketch, tone: Tone, L: number, width: number): void => {
  const body = {
    length: L,
    width,
    profile: (t: number) => Math.sin(Math.PI * t) ** 0.85 * (1 + 0.05 * Math.sin(t * 34)),
  };
  const edge = (side: 1 | -1): Point[] =>
    steps(24).map((t) => onBody(body, (1 - Math.cos(t * Math.PI)) / 2, side));
  sketch.body([...edge(-1), ...edge(1).reverse()], roundWash(sketch.page, tone), tone.ink, 1.3);
  rind(sketch, tone, L, (t, across) => onBody(body, lerp(0.05, 0.95, t), across));
};

/** The seeds sit in rows on the inner faces, each in its red flesh. */
const seedsAlong = (
  sketch: Sketch,
  red: Tone,
  line: Polyline,
  L: number,
  places: readonly number[],
): void => {
  for (const t of places) {
    const { point, angle } = along(line, t);
    sketch.body(
      ellipse(point, L * 0.052, L * 0.036, angle + 0.3, 11),
      roundWash(sketch.page, red),
      red.ink,
      0.8,
    );
  }
};

const burst = (sketch: Sketch, tone: Tone, red: Tone, L: number, W: number): void => {
  const inside = toneOf(mix(tone.light, "#fbe7a6", 0.6));
  const half = W / 2;
  // The valve at the back hangs straight down, and shows its inner face.
  const back = arc([0, L * 0.42], degrees(88), L * 0.5, 0.1, 0, 12);
  sketch.body(
    ribbon(back, (t) => W * 0.6 * (1 - t ** 2.4) ** 0.7 + 1),
    flatWash(sketch.page, inside),
    tone.ink,
    1,
  );
  seedsAlong(sketch, red, back, L, [0.3, 0.46, 0.62, 0.78]);
  // The two before it bend out to either side from the shoulder of the fruit.
  const valve = (side: 1 | -1) => {
    const outer = through(
      [
        [side * half * 0.94, L * 0.36],
        [side * half * 1.04, L * 0.5],
        [side * half * 1.5, L * 0.64],
        [side * half * 2.3, L * 0.68],
        [side * half * 2.95, L * 0.6],
      ],
      5,
    );
    const inner = through(
      [
        [side * half * 0.04, L * 0.46],
        [side * half * 0.36, L * 0.68],
        [side * half * 1.1, L * 0.83],
        [side * half * 2.1, L * 0.8],
        [side * half * 2.95, L * 0.6],
      ],
      5,
    );
    return { outer, inner };
  };
  for (const side of [-1, 1] as const) {
    const { outer, inner } = valve(side);
    sketch.body([...outer, ...[...inner].reverse()], flatWash(sketch.page, tone), tone.ink, 1.1);
    // Its inner face comes into view where it turns over.
    const face = inner.map((point, i): Point => {
      const t = i / (inner.length - 1);
      const [x, y] = outer[i] ?? point;
      const share = 0.84 * Math.min(1, t * 2.2);
      return [lerp(point[0], x, share), lerp(point[1], y, share)];
    });
    sketch.body([...inner, ...face.reverse()], flatWash(sketch.page, inside), tone.ink, 0.7);
    const middle = inner.map(([x, y], i): Point => {
      const [ox, oy] = outer[i] ?? [x, y];
      return [lerp(x, ox, 0.42), lerp(y, oy, 0.42)];
    });
    seedsAlong(sketch, red, middle, L, [0.5, 0.68, 0.84]);
  }
  const profile = (t: number): number => Math.sin((Math.PI / 2) * Math.min(1, t / 0.36)) ** 0.85;
  const onShoulder = (t: number, across: number): Point => [
    across * half * profile(t * 0.36) * 0.97,
    t * L * lerp(0.46, 0.38, Math.abs(across)),
  ];
  const rim: Point[] = [-1, -0.6, -0.2, 0, 0.2, 0.6, 1].map((across) => onShoulder(1, across));
  const shoulder = [
    ...steps(14).map((t) => onShoulder(t, -1)),
    ...rim.slice(1, -1),
    ...steps(14)
      .map((t) => onShoulder(t, 1))
      .reverse(),
  ];
  // No edge parts it from its valves.
  sketch.fill(shoulder, { fill: flatWash(sketch.page, tone) });
  for (const side of [-1, 1])
    sketch.line(
      steps(14).map((t) => onShoulder(t, side)),
      tone.ink,
      1.2,
    );
  rind(sketch, tone, L * 0.8, (t, across) => onShoulder(lerp(0.08, 1.12, t), across));
};
