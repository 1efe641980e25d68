// Cut views of two fruits recognised by their seeds: Brazil nut and pomegranate.

import { ellipse, type Point, polar, ring, steps } from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { roundWash } from "../drawing/wash.ts";
import { type FruitTraits, fruitPaint } from "./traits.ts";

/** A cross-section of the woody capsule: a thick wall with wedge-shaped nuts inside, like the segments of an orange. */
export const brazilNutPot = (sketch: Sketch, fruit: FruitTraits, L: number): void => {
  const { tone } = fruitPaint(fruit, true);
  const nut = toneOf(fruit.cut?.seeds ?? "dark-brown");
  const centre: Point = [0, L * 0.5];
  sketch.body(
    ring(centre, (a) => L * (0.5 + 0.006 * Math.sin(a * 9)), 40),
    roundWash(sketch.page, tone),
    tone.ink,
    1.5,
  );
  const wall = toneOf(mix(tone.light, "#d9b98a", 0.55));
  sketch.fill(
    ring(centre, () => L * 0.45, 30),
    { fill: wall.mid, stroke: tone.ink, "stroke-width": 0.8 },
  );
  sketch.dots(
    steps(60).map((t) => polar(centre, t * 151, L * (0.385 + 0.05 * ((t * 37) % 1)))),
    wall.ink,
    1.4,
    { opacity: 0.5 },
  );
  sketch.fill(
    ring(centre, () => L * 0.365, 28),
    { fill: mix(tone.dark, "#2c1a0e", 0.5) },
  );
  const count = 9;
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2 + 0.2;
    const half = (Math.PI / count) * 0.86;
    const wedge: Point[] = [
      polar(centre, angle, L * 0.1),
      polar(centre, angle - half * 0.7, L * 0.22),
      polar(centre, angle - half, L * 0.32),
      polar(centre, angle, L * 0.355),
      polar(centre, angle + half, L * 0.32),
      polar(centre, angle + half * 0.7, L * 0.22),
    ];
    // Two nuts are cut and show their kernel.
    const sawn = i % 4 === 1;
    sketch.body(
      wedge,
      sawn ? mix(nut.mid, "#7d5a3a", 0.45) : mix(nut.mid, "#bd9468", 0.5 + 0.1 * (i % 3)),
      nut.ink,
      0.9,
      false,
    );
    if (sawn)
      sketch.body(
        ellipse(polar(centre, angle, L * 0.255), L * 0.07, L * 0.045, angle, 12),
        "#f4e8cc",
        "#8a744c",
        0.7,
      );
    else
      sketch.lines(
        [
          [
            polar(centre, angle, L * 0.13),
            polar(centre, angle + 0.02, L * 0.24),
            polar(centre, angle, L * 0.34),
          ],
        ],
        nut.ink,
        0.7,
        { opacity: 0.7 },
      );
  }
};

/** A pomegranate halved: leathery rind, pale walls between the chambers, each filled with red arils; the crown below. */
export const pomegranateHalf = (sketch: Sketch, fruit: FruitTraits, L: number): void => {
  const { tone } = fruitPaint(fruit, true);
  const bead = toneOf(fruit.cut?.seeds ?? "crimson");
  const pith = toneOf(fruit.cut?.flesh ?? "pale-yellow");
  const centre: Point = [0, L * 0.47];
  for (const side of [-1, -0.4, 0.4, 1])
    sketch.body(
      [
        [side * L * 0.08 - L * 0.04, L * 0.86],
        [side * L * 0.16, L * 1.06],
        [side * L * 0.08 + L * 0.04, L * 0.86],
      ],
      tone.mid,
      tone.ink,
      0.9,
      false,
    );
  sketch.body(
    ring(centre, (a) => L * (0.46 + 0.012 * Math.cos(a * 6)), 36),
    roundWash(sketch.page, tone),
    tone.ink,
    1.4,
  );
  sketch.fill(
    ring(centre, (a) => L * (0.415 + 0.012 * Math.cos(a * 6)), 36),
    { fill: pith.light, stroke: pith.dark, "stroke-width": 0.7 },
  );
  const chambers = 6;
  const { random } = sketch;
  for (let i = 0; i < chambers; i++) {
    const middle = (i / chambers) * Math.PI * 2 + 0.3 + random.around(0, 0.06);
    // The arils are packed in a chamber, to whose walls they cling; between two chambers stands a thin pale membrane.
    const corner = (turn: number, far: number): Point => polar(centre, middle + turn, L * far);
    sketch.fill(
      [
        corner(0, 0.07),
        corner(-0.34, 0.2),
        corner(-0.44, 0.34),
        corner(-0.36, 0.4),
        corner(0, 0.408),
        corner(0.36, 0.4),
        corner(0.44, 0.34),
        corner(0.34, 0.2),
      ],
      { fill: mix(pith.mid, bead.dark, 0.5), stroke: pith.dark, "stroke-width": 0.8 },
    );
    for (const [far, turns] of [
      [0.12, [0]],
      [0.195, [-0.2, 0.2]],
      [0.275, [-0.3, 0, 0.3]],
      [0.355, [-0.35, -0.12, 0.12, 0.35]],
    ] as const)
      for (const turn of turns) {
        const at = polar(centre, middle + turn + random.around(0, 0.03), L * (far + random.around(0, 0.01)));
        // Pressed against each other they have flat sides, each its point towards the middle.
        const sides = ring(at, () => L * random.between(0.036, 0.047), 7);
        sketch.body(sides, bead.mid, bead.ink, 0.6);
        sketch.dots([[at[0] - L * 0.012, at[1] - L * 0.012]], bead.pale, L * random.between(0.01, 0.018), {
          opacity: 0.9,
        });
      }
  }
};
