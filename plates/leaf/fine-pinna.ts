// The pinna of a leaf that is divided into many small leaflets (trysil, Barbados pride, sensitive plant): a comb in which
// each row of leaflets is one path, so that the leaf keeps the density it has on the plant.
import { along, arc, degrees, lerp, type Point, polar, ribbon, steps } from "../drawing/geometry.ts";
import { mix } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import type { BladePaint } from "./blade.ts";

export const finePinna = (
  sketch: Sketch,
  paint: BladePaint,
  pose: {
    angle: number;
    length: number;
    bend: number;
    leaflets: number;
    reach: number;
    width: number;
    shut: boolean;
  },
): void => {
  const { random } = sketch;
  const pairs = Math.floor(pose.leaflets / 2);
  const line = arc([0, 0], pose.angle, pose.length * 0.96, pose.bend, 0, 14);
  const step = pose.length / (pairs + 1);
  // Leaflets lie edge to edge, unless they are narrower than their places.
  const wide = Math.min(step * 0.94, pose.reach * Math.max(pose.width, 0.24) * 1.3);
  sketch.page.notes.push({ part: "leaflets", count: pairs * 2 });
  const rows = ([-1, 1] as const).map((side) =>
    steps(pairs).map((share) => {
      const t = lerp(0.07, 0.98, share) + (side === 1 ? 0.2 / (pairs + 1) : 0);
      const { point, angle } = along(line, t);
      const grow = lerp(0.8, 1, Math.sin(lerp(0.2, 0.94, share) * Math.PI)) * random.between(0.92, 1.06);
      // Shut, they lie forward over each other like tiles.
      const open = pose.shut ? degrees(17) : lerp(degrees(72), degrees(42), share);
      const held = angle + side * open * random.between(0.95, 1.05);
      const long = pose.reach * grow;
      const half = (wide / 2) * lerp(0.86, 1, grow);
      const on = (x: number, y: number): Point => {
        const middle = polar(point, held, x * long);
        return polar(middle, held + Math.PI / 2, y * half);
      };
      return {
        outline: [
          on(0, 0),
          on(0.12, -0.8),
          on(0.5, -1.04),
          on(0.86, -0.8),
          on(1.02, 0),
          on(0.86, 0.8),
          on(0.5, 1.04),
          on(0.12, 0.8),
        ],
        // The half of the leaflet beyond its own midrib.
        slope: [on(0.04, 0.1), on(0.5, 0.06), on(0.96, 0.1), on(0.84, 0.7), on(0.5, 0.92), on(0.14, 0.7)],
        vein: [on(0.06, 0), on(0.9, 0.02)],
      };
    }),
  );
  const { tone } = paint;
  for (const [i, row] of rows.entries()) {
    const shade = i === 0 ? 0 : 0.26;
    sketch.patches(
      row.map((each) => each.outline),
      {
        fill: mix(mix(tone.mid, tone.light, 0.18), tone.dark, shade),
        stroke: tone.ink,
        "stroke-width": 0.55,
      },
    );
    sketch.patches(
      row.map((each) => each.slope),
      { fill: tone.dark, opacity: 0.34 },
    );
    sketch.lines(
      row.map((each) => each.vein),
      mix(tone.light, tone.pale, 0.4),
      0.45,
      { opacity: 0.8 },
    );
  }
  sketch.body(
    ribbon(line, (t) => lerp(2.2, 1, t)),
    mix(tone.mid, "#b9a860", 0.4),
    tone.ink,
    0.5,
  );
  sketch.occupy(ribbon(line, (t) => pose.reach * 1.5 * Math.sin(lerp(0.25, 0.9, t) * Math.PI)));
};
