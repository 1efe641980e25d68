// Draws a flower of the plant at a given place: open, from the side, or in bud. Drawn once per size and reused.
import { clamp, frame, type Point } from "../drawing/geometry.ts";
import { toneOf } from "../drawing/palette.ts";
import { Sketch } from "../drawing/sketch.ts";
import { drawHead } from "./heads.ts";
import { drawOpenFlower, paintOf } from "./open-flowers.ts";
import { bud } from "./petals.ts";
import { drawSideFlower } from "./side-flowers.ts";
import type { FlowerTraits } from "./traits.ts";

export type FlowerView = "open" | "side" | "bud";

/** The width of one flower in page units: small flowers are enlarged, large ones reduced. */
export const flowerSize = (flower: FlowerTraits): number => clamp(98 * (flower.size_cm / 8) ** 0.48, 11, 190);

const sizes = [12, 20, 34, 60, 100, 150, 210];

const sideOnly: ReadonlySet<FlowerTraits["form"]> = new Set([
  "trumpet",
  "tube",
  "bell",
  "pea",
  "lipped",
  "beak",
  "thick-petal",
  "narrow-thick-petal",
  "pipe",
  "ginger",
  "spathe",
  "milkweed",
  "cannonball",
  "cup-bract",
  "button",
  "globe",
  "grass",
]);

/** Whether the flower is drawn along its stalk (true) or facing the viewer (false). */
export const standsSideways = (flower: FlowerTraits): boolean => sideOnly.has(flower.form);

/** How far a flower extends along its axis from the stalk's end, as a fraction of its size. */
export const reachOf = (flower: FlowerTraits): number => (standsSideways(flower) ? 1 : 0.5);

/**
 * Draws one flower whose stalk ends at `to`, heading along `angle`, `size` across. `squash` below 1
 * foreshortens an open flower.
 */
export const flowerAt = (
  sketch: Sketch,
  flower: FlowerTraits,
  to: Point,
  angle: number,
  size: number,
  view: FlowerView = "open",
  squash = 1,
): void => {
  if (flower.form === "none") return;
  const bucket = sizes.find((each) => each >= size) ?? 210;
  // Detailed flowers make large SVG, so one drawing is reused for all.
  const rich = ["pompon", "many-petal", "passion", "globe"].includes(flower.form);
  const variant = rich ? 0 : Math.floor(sketch.random.between(0, 2));
  const scale = size / bucket;
  sketch.reuse(
    `flower ${view} ${bucket} ${variant} ${flower.form} ${flower.colour}`,
    () => {
      const drawing = new Sketch(sketch.page);
      const paint = paintOf(flower);
      if (view === "bud") {
        const fat = ["mallow", "many-petal", "thick-petal", "passion"].includes(flower.form) ? 0.5 : 0.34;
        bud(
          drawing,
          bucket * (flower.form === "tiny" ? 0.8 : 0.62),
          bucket * fat,
          paint.tone,
          flower.bracts === undefined ? toneOf("light-green") : paint.bracts,
        );
        return drawing;
      }
      if (view === "side" && drawSideFlower(drawing, flower, bucket)) return drawing;
      const turn = variant * 0.5 - 0.3;
      const done =
        drawOpenFlower(drawing, flower, bucket / 2, turn) ||
        drawHead(drawing, flower, bucket / 2, turn) ||
        drawSideFlower(drawing, flower, bucket);
      if (!done) throw new Error(`no drawing for flower form ${flower.form}`);
      return drawing;
    },
    standsSideways(flower) || view !== "open"
      ? frame(to, angle, scale)
      : frame(to, angle, scale * squash, scale),
  );
};
