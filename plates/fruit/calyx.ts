// What the flower leaves on its fruit: sepals around the stalk, a cup, a fleshy disc, or a crown at the free end.
import { arc, at, clamp, degrees, ellipse, lerp, type Point, steps } from "../drawing/geometry.ts";
import { brightness, mix, type Tone, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash } from "../drawing/wash.ts";
import { type Body, onBody } from "./body.ts";
import type { FruitPaint, FruitTraits } from "./traits.ts";

/** The fruits which usually keep small sepals at the stalk; others keep none unless the traits say so. */
const usual: Partial<Record<FruitTraits["form"], FruitTraits["calyx"]>> = {
  berry: "lobes",
  capsule: "lobes",
  drupe: "lobes",
  olive: "lobes",
  citrus: "lobes",
  apple: "lobes",
  "lobed-cherry": "lobes",
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

/** Four or five sepals that spread over the shoulder of the fruit, seen from the side. */
const lobes = (sketch: Sketch, body: Body, tone: Tone, share: number): void => {
  const w = body.width * 0.3 * share;
  const high = body.length * 0.05 * share;
  const lobe = (x: number, wide: number, far: number): Point[] => [
    [x * w * 0.3 - wide * 0.5, high * 0.1],
    [x * w * 0.75 - wide * 0.55, high + far * 0.4],
    [x * w * 1.18, high + far],
    [x * w * 1.18, high + far],
    [x * w * 0.75 + wide * 0.55, high + far * 0.4],
    [x * w * 0.3 + wide * 0.5, high * 0.1],
  ];
  const own = sketch.random.fork(`calyx ${sketch.page.parts.size}`);
  for (const x of [-0.95, 0.92, -0.42, 0.48, 0.04]) {
    const far = high * lerp(2.6, 1.7, Math.abs(x)) * own.between(0.85, 1.15);
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

/** The disc of the flower within the ring that its calyx left. */
const scar = (sketch: Sketch, body: Body, skin: Tone): void => {
  const [x, y] = onBody(body, 0.955, 0.05);
  const wide = Math.max(body.width * 0.15, 2);
  const ring = (share: number): Point[] => ellipse([x, y], wide * share, wide * 0.5 * share, 0, 12);
  sketch.body(ring(1), mix(skin.mid, "#6f5a34", 0.5), skin.ink, body.length > 40 ? 0.9 : 0.5);
  sketch.fill(ring(0.62), { fill: mix(skin.dark, "#3f2c1c", 0.5) });
  sketch.dots([[x, y]], mix(skin.pale, "#c9b27a", 0.5), Math.max(0.8, wide * 0.22));
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
      lobes(
        sketch,
        body,
        sepals,
        // That of a citrus is hardly more than the end of its stalk.
        clamp((1.6 / fruit.length_cm) ** 0.5, 0.42, 1) * (fruit.form === "citrus" ? 0.62 : 1),
      );
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
    case "crown":
      crown(sketch, body, paint.tone);
      return;
    case "scar":
      scar(sketch, body, paint.tone);
      return;
    case "moss":
      moss(sketch, body, toneOf("#8aa650"));
      return;
    case "none":
      return;
  }
};
