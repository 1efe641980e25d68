// The pineapple: many fruits grown into one, each an eye with the dry tip of its bract, in spirals round the whole.
import { arc, at, ellipse, lerp, type Point, polar, ribbon, steps } from "../drawing/geometry.ts";
import { mix, type Tone, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash, litWash, roundWash } from "../drawing/wash.ts";
import type { Body } from "./body.ts";
import { type FruitTraits, fruitPaint } from "./traits.ts";

/** Eyes round the whole fruit, and how many rows of them stand one above the other. */
const round = 13;
const rows = 11;

/** A place on the fruit: `turn` from -PI / 2 (left rim) to PI / 2 (right rim), `t` from its top to its foot. */
const onFruit = (body: Body, turn: number, t: number): Point => {
  const bounded = Math.max(-Math.PI / 2, Math.min(Math.PI / 2, turn));
  const depth = Math.max(0.004, Math.min(0.996, t));
  // Rows close up towards both ends, where the surface turns away.
  const down = lerp(depth, (1 - Math.cos(depth * Math.PI)) / 2, 0.35);
  // A row seen a little from above dips in the middle.
  const dip = 0.03 * Math.cos(bounded) * Math.sin(depth * Math.PI);
  return [(Math.sin(bounded) * body.profile(down) * body.width) / 2, (down + dip) * body.length];
};

/** The six corners of an eye of the given share of its field, the upper and the lower one drawn out. */
const corners: readonly (readonly [number, number])[] = [
  [0, -0.98],
  [0.5, -0.4],
  [0.52, 0.34],
  [0, 0.92],
  [-0.52, 0.34],
  [-0.5, -0.4],
];

const eyes = (): { turn: number; t: number }[] =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: round }, (_, i) => ({
      // Each row stands half an eye on from the one above, and the whole is wound a little.
      turn: ((i + (row % 2) * 0.5 + row * 0.07) / round) * Math.PI * 2 - Math.PI,
      t: (row + 0.5) / rows,
    })),
  )
    .flat()
    .filter(({ turn }) => Math.abs(turn) < Math.PI / 2 + 0.2);

const drawEye = (
  sketch: Sketch,
  body: Body,
  move: (point: Point) => Point,
  { turn, t }: { turn: number; t: number },
  tone: Tone,
): void => {
  const wide = (Math.PI * 2) / round;
  const high = 1 / rows;
  const place = (x: number, y: number): Point => move(onFruit(body, turn + x * wide, t + y * high));
  const field = (share: number): Point[] => corners.map(([x, y]) => place(x * share, y * share * 0.76));
  const facing = Math.cos(Math.min(Math.abs(turn), 1.45));
  // Away from the light, to the right and below, the eyes are in the shade of the whole.
  const shade = Math.max(0, Math.sin(turn) * 0.5 + (t - 0.5) * 0.36);
  const lit = Math.max(0, -Math.sin(turn + 0.3) * 0.3 + (0.5 - t) * 0.2) * facing;
  const own = (colour: string): string =>
    mix(mix(colour, mix(tone.dark, tone.ink, 0.35), Math.min(0.7, shade)), tone.pale, lit * 0.5);
  const [top, foot] = [place(-0.3, -0.5), place(0.3, 0.6)];
  sketch.body(
    field(1.06),
    litWash(sketch.page, [own(mix(tone.light, tone.pale, 0.3)), own(tone.mid), own(tone.dark)], top, foot),
    mix(tone.ink, "#4a4a1e", 0.4),
    0.7,
  );
  if (facing < 0.22) return;
  // The bract: a dry flap from the middle of the eye, its thin tip turned up.
  const flap = toneOf(mix(tone.mid, "#b98d56", 0.55));
  const tip = place(0.02, -0.42);
  sketch.body(
    [place(-0.24, 0.08), place(-0.09, -0.1), tip, tip, place(0.1, -0.1), place(0.24, 0.08), place(0, 0.24)],
    own(flap.light),
    mix(flap.ink, tone.ink, 0.5),
    0.6,
  );
  sketch.lines([[place(-0.3, 0.16), place(0, 0.32), place(0.3, 0.16)]], tone.ink, 0.8, { opacity: 0.5 });
};

/** The crown: outer leaves short and bent back, inner ones longer and upright, all out of the top of the fruit. */
const crownLeaves: readonly (readonly [turn: number, long: number])[] = [
  [-0.08, 0.45],
  [0.2, 0.44],
  [-0.34, 0.42],
  [0.46, 0.4],
  [-0.62, 0.38],
  [0.74, 0.36],
  [-0.9, 0.33],
  [1.02, 0.3],
  [-1.2, 0.26],
  [1.32, 0.23],
  [0.08, 0.38],
  [-0.24, 0.34],
  [0.36, 0.31],
  [-0.52, 0.28],
  [0.64, 0.25],
  [-0.8, 0.21],
  [0.94, 0.18],
  [-0.04, 0.25],
  [0.22, 0.2],
  [-0.36, 0.18],
  [0.5, 0.15],
];

const drawCrown = (sketch: Sketch, L: number, top: number): void => {
  const green = toneOf("grey-green");
  for (const [i, [turn, long]] of crownLeaves.entries()) {
    const line = arc(
      [turn * L * 0.06, top + L * 0.045],
      -Math.PI / 2 + turn * 0.46,
      long * L,
      turn * 1.3,
      0,
      11,
    );
    const wide = L * lerp(0.05, 0.062, Math.abs(turn)) * (i > 16 ? 0.85 : 1);
    const [from, tip] = [at(line, 0), at(line, -1)];
    const tone = i % 3 === 1 ? toneOf(mix(green.mid, green.dark, 0.3)) : green;
    sketch.body(
      ribbon(line, (t) => wide * (1 - t ** 1.7) + 0.5),
      litWash(
        sketch.page,
        [mix(tone.dark, tone.ink, 0.2), tone.mid, mix(tone.mid, "#a8664a", 0.25)],
        from,
        tip,
      ),
      tone.ink,
      0.9,
    );
    // The channel of the leaf: its far side in the light.
    sketch.patches(
      [
        ribbon(
          line.slice(0, -1).map(([x, y]): Point => [x - wide * 0.16, y]),
          (t) => wide * 0.3 * (1 - t ** 1.5),
        ),
      ],
      { fill: tone.pale, opacity: 0.36 },
    );
  }
};

/** The upright fruit with its crown of leaves: the origin is the top of the crown. */
export const pineapple = (sketch: Sketch, fruit: FruitTraits, L: number, ripe: boolean): void => {
  const { tone } = fruitPaint(fruit, ripe);
  const top = L * 0.4;
  const body: Body = {
    length: L * 0.6,
    width: L * 0.43,
    profile: (t) => (1 - Math.abs(2 * t - 1) ** 2.5) ** 0.5 * lerp(0.93, 1.03, t),
  };
  const move = ([x, y]: Point): Point => [x, y + top];
  drawCrown(sketch, L, top);
  const ground = toneOf(mix(tone.dark, "#5d5a24", 0.45));
  // The eyes of the rim stand out a little, so the outline is a low wave.
  const flank = (side: 1 | -1): Point[] =>
    steps(rows * 4 + 1).map((t) => {
      const [x, y] = onFruit(body, (side * Math.PI) / 2, t);
      return move([x + side * L * 0.006 * Math.cos(t * rows * Math.PI * 2), y]);
    });
  sketch.body([...flank(-1), ...flank(1).reverse()], roundWash(sketch.page, ground), ground.ink, 1.3);
  for (const eye of eyes()) {
    // It ripens from its foot: the upper eyes are still greenish.
    const age = mix(tone.mid, "#7f8a3a", 0.5 * Math.max(0, 0.75 - eye.t));
    drawEye(sketch, body, move, eye, toneOf(ripe ? age : tone.mid));
  }
  // Small green bracts between the fruit and its crown, and beneath the fruit.
  const green = toneOf(mix("#83987a", "#a07a4a", 0.25));
  for (const turn of [-1, 0.9, -0.6, 0.56, -0.2, 0.2]) {
    const line = arc(
      [turn * L * 0.09, top + L * 0.03],
      -Math.PI / 2 + turn * 0.75,
      L * 0.1,
      turn * 0.8,
      0,
      6,
    );
    sketch.body(
      ribbon(line, (t) => L * 0.04 * (1 - t ** 1.5) + 0.4),
      flatWash(sketch.page, green),
      green.ink,
      0.7,
    );
  }
  sketch.fill(ellipse(polar([0, top + L * 0.23], Math.PI, L * 0.09), L * 0.06, L * 0.13, 0.1), {
    fill: tone.pale,
    opacity: 0.16,
  });
};
