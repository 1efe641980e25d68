// The pale swollen foot of a shoot of lemongrass.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { along, lerp, type Point, type Polyline, polar, ribbon, steps } from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash } from "../drawing/wash.ts";

/** A pale stalk, swollen at the base, with the edge of its outer sheath. */
export const leekFoot = (sketch: Sketch, traits: PlateTraits, line: Polyline, width: number): void => {
  const tone = toneOf(mix(toneOf(traits.stem.colour).light, "#f0ead0", 0.4));
  const shape = (t: number): number =>
    width * (t < 0.18 ? lerp(0.62, 1, t / 0.18) : lerp(1, 0.5, (t - 0.18) / 0.82));
  sketch.body(ribbon(line, shape), flatWash(sketch.page, tone), tone.ink, 1.1);
  const bank = (share: number, from: number, to: number): Point[] =>
    steps(8).map((t) => {
      const spot = along(line, lerp(from, to, t));
      return polar(spot.point, spot.angle + Math.PI / 2, share * shape(lerp(from, to, t)));
    });
  sketch.patches([[...bank(-0.46, 0, 0.4), ...bank(0.46, 0, 0.4).reverse()]], {
    fill: "#b4889a",
    opacity: 0.16,
  });
  sketch.patches([[...bank(0.48, 0.02, 0.96), ...bank(0.16, 0.02, 0.96).reverse()]], {
    fill: tone.dark,
    opacity: 0.35,
  });
  sketch.lines([[...bank(-0.3, 0.04, 0.6), ...bank(0.1, 0.62, 0.8)], bank(0.12, 0.1, 0.95)], tone.ink, 0.8, {
    opacity: 0.65,
  });
};

/** The same cut across: the sheaths, rolled one within the other. */
export const leekCut = (sketch: Sketch, traits: PlateTraits, centre: Point, radius: number): void => {
  const tone = toneOf(mix(toneOf(traits.stem.colour).light, "#f0ead0", 0.4));
  const at = (turn: number, far: number): Point => [
    centre[0] + Math.cos(turn) * radius * far,
    centre[1] + Math.sin(turn) * radius * far * 0.94,
  ];
  const ringOf = (far: number): Point[] =>
    steps(29)
      .slice(1)
      .map((t) => at(t * Math.PI * 2, far));
  sketch.body(ringOf(1), flatWash(sketch.page, tone), tone.ink, 1.2);
  sketch.patches([ringOf(0.84)], { fill: mix(tone.light, "#d9a9b4", 0.22) });
  // Each sheath overlaps its own edge.
  const sheaths = [0.9, 0.74, 0.58, 0.43, 0.29, 0.17].map((far, i) =>
    steps(30).map((t) => at(i * 2.2 + t * Math.PI * 2.3, far * lerp(1.03, 0.95, t))),
  );
  sketch.lines(sheaths, tone.ink, 1.2, { opacity: 0.75 });
  sketch.lines(
    sheaths.map((line) => line.map(([x, y]): Point => [x + 0.9, y + 1.2])),
    tone.pale,
    1.2,
    { opacity: 0.8 },
  );
  sketch.patches([ringOf(0.07)], { fill: toneOf("light-green").mid });
};
