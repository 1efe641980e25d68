// The cut face of a root, drawn with rhizomes and as a study of its own.
import { degrees, ellipse, lerp, type Point, polar, ring, steps } from "../drawing/geometry.ts";
import { hexOf, mix, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash } from "../drawing/wash.ts";
import type { RootTraits } from "./traits.ts";

/** What is seen of the flesh of a root near to. */
const flesh = (sketch: Sketch, root: RootTraits, [x, y]: Point, rx: number, ry: number): void => {
  const inside = toneOf(root.inside ?? "cream");
  const rind = toneOf(root.colour);
  const on = (angle: number, far: number): Point => [
    x + Math.cos(angle) * rx * far,
    y + Math.sin(angle) * ry * far,
  ];
  const many = (count: number, from: number, to: number): Point[] =>
    Array.from({ length: count }, (_, i) => on(i * 2.4, lerp(from, to, Math.sqrt((i + 0.5) / count))));
  if (root.canals !== undefined) {
    const around = steps(root.canals + 1).slice(1);
    const shade = mix(inside.dark, rind.ink, 0.45);
    for (const t of around) {
      const angle = t * Math.PI * 2;
      sketch.body(ellipse(on(angle, 0.48), rx * 0.19, ry * 0.14, angle, 14), shade, inside.ink, 0.9);
    }
    for (const t of around) {
      const angle = (t + 0.5 / root.canals) * Math.PI * 2;
      sketch.body(ellipse(on(angle, 0.72), rx * 0.06, ry * 0.05, angle, 10), shade, inside.ink, 0.7);
    }
    sketch.body(ellipse(on(0, 0), rx * 0.09, ry * 0.09, 0, 10), shade, inside.ink, 0.7);
    return;
  }
  if (["tuber", "spindle-tubers", "small-tubers"].includes(root.form)) {
    // Rays run out from the thread in the middle to the ring below the rind.
    const rays = steps(27)
      .slice(1)
      .map((t, i) => {
        const angle = t * Math.PI * 2;
        return [on(angle, 0.12 + 0.05 * (i % 3)), on(angle + 0.03, 0.45), on(angle, 0.72 + 0.04 * (i % 2))];
      });
    sketch.lines(rays, inside.dark, 1, { opacity: 0.45 });
    sketch.lines(
      [ring([x, y], (angle) => Math.hypot(Math.cos(angle) * rx, Math.sin(angle) * ry) * 0.79, 30)],
      inside.ink,
      1,
      {
        opacity: 0.5,
      },
    );
    sketch.dots(many(16, 0.2, 0.66), mix(inside.dark, rind.mid, 0.25), 1.8, { opacity: 0.6 });
    sketch.body(ellipse([x, y], rx * 0.07, ry * 0.07, 0, 10), inside.dark, inside.ink, 0.7);
    return;
  }
  // A rootstock: bundles scattered within the ring, few beyond it.
  const core = ellipse([x, y], rx * 0.58, ry * 0.58, 0, 24);
  sketch.lines([[...core, ...core.slice(0, 1)]], mix(inside.dark, rind.mid, 0.3), 1.6, { opacity: 0.8 });
  sketch.dots(many(34, 0.04, 0.52), mix(inside.dark, rind.mid, 0.35), 2.6, { opacity: 0.75 });
  sketch.dots(
    many(26, 0.64, 0.8).filter((_, i) => i > 6),
    mix(inside.dark, rind.mid, 0.3),
    2,
    { opacity: 0.6 },
  );
};

/** The study of a root cut across. */
export const rootCut = (sketch: Sketch, root: RootTraits): void => {
  const [rx, ry] = [46, 39];
  const inside = toneOf(root.inside ?? "cream");
  const rind = toneOf(root.colour);
  sketch.body(
    ring(
      [0, 0],
      (angle) =>
        Math.hypot(Math.cos(angle) * rx, Math.sin(angle) * ry) * (1 + 0.014 * Math.sin(angle * 5 + 1)),
      34,
    ),
    mix(rind.mid, rind.dark, 0.2),
    rind.ink,
    1.3,
  );
  sketch.body(ellipse([0, 0], rx * 0.93, ry * 0.92, 0, 30), mix(inside.mid, rind.mid, 0.22), inside.ink, 0.6);
  sketch.body(ellipse([0, 0], rx * 0.88, ry * 0.87, 0, 30), flatWash(sketch.page, inside), inside.dark, 0.6);
  flesh(sketch, root, [0, 0], rx, ry);
};

/** A bulb of cloves cut across: they stand in a ring around the old stalk, each in its own skin. */
export const clovesCut = (sketch: Sketch, root: RootTraits): void => {
  const skin = toneOf(root.colour);
  const clove = toneOf(root.inside ?? "ivory");
  const count = 8;
  const r = 46;
  sketch.body(
    ring([0, 0], (angle) => r * (0.95 + 0.06 * Math.abs(Math.cos((angle * count) / 2))), 48),
    flatWash(sketch.page, skin),
    skin.ink,
    1.2,
  );
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2 + 0.2;
    const half = (Math.PI / count) * (0.84 + 0.1 * Math.sin(i * 2.7));
    const outline = (share: number): Point[] => [
      polar([0, 0], angle, r * (0.26 + 0.06 * (1 - share))),
      ...steps(7).map((t) =>
        polar(
          [0, 0],
          angle + lerp(-half, half, t) * share,
          r * lerp(0.56, 0.9 * (0.4 + 0.6 * share ** 0.4), Math.sin(t * Math.PI) ** 0.6),
        ),
      ),
    ];
    sketch.body(outline(1), mix("#b58ca8", skin.mid, 0.55), skin.ink, 0.9);
    sketch.body(outline(0.86), flatWash(sketch.page, clove), clove.ink, 0.7);
    // The shoot in the middle of each clove.
    sketch.body(
      ellipse(polar([0, 0], angle, r * 0.6), r * 0.075, r * 0.045, angle, 10),
      "#c9d08a",
      clove.ink,
      0.6,
    );
  }
  sketch.body(ellipse([0, 0], r * 0.15, r * 0.15, 0, 12), toneOf("straw").mid, skin.ink, 0.8);
};

/** A cut face with rind, inside and a ring. */
export const cutFace = (
  sketch: Sketch,
  root: RootTraits,
  centre: Point,
  rx: number,
  ry: number,
  turn = 0,
): void => {
  const inside = toneOf(root.inside ?? "cream");
  const rind = toneOf(root.colour);
  sketch.body(ellipse(centre, rx, ry, turn, 18), mix(inside.mid, rind.mid, 0.35), rind.ink, 1.2);
  sketch.fill(ellipse(centre, rx * 0.86, ry * 0.86, turn, 18), { fill: inside.mid });
  sketch.fill(ellipse(polar(centre, degrees(-135), rx * 0.08), rx * 0.5, ry * 0.5, turn, 14), {
    fill: inside.light,
    opacity: 0.8,
  });
  sketch.lines([ellipse(centre, rx * 0.6, ry * 0.6, turn, 14)], inside.dark, 0.8, { opacity: 0.7 });
  sketch.dots(
    ring(centre, () => Math.min(rx, ry) * 0.3, 7),
    mix(inside.dark, hexOf(root.colour), 0.3),
    1.4,
    { opacity: 0.7 },
  );
};
