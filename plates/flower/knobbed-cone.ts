// A stout cone of male flowers on a long thick stalk (sandbox tree): packed knobs that are smaller towards its tip, each with
// its ring of anthers.
import { along, clamp, lerp, type Point, type Polyline, polar, ribbon, steps } from "../drawing/geometry.ts";
import { mix, type Tone, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { litWash, roundWash } from "../drawing/wash.ts";

/** Its stalk is this share of the whole. */
const bare = 0.44;

const profile = (t: number): number => Math.sin(Math.PI * lerp(0.16, 0.985, t ** 1.15)) ** 0.8;

export const knobbedCone = (sketch: Sketch, tone: Tone, line: Polyline, width: number): void => {
  const { page } = sketch;
  const stalk = toneOf(mix(tone.mid, "#8a9a52", 0.62));
  const thick = clamp(width * 0.26, 4, 8);
  const lower = steps(8).map((t) => along(line, t * (bare + 0.05)).point);
  sketch.body(
    ribbon(lower, (t) => thick * lerp(0.9, 1.25, t ** 3)),
    litWash(page, [stalk.light, stalk.mid, stalk.dark], [0, 0], [1, 0]),
    stalk.ink,
    0.9,
  );
  const spike = steps(20).map((t) => along(line, lerp(bare, 1, t)).point);
  const girth = (t: number): number => width * profile(t);
  const place = (t: number, turn: number): Point => {
    const { point, angle } = along(spike, t);
    return polar(point, angle + Math.PI / 2, (Math.sin(turn) * girth(t)) / 2);
  };
  sketch.body(ribbon(spike, girth), mix(tone.dark, tone.ink, 0.5), tone.ink, 1);
  const rows = 13;
  const round = 10;
  // From the tip down, so that each knob covers the foot of those above it.
  for (let row = rows - 1; row >= 0; row--) {
    const t = lerp(0.03, 0.95, row / (rows - 1));
    const size = girth(t) * 0.19 + 2.2;
    for (let i = 0; i <= round; i++) {
      const turn = ((i + (row % 2) * 0.5) / round - 0.5) * Math.PI;
      if (Math.abs(turn) > 1.5) continue;
      const centre = place(t, turn);
      const { angle } = along(spike, t);
      const facing = lerp(0.5, 1, Math.cos(turn));
      // In the shade on the right, in bud towards the tip.
      const shade = Math.max(0, Math.sin(turn) * 0.55);
      const own = toneOf(
        mix(mix(tone.mid, tone.ink, shade), tone.light, 0.34 * Math.max(0, -Math.sin(turn))),
      );
      const knob = steps(9)
        .slice(1)
        .map((s): Point => {
          const way = s * Math.PI * 2;
          return polar(
            polar(centre, angle, Math.cos(way) * size * 0.62),
            angle + Math.PI / 2,
            Math.sin(way) * size * 0.66 * facing,
          );
        });
      sketch.body(knob, roundWash(page, own), tone.ink, 0.6);
      if (row < rows - 4 && facing > 0.62) sketch.dots([centre], mix(tone.pale, "#e2b46a", 0.4), size * 0.26);
    }
  }
};
