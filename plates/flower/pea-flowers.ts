// The butterfly flower of the peas: a standard, two wings and the keel between them, seen from several sides. The stalk's
// end lies at the origin, the flower opens along +x and is `size` long; its standard rises towards -y.
import { at, type Point, steps } from "../drawing/geometry.ts";
import { brightness, mix, type Tone, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import type { FlowerView } from "./flower.ts";
import type { FlowerPaint } from "./flower-paint.ts";
import { calyx, washedPetal } from "./petals.ts";
import type { FlowerTraits } from "./traits.ts";

type Outline = readonly (readonly [number, number])[];

type Pea = {
  sketch: Sketch;
  paint: FlowerPaint;
  size: number;
  keel: Tone;
  /** The wash of one petal. */
  petal: ReturnType<typeof washedPetal>;
  /** An outline in shares of the size, on the page. */
  on: (points: Outline) => Point[];
  /** Where the petals' feet lie in the shade of others, which is where they are deepest. */
  shade: (points: Outline, opacity?: number) => void;
};

/** The veins of a petal, fanning out from its foot to the points of its edge. */
const fan = ({ sketch, size, on, paint }: Pea, foot: readonly [number, number], ends: Outline): void => {
  if (size < 30) return;
  sketch.lines(
    ends.map(([x, y]) =>
      on([
        foot,
        // A vein leaves the foot close to the midline and bends outwards.
        [foot[0] + (x - foot[0]) * 0.45 + 0.02, foot[1] + (y - foot[1]) * 0.5],
        [foot[0] + (x - foot[0]) * 0.84, foot[1] + (y - foot[1]) * 0.84],
      ]),
    ),
    mix(paint.tone.ink, paint.tone.dark, 0.35),
    size > 60 ? 0.6 : 0.4,
    { opacity: 0.5 },
  );
};

/** The mark at the foot of the standard that shows bees the way: lines in the second colour. */
const guide = ({ sketch, paint, size, on }: Pea, foot: readonly [number, number], middle: number): void => {
  if (size < 24) return;
  const pale = brightness(paint.centre) > brightness(paint.tone.mid);
  const rays = steps(5).map((t) => (t - 0.5) * 2);
  sketch.patches(
    rays.map((way) => {
      const angle = middle + way * 0.62;
      const long = 0.34 - Math.abs(way) * 0.1;
      const [x, y] = foot;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      const half = 0.024;
      return on([
        [x, y],
        [x + c * long * 0.5 - s * half, y + s * long * 0.5 + c * half],
        [x + c * long, y + s * long],
        [x + c * long, y + s * long],
        [x + c * long * 0.5 + s * half, y + s * long * 0.5 - c * half],
      ]);
    }),
    { fill: paint.centre, opacity: pale ? 0.65 : 0.6 },
  );
};

/** From the side and a little from the front: the standard thrown back, the near wing over the keel. */
const fromAside = (pea: Pea, keelForm: FlowerTraits["keel"]): void => {
  const { paint, petal, shade, keel, sketch, on, size } = pea;
  const { tone } = paint;
  const far = {
    ...tone,
    light: tone.mid,
    mid: mix(tone.mid, tone.dark, 0.45),
    pale: mix(tone.light, tone.mid, 0.6),
  };
  const long = keelForm === "long";
  // Above long wings and keel the standard is a short hood; some have a narrow one.
  const [across, up] = long ? [0.62, 0.6] : keelForm === "narrow" ? [0.66, 0.92] : [1, 1];
  const held = (points: Outline): Outline =>
    points.map(([x, y]) => [0.26 + (x - 0.26) * across, -0.03 + (y + 0.03) * up]);
  // The far half of the standard, seen past the fold.
  petal(
    held([
      [0.25, -0.04],
      [0.36, -0.34],
      [0.42, -0.62],
      [0.42, -0.9],
      [0.56, -0.97],
      [0.73, -0.9],
      [0.82, -0.7],
      [0.76, -0.42],
      [0.54, -0.16],
      [0.36, -0.02],
    ]),
    tone,
    paint.centre,
    1,
  );
  fan(
    pea,
    [0.28, -0.06],
    held([
      [0.54, -0.92],
      [0.66, -0.86],
      [0.75, -0.72],
      [0.74, -0.54],
      [0.66, -0.36],
    ]),
  );
  guide(pea, [0.29, -0.06], -0.98);
  // Its near half turns away to the left, its rim rolled back.
  petal(
    held([
      [0.25, -0.02],
      [0.17, -0.24],
      [0.03, -0.46],
      [0.0, -0.7],
      [0.1, -0.88],
      [0.28, -0.97],
      [0.4, -0.93],
      [0.42, -0.86],
      [0.42, -0.86],
      [0.42, -0.6],
      [0.36, -0.3],
      [0.29, -0.06],
    ]),
    tone,
    mix(paint.centre, tone.mid, 0.4),
    1,
  );
  fan(
    pea,
    [0.27, -0.06],
    held([
      [0.06, -0.66],
      [0.14, -0.84],
      [0.26, -0.93],
    ]),
  );
  shade(
    held([
      [0.27, -0.04],
      [0.34, -0.3],
      [0.4, -0.6],
      [0.41, -0.84],
      [0.3, -0.66],
      [0.24, -0.34],
    ]),
    0.34,
  );
  // The far wing shows its upper edge only.
  petal(
    long
      ? [
          [0.3, -0.02],
          [0.56, -0.2],
          [0.9, -0.26],
          [1.12, -0.16],
          [1.1, -0.02],
          [0.6, 0],
        ]
      : [
          [0.3, -0.02],
          [0.52, -0.2],
          [0.78, -0.28],
          [0.98, -0.2],
          [0.98, -0.04],
          [0.6, 0],
        ],
    far,
    tone.dark,
    0.8,
  );
  // The keel: a boat whose bow turns up between the wings.
  petal(
    keelForm === "beaked"
      ? [
          [0.24, 0.02],
          [0.34, 0.26],
          [0.52, 0.44],
          [0.72, 0.46],
          [0.86, 0.34],
          [0.96, 0.08],
          [1.08, -0.16],
          [1.08, -0.16],
          [0.86, 0.02],
          [0.6, 0.06],
        ]
      : long
        ? [
            [0.24, 0.04],
            [0.5, 0.2],
            [0.86, 0.26],
            [1.16, 0.14],
            [1.3, -0.12],
            [1.3, -0.12],
            [1.08, 0.02],
            [0.6, 0.04],
          ]
        : [
            [0.24, 0.03],
            [0.36, 0.22],
            [0.56, 0.36],
            [0.8, 0.37],
            [0.98, 0.24],
            [1.08, 0],
            [1.08, 0],
            [0.92, 0.08],
            [0.6, 0.06],
          ],
    keel,
    keel.mid,
    0.9,
  );
  if (size > 40)
    sketch.lines(
      [
        on(
          long
            ? [
                [0.4, 0.12],
                [0.86, 0.18],
                [1.2, 0.02],
              ]
            : [
                [0.36, 0.12],
                [0.62, 0.26],
                [0.92, 0.16],
              ],
        ),
      ],
      keel.ink,
      0.6,
      { opacity: 0.5 },
    );
  petal(
    long
      ? [
          [0.24, 0],
          [0.46, -0.12],
          [0.8, -0.18],
          [1.1, -0.1],
          [1.2, 0.02],
          [1.06, 0.14],
          [0.7, 0.16],
          [0.4, 0.09],
        ]
      : [
          [0.24, 0],
          [0.4, -0.1],
          [0.66, -0.18],
          [0.92, -0.14],
          [1.04, 0.02],
          [0.96, 0.17],
          [0.72, 0.22],
          [0.48, 0.16],
          [0.34, 0.06],
        ],
    tone,
    mix(paint.centre, tone.mid, 0.35),
    1,
  );
  const end = long ? 1.1 : 0.94;
  fan(
    pea,
    [0.3, 0.02],
    [
      [end, -0.08],
      [end + 0.03, 0.02],
      [end, 0.12],
    ],
  );
  shade(
    [
      [0.32, 0.05],
      [0.6, 0.08],
      [end, 0.1],
      [end - 0.06, 0.18],
      [0.7, 0.2],
      [0.46, 0.13],
    ],
    0.36,
  );
};

/** Coral trees: a great standard, wings and keel hidden in the calyx, and the stamens bare in a curved bundle. */
const coral = (pea: Pea): void => {
  const { paint, petal, shade, keel, sketch, on, size } = pea;
  const { tone } = paint;
  petal(
    [
      [0.2, 0],
      [0.3, -0.3],
      [0.5, -0.56],
      [0.72, -0.7],
      [0.92, -0.68],
      [1, -0.5],
      [0.94, -0.28],
      [0.7, -0.06],
      [0.42, 0.06],
    ],
    { ...tone, mid: mix(tone.mid, tone.dark, 0.2), light: tone.mid },
    paint.centre,
    1,
  );
  const stamens = steps(7).map((t) =>
    on([
      [0.24, -0.01],
      [0.5, 0.05 + t * 0.03],
      [0.76 + t * 0.02, 0 + t * 0.05],
      [0.92 + t * 0.05, -0.16 + t * 0.09],
      [0.98 + t * 0.07, -0.3 + t * 0.12],
    ]),
  );
  const thread = toneOf(mix(paint.stamen, tone.mid, 0.5));
  sketch.lines(stamens, thread.ink, Math.max(1.2, size * 0.018));
  sketch.lines(stamens, thread.light, Math.max(0.7, size * 0.011));
  sketch.dots(
    stamens.map((line) => at(line, -1)),
    mix(paint.stamen, "#5a3a1c", 0.55),
    Math.max(1.8, size * 0.034),
  );
  petal(
    [
      [0.2, 0.04],
      [0.34, 0.14],
      [0.52, 0.2],
      [0.66, 0.14],
      [0.68, 0.06],
      [0.68, 0.06],
      [0.44, 0.02],
    ],
    keel,
    paint.centre,
    0.8,
  );
  petal(
    [
      [0.18, -0.02],
      [0.16, -0.26],
      [0.2, -0.56],
      [0.36, -0.82],
      [0.58, -0.94],
      [0.78, -0.88],
      [0.92, -0.68],
      [0.92, -0.68],
      [0.72, -0.52],
      [0.5, -0.28],
      [0.34, -0.02],
    ],
    tone,
    mix(paint.centre, tone.mid, 0.5),
    1.1,
  );
  fan(
    pea,
    [0.24, -0.04],
    [
      [0.24, -0.56],
      [0.38, -0.78],
      [0.56, -0.86],
      [0.74, -0.8],
      [0.82, -0.68],
      [0.66, -0.5],
    ],
  );
  shade(
    [
      [0.26, -0.04],
      [0.44, -0.36],
      [0.66, -0.58],
      [0.9, -0.67],
      [0.7, -0.5],
      [0.5, -0.26],
      [0.36, -0.02],
    ],
    0.4,
  );
};

/**
 * From the front and a little aside: the standard spread like a sail, its rim rolled back, and before it the two wings, held
 * together over the keel like a pair of hands.
 */
const fromFront = (pea: Pea): void => {
  const { paint, petal, shade, keel, sketch, on, size } = pea;
  const { tone } = paint;
  petal(
    [
      [0.3, 0.06],
      [0.16, 0.04],
      [-0.06, -0.08],
      [-0.2, -0.3],
      [-0.19, -0.55],
      [-0.06, -0.76],
      [0.14, -0.87],
      [0.29, -0.86],
      [0.345, -0.8],
      [0.345, -0.8],
      [0.41, -0.88],
      [0.6, -0.86],
      [0.8, -0.72],
      [0.9, -0.5],
      [0.86, -0.24],
      [0.68, -0.02],
      [0.5, 0.06],
    ],
    tone,
    // The second colour is in the lines of its mark alone.
    mix(tone.mid, tone.dark, 0.2),
    1.1,
  );
  const left: Outline = [
    [-0.08, -0.14],
    [-0.14, -0.34],
    [-0.12, -0.54],
    [0, -0.72],
    [0.15, -0.81],
    [0.27, -0.81],
  ];
  const right: Outline = [
    [0.42, -0.82],
    [0.58, -0.8],
    [0.75, -0.68],
    [0.83, -0.48],
    [0.79, -0.27],
    [0.66, -0.1],
  ];
  fan(pea, [0.36, -0.06], [...left, ...right]);
  guide(pea, [0.36, -0.08], -Math.PI / 2 - 0.03);
  // On one side the rim has rolled back and shows the paler outer face.
  const rolled: Outline = [
    [0.9, -0.5],
    [0.86, -0.24],
    [0.68, -0.02],
    [0.74, -0.16],
    [0.79, -0.3],
    [0.83, -0.46],
  ];
  sketch.patches([on(rolled)], { fill: mix(tone.pale, tone.light, 0.4), opacity: 0.75 });
  if (size > 24) {
    sketch.lines([on(rolled.slice(2))], tone.ink, 0.6, { opacity: 0.55 });
    // The fold along the middle: one half lies in its shade.
    sketch.lines(
      [
        on([
          [0.36, -0.06],
          [0.33, -0.4],
          [0.345, -0.8],
        ]),
      ],
      tone.ink,
      0.8,
      { opacity: 0.75 },
    );
  }
  shade(
    [
      [0.37, -0.08],
      [0.34, -0.4],
      [0.35, -0.78],
      [0.43, -0.68],
      [0.46, -0.4],
      [0.44, -0.14],
    ],
    0.3,
  );
  // What the wings throw on the standard.
  shade([
    [0.16, -0.08],
    [0.3, -0.22],
    [0.5, -0.23],
    [0.66, -0.12],
    [0.72, 0.06],
    [0.5, 0.05],
    [0.2, 0.05],
  ]);
  // The bow of the keel below and between the wings.
  petal(
    [
      [0.38, 0.1],
      [0.32, 0.3],
      [0.36, 0.46],
      [0.48, 0.56],
      [0.58, 0.5],
      [0.6, 0.34],
      [0.54, 0.16],
    ],
    keel,
    keel.mid,
    0.8,
  );
  const far: Outline = [
    [0.4, -0.08],
    [0.5, -0.17],
    [0.64, -0.13],
    [0.74, 0.02],
    [0.78, 0.22],
    [0.74, 0.4],
    [0.63, 0.5],
    [0.52, 0.44],
    [0.46, 0.22],
  ];
  const wing: Outline = [
    [0.36, -0.06],
    [0.26, -0.16],
    [0.14, -0.12],
    [0.06, 0.04],
    [0.07, 0.24],
    [0.17, 0.41],
    [0.31, 0.5],
    [0.42, 0.48],
    [0.47, 0.34],
    [0.46, 0.12],
  ];
  petal(
    far,
    { ...tone, mid: mix(tone.mid, tone.dark, 0.26), light: mix(tone.light, tone.mid, 0.5) },
    mix(paint.centre, tone.mid, 0.5),
    1,
  );
  fan(
    pea,
    [0.43, -0.02],
    [
      [0.7, 0.04],
      [0.74, 0.22],
      [0.69, 0.38],
      [0.6, 0.44],
    ],
  );
  petal(wing, tone, mix(paint.centre, tone.mid, 0.5), 1);
  fan(
    pea,
    [0.35, -0.03],
    [
      [0.11, 0.06],
      [0.11, 0.22],
      [0.2, 0.36],
      [0.32, 0.44],
      [0.41, 0.4],
    ],
  );
  // The near wing is hollowed along the side where it meets the other.
  shade(
    [
      [0.38, 0],
      [0.46, 0.14],
      [0.46, 0.36],
      [0.4, 0.47],
      [0.36, 0.3],
      [0.37, 0.12],
    ],
    0.34,
  );
};

/** From behind: the back of the standard, with the calyx before it. */
const fromBehind = (pea: Pea): void => {
  const { paint, petal, shade, keel, sketch, on, size } = pea;
  const back = { ...paint.tone, light: mix(paint.tone.light, paint.tone.mid, 0.3) };
  petal(
    [
      [0.3, 0.06],
      [0.6, 0.3],
      [0.86, 0.28],
      [0.98, 0.08],
      [0.98, 0.08],
      [0.8, -0.02],
    ],
    keel,
    keel.mid,
    0.8,
  );
  petal(
    [
      [0.2, 0.04],
      [0.16, -0.16],
      [0.14, -0.46],
      [0.26, -0.74],
      [0.46, -0.84],
      [0.6, -0.74],
      [0.6, -0.74],
      [0.78, -0.76],
      [0.94, -0.58],
      [0.98, -0.32],
      [0.86, -0.06],
      [0.6, 0.1],
      [0.36, 0.1],
    ],
    back,
    mix(paint.centre, back.mid, 0.3),
    1,
  );
  fan(
    pea,
    [0.24, 0.02],
    [
      [0.2, -0.46],
      [0.32, -0.72],
      [0.46, -0.78],
      [0.74, -0.7],
      [0.9, -0.52],
      [0.92, -0.28],
      [0.8, -0.08],
    ],
  );
  if (size > 24)
    sketch.lines(
      [
        on([
          [0.24, 0.02],
          [0.42, -0.4],
          [0.6, -0.73],
        ]),
      ],
      back.ink,
      0.8,
      { opacity: 0.75 },
    );
  shade(
    [
      [0.24, 0.04],
      [0.44, -0.36],
      [0.61, -0.72],
      [0.76, -0.62],
      [0.72, -0.3],
      [0.5, -0.02],
    ],
    0.3,
  );
};

/** Half open: the standard still folded over wings and keel, its rim lifting. */
const halfOpen = (pea: Pea): void => {
  const { paint, petal, shade, keel } = pea;
  const { tone } = paint;
  petal(
    [
      [0.22, 0.04],
      [0.4, 0.22],
      [0.66, 0.28],
      [0.9, 0.16],
      [1, -0.04],
      [1, -0.04],
      [0.6, 0],
    ],
    keel,
    keel.mid,
    0.8,
  );
  petal(
    [
      [0.24, 0.02],
      [0.5, -0.14],
      [0.84, -0.16],
      [0.98, -0.02],
      [0.86, 0.12],
      [0.56, 0.14],
    ],
    tone,
    mix(paint.centre, tone.mid, 0.4),
    0.9,
  );
  petal(
    [
      [0.22, -0.02],
      [0.28, -0.26],
      [0.46, -0.48],
      [0.7, -0.56],
      [0.88, -0.46],
      [0.88, -0.46],
      [0.86, -0.28],
      [0.7, -0.1],
      [0.44, 0.04],
    ],
    tone,
    paint.centre,
    1,
  );
  fan(
    pea,
    [0.27, -0.02],
    [
      [0.46, -0.42],
      [0.66, -0.48],
      [0.82, -0.4],
      [0.76, -0.2],
    ],
  );
  shade(
    [
      [0.3, 0.0],
      [0.56, -0.14],
      [0.8, -0.28],
      [0.68, -0.1],
      [0.46, 0.02],
    ],
    0.34,
  );
};

/** Whether the keel is not longer than the wings, so that the flower may be seen from the front and from behind. */
const isShort = ({ keel }: FlowerTraits): boolean => keel === undefined || keel === "narrow";

export const pea = (
  sketch: Sketch,
  flower: FlowerTraits,
  paint: FlowerPaint,
  size: number,
  view: FlowerView,
  variant: number,
): void => {
  const { tone } = paint;
  const on = (points: Outline): Point[] => points.map(([x, y]): Point => [x * size, y * size]);
  const parts: Pea = {
    sketch,
    paint,
    size,
    // The keel is the palest part; that of a dark flower too is paler than its wings.
    keel: toneOf(
      mix(brightness(tone.mid) < 0.3 ? tone.light : mix(tone.light, tone.pale, 0.5), "#dfe6ae", 0.3),
    ),
    petal: washedPetal(sketch, size),
    on,
    shade: (points, opacity = 0.4) => {
      if (size > 16) sketch.patches([on(points)], { fill: tone.dark, opacity });
    },
  };
  const cup = (): void => calyx(sketch, size * 0.3, size * 0.26, paint.bracts, 3);
  if (flower.keel === "hidden" && view !== "half") {
    coral(parts);
    calyx(sketch, size * 0.34, size * 0.34, paint.bracts, 2);
  } else if (view === "half") {
    halfOpen(parts);
    cup();
  } else if (view === "back" || (isShort(flower) && view === "side" && variant === 1)) {
    fromBehind(parts);
    cup();
  } else if (flower.keel === undefined && (view === "face" || (view === "open" && variant === 1))) {
    cup();
    fromFront(parts);
  } else {
    fromAside(parts, flower.keel);
    cup();
  }
};
