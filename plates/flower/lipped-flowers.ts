// Two-lipped flowers from the side: basils, lion's ear, acanths, and the mints from their own file.
import { at, type Point, polar, steps } from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import type { FlowerPaint } from "./flower-paint.ts";
import { type Lips, on, ribbedCalyx, stamensOf } from "./lip-parts.ts";
import { mintKinds } from "./mint-lips.ts";
import { calyx, washedPetal } from "./petals.ts";
import type { FlowerTraits } from "./traits.ts";

/** Basils: the upper lip of four lobes stands up, the stamens lie along the narrow lower lip and turn up at their ends. */
const basil = (lips: Lips): void => {
  const { sketch, paint, size } = lips;
  const { tone } = paint;
  const petal = washedPetal(sketch, size);
  const line = on(size);
  petal(
    [
      [0.36, -0.08],
      [0.33, -0.28],
      [0.36, -0.44],
      [0.44, -0.53],
      [0.5, -0.5],
      [0.53, -0.44],
      [0.59, -0.53],
      [0.67, -0.52],
      [0.69, -0.43],
      [0.77, -0.47],
      [0.84, -0.41],
      [0.83, -0.28],
      [0.7, -0.14],
      [0.52, -0.01],
    ],
    tone,
    paint.centre,
    1,
  );
  sketch.lines(
    [-0.42, -0.46, -0.44, -0.38].map((y, i) =>
      line([
        [0.44, -0.1],
        [0.42 + i * 0.07, -0.26],
        [0.41 + i * 0.125, y],
      ]),
    ),
    mix(tone.ink, tone.dark, 0.3),
    size > 60 ? 0.8 : 0.5,
    { opacity: 0.6 },
  );
  petal(
    [
      [0.38, 0.06],
      [0.52, 0.05],
      [0.7, 0.12],
      [0.86, 0.23],
      [0.95, 0.36],
      [0.88, 0.44],
      [0.74, 0.4],
      [0.58, 0.28],
      [0.44, 0.18],
    ],
    tone,
    mix(tone.mid, tone.dark, 0.25),
    1,
  );
  petal(
    [
      [0.06, -0.05],
      [0.24, -0.06],
      [0.4, -0.13],
      [0.52, -0.06],
      [0.46, 0.12],
      [0.24, 0.07],
      [0.06, 0.05],
    ],
    tone,
    mix(tone.mid, "#dfe2b0", 0.4),
  );
  if (size > 26)
    stamensOf(lips, [
      line([
        [0.46, 0],
        [0.78, 0.14],
        [1.02, 0.14],
        [1.1, 0.04],
      ]),
      line([
        [0.46, 0.02],
        [0.76, 0.19],
        [0.98, 0.24],
        [1.07, 0.17],
      ]),
      line([
        [0.46, -0.02],
        [0.72, 0.08],
        [0.9, 0.06],
        [0.97, -0.03],
      ]),
      line([
        [0.46, 0],
        [0.7, 0.12],
        [0.86, 0.14],
        [0.93, 0.08],
      ]),
    ]);
  // The uppermost tooth of the calyx is a broad shield.
  ribbedCalyx(lips, paint.bracts, {
    long: 0.2,
    wide: 0.23,
    broad: 0.86,
    teeth: [
      [0.33, -0.17],
      [0.32, 0.02],
      [0.34, 0.14],
    ],
  });
};

/** Lion's ear: a long arched hood in orange fur, the lower lip short and soon withered. */
const furred = (lips: Lips): void => {
  const { sketch, paint, size } = lips;
  const { tone } = paint;
  const petal = washedPetal(sketch, size);
  const line = on(size);
  // The lower lip hangs, narrow and soon withered, its three tips curled.
  const withered = toneOf(mix(tone.mid, "#8a5a2c", 0.45));
  petal(
    [
      [0.42, 0.02],
      [0.48, 0.01],
      [0.52, 0.06],
      [0.54, 0.12],
      [0.58, 0.14],
      [0.54, 0.16],
      [0.52, 0.2],
      [0.49, 0.16],
      [0.44, 0.15],
      [0.47, 0.11],
      [0.44, 0.07],
    ],
    withered,
    withered.dark,
    0.7,
  );
  const back = line([
    [0.16, -0.08],
    [0.36, -0.16],
    [0.56, -0.33],
    [0.8, -0.44],
    [1, -0.4],
    [1.06, -0.3],
  ]);
  if (size > 20) {
    // Soft hairs stand close along the back of the hood and lean to its tip.
    const fur = back.flatMap((point, i) => {
      const next = at(back, Math.min(i + 1, back.length - 1));
      return steps(9).map((t): Point[] => {
        const root: Point = [point[0] + (next[0] - point[0]) * t, point[1] + (next[1] - point[1]) * t];
        const heading = -1.15 + sketch.random.around(0, 0.26);
        const long = size * sketch.random.between(0.035, 0.06);
        return [
          polar(root, heading + Math.PI, size * 0.03),
          polar(root, heading, long * 0.5),
          polar(root, heading + 0.3, long),
        ];
      });
    });
    sketch.lines(fur, mix(tone.mid, tone.dark, 0.5), Math.max(0.45, size * 0.006));
    sketch.lines(
      fur.filter((_, i) => i % 2 === 0),
      tone.pale,
      Math.max(0.35, size * 0.005),
      { opacity: 0.9 },
    );
  }
  petal(
    [
      [0.06, -0.06],
      [0.2, -0.09],
      [0.38, -0.17],
      [0.58, -0.34],
      [0.82, -0.45],
      [1.02, -0.38],
      [1.05, -0.27],
      [0.9, -0.25],
      [0.74, -0.19],
      [0.6, -0.04],
      [0.46, 0.06],
      [0.2, 0.07],
      [0.06, 0.06],
    ],
    tone,
    paint.centre,
    1,
  );
  sketch.patches(
    [
      line([
        [0.2, 0.05],
        [0.46, 0.03],
        [0.62, -0.08],
        [0.76, -0.21],
        [0.96, -0.27],
        [0.7, -0.24],
        [0.46, -0.06],
        [0.2, 0.01],
      ]),
    ],
    { fill: tone.dark, opacity: 0.42 },
  );
  if (size > 26)
    stamensOf(lips, [
      line([
        [0.8, -0.22],
        [0.94, -0.26],
        [1.06, -0.25],
      ]),
      line([
        [0.8, -0.2],
        [0.9, -0.22],
        [1, -0.2],
      ]),
    ]);
  calyx(sketch, size * 0.3, size * 0.24, paint.bracts, 4);
};

/** The same from the front and a little from below: the lower lip spread like an apron, its three lobes and its marks. */
const acanthFacing = (lips: Lips): void => {
  const { sketch, paint, size } = lips;
  const { tone } = paint;
  const petal = washedPetal(sketch, size);
  const line = on(size);
  petal(
    [
      [0.06, -0.045],
      [0.24, -0.05],
      [0.42, -0.12],
      [0.5, 0.02],
      [0.42, 0.1],
      [0.24, 0.05],
      [0.06, 0.045],
    ],
    tone,
    mix(tone.mid, "#dfe2b0", 0.4),
  );
  petal(
    [
      [0.4, 0],
      [0.33, -0.2],
      [0.35, -0.42],
      [0.43, -0.56],
      [0.5, -0.52],
      [0.5, -0.52],
      [0.57, -0.57],
      [0.65, -0.44],
      [0.64, -0.2],
      [0.56, 0.02],
    ],
    { ...tone, mid: mix(tone.mid, tone.dark, 0.2) },
    paint.centre,
    1,
  );
  petal(
    [
      [0.38, 0],
      [0.24, 0.1],
      [0.17, 0.26],
      [0.22, 0.4],
      [0.33, 0.42],
      [0.38, 0.37],
      [0.38, 0.37],
      [0.38, 0.52],
      [0.47, 0.63],
      [0.58, 0.6],
      [0.64, 0.46],
      [0.63, 0.37],
      [0.63, 0.37],
      [0.72, 0.42],
      [0.83, 0.36],
      [0.85, 0.22],
      [0.74, 0.08],
      [0.58, -0.02],
    ],
    tone,
    paint.centre,
    1,
  );
  if (size > 26) {
    sketch.lines(
      [0, 1, 2, 3].flatMap((i) => [
        line([
          [0.4 - i * 0.005, 0.16 + i * 0.07],
          [0.49, 0.11 + i * 0.07],
          [0.58 + i * 0.005, 0.16 + i * 0.07],
        ]),
      ]),
      mix(tone.pale, "#ffffff", 0.5),
      Math.max(1, size * 0.018),
    );
    sketch.lines(
      [
        [0.26, 0.32],
        [0.5, 0.56],
        [0.76, 0.28],
      ].map(([x, y]) =>
        line([
          [0.47, 0.06],
          [0.47 + ((x ?? 0) - 0.47) * 0.5, (y ?? 0) * 0.6],
          [x ?? 0, y ?? 0],
        ]),
      ),
      tone.ink,
      0.5,
      { opacity: 0.5 },
    );
  }
  // The way into the tube, and the two stamens under the upper lip.
  sketch.patches(
    [
      line([
        [0.4, -0.02],
        [0.46, -0.08],
        [0.55, -0.06],
        [0.57, 0.02],
        [0.49, 0.06],
        [0.41, 0.04],
      ]),
    ],
    { fill: tone.ink, opacity: 0.5 },
  );
  if (size > 26)
    stamensOf(lips, [
      line([
        [0.45, -0.02],
        [0.43, -0.2],
        [0.46, -0.36],
      ]),
      line([
        [0.52, -0.02],
        [0.55, -0.2],
        [0.54, -0.38],
      ]),
    ]);
  calyx(sketch, size * 0.2, size * 0.18, paint.bracts, 4);
};

/** Justicias: a long slender tube, a narrow upper lip over two stamens, and a lower lip marked with chevrons. */
const acanth = (lips: Lips): void => {
  if (lips.facing) {
    acanthFacing(lips);
    return;
  }
  const { sketch, paint, size } = lips;
  const { tone } = paint;
  const petal = washedPetal(sketch, size);
  const line = on(size);
  petal(
    [
      [0.44, 0.03],
      [0.6, 0.07],
      [0.77, 0.2],
      [0.9, 0.36],
      [0.93, 0.48],
      [0.84, 0.48],
      [0.8, 0.57],
      [0.7, 0.52],
      [0.63, 0.56],
      [0.57, 0.44],
      [0.5, 0.22],
    ],
    tone,
    paint.centre,
    1,
  );
  if (size > 26)
    sketch.lines(
      [0, 1, 2, 3].flatMap((i) =>
        [-1, 1].map((side) =>
          line([
            [0.58 + i * 0.05, 0.16 + i * 0.075],
            [0.58 + i * 0.05 + side * 0.035, 0.13 + i * 0.075 - side * 0.03],
          ]),
        ),
      ),
      mix(tone.pale, "#ffffff", 0.5),
      Math.max(1, size * 0.018),
    );
  petal(
    [
      [0.06, -0.045],
      [0.3, -0.04],
      [0.46, -0.1],
      [0.56, -0.02],
      [0.5, 0.12],
      [0.3, 0.05],
      [0.06, 0.045],
    ],
    tone,
    mix(tone.mid, "#dfe2b0", 0.4),
  );
  petal(
    [
      [0.42, -0.06],
      [0.54, -0.22],
      [0.72, -0.37],
      [0.9, -0.45],
      [0.97, -0.43],
      [0.95, -0.36],
      [0.82, -0.24],
      [0.66, -0.08],
      [0.54, 0.02],
    ],
    tone,
    paint.centre,
    1,
  );
  if (size > 26)
    stamensOf(lips, [
      line([
        [0.54, -0.06],
        [0.76, -0.22],
        [1.02, -0.3],
      ]),
      line([
        [0.54, -0.02],
        [0.76, -0.14],
        [0.98, -0.18],
      ]),
    ]);
  calyx(sketch, size * 0.2, size * 0.18, paint.bracts, 4);
};

const kinds: Partial<Record<FlowerTraits["lip"], (lips: Lips) => void>> = {
  ...mintKinds,
  basil,
  furred,
  acanth,
};

export const lipped = (
  sketch: Sketch,
  flower: FlowerTraits,
  paint: FlowerPaint,
  size: number,
  facing: boolean,
): void => (kinds[flower.lip] ?? mintKinds.mint)({ sketch, flower, paint, size, facing });
