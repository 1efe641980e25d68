// What the cut flowers share: the cut ovary with its ovules, styles and stigmas, stamens, and cut edges.
import {
  arc,
  at,
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

/** A filament with its anther: two cells side by side. */
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
  const tip = polar(end, angle, size * 0.5);
  sketch.body(ellipse(tip, size, size * 0.56, angle, 10), head.mid, head.ink, size > 3.4 ? 0.8 : 0.6);
  if (size > 3)
    sketch.lines([[polar(tip, angle, -size * 0.85), polar(tip, angle, size * 0.85)]], head.ink, 0.6);
};

type Ovary = { centre: Point; wide: number; high: number };

/** The cut ovary: its wall, its chambers, and the ovules where they sit. */
export const cutOvary = (sketch: Sketch, flower: FlowerTraits, { centre, wide, high }: Ovary): void => {
  const tone = ovaryTone;
  const [cx, cy] = centre;
  const kind = flower.placenta ?? "axile";
  const inside = mix(tone.light, "#fbf6dc", 0.7);
  sketch.body(ellipse(centre, wide * 0.82, high * 0.52, 0, 16), tone.light, tone.ink, 1);
  const chamber = (x: number, rx: number): void =>
    sketch.fill(ellipse([cx + x * wide, cy], rx * wide, high * 0.4, 0, 14), {
      fill: inside,
      stroke: tone.ink,
      "stroke-width": 0.6,
    });
  if (kind === "axile") for (const side of [-1, 1]) chamber(side * 0.33, 0.3);
  else chamber(0, 0.62);
  const stalked = (ovule: Point, root: Point): void => {
    sketch.lines([[root, ovule]], tone.ink, 0.7);
    sketch.body(ellipse(ovule, wide * 0.19, high * 0.2, 0, 12), ovuleColour, tone.ink, 0.7);
  };
  if (flower.ovules === "one") {
    if (kind === "basal") stalked([cx, cy + high * 0.02], [cx, cy + high * 0.36]);
    else if (kind === "hanging" && flower.ovary === "superior")
      stalked([cx, cy + high * 0.04], [cx, cy - high * 0.36]);
    else {
      if (kind !== "axile")
        sketch.lines(
          [
            [
              [cx, cy - high * 0.38],
              [cx, cy + high * 0.38],
            ],
          ],
          tone.ink,
          0.8,
        );
      for (const side of [-1, 1])
        stalked([cx + side * wide * 0.31, cy + high * 0.04], [cx + side * wide * 0.12, cy - high * 0.28]);
    }
    return;
  }
  const many = flower.ovules === "many";
  const rows = many ? [-0.27, -0.16, -0.05, 0.06, 0.17, 0.28] : [-0.2, 0, 0.2];
  if (kind === "central") {
    // A free column from the floor, with the ovules around it.
    sketch.body(ellipse([cx, cy + high * 0.12], wide * 0.24, high * 0.26, 0, 12), tone.mid, tone.ink, 0.6);
  }
  const columns: readonly number[] =
    kind === "parietal"
      ? many
        ? [-0.52, -0.38, 0.38, 0.52]
        : [-0.46, 0.46]
      : kind === "central"
        ? many
          ? [-0.4, -0.2, 0.2, 0.4]
          : [-0.26, 0.26]
        : kind === "marginal"
          ? many
            ? [0.18, 0.36, 0.2, 0.34]
            : [0.24, 0.3]
          : many
            ? [-0.42, -0.24, 0.24, 0.42]
            : [-0.27, 0.27];
  // Those on the floor or roof of the chamber stand nearer to it.
  const shift = kind === "basal" ? 0.08 : kind === "hanging" ? -0.08 : 0;
  const ovules = columns.flatMap((x) => rows.map((y): Point => [cx + x * wide, cy + (y + shift) * high]));
  if (!many)
    sketch.lines(
      ovules.map((ovule): Point[] => {
        const [x, y] = ovule;
        const side = x >= cx ? 1 : -1;
        const out =
          kind === "parietal" ? cx + side * wide * 0.62 : kind === "marginal" ? cx + wide * 0.6 : cx;
        return [ovule, [lerp(x, out, 0.8), y - high * 0.04]];
      }),
      tone.ink,
      0.6,
    );
  sketch.dots(ovules, tone.ink, high * (many ? 0.15 : 0.24));
  sketch.dots(ovules, ovuleColour, high * (many ? 0.1 : 0.17));
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
