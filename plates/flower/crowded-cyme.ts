// A crowded cyme at the end of a shoot (oleander): three short branches, each with open flowers that face all ways, and
// slender buds of all ages above them, on stout stalks shorter than the flowers.
import { along, lerp, type Point, polar, ribbon, through } from "../drawing/geometry.ts";
import { Sketch } from "../drawing/sketch.ts";
import { type FlowerView, flowerAt } from "./flower.ts";
import { stalkPaint } from "./stalked.ts";
import type { FlowerTraits } from "./traits.ts";

/** A flower: which branch it stands on (0 is the middle one), where its foot is along and across the axis, its heading. */
type Place = {
  branch: number;
  out: number;
  across: number;
  turn: number;
  view: FlowerView;
  grown: number;
};

const places: readonly Place[] = [
  { branch: -1, out: 0.5, across: -1.08, turn: -1.15, view: "bud", grown: 0.5 },
  { branch: 1, out: 0.62, across: 1.06, turn: 1, view: "bud", grown: 0.62 },
  { branch: -1, out: 1.12, across: -0.86, turn: -0.6, view: "bud", grown: 0.72 },
  { branch: 0, out: 1.5, across: -0.1, turn: -0.1, view: "bud", grown: 0.78 },
  { branch: 0, out: 1.46, across: 0.16, turn: 0.24, view: "bud", grown: 0.56 },
  { branch: 1, out: 1.2, across: 0.66, turn: 0.5, view: "bud", grown: 0.46 },
  { branch: -1, out: 0.52, across: -0.7, turn: -0.95, view: "side", grown: 0.96 },
  { branch: 1, out: 0.6, across: 0.72, turn: 0.86, view: "side", grown: 0.92 },
  { branch: 0, out: 1.16, across: -0.4, turn: -0.42, view: "open", grown: 1 },
  { branch: 0, out: 1.14, across: 0.5, turn: 0.38, view: "open", grown: 0.94 },
  { branch: -1, out: 0.56, across: -0.28, turn: -0.4, view: "face", grown: 1.04 },
  { branch: 1, out: 0.66, across: 0.42, turn: 0.5, view: "open", grown: 0.98 },
];

/** `size` is the width of an open flower; the cyme is about four of them broad. */
export const crowdedCyme = (
  sketch: Sketch,
  flower: FlowerTraits,
  at: Point,
  angle: number,
  size: number,
  mirrored: boolean,
): void => {
  const { random } = sketch;
  const way = mirrored ? -1 : 1;
  const unit = size * 1.02;
  const spot = (out: number, across: number): Point => {
    const here = polar(at, angle, out * unit);
    return polar(here, angle + Math.PI / 2, way * across * unit);
  };
  const { mid, ink } = stalkPaint(flower);
  const stalks = new Sketch(sketch.page);
  const stem = (line: readonly Point[], from: number, to: number): void =>
    stalks.body(
      ribbon(line, (t) => lerp(from, to, t)),
      mid,
      ink,
      0.8,
    );
  const forks = new Map<number, Point>();
  for (const branch of [-1, 1, 0]) {
    const line = through([at, spot(0.2, branch * 0.1), spot(0.46, branch * 0.36)], 5);
    forks.set(branch, along(line, 1).point);
    stem(line, size * 0.075, size * 0.05);
  }
  const flowers = places.map((place) => {
    const to = spot(place.out + random.around(0, 0.05), place.across + random.around(0, 0.05));
    const heading = angle + way * place.turn + random.around(0, 0.1);
    const from = forks.get(place.branch) ?? at;
    stem(through([from, polar(to, heading, -size * 0.2), to], 5), size * 0.036, size * 0.044);
    return { ...place, to, heading };
  });
  sketch.place(stalks);
  for (const { to, heading, grown, view } of flowers) {
    const one = new Sketch(sketch.page);
    flowerAt(one, flower, to, heading, size * grown, view);
    sketch.lay(one);
  }
};
