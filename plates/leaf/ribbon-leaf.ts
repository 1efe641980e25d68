// Leaves drawn as ribbons or cones: grass blades, straps, hollow tubes, succulent leaves, scales, and banana leaves.
import { along, arc, at, clamp, frame, lerp, type Point, polar, ribbon, steps } from "../drawing/geometry.ts";
import { mix } from "../drawing/palette.ts";
import { Sketch } from "../drawing/sketch.ts";
import { flatWash } from "../drawing/wash.ts";
import type { BladePaint } from "./blade.ts";
import type { LeafPlacing } from "./placing.ts";
import type { LeafTraits } from "./shape.ts";

export const ribbonForms: ReadonlySet<LeafTraits["form"]> = new Set([
  "blade",
  "strap",
  "tube",
  "scale",
  "banana",
  "palm-feather",
  "palm-fan",
]);

type Placed = LeafPlacing & { bend: number };

const widthOf = (leaf: LeafTraits, length: number): number => {
  const share =
    leaf.width ??
    (leaf.form === "strap" ? 0.07 : leaf.form === "tube" ? 0.045 : leaf.form === "banana" ? 0.3 : 0.035);
  return clamp(length * share, 2.4, length * 0.5);
};

export const drawRibbonLeaf = (
  sketch: Sketch,
  leaf: LeafTraits,
  placing: Placed,
  paint: BladePaint,
): void => {
  if (leaf.form === "banana") {
    bananaLeaf(sketch, leaf, placing, paint);
    return;
  }
  if (placing.length < 140) {
    smallRibbon(sketch, leaf, placing, paint);
    return;
  }
  ribbonBlade(sketch, leaf, placing, paint);
};

/** Short blades are numerous, so a few variants are drawn and reused. */
const smallRibbon = (sketch: Sketch, leaf: LeafTraits, placing: Placed, paint: BladePaint): void => {
  const bend = Math.round(placing.bend / 0.4) * 0.4;
  const rightward = Math.cos(placing.angle) >= 0;
  const unit = placing.length < 70 ? 70 : 140;
  sketch.reuse(
    `ribbon ${bend} ${rightward} ${unit} ${paint.tone.mid}`,
    () => {
      const heading = rightward ? -0.7 : -2.4;
      const drawing = new Sketch(sketch.page);
      ribbonBlade(drawing, leaf, { at: [0, 0], angle: heading, length: unit, bend }, paint);
      const turned = new Sketch(sketch.page);
      turned.place(drawing, frame([0, 0], -heading));
      return turned;
    },
    frame(placing.at, placing.angle, placing.length / unit),
  );
};

const ribbonBlade = (sketch: Sketch, leaf: LeafTraits, placing: Placed, paint: BladePaint): void => {
  const { length } = placing;
  const width = widthOf(leaf, length);
  const line = arc(placing.at, placing.angle, length, placing.bend, sketch.random.around(0, 0.06), 22);
  const shape = (t: number): number => {
    if (leaf.form === "tube")
      return (
        width *
        (0.75 + 0.5 * Math.sin(Math.min(1, t * 1.4) * Math.PI * 0.5)) *
        Math.min(1, (1 - t) * 5 + 0.04)
      );
    const base = leaf.form === "strap" ? 0.85 : 0.6;
    return (
      width *
        (base + (1 - base) * Math.sin(Math.min(1, t * 2) * Math.PI * 0.5)) *
        (t > 0.45 ? 1 - ((t - 0.45) / 0.55) ** 1.7 : 1) +
      0.3
    );
  };
  const outline = ribbon(line, shape);
  const { tone } = paint;
  sketch.body(outline, flatWash(sketch.page, tone), tone.ink, length > 120 ? 1.1 : 0.8);
  const half = line.length;
  // A folded blade shows its shaded side along the lower edge.
  const rightIsDark =
    Math.cos(placing.angle + placing.bend * 0.5 + Math.PI / 2) +
      Math.sin(placing.angle + placing.bend * 0.5 + Math.PI / 2) >
    0;
  const bank = rightIsDark ? outline.slice(half).reverse() : outline.slice(0, half);
  sketch.patches([[...bank, ...[...line].reverse()]], { fill: tone.dark, opacity: 0.4 });
  const inner = [0.25, -0.25].map((side) =>
    line.map((point, i): Point => {
      const { angle } = along(line, i / (half - 1));
      return polar(point, angle + Math.PI / 2, side * shape(i / (half - 1)));
    }),
  );
  if (leaf.form !== "tube") {
    sketch.lines([line], paint.vein, clamp(width * 0.14, 0.8, 3), { opacity: 0.9 });
    if (width > 6) sketch.lines(inner, tone.ink, 0.4, { opacity: 0.45 });
    if (leaf.marking === "striped" && paint.marking !== undefined)
      sketch.lines(inner, paint.marking, width * 0.22, { opacity: 0.85 });
  } else sketch.lines([at(inner, rightIsDark ? 1 : 0)], tone.pale, width * 0.2, { opacity: 0.6 });
  if (leaf.margin === "spiny") {
    const spines = steps(Math.round(length / 16))
      .slice(1, -1)
      .flatMap((t) => {
        const { point, angle } = along(line, t);
        return [1, -1].map((side): Point[] => {
          const edge = polar(point, angle + (side * Math.PI) / 2, shape(t) / 2);
          return [edge, polar(edge, angle + side * 0.9, 4)];
        });
      });
    sketch.lines(spines, mix(tone.ink, "#a0522d", 0.4), 1.1);
  }
};

/** A banana leaf, torn by the wind between its side veins. */
const bananaLeaf = (sketch: Sketch, leaf: LeafTraits, placing: Placed, paint: BladePaint): void => {
  const { random } = sketch;
  const stalk = placing.stalk ?? placing.length * 0.14;
  const line = arc(placing.at, placing.angle, placing.length + stalk, placing.bend, 0, 26);
  const bladeStart = stalk / (placing.length + stalk);
  const width = widthOf(leaf, placing.length);
  const darkSide = Math.cos(placing.angle + Math.PI / 2) + Math.sin(placing.angle + Math.PI / 2) > 0 ? 1 : -1;
  const tornSide = (side: 1 | -1): void => {
    const facing = side === 1 ? (placing.facing ?? 1) : 1;
    /** A point of the half blade: `along` from its foot to its tip, `share` of the way from the midrib to the edge. */
    const on = (t: number, share: number): Point => {
      const { point, angle } = along(line, lerp(bladeStart, 0.995, t));
      const reach = Math.max(0.02, Math.sin(Math.min(1, t * 0.93 + 0.07) * Math.PI) ** 0.45);
      return polar(point, angle + side * (Math.PI / 2 - 0.28), (width / 2) * facing * reach * share);
    };
    // The wind tears a blade here and there from its edge towards the midrib.
    const tears = [0.28, 0.55, 0.78].map((t) => random.around(t, 0.09));
    const edge: Point[] = [];
    for (const t of steps(34)) {
      const tear = tears.find((each) => Math.abs(each - t) <= 0.5 / 33);
      if (tear === undefined) {
        edge.push(on(t, 1));
        continue;
      }
      const [before, deep, after] = [
        on(tear - 0.012, 1),
        on(tear - 0.002, random.between(0.1, 0.55)),
        on(tear + 0.016, 0.96),
      ];
      edge.push(before, before, deep, deep, after, after);
    }
    const midrib = steps(12).map((t) => along(line, lerp(bladeStart, 0.995, t)).point);
    const half = [...midrib, ...edge.reverse()];
    sketch.body(half, flatWash(sketch.page, paint.tone), paint.tone.ink, 1);
    if (side === darkSide) sketch.patches([half], { fill: paint.tone.dark, opacity: 0.25 });
    const veins = steps(36)
      .slice(1, -1)
      .filter((t) => tears.every((tear) => Math.abs(tear - t) > 0.02))
      .map((t) => [on(t, 0.04), on(t, 0.5), on(t, 0.95)]);
    sketch.lines(veins, paint.tone.dark, 0.55, { opacity: 0.45 });
  };
  tornSide(-1);
  tornSide(1);
  const rib = ribbon(line, (t) => clamp(width * 0.1, 4, 13) * (1.05 - t));
  sketch.body(rib, mix(paint.tone.light, "#e3dc94", 0.5), paint.tone.ink, 0.9);
};

/** A thick pointed succulent leaf, used by rosettes. */
export const spear = (sketch: Sketch, leaf: LeafTraits, placing: Placed, paint: BladePaint): void => {
  const width = placing.length * Math.max(0.15, leaf.width ?? 0.17);
  const line = arc(placing.at, placing.angle, placing.length, placing.bend, 0, 16);
  const shape = (t: number): number =>
    width * (0.82 + 0.3 * Math.sin(Math.min(1, t * 2.4) * Math.PI)) * (1 - t ** 2.1) + 0.5;
  const outline = ribbon(line, shape);
  const { tone } = paint;
  sketch.body(outline, flatWash(sketch.page, tone), tone.ink, 1.3);
  const bank = (share: number): Point[] =>
    line.map((point, i) => polar(point, along(line, i / 15).angle + Math.PI / 2, share * shape(i / 15)));
  sketch.patches([[...bank(0.5), ...bank(0.12).reverse()]], { fill: tone.dark, opacity: 0.42 });
  sketch.patches([[...bank(-0.34), ...bank(-0.12).reverse()]], { fill: tone.pale, opacity: 0.42 });
  if (leaf.margin === "spiny" || leaf.margin === "toothed") {
    const spines = steps(Math.round(placing.length / 15))
      .slice(0, -1)
      .flatMap((t) =>
        [1, -1].map((side): Point[] => {
          const { point, angle } = along(line, t);
          const edge = polar(point, angle + (side * Math.PI) / 2, shape(t) / 2);
          return [
            polar(edge, angle + Math.PI, 2.5),
            polar(edge, angle + side * 0.8, 5.5),
            polar(edge, angle, 2),
          ];
        }),
      );
    sketch.patches(
      spines,
      { fill: mix(tone.pale, "#c98b5a", 0.35), stroke: tone.ink, "stroke-width": 0.5 },
      false,
    );
  }
  if (leaf.marking === "spotted")
    sketch.dots(
      steps(9)
        .slice(1, -1)
        .map((t) =>
          polar(
            along(line, t).point,
            along(line, t).angle + Math.PI / 2,
            sketch.random.around(0, 0.3) * shape(t),
          ),
        ),
      paint.marking ?? tone.pale,
      3,
      { opacity: 0.75 },
    );
};
