// A fern frond divided twice (silver fern): narrow pinnae, each cut almost to its rib into pointed lobes that run together
// towards the tip.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import {
  along,
  arc,
  at,
  clamp,
  degrees,
  down,
  lerp,
  type Point,
  type Polyline,
  polar,
  ribbon,
  steps,
  up,
} from "../drawing/geometry.ts";
import { mix, type Tone, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { litWash } from "../drawing/wash.ts";

export type LacyFrond = {
  from: Point;
  angle: number;
  length: number;
  bend: number;
  /** How broad its left and its right half look. */
  halves: readonly [number, number];
  face: Tone;
  /** Whether it shows its lower face, with the lines of spores. */
  under: boolean;
};

const stalkShare = 0.36;

/** The share of the longest pinna at `t` of the blade: it is widest just above its foot and runs out in a long tip. */
const reachAt = (t: number): number => (0.82 + 0.18 * Math.min(1, t * 6)) * (1 - t ** 1.25) ** 0.92 + 0.035;

/** The lobes of one side of a pinna, from its foot to its tip, as the half of an outline. */
const lobedEdge = (rib: Polyline, side: 1 | -1, lobes: number, deep: number): Point[] => {
  const edge: Point[] = [];
  for (let i = 0; i < lobes; i++) {
    const [t, next] = [(i / lobes) * 0.95, ((i + 1) / lobes) * 0.95];
    const long = deep * (1 - t) ** 0.9 * (i === 0 ? 0.92 : 1);
    const slant = lerp(1.08, 0.62, t);
    // The lobes run together towards the tip.
    const notch = lerp(0.12, 0.5, t ** 1.5) * long;
    const foot = along(rib, lerp(t, next, 0.08));
    const crown = along(rib, lerp(t, next, 0.5));
    const end = along(rib, next);
    const out = (spot: typeof foot, far: number, turn = Math.PI / 2): Point =>
      polar(spot.point, spot.angle + side * turn, far);
    edge.push(
      out(foot, notch * 0.8),
      out(foot, long * 0.6, slant + 0.3),
      out(crown, long, slant),
      out(crown, long, slant),
      out(crown, long * 0.56, slant - 0.3),
      out(end, notch),
    );
  }
  return edge;
};

/** The outline of a pinna along its rib, `deep` the length of its longest lobes. */
const pinnaOutline = (rib: Polyline, lobes: number, deep: number): Point[] => [
  ...lobedEdge(rib, -1, lobes, deep),
  at(rib, -1),
  ...lobedEdge(rib, 1, lobes, deep).reverse(),
];

/** The midrib of every lobe. */
const lobeVeins = (rib: Polyline, lobes: number, deep: number): Point[][] =>
  ([-1, 1] as const).flatMap((side) =>
    steps(lobes)
      .slice(0, -2)
      .map((_, i): Point[] => {
        const t = i / lobes;
        const foot = along(rib, t + 0.12 / lobes);
        const crown = along(rib, t + 0.5 / lobes);
        const tip = polar(crown.point, crown.angle + side * lerp(1.08, 0.62, t), deep * 0.8 * (1 - t) ** 0.9);
        return [foot.point, tip];
      }),
  );

const blackWood = toneOf("#3d302c");

export const drawLacyFrond = (sketch: Sketch, stem: PlateTraits["stem"], frond: LacyFrond): void => {
  const { from, angle, length, bend, halves, face, under } = frond;
  const { random } = sketch;
  const line: Point[] = [from];
  for (const t of steps(40).slice(1))
    line.push(polar(at(line, -1), angle + bend * Math.max(0, t - 0.1) ** 1.5, length / 39));
  const pairs = 17;
  const longest = length * 0.235;
  // The half that faces up is lit; the other lies in its shade.
  const lit = Math.cos(angle + bend * 0.5) >= 0 ? -1 : 1;
  for (const side of [lit === 1 ? -1 : 1, lit] as const) {
    const share = side === -1 ? halves[0] : halves[1];
    const own = side === lit ? mix(face.mid, face.light, 0.4) : mix(face.mid, face.dark, 0.3);
    const fill = litWash(
      sketch.page,
      [mix(own, face.dark, 0.4), mix(own, face.pale, side === lit ? 0.22 : 0.04), own],
      along(line, stalkShare).point,
      at(line, -1),
    );
    const pinnae = steps(pairs).map((step) => {
      // Pinnae stand apart below and close up towards the tip.
      const t = clamp(1 - (1 - step) ** 1.22 + (side === 1 ? 0.022 * (1 - step) : 0), 0, 0.985);
      const spot = along(line, lerp(stalkShare, 0.985, t));
      const heading = spot.angle + side * lerp(degrees(70), degrees(30), t ** 1.1) + random.around(0, 0.06);
      const weight = Math.atan2(Math.sin(down - heading), Math.cos(down - heading));
      const long = longest * reachAt(t) * share * random.between(0.94, 1.05);
      const rib = arc(
        spot.point,
        heading,
        long,
        clamp(weight, -1.2, 1.2) * random.between(0.1, 0.26) - side * 0.2,
        0,
        10,
      );
      const lobes = clamp(Math.round(long / (length * 0.0138)), 3, 12);
      return { rib, lobes, deep: Math.min(long * 0.26, length * 0.033 * lerp(1, 0.6, t)) };
    });
    sketch.patches(
      pinnae.map(({ rib, lobes, deep }) => pinnaOutline(rib, lobes, deep)),
      { fill, stroke: face.ink, "stroke-width": 0.55 },
    );
    for (const { rib, deep } of pinnae) sketch.occupy(ribbon(rib, (t) => deep * 1.5 * (1 - t)));
    const veins = pinnae.flatMap(({ rib, lobes, deep }) => lobeVeins(rib, lobes, deep));
    if (sketch.page.detail >= 0.75)
      sketch.lines(veins, under ? mix(face.dark, "#5a4632", 0.5) : face.dark, under ? 1.1 : 0.6, {
        opacity: under ? 0.6 : 0.7,
      });
    sketch.lines(
      pinnae.map(({ rib }) => rib.slice(0, -1)),
      mix(blackWood.mid, face.dark, 0.35),
      1.1,
    );
  }
  const wood = stem.colour === "black" ? blackWood : toneOf(stem.colour);
  const width = (t: number): number => lerp(length * 0.0135, 1.4, t ** 0.7);
  sketch.body(ribbon(line, width), wood.mid, wood.ink, 0.9);
  // The stalk is polished.
  sketch.lines(
    [line.slice(1, Math.round(line.length * 0.5)).map(([x, y]): Point => [x - length * 0.002, y])],
    mix(wood.pale, "#ffffff", 0.3),
    length * 0.0026,
    { opacity: 0.55 },
  );
};

/** One pinna enlarged: from above, or from below with its meal and the lines of spores along the veins. */
export const lacyPinnaStudy = (sketch: Sketch, face: Tone, under: boolean): void => {
  const rib = arc([0, 0], up + (under ? -0.16 : 0.12), 240, under ? 0.2 : -0.24, 0, 20);
  const [lobes, deep] = [8, 62];
  sketch.body(
    pinnaOutline(rib, lobes, deep),
    litWash(
      sketch.page,
      [mix(face.light, face.pale, 0.4), face.mid, mix(face.mid, face.dark, 0.5)],
      [-50, -200],
      [50, 0],
    ),
    face.ink,
    1,
  );
  const veins = lobeVeins(rib, lobes, deep);
  sketch.lines(veins, under ? mix(face.dark, face.ink, 0.3) : face.dark, 1, { opacity: 0.75 });
  const forks = veins.flatMap(([foot = [0, 0], tip = [0, 0]]) =>
    [0.2, 0.42, 0.64].flatMap((t) =>
      [-1, 1].map((side): Point[] => {
        const spot = along([foot, tip], t);
        const far = Math.hypot(tip[0] - foot[0], tip[1] - foot[1]) * 0.24 * (1 - t * 0.6);
        return [spot.point, polar(spot.point, spot.angle + side * 0.7, far)];
      }),
    ),
  );
  sketch.lines(forks, under ? face.dark : mix(face.mid, face.dark, 0.7), 0.7, { opacity: 0.7 });
  if (under)
    // Spore cases follow the veins.
    sketch.dots(
      forks.flatMap((fork) => [0.35, 0.7, 1].map((t) => along(fork, t).point)),
      "#6d5236",
      2.4,
      { opacity: 0.8 },
    );
  const stalk = arc([0, 6], up - 0.05, 232, under ? 0.08 : -0.1, 0, 12);
  sketch.body(
    ribbon(rib.slice(0, -1), (t) => lerp(4.4, 1, t)),
    blackWood.mid,
    blackWood.ink,
    0.7,
  );
  sketch.line([[0, 16], at(stalk, 0), at(rib, 0)], blackWood.mid, 4.4);
};
