// The corollas of the mints and of their like, which differ by genus: the nearly even one of spearmint, the flat lips of
// thyme, the hinged pouch of bushmints, the long boat of thick-leaf thyme, the gaping mouth of false pimpernels.
import { mix, type Tone } from "../drawing/palette.ts";
import { forkedStyle, type Lips, type Outline, on, ribbedCalyx, stamensOf } from "./lip-parts.ts";
import { washedPetal } from "./petals.ts";

/** The lobes lie one over the other; those that are further away or turned down are in the shade. */
const inShade = (tone: Tone): Tone => ({
  ...tone,
  mid: mix(tone.mid, tone.dark, 0.4),
  light: mix(tone.light, tone.mid, 0.6),
  pale: mix(tone.pale, tone.mid, 0.5),
});

/** Veins that fan out from a lobe's foot. */
const veins = ({ sketch, size, paint: { tone } }: Lips, foot: Outline[number], ends: Outline): void => {
  if (size < 50) return;
  sketch.lines(
    ends.map(([x, y]) =>
      on(size)([
        foot,
        [foot[0] + (x - foot[0]) * 0.5, foot[1] + (y - foot[1]) * 0.55],
        [foot[0] + (x - foot[0]) * 0.88, foot[1] + (y - foot[1]) * 0.88],
      ]),
    ),
    tone.ink,
    0.5,
    { opacity: 0.42 },
  );
};

const shade = ({ sketch, size, paint: { tone } }: Lips, points: Outline, opacity = 0.36): void => {
  if (size > 16) sketch.patches([on(size)(points)], { fill: tone.dark, opacity });
};

/** The way into the tube. */
const mouth = ({ sketch, size, paint: { tone } }: Lips, points: Outline): void => {
  if (size > 16) sketch.patches([on(size)(points)], { fill: mix(tone.dark, tone.ink, 0.35), opacity: 0.62 });
};

/** Spots on the lower lip that show bees the way. */
const spots = ({ sketch, size, paint: { tone, centre } }: Lips, points: Outline): void => {
  if (size > 40) sketch.dots(on(size)(points), mix(centre, tone.dark, 0.45), Math.max(1, size * 0.018));
};

/** Spearmint: four lobes of nearly one size, the upper one notched, and four straight stamens far apart. */
const mint = (lips: Lips): void => {
  const { sketch, paint, size } = lips;
  const { tone } = paint;
  const petal = washedPetal(sketch, size);
  const line = on(size);
  // The lobe on the far side, then the tube, the upper lobe, the lower one, and last the near one.
  petal(
    [
      [0.52, -0.06],
      [0.66, -0.14],
      [0.8, -0.13],
      [0.87, -0.04],
      [0.81, 0.05],
      [0.66, 0.08],
    ],
    inShade(tone),
    tone.dark,
    0.8,
  );
  petal(
    [
      [0.42, -0.08],
      [0.41, -0.24],
      [0.46, -0.38],
      [0.55, -0.43],
      [0.6, -0.385],
      [0.6, -0.385],
      [0.67, -0.41],
      [0.74, -0.32],
      [0.71, -0.18],
      [0.6, -0.03],
    ],
    tone,
    paint.centre,
    1,
  );
  veins(
    lips,
    [0.53, -0.06],
    [
      [0.46, -0.34],
      [0.55, -0.4],
      [0.65, -0.38],
      [0.71, -0.26],
    ],
  );
  petal(
    [
      [0.1, -0.05],
      [0.26, -0.07],
      [0.42, -0.12],
      [0.56, -0.08],
      [0.6, 0.04],
      [0.54, 0.14],
      [0.4, 0.12],
      [0.26, 0.07],
      [0.1, 0.05],
    ],
    tone,
    mix(tone.mid, "#dfe2b0", 0.4),
  );
  mouth(lips, [
    [0.46, -0.03],
    [0.53, -0.08],
    [0.6, -0.04],
    [0.62, 0.03],
    [0.57, 0.09],
    [0.48, 0.07],
  ]);
  petal(
    [
      [0.52, 0.07],
      [0.64, 0.08],
      [0.76, 0.17],
      [0.82, 0.3],
      [0.77, 0.39],
      [0.66, 0.38],
      [0.56, 0.27],
      [0.5, 0.15],
    ],
    tone,
    mix(paint.centre, tone.mid, 0.3),
    1,
  );
  veins(
    lips,
    [0.55, 0.1],
    [
      [0.62, 0.32],
      [0.72, 0.36],
      [0.79, 0.28],
    ],
  );
  petal(
    [
      [0.49, 0.02],
      [0.42, 0.06],
      [0.34, 0.15],
      [0.32, 0.27],
      [0.38, 0.35],
      [0.48, 0.33],
      [0.55, 0.22],
      [0.56, 0.09],
    ],
    tone,
    mix(tone.mid, tone.dark, 0.3),
    1,
  );
  veins(
    lips,
    [0.51, 0.07],
    [
      [0.35, 0.2],
      [0.39, 0.3],
      [0.48, 0.29],
    ],
  );
  shade(lips, [
    [0.54, 0.08],
    [0.57, 0.2],
    [0.5, 0.32],
    [0.48, 0.26],
    [0.51, 0.15],
  ]);
  if (size > 26) {
    stamensOf(
      lips,
      (
        [
          [0.74, -0.36],
          [0.95, -0.19],
          [0.96, 0.1],
          [0.84, 0.27],
        ] as const
      ).map(([x, y]) =>
        line([
          [0.54, 0],
          [0.54 + (x - 0.54) * 0.5, y * 0.42],
          [x, y],
        ]),
      ),
      mix("#7d4a78", paint.stamen, 0.25),
    );
    forkedStyle(lips, [
      [0.54, 0],
      [0.8, -0.03],
      [1.06, -0.06],
    ]);
  }
  ribbedCalyx(lips, paint.bracts, {
    long: 0.27,
    wide: 0.22,
    broad: 0.62,
    teeth: [
      [0.38, -0.17],
      [0.41, -0.08],
      [0.42, 0.03],
      [0.4, 0.16],
    ],
  });
};

/** Thyme: a flat notched upper lip, three broad lobes below; two teeth of the calyx are bristles, three are short. */
const thyme = (lips: Lips): void => {
  const { sketch, paint, size } = lips;
  const { tone } = paint;
  const petal = washedPetal(sketch, size);
  const line = on(size);
  petal(
    [
      [0.54, -0.02],
      [0.7, -0.08],
      [0.86, -0.02],
      [0.92, 0.09],
      [0.84, 0.18],
      [0.68, 0.16],
    ],
    inShade(tone),
    tone.dark,
    0.8,
  );
  // The upper lip stands up, seen nearly from its edge.
  petal(
    [
      [0.44, -0.08],
      [0.45, -0.2],
      [0.52, -0.36],
      [0.6, -0.43],
      [0.645, -0.38],
      [0.645, -0.38],
      [0.71, -0.39],
      [0.72, -0.28],
      [0.66, -0.12],
      [0.58, -0.02],
    ],
    tone,
    paint.centre,
    1,
  );
  veins(
    lips,
    [0.53, -0.06],
    [
      [0.53, -0.32],
      [0.6, -0.39],
      [0.69, -0.34],
    ],
  );
  petal(
    [
      [0.12, -0.05],
      [0.3, -0.07],
      [0.46, -0.12],
      [0.58, -0.07],
      [0.62, 0.06],
      [0.54, 0.15],
      [0.4, 0.1],
      [0.24, 0.06],
      [0.12, 0.05],
    ],
    tone,
    mix(tone.mid, "#dfe2b0", 0.4),
  );
  mouth(lips, [
    [0.48, -0.02],
    [0.55, -0.07],
    [0.62, -0.02],
    [0.63, 0.06],
    [0.56, 0.1],
    [0.49, 0.07],
  ]);
  petal(
    [
      [0.53, 0.08],
      [0.66, 0.1],
      [0.82, 0.2],
      [0.92, 0.34],
      [0.88, 0.45],
      [0.79, 0.47],
      [0.7, 0.43],
      [0.58, 0.32],
      [0.5, 0.18],
    ],
    tone,
    paint.centre,
    1,
  );
  veins(
    lips,
    [0.56, 0.11],
    [
      [0.68, 0.38],
      [0.8, 0.43],
      [0.88, 0.36],
    ],
  );
  spots(lips, [
    [0.6, 0.17],
    [0.65, 0.2],
    [0.63, 0.25],
    [0.7, 0.25],
  ]);
  petal(
    [
      [0.5, 0.05],
      [0.42, 0.1],
      [0.37, 0.21],
      [0.39, 0.33],
      [0.48, 0.37],
      [0.57, 0.3],
      [0.6, 0.18],
      [0.57, 0.08],
    ],
    tone,
    mix(tone.mid, tone.dark, 0.3),
    1,
  );
  veins(
    lips,
    [0.53, 0.1],
    [
      [0.4, 0.24],
      [0.45, 0.33],
      [0.54, 0.28],
    ],
  );
  if (size > 26) {
    stamensOf(
      lips,
      (
        [
          [0.84, -0.36],
          [0.94, -0.22],
          [1, 0.02],
          [0.96, 0.24],
        ] as const
      ).map(([x, y]) =>
        line([
          [0.56, 0.02],
          [0.56 + (x - 0.56) * 0.55, y * 0.36],
          [x, y],
        ]),
      ),
      mix("#8d5a86", paint.stamen, 0.3),
    );
    forkedStyle(lips, [
      [0.56, 0.02],
      [0.82, -0.08],
      [1.04, -0.12],
    ]);
  }
  ribbedCalyx(
    lips,
    { ...paint.bracts, light: mix(paint.bracts.light, "#b98a92", 0.4) },
    {
      long: 0.28,
      wide: 0.24,
      broad: 0.7,
      teeth: [
        [0.35, -0.2],
        [0.36, -0.13],
        [0.47, 0.08],
        [0.45, 0.17],
      ],
    },
  );
  // Stiff hairs close the throat of the calyx and fringe its long teeth.
  if (size > 60)
    sketch.lines(
      [-0.06, -0.02, 0.02, 0.06, 0.1].map((y) =>
        line([
          [0.28, y],
          [0.36, y * 1.1 - 0.01],
        ]),
      ),
      "#f2f0e2",
      0.9,
    );
};

/** Bushmints: two lobes stand up, two at the sides, and the lowest is a pouch that is bent down as on a hinge. */
const pouch = (lips: Lips): void => {
  const { sketch, paint, size } = lips;
  const { tone } = paint;
  const petal = washedPetal(sketch, size);
  const line = on(size);
  petal(
    [
      [0.52, -0.02],
      [0.68, -0.1],
      [0.82, -0.06],
      [0.86, 0.04],
      [0.76, 0.11],
      [0.6, 0.1],
    ],
    inShade(tone),
    tone.dark,
    0.8,
  );
  petal(
    [
      [0.42, -0.08],
      [0.38, -0.22],
      [0.39, -0.36],
      [0.47, -0.44],
      [0.55, -0.4],
      [0.57, -0.33],
      [0.57, -0.33],
      [0.64, -0.4],
      [0.73, -0.38],
      [0.75, -0.27],
      [0.68, -0.12],
      [0.58, -0.02],
    ],
    tone,
    paint.centre,
    1,
  );
  veins(
    lips,
    [0.52, -0.06],
    [
      [0.42, -0.32],
      [0.48, -0.39],
      [0.66, -0.36],
      [0.72, -0.28],
    ],
  );
  spots(lips, [
    [0.5, -0.18],
    [0.54, -0.22],
    [0.6, -0.2],
  ]);
  petal(
    [
      [0.1, -0.04],
      [0.28, -0.05],
      [0.42, -0.1],
      [0.56, -0.08],
      [0.62, 0.03],
      [0.55, 0.13],
      [0.4, 0.1],
      [0.26, 0.05],
      [0.1, 0.04],
    ],
    tone,
    mix(tone.mid, "#dfe2b0", 0.4),
  );
  mouth(lips, [
    [0.47, -0.02],
    [0.54, -0.07],
    [0.61, -0.02],
    [0.62, 0.05],
    [0.55, 0.09],
    [0.48, 0.06],
  ]);
  // The pouch: its hollow faces outwards, its bottom bulges.
  petal(
    [
      [0.53, 0.07],
      [0.6, 0.05],
      [0.64, 0.11],
      [0.76, 0.18],
      [0.83, 0.31],
      [0.78, 0.44],
      [0.67, 0.47],
      [0.57, 0.4],
      [0.52, 0.27],
      [0.51, 0.15],
    ],
    tone,
    mix(tone.mid, tone.dark, 0.35),
    1,
  );
  petal(
    [
      [0.58, 0.12],
      [0.7, 0.18],
      [0.79, 0.3],
      [0.75, 0.41],
      [0.69, 0.36],
      [0.61, 0.24],
    ],
    inShade(tone),
    mix(tone.dark, tone.ink, 0.2),
    0.7,
  );
  petal(
    [
      [0.48, 0.03],
      [0.4, 0.07],
      [0.35, 0.17],
      [0.37, 0.28],
      [0.45, 0.31],
      [0.53, 0.24],
      [0.56, 0.12],
    ],
    tone,
    mix(tone.mid, tone.dark, 0.3),
    1,
  );
  veins(
    lips,
    [0.51, 0.08],
    [
      [0.38, 0.18],
      [0.41, 0.27],
      [0.49, 0.25],
    ],
  );
  if (size > 26) {
    // Once the pouch has sprung back, stamens and style lie along it.
    stamensOf(
      lips,
      (
        [
          [0.86, 0.16],
          [0.9, 0.24],
          [0.83, 0.27],
          [0.86, 0.35],
        ] as const
      ).map(([x, y]) =>
        line([
          [0.55, 0.02],
          [0.55 + (x - 0.55) * 0.5, y * 0.36 + 0.01],
          [x - 0.05, y - 0.06],
          [x, y],
        ]),
      ),
    );
    forkedStyle(lips, [
      [0.55, 0.02],
      [0.74, 0.06],
      [0.92, 0.14],
      [0.98, 0.22],
    ]);
  }
  ribbedCalyx(lips, paint.bracts, {
    long: 0.24,
    wide: 0.21,
    broad: 0.4,
    teeth: [
      [0.4, -0.2],
      [0.43, -0.1],
      [0.44, 0.01],
      [0.42, 0.11],
      [0.38, 0.2],
    ],
  });
};

/** Thick-leaf thyme: a bent tube, a short upper lip, and a long boat below that holds the stamens. */
const boat = (lips: Lips): void => {
  const { sketch, paint, size } = lips;
  const { tone } = paint;
  const petal = washedPetal(sketch, size);
  const line = on(size);
  petal(
    [
      [0.45, 0.02],
      [0.41, -0.12],
      [0.42, -0.26],
      [0.49, -0.34],
      [0.56, -0.32],
      [0.58, -0.26],
      [0.58, -0.26],
      [0.65, -0.29],
      [0.7, -0.21],
      [0.66, -0.08],
      [0.58, 0.06],
    ],
    tone,
    paint.centre,
    1,
  );
  veins(
    lips,
    [0.51, 0],
    [
      [0.44, -0.24],
      [0.51, -0.31],
      [0.64, -0.26],
    ],
  );
  spots(lips, [
    [0.51, -0.12],
    [0.55, -0.17],
    [0.48, -0.18],
  ]);
  if (size > 26) {
    stamensOf(
      lips,
      (
        [
          [1.06, 0.12],
          [1.02, 0.06],
          [0.98, 0.14],
          [0.94, 0.07],
        ] as const
      ).map(([x, y]) =>
        line([
          [0.56, 0.12],
          [0.76, 0.24],
          [x - 0.06, y + 0.11],
          [x, y],
        ]),
      ),
    );
    forkedStyle(lips, [
      [0.56, 0.12],
      [0.84, 0.25],
      [1.06, 0.2],
      [1.13, 0.06],
    ]);
  }
  petal(
    [
      [0.5, 0.1],
      [0.62, 0.15],
      [0.82, 0.2],
      [1, 0.2],
      [1.1, 0.25],
      [1.1, 0.25],
      [1.04, 0.36],
      [0.88, 0.42],
      [0.7, 0.38],
      [0.56, 0.28],
      [0.48, 0.19],
    ],
    tone,
    mix(tone.mid, tone.dark, 0.2),
    1,
  );
  veins(
    lips,
    [0.56, 0.18],
    [
      [0.84, 0.28],
      [0.84, 0.36],
      [1.04, 0.28],
    ],
  );
  shade(
    lips,
    [
      [0.54, 0.22],
      [0.72, 0.32],
      [0.9, 0.36],
      [1.04, 0.32],
      [0.88, 0.41],
      [0.68, 0.37],
    ],
    0.4,
  );
  petal(
    [
      [0.1, -0.05],
      [0.22, -0.09],
      [0.34, -0.1],
      [0.46, -0.04],
      [0.56, 0.06],
      [0.57, 0.15],
      [0.49, 0.18],
      [0.38, 0.08],
      [0.26, 0.03],
      [0.1, 0.05],
    ],
    tone,
    mix(tone.mid, "#dfe2b0", 0.4),
  );
  shade(lips, [
    [0.2, 0.02],
    [0.36, 0.04],
    [0.5, 0.15],
    [0.48, 0.17],
    [0.36, 0.08],
  ]);
  ribbedCalyx(lips, paint.bracts, {
    long: 0.2,
    wide: 0.2,
    broad: 0.8,
    teeth: [
      [0.29, -0.15],
      [0.3, 0.02],
      [0.29, 0.14],
    ],
  });
};

/** False pimpernels: a swelling tube, a short upper lip, and three lobes below around a raised palate. */
const gaping = (lips: Lips): void => {
  const { sketch, paint, size } = lips;
  const { tone } = paint;
  const petal = washedPetal(sketch, size);
  petal(
    [
      [0.56, -0.04],
      [0.74, -0.1],
      [0.9, -0.04],
      [0.93, 0.08],
      [0.82, 0.15],
      [0.64, 0.1],
    ],
    inShade(tone),
    tone.dark,
    0.8,
  );
  petal(
    [
      [0.42, -0.1],
      [0.48, -0.24],
      [0.58, -0.34],
      [0.68, -0.36],
      [0.71, -0.3],
      [0.71, -0.3],
      [0.76, -0.28],
      [0.74, -0.18],
      [0.64, -0.04],
    ],
    tone,
    paint.centre,
    1,
  );
  veins(
    lips,
    [0.52, -0.08],
    [
      [0.58, -0.29],
      [0.66, -0.32],
      [0.73, -0.24],
    ],
  );
  petal(
    [
      [0.1, -0.05],
      [0.26, -0.09],
      [0.44, -0.15],
      [0.6, -0.12],
      [0.66, 0.02],
      [0.58, 0.15],
      [0.4, 0.12],
      [0.26, 0.07],
      [0.1, 0.05],
    ],
    tone,
    mix(tone.mid, "#dfe2b0", 0.4),
  );
  mouth(lips, [
    [0.5, -0.06],
    [0.59, -0.11],
    [0.66, -0.06],
    [0.67, 0.03],
    [0.6, 0.07],
    [0.52, 0.03],
  ]);
  // Two anthers meet under the upper lip; the two lower stamens bend up to them.
  if (size > 26)
    stamensOf(lips, [
      on(size)([
        [0.55, 0.03],
        [0.64, 0.03],
        [0.69, -0.07],
      ]),
      on(size)([
        [0.54, -0.05],
        [0.6, -0.1],
        [0.66, -0.12],
      ]),
    ]);
  petal(
    [
      [0.56, 0.07],
      [0.68, 0.06],
      [0.82, 0.13],
      [0.94, 0.27],
      [0.94, 0.38],
      [0.85, 0.43],
      [0.72, 0.39],
      [0.6, 0.28],
      [0.53, 0.16],
    ],
    tone,
    paint.centre,
    1,
  );
  veins(
    lips,
    [0.6, 0.1],
    [
      [0.72, 0.34],
      [0.83, 0.39],
      [0.91, 0.33],
    ],
  );
  sketch.patches(
    [
      on(size)([
        [0.58, 0.06],
        [0.68, 0.06],
        [0.76, 0.13],
        [0.72, 0.2],
        [0.62, 0.17],
      ]),
    ],
    { fill: mix(paint.centre, "#e2b93c", 0.5), opacity: 0.7 },
  );
  petal(
    [
      [0.5, 0.05],
      [0.41, 0.11],
      [0.35, 0.23],
      [0.38, 0.35],
      [0.49, 0.39],
      [0.58, 0.32],
      [0.61, 0.19],
      [0.58, 0.09],
    ],
    tone,
    mix(tone.mid, tone.dark, 0.3),
    1,
  );
  veins(
    lips,
    [0.54, 0.1],
    [
      [0.38, 0.26],
      [0.45, 0.35],
      [0.54, 0.3],
    ],
  );
  ribbedCalyx(lips, paint.bracts, {
    long: 0.1,
    wide: 0.17,
    broad: 0.9,
    teeth: [
      [0.34, -0.17],
      [0.36, -0.02],
      [0.33, 0.14],
    ],
  });
};

export const mintKinds = { mint, thyme, pouch, boat, gaping };
