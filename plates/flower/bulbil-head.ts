// The head of garlic: bulbils crowded on the end of the stalk, and few flowers among them.
import {
  along,
  ellipse,
  lerp,
  type Point,
  type Polyline,
  polar,
  ribbon,
  through,
} from "../drawing/geometry.ts";
import { mix, type Tone, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { litWash, roundWash } from "../drawing/wash.ts";
import { smallFlower } from "./small-flowers.ts";
import { stalk } from "./stalked.ts";
import type { FlowerTraits } from "./traits.ts";

/** Bulbils crowded on the end of the stalk, few flowers on long stalks among them, and the open spathe to one side. */
export const bulbilHead = (
  sketch: Sketch,
  flower: FlowerTraits,
  end: { point: Point; angle: number },
): void => {
  const { random } = sketch;
  const side = Math.cos(end.angle) >= 0 ? 1 : -1;
  openSpathe(sketch, end, side);
  const skin = toneOf("#cfa9b4");
  const green = toneOf("#b9c58c");
  const centre = polar(end.point, end.angle, 34);
  const spots = Array.from({ length: 34 }, (_, i) => {
    const height = 1 - (2 * (i + 0.5)) / 34;
    const wide = Math.sqrt(1 - height * height);
    return { x: Math.cos(i * 2.4) * wide, y: -height, near: Math.sin(i * 2.4) * wide };
  }).sort((a, b) => a.near - b.near);
  const flowers = (behind: boolean): void => {
    for (const [i, turn] of [-1.5, -1.05, -0.62, -0.2, 0.24, 0.7, 1.12, 1.52].entries()) {
      if ((i % 2 === 0) !== behind) continue;
      const heading = end.angle + turn + random.around(0, 0.1);
      const from = polar(centre, heading, 16);
      const to = polar(centre, heading + random.around(0, 0.1), random.between(84, 112));
      stalk(sketch, flower, through([from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - 4], to], 4), 2.2);
      smallFlower(
        sketch,
        flower,
        to,
        heading,
        random.between(25, 30),
        i % 3 === 1 ? "bud" : i % 3 === 2 ? "side" : "aslant",
      );
    }
  };
  flowers(true);
  // The shade between them.
  sketch.patches([ellipse(centre, 36, 34)], { fill: skin.ink, opacity: 0.8 });
  for (const { x, y, near } of spots) {
    const to: Point = [centre[0] + x * 40, centre[1] + y * 38];
    const heading = Math.atan2(y * 1.2 - 0.5, x);
    const tone = random.chance(0.3) ? green : skin;
    bulbil(sketch, to, heading, lerp(20, 26, (near + 1) / 2), tone);
  }
  flowers(false);
  sketch.occupy(
    ribbon(
      [polar(centre, 0, -40), polar(centre, 0, -10), polar(centre, 0, 10), polar(centre, 0, 40)],
      () => 76,
    ),
  );
};

const bulbil = (sketch: Sketch, to: Point, heading: number, size: number, tone: Tone): void => {
  const on = (x: number, y: number): Point =>
    polar(polar(to, heading, x * size), heading + Math.PI / 2, y * size);
  sketch.body(
    [
      on(-0.5, 0),
      on(-0.4, -0.3),
      on(0, -0.38),
      on(0.34, -0.18),
      on(0.7, 0),
      on(0.7, 0),
      on(0.34, 0.18),
      on(0, 0.38),
      on(-0.4, 0.3),
    ],
    roundWash(sketch.page, tone),
    tone.ink,
    0.9,
  );
  sketch.lines(
    [-0.16, 0.08].map((y): Point[] => [on(-0.4, y), on(0, y * 1.3), on(0.6, y * 0.1)]),
    tone.ink,
    0.5,
    { opacity: 0.5 },
  );
};

/** The spathe, split along one side and pushed off by what it held, with its long beak. */
const openSpathe = (sketch: Sketch, end: { point: Point; angle: number }, side: number): void => {
  const paper = toneOf("#d9cfa2");
  const line: Polyline = through(
    [
      end.point,
      polar(end.point, end.angle + side * 1.1, 46),
      polar(end.point, end.angle + side * 1.5, 92),
      polar(end.point, end.angle + side * 1.84, 158),
      polar(end.point, end.angle + side * 1.96, 214),
    ],
    6,
  );
  const width = (t: number): number =>
    t < 0.6 ? lerp(14, 40, Math.sin((t / 0.6) * 2.6)) : lerp(24, 2, ((t - 0.6) / 0.4) ** 0.7);
  sketch.body(
    ribbon(line, width),
    litWash(
      sketch.page,
      [paper.mid, paper.light, mix(paper.mid, "#a9a860", 0.3)],
      end.point,
      along(line, 1).point,
    ),
    paper.ink,
    1,
  );
  sketch.lines(
    [-0.3, -0.1, 0.12, 0.3].map((share) =>
      line.map((point, i): Point => {
        const t = i / (line.length - 1);
        return polar(point, along(line, t).angle + Math.PI / 2, share * width(t));
      }),
    ),
    paper.ink,
    0.6,
    { opacity: 0.45 },
  );
};
