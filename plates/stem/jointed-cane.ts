// A thick cane: stretches between joints, and at each joint a bud, the dots of its root band and a band of wax.
import {
  along,
  lengthOf,
  lerp,
  type Point,
  type Polyline,
  polar,
  ribbon,
  steps,
} from "../drawing/geometry.ts";
import { mix, type Tone, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { litWash } from "../drawing/wash.ts";

/** Where the joints of a cane are, as shares of its length: shorter stretches near the ground. */
const jointsOf = (line: Polyline, thick: number, rooted: boolean): number[] => {
  const count = Math.max(3, Math.round(lengthOf(line) / (thick * 1.5)));
  return steps(count + 1).map((t) => (rooted ? t ** 1.2 : t ** 0.9));
};

export const jointedCane = (
  sketch: Sketch,
  colour: string,
  line: Polyline,
  [wide, narrow]: readonly [number, number],
  /** Whether its upper end is cut off, and whether its lower one stands in the ground, where it is thinner. */
  { cut = false, rooted = false }: { cut?: boolean; rooted?: boolean } = {},
): void => {
  const tone = toneOf(colour);
  const { random } = sketch;
  const joints = jointsOf(line, wide, rooted);
  const girth = (t: number): number =>
    lerp(wide, narrow, t) * (rooted ? lerp(0.62, 1, Math.min(1, t / 0.22) ** 0.6) : 1);
  for (const [i, from] of joints.slice(0, -1).entries()) {
    const to = joints[i + 1] ?? 1;
    const part = steps(9).map((s) => along(line, lerp(from, to, s)).point);
    // Narrowest just above the joint, and a little swollen in the middle on one side.
    const width = (s: number): number =>
      girth(lerp(from, to, s)) * (0.97 + 0.05 * Math.sin(s * Math.PI) + 0.02 * s);
    const middle = along(line, (from + to) / 2);
    const own = toneOf(mix(tone.mid, "#b3a862", 0.12 + 0.14 * Math.sin(i * 2.1) ** 2));
    const flank = (side: number): Point => polar(middle.point, middle.angle + Math.PI / 2, (side * wide) / 2);
    sketch.body(
      ribbon(part, width),
      litWash(
        sketch.page,
        [mix(own.light, own.pale, 0.3), own.mid, mix(own.dark, own.ink, 0.3)],
        flank(-1),
        flank(1),
      ),
      own.ink,
      1.1,
    );
    const across = (s: number, side: number): Point => {
      const spot = along(part, s);
      return polar(spot.point, spot.angle + Math.PI / 2, (side * width(s)) / 2);
    };
    sketch.lines([steps(7).map((s) => across(lerp(0.2, 0.84, s), -0.52))], own.pale, wide * 0.1, {
      opacity: 0.5,
    });
    sketch.lines(
      Array.from({ length: 4 }, (): Point[] => {
        const side = random.around(0.1, 0.7);
        return [across(0.28, side), across(0.52, side + 0.03), across(0.8, side)];
      }),
      own.ink,
      0.5,
      { opacity: 0.4 },
    );
    // Below the upper joint, pale wax.
    sketch.patches(
      [
        [
          ...[-1, -0.4, 0.4, 1].map((side) => across(0.84, side)),
          ...[1, 0.4, -0.4, -1].map((side) => across(0.97, side)),
        ],
      ],
      { fill: own.pale, opacity: 0.5 },
    );
  }
  for (const [i, t] of joints.slice(1, -1).entries())
    joint(sketch, line, t, girth(t), tone, i % 2 === 0 ? 1 : -1);
  if (cut) cutFace(sketch, line, narrow, tone);
};

/** A joint: its ridge, the root band above it with two rows of dots, and a pointed bud on one side. */
const joint = (sketch: Sketch, line: Polyline, t: number, girth: number, tone: Tone, side: number): void => {
  const { point, angle } = along(line, t);
  const on = (forward: number, across: number): Point =>
    polar(
      polar(point, angle, (forward + 0.07 * (1 - across ** 2)) * girth),
      angle + Math.PI / 2,
      across * girth * 0.55,
    );
  const row = (forward: number): Point[] => [-1, -0.5, 0, 0.5, 1].map((across) => on(forward, across));
  const band = toneOf(mix(tone.mid, "#d8c384", 0.5));
  sketch.body(
    [...row(-0.04), ...row(0.24).reverse()],
    litWash(sketch.page, [band.light, band.mid, band.dark], on(0.1, -1), on(0.1, 1)),
    band.ink,
    0.9,
  );
  sketch.dots(
    [0.06, 0.16].flatMap((forward, k) =>
      [-0.74, -0.46, -0.16, 0.14, 0.44, 0.72].map((across) => on(forward, across + k * 0.12 - 0.04)),
    ),
    tone.ink,
    1.9,
    { opacity: 0.75 },
  );
  sketch.lines([row(-0.04)], tone.ink, 1.7);
  const bud = toneOf(mix(tone.mid, "#d8c384", 0.3));
  const at = side * 0.56;
  sketch.body(
    [on(0, at - 0.18), on(0.16, at - 0.24), on(0.4, at), on(0.4, at), on(0.16, at + 0.24), on(0, at + 0.18)],
    litWash(sketch.page, [bud.light, bud.mid, bud.dark], on(0.1, at - 0.2), on(0.1, at + 0.2)),
    bud.ink,
    0.8,
  );
};

/** The sweet pale flesh where a cane is cut across. */
const cutFace = (sketch: Sketch, line: Polyline, girth: number, tone: Tone): void => {
  const { point, angle } = along(line, 1);
  const oval = (share: number): Point[] =>
    steps(19).map((s) => {
      const turn = s * Math.PI * 2;
      return polar(
        polar(point, angle, Math.cos(turn) * girth * 0.2 * share),
        angle + Math.PI / 2,
        Math.sin(turn) * girth * 0.52 * share,
      );
    });
  sketch.body(oval(1), mix(tone.mid, tone.dark, 0.3), tone.ink, 1);
  sketch.body(oval(0.84), "#ece3bb", mix(tone.ink, "#ece3bb", 0.4), 0.6);
  sketch.dots(
    Array.from({ length: 16 }, (_, i) => {
      const far = Math.sqrt((i + 0.5) / 16) * 0.7;
      return polar(
        polar(point, angle, Math.cos(i * 2.4) * girth * 0.2 * far),
        angle + Math.PI / 2,
        Math.sin(i * 2.4) * girth * 0.52 * far,
      );
    }),
    "#b59f5e",
    2,
    { opacity: 0.8 },
  );
};
