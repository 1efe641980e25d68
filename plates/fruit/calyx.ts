// What the flower leaves on its fruit: sepals or a withered plate around the stalk, a cup, a
// fleshy disc, or a crown or a scar at the free end.
import { arc, at, clamp, degrees, ellipse, lerp, type Point, steps } from "../drawing/geometry.ts";
import { brightness, mix, type Tone, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash } from "../drawing/wash.ts";
import { type Body, onBody } from "./body.ts";
import { incurvedCalyx } from "./incurved-calyx.ts";
import { lobedCap } from "./lobed-cap.ts";
import type { FruitPaint, FruitTraits } from "./traits.ts";

/** The fruits which usually keep small sepals at the stalk; others keep none unless the traits say so. */
const usual: Partial<Record<FruitTraits["form"], FruitTraits["calyx"]>> = {
  berry: "lobes",
  capsule: "lobes",
  drupe: "button",
  olive: "button",
  citrus: "button",
  apple: "button",
  "lobed-cherry": "button",
  crowned: "crown",
  "palm-fruit": "cup",
  "scaly-fruit": "cup",
};

export const calyxOf = (fruit: FruitTraits): NonNullable<FruitTraits["calyx"]> =>
  fruit.calyx ?? usual[fruit.form] ?? "none";

/** The colour of the sepals: green, or brown where the fruit itself is dry. */
const sepalTone = (fruit: FruitTraits, paint: FruitPaint, ripe: boolean): Tone =>
  toneOf(
    fruit.form === "capsule" && ripe
      ? mix(paint.tone.mid, "#8f9a58", 0.5)
      : ripe && brightness(paint.tone.mid) < 0.3
        ? "#83814c"
        : "#7f9a4d",
  );

/** Blunt sepals that lie on the shoulder of the fruit, seen from the side. */
const lobes = (sketch: Sketch, body: Body, tone: Tone, share: number): void => {
  const w = body.width * 0.26 * share;
  const high = body.length * 0.045 * share;
  const lobe = (x: number, wide: number, far: number): Point[] => [
    [x * w * 0.3 - wide * 0.5, high * 0.1],
    [x * w * 0.75 - wide * 0.62, high + far * 0.42],
    [x * w * 1.12 - wide * 0.3, high + far * 0.92],
    [x * w * 1.18 + wide * 0.06, high + far * 1.04],
    [x * w * 1.08 + wide * 0.34, high + far * 0.86],
    [x * w * 0.75 + wide * 0.62, high + far * 0.42],
    [x * w * 0.3 + wide * 0.5, high * 0.1],
  ];
  const own = sketch.random.fork(`calyx ${sketch.page.parts.size}`);
  for (const x of [-0.95, 0.92, -0.42, 0.48, 0.04]) {
    const far = high * lerp(2.2, 1.3, Math.abs(x)) * own.between(0.85, 1.15);
    sketch.body(lobe(x, w * 0.46, far), tone.mid, tone.ink, body.length > 50 ? 0.8 : 0.6);
  }
  sketch.patches(
    [
      [
        [-w * 0.24, high * 0.5],
        [0, -high * 0.2],
        [w * 0.24, high * 0.5],
        [0, high * 1.1],
      ],
    ],
    { fill: tone.dark, opacity: 0.6 },
  );
};

/** The withered calyx of a fruit that outgrew it: a small scalloped plate around the stalk, seen from the side. */
const button = (sketch: Sketch, body: Body, tone: Tone, share: number): void => {
  const half = Math.max(1.6, body.width * 0.15 * share);
  const y = body.length * 0.012;
  const brownish = toneOf(mix(tone.mid, "#8a7a48", 0.4));
  const plate = steps(19).map((t): Point => {
    const angle = t * Math.PI * 2;
    const scallop = 1 - 0.16 * Math.abs(Math.sin(angle * 2.5));
    return [Math.cos(angle) * half * scallop, y + Math.sin(angle) * half * 0.34 * scallop];
  });
  sketch.body(plate, brownish.mid, brownish.ink, body.length > 50 ? 0.8 : 0.5);
  if (body.length > 40)
    sketch.patches([ellipse([0, y - half * 0.05], half * 0.42, half * 0.13)], {
      fill: brownish.dark,
      opacity: 0.7,
    });
};

/** The scar of the flower at the free end: a low rim around a shallow dish. */
const ring = (sketch: Sketch, body: Body, skin: Tone): void => {
  const [x, y] = onBody(body, 0.975, 0);
  const half = Math.max(1.8, body.width * 0.13);
  const high = half * 0.42;
  sketch.body(
    [
      [x - half * 1.15, y - high * 0.7],
      [x - half, y + high * 0.5],
      [x - half * 0.5, y + high],
      [x + half * 0.5, y + high],
      [x + half, y + high * 0.5],
      [x + half * 1.15, y - high * 0.7],
    ],
    mix(skin.mid, skin.dark, 0.45),
    skin.ink,
    body.length > 40 ? 0.8 : 0.5,
  );
  sketch.patches([ellipse([x, y + high * 0.62], half * 0.7, high * 0.34)], { fill: skin.ink, opacity: 0.75 });
};

/** What is left of the styles at the free end: a short neck and five withered rays. */
const styles = (sketch: Sketch, body: Body, skin: Tone): void => {
  const [x, y] = onBody(body, 0.975, 0);
  const long = Math.max(body.length * 0.16, 4.5);
  const wide = long * 0.2;
  const dry = toneOf(mix(skin.mid, "#7a6134", 0.6));
  const rays = [-1, 1, -0.5, 0.52, 0.04].map((side): Point[] => [
    [x + side * wide * 0.4 - wide * 0.32, y + long * 0.3],
    [x + side * long * 0.5, y + long * (0.62 - 0.08 * Math.abs(side))],
    [x + side * long * 0.66, y + long * (1 - 0.36 * Math.abs(side))],
    [x + side * long * 0.42 + wide * 0.3, y + long * (0.66 - 0.08 * Math.abs(side))],
    [x + side * wide * 0.4 + wide * 0.32, y + long * 0.3],
  ]);
  for (const ray of rays) sketch.body(ray, dry.mid, dry.ink, body.length > 50 ? 0.7 : 0.5);
  sketch.body(
    [
      [x - wide * 1.3, y - long * 0.1],
      [x - wide * 0.7, y + long * 0.34],
      [x + wide * 0.7, y + long * 0.34],
      [x + wide * 1.3, y - long * 0.1],
    ],
    mix(skin.mid, skin.dark, 0.4),
    skin.ink,
    0.6,
  );
};

/** A cup that holds the upper part of the fruit; `fleshy` is broader and swollen, with a rim of its own. */
const cup = (sketch: Sketch, body: Body, tone: Tone, fleshy: boolean, shallow = false): void => {
  const deep = fleshy ? 0.1 : shallow ? 0.09 : 0.2;
  const out = fleshy ? 1.12 : 1.04;
  const wide = body.profile(deep) * (body.width / 2) * out;
  const rim = steps(9).map((t): Point => {
    const x = lerp(-1, 1, t);
    return [x * wide, body.length * (deep + 0.045 * (1 - x * x))];
  });
  sketch.body(
    [
      [-wide * 0.2, -body.length * 0.05],
      [-wide * 0.78, body.length * deep * 0.16],
      [-wide * 1.02, body.length * deep * 0.7],
      ...rim,
      [wide * 1.02, body.length * deep * 0.7],
      [wide * 0.78, body.length * deep * 0.16],
      [wide * 0.2, -body.length * 0.05],
    ],
    flatWash(sketch.page, tone),
    tone.ink,
    body.length > 40 ? 1 : 0.7,
  );
  sketch.lines(
    [rim.map(([x, y]): Point => [x, y - body.length * 0.02])],
    tone.pale,
    Math.max(0.7, body.length * 0.014),
    {
      opacity: 0.6,
    },
  );
};

/** The calyx that stays around a capsule and has grown with it: more than half of it, in a cup with five long teeth. */
const sheath = (sketch: Sketch, body: Body, tone: Tone): void => {
  const rim = 0.5;
  const half = (t: number): number =>
    body.profile(Math.max(t, 0.05)) * (body.width / 2) * 1.1 + body.width * 0.03;
  const on = (t: number, across: number): Point => [across * half(t), t * body.length];
  const weight = body.length > 40 ? 1 : 0.7;
  const edge = (side: number): Point[] => steps(8).map((t) => on(lerp(-0.02, rim, t), side));
  const teeth = [-1, -0.5, 0, 0.5, 1].flatMap((across, i): Point[] => {
    const bay = on(rim + 0.02, across + 0.25);
    const tip: Point = [across * half(0.74) * 1.06, body.length * (0.8 + 0.03 * (i % 2))];
    return across < 1 ? [tip, tip, bay, bay] : [tip, tip];
  });
  sketch.body([...edge(-1), ...teeth, ...edge(1).reverse()], flatWash(sketch.page, tone), tone.ink, weight);
  if (body.length < 30) return;
  const veins = [-0.72, -0.36, 0, 0.36, 0.72].map((across) =>
    steps(5).map((t) => on(lerp(0.06, 0.62, t), across)),
  );
  sketch.lines(veins, tone.ink, weight * 0.7, { opacity: 0.55 });
};

/** The sepals around the scar of the flower at the free end, grown out of the skin of the fruit. */
const crown = (sketch: Sketch, body: Body, skin: Tone): void => {
  const wide = Math.max(body.width * 0.17, 2.4);
  const tall = Math.max(body.length * 0.13, 3);
  const deep = 0.955;
  const [x, y] = onBody(body, deep, 0);
  const green = toneOf(mix(skin.mid, "#6f7a3c", 0.4));
  // The neck is one piece with the fruit, whose tone it has; its sides run out into the skin.
  const neck: Point[] = [
    [x - wide * 1.5, y - body.length * 0.03],
    [x - wide * 0.86, y + tall * 0.3],
    [x - wide, y + tall * 0.62],
    [x + wide, y + tall * 0.62],
    [x + wide * 0.86, y + tall * 0.3],
    [x + wide * 1.5, y - body.length * 0.03],
  ];
  sketch.fill(neck, { fill: mix(skin.mid, skin.dark, 0.5) });
  sketch.lines([neck.slice(0, 3), neck.slice(3)], skin.ink, body.length > 40 ? 1 : 0.6, { opacity: 0.8 });
  const sepal = (side: number, back: boolean): Point[] => {
    const foot = x + side * wide * 0.78;
    const tip: Point = [x + side * wide * 1.75, y + tall * (back ? 1.05 : 1.35 - 0.25 * Math.abs(side))];
    return [[foot - wide * 0.42, y + tall * 0.5], tip, tip, [foot + wide * 0.42, y + tall * 0.5]];
  };
  const weight = body.length > 40 ? 0.8 : 0.5;
  for (const side of [-0.5, 0.55]) sketch.body(sepal(side, true), green.dark, green.ink, weight);
  sketch.patches(
    [
      [
        [x - wide, y + tall * 0.58],
        [x, y + tall * 0.42],
        [x + wide, y + tall * 0.58],
        [x, y + tall * 0.8],
      ],
    ],
    {
      fill: skin.ink,
      opacity: 0.7,
    },
  );
  for (const side of [-1, 1, 0.04]) sketch.body(sepal(side, false), green.mid, green.ink, weight);
};

/** Feathery bracts that wrap the fruit like moss: threads that fork and fork again, each tip a sticky bead. */
const moss = (sketch: Sketch, body: Body, tone: Tone): void => {
  const own = sketch.random.fork(`moss ${sketch.page.parts.size}`);
  const threads: Point[][] = [];
  const grow = (from: Point, angle: number, length: number, order: number): void => {
    const line = arc(from, angle, length, own.around(0, 0.5), 0, 5);
    threads.push(line);
    if (order === 0) return;
    for (const [t, turn] of [
      [1, 0.7],
      [2, -0.75],
      [3, 0.6],
      [3, -0.6],
    ] as const)
      grow(
        line[t] ?? from,
        angle + turn * own.between(0.8, 1.2),
        length * (order === 2 ? 0.42 : 0.4),
        order - 1,
      );
  };
  for (const across of [-1, -0.78, -0.56, -0.34, -0.12, 0.1, 0.32, 0.54, 0.76, 0.98])
    grow(
      [across * body.width * 0.3, body.length * 0.02],
      degrees(90) - across * 0.6,
      body.length * lerp(0.94, 0.62, Math.abs(across)) * own.between(0.85, 1.1),
      2,
    );
  const fine = body.length > 60;
  sketch.lines(threads, tone.ink, fine ? 1.6 : 1, { opacity: 0.75 });
  sketch.lines(threads, tone.light, fine ? 0.9 : 0.5);
  if (fine)
    sketch.dots(
      threads.map((line) => at(line, -1)),
      mix(tone.light, "#e8d98a", 0.4),
      2,
    );
};

/** Draws it on a fruit that hangs from the origin. */
export const drawCalyx = (
  sketch: Sketch,
  fruit: FruitTraits,
  paint: FruitPaint,
  body: Body,
  ripe: boolean,
): void => {
  if (body.length < 15) return;
  const sepals = sepalTone(fruit, paint, ripe);
  switch (calyxOf(fruit)) {
    case "lobes":
      // Sepals hardly grow with their fruit: on a large one they are small.
      lobes(sketch, body, sepals, clamp((1.6 / fruit.length_cm) ** 0.5, 0.42, 1));
      return;
    case "cup":
      // The cup of a laurel is deep, that of a palm hardly more than a rim.
      cup(
        sketch,
        body,
        toneOf(mix(sepals.mid, "#9a8152", 0.45)),
        false,
        fruit.form === "palm-fruit" || fruit.form === "scaly-fruit",
      );
      return;
    case "disc":
      cup(sketch, body, paint.accent ?? sepals, true);
      return;
    case "button":
      button(sketch, body, sepals, clamp((4 / fruit.length_cm) ** 0.4, 0.6, 1.2));
      return;
    case "ring":
      ring(sketch, body, paint.tone);
      return;
    case "styles":
      lobes(sketch, body, sepals, clamp((1.6 / fruit.length_cm) ** 0.5, 0.42, 1));
      styles(sketch, body, paint.tone);
      return;
    case "crown":
      crown(sketch, body, paint.tone);
      return;
    case "incurved":
      incurvedCalyx(sketch, body, paint.tone);
      return;
    case "cap":
      lobedCap(sketch, body, paint.tone);
      return;
    case "sheath":
      sheath(sketch, body, sepals);
      return;
    case "moss":
      moss(sketch, body, toneOf("#8aa650"));
      return;
    case "none":
      return;
  }
};
