// Inflorescences of stalked flowers: racemes, panicles, whorls, corymbs and umbels, coiled cymes, heads.
import {
  along,
  apply,
  arc,
  at,
  clamp,
  degrees,
  frame,
  lengthOf,
  lerp,
  type Point,
  type Polyline,
  polar,
  ribbon,
  steps,
  through,
} from "../drawing/geometry.ts";
import { mix, type Tone, toneOf } from "../drawing/palette.ts";
import { Sketch } from "../drawing/sketch.ts";
import { type FlowerView, flowerAt, standsSideways } from "./flower.ts";
import { paintOf } from "./flower-paint.ts";
import { glomerule } from "./glomerule.ts";
import { bractedHead } from "./lippia-heads.ts";
import { sedgeUmbel } from "./sedge-umbel.ts";
import { smallFlower } from "./small-flowers.ts";
import { spinyBalls } from "./spiny-ball.ts";
import { layFlower, pedicel, type Stalked, stalk, stalkedFlower, stalkedFlowers } from "./stalked.ts";
import { type ClusterPlace, type FlowerTraits, isBractedHead, isChaff, isGlomerule } from "./traits.ts";

export const alongAxis = (
  sketch: Sketch,
  flower: FlowerTraits,
  line: Polyline,
  size: number,
  pedicelShare: number,
  fruiting = false,
): void => {
  const { random } = sketch;
  const flowers: Stalked[] = [];
  const length = Math.hypot(at(line, -1)[0] - at(line, 0)[0], at(line, -1)[1] - at(line, 0)[1]) * 1.06;
  stalk(sketch, flower, line, clamp(length * (isChaff(flower) ? 0.03 : 0.022), 2, 7));
  // Slender flowers stand closer than those that spread.
  const crowd = flower.form === "beak" ? 4 : pedicelShare > 0.2 ? 3.3 : 2.9;
  const count = clamp(Math.round((length / size) * crowd), 5, 34);
  const chaff = isChaff(flower);
  // How far up the flowers have opened: some clusters are further on than others.
  const opened = fruiting ? 2 : random.between(0.5, 0.82);
  for (let i = 0; i < count; i++) {
    const t = clamp(lerp(0.16, 1, i / (count - 1)) + random.around(0, 0.25 / count), 0.1, 1);
    const { point, angle } = along(line, t);
    const side = i % 2 === 0 ? -1 : 1;
    const open = t < opened;
    const grow =
      (chaff ? 1.4 : 1) * (open ? random.between(0.86, 1.04) : lerp(0.8, 0.35, (t - opened) / (1 - opened)));
    const nearest = i % 3 === 2;
    // Chaff flowers turn down against the axis as they open.
    const lean =
      (chaff && open ? degrees(128) : open ? degrees(68) : degrees(36)) *
      random.between(0.85, 1.12) *
      (nearest && !(chaff && open) ? 0.35 : 1);
    // Those on the flanks are seen from the side, those in the middle from the front.
    const view = open
      ? random.chance(nearest ? 0.15 : standsSideways(flower) ? 0.6 : 0.35)
        ? "side"
        : "open"
      : t < opened + 0.1
        ? "half"
        : "bud";
    flowers.push({
      from: point,
      angle: angle + side * lean,
      length: size * pedicelShare * grow,
      size: size * grow * (view === "bud" ? 0.9 : 1),
      view,
    });
  }
  stalkedFlowers(sketch, flower, flowers);
};

export const panicle = (
  sketch: Sketch,
  flower: FlowerTraits,
  line: Polyline,
  size: number,
  length: number,
): void => {
  stalk(sketch, flower, line, clamp(length * 0.02, 2, 4.5));
  const flowers: Stalked[] = [];
  const branches = clamp(Math.round(length / (size * 0.9)), 5, 11);
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
    const each = clamp(Math.round(reach / (size * 0.46)), 2, 7);
    for (let k = 0; k < each; k++) {
      const spot = along(twig, lerp(0.35, 1, each === 1 ? 1 : k / (each - 1)));
      const flank = k % 2 === 0 ? 1 : -1;
      flowers.push({
        from: spot.point,
        angle: spot.angle + (k === each - 1 ? 0 : flank * 0.9),
        length: size * 0.32,
        size: size * sketch.random.between(0.75, 1),
        view: sketch.random.chance(budding) ? "bud" : sketch.random.chance(0.45) ? "side" : "open",
      });
    }
  }
  const end = along(line, 1);
  flowers.push({ from: end.point, angle: end.angle, length: size * 0.3, size: size * 0.8, view: "open" });
  stalkedFlowers(sketch, flower, flowers);
};

/**
 * Many rings of six cups on a slender axis: nodding and empty below, a few of them with their flower in the middle, close
 * and upright at the tip.
 */
export const whorls = (
  sketch: Sketch,
  flower: FlowerTraits,
  line: Polyline,
  size: number,
  fruiting = false,
): void => {
  if (flower.lip === "furred") {
    spinyBalls(sketch, flower, line, size, fruiting);
    return;
  }
  const { random } = sketch;
  const length = lengthOf(line);
  stalk(sketch, flower, line, clamp(length * 0.018, 2.4, 4));
  const cup = paintOf(flower).bracts;
  const young = toneOf(mix(cup.mid, cup.pale, 0.3));
  const rings = clamp(Math.round(length / (size * (flower.apart ? 1.12 : 0.74))), 4, 13);
  const opening = fruiting ? 2 : random.between(0.3, 0.44);
  for (let i = rings - 1; i >= 0; i--) {
    const share = i / (rings - 1);
    const { point, angle } = along(line, lerp(0.1, 1, 1 - (1 - share) ** 1.2));
    const over = share < opening - 0.24;
    const bud = share > opening + 0.36;
    const grow = bud ? lerp(0.86, 0.42, (share - opening - 0.36) / (0.64 - opening)) : 1;
    for (const side of [-1, 1])
      sketch.body(
        ribbon(
          arc(point, angle + side * degrees(over ? 100 : 78), size * 0.36 * grow, side * 0.5, 0, 6),
          (t) => size * 0.15 * grow * Math.sin(lerp(0.3, 1, t) * Math.PI) + 0.4,
        ),
        cup.mid,
        cup.ink,
        0.5,
      );
    for (const lean of [-88, 90, -50, 48, -12, 20]) {
      const turn = degrees(lean + random.around(0, 10));
      const near = Math.abs(lean) < 30;
      const nod = over ? 1.3 : bud ? 0.6 : 1.04;
      const from = polar(point, angle + turn, size * 0.05);
      if (!over && !bud && random.chance(near ? 0.4 : 0.62)) {
        stalkedFlower(
          sketch,
          flower,
          from,
          angle + turn * 0.94,
          size * 0.06,
          size * (near ? 0.78 : 0.96) * random.between(0.9, 1.06),
          "side",
        );
        continue;
      }
      cupAt(
        sketch,
        bud || near ? young : cup,
        from,
        angle + turn * nod,
        size * 0.3 * grow * (near ? 0.9 : 1),
        flower.lip === "basil",
      );
    }
  }
};

/**
 * The cup in which a flower of the mint family sits, and its fruit after it, on its own short stalk: ribbed, with pointed
 * teeth, or as basils have it with one broad round lobe above.
 */
const cupAt = (
  sketch: Sketch,
  tone: Tone,
  from: Point,
  angle: number,
  size: number,
  rounded: boolean,
): void => {
  // The round lobe is the upper one, on whichever side of the stem the cup hangs.
  sketch.reuse(
    `cup ${rounded} ${tone.mid}`,
    () => {
      const drawing = new Sketch(sketch.page);
      cup(drawing, tone, rounded);
      return drawing;
    },
    frame(from, angle, size / drawnCup, (Math.cos(angle) < 0 ? -size : size) / drawnCup),
  );
};

/** The size at which a cup is drawn. */
const drawnCup = 20;

const cup = (sketch: Sketch, tone: Tone, rounded: boolean): void => {
  const foot: Point = [drawnCup * 0.34, 0];
  sketch.lines([[[0, 0], foot]], tone.ink, drawnCup * 0.2);
  sketch.lines([[[0, 0], foot]], tone.mid, drawnCup * 0.1);
  const place = frame(foot, 0, drawnCup);
  const outline = (
    rounded
      ? ([
          [0, -0.14],
          [0.22, -0.32],
          [0.56, -0.36],
          [0.86, -0.56],
          [1.12, -0.46],
          [1.08, -0.16],
          [0.88, 0.02],
          [1.02, 0.2],
          [1.02, 0.2],
          [0.74, 0.24],
          [0.24, 0.26],
          [0, 0.12],
        ] as const)
      : ([
          [0, -0.14],
          [0.26, -0.29],
          [0.7, -0.3],
          [1.1, -0.42],
          [1.1, -0.42],
          [0.84, -0.12],
          [1.12, 0],
          [1.12, 0],
          [0.84, 0.14],
          [1.08, 0.4],
          [1.08, 0.4],
          [0.68, 0.3],
          [0.26, 0.27],
          [0, 0.14],
        ] as const)
  ).map((point) => apply(place, point));
  sketch.body(outline, mix(tone.mid, tone.light, 0.25), tone.ink, 0.6);
  sketch.patches(
    [
      (
        [
          [0.04, 0.1],
          [0.4, 0.06],
          [0.86, 0.06],
          [0.72, 0.22],
          [0.26, 0.24],
        ] as const
      ).map((point) => apply(place, point)),
    ],
    { fill: tone.dark, opacity: 0.4 },
  );
  sketch.lines(
    [-0.16, 0.06].map((y) => [apply(place, [0.1, y * 0.5]), apply(place, [0.74, y])]),
    tone.ink,
    0.4,
    { opacity: 0.6 },
  );
};

/** A flower at the end of a curved branch of the inflorescence. */
const flowerAtEnd = (
  sketch: Sketch,
  flower: FlowerTraits,
  branch: Polyline,
  size: number,
  view: FlowerView,
): void => {
  stalk(sketch, flower, branch, clamp(size * 0.08, 1.8, 3.4));
  const { point, angle } = along(branch, 1);
  layFlower(sketch, flower, point, angle, size, view);
};

/** Branches that leave the axis one above the other and end on one level, the lowest the longest. */
export const corymb = (
  sketch: Sketch,
  flower: FlowerTraits,
  place: ClusterPlace,
  size: number,
  length: number,
): void => {
  const { random } = sketch;
  const here = frame(place.at, place.angle, length);
  const axis = through(
    [
      [0, 0],
      [0.22, 0.012],
      [0.45, -0.01],
      [0.66, 0],
    ],
    5,
  ).map((point) => apply(here, point));
  stalk(sketch, flower, axis, clamp(length * 0.026, 2.6, 5));
  // Small heads stand by threes at the end of each branch.
  const forked = size < length * 0.24;
  const count = clamp(Math.round((length / size) * (forked ? 1 : 1.8)), 4, 6);
  // Those further away first: they stand higher on the page, those in front lower and nearer to the middle.
  const spots = [
    ...steps(count).map((t) => ({ side: t * 2 - 1, near: 0 })),
    ...steps(count - 1).map((t) => ({ side: (t * 2 - 1) * 0.72, near: 1 })),
  ];
  for (const { side, near } of spots) {
    const from: Point = [lerp(0.66, 0.34, Math.abs(side)) - near * 0.06, 0];
    const out = side * 0.5 + random.around(0, 0.06);
    const top = (forked ? 0.86 : 1) - side * side * 0.16 - near * 0.17 + random.around(0, 0.06);
    const branch = through([from, [lerp(from[0], top, 0.42), out * 0.52], [top, out]], 5).map((point) =>
      apply(here, point),
    );
    const view = (): FlowerView =>
      random.chance(0.14)
        ? "bud"
        : Math.abs(side) > 0.7
          ? "side"
          : near === 0 && random.chance(0.3)
            ? "half"
            : "open";
    if (!forked) {
      flowerAtEnd(sketch, flower, branch, size * random.between(0.84, 1.06), view());
      continue;
    }
    stalk(sketch, flower, branch, 2.2);
    const { point, angle } = along(branch, 1);
    for (const turn of [-0.8, 0.8, random.around(0, 0.3)])
      flowerAtEnd(
        sketch,
        flower,
        arc(
          point,
          angle + turn,
          length * random.between(0.09, 0.18) + size * 0.1,
          -turn * random.between(0.3, 0.8),
          0,
          5,
        ),
        size * random.between(0.84, 1.04),
        view(),
      );
  }
};

/** A flower ends the axis; below it the axis forks, and so does each of its branches. */
export const cyme = (
  sketch: Sketch,
  flower: FlowerTraits,
  place: ClusterPlace,
  size: number,
  length: number,
): void => {
  const { random } = sketch;
  const forks = length > size * 3 ? 3 : 2;
  const grow = (from: Point, angle: number, reach: number, left: number): void => {
    const line = arc(from, angle, reach, random.around(0, 0.16), 0, 6);
    if (left === 0) {
      flowerAtEnd(
        sketch,
        flower,
        line,
        size * random.between(0.8, 0.98),
        random.chance(0.4) ? "bud" : "side",
      );
      return;
    }
    stalk(sketch, flower, line, 1.2 + left * 0.9);
    const { point, angle: heading } = along(line, 1);
    // The forks of culantro stand in the axils of stiff spiny leaves.
    if (flower.form === "button")
      for (const side of [-1, 1] as const)
        spinyBract(
          sketch,
          paintOf(flower).bracts,
          point,
          heading + side * 1.15,
          length * (0.06 + left * 0.03),
        );
    for (const side of [-1, 1] as const)
      grow(
        point,
        heading + side * degrees(left === forks ? 46 : 38) + random.around(0, 0.1),
        length * (left === forks ? 0.3 : 0.22) * random.between(0.88, 1.12),
        left - 1,
      );
    // The middle flower opens first.
    flowerAtEnd(sketch, flower, arc(point, heading, size * 0.5, 0, 0, 5), size, "open");
  };
  grow(place.at, place.angle, length * 0.34, forks);
};

/** A narrow leaf with a few teeth on each side, each of them a spine. */
const spinyBract = (sketch: Sketch, tone: Tone, from: Point, angle: number, long: number): void => {
  const place = frame(from, angle, long);
  const side = (s: 1 | -1): Point[] =>
    (
      [
        [0, 0.05],
        [0.22, 0.1],
        [0.36, 0.26],
        [0.42, 0.12],
        [0.6, 0.24],
        [0.64, 0.09],
        [0.8, 0.15],
        [0.82, 0.05],
        [1, 0],
      ] as const
    ).map(([x, y]) => apply(place, [x, y * s]));
  sketch.body([...side(-1), ...side(1).reverse()], tone.mid, tone.ink, 0.7, false);
  sketch.lines([[apply(place, [0.05, 0]), apply(place, [0.92, 0])]], tone.light, 0.8);
};

/** Rays from one point: umbels of flowers, of umbels, or of spikelets. */
export const umbel = (
  sketch: Sketch,
  flower: FlowerTraits,
  place: ClusterPlace,
  size: number,
  length: number,
): void => {
  if (flower.form === "grass") {
    sedgeUmbel(sketch, flower, { point: place.at, angle: place.angle }, length * 0.7, size);
    return;
  }
  const { random } = sketch;
  const budding = random.between(0.1, 0.35);
  const compound = flower.cluster === "compound-umbel";
  const count = compound ? 7 : clamp(Math.round((length / size) * 4.2), 6, 17);
  const spread = degrees(150);
  const from = 0.3;
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
    const inner = random.chance(0.4) ? random.between(0.5, 0.8) : 1;
    const reach = length * (1 - from) * 0.82 * inner;
    if (compound) {
      const ray = arc(foot, angle, reach * 1.06, -side * 0.5, 0, 6);
      stalk(sketch, flower, ray, 2);
      const end = along(ray, 1);
      for (const turn of [-1.15, -0.58, 0, 0.58, 1.15])
        stalkedFlower(
          sketch,
          flower,
          end.point,
          end.angle + turn,
          length * random.between(0.1, 0.14),
          size * random.between(0.6, 0.72),
        );
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
  const count = 40;
  // Its coil has straightened where all flowers are over.
  const wound = place.fruiting === true ? 0.06 : 0.72;
  for (let i = 0; i < count; i++) {
    const t = i / count;
    angle += side * (t < 0.5 ? 0.012 : wound * 0.08 + (t - 0.5) * wound);
    here = polar(here, angle, (length / count) * (1.32 - t * 0.86));
    line.push(here);
  }
  stalk(sketch, flower, line, 3.2);
  // Two rows along the upper side: fruits below, open flowers where the axis begins to turn, then buds into the coil.
  const rows = 30;
  const each = Math.min(size * 1.2, length * 0.12);
  for (let i = 0; i < rows; i++) {
    const t = lerp(0.16, 1, i / (rows - 1));
    const { point, angle: heading } = along(line, t);
    const row = i % 2 === 0 ? 1 : 0.5;
    const out = heading - side * degrees(row === 1 ? 98 : 62);
    const grow = t < 0.44 ? 0.7 : t < 0.74 ? 1 : lerp(0.8, 0.34, (t - 0.74) / 0.26);
    const tip = polar(point, out, each * 0.04);
    if (t < 0.44 || place.fruiting === true)
      nutletsAt(
        sketch,
        paintOf(flower).bracts,
        polar(point, out, 0.5),
        out,
        each * (place.fruiting === true ? lerp(0.78, 0.4, t) : 0.66),
      );
    else smallFlower(sketch, flower, tip, out, each * grow, t > 0.74 ? "bud" : row === 1 ? "aslant" : "open");
  }
};

/** The fruit of a heliotrope: two ribbed nutlets that spread from their cup like a mitre. */
const nutletsAt = (sketch: Sketch, tone: Tone, from: Point, angle: number, size: number): void => {
  const nut = toneOf(mix(tone.mid, "#7b8a3c", 0.4));
  for (const side of [-1, 1] as const) {
    const place = frame(from, angle + side * 0.3, size, size * side);
    sketch.body(
      (
        [
          [0, -0.02],
          [0.3, -0.06],
          [1.1, 0.04],
          [1.1, 0.04],
          [0.92, 0.34],
          [0.5, 0.48],
          [0.1, 0.3],
        ] as const
      ).map((point) => apply(place, point)),
      nut.mid,
      nut.ink,
      0.5,
    );
    sketch.lines(
      [[apply(place, [0.2, 0.18]), apply(place, [0.6, 0.26]), apply(place, [1, 0.1])]],
      nut.ink,
      0.4,
      {
        opacity: 0.7,
      },
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
  if (flower.form === "globe") {
    // Balls of flowers stand singly on their stalks, the youngest still a knob of buds.
    for (const [i, turn] of [-0.5, 0.55, 0.05].entries())
      stalkedFlower(
        sketch,
        flower,
        place.at,
        place.angle + turn + random.around(0, 0.2),
        size * (i === 2 ? 0.7 : random.between(1, 1.5)),
        size * (i === 2 ? 0.62 : random.between(0.9, 1.06)),
        i === 2 ? "bud" : "open",
      );
    return;
  }
  if (isBractedHead(flower)) {
    bractedHead(sketch, flower, place, length);
    return;
  }
  if (isGlomerule(flower)) {
    glomerule(sketch, flower, place, length);
    return;
  }
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
  // Where the head is hardly larger than its flower, two or three sit together.
  const count =
    (flower.cluster_cm ?? 9) < flower.size_cm * 1.5
      ? 3
      : clamp(Math.round((radius / size) ** 2 * (flower.centre === undefined ? 9 : 15)), 7, 30);
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
