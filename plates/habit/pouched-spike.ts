// The flower spike of turmeric: broad bracts, each joined to its neighbours into a pouch with a recurved rim, flowers that
// look out of the pouches, and above them a tuft of spreading, pale and barren bracts.
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

/**
 * One bract along the x-axis from the axis of the spike: green at its foot, paler at its rim, which curls back by `curl`
 * where it is seen from the side.
 */
const bract = (
  sketch: Sketch,
  foot: string,
  rim: string,
  length: number,
  width: number,
  curl: number,
): void => {
  const line = arc([0, 0], -curl * 0.3, length, curl, 0, 12);
  const shape = (t: number): number => width * Math.sin(Math.PI * lerp(0.1, 0.97, t) ** 1.15) ** 0.7;
  const [inner, outer] = [toneOf(foot), toneOf(rim)];
  sketch.body(
    ribbon(line, shape),
    litWash(sketch.page, [inner.mid, mix(inner.mid, outer.mid, 0.6), outer.light], [0, 0], [length, 0]),
    mix(inner.ink, outer.dark, 0.45),
    1,
  );
  const veins = [-0.6, -0.3, 0, 0.3, 0.6].map((share) =>
    steps(6).map((t): Point => {
      const at = lerp(0.12, 0.92, t);
      const bow = Math.round(at * 11);
      const spot = line[bow] ?? [0, 0];
      return [spot[0], spot[1] + (share * shape(at)) / 2];
    }),
  );
  sketch.lines(veins, mix(inner.dark, outer.dark, 0.6), 0.6, { opacity: 0.5 });
  // The hollow of the pouch lies in the shade.
  sketch.patches([ribbon(line.slice(0, 6), (t) => shape(t * 0.45) * 0.9)], {
    fill: inner.dark,
    opacity: 0.22,
  });
};

export type PouchedSpike = { at: Point; angle: number; length: number; width: number; bloom: number };

/** The bracts, counted from the lowest, whose flowers look out of their pouches: a few at a time, low and high. */
const blooming: ReadonlySet<number> = new Set([3, 10, 13, 24]);

/** Draws the spike upwards from its foot along the angle. */
export const pouchedSpike = (sketch: Sketch, flower: Flower, spike: PouchedSpike): void => {
  const { length, width, bloom } = spike;
  const green = toneOf(flower.bracts ?? "light-green");
  const drawing = new Sketch(sketch.page);
  turnedBy(sketch.page, spike.angle, () => {
    drawing.body(
      ribbon(
        steps(8).map((t): Point => [t * length * 0.8, 0]),
        (t) => width * lerp(0.4, 0.24, t),
      ),
      green.dark,
      green.ink,
      1,
    );
    const turns = 46;
    // From the tip down: each bract covers the foot of those above it.
    for (let i = turns - 1; i >= 0; i--) {
      const t = i / (turns - 1);
      const round = i * 2.4;
      const [side, near] = [Math.sin(round), Math.cos(round)];
      // What stands behind the axis shows between the others only in the tuft.
      if (near < -0.35 && t < 0.7) continue;
      const barren = t > 0.68;
      const high = Math.max(0, (t - 0.68) / 0.32);
      const lean = side * (barren ? lerp(0.95, 0.2, high) : lerp(1.05, 0.9, t));
      const long = length * (barren ? lerp(0.25, 0.2, high) : 0.18) * lerp(0.84, 1, Math.abs(side));
      const broad = width * (barren ? lerp(0.34, 0.24, high) : lerp(0.5, 0.38, Math.abs(side)));
      const from: Point = [t * length * 0.78 + 4, side * width * (barren ? 0.05 : 0.13)];
      if (blooming.has(i)) {
        const open = new Sketch(sketch.page);
        gingerFlower(open, flower, bloom * lerp(0.84, 1, Math.abs(side)));
        const held = lean * 0.85;
        drawing.place(open, frame(polar(from, held, long * 0.36), held, 1, side < 0 ? 1 : -1));
      }
      const one = new Sketch(sketch.page);
      bract(
        one,
        barren
          ? mix(cream, green.light, 0.3 * (1 - high))
          : mix(green.mid, green.dark, Math.max(0, side) * 0.35),
        barren ? mix(cream, blush, lerp(0.4, 0.85, high)) : mix(green.light, cream, 0.45),
        long,
        broad,
        side * (barren ? 0.5 : 0.9),
      );
      drawing.place(one, frame(from, lean));
    }
  });
  sketch.place(drawing, frame(spike.at, spike.angle));
};
