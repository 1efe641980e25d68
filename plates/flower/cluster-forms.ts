// Inflorescences of stalked flowers: racemes, panicles, whorls, corymbs and umbels, coiled cymes, heads.
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
} from "../drawing/geometry.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flowerAt, standsSideways } from "./flower.ts";
import { pedicel, stalk, stalkedFlower } from "./stalked.ts";
import type { ClusterPlace, FlowerTraits } from "./traits.ts";

export const alongAxis = (
  sketch: Sketch,
  flower: FlowerTraits,
  line: Polyline,
  size: number,
  pedicelShare: number,
): void => {
  const { random } = sketch;
  const length = Math.hypot(at(line, -1)[0] - at(line, 0)[0], at(line, -1)[1] - at(line, 0)[1]) * 1.06;
  stalk(sketch, flower, line, clamp(length * 0.022, 2, 5));
  const count = clamp(Math.round((length / size) * (pedicelShare > 0.2 ? 2.4 : 2.6)), 5, 34);
  // How far up the flowers have opened: some clusters are further on than others.
  const opened = random.between(0.5, 0.82);
  for (let i = 0; i < count; i++) {
    const t = clamp(lerp(0.16, 1, i / (count - 1)) + random.around(0, 0.25 / count), 0.1, 1);
    const { point, angle } = along(line, t);
    const side = i % 2 === 0 ? -1 : 1;
    const open = t < opened;
    const grow = open ? random.between(0.86, 1.04) : lerp(0.8, 0.35, (t - opened) / (1 - opened));
    const nearest = i % 3 === 2;
    const lean = (open ? degrees(68) : degrees(36)) * random.between(0.8, 1.15) * (nearest ? 0.35 : 1);
    // Those on the flanks are seen from the side, those in the middle from the front.
    const view = open
      ? random.chance(nearest ? 0.15 : standsSideways(flower) ? 0.6 : 0.35)
        ? "side"
        : "open"
      : t < opened + 0.1
        ? "half"
        : "bud";
    stalkedFlower(
      sketch,
      flower,
      point,
      angle + side * lean,
      size * pedicelShare * grow,
      size * grow * (view === "bud" ? 0.9 : 1),
      view,
    );
  }
};

export const panicle = (
  sketch: Sketch,
  flower: FlowerTraits,
  line: Polyline,
  size: number,
  length: number,
): void => {
  stalk(sketch, flower, line, clamp(length * 0.02, 2, 4.5));
  const branches = clamp(Math.round(length / (size * 1.25)), 4, 9);
  const budding = sketch.random.between(0.12, 0.45);
  for (let i = 0; i < branches; i++) {
    const t = lerp(0.22, 0.97, i / (branches - 1));
    const { point, angle } = along(line, t);
    const side = i % 2 === 0 ? -1 : 1;
    const reach = length * lerp(0.42, 0.12, t) * sketch.random.between(0.8, 1.1);
    const twig = arc(
      point,
      angle + side * degrees(52),
      reach,
      -side * 0.4 + (flower.drooping ? side * 0.9 : 0),
      0,
      7,
    );
    stalk(sketch, flower, twig, 1.8);
    const each = clamp(Math.round(reach / (size * 0.55)), 2, 6);
    for (let k = 0; k < each; k++) {
      const spot = along(twig, lerp(0.35, 1, each === 1 ? 1 : k / (each - 1)));
      const flank = k % 2 === 0 ? 1 : -1;
      stalkedFlower(
        sketch,
        flower,
        spot.point,
        spot.angle + (k === each - 1 ? 0 : flank * 0.9),
        size * 0.32,
        size * sketch.random.between(0.75, 1),
        sketch.random.chance(budding) ? "bud" : sketch.random.chance(0.45) ? "side" : "open",
      );
    }
  }
  const end = along(line, 1);
  stalkedFlower(sketch, flower, end.point, end.angle, size * 0.3, size * 0.8);
};

export const whorls = (sketch: Sketch, flower: FlowerTraits, line: Polyline, size: number): void => {
  stalk(sketch, flower, line, 4);
  const length = Math.hypot(at(line, -1)[0] - at(line, 0)[0], at(line, -1)[1] - at(line, 0)[1]);
  const rings = clamp(Math.round(length / (size * 0.95)), 3, 10);
  for (let i = 0; i < rings; i++) {
    const t = lerp(0.14, 0.98, i / (rings - 1));
    const { point, angle } = along(line, t);
    const grow = lerp(1, 0.55, t ** 2);
    for (const lean of [-78, 78, -48, 48, -14, 14]) {
      const view = t > 0.8 ? "bud" : "side";
      stalkedFlower(
        sketch,
        flower,
        point,
        angle + degrees(lean),
        size * 0.06,
        size * grow * (Math.abs(lean) < 20 ? 0.72 : 0.95),
        view,
      );
    }
  }
};

export const flatTopped = (
  sketch: Sketch,
  flower: FlowerTraits,
  place: ClusterPlace,
  size: number,
  length: number,
): void => {
  const { random } = sketch;
  const budding = random.between(0.1, 0.35);
  const compound = flower.cluster === "compound-umbel";
  // The umbel on the bare stalk of an onion is a globe.
  const globe = flower.cluster === "umbel" && flower.position === "basal";
  const count = compound ? 8 : globe ? 30 : clamp(Math.round((length / size) * 4.2), 6, 17);
  const spread = globe
    ? degrees(300)
    : flower.cluster === "corymb"
      ? degrees(88)
      : flower.cluster === "cyme"
        ? degrees(112)
        : degrees(150);
  const from = flower.cluster === "corymb" ? 0.32 : 0.3;
  const foot = polar(place.at, place.angle, length * from);
  stalk(
    sketch,
    flower,
    [place.at, polar(place.at, place.angle, length * 0.1), polar(place.at, place.angle, length * 0.2), foot],
    3,
  );
  // The outer flowers first, so that the inner ones are in front.
  const order = steps(count)
    .map((t) => t * 2 - 1)
    .sort((a, b) => Math.abs(b) - Math.abs(a));
  for (const side of order) {
    const angle = place.angle + (side * spread) / 2 + random.around(0, 0.07);
    const dome = flower.cluster === "corymb" ? 1 / Math.max(0.6, Math.cos((side * spread) / 2)) : 1;
    const inner = random.chance(globe ? 0.6 : 0.4) ? random.between(globe ? 0.3 : 0.5, 0.8) : 1;
    const reach = length * (1 - from) * 0.82 * dome * inner;
    if (compound) {
      const ray = arc(foot, angle, reach * 1.1, side * 0.2, 0, 6);
      stalk(sketch, flower, ray, 1.6);
      const end = along(ray, 1);
      for (const turn of [-1.2, -0.6, 0, 0.6, 1.2])
        stalkedFlower(sketch, flower, end.point, end.angle + turn, size * 0.75, size);
      continue;
    }
    stalkedFlower(
      sketch,
      flower,
      foot,
      angle,
      reach,
      size * random.between(0.82, 1.02),
      Math.abs(side) > 0.75
        ? random.chance(0.5)
          ? "side"
          : "back"
        : random.chance(budding)
          ? "bud"
          : random.chance(0.2)
            ? "half"
            : "open",
    );
  }
};

export const coiled = (
  sketch: Sketch,
  flower: FlowerTraits,
  place: ClusterPlace,
  size: number,
  length: number,
): void => {
  const side = Math.cos(place.angle) >= 0 ? 1 : -1;
  const line: Point[] = [place.at];
  let [here, angle] = [place.at, place.angle];
  const count = 34;
  for (let i = 0; i < count; i++) {
    const t = i / count;
    angle += side * (t < 0.5 ? 0.012 : 0.05 + (t - 0.5) * 0.62);
    here = polar(here, angle, (length / count) * (1.25 - t * 0.75));
    line.push(here);
  }
  stalk(sketch, flower, line, 3.4);
  for (let i = 4; i < count; i += 1) {
    const { point, angle: heading } = along(line, i / count);
    const t = i / count;
    const grow = t > 0.72 ? lerp(0.8, 0.3, (t - 0.72) / 0.28) : 1;
    for (const out of t > 0.72 ? [1] : [1, 0.25])
      stalkedFlower(
        sketch,
        flower,
        point,
        heading - (side * Math.PI * out) / 2,
        1,
        size * grow * 0.8,
        t > 0.72 || t < 0.3 ? "bud" : "open",
      );
  }
};

export const head = (
  sketch: Sketch,
  flower: FlowerTraits,
  place: ClusterPlace,
  size: number,
  length: number,
): void => {
  const { random } = sketch;
  const centre = polar(place.at, place.angle, length * 0.5);
  const radius = Math.max(size * 0.75, length * 0.42);
  stalk(
    sketch,
    flower,
    [
      place.at,
      polar(place.at, place.angle, length * 0.15),
      polar(place.at, place.angle, length * 0.3),
      centre,
    ],
    2.6,
  );
  const count = clamp(Math.round((radius / size) ** 2 * 9), 7, 26);
  const spots = Array.from({ length: count }, (_, i) => ({
    turn: i * 2.4,
    far: Math.sqrt((i + 0.5) / count),
  })).sort((a, b) => b.far - a.far);
  for (const { turn, far } of spots) {
    const to = polar(centre, turn, radius * far * 0.85);
    if (standsSideways(flower) || radius * far > size * 0.5) pedicel(sketch, flower, centre, to, size);
    // The florets of a head open from the rim inwards, and many change colour with age (lantana).
    const young = far < 0.55 && flower.centre !== undefined && flower.form !== "tiny";
    flowerAt(
      sketch,
      young ? { ...flower, colour: flower.centre ?? flower.colour } : flower,
      to,
      far < 0.3 ? place.angle : turn,
      size * random.between(0.85, 1.05),
      far < 0.45 ? "face" : far < 0.8 ? "open" : "side",
    );
  }
};
