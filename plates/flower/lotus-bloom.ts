// The lotus: rings of boat-shaped petals, cream at the foot and rose at the tip, the outer ones spread and the inner ones
// upright around the brush of stamens and the flat-topped receptacle.
import { at, degrees, lerp, type Point, steps } from "../drawing/geometry.ts";
import { mix, type Tone, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { lightGlaze, litWash } from "../drawing/wash.ts";
import { type Space, spaceOf, type View } from "./space.ts";

type Ring = {
  count: number;
  shift: number;
  /** As shares of the radius of the flower. */
  long: number;
  wide: number;
  /** How steeply a petal leaves the axis and ends, in degrees above the plane of the flower. */
  rise: readonly [number, number];
};

const rings: readonly Ring[] = [
  { count: 8, shift: 0.1, long: 1.04, wide: 0.27, rise: [4, 44] },
  { count: 8, shift: 0.5, long: 0.98, wide: 0.27, rise: [26, 78] },
  { count: 6, shift: 0.2, long: 0.72, wide: 0.22, rise: [38, 88] },
];

type Petal = { on: (s: number, across: number) => Point; deep: number; ring: number };

const petalOf = (
  space: Space,
  ring: Ring,
  index: number,
  turn: number,
  radius: number,
  size: number,
): Petal => {
  const long = radius * ring.long * size;
  const elevation = (s: number): number => degrees(lerp(ring.rise[0], ring.rise[1], s));
  // The middle line of the boat, as the way out from the axis and up along it.
  const places: Point[] = [[radius * 0.1, 0]];
  for (const s of steps(21).slice(1)) {
    const [out, up] = at(places, -1);
    places.push([out + (Math.cos(elevation(s)) * long) / 20, up + (Math.sin(elevation(s)) * long) / 20]);
  }
  const half = (s: number): number =>
    radius * ring.wide * Math.sin(Math.PI * (0.05 + 0.95 * s) ** 1.12) ** 0.86;
  const on = (s: number, across: number): Point => {
    const [out, up] = at(places, Math.round(s * 20));
    const aside = across * half(s);
    // The edges of the boat stand up from its keel.
    const lift = half(s) * 0.55 * across ** 2;
    const inward = out - Math.sin(elevation(s)) * lift;
    return space.at(
      Math.hypot(inward, aside),
      turn + Math.atan2(aside, inward),
      up + Math.cos(elevation(s)) * lift,
    );
  };
  const [out, up] = at(places, 12);
  // How much nearer to the reader it is than the axis beside it.
  return { on, deep: space.depth(out, turn, up) - space.depth(0, 0, up), ring: index };
};

const drawPetal = (sketch: Sketch, { on, deep, ring }: Petal, rose: Tone, radius: number): void => {
  const grid = steps(21);
  const edge = (across: number): Point[] => grid.map((s) => on(s, across));
  const cream = mix(rose.pale, "#fbf3df", 0.7);
  // Those that face away are lit through, those in front show their paler backs.
  const near = deep > 0;
  const body = near ? mix(rose.light, cream, 0.25) : mix(rose.mid, rose.light, 0.45);
  const tip = near ? mix(rose.mid, rose.light, 0.2) : mix(rose.mid, rose.dark, 0.12);
  sketch.body(
    [...edge(-1), ...edge(1).reverse()],
    litWash(sketch.page, [cream, body, tip], on(0.05, 0), on(1, 0)),
    rose.ink,
    radius > 60 ? 1 : 0.7,
    true,
    lightGlaze(sketch.page, rose),
  );
  if (radius < 30) return;
  // The hollow of the boat: one half in its own shade.
  sketch.patches(
    [
      [
        ...grid.slice(1, -1).map((s) => on(s, 0.08)),
        ...grid
          .slice(1, -1)
          .map((s) => on(s, 0.86))
          .reverse(),
      ],
    ],
    {
      fill: mix(rose.mid, rose.dark, 0.5),
      opacity: near ? 0.16 : 0.22 + ring * 0.03,
    },
  );
  sketch.lines(
    [-0.78, -0.5, -0.24, 0, 0.24, 0.5, 0.78].map((across) =>
      grid.filter((s) => s > 0.08 && s < 0.96 - Math.abs(across) * 0.1).map((s) => on(s, across)),
    ),
    mix(rose.mid, rose.dark, 0.6),
    0.7,
    { opacity: 0.4 },
  );
};

const middle = (sketch: Sketch, space: Space, radius: number, stamen: string): void => {
  const { random } = sketch;
  const tall = radius * 0.3;
  const stamens = Array.from({ length: 110 }, (_, i): Point[] => {
    const turn = i * 2.4 + random.around(0, 0.1);
    const out = radius * random.between(0.26, 0.38);
    const top = tall * random.between(0.66, 1.02);
    return [space.at(radius * 0.12, turn, 0), space.at(out * 0.8, turn, top * 0.6), space.at(out, turn, top)];
  });
  sketch.lines(stamens, mix(stamen, "#7a4a14", 0.5), Math.max(1, radius * 0.017));
  sketch.lines(stamens, mix(stamen, "#fff0b8", 0.35), Math.max(0.7, radius * 0.01));
  sketch.lines(
    stamens.map((line) => line.slice(1)),
    mix(stamen, "#e0992a", 0.3),
    Math.max(1.2, radius * 0.022),
  );
  const green = toneOf(mix(toneOf("yellow-green").mid, "#e9dc7c", 0.35));
  const around = (out: number, height: number): Point[] =>
    steps(25)
      .slice(1)
      .map((t) => space.at(out, t * Math.PI * 2, height));
  const [low, high] = [around(radius * 0.14, tall * 0.2), around(radius * 0.235, tall * 1.06)];
  sketch.body([...low, ...high], green.dark, green.ink, 0.8);
  sketch.body(
    high,
    litWash(sketch.page, [green.light, green.mid, green.dark], at(high, 14), at(high, 2)),
    green.ink,
    0.9,
  );
  const pits = [
    0,
    ...Array.from({ length: 6 }, (_, i) => i + 1),
    ...Array.from({ length: 10 }, (_, i) => i + 7),
  ];
  sketch.dots(
    pits.map((i) =>
      i === 0
        ? space.at(0, 0, tall * 1.08)
        : i < 7
          ? space.at(radius * 0.09, i * 1.047, tall * 1.08)
          : space.at(radius * 0.175, i * 0.628, tall * 1.08),
    ),
    green.ink,
    Math.max(1, radius * 0.034),
  );
};

export const lotusBloom = (
  sketch: Sketch,
  rose: Tone,
  stamen: string,
  radius: number,
  turn: number,
  view: View,
): void => {
  const { random } = sketch;
  const space = spaceOf(view);
  const petals = rings.flatMap((ring, index) =>
    Array.from({ length: ring.count }, (_, i) => {
      const azimuth = turn + ((i + ring.shift) / ring.count) * Math.PI * 2 + random.around(0, 0.07);
      return petalOf(space, ring, index, azimuth, radius, random.between(0.94, 1.05));
    }),
  );
  const order = [...petals].sort((a, b) => a.deep - b.deep);
  const put = (ring: number, near: boolean): void => {
    for (const one of order)
      if (one.ring === ring && one.deep > 0 === near) drawPetal(sketch, one, rose, radius);
  };
  // Seen from above each ring lies on the one outside it; the more the flower is turned away, the more of them rise before its middle.
  const [tilted] = space.at(0, 0, 1);
  const before = Math.abs(tilted) > 0.85 ? 0 : Math.abs(tilted) > 0.66 ? 1 : 2;
  for (const ring of [0, 1, 2]) {
    put(ring, false);
    if (ring < before) put(ring, true);
  }
  middle(sketch, space, radius, stamen);
  for (const ring of [2, 1, 0]) if (ring >= before) put(ring, true);
};
