// Vines on a support or trailing, and creepers that root at the nodes.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import {
  along,
  arc,
  at,
  clamp,
  degrees,
  lerp,
  type Point,
  type Polyline,
  polar,
  steps,
  through,
} from "../drawing/geometry.ts";
import { toneOf } from "../drawing/palette.ts";
import type { Page, Sketch } from "../drawing/sketch.ts";
import { groupsFor } from "../fruit/group.ts";
import { compoundForms } from "../leaf/compound.ts";
import { leafLength } from "../leaf/leaf.ts";
import { fibrousRoots } from "../root/fibrous-roots.ts";
import { drawRoot } from "../root/root.ts";
import { drawStem, greenStem } from "../stem/stem.ts";
import { hookPair } from "./hooks.ts";
import { Layers } from "./layers.ts";
import { drawShoot, flowerCount, sideLine } from "./shoot.ts";

const shootPlan = (traits: PlateTraits) => {
  const flowering = traits.flower !== undefined && traits.flower.form !== "none";
  return {
    terminal: flowering && traits.flower?.position === "terminal",
    axillary: flowering && traits.flower?.position !== "terminal" && traits.flower?.position !== "under-leaf",
  };
};

export const drawVine = (page: Page, traits: PlateTraits): Sketch => {
  const layers = new Layers(page);
  const { random } = page;
  const side = random.chance(0.5) ? 1 : -1;
  const leaf = Math.min(leafLength(traits.leaf), 190);
  const climbing = traits.stem.climbing ?? "twining";
  const { terminal, axillary } = shootPlan(traits);
  const groups = groupsFor(traits);
  const woody = ["brown", "grey", "tan", "reddish-brown", "dark-brown"].includes(traits.stem.colour);
  const look = { ...greenStem(traits.stem), woody };
  const draw = random.fork("carriage").next();
  // A twining stem is shown on a pole, or cut and laid out like the others.
  const onPole = climbing === "aerial-roots" || (climbing === "twining" && draw < 0.4);
  let main: Point[];
  if (onPole) {
    // A rough pole; the stem winds around it, alternately in front and behind.
    const pole: Point[] = [
      [-side * 20, 480],
      [-side * 8, 160],
      [side * 6, -160],
      [side * 14, -470],
    ];
    const poleLine = through(pole, 6);
    const wood = toneOf("#a58a62");
    const turns = 3.4;
    const winding = steps(60).map((t): Point => {
      const spot = along(poleLine, t * 0.94 + 0.02);
      return [
        spot.point[0] + Math.sin(t * turns * Math.PI * 2) * (climbing === "aerial-roots" ? 13 : 25),
        spot.point[1],
      ];
    });
    const before = (t: number): boolean => Math.cos(t * turns * Math.PI * 2) > -0.25;
    drawStem(layers.behind, winding, woody ? 13 : 9, 4, look);
    drawStem(
      layers.behind,
      poleLine,
      20,
      15,
      { tone: wood, surface: "smooth", form: "round", woody: true },
      true,
    );
    for (let i = 0; i < 58; i += 2)
      if (before(i / 59))
        drawStem(
          layers.stems,
          winding.slice(i, i + 4),
          lerp(woody ? 13 : 9, 4, i / 59),
          lerp(woody ? 13 : 9, 4, (i + 3) / 59),
          { ...look, surface: "smooth" },
        );
    if (climbing === "aerial-roots")
      for (const t of steps(9)) fibrousRoots(layers.stems, toneOf("tan"), along(winding, t).point, 3, 20, 8);
    main = winding.filter((_, i) => i % 3 === 0);
  } else {
    // Winding up from a corner, or in a garland from above.
    main = through(
      (draw + climbing.length * 0.13) % 1 < 0.5
        ? [
            [-side * 260, 440],
            [-side * 40, 330],
            [side * 150, 160],
            [side * 20, -40],
            [-side * 150, -180],
            [-side * 20, -350],
            [side * 190, -430],
          ]
        : [
            [-side * 330, -320],
            [-side * 190, -420],
            [side * 60, -390],
            [side * 250, -220],
            [side * 70, -50],
            [-side * 190, 90],
            [-side * 90, 270],
            [side * 170, 340],
          ],
      6,
    );
  }
  const plan = onPole
    ? [
        [0.14, 1],
        [0.3, -1],
        [0.46, 1],
        [0.62, -1],
        [0.78, 1],
      ]
    : [
        [0.16, -1],
        [0.36, 1],
        [0.6, -1],
      ];
  for (const [i, [t, way]] of plan.entries()) {
    const length = clamp(leaf * 2.5, 190, 320) * lerp(1.08, 0.72, i / plan.length);
    drawShoot(layers, traits, {
      line: sideLine(
        main,
        t ?? 0.3,
        (way ?? 1) * side,
        length,
        degrees(random.between(56, 78)),
        onPole ? 0.9 : 0.2,
      ),
      width: [4.6, 1.8],
      look: { ...look, woody: false },
      leaf: leaf * 0.92,
      bare: 0.14,
      tip: terminal
        ? "flower"
        : traits.fruit !== undefined &&
            ["bunch", "spray", "hanging-strings"].includes(traits.fruit.arrangement) &&
            i === 1
          ? "fruit"
          : "leaf",
      flowers: axillary ? flowerCount(traits) : 0,
      fruits: groups > i ? 1 : 0,
    });
  }
  drawShoot(layers, traits, {
    line: onPole ? main.slice(Math.floor(main.length * 0.1)) : main,
    width: onPole ? [0.8, 0.8] : [woody ? 13 : 8, 2.6],
    look,
    leaf,
    bare: onPole ? 0.1 : 0.16,
    room: onPole ? 1.9 : 1.25,
    tip: terminal ? "flower" : "leaf",
    flowers: axillary ? flowerCount(traits) : 0,
    fruits: !onPole && groups > 1 ? 1 : 0,
  });
  if (climbing === "tendrils") tendrils(layers, traits, main);
  if (climbing === "hooks")
    for (const t of steps(7)) hookPair(layers.top, traits.stem, along(main, lerp(0.1, 0.92, t)), 44);
  return layers.merged();
};

const tendrils = (layers: Layers, traits: PlateTraits, line: Polyline): void => {
  const tone = toneOf(traits.stem.colour);
  for (const [i, t] of steps(8).entries()) {
    const spot = along(line, lerp(0.12, 0.98, t));
    const side = i % 2 === 0 ? -1 : 1;
    const curl: Point[] = [spot.point];
    let [here, angle] = [spot.point, spot.angle + side * 0.9];
    for (let k = 0; k < 40; k++) {
      angle += side * (k < 14 ? -0.03 : 0.34);
      here = polar(here, angle, k < 14 ? 6 : 5.2 - k * 0.06);
      curl.push(here);
    }
    layers.front.lines([curl], tone.ink, 2.2, { "stroke-linecap": "round" });
    layers.front.lines([curl], tone.mid, 1.3, { "stroke-linecap": "round" });
  }
};

export const drawCreeper = (page: Page, traits: PlateTraits): Sketch => {
  const layers = new Layers(page);
  const { random } = page;
  const side = random.chance(0.5) ? 1 : -1;
  const leaf = clamp(leafLength(traits.leaf) * 1.1, 54, 210);
  const { terminal, axillary } = shootPlan(traits);
  const groups = groupsFor(traits);
  const look = greenStem(traits.stem);
  const soil = toneOf(traits.root?.colour ?? "tan");
  // Divided leaves at the usual spacing would merge into one green mass.
  const airy = compoundForms.has(traits.leaf.form);
  const shoot = (line: Polyline, i: number, room: number, size: number): void =>
    drawShoot(layers, traits, {
      line,
      width: [5.5, 2.2],
      look,
      leaf: leaf * size,
      bare: 0.06,
      room: room * (airy ? 1.7 : 1),
      tip: terminal ? "flower" : "leaf",
      flowers: axillary ? flowerCount(traits) : 0,
      fruits: groups > i ? 1 : 0,
    });
  if (traits.leaf.form !== "blade" && random.fork("carriage").chance(0.5)) {
    // Spread from one root over the ground, seen from above: the leaves get smaller with the distance.
    const crown: Point = [side * random.between(20, 90), 300];
    drawRoot(layers.behind, traits.root ?? { form: "fibrous", colour: "tan" }, crown, 12);
    const ways = (airy ? [-2.7, -2.0, -1.3, -0.55] : [-2.75, -2.15, -1.72, -1.25, -0.8, -0.3]).map(
      (way) => way + random.around(0, 0.2),
    );
    for (const [i, way] of ways.entries()) {
      const upward = Math.abs(Math.sin(way));
      const reach = clamp(leaf * 4.6, 400, 600) * random.between(0.78, 1.08) * lerp(0.72, 1.12, upward);
      const tips = Math.cos(way) * -0.7 + random.around(0, 0.4);
      shoot(arc(crown, way, reach, tips, random.around(0, 0.3), 18), i, 1.2, lerp(1.05, 0.86, upward));
    }
    return layers.merged();
  }
  // One long runner across the sheet, rooting as it goes; its branches rise and nod, no two alike.
  const main = through(
    [
      [-side * random.between(300, 350), random.between(250, 300)],
      [-side * random.between(150, 200), random.between(300, 340)],
      [side * random.between(-20, 30), random.between(190, 240)],
      [side * random.between(140, 190), random.between(90, 150)],
      [side * random.between(180, 240), random.between(-90, -30)],
      [side * random.between(60, 130), random.between(-240, -200)],
      [side * random.between(150, 220), random.between(-390, -350)],
    ],
    7,
  );
  drawRoot(layers.behind, traits.root ?? { form: "fibrous", colour: "tan" }, at(main, 0), 12);
  for (const t of [0.14, 0.27, 0.39])
    fibrousRoots(layers.behind, soil, along(main, t + random.around(0, 0.03)).point, 5, 58, 12);
  for (const [i, [t, way, long]] of (
    [
      [0.1, -1, 1.05],
      [0.24, -1, 1.25],
      [0.4, -1, 1.1],
      [0.52, 1, 0.6],
      [0.68, -1, 0.75],
    ] as const
  ).entries()) {
    const length = clamp(leaf * 3.3, 240, 400) * long * random.between(0.85, 1.1);
    shoot(
      sideLine(main, t, way * side, length, degrees(random.between(40, 80)), random.between(0.3, 1.2)),
      i,
      1,
      0.92,
    );
  }
  shoot(main, groups, 1.25, 0.95);
  return layers.merged();
};
