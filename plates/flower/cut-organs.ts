// What the cut flowers share: the cut ovary with its ovules, styles and stigmas, stamens, and cut edges.
import {
  arc,
  at,
  beside,
  ellipse,
  lerp,
  type Point,
  type Polyline,
  polar,
  ribbon,
  steps,
  up,
} from "../drawing/geometry.ts";
import { mix, type Tone, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import type { FlowerTraits } from "./traits.ts";

export const ovaryTone: Tone = toneOf("#a9bd6a");
export const ovuleColour = "#f2efcf";

/** The cut edge of a wall: a pale rim of its thickness. */
export const cutWall = (sketch: Sketch, line: Polyline, width: number, tone: Tone): void =>
  sketch.body(
    ribbon(line, (t) => width * (1 - 0.35 * t)),
    mix(tone.pale, tone.mid, 0.45),
    tone.ink,
    0.8,
  );

/** A filament that tapers to its anther of two cells, which meet in a groove. */
export const cutStamen = (
  sketch: Sketch,
  line: Polyline,
  head: Tone,
  width: number,
  size: number,
  filament = mix(head.light, "#fff6d0", 0.5),
): void => {
  sketch.lines([line], mix(head.ink, "#3a2c1f", 0.3), width + 0.9);
  sketch.lines([line], filament, width);
  const [end, before] = [at(line, -1), at(line, -2)];
  const angle = Math.atan2(end[1] - before[1], end[0] - before[0]);
  const on = beside(polar(end, angle, size * 0.5), angle, size);
  // The cells part a little at both ends.
  sketch.body(
    [
      on(-0.82, 0),
      on(-1.02, 0.3),
      on(-0.5, 0.6),
      on(0.4, 0.56),
      on(1.02, 0.28),
      on(0.86, 0),
      on(1.02, -0.28),
      on(0.4, -0.56),
      on(-0.5, -0.6),
      on(-1.02, -0.3),
    ],
    head.mid,
    head.ink,
    size > 3.4 ? 0.8 : 0.6,
  );
  if (size > 3) sketch.lines([[on(-0.74, 0), on(0.8, 0)]], head.ink, 0.7);
};

type OvaryTraits = Pick<FlowerTraits, "ovules" | "placenta" | "ovary">;
type Ovary = { centre: Point; wide: number; high: number };

/** The outline of an ovary in shares of its half width and half height: a flask that narrows to the style. */
const flask: readonly (readonly [number, number])[] = [
  [0.2, -1.04],
  [0.42, -0.86],
  [0.84, -0.4],
  [1, 0.14],
  [0.86, 0.66],
  [0.5, 0.98],
];

/** The cut ovary: its wall, its chambers, and the ovules where they sit. */
export const cutOvary = (sketch: Sketch, flower: OvaryTraits, { centre, wide, high }: Ovary): void => {
  const tone = ovaryTone;
  const [cx, cy] = centre;
  const kind = flower.placenta ?? "axile";
  const inside = mix(tone.light, "#fbf6dc", 0.7);
  const on = (x: number, y: number): Point => [cx + x * wide * 0.86, cy + y * high * 0.52];
  sketch.body(
    [...flask.map(([x, y]) => on(x, y)), ...[...flask].reverse().map(([x, y]) => on(-x, y))],
    mix(tone.light, tone.mid, 0.35),
    tone.ink,
    1,
  );
  const chamber = (points: readonly Point[]): void =>
    sketch.fill(points, { fill: inside, stroke: tone.ink, "stroke-width": 0.6 });
  if (kind === "axile")
    for (const side of [-1, 1])
      chamber([
        on(side * 0.08, -0.56),
        on(side * 0.3, -0.68),
        on(side * 0.62, -0.3),
        on(side * 0.78, 0.14),
        on(side * 0.66, 0.6),
        on(side * 0.36, 0.76),
        on(side * 0.08, 0.66),
      ]);
  else
    chamber([
      on(0, -0.8),
      on(0.32, -0.62),
      on(0.62, -0.26),
      on(0.76, 0.14),
      on(0.62, 0.62),
      on(0.3, 0.8),
      on(-0.3, 0.8),
      on(-0.62, 0.62),
      on(-0.76, 0.14),
      on(-0.62, -0.26),
      on(-0.32, -0.62),
    ]);
  const stalked = (ovule: Point, root: Point, share = 1): void => {
    sketch.lines([[root, ovule]], tone.ink, 1);
    sketch.body(
      ellipse(ovule, wide * 0.2 * share, high * 0.2, (ovule[0] - cx) * 0.01, 12),
      ovuleColour,
      tone.ink,
      0.7,
    );
  };
  if (flower.ovules === "one") {
    if (kind === "basal") stalked(on(0, 0.12), on(0, 0.76), 1.4);
    else if (kind === "hanging" && flower.ovary === "superior") stalked(on(0, 0.1), on(0, -0.76), 1.2);
    else {
      if (kind !== "axile") sketch.lines([[on(0, -0.78), on(0, 0.8)]], tone.ink, 0.8);
      for (const side of [-1, 1]) stalked(on(side * 0.4, 0.12), on(side * 0.12, -0.5), 0.86);
    }
    return;
  }
  const many = flower.ovules === "many";
  // The cushions that the ovules stand on.
  if (kind === "central")
    sketch.body(ellipse(on(0, 0.26), wide * 0.22, high * 0.26, 0, 12), tone.mid, tone.ink, 0.6);
  else if (kind === "axile" && many)
    for (const side of [-1, 1])
      sketch.fill(ellipse(on(side * 0.22, 0.04), wide * 0.13, high * 0.25, 0, 10), { fill: tone.mid });
  const rows = many ? [-0.54, -0.3, -0.06, 0.18, 0.42] : [-0.34, 0.04, 0.42];
  const columns: readonly number[] =
    kind === "parietal"
      ? many
        ? [-0.6, -0.42, 0.42, 0.6]
        : [-0.5, 0.5]
      : kind === "central"
        ? many
          ? [-0.44, -0.24, 0.24, 0.44]
          : [-0.3, 0.3]
        : kind === "marginal"
          ? many
            ? [0.2, 0.42]
            : [0.22, 0.3]
          : many
            ? [-0.48, -0.28, 0.28, 0.48]
            : [-0.36, 0.36];
  // Those on the floor or roof of the chamber stand nearer to it.
  const shift = kind === "basal" ? 0.16 : kind === "hanging" ? -0.16 : 0;
  const narrowing = (y: number): number => (y < -0.2 ? 1 + (y + 0.2) * 0.8 : 1);
  const ovules = columns.flatMap((x, column) =>
    rows.map((y): Point => on(x * narrowing(y), y + shift + (column % 2) * (many ? 0.1 : 0))),
  );
  if (!many)
    sketch.lines(
      ovules.map((ovule): Point[] => {
        const [x, y] = ovule;
        const side = x >= cx ? 1 : -1;
        const out =
          kind === "parietal" ? cx + side * wide * 0.66 : kind === "marginal" ? cx + wide * 0.64 : cx;
        return [ovule, [lerp(x, out, 0.8), y - high * 0.04]];
      }),
      tone.ink,
      0.8,
    );
  const size = Math.min(high * (many ? 0.13 : 0.2), wide * (kind === "marginal" ? 0.9 : 0.42));
  sketch.dots(ovules, tone.ink, size);
  sketch.dots(ovules, ovuleColour, size * 0.7);
};

/** Style and stigma from the top of the ovary to `top`. */
export const cutStyle = (
  sketch: Sketch,
  flower: FlowerTraits,
  from: Point,
  top: number,
  radius: number,
): void => {
  const tone = ovaryTone;
  const width = Math.max(1.6, radius * 0.055);
  const style = (line: Polyline, knob: number): void => {
    sketch.body(
      ribbon(line, () => width),
      tone.light,
      tone.ink,
      0.8,
    );
    if (knob > 0)
      sketch.body(
        ellipse(at(line, -1), radius * knob, radius * knob * 0.72, 0, 10),
        mix(tone.mid, "#c9b24a", 0.45),
        tone.ink,
        0.8,
      );
  };
  const tall = from[1] - top;
  const fan = (count: number, spread: number): void => {
    for (const way of steps(count).map((t) => t * 2 - 1)) {
      const line = arc(from, up + way * spread, Math.max(tall, radius * 0.3), way * 0.4, 0, 6);
      style(line, count === 3 ? 0 : 0.05);
      if (count === 3)
        for (const fork of [-0.45, 0.45])
          style(arc(at(line, -1), up + way * (spread + 0.4) + fork, radius * 0.14, 0, 0, 4), 0.03);
    }
  };
  switch (flower.stigma ?? "knob") {
    case "two":
      fan(2, 0.34);
      if (flower.ovary === "inferior")
        sketch.body(ellipse(from, radius * 0.16, radius * 0.06, 0, 12), tone.light, tone.ink, 0.8);
      return;
    case "three":
      fan(3, 0.42);
      return;
    case "five":
      fan(5, 0.4);
      return;
    case "apart":
      for (const way of [-1, 1, -0.5, 0.5, 0]) {
        const foot: Point = [from[0] + way * radius * 0.13, from[1] + Math.abs(way) * radius * 0.05];
        style(arc(foot, up + way * 0.16, radius * lerp(0.3, 0.25, Math.abs(way)), way * 0.3, 0, 5), 0.042);
      }
      return;
    case "feathery":
      for (const side of [-1, 1]) {
        const plume = arc(from, up + side * 0.5, radius * 0.5, side * 0.6, 0, 9);
        sketch.lines([plume], tone.ink, 1);
        sketch.lines(
          plume
            .slice(2)
            .flatMap((point) =>
              [-0.9, 0.9].map((turn): Point[] => [point, polar(point, up + side * 0.8 + turn, radius * 0.1)]),
            ),
          tone.ink,
          0.6,
        );
      }
      return;
    case "brush": {
      style([from, [from[0], lerp(from[1], top, 0.5)], [from[0], top]], 0);
      const tuft = steps(9).map((t) =>
        arc([from[0], top], up + (t * 2 - 1) * 1.1, radius * 0.15, (t * 2 - 1) * 0.5, 0, 4),
      );
      sketch.lines(tuft, tone.ink, 1.4);
      sketch.lines(tuft, tone.pale, 0.7);
      return;
    }
    case "disc":
      style([from, [from[0], lerp(from[1], top, 0.6)], [from[0], top]], 0);
      for (const side of [-1, 0, 1])
        sketch.body(
          ellipse([from[0] + side * radius * 0.1, top], radius * 0.085, radius * 0.065, side * 0.4, 10),
          mix(tone.mid, "#c9b24a", 0.5),
          tone.ink,
          0.8,
        );
      return;
    case "knob":
      style([from, [from[0], lerp(from[1], top, 0.6)], [from[0], top]], 0.075);
  }
};
