// The bark of an old liana: thick cork in ridges that part and meet, and its wood cut across, a wheel of broad rays.
import {
  along,
  ellipse,
  lengthOf,
  lerp,
  type Point,
  type Polyline,
  polar,
  ribbon,
  steps,
} from "../drawing/geometry.ts";
import { mix, type Tone } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";

/** The furrows between the ridges of a stem that is drawn already, each lit on its far bank. */
export const corkRidges = (
  sketch: Sketch,
  line: Polyline,
  width: (t: number) => number,
  tone: Tone,
): void => {
  const { random } = sketch;
  const length = lengthOf(line);
  const run = 54 / length;
  const furrows: Point[][] = [];
  for (const share of [-0.36, -0.18, 0.02, 0.22, 0.38])
    for (let t = random.between(-0.4, 0) * run; t < 1; t += run * random.between(0.9, 1.3)) {
      const long = run * random.between(0.7, 1.15);
      const drift = random.around(0, 0.1);
      furrows.push(
        steps(6).map((step) => {
          const place = Math.min(1, Math.max(0, t + step * long));
          const { point, angle } = along(line, place);
          const aside = share + drift * Math.sin(step * 3) + random.around(0, 0.02);
          return polar(point, angle + Math.PI / 2, aside * width(place));
        }),
      );
    }
  const broad = Math.max(0.9, width(0) * 0.055);
  sketch.lines(
    furrows.map((furrow) => furrow.map(([x, y]): Point => [x + broad * 0.7, y + broad * 0.5])),
    mix(tone.light, tone.pale, 0.5),
    broad * 0.7,
    { opacity: 0.6 },
  );
  sketch.patches(
    furrows.map((furrow) =>
      ribbon(furrow, (t) => broad * 1.5 * Math.sin(lerp(0.08, 0.95, t) * Math.PI) + 0.3),
    ),
    { fill: mix(tone.dark, tone.ink, 0.65), opacity: 0.85 },
  );
};

/** How much thicker or thinner a corky stem is here than it would be if it were smooth. */
export const corkSwell = (t: number): number => 1 + 0.09 * Math.sin(t * 31) + 0.06 * Math.sin(t * 73 + 1);

/** The cut end: cork, and within it wood in wedges between pale rays that run from the pith. */
export const rayedCut = (
  sketch: Sketch,
  centre: Point,
  [deep, wide]: readonly [number, number],
  angle: number,
  tone: Tone,
): void => {
  const oval = (share: number): Point[] => ellipse(centre, deep * share, wide * share, angle, 18);
  sketch.body(oval(1), mix(tone.mid, tone.dark, 0.3), tone.ink, 1);
  sketch.body(oval(0.8), "#d9c08a", mix(tone.ink, "#8a6a3a", 0.4), 0.7);
  const on = (turn: number, share: number): Point => {
    const [x, y] = [Math.cos(turn) * deep * share, Math.sin(turn) * wide * share];
    return [
      centre[0] + x * Math.cos(angle) - y * Math.sin(angle),
      centre[1] + x * Math.sin(angle) + y * Math.cos(angle),
    ];
  };
  const count = wide > 14 ? 14 : 9;
  const wedges = steps(count + 1)
    .slice(0, -1)
    .map((t): Point[] => {
      const turn = t * Math.PI * 2;
      const half = (Math.PI / count) * 0.52;
      return [on(turn, 0.14), on(turn - half, 0.72), on(turn, 0.75), on(turn + half, 0.72)];
    });
  sketch.patches(wedges, { fill: "#a97f48", stroke: "#6d4b26", "stroke-width": 0.5 }, false);
  if (wide < 10) return;
  // The vessels of the wood are wide open.
  const vessels = steps(count + 1)
    .slice(0, -1)
    .flatMap((t) => [0.42, 0.56, 0.67].map((share) => on(t * Math.PI * 2 + (share - 0.55) * 0.4, share)));
  sketch.dots(vessels, "#4c3018", Math.max(0.9, wide * 0.045));
};
