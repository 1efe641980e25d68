// The ground on which a trunk stands that is drawn whole: a low mound of earth, roots that dive into it, and a little grass.
import { arc, lerp, type Point, ribbon, steps, through, up } from "../drawing/geometry.ts";
import { mix, type Tone, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash } from "../drawing/wash.ts";

const earth = toneOf("#a58a5e");
const grass = toneOf("#8f9a58");

/** An uneven lens around the foot of a trunk, `half` wide to either side. */
const mound = ([x, y]: Point, half: number, above: number, below: number, phase: number): Point[] => [
  ...steps(15).map((t): Point => {
    const across = lerp(-1, 1, t);
    const lump = 1 + 0.22 * Math.sin(t * 17 + phase) + 0.12 * Math.sin(t * 31);
    return [x + across * half, y - above * (1 - across * across) * lump];
  }),
  ...steps(15).map((t): Point => {
    const across = lerp(1, -1, t);
    const lump = 1 + 0.26 * Math.sin(t * 13 + phase) + 0.16 * Math.sin(t * 29 + phase);
    return [x + across * half, y + below * (1 - across * across) ** 0.7 * lump];
  }),
];

/**
 * Draws the ground behind a trunk and before its foot.
 * @param foot the middle of its lower end
 * @param width how wide it is there
 * @param stilts the colour of the roots on which it stands, where they are stilts
 */
export const standInSoil = (
  behind: Sketch,
  before: Sketch,
  wood: Tone,
  foot: Point,
  width: number,
  stilts?: Tone,
): void => {
  const random = behind.random.fork(`soil ${foot[0]}`);
  const half = width * 1.5 + 44;
  const phase = random.between(0, 6);
  behind.patches([mound([foot[0] + 8, foot[1] - 2], half, 9, 12, phase)], { fill: earth.mid, opacity: 0.3 });
  // The shadow of the trunk lies to the right.
  behind.patches([mound([foot[0] + width * 0.75, foot[1] + 2], width * 0.9 + 20, 5, 7, phase)], {
    fill: earth.ink,
    opacity: 0.3,
  });
  // Roots as thick as a finger leave the foot on all sides and bend into the earth; stilts leave it higher.
  const bark = stilts ?? toneOf(mix(wood.mid, earth.mid, 0.5));
  const thick = Math.min(9, 3.4 + width * 0.07);
  const front = foot[1] + 9;
  const dive = (sketch: Sketch, share: number): void => {
    const rise = stilts === undefined ? 5 : random.between(22, 36);
    const from: Point = [foot[0] + share * width * (stilts === undefined ? 0.44 : 0.3), foot[1] - rise];
    const out =
      share * (stilts === undefined ? 9 + width * 0.16 : 24 + width * 0.2) * random.between(0.8, 1.15);
    const line = through(
      [from, [from[0] + out * 0.7, lerp(from[1], front, 0.45)], [from[0] + out, front - 1]],
      5,
    );
    sketch.body(
      ribbon(line, (t) => thick * (1 - t * 0.3)),
      flatWash(sketch.page, bark),
      bark.ink,
      0.9,
    );
  };
  const around = stilts === undefined ? [-1, -0.84, 0.86, 1] : [-1, -0.7, 0.74, 1];
  for (const share of around) dive(behind, share);
  for (const share of stilts === undefined ? [-0.62, 0.66, 0.2] : [-0.5, 0.52, 0.05]) dive(before, share);
  // Thinner and thinner towards its ends.
  for (const [share, opacity] of [
    [1, 0.4],
    [0.8, 0.5],
    [0.62, 0.6],
  ] as const)
    before.patches([mound([foot[0] + 3, front], half * share, 5 * share, 9, phase + share * 5)], {
      fill: mix(earth.light, earth.mid, 0.7),
      opacity,
    });
  before.patches([mound([foot[0] + width * 0.5, front + 2], half * 0.5, 3, 5, phase + 4)], {
    fill: earth.dark,
    opacity: 0.35,
  });
  // Crumbs and strokes of the pen.
  before.lines(
    steps(22).map((): Point[] => {
      const across = random.around(0, 0.95);
      const from: Point = [foot[0] + across * half, front + random.between(-2, 7) * (1 - across * across)];
      const long = random.between(7, 22);
      return [from, [from[0] + long * 0.5, from[1] + random.around(0, 1.4)], [from[0] + long, from[1] + 0.6]];
    }),
    earth.ink,
    0.8,
    { opacity: 0.6 },
  );
  before.dots(
    steps(26).map((): Point => {
      const across = random.around(0, 0.9);
      return [foot[0] + across * half, front + random.between(-3, 7) * (1 - across * across)];
    }),
    earth.ink,
    1.6,
    { opacity: 0.5 },
  );
  // Grass here and there, no two tufts alike.
  const blades = [-0.95, -0.78, -0.46, 0.5, 0.66, 0.93].flatMap((share) => {
    const tall = random.between(6, 24);
    const root = share + random.around(0, 0.12);
    return steps(Math.round(random.between(2, 7))).map((t) =>
      arc(
        [foot[0] + root * half + t * random.between(4, 12), front - 1 - (1 - root * root) * 3],
        up + lerp(-0.6, 0.6, t) + random.around(0, 0.2),
        tall * random.between(0.5, 1.1),
        random.around(0, 1.1),
        0,
        5,
      ),
    );
  });
  before.patches(
    blades.map((line) => ribbon(line, (t) => 2.2 * (1 - t) + 0.3)),
    { fill: grass.dark },
  );
};
