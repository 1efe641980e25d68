// What lies in the flesh of a fruit cut lengthwise: stones, seeds, cores, chambers.
import { clamp, degrees, ellipse, lerp, type Point, polar, steps, through } from "../drawing/geometry.ts";
import { mix, type Tone, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { roundWash } from "../drawing/wash.ts";
import { type Body, bodyOutline, onBody } from "./body.ts";
import { type FruitTraits, fruitPaint } from "./traits.ts";

/** What each cut view needs; `wide` is half the width of the fruit. */
export type CutFruit = {
  sketch: Sketch;
  fruit: FruitTraits;
  cut: NonNullable<FruitTraits["cut"]>;
  body: Body;
  flesh: ReturnType<typeof toneOf>;
  seed: string;
  centre: Point;
  wide: number;
  length: number;
  stone: (rx: number, ry: number, colour: string) => void;
  seedAt: (point: Point, size: number, turn: number) => void;
};

export const oneStoneCut = ({ sketch, fruit, seed, wide, length, stone }: CutFruit): void => {
  if (fruit.surface === "angled") {
    wedgedStone(sketch, seed, wide, length);
    return;
  }
  stone(0.52, 0.56, seed);
  sketch.lines(
    steps(4).map((t): Point[] => [
      [(t - 0.5) * wide * 0.6, length * 0.3],
      [(t - 0.5) * wide * 0.8, length * 0.52],
      [(t - 0.5) * wide * 0.5, length * 0.74],
    ]),
    "#3a2818",
    0.6,
    { opacity: 0.5 },
  );
};

/** A broad stone that narrows to its foot, parted down its middle (yellow oleander). */
const wedgedStone = (sketch: Sketch, seed: string, wide: number, length: number): void => {
  const tone = toneOf(seed);
  const half: Point[] = [
    [0.02, 0.3],
    [0.3, 0.24],
    [0.62, 0.34],
    [0.6, 0.46],
    [0.3, 0.68],
    [0.02, 0.78],
  ];
  const right = half.map(([x, y]): Point => [x * wide, y * length]);
  const left = half.map(([x, y]): Point => [-x * wide, y * length]);
  for (const side of [left, right]) sketch.body(through(side, 5), roundWash(sketch.page, tone), tone.ink, 1);
  sketch.lines(
    [-0.3, 0.3].map((x): Point[] => [
      [x * 0.5 * wide, 0.34 * length],
      [x * wide, 0.48 * length],
      [x * 0.5 * wide, 0.62 * length],
    ]),
    tone.ink,
    0.7,
    { opacity: 0.5 },
  );
};

/** Two seeds with their flat sides together, each with its groove (coffee). */
const pairedSeedsCut = ({ sketch, seed, wide, length }: CutFruit): void => {
  const tone = toneOf(seed);
  for (const side of [-1, 1]) {
    const half: Point[] = [
      [side * wide * 0.05, length * 0.2],
      [side * wide * 0.4, length * 0.28],
      [side * wide * 0.58, length * 0.52],
      [side * wide * 0.4, length * 0.76],
      [side * wide * 0.05, length * 0.84],
      [side * wide * 0.05, length * 0.52],
    ];
    sketch.body(half, roundWash(sketch.page, tone), tone.ink, 1);
    sketch.lines(
      [
        [
          [side * wide * 0.06, length * 0.5],
          [side * wide * 0.26, length * 0.47],
          [side * wide * 0.3, length * 0.58],
        ],
      ],
      tone.ink,
      1.2,
      { opacity: 0.7 },
    );
  }
};

/** A berry inside its papery husk, which is cut open with it. */
export const lanternCut = ({ sketch, fruit, body, flesh, wide, length, seedAt }: CutFruit): void => {
  const husk = fruitPaint(fruit, true).tone;
  const hollow = bodyOutline({ ...body, width: body.width * 0.92, length: length * 0.94 });
  sketch.fill(
    hollow.map(([x, y]): Point => [x, y + length * 0.03]),
    { fill: mix(husk.pale, "#f6ecd0", 0.6) },
  );
  sketch.lines(
    [-0.6, -0.2, 0.2, 0.6].map((x): Point[] => steps(7).map((t) => onBody(body, lerp(0.06, 0.94, t), x))),
    husk.ink,
    0.6,
    { opacity: 0.35 },
  );
  // The berry hangs from the same stalk.
  const centre: Point = [0, length * 0.5];
  const r = wide * 0.66;
  sketch.line(
    [
      [0, length * 0.02],
      [0, length * 0.1],
      [0, centre[1] - r * 0.9],
    ],
    "#7d8a45",
    Math.max(1.6, length * 0.025),
  );
  sketch.body(ellipse(centre, r, r), flesh.dark, flesh.ink, 1.1);
  sketch.fill(ellipse(centre, r * 0.9, r * 0.9), { fill: flesh.mid });
  sketch.fill(ellipse(centre, r * 0.34, r * 0.5), { fill: flesh.light });
  for (let i = 0; i < 26; i++) {
    const far = r * lerp(0.46, 0.8, (i * 0.618) % 1);
    seedAt(polar(centre, i * 2.4, far), Math.max(2, length * 0.024), i);
  }
};

export const fewLargeSeedsCut = (drawing: CutFruit): void => {
  const { fruit, wide, length, seedAt } = drawing;
  if (fruit.form === "berry") {
    pairedSeedsCut(drawing);
    return;
  }
  if (fruit.form === "drupe") {
    pairedStonesCut(drawing);
    return;
  }
  for (const [x, y, turn] of [
    [-0.36, 0.34, 0.5],
    [0.34, 0.38, -0.5],
    [-0.3, 0.64, 0.2],
    [0.32, 0.68, -0.3],
    [0, 0.52, 0],
  ] as const)
    seedAt([x * wide, y * length], Math.max(3, length * 0.08), turn);
};

/** Two great seeds side by side, cut with the fruit: a fibrous coat around a pale kernel (mamee). */
const pairedStonesCut = ({ sketch, seed, centre, wide, length }: CutFruit): void => {
  const coat = toneOf(seed);
  const kernel = toneOf(mix(coat.light, "#f1e3c4", 0.75));
  for (const side of [-1, 1]) {
    const middle: Point = [centre[0] + side * wide * 0.31, centre[1] - length * 0.01 * side];
    const shell = ellipse(middle, wide * 0.27, length * 0.24, side * 0.16, 22).map(
      ([x, y], i): Point => [x + Math.sin(i * 2.7) * wide * 0.012, y + Math.cos(i * 3.1) * length * 0.006],
    );
    sketch.body(shell, roundWash(sketch.page, coat), coat.ink, 1);
    sketch.body(
      ellipse(middle, wide * 0.19, length * 0.185, side * 0.16, 18),
      roundWash(sketch.page, kernel),
      coat.ink,
      0.7,
    );
    sketch.lines(
      [
        [
          [middle[0], middle[1] - length * 0.15],
          [middle[0] + side * wide * 0.02, middle[1]],
          [middle[0], middle[1] + length * 0.15],
        ],
      ],
      kernel.dark,
      0.9,
      { opacity: 0.8 },
    );
  }
};

/** Three ridged stones that meet in the middle of the flesh, seen across. */
export const threeStonesCut = ({ sketch, seed, centre, wide, length }: CutFruit): void => {
  const tone = toneOf(seed);
  for (const turn of [degrees(-90), degrees(30), degrees(150)]) {
    const on = (x: number, y: number): Point => [
      centre[0] + (Math.cos(turn) * x - Math.sin(turn) * y) * wide * 0.7,
      centre[1] + (Math.sin(turn) * x + Math.cos(turn) * y) * length * 0.36,
    ];
    // Wings along the back of each stone make its outline angular.
    sketch.body(
      [
        on(0.1, 0),
        on(0.34, -0.4),
        on(0.66, -0.56),
        on(0.72, -0.26),
        on(0.98, -0.12),
        on(0.98, 0.12),
        on(0.72, 0.26),
        on(0.66, 0.56),
        on(0.34, 0.4),
      ],
      roundWash(sketch.page, tone),
      tone.ink,
      0.9,
    );
    sketch.body(
      [on(0.32, 0), on(0.44, -0.2), on(0.62, -0.16), on(0.7, 0), on(0.62, 0.16), on(0.44, 0.2)],
      "#f3e8cb",
      tone.ink,
      0.7,
    );
  }
};

/** Seeds around the middle: a soft core full of them (guava), or the wall of a hollow that they line (papaya). */
export const centreSeedsCut = ({
  sketch,
  fruit,
  body,
  flesh,
  centre,
  wide,
  length,
  seedAt,
}: CutFruit): void => {
  const middle = (share: number): Point[] =>
    steps(29)
      .slice(0, -1)
      .map((t): Point => {
        const angle = t * Math.PI * 2;
        const deep = clamp(0.5 + Math.sin(angle) * share, 0, 1);
        const rim = body.profile(clamp(0.5 + Math.sin(angle) * share * 0.75, 0, 1));
        return [Math.cos(angle) * wide * share * rim * 1.02, length * (deep + 0.02)];
      });
  if (fruit.form !== "papaya") {
    // The core is paler, and its seeds lie all through it.
    sketch.fill(middle(0.34), { fill: mix(flesh.light, flesh.pale, 0.5) });
    sketch.lines([[...middle(0.34), ...middle(0.34).slice(0, 1)]], flesh.dark, 1.2, { opacity: 0.45 });
    for (let i = 0; i < 40; i++) {
      const far = 0.08 + 0.235 * Math.sqrt((i + 0.5) / 40);
      const angle = i * 2.4;
      const rim = body.profile(clamp(0.5 + Math.sin(angle) * far * 0.75, 0, 1));
      seedAt(
        [Math.cos(angle) * wide * far * rim, length * (0.52 + Math.sin(angle) * far)],
        Math.max(2, length * 0.024),
        angle,
      );
    }
    return;
  }
  sketch.body(middle(0.36), mix(flesh.dark, flesh.mid, 0.35), flesh.ink, 0.9);
  sketch.fill(
    middle(0.3).map(([x, y]): Point => [x * 0.86 + wide * 0.02, y + length * 0.012]),
    { fill: mix(flesh.dark, "#5a3418", 0.45), opacity: 0.55 },
  );
  for (let row = 0; row < 2; row++)
    for (const t of steps(26).slice(0, -1)) {
      const angle = t * Math.PI * 2 + row * 0.13;
      const far = 0.31 - row * 0.06;
      const rim = body.profile(clamp(0.5 + Math.sin(angle) * far * 0.75, 0, 1));
      seedAt(
        [Math.cos(angle) * wide * far * rim * 1.02, centre[1] + Math.sin(angle) * length * far],
        Math.max(2, length * 0.023),
        angle + Math.PI / 2,
      );
    }
};

export const rowsCut = ({ sketch, body, flesh, wide, length, seedAt }: CutFruit): void => {
  for (const side of [-0.36, 0.36])
    for (const t of steps(8))
      seedAt(
        [side * body.profile(0.15 + t * 0.7) * wide, length * (0.15 + 0.68 * t)],
        Math.max(2.5, length * 0.038),
        side > 0 ? 0.8 : -0.8,
      );
  sketch.lines(
    [
      [
        [0, length * 0.1],
        [0, length * 0.5],
        [0, length * 0.9],
      ],
    ],
    flesh.dark,
    1.4,
    { opacity: 0.7 },
  );
};

/** Seeds in sacs of juice, which hang from the wall into the hollow and press upon each other. */
export const arilsCut = ({ sketch, body, flesh, seed, wide, length }: CutFruit): void => {
  const place = (turn: number, share: number): Point => {
    const t = clamp(0.51 + Math.sin(turn) * 0.4 * share, 0.1, 0.92);
    return [Math.cos(turn) * body.profile(t) * wide * 0.8 * share, length * t];
  };
  const rings = [
    { count: 15, from: 1, share: 0.82 },
    { count: 10, from: 0.8, share: 0.5 },
    { count: 5, from: 0.5, share: 0.2 },
  ];
  const sac = toneOf(flesh.mid);
  for (const { count, from, share } of rings)
    for (const t of steps(count + 1).slice(0, -1)) {
      const turn = t * Math.PI * 2 + share * 2;
      const [root, spot] = [place(turn, from), place(turn, share)];
      const size = length * 0.062;
      const angle = Math.atan2(spot[1] - root[1], spot[0] - root[0]);
      // The cord by which it hangs.
      sketch.lines([[root, spot]], sac.ink, 0.7, { opacity: 0.6 });
      sketch.body(
        [
          polar(spot, angle + Math.PI, size * 1.4),
          polar(spot, angle + 2.2, size * 0.95),
          polar(spot, angle + 1.2, size * 0.92),
          polar(spot, angle, size * 1.05),
          polar(spot, angle - 1.2, size * 0.92),
          polar(spot, angle - 2.2, size * 0.95),
        ],
        roundWash(sketch.page, { ...sac, mid: mix(sac.mid, sac.light, 0.2) }),
        sac.ink,
        0.7,
      );
      sketch.body(ellipse(spot, size * 0.62, size * 0.44, angle, 10), seed, mix(seed, "#1d130c", 0.6), 0.6);
      sketch.dots([[spot[0] - size * 0.2, spot[1] - size * 0.3]], "#fffbe8", size * 0.26, { opacity: 0.7 });
    }
};

/** A long pod divided by cross walls like a ladder, a flat seed lying in each room. */
const ladderCut = ({ sketch, body, flesh, wide, length, seedAt }: CutFruit): void => {
  const rooms = 16;
  for (const t of steps(rooms + 1)) {
    const y = length * lerp(0.06, 0.95, t);
    const half = body.profile(clamp(y / length, 0.02, 0.98)) * wide * 0.8;
    sketch.lines(
      [
        [
          [-half, y],
          [0, y + length * 0.004],
          [half, y],
        ],
      ],
      flesh.ink,
      1.1,
    );
    if (t < 1)
      seedAt([half * (0.1 - 0.2 * ((t * rooms) % 2)), y + length * 0.028], Math.max(3, wide * 0.5), 1.45);
  }
};

export const chambersCut = (drawing: CutFruit): void => {
  const { sketch, fruit, flesh, wide, length, seedAt } = drawing;
  if (fruit.form === "pod-round") {
    ladderCut(drawing);
    return;
  }
  for (const t of steps(3)) {
    const y = length * (0.28 + 0.24 * t);
    for (const side of [-0.36, 0.36]) {
      sketch.body(
        ellipse([side * wide, y + length * 0.02], wide * 0.3, length * 0.095),
        flesh.pale,
        flesh.ink,
        0.7,
      );
      seedAt([side * wide, y + length * 0.02], length * 0.05, 1.2);
    }
  }
};

/** A fruit of many carpels grown together: from the core each sends a pointed sac of flesh to its scale or spine. */
const carpelsCut = ({ sketch, fruit, cut, body, flesh, seed, wide, length, seedAt }: CutFruit): void => {
  const noni = fruit.width !== undefined && fruit.width < 0.9 && fruit.surface === "bumpy";
  const rows = noni ? 30 : 24;
  const inside = (x: number, y: number, share: number): Point => {
    const t = clamp(0.5 + y * 0.43 * share, 0.07, 0.93);
    return [x * body.profile(t) * wide * 0.86 * share, length * t];
  };
  const sacs = steps(rows + 1)
    .slice(0, -1)
    .map((t) => degrees(lerp(-80, 280, t)));
  for (const [i, turn] of sacs.entries()) {
    const [x, y] = [Math.cos(turn), Math.sin(turn)];
    const half = (Math.PI / rows) * 0.86;
    const edge = (side: number, share: number): Point =>
      inside(Math.cos(turn + side * half), Math.sin(turn + side * half), share);
    sketch.body(
      [inside(x, y, 0.22), edge(-1, 0.5), edge(-1, 0.82), inside(x, y, 1), edge(1, 0.82), edge(1, 0.5)],
      flesh.light,
      mix(flesh.dark, flesh.ink, 0.25),
      0.5,
    );
    // Not every carpel has its seed in the plane of the cut.
    if (cut.seeds === undefined || (i * 5) % 8 > (noni ? 5 : 3)) continue;
    const place = inside(x, y, noni ? 0.66 : 0.56 + 0.08 * (i % 3));
    seedAt(place, length * (noni ? 0.036 : 0.042), turn + Math.PI / 2);
  }
  // The core, which runs in from the stalk, and its fibres.
  const core: Point[] = steps(9).map((t) => [
    -wide * 0.17 * Math.sin(lerp(0.12, 0.96, t) * Math.PI) ** 0.7,
    length * lerp(0.05, 0.8, t),
  ]);
  sketch.body(
    [...core, ...core.map(([x, y]): Point => [-x, y]).reverse()],
    mix(flesh.light, "#fffaf0", 0.4),
    mix(flesh.dark, flesh.ink, 0.2),
    0.7,
  );
  sketch.lines(
    [-0.4, 0, 0.4].map((share) => core.slice(1, -1).map(([x, y]): Point => [x * share * 1.4, y])),
    mix(flesh.dark, seed, 0.1),
    0.6,
    { opacity: 0.5 },
  );
};

/** The backs of the scales that stand out beyond the rind, to be drawn beneath it. */
export const scalesAround = (sketch: Sketch, fruit: FruitTraits, body: Body, tone: Tone): void => {
  const size = body.length * lerp(0.02, 0.055, clamp((fruit.width ?? 1) * 2 - 1, 0, 1));
  for (const t of steps(23).slice(0, -1)) {
    const turn = t * Math.PI * 2;
    const along = clamp(0.5 + Math.sin(turn) * 0.5, 0.02, 0.98);
    const [x, y] = onBody(body, along, Math.sign(Math.cos(turn)));
    const foot: Point = Math.abs(Math.cos(turn)) < 0.2 ? [x * Math.abs(Math.cos(turn)) * 4, y] : [x, y];
    sketch.body(ellipse(foot, size, size * 0.86, turn, 12), tone.mid, tone.ink, 0.9);
  }
};

export const coreCut = (drawing: CutFruit): void => {
  if (drawing.fruit.form === "aggregate") carpelsCut(drawing);
  else syncarpCut(drawing);
};

const syncarpCut = ({ sketch, cut, body, flesh, wide, length, seedAt }: CutFruit): void => {
  // The core runs in from the stalk as a club; from it the flesh of each part of the fruit radiates to the rind.
  const core: Point[] = [
    [-wide * 0.06, length * 0.06],
    [-wide * 0.13, length * 0.3],
    [-wide * 0.2, length * 0.55],
    [-wide * 0.12, length * 0.78],
    [wide * 0.12, length * 0.78],
    [wide * 0.2, length * 0.55],
    [wide * 0.13, length * 0.3],
    [wide * 0.06, length * 0.06],
  ];
  const rays = steps(33).map((t) => {
    const turn = degrees(lerp(-72, 252, t));
    const [x, y] = [Math.cos(turn), Math.sin(turn)];
    const rim = onBody(body, clamp(0.5 + y * 0.41, 0.08, 0.92), 0);
    const out = body.profile(clamp(0.5 + y * 0.41, 0.08, 0.92)) * wide * 0.82;
    const end: Point = [Math.sign(x) * Math.min(Math.abs(x) * wide * 0.84, out), rim[1]];
    const start: Point = [x * wide * 0.19, length * (0.48 + y * 0.28)];
    return { start, end, turn };
  });
  sketch.lines(
    rays.map(({ start, end }): Point[] => [
      start,
      [lerp(start[0], end[0], 0.5), lerp(start[1], end[1], 0.46)],
      end,
    ]),
    flesh.dark,
    0.8,
    { opacity: 0.6 },
  );
  // The withered flowers under the rind.
  sketch.dots(
    rays.map(({ start, end }): Point => [lerp(start[0], end[0], 0.86), lerp(start[1], end[1], 0.86)]),
    mix(flesh.dark, "#8a6a3a", 0.4),
    Math.max(1.4, length * 0.016),
    { opacity: 0.8 },
  );
  sketch.body(core, mix(flesh.light, "#fffaf0", 0.4), flesh.dark, 0.8);
  sketch.lines(
    [-0.5, 0, 0.5].map((x): Point[] => [
      [x * wide * 0.06, length * 0.1],
      [x * wide * 0.24, length * 0.5],
      [x * wide * 0.14, length * 0.74],
    ]),
    flesh.dark,
    0.6,
    { opacity: 0.5 },
  );
  if (cut.seeds !== undefined)
    for (const [x, y, turn] of [
      [-0.4, 0.2, 1.1],
      [0.42, 0.24, -1],
      [-0.62, 0.36, 1.25],
      [0.62, 0.42, -1.3],
      [-0.4, 0.46, 1.3],
      [0.38, 0.52, -1.4],
      [-0.6, 0.6, 1],
      [0.56, 0.66, -0.9],
      [-0.36, 0.72, 0.7],
      [0.3, 0.8, -0.5],
    ] as const) {
      // Each in the soft sac of its own part.
      const spot: Point = [x * wide * 0.92, y * length];
      sketch.body(
        ellipse(spot, length * 0.045, length * 0.066, turn, 12),
        mix(flesh.light, "#fffdf4", 0.5),
        flesh.dark,
        0.6,
      );
      seedAt(spot, length * 0.042, turn);
    }
};
