// A raceme of a plan: pods at its foot, flowers of every age above them, buds at its tip.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { along, degrees, down, lerp, type Polyline, steps, turnTo } from "../drawing/geometry.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { type FlowerView, flowerSize } from "../flower/flower.ts";
import { stalkedFlower } from "../flower/stalked.ts";
import type { PlannedRaceme } from "../plans/plan.ts";
import { bear } from "./borne.ts";

const views: readonly FlowerView[] = ["open", "side", "open", "half"];

export const drawPlannedRaceme = (
  sketch: Sketch,
  traits: PlateTraits,
  line: Polyline,
  { from, to, count, size, stalk, fruiting, budding, fruit, nod, spread = 1 }: PlannedRaceme,
): void => {
  const { random } = sketch;
  const { flower } = traits;
  const nodes = steps(count).map((s, i) => {
    const { point, angle } = along(line, lerp(from, to, s));
    // They stand all round; those towards the reader look short.
    const turn = i * 2.4 + random.around(0, 0.3);
    const across = i % 2 === 0 ? Math.abs(Math.sin(turn)) : -Math.abs(Math.sin(turn));
    const heading = angle + lerp(0.25, 1.15, Math.abs(across)) * Math.sign(across) * lerp(1, 0.6, s) * spread;
    const long = stalk * lerp(0.6, 1, Math.abs(across)) * random.between(0.85, 1.15) * lerp(1, 0.6, s);
    return { s, i, point, heading, long };
  });
  // The youngest are furthest from the reader.
  for (const { s, i, point, heading, long } of nodes.reverse()) {
    if (fruiting > 0 && s <= fruiting) {
      bear(sketch, traits, point, heading, {
        stalk: long,
        turn: degrees(nod) * Math.sign(turnTo(heading, down)),
        size: fruit * lerp(1, 0.72, s / Math.max(fruiting, 0.01)) * random.between(0.9, 1.06),
        ripe: s < fruiting * 0.66,
      });
      continue;
    }
    if (flower === undefined) continue;
    const bud = s > 1 - budding;
    const age = bud
      ? lerp(0.62, 0.36, (s - 1 + budding) / Math.max(budding, 0.01))
      : random.between(0.88, 1.06);
    stalkedFlower(
      sketch,
      flower,
      point,
      heading,
      long * (bud ? 0.7 : 1),
      flowerSize(flower) * size * age,
      bud ? "bud" : (views[i % views.length] ?? "open"),
    );
  }
};
