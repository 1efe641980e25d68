// Water plants at the water line, and cacti.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { along, arc, at, degrees, type Point, polar, steps, up } from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import type { Page } from "../drawing/sketch.ts";
import { Sketch } from "../drawing/sketch.ts";
import { flatWash } from "../drawing/wash.ts";
import { drawCluster } from "../flower/cluster.ts";
import { fruitAt, fruitLength } from "../fruit/fruit.ts";
import { drawRoot } from "../root/root.ts";
import { drawStem, greenStem } from "../stem/stem.ts";
import { drawCreeper } from "./creeper.ts";
import { drawClump } from "./ground.ts";
import { Layers } from "./layers.ts";
import { drawLotus, ripples } from "./lotus.ts";

export const drawAquatic = (page: Page, traits: PlateTraits): Sketch => {
  if (traits.leaf.outline === "shield" || traits.leaf.outline === "round") return drawLotus(page, traits);
  const inner =
    traits.leaf.length_cm > 20
      ? drawClump(page, { ...traits, leaf: { ...traits.leaf, petiole: "long" } })
      : drawCreeper(page, traits);
  const all = new Sketch(page);
  ripples(all, inner.box.bottom - 110, (inner.box.right - inner.box.left) * 0.8);
  all.place(inner);
  return all;
};

export const drawCactus = (page: Page, traits: PlateTraits): Sketch => {
  const layers = new Layers(page);
  const { random } = page;
  const tone = toneOf(traits.stem.colour === "brown" ? "green" : traits.stem.colour);
  const pad = (from: Point, angle: number, length: number): Point[] => {
    const width = length * 0.46;
    const outline: Point[] = [
      [0, -0.14],
      [0.16, -0.3],
      [0.5, -0.5],
      [0.82, -0.42],
      [1, -0.1],
      [1, 0.12],
      [0.82, 0.44],
      [0.5, 0.5],
      [0.16, 0.3],
      [0, 0.14],
    ].map(
      ([x, y]): Point =>
        polar(polar(from, angle, (x ?? 0) * length), angle + Math.PI / 2, (y ?? 0) * width * 2 * 0.62),
    );
    layers.stems.body(outline, flatWash(page, tone), tone.ink, 1.4);
    layers.stems.patches(
      [
        [
          at(outline, 9),
          at(outline, 8),
          at(outline, 7),
          at(outline, 6),
          at(outline, 5),
          polar(from, angle, length * 0.9),
          polar(from, angle, length * 0.4),
        ],
      ],
      { fill: tone.dark, opacity: 0.3 },
    );
    const eyes = steps(5)
      .slice(0, 5)
      .flatMap((t, row) =>
        [-0.3, 0, 0.3].map(
          (side): Point =>
            polar(
              polar(from, angle, length * (0.16 + t * 0.7)),
              angle + Math.PI / 2,
              (side + (row % 2) * 0.14) * width,
            ),
        ),
      );
    layers.stems.dots(eyes, mix(tone.dark, "#5a4a2a", 0.4), 4);
    if (traits.stem.surface === "thorny" || traits.stem.surface === "prickly")
      layers.stems.lines(
        eyes.flatMap((eye) => [-0.5, 0.5].map((turn): Point[] => [eye, polar(eye, up + turn, 9)])),
        "#efe6cc",
        1.2,
      );
    return outline;
  };
  const root = arc([0, 0], up, 60, 0, 0, 5);
  drawRoot(layers.behind, traits.root ?? { form: "fibrous", colour: "tan" }, [0, 4], 30);
  drawStem(layers.stems, root, 44, 40, { ...greenStem(traits.stem), woody: false });
  const tips: { point: Point; angle: number }[] = [];
  const grow = (from: Point, angle: number, length: number, depth: number): void => {
    pad(from, angle, length);
    const end = polar(from, angle, length * 0.95);
    if (depth === 0) {
      tips.push({ point: end, angle });
      return;
    }
    const forks = depth === 3 ? [-0.46, 0.4] : [-0.34, 0.42];
    for (const turn of forks)
      grow(
        polar(polar(from, angle, length * 0.88), angle + Math.PI / 2, Math.sign(turn) * length * 0.14),
        angle + turn + random.around(0, 0.1),
        length * 0.84,
        depth - 1,
      );
  };
  grow([0, -30], up + 0.04, 240, 2);
  for (const [i, tip] of tips.entries()) {
    for (const turn of [-0.5, 0.1, 0.6]) {
      const to = polar(tip.point, tip.angle + turn * 1.4, 12 - Math.abs(turn) * 26);
      if (traits.flower !== undefined && (i + Math.round(turn * 10)) % 2 === 0)
        drawCluster(layers.top, traits.flower, { at: to, angle: tip.angle + turn, scale: 0.8 });
      else if (traits.fruit !== undefined)
        fruitAt(
          layers.top,
          traits.fruit,
          traits.special,
          to,
          tip.angle + turn - degrees(90),
          fruitLength(traits.fruit),
          true,
          1,
        );
    }
    layers.page.notes.push({
      part: "leaf",
      node: layers.joint++,
      side: 0,
      at: along([tip.point, tip.point], 0).point,
    });
  }
  return layers.merged();
};
