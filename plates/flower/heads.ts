// Flower heads: many florets that look like one flower.
import { ellipse, lerp, type Point, polar, ring, steps } from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash, roundWash } from "../drawing/wash.ts";
import { globe } from "./balls.ts";
import { compositeHead } from "./composite-heads.ts";
import { paintOf } from "./flower-paint.ts";
import { type FlowerTraits, isChaff } from "./traits.ts";

/** What each drawing needs. */
type Head = {
  sketch: Sketch;
  flower: FlowerTraits;
  radius: number;
  turn: number;
  paint: ReturnType<typeof paintOf>;
  tone: ReturnType<typeof paintOf>["tone"];
  random: Sketch["random"];
};

/** The florets of a thimble seen near to: in spirals, smaller towards its edge, the petals of each bent in over its stamens. */
const florets = (sketch: Sketch, r: number, tone: Head["tone"], sepal: string): void => {
  const places = Array.from({ length: 62 }, (_, i) => {
    const far = Math.sqrt((i + 0.5) / 62);
    const at: Point = [r * 0.78 + Math.cos(i * 2.4) * far * r * 0.61, Math.sin(i * 2.4) * far * r * 0.47];
    return { at, size: r * lerp(0.082, 0.05, far ** 3), turn: i * 0.7 };
  });
  sketch.dots(
    places.map(({ at }) => at),
    sepal,
    r * 0.15,
    { opacity: 0.55 },
  );
  sketch.patches(
    places.flatMap(({ at, size, turn }) =>
      steps(6)
        .slice(1)
        .map((t) => {
          const angle = turn + t * Math.PI * 2;
          return ellipse(polar(at, angle, size * 0.62), size * 0.5, size * 0.34, angle, 7);
        }),
    ),
    { fill: tone.light, stroke: tone.ink, "stroke-width": 0.5 },
  );
  sketch.dots(
    places.map(({ at }) => at),
    mix(tone.mid, "#9fae62", 0.7),
    r * 0.04,
  );
};

/** Culantro: a thimble of minute flowers above spine-tipped bracts. */
const thimble = ({ sketch, radius, paint, tone }: Head): void => {
  const r = radius;
  const leaf = paint.bracts;
  const bract = (angle: number, long: number): void => {
    const at = (x: number, y: number): Point =>
      polar(polar([r * 0.12, 0], angle, x * r * long), angle + Math.PI / 2, y * r);
    sketch.body(
      [
        at(0, 0),
        at(0.3, -0.12),
        at(0.46, -0.24),
        at(0.52, -0.11),
        at(0.74, -0.16),
        at(0.76, -0.06),
        at(1, 0),
        at(1, 0),
        at(0.76, 0.06),
        at(0.74, 0.16),
        at(0.52, 0.11),
        at(0.46, 0.24),
        at(0.3, 0.12),
      ],
      flatWash(sketch.page, leaf),
      leaf.ink,
      r > 16 ? 0.8 : 0.5,
      false,
    );
    sketch.lines([[at(0.06, 0), at(0.9, 0)]], leaf.ink, 0.5, { opacity: 0.6 });
  };
  for (const angle of [-2, 2, -1.35, 1.35]) bract(angle, 0.95);
  sketch.body(
    ring([r * 0.78, 0], (a) => r * (0.5 + 0.16 * Math.cos(a) ** 2), 18),
    roundWash(sketch.page, tone),
    tone.ink,
    0.8,
  );
  if (r > 60) florets(sketch, r, tone, leaf.dark);
  else {
    const count = r > 16 ? 46 : 20;
    const grains = Array.from({ length: count }, (_, i): Point => {
      const far = Math.sqrt((i + 0.5) / count);
      return [r * 0.78 + Math.cos(i * 2.4) * far * r * 0.58, Math.sin(i * 2.4) * far * r * 0.44];
    });
    sketch.dots(grains, mix(tone.ink, leaf.dark, 0.4), Math.max(1.4, r * 0.13), { opacity: 0.7 });
    sketch.dots(grains, tone.pale, Math.max(0.9, r * 0.085));
  }
  for (const angle of [-0.85, 0.85]) bract(angle, 0.8);
  bract(0.05, 0.42);
};

/** A chaff flower: stiff pointed scales around a green middle, between two spine-tipped bracts. */
const chaff = ({ sketch, radius, paint, tone }: Head): void => {
  const r = radius;
  const scale = (lean: number, length: number, wide: number): Point[] => {
    const at = (x: number, y: number): Point => polar(polar([0, 0], lean, x * r), lean + Math.PI / 2, y * r);
    return [
      at(0.05, 0),
      at(0.5 * length, -wide),
      at(1.05 * length, -wide * 0.5),
      at(1.7 * length, 0),
      at(1.05 * length, wide * 0.5),
      at(0.5 * length, wide),
    ];
  };
  const straw = paint.bracts;
  // The short foot of the flower holds the scales together.
  sketch.patches([ring([r * 0.1, 0], () => r * 0.14, 10)], {
    fill: straw.mid,
    stroke: straw.ink,
    "stroke-width": 0.5,
  });
  sketch.patches([scale(-0.62, 0.7, 0.12), scale(0.62, 0.7, 0.12)], {
    fill: straw.mid,
    stroke: straw.ink,
    "stroke-width": 0.5,
  });
  sketch.patches([scale(-0.26, 1, 0.24), scale(0.26, 1, 0.24)], {
    fill: mix(tone.mid, "#a9b77c", 0.25),
    stroke: tone.ink,
    "stroke-width": 0.6,
  });
  sketch.patches([scale(0, 1.1, 0.26)], {
    fill: mix(tone.light, "#c3cf98", 0.3),
    stroke: tone.ink,
    "stroke-width": 0.6,
  });
};

/** A dot in a cluster; enlarged it is drawn as a blossom of its own. */
const tiny = ({ sketch, radius, tone }: Head): void =>
  sketch.body(
    ring([0, 0], (a) => radius * (0.72 + 0.16 * Math.cos(a * 5)), 15),
    roundWash(sketch.page, tone),
    tone.ink,
    0.6,
  );

/** A spikelet in flower: two glumes, a nerved lemma with its awn, and the anthers and plumes that hang out of it. */
const spikelet = ({ sketch, flower, radius, paint, tone }: Head): void => {
  const r = radius;
  const fine = r > 14;
  const boat = (lean: number, from: number, long: number, wide: number): Point[] => {
    const at = (x: number, y: number): Point =>
      polar(polar([from * r, 0], lean, x * r), lean + Math.PI / 2, y * r);
    return [
      at(0, 0),
      at(long * 0.25, -wide),
      at(long * 0.65, -wide * 0.8),
      at(long, 0),
      at(long, 0),
      at(long * 0.65, wide * 0.8),
      at(long * 0.25, wide),
    ];
  };
  const awn: Point[] = [
    [r * 1.6, 0],
    [r * 2, -r * 0.03],
    [r * 2.5, -r * 0.12],
  ];
  if (flower.awned) sketch.lines([awn], tone.ink, Math.max(0.8, r * 0.035));
  if (fine) {
    const head = toneOf(paint.stamen);
    for (const [y, x] of [
      [-0.62, 1.2],
      [0.66, 1.05],
      [0.5, 1.45],
    ] as const) {
      const thread: Point[] = [
        [r * 0.9, 0],
        [r * x, y * r * 0.7],
        [r * (x + 0.06), y * r],
      ];
      sketch.lines([thread], tone.ink, 0.9);
      sketch.body(
        ring([r * (x + 0.1), y * r * 1.14], (a) => r * (0.07 + 0.1 * Math.cos(a) ** 2), 12),
        head.mid,
        head.ink,
        0.6,
      );
    }
    const plume: Point[][] = steps(7).map((t): Point[] => {
      const root: Point = [r * lerp(0.8, 1.1, t), -r * lerp(0.16, 0.5, t)];
      return [root, polar(root, -0.5, r * 0.12)];
    });
    sketch.lines(plume, mix(tone.ink, "#7a3f56", 0.5), 0.7);
  }
  const husk = toneOf(mix(tone.mid, "#b9bf7a", 0.3));
  sketch.body(boat(0.12, 0.16, 1.36, 0.2), mix(tone.mid, tone.dark, 0.3), tone.ink, fine ? 0.8 : 0.5);
  sketch.body(boat(-0.04, 0.12, 1.52, 0.24), flatWash(sketch.page, tone), tone.ink, fine ? 0.9 : 0.5);
  if (fine)
    sketch.lines(
      [-0.12, 0, 0.12].map((y): Point[] => [
        [r * 0.24, y * r * 0.6],
        [r * 0.8, y * r * 1.1 - r * 0.02],
        [r * 1.56, -r * 0.04],
      ]),
      tone.ink,
      0.6,
      { opacity: 0.65 },
    );
  for (const side of [-1, 1])
    sketch.body(boat(side * 0.34, 0, 0.78, 0.11), husk.light, husk.ink, fine ? 0.8 : 0.5);
};

/** A flat narrow spikelet: boat-shaped scales in two rows, each with a green keel, covering the foot of the next. */
const sedge = ({ sketch, radius, tone }: Head): void => {
  const r = radius;
  const count = r > 14 ? 11 : 8;
  const keel = toneOf(mix("#7f9a4a", tone.mid, 0.25));
  const scale = (t: number, side: number): Point[] => {
    const x = lerp(0.02, 1.72, t) * r;
    const wide = r * 0.15 * lerp(1, 0.55, t ** 2);
    return [
      [x, 0],
      [x + r * 0.07, side * wide],
      [x + r * 0.26, side * wide * 1.06],
      [x + r * 0.34, side * wide * 0.62],
      [x + r * 0.34, side * wide * 0.62],
      [x + r * 0.2, 0],
    ];
  };
  for (const side of [1, -1]) {
    const rows = steps(count).reverse();
    sketch.patches(
      rows.map((t) => scale(t, side)),
      {
        fill: side === 1 ? mix(tone.mid, tone.dark, 0.12) : mix(tone.mid, tone.light, 0.5),
        stroke: mix(tone.ink, tone.dark, 0.3),
        "stroke-width": 0.45,
      },
    );
    sketch.lines(
      rows.map((t): Point[] => {
        const [x, wide] = [lerp(0.02, 1.72, t) * r, r * 0.15 * lerp(1, 0.55, t ** 2)];
        return [
          [x + r * 0.04, side * wide * 0.2],
          [x + r * 0.16, side * wide * 0.62],
          [x + r * 0.3, side * wide * 0.66],
        ];
      }),
      mix(keel.light, tone.pale, 0.3),
      Math.max(0.5, r * 0.024),
    );
  }
};

/** Returns whether it draws this form. Heads face the viewer; buttons, brushes and globes extend along +x. */
export const drawHead = (sketch: Sketch, flower: FlowerTraits, radius: number, turn: number): boolean => {
  const paint = paintOf(flower);
  const head: Head = { sketch, flower, radius, turn, paint, tone: paint.tone, random: sketch.random };
  switch (flower.form) {
    case "button":
      // The head of an umbellifer stands on a star of spiny bracts.
      if (flower.cluster === "cyme") thimble(head);
      else compositeHead(sketch, flower.involucre ?? "broad", paint, radius);
      return true;
    case "globe":
      globe(sketch, flower, paint, radius);
      return true;
    case "tiny":
      if (isChaff(flower)) chaff(head);
      else tiny(head);
      return true;
    case "grass":
      // Sedges have flat spikelets of many scales.
      if (flower.cluster === "umbel") sedge(head);
      else spikelet(head);
      return true;
    default:
      return false;
  }
};
