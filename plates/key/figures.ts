// Figures that give the key's drawings their scale and setting: a person, a hand, a house, a whole tree, water and ground.
import { arc, ellipse, type Point, polar, ribbon, ring, steps, through, up } from "../drawing/geometry.ts";
import { mix, sepia, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash, roundWash } from "../drawing/wash.ts";

const figure = "#7d6a4a";
const ink = mix(figure, sepia, 0.6);

/** A standing person, feet at `at`. */
export const person = (sketch: Sketch, [x, y]: Point, height: number): void => {
  const h = height;
  sketch.fill(
    through(
      [
        [x - h * 0.07, y],
        [x - h * 0.06, y - h * 0.46],
        [x - h * 0.12, y - h * 0.5],
        [x - h * 0.12, y - h * 0.74],
        [x - h * 0.05, y - h * 0.82],
        [x + h * 0.05, y - h * 0.82],
        [x + h * 0.12, y - h * 0.74],
        [x + h * 0.12, y - h * 0.5],
        [x + h * 0.06, y - h * 0.46],
        [x + h * 0.07, y],
      ],
      4,
    ),
    { fill: figure },
  );
  sketch.fill(ellipse([x, y - h * 0.91], h * 0.075, h * 0.09), { fill: figure });
};

/** An open hand, palm to the viewer and fingers up; the wrist is at `at`, `length` is from wrist to fingertip. */
export const hand = (sketch: Sketch, [x, y]: Point, length: number): void => {
  const l = length;
  const skin = toneOf("#b98a5e");
  const finger = (dx: number, lean: number, from: number, to: number, width: number) =>
    sketch.body(
      ribbon(
        arc([x + dx * l, y - from * l], up + lean, (to - from) * l, 0, 0, 6),
        (t) => l * width * (t > 0.9 ? 0.7 : 1),
      ),
      skin.mid,
      skin.ink,
      1.1,
    );
  finger(0.17, 0.75, 0.26, 0.66, 0.105);
  for (const [dx, lean, to] of [
    [-0.17, -0.2, 0.82],
    [-0.06, -0.06, 0.97],
    [0.05, 0.05, 1],
    [0.155, 0.16, 0.9],
  ] as const)
    finger(dx, lean, 0.46, to, 0.1);
  sketch.body(
    [
      [x - l * 0.16, y],
      [x - l * 0.23, y - l * 0.28],
      [x - l * 0.22, y - l * 0.5],
      [x, y - l * 0.56],
      [x + l * 0.2, y - l * 0.5],
      [x + l * 0.24, y - l * 0.3],
      [x + l * 0.15, y],
    ],
    skin.mid,
    skin.ink,
    1.1,
  );
};

/** A whole tree with its crown, foot at `at`. */
export const wholeTree = (sketch: Sketch, [x, y]: Point, height: number, spread = 0.75): void => {
  const bark = toneOf("brown");
  const h = height;
  sketch.body(
    ribbon(arc([x, y], up, h * 0.6, 0.06, 0, 8), (t) => h * (0.1 - t * 0.05)),
    flatWash(sketch.page, bark),
    bark.ink,
    1.2,
  );
  crown(sketch, [x, y - h * 0.66], h * 0.44 * spread, h * 0.34);
};

/** A bush with several stems from the ground. */
export const wholeBush = (sketch: Sketch, [x, y]: Point, height: number): void => {
  const bark = toneOf("brown");
  for (const lean of [-0.5, -0.2, 0.15, 0.45])
    sketch.line(
      arc([x + lean * height * 0.12, y], up + lean, height * 0.6, 0, 0, 5),
      bark.mid,
      height * 0.035,
    );
  crown(sketch, [x, y - height * 0.58], height * 0.5, height * 0.42);
};

const crown = (sketch: Sketch, [x, y]: Point, rx: number, ry: number): void => {
  const leafy = toneOf("mid-green");
  sketch.body(
    ring([x, y], () => 1, 26).map(([px, py], i): Point => {
      const bump = 1 + 0.09 * Math.sin(i * 2.4) + 0.05 * Math.sin(i * 5.1);
      return [x + (px - x) * rx * bump, y + (py - y) * ry * bump];
    }),
    roundWash(sketch.page, leafy),
    leafy.ink,
    1.4,
  );
  const { random } = sketch;
  const tufts = steps(16).map((): Point[] => {
    const angle = random.between(0, Math.PI * 2);
    const far = Math.sqrt(random.next()) * 0.82;
    const centre: Point = [x + Math.cos(angle) * rx * far, y + Math.sin(angle) * ry * far];
    return arc(polar(centre, 2.6, rx * 0.1), -0.7, rx * 0.24, 1.5, 0, 5);
  });
  sketch.lines(tufts, leafy.ink, 1.1, { opacity: 0.45 });
};

/** A small house on stilts with steps, as on the coast; its foot is at `at`, `height` is to the roof's ridge. */
export const house = (sketch: Sketch, [x, y]: Point, height: number): void => {
  const [wall, roof, wood] = [toneOf("cream"), toneOf("#a5432b"), toneOf("tan")];
  const h = height;
  for (const dx of [-0.42, -0.14, 0.14, 0.42])
    sketch.fill(box(x + dx * h - h * 0.02, y - h * 0.3, h * 0.04, h * 0.3), { fill: wood.dark }, false);
  sketch.body(box(x - h * 0.5, y - h * 0.68, h, h * 0.4), wall.mid, wall.ink, 1.2, false);
  sketch.body(
    [
      [x - h * 0.6, y - h * 0.66],
      [x - h * 0.36, y - h],
      [x + h * 0.36, y - h],
      [x + h * 0.6, y - h * 0.66],
    ],
    roof.mid,
    roof.ink,
    1.2,
    false,
  );
  for (const dx of [-0.36, 0.16])
    sketch.body(box(x + dx * h, y - h * 0.58, h * 0.2, h * 0.2), toneOf("#7fa3ad").mid, wall.ink, 0.9, false);
};

const box = (left: number, top: number, width: number, height: number): Point[] => [
  [left, top],
  [left + width, top],
  [left + width, top + height],
  [left, top + height],
];

export const ground = (sketch: Sketch, y: number, from: number, to: number, colour = "#c9ad78"): void => {
  const tone = toneOf(colour);
  sketch.fill(
    [
      [from, y],
      [from, y],
      [(from + to) / 2, y - 5],
      [to, y],
      [to, y],
      [to, y + 14],
      [to, y + 14],
      [from, y + 14],
      [from, y + 14],
    ],
    { fill: tone.mid },
  );
};

export const water = (sketch: Sketch, y: number, from: number, to: number, depth: number): void => {
  const tone = toneOf("#7fa9b5");
  sketch.fill(box(from, y, to - from, depth), { fill: tone.mid }, false);
  const waves = [0.25, 0.55, 0.82].map((share): Point[] =>
    steps(9).map((t, i): Point => [from + (to - from) * t, y + depth * share + (i % 2 === 0 ? -2.5 : 2.5)]),
  );
  sketch.lines(waves, "#f3f6ee", 2.2, { opacity: 0.85 });
};

/** A tuft of grass, foot at `at`. */
export const tuft = (sketch: Sketch, at: Point, height: number, colour = "light-green"): void => {
  const tone = toneOf(colour);
  for (const lean of [-0.7, -0.35, 0, 0.3, 0.65])
    sketch.fill(
      ribbon(
        arc(at, up + lean, height * (1 - Math.abs(lean) * 0.25), lean * 0.8, 0, 7),
        (t) => height * 0.09 * (1 - t),
      ),
      { fill: tone.mid, stroke: tone.ink, "stroke-width": 0.7 },
    );
};

/** Curls of scent rising from `at`. */
export const scent = (sketch: Sketch, [x, y]: Point, height: number, colour = ink): void => {
  sketch.lines(
    [-24, 0, 24].map((dx): Point[] => [
      [x + dx, y],
      [x + dx - 9, y - height * 0.34],
      [x + dx + 9, y - height * 0.68],
      [x + dx - 2, y - height],
    ]),
    colour,
    3.6,
    { "stroke-linecap": "round", opacity: 0.7 },
  );
};
