// Two-sided flowers cut along their middle: peas, mints and acanths, gingers. The stalk's end is at the origin, the
// flower opens along +x; `cutLips` turns it to stand on an upright stalk.
import { arc, at, ellipse, frame, lerp, type Point, ribbon, steps, through } from "../drawing/geometry.ts";
import { mix, type Tone, toneOf } from "../drawing/palette.ts";
import { Sketch } from "../drawing/sketch.ts";
import { flatWash, glazeWash } from "../drawing/wash.ts";
import { apronLip } from "./apron-flower.ts";
import { cutOvary, cutStamen, ovaryTone, ovuleColour } from "./cut-organs.ts";
import { type FlowerPaint, paintOf } from "./flower-paint.ts";
import { lipHalfOf, type Shares } from "./section-lip-halves.ts";
import { speckledLip } from "./speckled-lip.ts";
import type { FlowerTraits } from "./traits.ts";

type Cut = { sketch: Sketch; flower: FlowerTraits; paint: FlowerPaint; size: number };

const on =
  (size: number) =>
  (points: Shares): Point[] =>
    points.map(([x, y]) => [x * size, y * size]);

const edge = (sketch: Sketch, line: readonly Point[], width: number, tone: Tone): void =>
  sketch.body(
    ribbon(line, (t) => width * (1 - 0.4 * t)),
    mix(tone.pale, tone.mid, 0.5),
    tone.ink,
    0.8,
  );

/** How standard, wing and keel are cut, by the kind of keel. */
type PeaHalf = { standard: Shares; fold: Shares; wing: Shares; keel: Shares; veins: Shares };

const peaHalf: PeaHalf = {
  standard: [
    [0.2, -0.06],
    [0.21, -0.22],
    [0.16, -0.44],
    [0.04, -0.66],
    [-0.02, -0.84],
    [0.04, -0.96],
    [0.2, -1.02],
    [0.4, -0.97],
    [0.55, -0.8],
    [0.56, -0.58],
    [0.46, -0.36],
    [0.33, -0.16],
    [0.27, -0.03],
  ],
  fold: [
    [0.21, -0.04],
    [0.21, -0.24],
    [0.15, -0.46],
    [0.03, -0.68],
    [-0.03, -0.86],
  ],
  veins: [
    [0.08, -0.9],
    [0.22, -0.95],
    [0.38, -0.9],
    [0.49, -0.76],
    [0.5, -0.58],
  ],
  wing: [
    [0.24, -0.01],
    [0.36, -0.06],
    [0.42, -0.17],
    [0.6, -0.27],
    [0.82, -0.28],
    [0.98, -0.18],
    [1.02, -0.04],
    [0.9, 0.06],
    [0.64, 0.06],
    [0.44, 0.02],
    [0.34, 0.03],
  ],
  keel: [
    [0.22, 0.05],
    [0.34, 0.1],
    [0.46, 0.22],
    [0.64, 0.3],
    [0.84, 0.27],
    [1, 0.14],
    [1.08, -0.06],
    [1.08, -0.06],
    [0.98, 0.01],
    [0.78, 0.04],
    [0.5, 0.02],
    [0.34, 0.02],
  ],
};

/** Rattleboxes: the keel is bent up at a right angle and ends in a beak. */
const beakedHalf: PeaHalf = {
  ...peaHalf,
  keel: [
    [0.22, 0.05],
    [0.34, 0.14],
    [0.46, 0.32],
    [0.64, 0.4],
    [0.82, 0.35],
    [0.92, 0.16],
    [0.98, -0.08],
    [1.08, -0.32],
    [1.08, -0.32],
    [0.94, -0.22],
    [0.84, -0.02],
    [0.6, 0.02],
    [0.34, 0.02],
  ],
};

/** The standard so much narrower and lower. */
const standardBy = (across: number, up: number): Pick<PeaHalf, "standard" | "fold" | "veins"> => {
  const { standard, fold, veins } = peaHalf;
  const held = (points: Shares): Shares =>
    points.map(([x, y]) => [0.24 + (x - 0.24) * across, -0.03 + (y + 0.03) * up]);
  return { standard: held(standard), fold: held(fold), veins: held(veins) };
};

const narrowHalf: PeaHalf = { ...peaHalf, ...standardBy(0.7, 0.94) };

/** Cowitch: the standard is not half as long as wings and keel. */
const longHalf: PeaHalf = {
  ...standardBy(0.72, 0.58),
  wing: [
    [0.24, -0.01],
    [0.4, -0.06],
    [0.52, -0.2],
    [0.8, -0.26],
    [1.08, -0.22],
    [1.22, -0.1],
    [1.16, 0.04],
    [0.86, 0.08],
    [0.5, 0.03],
    [0.34, 0.03],
  ],
  keel: [
    [0.22, 0.05],
    [0.36, 0.1],
    [0.56, 0.2],
    [0.88, 0.27],
    [1.14, 0.2],
    [1.3, 0.02],
    [1.36, -0.2],
    [1.36, -0.2],
    [1.22, -0.06],
    [0.96, 0.04],
    [0.6, 0.03],
    [0.34, 0.02],
  ],
};

const peaHalves: Partial<Record<NonNullable<FlowerTraits["keel"]>, PeaHalf>> = {
  beaked: beakedHalf,
  long: longHalf,
  narrow: narrowHalf,
};

/** The pod to be along the middle, nine stamens in a sheath around it and the tenth free above. */
const pea = ({ sketch, flower, paint, size }: Cut): void => {
  const { tone } = paint;
  const p = on(size);
  const half = peaHalves[flower.keel ?? "hidden"] ?? peaHalf;
  const reach = flower.keel === "long" ? 1.3 : 1;
  // A pale keel keeps a breath of the flower's colour; that of a dark flower is paler than its wings.
  const keel = toneOf(mix(mix(tone.light, tone.pale, 0.55), "#eef0cc", 0.35));
  calyxInside(sketch, paint.bracts, size);
  // The far half of the standard from inside, darker towards the fold and its claw.
  const [claw, rim] = p([
    [0.26, -0.06],
    [0.3, -0.9],
  ]);
  sketch.body(
    p(half.standard),
    flatWash(sketch.page, tone),
    tone.ink,
    1,
    true,
    glazeWash(
      sketch.page,
      [
        [0, mix(paint.centre, tone.dark, 0.3), 0.55],
        [0.3, mix(paint.centre, tone.dark, 0.3), 0.22],
        [0.6, tone.pale, 0.12],
        [1, tone.pale, 0.05],
      ],
      claw ?? [0, 0],
      rim ?? [0, 0],
    ),
  );
  sketch.lines(
    half.veins.map(([x, y]) =>
      p([
        [0.25, -0.1],
        [0.24 + (x - 0.24) * 0.5 + 0.03, y * 0.52],
        [x, y],
      ]),
    ),
    tone.ink,
    0.55,
    { opacity: 0.5 },
  );
  edge(sketch, p(half.fold), size * 0.035, tone);
  // The far wing on its claw.
  sketch.body(
    p(half.wing),
    flatWash(sketch.page, { ...tone, mid: mix(tone.mid, tone.dark, 0.22) }),
    tone.ink,
    0.9,
  );
  sketch.lines(
    [-0.1, -0.03, 0.04].map((y) =>
      p([
        [0.36, -0.02],
        [0.6, y - 0.06],
        [0.9 * reach, y - 0.06],
      ]),
    ),
    tone.ink,
    0.5,
    { opacity: 0.45 },
  );
  sketch.body(p(half.keel), flatWash(sketch.page, keel), keel.ink, 0.9);
  edge(sketch, p(half.keel.slice(0, 7)), size * 0.03, keel);
  const sheath = through(
    p([
      [0.22, 0.03],
      [0.46 * reach, 0.1],
      [0.66 * reach, 0.13],
      [0.82 * reach, 0.08],
    ]),
    3,
  );
  const pale = toneOf("#efe9c8");
  sketch.body(
    ribbon(sheath, (t) => size * lerp(0.13, 0.1, t)),
    pale.mid,
    pale.ink,
    0.9,
  );
  const end = at(sheath, -1);
  const head = toneOf(paint.stamen);
  const lift = flower.keel === "beaked" ? -1.1 : -0.75;
  for (const [i, t] of steps(5).entries())
    cutStamen(
      sketch,
      arc(
        [end[0], end[1] + lerp(-0.035, 0.04, t) * size],
        lift + (t - 0.5) * 0.3,
        size * (0.15 + 0.03 * (i % 2)),
        -0.4,
        0,
        5,
      ),
      head,
      Math.max(1, size * 0.01),
      size * 0.022,
    );
  // The free stamen lies above the slit of the sheath.
  cutStamen(
    sketch,
    through(
      p([
        [0.24, -0.01],
        [0.5 * reach, 0.0],
        [0.78 * reach, -0.02],
        [0.9 * reach, -0.12],
      ]),
      3,
    ),
    head,
    Math.max(1, size * 0.01),
    size * 0.022,
  );
  const pod = sheath.slice(1, 8);
  sketch.body(
    ribbon(pod, (t) => size * 0.068 * Math.sin(lerp(0.25, 0.95, t) * Math.PI) + 1),
    ovaryTone.light,
    ovaryTone.ink,
    0.9,
  );
  const ovules = [1, 2, 3, 4, 5].map((i) => at(pod, i));
  sketch.dots(ovules, ovaryTone.ink, size * 0.036);
  sketch.dots(ovules, ovuleColour, size * 0.024);
  const style = arc(at(sheath, 8), -0.2, size * 0.36, lift - 0.4, 0, 7);
  sketch.lines([style], ovaryTone.ink, Math.max(1.5, size * 0.017));
  sketch.lines([style], ovaryTone.light, Math.max(0.8, size * 0.009));
  sketch.dots([at(style, -1)], ovaryTone.mid, size * 0.03);
  calyxWalls(sketch, paint.bracts, size);
};

/** The inner face of the far half of the calyx, and after what stands in it its two cut walls. */
const calyxInside = (sketch: Sketch, tone: Tone, size: number): void =>
  sketch.body(
    on(size)([
      [0, -0.03],
      [0.07, -0.12],
      [0.2, -0.16],
      [0.36, -0.15],
      [0.3, -0.05],
      [0.36, 0.02],
      [0.3, 0.08],
      [0.36, 0.16],
      [0.2, 0.15],
      [0.07, 0.12],
      [0, 0.03],
    ]),
    flatWash(sketch.page, { ...tone, mid: mix(tone.mid, tone.pale, 0.3) }),
    tone.ink,
    0.9,
  );

const calyxWalls = (sketch: Sketch, tone: Tone, size: number): void => {
  for (const side of [-1, 1])
    edge(
      sketch,
      on(size)([
        [0, side * 0.03],
        [0.08, side * 0.125],
        [0.2, side * 0.165],
        [0.37, side * 0.16],
      ]),
      size * 0.035,
      tone,
    );
};

/** Mints: four nutlets around the foot of the style. Acanths: an ovary of two cells. */
const lips = ({ sketch, flower, paint, size }: Cut): void => {
  const { tone } = paint;
  const p = on(size);
  // Mints have four nutlets, the others an ovary of two cells.
  const nutlets = flower.lip !== "acanth" && flower.lip !== "gaping";
  const { far, above, below, clefts = [], stamens, style } = lipHalfOf(flower);
  const inner = mix(tone.pale, "#f6f0d8", 0.4);
  calyxInside(sketch, paint.bracts, size);
  if (flower.lip === "furred")
    sketch.lines(
      p(above.slice(2)).flatMap(([x, y]) => [
        [
          [x, y],
          [x - size * 0.02, y - size * 0.09],
        ] satisfies Point[],
        [
          [x + size * 0.06, y - size * 0.04],
          [x + size * 0.05, y - size * 0.12],
        ] satisfies Point[],
      ]),
      tone.ink,
      0.8,
    );
  // The far wall of the tube and both lips from inside.
  sketch.body(p(far), flatWash(sketch.page, { ...tone, light: inner }), tone.ink, 0.9);
  // The tube is hollow: pale along its floor, in shade under its roof.
  sketch.patches(
    [
      p([
        [0.12, -0.06],
        [0.4, -0.08],
        [0.6, -0.14],
        [0.66, -0.04],
        [0.4, -0.01],
        [0.12, 0],
      ]),
    ],
    { fill: tone.dark, opacity: 0.3 },
  );
  sketch.patches(
    [
      p([
        [0.12, 0.01],
        [0.4, 0],
        [0.62, 0],
        [0.6, 0.1],
        [0.4, 0.07],
        [0.12, 0.05],
      ]),
    ],
    { fill: inner, opacity: 0.8 },
  );
  sketch.lines(clefts.map(p), tone.ink, 0.9, { opacity: 0.6 });
  const nerves = (line: Shares, way: number): Shares =>
    line.slice(2).map(([x, y]) => [x + 0.03, y + way * 0.1] as const);
  sketch.lines([p(nerves(above, 1)), p(nerves(below, -1))], tone.ink, 0.5, { opacity: 0.4 });
  for (const line of [above, below]) edge(sketch, p(line), size * 0.035, tone);
  const head = toneOf(paint.stamen);
  // The filaments leave the wall of the tube.
  for (const line of stamens) cutStamen(sketch, p(line), head, Math.max(1.1, size * 0.016), size * 0.034);
  const end = p(style);
  sketch.lines([end], ovaryTone.ink, Math.max(1.8, size * 0.022));
  sketch.lines([end], ovaryTone.light, Math.max(1, size * 0.012));
  for (const turn of [-0.9, 0.3])
    sketch.lines([arc(at(end, -1), turn, size * 0.07, 0, 0, 4)], ovaryTone.ink, 1.2);
  if (!nutlets) {
    const ovary = new Sketch(sketch.page);
    cutOvary(
      ovary,
      { ...flower, ovules: flower.lip === "gaping" ? "many" : "few", placenta: "axile" },
      { centre: [0, 0], wide: size * 0.075, high: size * 0.2 },
    );
    sketch.place(ovary, frame([size * 0.11, 0], Math.PI / 2));
  } else
    for (const y of [-0.045, 0.045]) {
      sketch.body(
        ellipse([size * 0.1, y * size], size * 0.062, size * 0.042, 0, 12),
        ovaryTone.mid,
        ovaryTone.ink,
        0.8,
      );
      // Each nutlet holds one ovule.
      sketch.body(
        ellipse([size * 0.1, y * size], size * 0.034, size * 0.02, 0, 10),
        ovuleColour,
        ovaryTone.ink,
        0.5,
      );
    }
  calyxWalls(sketch, paint.bracts, size);
};

/** The far half of lip and petals of a ginger. */
const farLip = ({ sketch, flower, paint, size }: Cut): void => {
  const { tone } = paint;
  const p = on(size);
  const lip = toneOf(paint.centre);
  const narrow = flower.lip === "rolled" || flower.lip === "cupped";
  const hood = { ...tone, mid: mix(tone.mid, tone.dark, 0.25) };
  sketch.body(
    p([
      [0.48, -0.07],
      [0.58, -0.24],
      [0.74, -0.38],
      [0.94, -0.42],
      [1.06, -0.36],
      [1.06, -0.36],
      [0.9, -0.28],
      [0.74, -0.16],
      [0.58, -0.02],
    ]),
    flatWash(sketch.page, hood),
    tone.ink,
    0.9,
  );
  if (flower.lip === "speckled") {
    const far = new Sketch(sketch.page);
    speckledLip({ sketch: far, paint, size: size * 1.04, weight: 0.9 });
    sketch.place(far, frame([size * 0.16, 0], 0));
    return;
  }
  sketch.body(
    p(
      narrow
        ? [
            [0.48, 0.06],
            [0.64, 0.18],
            [0.86, 0.2],
            [1.02, 0.12],
            [1.06, 0],
            [0.9, -0.04],
            [0.66, -0.03],
            [0.5, -0.02],
          ]
        : [
            [0.48, 0.06],
            [0.58, 0.2],
            [0.74, 0.38],
            [0.94, 0.44],
            [1.1, 0.36],
            [1.14, 0.2],
            [1.06, 0.06],
            [0.86, -0.02],
            [0.62, -0.04],
            [0.5, -0.02],
          ],
    ),
    flatWash(sketch.page, tone),
    tone.ink,
    0.9,
  );
  // The middle of the lip in its second colour.
  if (flower.centre !== undefined)
    sketch.patches(
      [
        p([
          [0.54, 0.04],
          [0.72, narrow ? 0.05 : 0.12],
          [0.92, narrow ? 0.04 : 0.18],
          [1.02, narrow ? 0.06 : 0.24],
          [0.92, narrow ? 0.12 : 0.3],
          [0.72, narrow ? 0.12 : 0.24],
        ]),
      ],
      { fill: lip.mid, opacity: 0.7 },
    );
  sketch.lines(
    [0.3, 0.6, 0.9].map((share) =>
      p([
        [0.56, 0.05 * share],
        [0.76, (narrow ? 0.16 : 0.3) * share],
        [0.98, (narrow ? 0.15 : 0.36) * share],
      ]),
    ),
    tone.ink,
    0.5,
    { opacity: 0.45 },
  );
};

/** Gingers: the ovary below the tube, the lip and the hooded petal from inside, and the style clasped by the one anther. */
const gingerCut = (cut: Cut): void => {
  const { sketch, flower, paint, size } = cut;
  const { tone } = paint;
  const p = on(size);
  const sheath = toneOf("light-green");
  const beak = toneOf(paint.centre);
  if (flower.lip === "apron") apronLip({ sketch, paint, size: size * 0.94, weight: 0.9 });
  else farLip(cut);
  // The tube laid open between its two cut walls, the calyx around its foot.
  sketch.body(
    p([
      [0.18, -0.06],
      [0.36, -0.07],
      [0.52, -0.11],
      [0.56, 0],
      [0.52, 0.11],
      [0.36, 0.07],
      [0.18, 0.06],
    ]),
    mix(tone.pale, "#f6f0d8", 0.5),
    tone.ink,
    0.8,
  );
  for (const side of [-1, 1]) {
    edge(
      sketch,
      p([
        [0.18, side * 0.06],
        [0.36, side * 0.075],
        [0.54, side * 0.115],
      ]),
      size * 0.034,
      tone,
    );
    edge(
      sketch,
      p([
        [0.15, side * 0.09],
        [0.26, side * 0.12],
        [0.36, side * 0.135],
      ]),
      size * 0.034,
      sheath,
    );
  }
  const filament = p([
    [0.5, -0.05],
    [0.62, -0.13],
    [0.7, -0.17],
  ]);
  sketch.body(
    ribbon(filament, () => size * (flower.lip === "apron" ? 0.12 : 0.06)),
    mix(tone.pale, tone.mid, 0.4),
    tone.ink,
    0.8,
  );
  const anther = toneOf(mix(paint.stamen, "#efe2a0", 0.3));
  for (const side of [-1, 1])
    sketch.body(
      ellipse([size * 0.79, size * (-0.2 + side * 0.03)], size * 0.12, size * 0.032, -0.2, 14),
      anther.mid,
      anther.ink,
      0.9,
    );
  if (flower.lip === "speckled")
    sketch.body(
      ribbon(
        arc([size * 0.9, -size * 0.23], -0.2, size * 0.24, 1.1, 0, 7),
        (t) => size * lerp(0.05, 0.016, t),
      ),
      beak.mid,
      beak.ink,
      0.8,
    );
  const style = p([
    [0.12, 0],
    [0.44, -0.01],
    [0.62, -0.11],
    [0.78, -0.2],
    [0.95, -0.24],
  ]);
  sketch.lines([style], ovaryTone.ink, Math.max(2.2, size * 0.022));
  sketch.lines([style], ovaryTone.light, Math.max(1.2, size * 0.012));
  sketch.dots([at(style, -1)], ovaryTone.ink, size * 0.05);
  sketch.dots([at(style, -1)], ovaryTone.light, size * 0.034);
  const ovary = new Sketch(sketch.page);
  cutOvary(
    ovary,
    // Of the three chambers of arrowroot one alone bears an ovule.
    flower.lip === "paired"
      ? { ...flower, ovules: "one", placenta: "basal" }
      : { ...flower, ovules: "many", placenta: "axile" },
    { centre: [0, 0], wide: size * 0.17, high: size * 0.26 },
  );
  sketch.place(ovary, frame([size * 0.08, 0], Math.PI / 2));
};

const cuts: Partial<Record<FlowerTraits["form"], (cut: Cut) => void>> = {
  pea,
  lipped: lips,
  ginger: gingerCut,
};

/** Cuts a two-sided flower, and says whether this form is one. */
export const cutLips = (sketch: Sketch, flower: FlowerTraits, radius: number): boolean => {
  const draw = cuts[flower.form];
  if (draw === undefined) return false;
  const drawing = new Sketch(sketch.page);
  draw({ sketch: drawing, flower, paint: paintOf(flower), size: radius * 1.9 });
  sketch.place(drawing, frame([0, 0], -0.55));
  return true;
};
