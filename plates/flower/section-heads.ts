// Heads cut lengthwise: the receptacle with its florets, one of them beside it enlarged (composites), and round heads.
import {
  arc,
  beside,
  degrees,
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
import { behindCut, bladeShapes, drawBlade } from "./cut-blades.ts";
import { cutStamen, ovaryTone, ovuleColour } from "./cut-organs.ts";
import { type FlowerPaint, paintOf } from "./flower-paint.ts";
import type { FlowerTraits } from "./traits.ts";

type Floret = { from: Point; angle: number; length: number; width: number; tone: Tone; pappus: boolean };

/** One floret of a composite: the ovary, bristles, a tube with five teeth, the anther tube and the forked style. */
const discFloret = (sketch: Sketch, { from, angle, length, width, tone, pappus }: Floret): void => {
  const on = beside(from, angle, length, width);
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

/** The rays of the half that is left, around the disc: those at the sides are cut or foreshortened. */
const rays = (
  sketch: Sketch,
  flower: FlowerTraits,
  paint: FlowerPaint,
  radius: number,
  wide: number,
): void => {
  const count = Math.min(flower.petals ?? 12, 13);
  const room = (Math.PI * 2 * (wide + 0.5)) / count;
  for (const around of behindCut(count, 0.12)) {
    const blade = {
      around,
      foot: [wide * 0.9, 0.2],
      rise: degrees(20),
      turn: degrees(16),
      length: 0.86,
      width: Math.min(0.52, Math.max(0.26, room)),
      shape: { ...bladeShapes.strap, notch: 0.05 },
      cup: 0.2,
    } as const;
    drawBlade(sketch, blade, paint.tone, radius, 3);
  }
};

/** A ray seen from its side, its strap widening to a crimped end. */
const upright = (sketch: Sketch, { tone }: FlowerPaint, from: Point, angle: number, long: number): void => {
  const on = beside(from, angle, long);
  const end = [-0.2, -0.1, 0, 0.1, 0.2].map((y, i) => on(i % 2 === 0 ? 0.96 : 1.03, y));
  sketch.body(
    [on(0, -0.025), on(0.4, -0.1), on(0.8, -0.2), ...end, on(0.8, 0.2), on(0.4, 0.1), on(0, 0.025)],
    flatWash(sketch.page, tone),
    tone.ink,
    0.8,
    false,
  );
  sketch.lines(
    [-0.08, 0, 0.08].map((y) => [on(0.3, y * 0.5), on(0.62, y), on(0.9, y * 1.5)]),
    tone.dark,
    0.7,
    { opacity: 0.6 },
  );
};

const composite = (sketch: Sketch, flower: FlowerTraits, paint: FlowerPaint, radius: number): void => {
  const green = flower.bracts === undefined ? toneOf("light-green") : paint.bracts;
  const double = flower.form === "pompon";
  const rayed = double || flower.form === "daisy";
  const disc = rayed ? toneOf(flower.centre ?? "golden") : paint.tone;
  const floor = -radius * 0.16;
  // Without rays, the florets stand in a cup as deep as that of the species.
  const deep = flower.involucre === undefined ? undefined : cupOf(flower.involucre);
  const tall = radius * (deep === undefined ? 0.62 : 0.34 + deep.long * 0.62);
  const wide = radius * (deep === undefined ? 0.44 : deep.belly * 0.8);
  if (rayed) rays(sketch, flower, paint, radius, wide / radius);
  // Of a double head the inner rays stand up behind the florets.
  if (double)
    for (const way of [-0.9, 0.86, -0.6, 0.56, -0.3, 0.26, 0])
      upright(sketch, paint, [way * wide, floor], up + way * 0.85, radius * lerp(0.98, 0.8, Math.abs(way)));
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
  const dome = steps(9).map(
    (t): Point => [lerp(-wide, wide, t), floor - radius * 0.16 * Math.sin(t * Math.PI)],
  );
  sketch.body(
    [[-radius * 0.06, 0], [-wide * 0.7, floor * 0.5], ...dome, [wide * 0.7, floor * 0.5], [radius * 0.06, 0]],
    mix(green.light, "#f4efcf", 0.6),
    green.ink,
    1,
  );
  const ways = steps(rayed ? 11 : flower.involucre === "four" ? 4 : 7).map((t) => t * 2 - 1);
  for (const way of ways.sort((a, b) => Math.abs(b) - Math.abs(a)))
    discFloret(sketch, {
      from: [way * wide * 0.9, floor - radius * 0.15 * Math.cos((way * Math.PI) / 2)],
      angle: up + way * (rayed ? 0.25 : deep === undefined ? 0.5 : 0.26),
      length: tall * (rayed ? 0.6 : 1),
      width: radius * (rayed ? 0.06 : 0.08),
      tone: disc,
      pappus: !rayed,
    });
  // One floret of the disc by itself.
  discFloret(sketch, {
    from: [radius * (rayed ? 1.62 : deep === undefined ? 1.34 : deep.belly + 0.62), -radius * 0.02],
    angle: up + 0.06,
    length: Math.max(radius * 0.98, tall),
    width: radius * 0.15,
    tone: disc,
    pappus: !rayed,
  });
};

type HeadFloret = { sketch: Sketch; from: Point; angle: number; radius: number; long: number };

/** Places beside the axis of a floret, in shares of the radius. */
const besides = ({ from, angle, radius }: HeadFloret) => beside(from, angle, radius);

/**
 * A part of a floret with two like sides: its half outline away from the middle, in shares of the floret's length and of
 * the radius; a last place in the middle belongs to both.
 */
const twoSided = (floret: HeadFloret, half: readonly (readonly [number, number])[]): Point[] => {
  const on = beside(floret.from, floret.angle, floret.radius * floret.long, floret.radius);
  const other = half.filter(([, y]) => y !== 0).reverse();
  return [...half.map(([x, y]) => on(x, -y)), ...other.map(([x, y]) => on(x, y))];
};

/** Mimosas: a small cup of petals, out of which threads many times as long stand. */
const tassel = (floret: HeadFloret, head: Tone, corolla: Tone): void => {
  const { sketch, angle, radius } = floret;
  const on = besides(floret);
  for (const turn of [-0.16, 0, 0.16])
    cutStamen(
      sketch,
      arc(on(0.2, 0), angle + turn, radius * 0.56, turn * 0.5, 0, 5),
      head,
      0.9,
      radius * 0.035,
      corolla.light,
    );
  sketch.body(
    [
      on(0, -0.025),
      on(0.17, -0.04),
      on(0.3, -0.085),
      on(0.26, 0),
      on(0.3, 0.085),
      on(0.17, 0.04),
      on(0, 0.025),
    ],
    corolla.mid,
    corolla.ink,
    0.7,
    false,
  );
};

/** Globe amaranth: two papery keeled bracts, and between them the woolly flower. */
const papery = (floret: HeadFloret, bract: Tone): void => {
  const { sketch, radius, long } = floret;
  const on = besides(floret);
  for (const side of [-1, 1]) {
    sketch.body(
      [
        on(0, 0),
        on(long * 0.3, side * 0.13),
        on(long * 0.72, side * 0.13),
        on(long, side * 0.03),
        on(long, side * 0.03),
        on(long * 0.66, side * 0.025),
        on(long * 0.3, side * 0.01),
      ],
      flatWash(sketch.page, bract),
      bract.ink,
      0.7,
    );
    sketch.lines(
      [[on(long * 0.1, side * 0.06), on(long * 0.6, side * 0.09), on(long * 0.94, side * 0.04)]],
      bract.pale,
      0.8,
      {
        opacity: 0.5,
      },
    );
  }
  const wool = toneOf("cream");
  sketch.body(
    twoSided(floret, [
      [0.03, 0.03],
      [0.4, 0.045],
      [0.74, 0.02],
    ]),
    wool.light,
    bract.ink,
    0.6,
  );
  sketch.dots([on(long * 0.78, 0)], "#e0b53c", radius * 0.05);
};

/** A toothed calyx and a corolla of spreading lobes with its stamens at the mouth: buttonweeds, bushmints, cat's claw. */
const tubular = (floret: HeadFloret, calyx: Tone, corolla: Tone, head: Tone, sunk: boolean): void => {
  const { sketch, radius, long } = floret;
  const on = besides(floret);
  sketch.lines([[on(long * 0.5, 0), on(long * 1.02, 0), on(long * 1.2, 0.01)]], ovaryTone.ink, 1.2);
  sketch.dots([on(long * 1.22, 0.01)], ovaryTone.ink, radius * 0.05);
  sketch.dots([on(long * 1.22, 0.01)], ovaryTone.light, radius * 0.034);
  for (const side of [-1, 1]) sketch.dots([on(long * 1.02, side * 0.045)], head.mid, radius * 0.045);
  sketch.body(
    twoSided(floret, [
      [0.18, 0.03],
      [0.62, 0.045],
      [0.86, 0.07],
      [1.02, 0.15],
      [1.06, 0.1],
      [0.96, 0],
    ]),
    flatWash(sketch.page, corolla),
    corolla.ink,
    0.8,
  );
  sketch.lines([[on(long * 0.4, 0), on(long * 0.92, 0)]], corolla.dark, 0.7, { opacity: 0.5 });
  sketch.body(
    twoSided(floret, [
      [0, 0.03],
      [0.2, 0.075],
      [0.44, 0.08],
      [0.6, 0.1],
      [0.6, 0.1],
      [0.44, 0],
    ]),
    flatWash(sketch.page, calyx),
    calyx.ink,
    0.7,
  );
  if (sunk)
    for (const side of [-1, 1])
      sketch.body(
        ellipse(on(long * 0.12, side * 0.025), radius * 0.05, radius * 0.022, floret.angle, 8),
        ovuleColour,
        calyx.ink,
        0.5,
      );
};

/** A round head cut through: on all sides of its core stand the florets of its family, those behind between them. */
const roundHead = (sketch: Sketch, flower: FlowerTraits, paint: FlowerPaint, radius: number): void => {
  const { tone } = paint;
  const brush = flower.stamens !== undefined && flower.size_cm < 2;
  const centre: Point = [0, -radius * 0.92];
  const core = radius * (brush ? 0.16 : 0.2);
  const head = toneOf(brush ? "#dcb54a" : paint.stamen);
  const calyx = toneOf(mix(paint.bracts.mid, "#a9bd6a", 0.4));
  const isPapery = !brush && flower.ovary === "superior" && flower.size_cm >= 2;
  const rows = brush
    ? [{ count: 13, shift: 0, long: 0.7 }]
    : [
        { count: 10, shift: 0.5, long: 0.52 },
        { count: 11, shift: 0, long: 0.62 },
      ];
  const stalk: Point[] = [
    [0, 0],
    [0, -radius * 0.4],
    [0, centre[1] + core],
  ];
  sketch.body(
    ribbon(stalk, (t) => radius * lerp(0.08, 0.13, t)),
    ovaryTone.light,
    ovaryTone.ink,
    0.9,
  );
  for (const { count, shift, long } of rows)
    for (const t of steps(count)) {
      const angle = lerp(-Math.PI - 0.62, 0.62, t + shift / count);
      if (angle > 0.66) continue;
      const floret: HeadFloret = { sketch, from: polar(centre, angle, core * 0.9), angle, radius, long };
      if (brush) tassel(floret, head, toneOf(mix(tone.mid, "#c9cf96", 0.5)));
      else if (isPapery) papery(floret, tone);
      else tubular(floret, calyx, tone, head, flower.ovary === "inferior");
    }
  sketch.body(ellipse(centre, core, core, 0, 16), mix(ovaryTone.light, "#f4efcf", 0.6), ovaryTone.ink, 1);
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
