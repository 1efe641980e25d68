// Cut flowers of families with a plan of their own: grasses, spurges, peppers, aroids, passion flowers, milkweeds,
// lecythids, annonas, lotus and pomegranate, Dutchman's pipes. The stalk's end is at the origin, up is -y.
import { arc, at, ellipse, lerp, type Point, polar, ribbon, steps, up } from "../drawing/geometry.ts";
import { hexOf, mix, type Tone, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash } from "../drawing/wash.ts";
import { cutOvary, cutStamen, cutStyle, cutWall, ovaryTone, ovuleColour } from "./cut-organs.ts";
import { type FlowerPaint, paintOf } from "./flower-paint.ts";
import { cutTwoSexes } from "./section-two-sexes.ts";
import { type FlowerTraits, isNarrowSpathe } from "./traits.ts";

type Cut = { sketch: Sketch; flower: FlowerTraits; paint: FlowerPaint; radius: number };

const cream = toneOf("#efe9c8");

/** Shares of the radius, with y upwards. */
const on =
  (radius: number) =>
  (points: readonly (readonly [number, number])[]): Point[] =>
    points.map(([x, y]) => [x * radius, -y * radius]);

/** A petal from its foot, seen from inside or edge on. */
const petal = (
  sketch: Sketch,
  from: Point,
  angle: number,
  bend: number,
  length: number,
  width: number,
  tone: Tone,
): void => {
  const line = arc(from, angle, length, bend, 0, 10);
  sketch.body(
    ribbon(line, (t) => width * Math.sin(Math.min(1, 0.14 + t * 0.82) * Math.PI) ** 0.7 + 1),
    flatWash(sketch.page, tone),
    tone.ink,
    0.9,
  );
  sketch.lines([line.slice(1, -1)], tone.ink, 0.5, { opacity: 0.45 });
};

/** A floret laid open: two glumes, the awned lemma, the palea, three hanging anthers and two plumes. */
const grass = ({ sketch, flower, paint, radius }: Cut): void => {
  const { tone } = paint;
  const p = on(radius);
  const husk = toneOf(mix(tone.mid, "#b9bf7a", 0.35));
  for (const side of [-1, 1] as const) {
    const glume = arc([0, 0], up + side * 1.02, radius * 0.66, -side * 0.5, 0, 9);
    sketch.body(
      ribbon(glume, (t) => radius * 0.22 * Math.sin(lerp(0.2, 1, t) * Math.PI) + 0.6),
      flatWash(sketch.page, husk),
      husk.ink,
      0.9,
    );
    sketch.lines([glume], husk.ink, 0.6, { opacity: 0.7 });
  }
  const lemma = arc([-radius * 0.03, -radius * 0.14], up - 0.5, radius * 1.05, 0.5, 0, 10);
  const palea = arc([radius * 0.03, -radius * 0.14], up + 0.5, radius * 0.92, -0.4, 0, 10);
  for (const [line, wide] of [
    [lemma, 0.36],
    [palea, 0.28],
  ] as const) {
    sketch.body(
      ribbon(line, (t) => radius * wide * Math.sin(lerp(0.18, 1, t) * Math.PI) ** 0.8 + 0.8),
      flatWash(sketch.page, tone),
      tone.ink,
      1,
    );
    sketch.lines([line], tone.ink, 0.7, { opacity: 0.7 });
  }
  // In some the nerve of the lemma runs out into an awn.
  if (flower.awned) sketch.lines([arc(at(lemma, -1), up + 0.05, radius * 0.5, 0.2, 0, 5)], tone.ink, 1.3);
  for (const [i, x] of [-0.55, 0.02, 0.6].entries()) {
    const filament = p([
      [0, 0.3],
      [x * 0.5, 0.85],
      [x, 0.72 - 0.06 * i],
    ]);
    sketch.lines([filament], cream.ink, 1.4);
    sketch.lines([filament], cream.mid, 0.7);
    const head = toneOf(paint.stamen);
    const hang = at(filament, -1);
    sketch.body(
      ellipse([hang[0], hang[1] + radius * 0.1], radius * 0.045, radius * 0.15, 0.1 * x, 12),
      head.mid,
      head.ink,
      0.8,
    );
  }
  const stigma = mix(ovaryTone.ink, "#7a3f56", 0.5);
  for (const side of [-1, 1]) {
    const plume = arc(
      [side * radius * 0.04, -radius * 0.34],
      up + side * 0.35,
      radius * 0.55,
      side * 0.5,
      0,
      10,
    );
    sketch.lines([plume], stigma, 1.2);
    sketch.lines(
      plume
        .slice(3)
        .flatMap((point) =>
          [-0.8, 0.8].map((turn) => [point, polar(point, up + side * 0.6 + turn, radius * 0.09)]),
        ),
      stigma,
      0.7,
    );
  }
  cutOvary(
    sketch,
    { ...flower, ovules: "one", placenta: "basal", ovary: "superior" },
    { centre: [0, -radius * 0.25], wide: radius * 0.12, high: radius * 0.24 },
  );
};

/** A sedge's flower has one scale only: three stamens and a three-edged ovary with three threads for a stigma. */
const sedge = ({ sketch, paint, radius }: Cut): void => {
  const { tone } = paint;
  const p = on(radius);
  const edge = (side: number): Point[] =>
    p([
      [side * 0.05, 0.02],
      [side * 0.32, 0.3],
      [side * 0.42, 0.74],
      [side * 0.3, 1.2],
      [0, 1.56],
    ]);
  sketch.body([...edge(-1), ...edge(1).reverse()], flatWash(sketch.page, tone), tone.ink, 1);
  // Its green keel and the nerves beside it.
  sketch.lines(
    [
      p([
        [0, 0.1],
        [0, 0.8],
        [0, 1.5],
      ]),
    ],
    mix(tone.mid, "#8a9a4a", 0.7),
    radius * 0.09,
  );
  sketch.lines(
    [-0.24, -0.14, 0.14, 0.24].map((x) =>
      p([
        [x * 0.5, 0.2],
        [x, 0.8],
        [x * 0.5, 1.34],
      ]),
    ),
    tone.ink,
    0.6,
    { opacity: 0.55 },
  );
  const head = toneOf(paint.stamen);
  for (const [x, y] of [
    [-0.66, 1.12],
    [0.7, 1.02],
    [0.44, 1.5],
  ] as const)
    cutStamen(
      sketch,
      p([
        [x * 0.1, 0.12],
        [x * 0.55, y * 0.6],
        [x, y],
      ]),
      head,
      1.4,
      radius * 0.11,
    );
  const top: Point = [0, -radius * 0.66];
  const style = [
    top,
    ...p([
      [0.01, 0.86],
      [0, 1],
    ]),
  ];
  sketch.lines([style], ovaryTone.ink, radius * 0.05);
  const threads = [-0.5, 0.05, 0.5].map((turn) =>
    arc(at(style, -1), up + turn, radius * 0.62, turn * 0.9, 0, 8),
  );
  sketch.lines(threads, mix(ovaryTone.ink, "#7a3f56", 0.5), 1.5);
  cutOvary(
    sketch,
    { ovules: "one", placenta: "basal", ovary: "superior" },
    { centre: [0, -radius * 0.38], wide: radius * 0.2, high: radius * 0.54 },
  );
};

/** A spurge's cup: glands on its rim, single stamens within, and the three-lobed ovary on its stalk. */
const cyathium = ({ sketch, flower, paint, radius }: Cut): void => {
  const p = on(radius);
  const cup = paint.bracts;
  const far = p([
    [-0.1, 0.04],
    [-0.34, 0.3],
    [-0.42, 0.72],
    [0.42, 0.72],
    [0.34, 0.3],
    [0.1, 0.04],
  ]);
  sketch.body(far, mix(cup.mid, cup.dark, 0.35), cup.ink, 0.9);
  for (const side of [-1, 1]) {
    // Each gland carries a small petal-like edge.
    const lobe = p([
      [side * 0.38, 0.7],
      [side * 0.5, 0.92],
      [side * 0.74, 0.98],
      [side * 0.84, 0.82],
      [side * 0.7, 0.66],
      [side * 0.5, 0.62],
    ]);
    sketch.body(lobe, flatWash(sketch.page, paint.tone), paint.tone.ink, 0.8);
    const gland = toneOf("#b0803c");
    sketch.body(
      ellipse([side * radius * 0.46, -radius * 0.7], radius * 0.13, radius * 0.07, 0, 12),
      gland.mid,
      gland.ink,
      0.8,
    );
    cutWall(
      sketch,
      p([
        [side * 0.08, 0.02],
        [side * 0.34, 0.28],
        [side * 0.42, 0.72],
      ]),
      radius * 0.09,
      cup,
    );
  }
  const head = toneOf(paint.stamen);
  for (const [i, x] of [-0.28, -0.18, 0.18, 0.28].entries())
    cutStamen(
      sketch,
      arc([x * radius * 0.6, -radius * 0.14], up + x * 0.5, radius * (0.62 + 0.1 * (i % 2)), 0, 0, 5),
      head,
      1.4,
      radius * 0.06,
    );
  const stalk = arc([0, -radius * 0.1], up + 0.05, radius * 0.92, 0.25, 0, 7);
  sketch.body(
    ribbon(stalk, () => radius * 0.06),
    ovaryTone.light,
    ovaryTone.ink,
    0.8,
  );
  const [x, y] = at(stalk, -1);
  cutStyle(sketch, { ...flower, stigma: "three" }, [x, y - radius * 0.24], y - radius * 0.36, radius * 0.8);
  for (const side of [-1, 1])
    sketch.body(
      ellipse([x + side * radius * 0.13, y - radius * 0.1], radius * 0.14, radius * 0.2, 0, 14),
      ovaryTone.mid,
      ovaryTone.ink,
      0.8,
    );
  cutOvary(
    sketch,
    { ...flower, ovules: "one", placenta: "hanging", ovary: "superior" },
    { centre: [x, y - radius * 0.1], wide: radius * 0.19, high: radius * 0.42 },
  );
};

/** A flower of a spike: where it sits, to which side, how deep it is, and how far from the next. */
type InSpike = { sketch: Sketch; at: Point; side: number; deep: number; pitch: number };

/** An ovary with its ovule and three short stigmas. */
const femaleFlower = ({ sketch, at: [x, y], side, deep, pitch }: InSpike): void => {
  sketch.body(
    ellipse([x + side * deep * 0.44, y], deep * 0.5, pitch * 0.4, 0, 12),
    ovaryTone.light,
    ovaryTone.ink,
    0.8,
  );
  sketch.body(
    ellipse([x + side * deep * 0.36, y], deep * 0.22, pitch * 0.22, 0, 10),
    ovuleColour,
    ovaryTone.ink,
    0.6,
  );
  sketch.lines(
    [-0.5, 0, 0.5].map((turn): Point[] => {
      const top: Point = [x + side * deep * 0.92, y];
      return [top, polar(top, (side > 0 ? 0 : Math.PI) + turn, deep * 0.24)];
    }),
    ovaryTone.ink,
    0.8,
  );
};

/** A small cup, and the one stamen that stands out of it. */
const maleFlower = ({ sketch, at: [x, y], side, deep, pitch, head }: InSpike & { head: Tone }): void => {
  const on = (out: number, across: number): Point => [x + side * deep * out, y + across * pitch];
  sketch.body(
    [on(0, -0.12), on(0.4, -0.3), on(0.72, -0.3), on(0.66, 0), on(0.72, 0.3), on(0.4, 0.3), on(0, 0.12)],
    cream.light,
    cream.ink,
    0.7,
  );
  cutStamen(
    sketch,
    [on(0.14, 0), on(0.5, 0), on(0.98, -0.04)],
    head,
    Math.max(1, pitch * 0.14),
    pitch * 0.24,
  );
};

/** A spike cut along its axis: on both sides ovaries with their stigmas between shield-shaped bracts. */
const spike = ({ sketch, flower, paint, radius }: Cut): void => {
  const { tone } = paint;
  const tall = radius * 1.75;
  const axis = steps(7).map((t): Point => [0, -t * tall]);
  const thick = flower.size_cm > 1 ? 0.5 : 0.22;
  sketch.body(
    ribbon(axis, (t) => radius * thick * (t > 0.9 ? 0.6 : 1)),
    mix(tone.light, "#f4efcf", 0.6),
    tone.ink,
    0.9,
  );
  sketch.lines([axis.slice(0, -1)], tone.dark, 0.8, { opacity: 0.6 });
  const bract = toneOf(mix(tone.mid, "#8fae5c", 0.5));
  const head = toneOf("#d9b84a");
  // The flowers touch: each is an ovary sunk beside its bract, whose round shield closes the surface.
  const count = thick > 0.3 ? 10 : 13;
  const pitch = (tall * 0.9) / (count - 1);
  for (const [i, t] of steps(count).entries())
    for (const side of [-1, 1]) {
      const y = -tall * lerp(0.05, 0.95, t);
      const x = side * radius * thick * 0.5 * (t > 0.9 ? 0.7 : 1);
      const deep = radius * lerp(0.25, 0.16, t);
      const shield = y + pitch * 0.5;
      sketch.body(
        ribbon(
          [
            [x, shield],
            [x + side * deep * 0.5, shield],
            [x + side * deep, shield],
          ],
          (s) => pitch * lerp(0.2, 0.3, s),
        ),
        bract.light,
        bract.ink,
        0.7,
      );
      if (flower.sex === "male") maleFlower({ sketch, at: [x, y], side, deep, pitch, head });
      else femaleFlower({ sketch, at: [x, y], side, deep, pitch });
      if (flower.sex === undefined && (i + (side > 0 ? 1 : 0)) % 2 === 0)
        cutStamen(
          sketch,
          [
            [x + side * deep * 0.5, y - pitch * 0.34],
            [x + side * deep * 0.9, y - pitch * 0.3],
            [x + side * deep * 1.06, y - pitch * 0.26],
          ],
          head,
          0.9,
          radius * 0.034,
        );
      sketch.body(
        ellipse([x + side * deep * 1.06, shield], radius * 0.036, pitch * 0.42, 0, 10),
        bract.mid,
        bract.ink,
        0.7,
      );
    }
};

/** The hood cut away: female flowers at the foot of the spadix, sterile ones at the waist, male ones above. */
const spathe = ({ sketch, flower, paint, radius }: Cut): void => {
  const hood = toneOf(flower.bracts ?? flower.colour);
  // A narrow one is rolled closer around its spadix.
  const slim = isNarrowSpathe(flower) ? 0.66 : 1;
  const p = (points: readonly (readonly [number, number])[]): Point[] =>
    on(radius)(points.map(([x, y]) => [x * slim, y] as const));
  const inside = { ...hood, mid: mix(hood.mid, "#f1edd4", 0.35) };
  sketch.body(
    p([
      [0, 0.02],
      [-0.3, 0.14],
      [-0.36, 0.44],
      [-0.2, 0.7],
      [-0.42, 1.05],
      [-0.4, 1.5],
      [-0.14, 1.86],
      [0.06, 2.05],
      [0.06, 2.05],
      [0.14, 1.84],
      [0.4, 1.5],
      [0.42, 1.05],
      [0.2, 0.7],
      [0.36, 0.44],
      [0.3, 0.14],
    ]),
    flatWash(sketch.page, inside),
    hood.ink,
    1,
  );
  for (const side of [-1, 1])
    cutWall(
      sketch,
      p([
        [side * 0.06, 0.04],
        [side * 0.32, 0.2],
        [side * 0.34, 0.46],
        [side * 0.2, 0.7],
        [side * 0.38, 1],
      ]),
      radius * 0.06,
      hood,
    );
  const { tone } = paint;
  sketch.body(
    ribbon(
      steps(9).map((t): Point => [0, -radius * lerp(0.06, 1.62, t)]),
      (t) => radius * (t < 0.3 ? 0.26 : t < 0.42 ? 0.13 : t > 0.9 ? 0.13 : 0.21),
    ),
    tone.light,
    tone.ink,
    1,
  );
  const rings = (from: number, to: number, count: number, across: number): Point[] =>
    steps(count).flatMap((t, i) =>
      [-1, -0.35, 0.35, 1].map(
        (x): Point => [(x + (i % 2) * 0.3 - 0.15) * radius * across, -radius * lerp(from, to, t)],
      ),
    );
  const female = rings(0.12, 0.48, 5, 0.09);
  sketch.dots(female, ovaryTone.ink, radius * 0.1);
  sketch.dots(female, ovaryTone.mid, radius * 0.075);
  sketch.dots(rings(0.58, 0.68, 2, 0.05), mix(tone.dark, "#b98a5a", 0.3), radius * 0.05);
  const male = rings(0.78, 1.54, 11, 0.075);
  sketch.dots(male, tone.ink, radius * 0.07, { opacity: 0.7 });
  sketch.dots(male, tone.pale, radius * 0.05);
};

/** The column that lifts stamens and ovary above the petals, the corona, and the ovules on the wall. */
const passion = ({ sketch, flower, paint, radius }: Cut): void => {
  const { tone } = paint;
  const p = on(radius);
  const green = toneOf("light-green");
  const corona = flower.stamens === undefined ? "#6b4a8e" : hexOf(flower.stamens);
  const sepal = toneOf(mix(tone.light, "#cfd9a4", 0.45));
  for (const side of [-1, 1]) {
    petal(
      sketch,
      [side * radius * 0.2, -radius * 0.2],
      up + side * 0.62,
      side * 0.8,
      radius * 0.9,
      radius * 0.34,
      tone,
    );
    petal(
      sketch,
      [side * radius * 0.26, -radius * 0.16],
      up + side * 1.2,
      side * 0.6,
      radius * 0.98,
      radius * 0.13,
      sepal,
    );
  }
  const rays = steps(9).flatMap((t) =>
    [-1, 1].map((side) =>
      arc(
        [side * radius * 0.24, -radius * 0.22],
        up + side * lerp(0.35, 1.25, t),
        radius * lerp(0.5, 0.72, t),
        side * 0.2,
        0,
        5,
      ),
    ),
  );
  sketch.lines(rays, mix(corona, "#3a1440", 0.4), 2);
  sketch.lines(rays, "#f6f1e8", 1.1);
  sketch.lines(
    rays.map((ray) => ray.slice(0, 3)),
    corona,
    1.3,
  );
  sketch.body(
    p([
      [-0.06, 0],
      [-0.28, 0.08],
      [-0.3, 0.24],
      [-0.12, 0.18],
      [0.12, 0.18],
      [0.3, 0.24],
      [0.28, 0.08],
      [0.06, 0],
    ]),
    mix(green.light, "#f4efcf", 0.5),
    green.ink,
    1,
  );
  const stand = radius * 0.86;
  sketch.body(
    ribbon(
      steps(4).map((t): Point => [0, -lerp(radius * 0.14, stand, t)]),
      () => radius * 0.09,
    ),
    green.light,
    green.ink,
    0.9,
  );
  for (const side of [-1, 1]) {
    const arm = arc([0, -stand], up + side * 1.15, radius * 0.36, side * 0.5, 0, 5);
    sketch.lines([arm], green.ink, radius * 0.055);
    sketch.lines([arm], green.light, radius * 0.035);
    sketch.body(
      ellipse(at(arm, -1), radius * 0.16, radius * 0.06, side * 0.3, 12),
      "#dcc04a",
      "#5a4a1c",
      0.9,
    );
  }
  cutStyle(
    sketch,
    { ...flower, stigma: "five" },
    [0, -stand - radius * 0.38],
    -stand - radius * 0.62,
    radius * 0.9,
  );
  cutOvary(
    sketch,
    { ...flower, placenta: "parietal", ovules: "many", ovary: "superior" },
    { centre: [0, -stand - radius * 0.22], wide: radius * 0.22, high: radius * 0.44 },
  );
};

/** Milkweeds: bent-back petals, the crown of hoods, the stamens grown to the stigma, and two ovaries side by side. */
const milkweed = ({ sketch, paint, radius }: Cut): void => {
  const { tone } = paint;
  const crown = toneOf(paint.stamen);
  for (const side of [-1, 1]) {
    petal(
      sketch,
      [side * radius * 0.12, -radius * 0.2],
      up + side * 1.5,
      side * 1.3,
      radius * 0.86,
      radius * 0.3,
      tone,
    );
    // A hood in section, its horn curving over the middle.
    const hood = arc(
      [side * radius * 0.18, -radius * 0.3],
      up + side * 0.7,
      radius * 0.66,
      -side * 0.9,
      0,
      8,
    );
    sketch.body(
      ribbon(hood, (t) => radius * 0.24 * Math.sin(lerp(0.2, 0.95, t) * Math.PI) + 1),
      flatWash(sketch.page, crown),
      crown.ink,
      0.9,
    );
    sketch.lines(
      [arc([side * radius * 0.26, -radius * 0.42], up + side * 0.3, radius * 0.5, -side * 1.7, 0, 6)],
      crown.ink,
      1.4,
    );
  }
  sketch.body(
    on(radius)([
      [-0.07, 0],
      [-0.17, 0.14],
      [-0.14, 0.3],
      [-0.2, 0.62],
      [-0.26, 0.82],
      [0.26, 0.82],
      [0.2, 0.62],
      [0.14, 0.3],
      [0.17, 0.14],
      [0.07, 0],
    ]),
    mix(tone.pale, "#f1edd4", 0.5),
    tone.ink,
    0.9,
  );
  sketch.body(ellipse([0, -radius * 0.84], radius * 0.27, radius * 0.08, 0, 14), "#e9e6bf", crown.ink, 0.9);
  for (const side of [-1, 1]) {
    // The pollen in two waxy bags that hang from a dark clip.
    sketch.body(
      ellipse([side * radius * 0.17, -radius * 0.68], radius * 0.04, radius * 0.09, 0, 10),
      "#e0b53c",
      "#5a4014",
      0.8,
    );
    sketch.dots([[side * radius * 0.2, -radius * 0.78]], "#3a2418", radius * 0.05);
    const body: Point = [side * radius * 0.075, -radius * 0.34];
    sketch.body(ellipse(body, radius * 0.07, radius * 0.2, 0, 14), ovaryTone.light, ovaryTone.ink, 0.9);
    const ovules = [-0.1, -0.03, 0.04, 0.11].map(
      (y): Point => [body[0] - side * radius * 0.02, body[1] + y * radius],
    );
    sketch.dots(ovules, ovaryTone.ink, radius * 0.05);
    sketch.dots(ovules, ovuleColour, radius * 0.034);
  }
};

/** Lecythids: a ring of stamens on one side drawn out to a hood that folds over the ovary. */
const lecythid = ({ sketch, flower, paint, radius }: Cut): void => {
  const { tone } = paint;
  const pink = toneOf(paint.stamen);
  for (const side of [-1, 1])
    petal(
      sketch,
      [side * radius * 0.24, -radius * 0.36],
      up + side * 0.95,
      -side * 0.2,
      radius * 0.86,
      radius * 0.4,
      tone,
    );
  sketch.body(
    on(radius)([
      [-0.07, 0],
      [-0.3, 0.2],
      [-0.34, 0.42],
      [0.34, 0.42],
      [0.3, 0.2],
      [0.07, 0],
    ]),
    mix(paint.bracts.light, "#f4efcf", 0.5),
    paint.bracts.ink,
    1,
  );
  const hood = arc([-radius * 0.3, -radius * 0.42], up - 0.5, radius * 1.35, 2.9, 0, 14);
  sketch.body(
    ribbon(hood, (t) => radius * lerp(0.12, 0.2, t)),
    mix(pink.light, "#f6e2d2", 0.35),
    pink.ink,
    1,
  );
  for (const t of steps(9)) {
    const spot = at(hood, Math.round(lerp(8, 13, t)));
    cutStamen(
      sketch,
      arc(spot, Math.PI / 2 + 0.5 - t * 0.8, radius * 0.2, 0, 0, 4),
      pink,
      1.2,
      radius * 0.035,
    );
  }
  for (const x of steps(7))
    cutStamen(
      sketch,
      arc([lerp(-0.22, 0.3, x) * radius, -radius * 0.44], up + lerp(-0.3, 0.5, x), radius * 0.2, 0, 0, 4),
      toneOf("#e0b53c"),
      1.2,
      radius * 0.04,
    );
  cutStyle(sketch, { ...flower, stigma: "knob" }, [0, -radius * 0.42], -radius * 0.6, radius * 0.7);
  cutOvary(
    sketch,
    { ...flower, ovules: "many", placenta: "axile" },
    { centre: [0, -radius * 0.24], wide: radius * 0.28, high: radius * 0.32 },
  );
};

/** Annonas: three thick petals around a cone, stamens packed on its foot and carpels on its top. */
const annona = ({ sketch, flower, paint, radius }: Cut): void => {
  const { tone } = paint;
  const broad = flower.form === "thick-petal";
  const inner = { ...tone, mid: mix(tone.light, "#f3e6c0", 0.5) };
  petal(sketch, [0, -radius * 0.2], up, 0, radius * 1.3, radius * (broad ? 1 : 0.4), inner);
  for (const side of [-1, 1]) {
    const line = arc(
      [side * radius * 0.24, -radius * 0.12],
      up + side * (broad ? 0.75 : 0.4),
      radius * 1.25,
      -side * (broad ? 1 : 0.4),
      0,
      10,
    );
    sketch.body(
      ribbon(line, (t) => radius * (broad ? 0.2 : 0.17) * (1.15 - t)),
      mix(tone.pale, tone.mid, 0.5),
      tone.ink,
      1,
    );
  }
  const cone = on(radius)([
    [-0.08, 0],
    [-0.28, 0.12],
    [-0.3, 0.3],
    [-0.16, 0.56],
    [0, 0.64],
    [0.16, 0.56],
    [0.3, 0.3],
    [0.28, 0.12],
    [0.08, 0],
  ]);
  sketch.body(cone, mix(cream.mid, tone.light, 0.3), tone.ink, 1);
  const head = toneOf(mix(paint.stamen, "#efe2a0", 0.4));
  for (const side of [-1, 1])
    for (const [i, t] of steps(7).entries()) {
      const root: Point = [side * radius * lerp(0.3, 0.27, t), -radius * lerp(0.14, 0.36, t)];
      sketch.body(
        ellipse(
          polar(root, side > 0 ? -0.4 : Math.PI + 0.4, radius * 0.06),
          radius * 0.075,
          radius * 0.024,
          side * -0.35,
          10,
        ),
        head.mid,
        head.ink,
        0.6,
      );
      if (i > 5) continue;
      // One ovule stands in each carpel.
      const carpel: Point = [side * radius * lerp(0.25, 0.03, t), -radius * lerp(0.42, 0.66, t)];
      sketch.body(
        ellipse(carpel, radius * 0.042, radius * 0.075, side * lerp(0.9, 0.1, t), 10),
        ovaryTone.light,
        ovaryTone.ink,
        0.7,
      );
      sketch.dots([carpel], ovaryTone.ink, radius * 0.03);
    }
};

/** Lotus: carpels sunk in a flat-topped cone. Pomegranate: a leathery cup with stamens on its wall and two tiers below. */
const bowl = ({ sketch, flower, paint, radius }: Cut): void => {
  const { tone } = paint;
  const lotus = (flower.petals ?? 18) > 9;
  const head = toneOf(paint.stamen);
  if (lotus) {
    for (const [angle, bend, length] of [
      [1.25, -0.5, 1],
      [0.8, -0.4, 0.98],
      [0.4, -0.3, 0.9],
    ] as const)
      for (const side of [-1, 1])
        petal(
          sketch,
          [side * radius * 0.12, -radius * 0.08],
          up + side * angle,
          side * bend,
          radius * length,
          radius * 0.32,
          tone,
        );
    for (const side of [-1, 1])
      for (const t of steps(6))
        cutStamen(
          sketch,
          arc(
            [side * radius * 0.14, -radius * 0.1],
            up + side * lerp(0.55, 1, t),
            radius * 0.44,
            -side * 0.5,
            0,
            6,
          ),
          head,
          1.3,
          radius * 0.05,
        );
    const cone = toneOf("yellow-green");
    sketch.body(
      on(radius)([
        [-0.1, 0],
        [-0.18, 0.3],
        [-0.34, 0.58],
        [-0.34, 0.58],
        [0.34, 0.58],
        [0.34, 0.58],
        [0.18, 0.3],
        [0.1, 0],
      ]),
      mix(cone.light, "#f6f0d0", 0.5),
      cone.ink,
      1,
    );
    for (const x of [-0.24, -0.08, 0.08, 0.24]) {
      sketch.body(
        ellipse([x * radius, -radius * 0.48], radius * 0.055, radius * 0.09, 0, 12),
        ovaryTone.light,
        ovaryTone.ink,
        0.8,
      );
      sketch.dots([[x * radius, -radius * 0.46]], ovaryTone.ink, radius * 0.04);
      sketch.dots([[x * radius, -radius * 0.6]], cone.ink, radius * 0.05);
    }
    return;
  }
  const cup = toneOf(flower.bracts ?? flower.colour);
  for (const side of [-1, 1])
    petal(
      sketch,
      [side * radius * 0.34, -radius * 1],
      up + side * 0.8,
      side * 0.2,
      radius * 0.66,
      radius * 0.5,
      tone,
    );
  petal(sketch, [0, -radius * 1], up, 0, radius * 0.62, radius * 0.56, tone);
  sketch.body(
    on(radius)([
      [-0.08, 0],
      [-0.34, 0.14],
      [-0.36, 0.44],
      [-0.26, 0.6],
      [-0.42, 1.1],
      [0.42, 1.1],
      [0.26, 0.6],
      [0.36, 0.44],
      [0.34, 0.14],
      [0.08, 0],
    ]),
    mix(cup.light, "#f6e6cf", 0.5),
    cup.ink,
    1,
  );
  for (const side of [-1, 1])
    cutWall(
      sketch,
      on(radius)([
        [side * 0.12, 0.02],
        [side * 0.36, 0.2],
        [side * 0.3, 0.6],
        [side * 0.42, 1.06],
        [side * 0.6, 1.34],
      ]),
      radius * 0.11,
      cup,
    );
  for (const side of [-1, 1])
    for (const t of steps(7))
      cutStamen(
        sketch,
        arc(
          [side * radius * lerp(0.25, 0.36, t), -radius * lerp(0.62, 1, t)],
          up - side * lerp(0.9, 0.1, t),
          radius * 0.36,
          -side * 0.1,
          0,
          5,
        ),
        head,
        1.2,
        radius * 0.045,
      );
  cutStyle(sketch, { ...flower, stigma: "knob" }, [0, -radius * 0.52], -radius * 1.12, radius * 0.9);
  cutOvary(
    sketch,
    { ...flower, ovules: "many", placenta: "parietal" },
    { centre: [0, -radius * 0.32], wide: radius * 0.36, high: radius * 0.42 },
  );
};

/** A petal tube cut along its side, the stamens within: quassia, coral tree. */
const beak = ({ sketch, flower, paint, radius }: Cut): void => {
  const { tone } = paint;
  const tall = radius * 1.75;
  const wall = (side: number): Point[] =>
    steps(8).map((t) => [
      side * radius * 0.3 * Math.sin(lerp(0.24, 0.9, t) * Math.PI),
      -radius * 0.14 - tall * t,
    ]);
  sketch.body(
    [...wall(-1), ...wall(1).reverse()],
    flatWash(sketch.page, { ...tone, mid: mix(tone.mid, tone.light, 0.4) }),
    tone.ink,
    0.9,
  );
  for (const side of [-1, 1]) cutWall(sketch, wall(side), radius * 0.075, tone);
  const head = toneOf(paint.stamen);
  for (const [i, x] of [-0.14, -0.07, 0.07, 0.14].entries())
    cutStamen(
      sketch,
      arc([x * radius, -radius * 0.3], up + x * 0.25, tall * (1 + 0.04 * (i % 2)), -x * 0.2, 0, 8),
      head,
      1.5,
      radius * 0.07,
    );
  sketch.body(
    on(radius)([
      [-0.06, 0],
      [-0.22, 0.14],
      [-0.14, 0.26],
      [0.14, 0.26],
      [0.22, 0.14],
      [0.06, 0],
    ]),
    paint.bracts.mid,
    paint.bracts.ink,
    0.9,
  );
  cutStyle(sketch, { ...flower, stigma: "knob" }, [0, -radius * 0.56], -tall * 1.04, radius * 0.8);
  cutOvary(sketch, flower, { centre: [0, -radius * 0.42], wide: radius * 0.15, high: radius * 0.36 });
};

/** Dutchman's pipe: the bulb with the joined stamens and stigmas, hairs that point inwards, the limb. */
const pipe = ({ sketch, flower, paint, radius }: Cut): void => {
  const { tone } = paint;
  const inner = toneOf(flower.centre ?? "maroon");
  const line = arc([0, -radius * 0.3], up, radius * 1.7, 1.7, 0, 14);
  const width = (t: number): number =>
    radius *
    (t < 0.4 ? 0.22 + 0.46 * Math.sin((t / 0.4) * Math.PI * 0.85) : lerp(0.3, 0.42, (t - 0.4) / 0.6));
  const tube = ribbon(line, width);
  const end = at(line, -1);
  // The far half of the limb, drawn out to its tip; in the tailed ones to a thread.
  const tailed = flower.limb === "tailed";
  const on = (points: readonly (readonly [number, number])[]): Point[] =>
    points.map(([x, y]) => [end[0] + x * radius, end[1] + y * radius]);
  if (tailed) {
    const tail = arc(at(on([[0.62, -0.62]]), 0), -0.6, radius * 1.5, 2.3, 0, 14);
    sketch.lines([tail], inner.ink, radius * 0.06);
    sketch.lines([tail], inner.mid, radius * 0.036);
  }
  sketch.body(
    on([
      [-0.06, -0.2],
      [-0.06, -0.2],
      [0.1, -0.42],
      [0.36, -0.6],
      [0.66, -0.68],
      [0.66, -0.68],
      [0.66, -0.4],
      [0.56, -0.1],
      [0.44, 0.16],
      [0.3, 0.34],
      [0.14, 0.36],
      [-0.02, 0.2],
      [-0.02, 0.2],
    ]),
    flatWash(sketch.page, inner),
    inner.ink,
    1,
  );
  sketch.lines(
    [-0.5, -0.25, 0, 0.2].map((y) =>
      on([
        [0, y * 0.2],
        [0.24, y * 0.6],
        [0.48 + y * -0.12, y],
      ]),
    ),
    mix(tone.light, inner.mid, 0.3),
    0.8,
    { opacity: 0.6 },
  );
  sketch.body(tube, mix(tone.light, "#f4efcf", 0.5), tone.ink, 0.9);
  for (const side of [-1, 1])
    cutWall(
      sketch,
      line.map((point, i) => {
        const t = i / (line.length - 1);
        const next = at(line, Math.min(i + 1, line.length - 1));
        const before = at(line, Math.max(i - 1, 0));
        const angle = Math.atan2(next[1] - before[1], next[0] - before[0]);
        return polar(point, angle + (side * Math.PI) / 2, width(t) / 2);
      }),
      radius * 0.07,
      tone,
    );
  sketch.lines(
    line
      .slice(6, 13)
      .flatMap((point) =>
        [-0.5, 0.5].map((turn) => [point, polar(point, Math.PI * 0.9 + turn, radius * 0.13)]),
      ),
    tone.ink,
    0.7,
    { opacity: 0.8 },
  );
  const column = toneOf("#d8c66a");
  for (const x of [-0.1, 0, 0.1])
    sketch.body(
      ellipse([x * radius, -radius * 0.48], radius * 0.055, radius * 0.16, x, 10),
      column.mid,
      column.ink,
      0.8,
    );
  cutOvary(
    sketch,
    { ...flower, ovules: "many", ovary: "inferior" },
    { centre: [0, -radius * 0.16], wide: radius * 0.12, high: radius * 0.34 },
  );
};

const cuts: Partial<Record<FlowerTraits["form"], (cut: Cut) => void>> = {
  grass,
  "cup-bract": cyathium,
  spathe,
  passion,
  milkweed,
  cannonball: lecythid,
  "thick-petal": annona,
  "narrow-thick-petal": annona,
  "many-petal": bowl,
  beak,
  pipe,
};

/** Cuts a flower of these families, and says whether this is one. */
export const cutSpecial = (sketch: Sketch, flower: FlowerTraits, radius: number): boolean => {
  const dense = flower.cluster === "catkin" || flower.cluster === "spadix";
  const cut = { sketch, flower, paint: paintOf(flower), radius };
  if (cutTwoSexes(cut)) return true;
  const draw =
    flower.form === "grass" && flower.stigma === "three"
      ? sedge
      : flower.form === "tiny" && dense
        ? spike
        : cuts[flower.form];
  if (draw === undefined) return false;
  draw(cut);
  return true;
};
