// The flower spike of turmeric: broad bracts, each a pouch with a recurved tip, flowers that look out of the pouches, and
// above them a tuft of spreading, pale and barren bracts.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { arc, frame, lerp, type Point, polar, ribbon, steps } from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import { Sketch, turnedBy } from "../drawing/sketch.ts";
import { litWash } from "../drawing/wash.ts";
import { gingerFlower } from "../flower/ginger-flowers.ts";

type Flower = NonNullable<PlateTraits["flower"]>;

/** The barren bracts, from their foot to their rim. */
const cream = "#f4efdf";
const blush = "#e9aebd";

/** How wide a fertile bract is along its length: a full pouch that ends in a short rounded tip. */
const pouch = (t: number): number => Math.sin(Math.PI * lerp(0.16, 1, t ** 1.25)) ** 0.62;
/** A barren one is a lance. */
const lance = (t: number): number => Math.sin(Math.PI * lerp(0.14, 1, t)) ** 0.85;

/** One bract along the x-axis from the axis of the spike: its tip curls out by `curl`. */
const bract = (
  sketch: Sketch,
  foot: string,
  rim: string,
  length: number,
  width: number,
  curl: number,
  barren: boolean,
): void => {
  const line = arc([0, 0], -curl * 0.3, length, curl, 0, 14);
  const shape = (t: number): number => width * (barren ? lance : pouch)(t) + 0.4;
  const [inner, outer] = [toneOf(foot), toneOf(rim)];
  const ink = mix(inner.ink, outer.dark, 0.3);
  sketch.body(
    ribbon(line, shape),
    litWash(sketch.page, [inner.dark, mix(inner.mid, outer.mid, 0.35), outer.light], [0, 0], [length, 0]),
    ink,
    1,
  );
  const along = (share: number, from: number, to: number): Point[] =>
    steps(7).map((t): Point => {
      const at = lerp(from, to, t);
      const spot = line[Math.round(at * 13)] ?? [0, 0];
      return [spot[0], spot[1] + (share * shape(at)) / 2];
    });
  // The side away from the light, and a few fine veins.
  sketch.patches([[...along(0.96, 0.1, 0.98), ...along(0.3, 0.1, 0.98).reverse()]], {
    fill: inner.dark,
    opacity: 0.2,
  });
  sketch.lines(
    [-0.55, -0.2, 0.2, 0.55].map((share) => along(share, 0.3, 0.9)),
    ink,
    0.5,
    { opacity: 0.28 },
  );
  // The turned rim catches the light.
  sketch.lines([along(-0.62, 0.5, 0.97)], outer.pale, 1.4, { opacity: 0.6 });
};

export type PouchedSpike = { at: Point; angle: number; length: number; width: number; bloom: number };

/** The fertile bracts, counted from the lowest, whose flowers look out of their pouches: a few at a time. */
const blooming: ReadonlySet<number> = new Set([8, 13, 17]);

const fertile = 27;
const tuft = 13;

/** How far the spike bulges along its fertile part. */
const bulge = (t: number): number => Math.sin(Math.PI * lerp(0.24, 0.8, t));

/** Draws the spike upwards from its foot along the angle. */
export const pouchedSpike = (sketch: Sketch, flower: Flower, spike: PouchedSpike): void => {
  const { length, width, bloom } = spike;
  const green = toneOf(flower.bracts ?? "light-green");
  const drawing = new Sketch(sketch.page);
  turnedBy(sketch.page, spike.angle, () => {
    drawing.body(
      ribbon(
        steps(8).map((t): Point => [t * length * 0.8, 0]),
        (t) => width * lerp(0.3, 0.16, t),
      ),
      green.dark,
      green.ink,
      1,
    );
    // The tuft at the top: the outer bracts spread, the inner ones stand.
    for (let i = 0; i < tuft; i++) {
      const high = 1 - i / (tuft - 1);
      const side = (i % 2 === 0 ? 1 : -1) * lerp(1, 0.12, high) * (i % 3 === 2 ? 0.5 : 1);
      const one = new Sketch(sketch.page);
      bract(
        one,
        mix(cream, green.light, 0.55 * (1 - high)),
        mix(cream, blush, lerp(0.35, 0.95, high)),
        length * lerp(0.34, 0.3, high),
        width * lerp(0.46, 0.36, high),
        side * 0.4,
        true,
      );
      drawing.place(
        one,
        frame([length * lerp(0.6, 0.72, high), side * width * 0.1], side * lerp(0.95, 0.34, high)),
      );
    }
    // The pouches: from the top down, each covers the foot of those above it; at one height the outer ones lie behind.
    for (let i = fertile - 1; i >= 0; i--) {
      const t = i / (fertile - 1);
      const row = Math.floor(i / 3);
      // Rows of three and of two, set into the gaps of one another.
      const side = (row % 2 === 0 ? [-0.98, 0.98, 0.02] : [-0.52, 0.5, 1.25])[2 - (i % 3)] ?? 0;
      if (Math.abs(side) > 1.1) continue;
      const lean = side * lerp(0.62, 0.5, t);
      const long = length * lerp(0.25, 0.21, t);
      const broad = width * 0.58 * lerp(1, 0.72, Math.abs(side)) * bulge(t);
      const from: Point = [lerp(0, length * 0.62, row / 8), side * width * 0.26 * bulge(t)];
      if (blooming.has(i)) {
        const open = new Sketch(sketch.page);
        gingerFlower(open, flower, bloom);
        const held = lean + Math.sign(side || 1) * 0.3;
        drawing.place(open, frame(polar(from, lean, long * 0.66), held, 1, side < 0 ? 1 : -1));
      }
      const one = new Sketch(sketch.page);
      bract(
        one,
        mix(green.mid, green.dark, Math.max(0, side) * 0.3),
        mix(mix(green.light, cream, 0.3 + 0.3 * t), blush, 0.1 * t),
        long,
        broad,
        side * 0.7,
        false,
      );
      drawing.place(one, frame(from, lean));
    }
  });
  sketch.place(drawing, frame(spike.at, spike.angle));
};
