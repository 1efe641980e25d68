// The flower of a prickly pear, along +x from the joint on which it sits: no stalk and no tube, but a knobbed ovary with
// its spine cushions, scale-like petals that hardly open, and the stamens and style far out of them.
import { arc, at, lerp, type Point, polar, steps } from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash } from "../drawing/wash.ts";
import type { FlowerPaint } from "./flower-paint.ts";
import type { FlowerTraits } from "./traits.ts";

/** A tube of many stamens above an ovary that sits on the joint. */
export const isCactusFlower = ({ form, ovary, stamen_count, placenta }: FlowerTraits): boolean =>
  form === "tube" && ovary === "inferior" && placenta === "parietal" && (stamen_count ?? 0) > 20;

export const cactusFlower = (sketch: Sketch, paint: FlowerPaint, size: number, open: boolean): void => {
  const { tone } = paint;
  const { random } = sketch;
  const green = toneOf("#5f8f52");
  const ovary = size * 0.42;
  const half = (t: number): number => size * lerp(0.1, 0.19, Math.sin(t * 1.7));
  const crown = ovary * 0.92;
  if (open) {
    const threads = steps(15).map((t) =>
      arc(
        [crown + size * 0.12, (t - 0.5) * size * 0.14],
        (t - 0.5) * 0.62 + random.around(0, 0.06),
        size * random.between(0.4, 0.5),
        (t - 0.5) * 0.3,
        0,
        6,
      ),
    );
    sketch.lines(threads, tone.ink, Math.max(1.2, size * 0.02), { opacity: 0.6 });
    sketch.lines(threads, mix(paint.stamen, tone.pale, 0.3), Math.max(0.7, size * 0.012));
    const ends = threads.map((thread) => at(thread, -1));
    sketch.dots(ends, tone.ink, size * 0.046, { opacity: 0.8 });
    sketch.dots(ends, "#e9d27a", size * 0.034);
    const style = arc([crown + size * 0.1, 0], 0.03, size * 0.56, 0, 0, 5);
    sketch.line(style, tone.ink, Math.max(1.6, size * 0.034));
    sketch.line(style, mix(tone.pale, paint.stamen, 0.4), Math.max(1, size * 0.022));
    const lobe = at(style, -1);
    sketch.dots(
      [-0.9, -0.3, 0.3, 0.9].map((turn) => polar(lobe, turn, size * 0.026)),
      green.dark,
      size * 0.04,
    );
  }
  // Petals over each other like scales, the outer ones short and green at their tips.
  for (const [long, spread, count, row] of [
    [0.44, 0.5, 4, 0],
    [0.36, 0.84, 5, 1],
    [0.22, 1, 5, 2],
  ] as const)
    for (const t of [...steps(count)].sort((a, b) => Math.abs(b - 0.5) - Math.abs(a - 0.5))) {
      const side = t * 2 - 1;
      const foot: Point = [crown - row * size * 0.05, side * half(1) * spread * 0.86];
      const lean = side * (open ? 0.34 : 0.1) * (row === 2 ? 1.3 : 1) - (foot[1] / size) * (open ? 0.2 : 0.9);
      const on = (x: number, y: number): Point =>
        polar(polar(foot, lean, x * size * long), lean + Math.PI / 2, y * size);
      sketch.body(
        [
          on(-0.1, -0.04),
          on(0.36, -0.085),
          on(0.8, -0.05),
          on(1, 0),
          on(1, 0),
          on(0.8, 0.05),
          on(0.36, 0.085),
          on(-0.1, 0.04),
        ],
        flatWash(sketch.page, row === 2 ? toneOf(mix(tone.mid, green.mid, 0.4)) : tone),
        tone.ink,
        size > 60 ? 0.9 : 0.6,
      );
    }
  sketch.body(
    [
      ...steps(8).map((t): Point => [t * ovary, -half(t)]),
      ...steps(8)
        .reverse()
        .map((t): Point => [t * ovary, half(t)]),
    ],
    flatWash(sketch.page, green),
    green.ink,
    size > 60 ? 1 : 0.7,
  );
  const cushions = [0.2, 0.46, 0.72].flatMap((t, row) =>
    (row % 2 === 0 ? [-0.5, 0.1, 0.66] : [-0.74, -0.2, 0.4]).map(
      (side): Point => [t * ovary, side * half(t)],
    ),
  );
  sketch.dots(cushions, green.dark, size * 0.05);
  sketch.dots(cushions, "#e6d6a4", size * 0.028);
};
