// The small group in a leaf axil of a bushmint: a short stalk that forks into a few two-lipped flowers, and beside them the
// ribbed cups of those that are over, each with five bristles.
import { along, apply, arc, degrees, frame, type Point, polar } from "../drawing/geometry.ts";
import { mix, type Tone } from "../drawing/palette.ts";
import { Sketch } from "../drawing/sketch.ts";
import { flatWash } from "../drawing/wash.ts";
import type { FlowerView } from "./flower.ts";
import { paintOf } from "./flower-paint.ts";
import { stalk, stalkedFlowers } from "./stalked.ts";
import type { ClusterPlace, FlowerTraits } from "./traits.ts";

/** The length at which a cup is drawn, without its bristles. */
const drawnLength = 22;

const drawCup = (sketch: Sketch, tone: Tone): void => {
  const place = frame([0, 0], 0, drawnLength);
  const on = (x: number, y: number): Point => apply(place, [x, y]);
  const bristles = [-0.3, -0.15, 0, 0.15, 0.3].map((y): Point[] => [
    on(0.94, y),
    on(1.2, y * 1.3),
    on(1.44, y * 1.9),
  ]);
  sketch.lines(bristles, tone.ink, 1.5);
  sketch.lines(bristles, mix(tone.light, tone.mid, 0.4), 0.7);
  sketch.body(
    [
      on(0, -0.08),
      on(0.16, -0.24),
      on(0.6, -0.29),
      on(1, -0.34),
      on(1, -0.34),
      on(1.06, 0),
      on(1, 0.34),
      on(1, 0.34),
      on(0.6, 0.29),
      on(0.16, 0.24),
      on(0, 0.08),
    ],
    flatWash(sketch.page, tone),
    tone.ink,
    0.8,
    false,
  );
  sketch.lines(
    [-0.2, -0.07, 0.07, 0.2].map((y) => [on(0.1, y * 0.6), on(0.5, y), on(0.96, y * 1.3)]),
    tone.ink,
    0.6,
    { opacity: 0.7 },
  );
};

const cupAt = (sketch: Sketch, tone: Tone, from: Point, angle: number, size: number): void => {
  sketch.reuse(
    `bristle-cup ${tone.mid}`,
    () => {
      const drawing = new Sketch(sketch.page);
      drawCup(drawing, tone);
      return drawing;
    },
    frame(from, angle, size / drawnLength),
  );
};

const views: readonly FlowerView[] = ["side", "side", "bud", "side"];

export const mintCyme = (
  sketch: Sketch,
  flower: FlowerTraits,
  place: ClusterPlace,
  size: number,
  length: number,
): void => {
  const { random } = sketch;
  const cups = paintOf(flower).bracts;
  const fruiting = place.fruiting === true;
  const axis = arc(place.at, place.angle, length * 0.3, random.around(0, 0.2), 0, 6);
  stalk(sketch, flower, axis, 3);
  const foot = along(axis, 1);
  /** A cup on its own stalk, at this angle from the axis. */
  const cup = (lean: number): void => {
    const from = polar(foot.point, foot.angle + degrees(lean) * 0.4, -length * 0.04);
    const held = arc(
      from,
      foot.angle + degrees(lean),
      length * random.between(0.08, 0.16),
      degrees(lean) * 0.2,
      0,
      5,
    );
    stalk(sketch, flower, held, 2.2);
    const end = along(held, 1);
    cupAt(sketch, cups, end.point, end.angle, size * random.between(0.42, 0.5));
  };
  if (fruiting) {
    for (const lean of [-96, 88, -52, 46, -8]) cup(lean + random.around(0, 10));
    return;
  }
  for (const lean of [-104, 96]) cup(lean + random.around(0, 10));
  const leans = [-62, 58, -22, 18];
  stalkedFlowers(
    sketch,
    flower,
    leans.map((lean, i) => ({
      from: foot.point,
      angle: foot.angle + degrees(lean + random.around(0, 9)),
      length: length * random.between(0.06, 0.14),
      size: size * (views[i] === "bud" ? 0.66 : random.between(0.84, 1.02)),
      view: views[i] ?? "side",
    })),
  );
  cup(random.around(34, 12));
};
