// Pods that curl: a green one is bent nearly to a ring; a ripe one parts into two ribbons that twist as they dry, brown
// outside and bright within, its seeds along one edge. Hanging from the origin.
import {
  along,
  arc,
  down,
  ellipse,
  lerp,
  type Point,
  type Polyline,
  polar,
  steps,
} from "../drawing/geometry.ts";
import { mix, type Tone, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { lightGlaze, litWash, roundWash } from "../drawing/wash.ts";
import type { FruitPaint, FruitTraits } from "./traits.ts";

type Valve = {
  line: Polyline;
  width: number;
  /** How far the ribbon is turned about its length at each share of it: the outside is seen where the cosine is below 0. */
  turned: (t: number) => number;
  /** The edge that carries the seeds. */
  seam: 1 | -1;
};

const breadth = (t: number): number => Math.sin(lerp(0.07, 0.97, t ** 0.9) * Math.PI) ** 0.55;

const drawValve = (
  sketch: Sketch,
  { line, width, turned, seam }: Valve,
  outside: Tone,
  lining: Tone,
  seed: Tone,
): void => {
  const fine = width > 8;
  const on = (t: number, across: number): Point => {
    const { point, angle } = along(line, t);
    // A ribbon seen on its edge still has its thickness.
    const share = Math.cos(turned(t));
    const shown = Math.sign(share || 1) * Math.max(Math.abs(share), 0.14);
    return polar(point, angle + Math.PI / 2, across * shown * breadth(t) * width * 0.5);
  };
  const places = steps(41);
  const isInside = (t: number): boolean => Math.cos(turned(t)) > 0;
  // The stretches between the places where it is on edge, each one face of the ribbon.
  const stretches: number[][] = [];
  for (const t of places) {
    const last = stretches.at(-1);
    if (last === undefined || isInside(last[0] ?? 0) !== isInside(t))
      stretches.push(last ? [last.at(-1) ?? t, t] : [t]);
    else last.push(t);
  }
  for (const stretch of stretches) {
    if (stretch.length < 2) continue;
    const middle = stretch[Math.floor(stretch.length / 2)] ?? 0;
    const inside = isInside(stretch[stretch.length - 1] ?? 0);
    const tone = inside ? lining : outside;
    const outline = [...stretch.map((t) => on(t, -1)), ...stretch.map((t) => on(t, 1)).reverse()];
    sketch.body(
      outline,
      litWash(
        sketch.page,
        [mix(tone.light, tone.pale, 0.15), tone.mid, mix(tone.mid, tone.dark, 0.6)],
        on(middle, -1),
        on(middle, 1),
      ),
      outside.ink,
      fine ? 1 : 0.7,
      true,
      lightGlaze(sketch.page, tone),
    );
    if (!fine) continue;
    if (!inside) {
      sketch.lines(
        [-0.55, -0.1, 0.4].map((across) => stretch.map((t) => on(t, across))),
        outside.ink,
        0.55,
        { opacity: 0.4 },
      );
      continue;
    }
    // The brown rim of the valve, and the hollows from which the seeds came.
    for (const rim of [-1, 1])
      sketch.lines([stretch.map((t) => on(t, rim * 0.9))], outside.mid, Math.max(1, width * 0.07), {
        opacity: 0.9,
      });
    sketch.lines([stretch.map((t) => on(t, 0.15))], mix(lining.dark, lining.ink, 0.3), 0.7, { opacity: 0.5 });
  }
  const rx = Math.min(width * 0.28, 7);
  for (const t of [0.14, 0.27, 0.4, 0.76, 0.88]) {
    if (!isInside(t) || Math.cos(turned(t)) < 0.45) continue;
    const { angle } = along(line, t);
    const centre = on(t, seam * 0.62);
    sketch.body(
      ellipse(centre, rx, rx * 0.76, angle, 14),
      roundWash(sketch.page, seed),
      seed.ink,
      fine ? 0.8 : 0.5,
    );
    // The half away from the seam is dull blue.
    const half = ellipse(centre, rx, rx * 0.76, angle, 16).filter((_, i) => (seam > 0 ? i >= 8 : i <= 8));
    sketch.fill(half, { fill: "#6f8296", opacity: 0.85 });
    sketch.dots([[centre[0] - rx * 0.3, centre[1] - rx * 0.3]], "#fffaf0", Math.max(0.7, rx * 0.22), {
      opacity: 0.8,
    });
  }
};

export const curledPod = (
  sketch: Sketch,
  fruit: FruitTraits,
  { tone, accent }: FruitPaint,
  length: number,
  ripe: boolean,
): void => {
  const { random } = sketch;
  const width = length * (fruit.width ?? 0.16);
  const sway = random.chance(0.5) ? 1 : -1;
  if (!ripe) {
    // Flat, with the seeds in relief, bent into three quarters of a ring.
    const line = arc([0, 0], down - sway * 0.5, length * 1.12, sway * 4.2, 0, 30);
    const on = (t: number, across: number): Point => {
      const { point, angle } = along(line, t);
      return polar(point, angle + Math.PI / 2, across * breadth(t) * width * 0.52);
    };
    const edge = (side: number): Point[] => steps(30).map((t) => on(t, side));
    const wash = litWash(sketch.page, [tone.light, tone.mid, tone.dark], on(0.3, -1), on(0.3, 1));
    sketch.body([...edge(-1), ...edge(1).reverse()], wash, tone.ink, 1, true, lightGlaze(sketch.page, tone));
    if (width < 5) return;
    sketch.lines([edge(-0.8), edge(0.8)], tone.ink, 0.6, { opacity: 0.5 });
    sketch.patches(
      steps(8).map((s) => ellipse(on(lerp(0.12, 0.9, s), 0.05), width * 0.27, width * 0.24, 0, 12)),
      { fill: tone.light, opacity: 0.6 },
    );
    return;
  }
  const lining = accent ?? toneOf("salmon");
  const seed = toneOf(fruit.cut?.seeds ?? "ivory");
  const twist = random.between(0.85, 1.1);
  const near: Valve = {
    line: arc([0, 0], down - sway * 0.85, length * 1.5, sway * 4.4, 0, 48),
    width,
    turned: (t) => lerp(-0.3, 5.2 * twist, Math.max(0, t - 0.2) / 0.8),
    seam: sway > 0 ? -1 : 1,
  };
  const far: Valve = {
    line: arc([0, 0], down + sway * 0.95, length * 1.3, -sway * 2.6, -sway * 1.3, 48),
    width: width * 0.94,
    turned: (t) => lerp(0.4, 5.8 * twist, Math.max(0, t - 0.3) / 0.7),
    seam: sway > 0 ? 1 : -1,
  };
  drawValve(sketch, far, tone, lining, seed);
  drawValve(sketch, near, tone, lining, seed);
};
