// Lion's ear: balls of spine-tipped cups through which the stem runs, furred orange flowers out of their upper half, and
// narrow leaves that hang below them.
import {
  along,
  apply,
  arc,
  degrees,
  ellipse,
  frame,
  lerp,
  type Point,
  type Polyline,
  polar,
  ribbon,
  steps,
} from "../drawing/geometry.ts";
import { mix, type Tone, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { roundWash } from "../drawing/wash.ts";
import { paintOf } from "./flower-paint.ts";
import { stalk, stalkedFlower } from "./stalked.ts";
import type { FlowerTraits } from "./traits.ts";

/** One cup seen at `far` from the middle of its ball (0 from its mouth, 1 from the side), with its long upper spine. */
const spinyCup = (
  sketch: Sketch,
  tone: Tone,
  centre: Point,
  turn: number,
  far: number,
  radius: number,
): void => {
  const long = radius * lerp(0.2, 0.46, far);
  const wide = radius * 0.15;
  const place = frame(polar(centre, turn, radius * far * 0.62), turn, long, wide);
  const outline = (
    [
      [-0.2, -0.7],
      [0.5, -1],
      [1.05, -0.96],
      [0.9, -0.4],
      [1.5, 0],
      [0.9, 0.4],
      [1.05, 0.96],
      [0.5, 1],
      [-0.2, 0.7],
    ] as const
  ).map((point) => apply(place, point));
  sketch.body(outline, mix(tone.mid, tone.light, (1 - far) * 0.45), tone.ink, 0.5, false);
  // The mouth of those that face the reader is seen open and dark.
  if (far < 0.62)
    sketch.patches([ellipse(apply(place, [0.9, 0]), wide * 0.42 * (1 - far), wide * 0.62, turn, 10)], {
      fill: tone.ink,
      opacity: 0.75,
    });
  else sketch.lines([[apply(place, [0, 0]), apply(place, [0.9, 0])]], tone.ink, 0.45, { opacity: 0.7 });
};

/** How far a ball has come: its flowers in bud, out, or over. */
export type BallStage = "bud" | "open" | "over";

export const spinyBall = (
  sketch: Sketch,
  flower: FlowerTraits,
  line: Polyline,
  t: number,
  size: number,
  stage: BallStage,
): void => {
  const { random } = sketch;
  const { bracts } = paintOf(flower);
  const tone = stage === "over" ? toneOf(mix(bracts.mid, "#8d6f42", 0.72)) : bracts;
  const { point, angle } = along(line, t);
  const radius = size * (stage === "bud" ? 0.3 : 0.42);
  // The leaves below the ball are narrow and hang.
  for (const side of [-1, 1]) {
    const blade = arc(point, angle + side * degrees(112), size * 0.72, side * 0.7, 0, 8);
    sketch.body(
      ribbon(blade, (s) => size * 0.13 * Math.sin(lerp(0.16, 1, s) * Math.PI) + 0.5),
      bracts.mid,
      bracts.ink,
      0.8,
    );
    sketch.lines([blade.slice(1, -1)], bracts.light, 0.9);
  }
  const flowers = (leans: readonly number[], front: boolean): void => {
    for (const lean of leans) {
      const turn = degrees(lean + random.around(0, 6));
      stalkedFlower(
        sketch,
        flower,
        polar(point, angle + turn, radius * (front ? 0.25 : 0.55)),
        angle + turn,
        2,
        size * (front ? 0.8 : Math.abs(lean) > 110 ? 0.78 : 0.96) * random.between(0.92, 1.06),
        "side",
      );
    }
  };
  // All round the ball; those that lean down are seen from above, and short.
  if (stage === "open") flowers([-152, 154, -128, 126, -102, 100, -78, 76, -54, 52, -30, 28, -4], false);
  sketch.body(
    ellipse(point, radius * 0.78, radius * 0.78, 0, 18),
    roundWash(sketch.page, tone),
    tone.ink,
    0.8,
  );
  const cups = Array.from({ length: 34 }, (_, i) => ({
    turn: i * 2.4 + t,
    far: Math.sqrt((i + 0.6) / 34),
  })).sort((one, other) => other.far - one.far);
  for (const { turn, far } of cups) spinyCup(sketch, tone, point, turn, far, radius);
  if (stage === "open") flowers([40, -44, 4], true);
};

/** Balls far apart on their stem: the lowest over, those above in flower, the youngest still green. */
export const spinyBalls = (
  sketch: Sketch,
  flower: FlowerTraits,
  line: Polyline,
  size: number,
  fruiting: boolean,
): void => {
  stalk(sketch, flower, line, 5);
  const stages: readonly BallStage[] = fruiting ? ["over", "over"] : ["over", "open", "bud"];
  for (const [i, t] of steps(stages.length).entries())
    spinyBall(sketch, flower, line, lerp(0.2, 0.98, t), size * lerp(1.45, 1.25, t), stages[i] ?? "open");
};
