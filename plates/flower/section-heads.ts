// Heads cut lengthwise: the receptacle with its florets, one of them beside it enlarged (composites), and round heads.
import {
  arc,
  at,
  ellipse,
  lerp,
  type Point,
  polar,
  ribbon,
  steps,
  through,
  up,
} from "../drawing/geometry.ts";
import { mix, type Tone, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash } from "../drawing/wash.ts";
import { cupOf } from "./composite-heads.ts";
import { cutStamen, ovaryTone } from "./cut-organs.ts";
import { type FlowerPaint, paintOf } from "./flower-paint.ts";
import type { FlowerTraits } from "./traits.ts";

type Floret = { from: Point; angle: number; length: number; width: number; tone: Tone; pappus: boolean };

/** One floret of a composite: the ovary, bristles, a tube with five teeth, the anther tube and the forked style. */
const discFloret = (sketch: Sketch, { from, angle, length, width, tone, pappus }: Floret): void => {
  const on = (x: number, y: number): Point =>
    polar(polar(from, angle, x * length), angle + Math.PI / 2, y * width);
  const fine = width > 6;
  if (pappus)
    sketch.lines(
      [-1, -0.5, 0.5, 1].map((y) => [on(0.2, y * 0.4), on(0.55, y * 1.1)]),
      "#8d8468",
      fine ? 0.9 : 0.6,
      { opacity: 0.8 },
    );
  // The style divides in two branches above the anthers.
  for (const side of [-1, 1]) {
    const branch = [on(0.8, 0), on(1.12, side * 0.16), on(1.3, side * 0.75)];
    sketch.lines([branch], tone.ink, fine ? 2.2 : 1.3);
    sketch.lines([branch], mix(tone.pale, tone.mid, 0.4), fine ? 1.2 : 0.6);
  }
  sketch.body(
    [
      on(0.2, -0.28),
      on(0.5, -0.32),
      on(0.82, -0.62),
      on(1.02, -1),
      on(0.94, -0.3),
      on(1.05, 0),
      on(0.94, 0.3),
      on(1.02, 1),
      on(0.82, 0.62),
      on(0.5, 0.32),
      on(0.2, 0.28),
    ],
    flatWash(sketch.page, tone),
    tone.ink,
    fine ? 0.9 : 0.5,
    fine,
  );
  if (fine)
    sketch.lines(
      [-0.3, 0.3].map((y) => [on(0.3, y * 0.5), on(0.9, y)]),
      tone.ink,
      0.5,
      { opacity: 0.6 },
    );
  const nut = toneOf(pappus ? "#8a7a4a" : "#7a8a4a");
  sketch.body(
    [on(-0.04, -0.1), on(0.08, -0.34), on(0.22, -0.3), on(0.22, 0.3), on(0.08, 0.34), on(-0.04, 0.1)],
    nut.mid,
    nut.ink,
    fine ? 0.8 : 0.5,
  );
};

/** A ray: its ovary and the strap that ends in teeth. */
const rayFloret = (sketch: Sketch, from: Point, side: number, length: number, paint: FlowerPaint): void => {
  const line = arc(from, up + side * 1.15, length, side * 0.5, 0, 10);
  sketch.body(
    ribbon(line, (t) => length * (t < 0.15 ? 0.08 : 0.2) * (t > 0.92 ? 0.6 : 1)),
    flatWash(sketch.page, paint.tone),
    paint.tone.ink,
    0.9,
  );
  sketch.lines([line.slice(2, -1)], paint.tone.ink, 0.5, { opacity: 0.6 });
};

const composite = (sketch: Sketch, flower: FlowerTraits, paint: FlowerPaint, radius: number): void => {
  const green = flower.bracts === undefined ? toneOf("light-green") : paint.bracts;
  const rays = flower.form === "daisy";
  const disc = rays ? toneOf(flower.centre ?? "golden") : paint.tone;
  const floor = -radius * 0.16;
  // Without rays, the florets stand in a cup as deep as that of the species.
  const deep = flower.involucre === undefined ? undefined : cupOf(flower.involucre);
  const tall = radius * (deep === undefined ? 0.62 : 0.34 + deep.long * 0.62);
  // Bracts in three rows behind, then the cut receptacle, a dome or a plate.
  for (const [row, share] of [
    [0, 1.1],
    [1, 0.86],
    [2, 0.6],
  ] as const)
    for (const side of [-1, 1])
      sketch.body(
        ribbon(
          deep === undefined
            ? arc(
                [side * radius * 0.1, 0],
                up + side * (1.12 - row * 0.02),
                radius * share * 0.62,
                -side * (1 - row * 0.12),
                0,
                8,
              )
            : through(
                [
                  [side * radius * 0.08, 0],
                  [side * radius * deep.belly * (0.8 + row * 0.08), floor * 1.3],
                  [side * radius * deep.belly * (1.04 + row * 0.1), -radius * deep.long * share * 0.62],
                  [side * radius * deep.mouth * (1 + row * 0.12), -radius * deep.long * share * 0.96],
                ],
                4,
              ),
          (t) => radius * 0.11 * (1.1 - t),
        ),
        mix(green.mid, green.light, row * 0.3),
        green.ink,
        0.8,
      );
  const wide = radius * (deep === undefined ? 0.44 : deep.belly * 0.8);
  const dome = steps(9).map(
    (t): Point => [lerp(-wide, wide, t), floor - radius * 0.16 * Math.sin(t * Math.PI)],
  );
  sketch.body(
    [[-radius * 0.06, 0], [-wide * 0.7, floor * 0.5], ...dome, [wide * 0.7, floor * 0.5], [radius * 0.06, 0]],
    mix(green.light, "#f4efcf", 0.6),
    green.ink,
    1,
  );
  if (rays)
    for (const side of [-1, 1]) rayFloret(sketch, [side * wide * 0.95, floor], side, radius * 0.92, paint);
  const ways = steps(rays ? 9 : flower.involucre === "four" ? 4 : 7).map((t) => t * 2 - 1);
  for (const way of ways.sort((a, b) => Math.abs(b) - Math.abs(a)))
    discFloret(sketch, {
      from: [way * wide * 0.9, floor - radius * 0.15 * Math.cos((way * Math.PI) / 2)],
      angle: up + way * (rays ? 0.25 : deep === undefined ? 0.5 : 0.26),
      length: tall * (rays ? 0.6 : 1),
      width: radius * (rays ? 0.06 : 0.08),
      tone: disc,
      pappus: !rays,
    });
  // One floret of the disc by itself.
  discFloret(sketch, {
    from: [radius * (deep === undefined ? 1.34 : deep.belly + 0.62), -radius * 0.02],
    angle: up + 0.06,
    length: Math.max(radius * 0.98, tall),
    width: radius * 0.15,
    tone: disc,
    pappus: !rays,
  });
};

/** A round head cut through: florets on all sides of its core, with stamens longer than they are or a mere style. */
const roundHead = (sketch: Sketch, flower: FlowerTraits, paint: FlowerPaint, radius: number): void => {
  const { tone } = paint;
  const brush = flower.stamens !== undefined && flower.size_cm < 2;
  const centre: Point = [0, -radius * 0.9];
  const core = radius * (brush ? 0.16 : 0.24);
  const head = toneOf(brush ? "#dcb54a" : paint.stamen);
  const corolla = brush ? toneOf(mix(tone.mid, "#c9cf96", 0.5)) : tone;
  for (const t of steps(13)) {
    const angle = lerp(-Math.PI - 0.55, 0.55, t);
    const [from, mouth] = [polar(centre, angle, core), polar(centre, angle, radius * (brush ? 0.44 : 0.66))];
    if (brush)
      for (const turn of [-0.16, 0, 0.16])
        cutStamen(
          sketch,
          arc(polar(centre, angle, radius * 0.36), angle + turn, radius * 0.56, turn * 0.5, 0, 5),
          head,
          0.9,
          radius * 0.035,
          tone.light,
        );
    else {
      const style = [from, mouth, polar(centre, angle, radius * 0.9)];
      sketch.lines([style], tone.ink, 1);
      sketch.dots([at(style, -1)], head.dark, radius * 0.05);
    }
    const on = (x: number, y: number): Point =>
      polar([lerp(from[0], mouth[0], x), lerp(from[1], mouth[1], x)], angle + Math.PI / 2, y * radius);
    sketch.body(
      [
        on(0, -0.025),
        on(0.6, -0.04),
        on(1.02, -0.085),
        on(0.92, 0),
        on(1.02, 0.085),
        on(0.6, 0.04),
        on(0, 0.025),
      ],
      corolla.mid,
      corolla.ink,
      0.7,
      false,
    );
    sketch.body(
      ellipse(on(0.02, 0), radius * 0.06, radius * 0.045, angle, 10),
      ovaryTone.mid,
      ovaryTone.ink,
      0.6,
    );
  }
  sketch.body(ellipse(centre, core, core, 0, 16), mix(ovaryTone.light, "#f4efcf", 0.6), ovaryTone.ink, 1);
  sketch.lines(
    [
      [
        [0, 0],
        [0, -radius * 0.4],
        [0, centre[1] + core],
      ],
    ],
    ovaryTone.ink,
    radius * 0.075,
  );
  sketch.lines(
    [
      [
        [0, 0],
        [0, -radius * 0.4],
        [0, centre[1] + core * 0.6],
      ],
    ],
    ovaryTone.light,
    radius * 0.05,
  );
};

/** Cuts a head, and says whether this form is one. */
export const cutHead = (sketch: Sketch, flower: FlowerTraits, radius: number): boolean => {
  const paint = paintOf(flower);
  switch (flower.form) {
    case "button":
    case "daisy":
    case "pompon":
      composite(sketch, flower, paint, radius);
      return true;
    case "globe":
      roundHead(sketch, flower, paint, radius);
      return true;
    default:
      return false;
  }
};
