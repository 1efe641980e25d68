// Roots of a plant, growing down from `foot`, the base of the stem.
import {
  along,
  arc,
  at,
  clamp,
  down,
  ellipse,
  lerp,
  type Point,
  polar,
  ribbon,
  through,
} from "../drawing/geometry.ts";
import { brightness, hexOf, mix, type Tone, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash, roundWash } from "../drawing/wash.ts";
import { bulb, cloves } from "./bulb.ts";
import { cordedCrown } from "./corded-crown.ts";
import { fibrousRoots, rootTuft } from "./fibrous-roots.ts";
import { rhizome, scalyRhizome } from "./rhizome.ts";
import { runners } from "./runners.ts";
import { fingerTubers, spindleTubers } from "./spindle-tubers.ts";
import { taproot } from "./taproot.ts";
import type { RootTraits } from "./traits.ts";

/** White roots would be ghosts on the paper: there is always some earth on them. */
const rootTone = (colour: RootTraits["colour"]): Tone => {
  const hex = hexOf(colour);
  return brightness(hex) > 0.76 ? toneOf(mix(hex, "#b08a52", 0.42)) : toneOf(hex);
};

/** @param heading where the stem points at its foot, downwards: the root goes on from it */
export const drawRoot = (
  sketch: Sketch,
  root: RootTraits,
  foot: Point,
  width: number,
  heading = down,
): void => {
  const tone = toneOf(root.colour);
  switch (root.form) {
    case "none":
      return;
    case "taproot":
    case "woody":
      taproot(sketch, rootTone(root.colour), foot, width, root.form === "woody" ? 1.3 : 1, heading);
      return;
    case "fibrous":
      rootTuft(sketch, rootTone(root.colour), foot, width * 1.3, 118, heading);
      return;
    case "long-fragrant":
      fibrousRoots(sketch, tone, foot, 34, 230, width * 3.4);
      return;
    case "rhizome":
      rhizome(sketch, root, foot, 1);
      return;
    case "corded-crown":
      cordedCrown(sketch, root, foot);
      return;
    case "scaly-rhizome":
      scalyRhizome(sketch, root, foot);
      return;
    case "creeping-rhizome":
      runners(sketch, root, foot);
      return;
    case "bulb":
      bulb(sketch, root, foot, 1);
      return;
    case "cloves":
      cloves(sketch, root, foot, 1);
      return;
    case "tuber":
      tubers(sketch, tone, foot);
      return;
    case "spindle-tubers":
      spindleTubers(sketch, root, foot);
      return;
    case "small-tubers": {
      fibrousRoots(sketch, tone, foot, 8, 70, width);
      for (const side of [-1, 1, 0.4]) {
        const line = arc(foot, down - side * 0.9, 95, side * 0.5, 0, 9);
        sketch.line(line, tone.mid, 1.8);
        for (const t of [5, 8])
          sketch.body(ellipse(at(line, t), 8, 12, side, 12), roundWash(sketch.page, tone), tone.ink, 1);
      }
      return;
    }
    case "corm": {
      const centre: Point = [foot[0], foot[1] + 24];
      fibrousRoots(sketch, tone, [centre[0], centre[1] + 14], 12, 66, 46);
      sketch.body(ellipse(centre, 40, 29, 0, 18), roundWash(sketch.page, tone), tone.ink, 1.2);
      sketch.lines(
        [-10, 2, 14].map((dy): Point[] => [
          [centre[0] - 36, centre[1] + dy],
          [centre[0], centre[1] + dy + 7],
          [centre[0] + 36, centre[1] + dy],
        ]),
        tone.ink,
        0.7,
        { opacity: 0.6 },
      );
      return;
    }
    case "fleshy-fingers":
      fingerTubers(sketch, root, foot);
      return;
    case "prop":
      props(sketch, tone, foot);
      return;
  }
};

/** Cassava: the stem spreads into a crown, and from it hang swollen roots, no two alike. */
const tubers = (sketch: Sketch, tone: Tone, foot: Point): void => {
  const { random } = sketch;
  for (const [turn, long, wide, bow] of [
    [-1.62, 1.5, 0.8, 0.6],
    [1.5, 1.3, 1.02, 0.5],
    [-0.66, 1.5, 1.06, -0.3],
    [0.84, 1.5, 0.84, -0.1],
    [0.08, 0.86, 0.7, 0.5],
  ] as const) {
    // Each leaves the crown as a thin neck, swells, and ends in a thread.
    const line = arc(
      [foot[0] + turn * 4, foot[1] - 4],
      down - turn,
      150 * long * random.between(0.94, 1.06),
      turn * bow + random.around(0, 0.12),
      random.around(0, 0.3),
      18,
    );
    const swell = (t: number): number =>
      t < 0.12 ? 9 : 9 + 32 * wide * Math.sin(Math.PI * ((t - 0.12) / 0.88) ** 0.66) ** 1.1;
    sketch.body(
      ribbon(line, (t) => (t > 0.93 ? lerp(9, 1.5, (t - 0.93) / 0.07) : swell(t))),
      flatWash(sketch.page, tone),
      tone.ink,
      1.2,
    );
    const ringsAcross = Array.from({ length: 11 }, (_, i): Point[] => {
      const t = 0.16 + i * 0.065 + random.around(0, 0.02);
      const { point, angle } = along(line, t);
      const half = swell(t) * random.between(0.2, 0.46);
      const off = random.around(0, swell(t) * 0.2);
      return [
        polar(point, angle + Math.PI / 2, clamp(off + half, -swell(t) * 0.48, swell(t) * 0.48)),
        polar(polar(point, angle, 2.4), angle + Math.PI / 2, off),
        polar(point, angle + Math.PI / 2, clamp(off - half, -swell(t) * 0.48, swell(t) * 0.48)),
      ];
    });
    sketch.lines(ringsAcross, tone.ink, 0.7, { opacity: 0.55 });
    const end = along(line, 1);
    sketch.lines(
      [arc(end.point, end.angle, random.between(22, 40), random.around(0, 0.9), 0, 6)],
      tone.dark,
      1.4,
    );
  }
  // The crown, over the necks of the roots.
  sketch.body(
    ribbon(
      arc([foot[0], foot[1] - 22], down, 36, 0, 0, 8),
      (t) => lerp(13, 26, t ** 1.4) * (t > 0.94 ? 0.7 : 1),
    ),
    flatWash(sketch.page, tone),
    tone.ink,
    1.2,
  );
};

const props = (sketch: Sketch, tone: Tone, foot: Point): void => {
  for (const [x, rise] of [
    [-150, 90],
    [150, 90],
    [-90, 130],
    [92, 126],
    [-42, 60],
    [44, 66],
  ] as const) {
    const line: Point[] = [
      [foot[0] + x * 0.08, foot[1] - rise],
      [foot[0] + x * 0.5, foot[1] - rise * 0.72],
      [foot[0] + x * 0.86, foot[1] - rise * 0.12],
      [foot[0] + x, foot[1] + 90],
    ];
    sketch.body(
      ribbon(through(line, 5), (t) => lerp(11, 7, t)),
      flatWash(sketch.page, tone),
      tone.ink,
      1.1,
    );
  }
};
