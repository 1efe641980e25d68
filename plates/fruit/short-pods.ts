// Short pods: kidney- and half-moon-shaped, and inflated. Each hangs from the origin.
import {
  along,
  arc,
  at,
  down,
  lerp,
  mixPoints,
  type Point,
  polar,
  ribbon,
  steps,
} from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash, litWash, roundWash } from "../drawing/wash.ts";
import type { FruitPaint, FruitTraits } from "./traits.ts";

/** A flat woody half moon on a short neck with corky dots; when ripe it is open and shows papery seeds. */
export const halfMoon = (sketch: Sketch, paint: FruitPaint, length: number, ripe: boolean): void => {
  const { tone } = paint;
  const L = length;
  const back: Point[] = [
    [0, 0],
    [-L * 0.03, L * 0.16],
    [-L * 0.1, L * 0.4],
    [-L * 0.09, L * 0.66],
    [L * 0.02, L * 0.9],
    [L * 0.16, L],
  ];
  const belly = (swell: number): Point[] => [
    [L * 0.16, L],
    [L * (0.3 + swell), L * 0.94],
    [L * (0.54 + swell), L * 0.74],
    [L * (0.56 + swell), L * 0.46],
    [L * (0.36 + swell), L * 0.22],
    [L * 0.06, L * 0.1],
  ];
  if (ripe) {
    // The far valve, pale within; between the two the winged seeds lie on one another like pages.
    sketch.body(
      [...back, ...belly(0.17)],
      litWash(
        sketch.page,
        [mix(tone.mid, "#d9b783", 0.3), mix(tone.mid, "#e3c795", 0.7), mix(tone.mid, "#d9b783", 0.4)],
        [L * 0.1, L * 0.5],
        [L * 0.86, L * 0.6],
      ),
      tone.ink,
      1,
    );
    const tissue = toneOf("#ecdcb0");
    for (const out of [0.11, 0.075, 0.04]) {
      const page = belly(out).map(([x, y], i): Point => [x - L * 0.03, y + (i - 2.5) * L * 0.016]);
      sketch.body(
        [[L * 0.1, L * 0.2], [L * 0.1, L * 0.86], ...page],
        litWash(
          sketch.page,
          [tissue.dark, tissue.mid, tissue.light],
          [L * 0.2, L * 0.5],
          [L * (0.54 + out), L * 0.6],
        ),
        mix(tone.ink, tissue.mid, 0.3),
        0.8,
      );
      // Fine veins run out to the edge of the wing.
      sketch.lines(
        steps(8).map((t): Point[] => {
          const edge = along(page, lerp(0.1, 0.9, t)).point;
          return [mixPoints([L * 0.22, L * 0.54], edge, 0.6), mixPoints([L * 0.22, L * 0.54], edge, 0.96)];
        }),
        "#a8925c",
        0.5,
        { opacity: 0.7 },
      );
    }
  }
  sketch.body([...back, ...belly(0)], flatWash(sketch.page, tone), tone.ink, 1.2);
  sketch.lines(
    [
      [
        [L * 0.02, L * 0.14],
        [L * 0.12, L * 0.4],
        [L * 0.14, L * 0.68],
        [L * 0.18, L * 0.94],
      ],
    ],
    tone.ink,
    1,
    { opacity: 0.7 },
  );
  const dots = steps(26).map(
    (t): Point => [
      L * (0.04 + 0.42 * ((t * 7.3) % 1) * Math.sin(Math.PI * (0.12 + t * 0.8))),
      L * (0.2 + t * 0.7),
    ],
  );
  sketch.dots(dots, tone.light, Math.max(1.2, L * 0.024), { opacity: 0.8 });
};

/** An inflated pod, round in section, with a seam and a short beak. */
export const bladder = (sketch: Sketch, fruit: FruitTraits, paint: FruitPaint, length: number): void => {
  const { tone } = paint;
  const width = length * (fruit.width ?? 0.35);
  const line = arc([0, 0], down - 0.1, length * 0.92, 0.2, 0, 16);
  const shape = (t: number): number =>
    Math.max(1.5, width * Math.sin(Math.PI * Math.min(1, t * 0.86 + 0.08)) ** 0.55 * lerp(0.72, 1.06, t));
  // Pure black would look like a hole in the sheet, so it is painted as a deep brown with highlights.
  const skin = { ...tone, mid: mix(tone.mid, "#6b4a3c", 0.35), light: mix(tone.light, "#a98c78", 0.5) };
  const tip = at(line, -1);
  sketch.line(
    [
      at(line, -3),
      tip,
      [tip[0] + length * 0.05, tip[1] + length * 0.05],
      [tip[0] + length * 0.12, tip[1] + length * 0.04],
    ],
    tone.ink,
    Math.max(1, length * 0.022),
    { "stroke-linecap": "round" },
  );
  sketch.body(ribbon(line, shape), roundWash(sketch.page, skin), tone.ink, 1.1);
  const offset = (share: number): Point[] =>
    steps(11).map((t) => {
      const spot = along(line, lerp(0.08, 0.95, t));
      return polar(spot.point, spot.angle + Math.PI / 2, share * shape(lerp(0.08, 0.95, t)));
    });
  sketch.lines([offset(0.3)], mix(skin.light, "#fff6e0", 0.4), Math.max(1, width * 0.09), {
    opacity: 0.65,
    "stroke-linecap": "round",
  });
  sketch.lines([offset(-0.06)], tone.ink, 0.8, { opacity: 0.8 });
  // The dried calyx at the stalk.
  sketch.patches(
    [-0.5, 0, 0.5].map((side): Point[] => [
      [side * width * 0.3, 0],
      [side * width * 0.9, length * 0.16],
      [side * width * 0.3 + width * 0.14, length * 0.05],
    ]),
    { fill: "#8f8a4a", stroke: tone.ink, "stroke-width": 0.6 },
    false,
  );
};
