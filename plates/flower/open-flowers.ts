// Flowers seen from the front: free petals, pinwheels, mallows, passion flowers, lilies and lotus.
import { degrees, ellipse, type Point, polar, ring, steps } from "../drawing/geometry.ts";
import { hexOf, mix, type Tone, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { roundWash } from "../drawing/wash.ts";
import { drawPetals, type PetalShape, stamens } from "./petals.ts";
import type { FlowerTraits } from "./traits.ts";

export type FlowerPaint = { tone: Tone; centre: string; stamen: string; bracts: Tone };

export const paintOf = (flower: FlowerTraits): FlowerPaint => {
  const tone = toneOf(flower.colour);
  return {
    tone,
    centre: flower.centre === undefined ? mix(tone.mid, "#e6d27a", 0.3) : hexOf(flower.centre),
    stamen: flower.stamens === undefined ? "#e3b83c" : hexOf(flower.stamens),
    bracts: toneOf(flower.bracts ?? "light-green"),
  };
};

const shapes: Partial<Record<FlowerTraits["form"], PetalShape>> = {
  "five-petal": { count: 5, width: 0.72, widest: 0.6, tip: "round" },
  "four-petal": { count: 4, width: 0.7, widest: 0.62, tip: "round" },
  "three-petal": { count: 3, width: 0.95, widest: 0.58, tip: "round" },
  "six-petal": { count: 6, width: 0.42, widest: 0.5, tip: "pointed" },
  star: { count: 5, width: 0.42, widest: 0.36, tip: "pointed" },
  pinwheel: { count: 5, width: 0.62, widest: 0.62, tip: "round", twist: 0.9 },
  salver: { count: 5, width: 0.82, widest: 0.68, tip: "truncate" },
  senna: { count: 5, width: 0.74, widest: 0.6, tip: "round", claw: 0.1 },
  "orchid-tree": { count: 5, width: 0.68, widest: 0.68, tip: "frilled", claw: 0.28 },
};

const centreDisc = (sketch: Sketch, radius: number, colour: string): void =>
  sketch.body(
    ring([0, 0], () => radius, 10),
    roundWash(sketch.page, toneOf(colour)),
    toneOf(colour).ink,
    0.6,
  );

/** Returns whether it draws this form. */
export const drawOpenFlower = (
  sketch: Sketch,
  flower: FlowerTraits,
  radius: number,
  turn: number,
): boolean => {
  const paint = paintOf(flower);
  const found = shapes[flower.form];
  const small = radius < 14;
  switch (flower.form) {
    case "mallow":
      mallow(sketch, flower, paint, radius, turn);
      return true;
    case "passion":
      passion(sketch, flower, paint, radius, turn);
      return true;
    case "many-petal":
      manyPetals(sketch, flower, paint, radius);
      return true;
    case "orchid-tree": {
      drawPetals(
        sketch,
        { ...(found as PetalShape), count: flower.petals ?? 5 },
        radius * 0.8,
        paint.centre,
        paint.tone,
        turn,
      );
      const long = steps(10).map((t): Point[] => [
        [0, 0],
        polar([0, 0], turn + degrees(-40 + 80 * t), radius * 0.6),
        polar([0, 0], turn + degrees(-30 + 60 * t), radius * 1.25),
      ]);
      sketch.lines(long, paint.stamen, 1);
      sketch.dots(
        long.map((line) => line.at(-1) ?? [0, 0]),
        mix(paint.stamen, "#5b2a18", 0.5),
        3,
      );
      return true;
    }
    default:
      break;
  }
  if (found === undefined) return false;
  const shape = { ...found, count: flower.petals ?? found.count };
  if (shape.count !== found.count) shape.width = found.width * Math.min(1.15, found.count / shape.count);
  drawPetals(sketch, shape, radius, paint.centre, paint.tone, turn, !small);
  if (flower.form === "star") {
    const cone = steps(5).map((t): Point[] => [
      [0, 0],
      polar([0, 0], turn + t * Math.PI * 1.6, radius * 0.26),
    ]);
    sketch.lines(cone, paint.stamen, Math.max(1.2, radius * 0.14), { "stroke-linecap": "round" });
  } else if (flower.form === "senna") {
    const curved = steps(7).map((t): Point[] => {
      const away = turn + degrees(20 + 140 * t);
      return [
        [0, 0],
        polar([0, 0], away, radius * 0.3),
        polar([0, 0], away - 0.5, radius * (0.42 + 0.1 * (t % 0.3))),
      ];
    });
    sketch.lines(curved, mix(paint.stamen, "#7a5418", 0.45), Math.max(1, radius * 0.07), {
      "stroke-linecap": "round",
    });
    sketch.dots(
      curved.map((line) => line.at(-1) ?? [0, 0]),
      "#6d4a1b",
      Math.max(1.3, radius * 0.09),
    );
  } else if (flower.form === "pinwheel" || flower.form === "salver") {
    centreDisc(sketch, radius * (flower.form === "salver" ? 0.1 : 0.07), mix(paint.centre, "#6b5a1e", 0.25));
  } else {
    centreDisc(sketch, radius * 0.16, mix(paint.centre, "#8a9a45", 0.25));
    stamens(
      sketch,
      small ? 5 : flower.form === "three-petal" ? 6 : 10,
      radius * 0.42,
      mix(paint.stamen, "#fff6d0", 0.3),
      paint.stamen,
      Math.max(1.3, radius * 0.1),
    );
  }
  return true;
};

/** Hibiscus, okra, cotton: five broad overlapping petals and a long column with anthers. */
const mallow = (
  sketch: Sketch,
  flower: FlowerTraits,
  paint: FlowerPaint,
  radius: number,
  turn: number,
): void => {
  drawPetals(
    sketch,
    { count: flower.petals ?? 5, width: 0.98, widest: 0.66, tip: "round", twist: 0.22 },
    radius,
    paint.centre,
    paint.tone,
    turn,
  );
  sketch.fill(
    ring([0, 0], (a) => radius * (0.17 + 0.035 * Math.cos(a * 5)), 20),
    { fill: mix(paint.centre, "#40101a", flower.centre === undefined ? 0.1 : 0.12), opacity: 0.55 },
  );
  const heading = degrees(-32);
  const long = radius * (radius > 30 ? 0.92 : 0.6) * (flower.bracts === "red" ? 1.1 : 1);
  const end = polar([0, 0], heading, long);
  sketch.line(
    [[0, 0], polar([0, 0], heading - 0.12, long * 0.4), polar([0, 0], heading - 0.08, long * 0.75), end],
    mix(paint.tone.light, paint.stamen, 0.3),
    Math.max(1.6, radius * 0.06),
    { "stroke-linecap": "round" },
  );
  const anthers = steps(22).map((t) =>
    polar(
      polar([0, 0], heading - 0.09, long * (0.5 + 0.42 * t)),
      heading + ((t * 44) % 2 < 1 ? 1.4 : -1.4),
      radius * sketch.random.between(0.03, 0.1),
    ),
  );
  sketch.dots(anthers, paint.stamen, Math.max(1.5, radius * 0.05));
  if (radius > 26)
    sketch.dots(
      [-0.5, -0.2, 0.1, 0.4].map((turnBy) => polar(end, heading + turnBy, radius * 0.1)),
      mix(paint.tone.dark, "#7d1f22", 0.3),
      radius * 0.06,
    );
};

const passion = (
  sketch: Sketch,
  flower: FlowerTraits,
  paint: FlowerPaint,
  radius: number,
  turn: number,
): void => {
  const sepal = toneOf(mix(paint.tone.light, "#cfd9a4", 0.45));
  drawPetals(
    sketch,
    { count: 5, width: 0.42, widest: 0.5, tip: "round" },
    radius,
    sepal.mid,
    sepal,
    turn + Math.PI / 5,
  );
  drawPetals(
    sketch,
    { count: 5, width: 0.38, widest: 0.52, tip: "round" },
    radius * 0.95,
    paint.centre,
    paint.tone,
    turn,
  );
  const threads = (count: number, from: number, to: number, colour: string, width: number): void =>
    sketch.lines(
      Array.from({ length: count }, (_, i): Point[] => {
        const angle = (i / count) * Math.PI * 2;
        return [
          polar([0, 0], angle, radius * from),
          polar([0, 0], angle + 0.04, radius * (from + to) * 0.5),
          polar(
            [0, 0],
            angle + sketch.random.around(0, 0.08),
            radius * to * sketch.random.between(0.93, 1.03),
          ),
        ];
      }),
      colour,
      width,
    );
  const corona = flower.stamens === undefined ? "#6b4a8e" : hexOf(flower.stamens);
  threads(64, 0.2, 0.84, "#f4efe6", Math.max(0.7, radius * 0.016));
  threads(64, 0.2, 0.5, corona, Math.max(0.8, radius * 0.02));
  threads(40, 0.14, 0.26, mix(corona, "#3a1440", 0.5), Math.max(0.9, radius * 0.024));
  const green = toneOf("light-green");
  sketch.body(
    ring([0, 0], () => radius * 0.13, 12),
    green.light,
    green.ink,
    0.7,
  );
  for (let i = 0; i < 5; i++) {
    const angle = turn + (i / 5) * Math.PI * 2;
    const end = polar([0, 0], angle, radius * 0.31);
    sketch.line([[0, 0], end], green.mid, radius * 0.035);
    sketch.body(ellipse(end, radius * 0.035, radius * 0.085, angle, 8), "#dcc04a", "#5a4a1c", 0.5);
  }
  for (let i = 0; i < 3; i++) {
    const angle = turn + 0.5 + (i / 3) * Math.PI * 2;
    const end = polar([0, 0], angle, radius * 0.24);
    sketch.line([[0, 0], end], mix(corona, "#503060", 0.4), radius * 0.03);
    sketch.dots([end], "#5d7a3c", radius * 0.075);
  }
};

/** Lotus: rings of pointed concave petals around a flat-topped seed head. */
const manyPetals = (sketch: Sketch, flower: FlowerTraits, paint: FlowerPaint, radius: number): void => {
  const count = Math.max(3, Math.round((flower.petals ?? 18) / 3));
  for (const [share, turn] of [
    [1, 0.1],
    [0.82, 0.45],
    [0.6, 0.2],
  ] as const)
    drawPetals(
      sketch,
      { count: count + 1, width: 0.46, widest: 0.52, tip: "pointed" },
      radius * share,
      paint.centre,
      paint.tone,
      turn,
    );
  stamens(sketch, 26, radius * 0.3, paint.stamen, paint.stamen, Math.max(1.4, radius * 0.04));
  const head = toneOf("yellow-green");
  sketch.body(ellipse([0, 0], radius * 0.17, radius * 0.14), head.mid, head.ink, 0.8);
  sketch.dots(
    [
      [-0.07, 0],
      [0.07, 0],
      [0, -0.06],
      [0, 0.06],
    ].map(([x, y]): Point => [(x ?? 0) * radius, (y ?? 0) * radius]),
    head.ink,
    Math.max(1, radius * 0.03),
  );
};
