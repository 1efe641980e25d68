// Palm leaves: pinnate (feather palms) and palmate (fan palms).
import {
  along,
  arc,
  at,
  degrees,
  frame,
  lerp,
  type Point,
  polar,
  ribbon,
  steps,
} from "../drawing/geometry.ts";
import { mix } from "../drawing/palette.ts";
import { Sketch } from "../drawing/sketch.ts";
import { bladePaint } from "./leaf.ts";
import type { LeafTraits } from "./shape.ts";

/** A pinnate palm leaf, drawn for a few bends and angles and reused near them. */
export const featherLeaf = (
  sketch: Sketch,
  leaf: LeafTraits,
  from: Point,
  angle: number,
  length: number,
  bend: number,
): void => {
  const [bendStep, angleStep] = [Math.round(bend / 0.5), Math.round(angle / 0.8)];
  const [unit, heading] = [length < 320 ? 300 : 400, angleStep * 0.8];
  sketch.reuse(
    `feather ${bendStep} ${angleStep} ${unit}`,
    () => {
      const drawing = new Sketch(sketch.page);
      paintFeather(drawing, leaf, [0, 0], heading, unit, bendStep * 0.5);
      const turned = new Sketch(sketch.page);
      turned.place(drawing, frame([0, 0], -heading));
      return turned;
    },
    frame(from, angle, length / unit),
  );
};

const paintFeather = (
  sketch: Sketch,
  leaf: LeafTraits,
  from: Point,
  angle: number,
  length: number,
  bend: number,
): void => {
  const { random } = sketch;
  const paint = bladePaint(leaf, 1, false, Math.floor(random.between(0, 2.9)));
  const { tone } = paint;
  const line = arc(from, angle, length, bend, 0, 24);
  const fingers = (side: 1 | -1): Point[][] =>
    steps(length < 320 ? 18 : 25).map((t) => {
      const at0 = lerp(0.16, 1, t);
      const spot = along(line, at0);
      const reach = length * 0.27 * Math.sin(lerp(0.28, 0.97, t) * Math.PI) ** 0.8;
      const lean = lerp(degrees(66), degrees(22), t);
      const heading = spot.angle + side * lean;
      const sag = Math.cos(heading) * 0.5;
      const tip = polar(polar(spot.point, heading, reach * 0.55), heading + sag, reach * 0.5);
      const middle = polar(spot.point, heading, reach * 0.5);
      return [
        spot.point,
        polar(middle, heading - Math.PI / 2, 3.4),
        tip,
        polar(middle, heading + Math.PI / 2, 3.4),
      ];
    });
  const dark = Math.cos(angle) >= 0 ? 1 : -1;
  sketch.patches(fingers(dark), { fill: tone.dark, stroke: tone.ink, "stroke-width": 0.7 });
  sketch.patches(fingers(dark === 1 ? -1 : 1), { fill: tone.mid, stroke: tone.ink, "stroke-width": 0.7 });
  sketch.body(
    ribbon(line, (t) => lerp(9, 1.6, t)),
    mix(tone.light, "#d8cf86", 0.4),
    tone.ink,
    0.9,
  );
};

export const fanLeaf = (
  sketch: Sketch,
  leaf: LeafTraits,
  from: Point,
  angle: number,
  length: number,
): void => {
  const paint = bladePaint(leaf, 1, false, Math.floor(sketch.random.between(0, 2.9)));
  const { tone } = paint;
  const stalk = arc(from, angle, length * sketch.random.between(0.22, 0.5), Math.cos(angle) * 0.3, 0, 8);
  sketch.body(
    ribbon(stalk, () => 6),
    mix(tone.light, "#d8cf86", 0.3),
    tone.ink,
    0.9,
  );
  const hub = at(stalk, -1);
  const heading = along(stalk, 1).angle;
  const segments = steps(17)
    .map((t) => t * 2 - 1)
    .sort((a, b) => Math.abs(b) - Math.abs(a));
  for (const way of segments) {
    const line = arc(
      hub,
      heading + way * degrees(125),
      length * lerp(0.62, 0.46, Math.abs(way)),
      Math.cos(heading + way * 2) * 0.5,
      0,
      7,
    );
    sketch.body(
      ribbon(line, (t) => length * 0.075 * Math.sin(lerp(0.3, 1, t) * Math.PI) + 0.8),
      way > 0 ? mix(tone.mid, tone.dark, 0.4) : tone.mid,
      tone.ink,
      0.7,
    );
    sketch.lines([line], tone.ink, 0.4, { opacity: 0.6 });
  }
};
