// Water plants on their water line, and the leafless cactus.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { drawCluster } from "../flower/cluster.ts";
import { flowerAt, flowerSize } from "../flower/flower.ts";
import { fruitAt, fruitLength } from "../fruit/fruit.ts";
import { along, arc, at, degrees, ellipse, type Point, polar, ring, steps, up } from "../geometry.ts";
import { bladePaint } from "../leaf/leaf.ts";
import { mix, toneOf } from "../palette.ts";
import { drawRoot } from "../root/root.ts";
import type { Page } from "../sketch.ts";
import { Sketch } from "../sketch.ts";
import { drawStem, greenStem } from "../stem.ts";
import { flatWash } from "../wash.ts";
import { drawCreeper } from "./climbing.ts";
import { drawClump } from "./ground.ts";
import { Layers } from "./layers.ts";

const ripples = (sketch: Sketch, y: number, width: number): void => {
  const lines = steps(7).map((t): Point[] => {
    const half = width * (0.55 - Math.abs(t - 0.4) * 0.5);
    const x = Math.sin(t * 11) * width * 0.16;
    return [
      [x - half, y + t * 44],
      [x - half * 0.4, y + t * 44 - 4],
      [x + half * 0.3, y + t * 44 + 3],
      [x + half, y + t * 44],
    ];
  });
  sketch.lines(lines, "#6f8fa0", 1.6, { opacity: 0.5 });
};

export const drawAquatic = (page: Page, traits: PlateTraits): Sketch => {
  if (traits.leaf.outline === "shield" || traits.leaf.outline === "round") return lotus(page, traits);
  const inner =
    traits.leaf.length_cm > 20
      ? drawClump(page, { ...traits, leaf: { ...traits.leaf, petiole: "long" } })
      : drawCreeper(page, traits);
  const all = new Sketch(page);
  ripples(all, inner.box.bottom - 110, (inner.box.right - inner.box.left) * 0.8);
  all.place(inner);
  return all;
};

/** Great round leaves held over the water on stalks, one floating, one still rolled. */
const lotus = (page: Page, traits: PlateTraits): Sketch => {
  const layers = new Layers(page);
  const look = greenStem(traits.stem);
  drawRoot(layers.behind, traits.root ?? { form: "creeping-rhizome", colour: "tan" }, [0, 150], 20);
  ripples(layers.behind, 20, 720);
  const pad = (centre: Point, r: number, squash: number, turn: number): void => {
    const paint = bladePaint(traits.leaf, 1, false, Math.floor(page.random.between(0, 2.9)));
    const { tone } = paint;
    const disc = ring(centre, (a) => r * (1 + 0.035 * Math.sin(a * 5 + turn)), 30).map(
      ([x, y]): Point => [x, centre[1] + (y - centre[1]) * squash],
    );
    layers.page.notes.push({ part: "leaf", node: layers.joint++, side: centre[0] < 0 ? -1 : 1, at: centre });
    layers.front.body(disc, flatWash(page, tone), tone.ink, 1.4);
    layers.front.patches(
      [
        disc
          .slice(0, 16)
          .map(([x, y]): Point => [centre[0] + (x - centre[0]) * 0.98, centre[1] + (y - centre[1]) * 0.96]),
      ],
      { fill: tone.dark, opacity: 0.28 },
    );
    const veins = steps(17).map((t): Point[] => {
      const end = at(disc, Math.floor(t * 29));
      return [
        centre,
        [centre[0] + (end[0] - centre[0]) * 0.5, centre[1] + (end[1] - centre[1]) * 0.5 - 3],
        [centre[0] + (end[0] - centre[0]) * 0.93, centre[1] + (end[1] - centre[1]) * 0.93],
      ];
    });
    layers.front.lines(veins, paint.vein, 1.6, { opacity: 0.9 });
    layers.front.fill(ellipse(centre, r * 0.06, r * 0.06 * squash), { fill: paint.vein });
  };
  const stalk = (from: Point, lean: number, height: number): Point => {
    const line = arc(from, up + lean, height, -lean * 0.7, 0, 12);
    drawStem(layers.stems, line, 8, 6, look);
    return at(line, -1);
  };
  pad(stalk([-90, 60], -0.4, 330), 170, 0.5, 1);
  pad(stalk([120, 60], 0.5, 250), 150, 0.46, 3);
  const bloom = stalk([10, 60], 0.05, 560);
  pad([-150, 84], 150, 0.3, 5);
  pad([200, 100], 120, 0.28, 2);
  const bud = stalk([60, 60], 0.32, 470);
  if (traits.flower !== undefined) {
    flowerAt(
      layers.top,
      traits.flower,
      bloom,
      up,
      Math.max(190, flowerSize(traits.flower) * 1.25),
      "open",
      0.8,
    );
    flowerAt(layers.top, traits.flower, bud, up + 0.1, 130, "bud");
  }
  if (traits.fruit !== undefined)
    fruitAt(
      layers.top,
      traits.fruit,
      traits.special,
      stalk([-40, 60], -0.24, 480),
      Math.PI,
      Math.min(96, fruitLength(traits.fruit)),
      true,
      1,
    );
  return layers.merged();
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
