// Grasses: tufts of blades with their seed heads, and tall jointed canes.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import {
  along,
  arc,
  degrees,
  lerp,
  type Point,
  type Polyline,
  polar,
  ribbon,
  steps,
  up,
} from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import type { Page, Sketch } from "../drawing/sketch.ts";
import { flatWash } from "../drawing/wash.ts";
import { drawCluster } from "../flower/cluster.ts";
import { fruitAt, fruitLength } from "../fruit/fruit.ts";
import { drawFruitGroup, groupsFor } from "../fruit/group.ts";
import { drawLeaf } from "../leaf/leaf.ts";
import { drawRoot } from "../root/root.ts";
import { drawStem, greenStem } from "../stem/stem.ts";
import { note } from "./ground.ts";
import { Layers } from "./layers.ts";
import { drawMaize } from "./maize.ts";

export const drawGrass = (page: Page, traits: PlateTraits): Sketch => {
  const layers = new Layers(page);
  const { random } = page;
  const tall = traits.leaf.length_cm > 40;
  if (traits.special.includes("lemongrass")) return drawLemongrass(page, traits);
  const fingers = traits.flower?.cluster === "fingers";
  const count = tall ? 19 : 12;
  // Thinner than this a blade would be nothing but its outline.
  const leaf = { ...traits.leaf, width: Math.max(traits.leaf.width ?? 0.035, tall ? 0.022 : 0.034) };
  const length = tall ? 760 : 420;
  drawRoot(layers.behind, traits.root ?? { form: "fibrous", colour: "tan" }, [0, 6], 30);
  const blades = steps(count)
    .map((t) => t * 2 - 1)
    .sort((a, b) => Math.abs(a) - Math.abs(b));
  const flowers = traits.flower !== undefined && traits.flower.form !== "none";
  for (const [i, way] of blades.entries()) {
    const from: Point = [way * (tall ? 34 : 22), random.around(0, 5)];
    const angle = up + (way * degrees(tall ? 24 : 46)) / page.tall + random.around(0, 0.16);
    layers.page.notes.push({ part: "leaf", node: layers.joint++, side: way < 0 ? -1 : 1, at: from });
    drawLeaf(i < count * 0.55 ? layers.behind : layers.front, leaf, {
      at: from,
      angle,
      length: length * random.between(0.6, 1.08) * lerp(1, 0.8, Math.abs(way)),
      bend: (way * random.between(0.2, 1.9)) / page.tall + random.around(0, 0.4),
      age: random.between(0.6, 1.1),
    });
  }
  if (tall) sheaths(layers, traits);
  // Ripe grain hangs where the flowers were.
  const grain = traits.fruit?.form === "grain";
  if (flowers && !grain && traits.flower !== undefined)
    for (const [lean, share] of [
      [0.12, 1],
      [-0.3, 0.84],
      [0.5, 0.66],
    ] as const) {
      const culm = arc(
        [lean * 30, 0],
        up + lean * 0.7,
        length * share * (tall ? 1.06 : fingers ? 1.32 : 1.12),
        lean * 0.3,
        0,
        14,
      );
      drawStem(layers.front, culm, 4, 2.2, { ...greenStem(traits.stem), form: "jointed" });
      const end = along(culm, 1);
      // Sedges have leaves below the umbel.
      if (traits.flower.cluster === "umbel")
        for (const [turn, share] of [
          [-1.25, 0.4],
          [1.1, 0.34],
          [0.5, 0.22],
        ] as const)
          drawLeaf(layers.front, traits.leaf, {
            at: end.point,
            angle: end.angle + turn,
            length: length * share * random.between(0.85, 1.1),
            bend: turn * random.between(0.3, 0.7),
          });
      drawCluster(layers.top, traits.flower, { at: end.point, angle: end.angle });
    }
  if (grain) nodding(layers, traits, length);
  return layers.merged();
};

/** Lemongrass: pale swollen shoots side by side, out of the mouth of each its own long limp blades. */
const drawLemongrass = (page: Page, traits: PlateTraits): Sketch => {
  const layers = new Layers(page);
  const { random } = page;
  drawRoot(layers.behind, traits.root ?? { form: "fibrous", colour: "tan" }, [0, 30], 44);
  const blade = (onto: Sketch, from: Point, angle: number, length: number, side: number): void => {
    note(layers, side, from);
    drawLeaf(
      onto,
      { ...traits.leaf, width: 0.036 },
      {
        at: from,
        angle,
        length,
        bend: (side * random.between(0.1, 1.1)) / page.tall ** 2,
        age: random.between(0.6, 1.1),
      },
    );
  };
  // From the back to the front; the outer shoots lean out.
  for (const [x, back] of [
    [-84, true],
    [96, true],
    [-34, false],
    [40, false],
  ] as const) {
    const foot = arc(
      [x * 0.62, 26 + (back ? -8 : 6)],
      up + (x * 0.0018) / page.tall ** 2,
      random.between(210, 270),
      (x * 0.0018) / page.tall ** 2,
      0,
      12,
    );
    const onto = back ? layers.behind : layers.front;
    const mouth = along(foot, 1);
    const lean = Math.sign(x);
    // The oldest blade leaves the sheath lower down, the others follow from its mouth.
    for (const [k, share] of [0.72, 0.9, 0.97].entries()) {
      const side = k % 2 === 0 ? lean : -lean;
      const spot = along(foot, share);
      blade(
        onto,
        spot.point,
        spot.angle + (side * lerp(0.24, 0.08, k / 2)) / page.tall + random.around(0, 0.06),
        lerp(620, 900, k / 2) * random.between(0.8, 1.08),
        side,
      );
    }
    leekFoot(onto, traits, foot, 46);
    blade(
      onto,
      polar(mouth.point, mouth.angle, -16),
      mouth.angle + random.around(0, 0.06),
      random.between(720, 860),
      lean,
    );
  }
  return layers.merged();
};

/** A pale stalk, swollen at the base, with the edge of its outer sheath. */
export const leekFoot = (sketch: Sketch, traits: PlateTraits, line: Polyline, width: number): void => {
  const tone = toneOf(mix(toneOf(traits.stem.colour).light, "#f0ead0", 0.4));
  const shape = (t: number): number =>
    width * (t < 0.18 ? lerp(0.62, 1, t / 0.18) : lerp(1, 0.5, (t - 0.18) / 0.82));
  sketch.body(ribbon(line, shape), flatWash(sketch.page, tone), tone.ink, 1.1);
  const bank = (share: number, from: number, to: number): Point[] =>
    steps(8).map((t) => {
      const spot = along(line, lerp(from, to, t));
      return polar(spot.point, spot.angle + Math.PI / 2, share * shape(lerp(from, to, t)));
    });
  sketch.patches([[...bank(-0.46, 0, 0.4), ...bank(0.46, 0, 0.4).reverse()]], {
    fill: "#b4889a",
    opacity: 0.16,
  });
  sketch.patches([[...bank(0.48, 0.02, 0.96), ...bank(0.16, 0.02, 0.96).reverse()]], {
    fill: tone.dark,
    opacity: 0.35,
  });
  sketch.lines([[...bank(-0.3, 0.04, 0.6), ...bank(0.1, 0.62, 0.8)], bank(0.12, 0.1, 0.95)], tone.ink, 0.8, {
    opacity: 0.65,
  });
};

/** The thick pale leaf bases of other tall grasses. */
const sheaths = (layers: Layers, traits: PlateTraits): void => {
  const tone = toneOf(mix(toneOf(traits.stem.colour).light, "#f0ead0", 0.5));
  for (const x of [-30, 30, -11, 13])
    layers.front.body(
      ribbon(arc([x, 14], up + x * 0.005, 120, x * 0.003, 0, 8), (t) => lerp(25, 11, t)),
      flatWash(layers.page, tone),
      tone.ink,
      1,
    );
};

/** Heads of rice bending with their grain. */
const nodding = (layers: Layers, traits: PlateTraits, length: number): void => {
  const { fruit, special } = traits;
  if (fruit === undefined) return;
  const size = Math.max(15, fruitLength(fruit) * 0.8);
  for (const [lean, bend] of [
    [0.14, 2.1],
    [-0.3, -2],
    [0.5, 1.9],
    [-0.06, -2.2],
  ] as const) {
    const stalk = arc([lean * 24, 0], up + lean * 0.6, length * 1.02, lean * 0.2, 0, 14);
    drawStem(layers.front, stalk, 4, 2, greenStem(traits.stem));
    const end = along(stalk, 1);
    const axis = arc(end.point, end.angle, 250, bend, 0, 18);
    layers.top.line(axis, toneOf(fruit.colour).dark, 1.8);
    for (let i = 1; i < 10; i++) {
      const spot = along(axis, i / 10);
      // Short branches, alternately left and right, bent by the weight of the grains.
      const side = i % 2 === 0 ? 1 : -1;
      const twig = arc(
        spot.point,
        spot.angle + side * 0.5,
        lerp(86, 40, i / 10),
        (bend > 0 ? 1 : -1) * 0.7,
        0,
        9,
      );
      layers.top.line(twig, toneOf(fruit.colour).dark, 1.2);
      for (const [k, t] of [0.25, 0.45, 0.62, 0.8, 1].entries()) {
        const hung = along(twig, t);
        fruitAt(
          layers.top,
          fruit,
          special,
          hung.point,
          hung.angle - Math.PI / 2 + (k % 2 === 0 ? 0.4 : -0.4),
          size,
          true,
          size * 0.2,
        );
      }
    }
  }
};

export const drawCane = (page: Page, traits: PlateTraits): Sketch => {
  if (traits.special.includes("maize")) return drawMaize(page, traits);
  const layers = new Layers(page);
  const { random } = page;
  const sugar = traits.special.includes("sugar-cane");
  const thick = sugar ? 46 : 17;
  const beads = traits.fruit?.form === "beads";
  const stems: readonly (readonly [number, number])[] = sugar
    ? [
        [-0.2, 0.84],
        [0.17, 1],
      ]
    : [
        [-0.24, 0.84],
        [0.16, 1],
      ];
  const groups = groupsFor(traits);
  for (const [i, [lean, height]] of stems.entries()) {
    const line = arc([lean * 240, 4], up + lean * 0.4, 760 * height * page.tall, lean * 0.3, 0, 20);
    drawRoot(layers.behind, traits.root ?? { form: "fibrous", colour: "tan" }, [lean * 240, -2], thick * 0.9);
    jointedStem(layers, traits, line, thick);
    const leaves = sugar ? 7 : 6;
    for (let k = 0; k < leaves; k++) {
      const t = lerp(sugar ? 0.46 : 0.34, 0.97, k / (leaves - 1));
      const { point, angle } = along(line, t);
      const side = k % 2 === 0 ? 1 : -1;
      // Between the stems the blades stand steeply: across each other they would be a lattice.
      const inner = side !== Math.sign(lean);
      layers.page.notes.push({ part: "leaf", node: layers.joint++, side: side as 1 | -1, at: point });
      drawLeaf(
        k % 2 === 0 ? layers.behind : layers.front,
        { ...traits.leaf, width: Math.max(traits.leaf.width ?? 0, sugar ? 0.085 : 0.08) },
        {
          at: point,
          angle: angle + side * degrees(inner ? 12 : lerp(40, 20, t)),
          length: (sugar ? 470 : 440) * random.between(0.8, 1.08) * (inner ? 0.72 : 1),
          bend: side * (inner ? random.between(0.2, 0.8) : random.between(0.9, 2.3)),
        },
      );
      if (beads && (k === 3 || k === 5)) drawFruitGroup(layers.top, traits, point, angle - side * 0.5, 1.2);
      else if (groups > 0 && k === 4 && i === 1)
        drawFruitGroup(layers.top, traits, point, angle + side * 0.5);
    }
    const end = along(line, 1);
    if (
      traits.flower !== undefined &&
      traits.flower.form !== "none" &&
      (i === stems.length - 1 || traits.flower.cluster !== "plume")
    )
      drawCluster(layers.top, traits.flower, { at: end.point, angle: end.angle });
  }
  return layers.merged();
};

const jointedStem = (layers: Layers, traits: PlateTraits, line: Polyline, thick: number): void => {
  drawStem(layers.stems, line, thick, thick * 0.5, { ...greenStem(traits.stem), form: "round" });
  const tone = toneOf(traits.stem.colour);
  const joints = steps(12).slice(1, -1);
  layers.stems.patches(
    joints.map((t) => {
      const spot = along(line, t);
      const w = lerp(thick, thick * 0.5, t) * 0.56;
      return [
        polar(spot.point, spot.angle - Math.PI / 2, w),
        polar(polar(spot.point, spot.angle, 3), spot.angle - Math.PI / 2, w),
        polar(polar(spot.point, spot.angle, 6), spot.angle + Math.PI / 2, w * 0.2),
        polar(polar(spot.point, spot.angle, 3), spot.angle + Math.PI / 2, w),
        polar(spot.point, spot.angle + Math.PI / 2, w),
        polar(polar(spot.point, spot.angle, 4), spot.angle, 1),
      ] satisfies Point[];
    }),
    { fill: tone.pale, opacity: 0.8, stroke: tone.ink, "stroke-width": 0.8 },
  );
};
