// Inflorescences of very many small flowers on their true branching: panicles, dense racemes and spikes, umbels of
// umbels, spikes and knots of flowers without petals.
import {
  along,
  arc,
  at,
  beside,
  clamp,
  degrees,
  ellipse,
  frame,
  lengthOf,
  lerp,
  type Point,
  type Polyline,
  polar,
  ribbon,
  steps,
} from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import { Sketch } from "../drawing/sketch.ts";
import { isHemp } from "./hemp-flower.ts";
import { type Age, knot, type SmallView, smallFlower, spray } from "./small-flowers.ts";
import { pedicel, stalk, stalkPaint } from "./stalked.ts";
import type { ClusterPlace, FlowerTraits } from "./traits.ts";

/** A cone of branches, each with sprays to both sides: those behind first, in shade, those towards the viewer last. */
export const manyFloweredPanicle = (
  sketch: Sketch,
  flower: FlowerTraits,
  line: Polyline,
  size: number,
): void => {
  const { random } = sketch;
  const length = lengthOf(line);
  const opened = random.between(0.6, 0.95);
  const count = clamp(Math.round(length / (size * 1.5)), 6, 15);
  const hangs = flower.drooping ? 1 : 0;
  // Short clusters are as broad as long, long ones slender.
  const broad = clamp(lerp(0.5, 0.42, (length - 120) / 240), 0.42, 0.5);
  const branches = Array.from({ length: count }, (_, i) => {
    const t = lerp(0.16, 0.93, i / (count - 1)) + random.around(0, 0.2 / count);
    // Around the axis: to the side, towards the viewer, away.
    const turn = i * 2.4 + 0.6;
    return { t, across: Math.sin(turn), near: Math.cos(turn) };
  });
  const draw = ({ t, across, near }: (typeof branches)[number]): void => {
    const { point, angle } = along(line, clamp(t, 0.08, 0.97));
    const side = across < 0 ? -1 : 1;
    const flat = Math.max(0.3, Math.abs(across));
    const reach = length * broad * lerp(1, 0.2, t ** 0.85) * lerp(0.55, 1, flat) * random.between(0.86, 1.12);
    const lean = degrees(lerp(66, 40, t)) * lerp(0.5, 1, flat);
    const twig = arc(point, angle + side * lean, reach, -side * 0.34 + hangs * side * 1.1, 0, 8);
    const shaded = near < -0.35;
    branchOfSprays(sketch, flower, twig, size, opened - t * 0.45, shaded);
  };
  for (const branch of branches.filter(({ near }) => near < 0)) draw(branch);
  stalk(sketch, flower, line, clamp(length * 0.018, 2, 4.2));
  const end = along(line, 1);
  for (const turn of [-0.5, 0.45, 0])
    spray(sketch, flower, end.point, end.angle + turn, size * 0.8, "closed");
  for (const branch of branches.filter(({ near }) => near >= 0)) draw(branch);
};

/** A branch of a panicle: sprays to both sides that shorten towards its tip, closed ones there. */
const branchOfSprays = (
  sketch: Sketch,
  flower: FlowerTraits,
  twig: Polyline,
  size: number,
  opened: number,
  shaded: boolean,
): void => {
  const { random } = sketch;
  const reach = lengthOf(twig);
  stalk(sketch, flower, twig, clamp(size * 0.14, 1.1, 2));
  const count = clamp(Math.round((reach - size * 0.6) / (size * 0.85)), 1, 11);
  const stage = (share: number): Age => {
    const young = share * 0.5 + random.between(-0.14, 0.14);
    return young < opened * 0.7 ? "open" : young < opened + 0.1 ? "opening" : "closed";
  };
  for (let k = 0; k < count; k++) {
    const s = lerp(0.3, 0.94, count === 1 ? 0.6 : k / (count - 1));
    const { point, angle } = along(twig, s);
    const side = k % 2 === 0 ? 1 : -1;
    spray(
      sketch,
      flower,
      point,
      angle + side * random.between(0.55, 1.05),
      size * lerp(1, 0.78, s) * random.between(0.84, 1.06),
      stage(s),
      shaded,
    );
  }
  const { point, angle } = along(twig, 1);
  spray(sketch, flower, point, angle, size * 0.9, stage(1), shaded);
};

/** Slender branches that fork again and again, a few flowers at the end of each. */
export const manyFloweredCyme = (
  sketch: Sketch,
  flower: FlowerTraits,
  place: ClusterPlace,
  size: number,
  length: number,
): void => {
  const { random } = sketch;
  const forks = clamp(Math.round(Math.log2(length / size)) - 1, 2, 4);
  const budding = random.between(0.2, 0.45);
  const grow = (from: Point, angle: number, reach: number, left: number): void => {
    const line = arc(from, angle, reach, random.around(0, 0.3), 0, 6);
    stalk(sketch, flower, line, 0.9 + left * 0.6);
    const { point, angle: heading } = along(line, 1);
    if (left === 0) {
      spray(sketch, flower, point, heading, size, random.chance(budding) ? "opening" : "open");
      return;
    }
    for (const side of [-1, 1] as const)
      grow(
        point,
        heading + side * degrees(left === forks ? 42 : 34) * random.between(0.8, 1.2),
        reach * random.between(0.6, 0.82),
        left - 1,
      );
    if (left < forks && random.chance(0.6)) grow(point, heading + random.around(0, 0.2), reach * 0.5, 0);
  };
  grow(place.at, place.angle, length * 0.32, forks);
};

/** Flowers all round an axis, in turns of a spiral: those over below, open ones, and buds that crowd to the tip. */
export const manyFloweredSpike = (
  sketch: Sketch,
  flower: FlowerTraits,
  line: Polyline,
  size: number,
  pedicelShare: number,
): void => {
  const { random } = sketch;
  const length = lengthOf(line);
  const opened = random.between(0.52, 0.8);
  const count = clamp(Math.round((length / size) * (pedicelShare > 0.2 ? 4 : 4.6)), 14, 96);
  const all = Array.from({ length: count }, (_, i) => {
    // Closer towards the tip.
    const t = lerp(0.14, 1, 1 - (1 - i / (count - 1)) ** 1.16) + random.around(0, 0.4 / count);
    return { t: clamp(t, 0.1, 1), turn: i * 2.4 + random.around(0, 0.3) };
  });
  const draw = ({ t, turn }: (typeof all)[number]): void => {
    const { point, angle } = along(line, t);
    const [across, near] = [Math.sin(turn), Math.cos(turn)];
    const bud = t > opened + random.around(0, 0.06);
    const grow = bud ? lerp(0.92, 0.5, (t - opened) / (1.02 - opened)) : random.between(0.86, 1.08);
    const lean = across * degrees(bud ? 46 : pedicelShare > 0.2 ? 74 : 68) * random.between(0.88, 1.14);
    const out = size * (0.16 + pedicelShare) * grow * lerp(0.5, 1, Math.abs(across));
    const foot = polar(point, angle + Math.PI / 2, across * size * 0.1);
    const line2 = arc(foot, angle + lean, out, flower.drooping ? across * 1.1 : -across * 0.2, 0, 4);
    const tip = at(line2, -1);
    if (pedicelShare > 0.1) pedicel(sketch, flower, foot, tip, size * 0.7);
    const view: SmallView = bud
      ? "bud"
      : Math.abs(across) > 0.72
        ? random.chance(0.6)
          ? "side"
          : "aslant"
        : random.chance(0.3)
          ? "aslant"
          : "open";
    smallFlower(sketch, flower, tip, along(line2, 1).angle, size * grow, view, near < -0.3);
  };
  for (const each of all.filter(({ turn }) => Math.cos(turn) < 0)) draw(each);
  stalk(sketch, flower, line, clamp(length * 0.02, 2, 4.4));
  for (const each of all.filter(({ turn }) => Math.cos(turn) >= 0)) draw(each);
  sketch.occupy(
    ribbon(
      steps(8).map((t) => along(line, lerp(0.14, 1, t)).point),
      (t) => size * lerp(1.5, 0.7, t) * (1 + pedicelShare),
    ),
  );
};

/** An umbel of umbels, a little from above: rays to the rim of a dish, and on each end a small dome of flowers. */
export const umbelOfUmbels = (
  sketch: Sketch,
  flower: FlowerTraits,
  place: ClusterPlace,
  size: number,
  length: number,
): void => {
  const { random } = sketch;
  const rays = flower.cluster_cm !== undefined && flower.cluster_cm < 4 ? 6 : 11;
  const foot = polar(place.at, place.angle, length * 0.3);
  stalk(
    sketch,
    flower,
    // It begins within the stem that it continues.
    [
      polar(place.at, place.angle, -7),
      polar(place.at, place.angle, length * 0.12),
      polar(place.at, place.angle, length * 0.22),
      foot,
    ],
    3,
  );
  const wide = length * (rays < 8 ? 0.44 : 0.54);
  // Below the few rays of cumin stand bracts drawn out to threads as long as they are.
  if (rays < 8)
    sketch.lines(
      [-1.15, -0.7, 0.62, 1.1].map((turn) =>
        arc(foot, place.angle + turn, length * random.between(0.5, 0.66), -turn * 0.35, 0, 8),
      ),
      stalkPaint(flower).mid,
      2,
      { "stroke-linecap": "round" },
    );
  const spots = Array.from({ length: rays }, (_, i) => {
    const outer = i < rays * 0.62;
    const ring = outer ? rays * 0.62 : rays * 0.38;
    const turn = (i / ring) * Math.PI * 2 + (outer ? 0.2 : 0.9) + random.around(0, 0.16);
    const far = outer ? 1 : 0.46;
    return { across: Math.cos(turn) * far, near: Math.sin(turn) * far, far };
  }).sort((a, b) => a.near - b.near);
  const budding = random.between(0, 0.4);
  const on = beside(place.at, place.angle);
  for (const { across, near, far } of spots) {
    // A dish seen from a little above: what is nearer stands lower, the rim lower than the middle.
    const end = on(length * (0.86 - near * 0.13 - far * far * 0.1 + random.around(0, 0.02)), across * wide);
    const middle = on(length * (0.3 + (0.56 - near * 0.1) * 0.5), across * wide * 0.62);
    const { mid, ink } = stalkPaint(flower);
    sketch.body(
      ribbon([foot, middle, end], (t) => lerp(2, 1.3, t)),
      near < 0 ? mix(mid, ink, 0.25) : mid,
      ink,
      0.5,
    );
    umbellet(
      sketch,
      flower,
      end,
      Math.atan2(end[1] - middle[1], end[0] - middle[0]) * 0.4 + place.angle * 0.6,
      size,
      far < 0.6 || random.chance(budding) ? "closed" : "open",
      near < -0.2,
    );
  }
};

/**
 * Flowers on rays of one length in all directions around the end of their stalk: those that face away in shade, those
 * towards the viewer open.
 */
export const umbelBall = (
  sketch: Sketch,
  flower: FlowerTraits,
  centre: Point,
  radius: number,
  each: number,
): void => {
  const { random } = sketch;
  const { mid, ink } = stalkPaint(flower);
  const count = clamp(Math.round(5 * (radius / each) ** 2), 24, 120);
  const spots = Array.from({ length: count }, (_, i) => {
    const height = 1 - (2 * (i + 0.5)) / count;
    const wide = Math.sqrt(1 - height * height);
    const far = radius * random.between(0.9, 1.06);
    return {
      at: [centre[0] + Math.cos(i * 2.4) * wide * far, centre[1] - height * far] as Point,
      near: Math.sin(i * 2.4) * wide,
    };
  }).sort((a, b) => a.near - b.near);
  const rays = (front: boolean): Point[][] =>
    spots
      .filter(({ near }) => near >= 0 === front)
      .map(({ at: [x, y] }) => [centre, [(centre[0] + x * 2) / 3, (centre[1] + y * 2) / 3 - 1], [x, y]]);
  for (const front of [false, true]) {
    sketch.lines(rays(front), ink, 1.5, { opacity: 0.55 });
    sketch.lines(rays(front), front ? mid : mix(mid, ink, 0.25), 0.9);
    for (const { at: to, near } of spots.filter((spot) => spot.near >= 0 === front))
      smallFlower(
        sketch,
        flower,
        to,
        Math.atan2(to[1] - centre[1], to[0] - centre[0]),
        each * random.between(0.86, 1.08),
        random.chance(0.16) ? "bud" : near > 0.55 ? "open" : Math.abs(near) > 0.2 ? "aslant" : "side",
        near < -0.2,
      );
  }
  sketch.occupy(steps(13).map((t) => polar(centre, t * Math.PI * 2, radius)));
};

/** A small dome of flowers on rays; the outer ones face outwards. */
const umbellet = (
  sketch: Sketch,
  flower: FlowerTraits,
  from: Point,
  angle: number,
  size: number,
  age: Age,
  shaded: boolean,
): void => {
  const { random } = sketch;
  const { mid, ink } = stalkPaint(flower);
  const count = 12;
  const spots = Array.from({ length: count }, (_, i) => {
    const outer = i < 8;
    const turn = (i / (outer ? 8 : 4)) * Math.PI * 2 + random.around(0, 0.2);
    const far = outer ? 1 : 0.5;
    return { across: Math.cos(turn) * far, near: Math.sin(turn) * far, far };
  }).sort((a, b) => a.near - b.near);
  const ends = spots.map(({ across, near, far }) =>
    polar(
      polar(from, angle, size * (1.5 - near * 0.5 - far * far * 0.34) * random.between(0.9, 1.1)),
      angle + Math.PI / 2,
      across * size * 1.5,
    ),
  );
  const rays = ends.map((end): Point[] => [
    from,
    [(from[0] * 2 + end[0] * 3) / 5, (from[1] * 2 + end[1] * 3) / 5],
    end,
  ]);
  sketch.lines(rays, ink, 1, { opacity: 0.6 });
  sketch.lines(rays, mid, 0.6);
  // Before the green depth of the dome white flowers stand out from the paper.
  const dome = polar(from, angle, size * 1.22);
  for (const share of [1, 0.72])
    sketch.fill(ellipse(dome, size * 0.62 * share, size * 1.45 * share, angle, 14), {
      fill: mix(mid, ink, shaded ? 0.3 : 0.1),
      opacity: 0.34,
    });
  for (const [i, { across, near, far }] of spots.entries()) {
    const bud = far < 0.6 ? age === "closed" || random.chance(0.5) : age === "closed" && random.chance(0.3);
    smallFlower(
      sketch,
      flower,
      at(ends, i),
      angle + across * 1.1,
      size * (bud ? 0.7 : random.between(0.86, 1.06)) * (far < 0.6 ? 0.86 : 1),
      bud ? "bud" : near > 0.4 ? "open" : "aslant",
      shaded,
    );
  }
  sketch.occupy(steps(7).map((t) => polar(polar(from, angle, size * 1.3), t * 6.28, size * 1.1)));
};

/** A spike of knots, apart at its foot and close above, with shorter ones at its side, or among narrow leaves (hemp). */
export const knottedSpike = (sketch: Sketch, flower: FlowerTraits, line: Polyline, size: number): void => {
  const { random } = sketch;
  const length = lengthOf(line);
  if (isHemp(flower)) {
    leafySpike(sketch, flower, line, size * 1.5);
    return;
  }
  // In an axil it is a short tuft without any.
  for (const [i, t] of (length < size * 4 ? [] : [0.12, 0.2, 0.3]).entries()) {
    const { point, angle } = along(line, t);
    const side = i % 2 === 0 ? -1 : 1;
    oneKnottedSpike(
      sketch,
      flower,
      arc(
        point,
        angle + side * random.between(0.5, 0.75),
        length * lerp(0.36, 0.22, t * 3) * random.between(0.85, 1.15),
        -side * 0.5,
        0,
        9,
      ),
      size * 0.82,
    );
  }
  oneKnottedSpike(sketch, flower, line, size);
};

/** Broad knots, each between narrow leaves that stand out of the spike, longest at its foot. */
const leafySpike = (sketch: Sketch, flower: FlowerTraits, line: Polyline, size: number): void => {
  const { random } = sketch;
  const length = lengthOf(line);
  const leaf = toneOf(flower.bracts ?? "green");
  stalk(sketch, flower, line, clamp(size * 0.2, 2, 4));
  const rows = clamp(Math.round(length / (size * 0.52)), 5, 22);
  for (let i = rows; i >= 0; i--) {
    const t = lerp(0.06, 0.97, i / rows);
    const { point, angle } = along(line, t);
    const grow = size * lerp(1.12, 0.6, t) * random.between(0.9, 1.1);
    for (const side of i % 2 === 0 ? [-1, 1] : [-0.7, 0.8]) {
      const blade = arc(
        point,
        angle + side * degrees(lerp(74, 34, t)) * random.between(0.85, 1.1),
        grow * lerp(2.5, 1.3, t) * random.between(0.8, 1.15),
        side * random.between(0.1, 0.5),
        0,
        8,
      );
      sketch.body(
        ribbon(blade, (s) => grow * 0.32 * Math.sin(lerp(0.12, 1, s ** 0.8) * Math.PI) + 0.3),
        mix(leaf.mid, leaf.light, random.between(0, 0.5)),
        leaf.ink,
        0.6,
      );
      sketch.lines([blade], leaf.light, 0.6, { opacity: 0.8 });
    }
    for (const across of i % 2 === 0 ? [-1, 1, 0] : [-0.55, 0.6])
      knot(
        sketch,
        flower,
        polar(point, angle + Math.PI / 2, across * grow * 0.34),
        angle + across * degrees(lerp(52, 26, t)) + random.around(0, 0.2),
        grow,
        across > 0.9,
      );
  }
};

const oneKnottedSpike = (sketch: Sketch, flower: FlowerTraits, line: Polyline, size: number): void => {
  const { random } = sketch;
  const length = lengthOf(line);
  stalk(sketch, flower, line, clamp(size * 0.28, 1.6, 4));
  const rows = clamp(Math.round(length / (size * 0.42)), 6, 60);
  const { random: dice } = sketch;
  for (let i = rows; i >= 0; i--) {
    // From the tip down, so that each lies over the foot of the one above; apart near the foot.
    const t = lerp(0.1, 0.98, (i / rows) ** 0.86);
    const { point, angle } = along(line, t);
    const grow = size * lerp(1.06, 0.5, t ** 1.7) * dice.between(0.88, 1.1);
    const wide = i % 2 === 0 ? [-0.95, 0.95, 0.1] : [-0.6, 0.62];
    for (const across of wide)
      knot(
        sketch,
        flower,
        polar(point, angle + Math.PI / 2, across * grow * 0.2),
        angle + across * degrees(lerp(64, 34, t)) + random.around(0, 0.14),
        grow * (Math.abs(across) < 0.2 ? 0.9 : 1),
        across > 0.9,
      );
  }
};

/** Knots along the branches of an open panicle (wormseed, nettles), each in the axil of a small leaf on leafy ones. */
export const knottedPanicle = (sketch: Sketch, flower: FlowerTraits, line: Polyline, size: number): void => {
  const { random } = sketch;
  const length = lengthOf(line);
  // A tuft in an axil has fewer.
  const count = clamp(Math.round(length / (size * 2)), length < size * 9 ? 4 : 7, 15);
  for (let i = 0; i < count; i++) {
    const t = lerp(0.1, 0.95, i / (count - 1)) + random.around(0, 0.3 / count);
    const { point, angle } = along(line, t);
    const side = i % 2 === 0 ? -1 : 1;
    const reach = length * lerp(0.34, 0.07, t ** 0.8) * random.between(0.66, 1.16);
    const lean = side * degrees(lerp(58, 34, t)) * random.between(0.74, 1.2);
    const twig = arc(point, angle + lean, reach, -side * random.between(-0.2, 0.7), 0, 8);
    stalk(sketch, flower, twig, clamp(size * 0.16, 1, 1.8));
    const knots = clamp(Math.round(reach / (size * 0.9)), 2, 9);
    for (let k = knots; k >= 0; k--) {
      const s = clamp(lerp(0.24, 1, k / knots) + random.around(0, 0.5 / knots), 0.2, 1);
      const spot = along(twig, s);
      for (const across of k % 2 === 0 ? [-1, 0.9, 0] : [-0.3, 1.1])
        knot(
          sketch,
          flower,
          spot.point,
          spot.angle + across + random.around(0, 0.2),
          size * lerp(0.95, 0.62, s) * random.between(0.82, 1.1),
          side > 0 && across > 0,
        );
    }
  }
  stalk(sketch, flower, line, clamp(length * 0.018, 2, 3.6));
  const top = arc(along(line, 0.8).point, along(line, 0.8).angle, length * 0.22, 0, 0, 8);
  oneKnottedSpike(sketch, flower, top, size * 0.8);
};

/** A tight group in an axil: minute buds and flowers of unlike age (pileas), or the cups of creeping spurges. */
export const tightKnot = (
  sketch: Sketch,
  flower: FlowerTraits,
  place: ClusterPlace,
  length: number,
): void => {
  if (flower.form !== "cup-bract") {
    budKnot(sketch, flower, place, length);
    return;
  }
  const which = Math.floor(sketch.random.between(0, 3));
  sketch.reuse(
    `cup knot ${which}`,
    () => {
      const drawing = new Sketch(sketch.page);
      cupKnot(drawing, flower);
      return drawing;
    },
    frame(place.at, place.angle, length / drawnKnot),
  );
};

/** The length at which a knot of cups is drawn, to be reused. */
const drawnKnot = 60;

/** A ball of minute cups on a short stalk: those behind in shade, some with their lobed ovary hanging out, some red with age. */
const cupKnot = (sketch: Sketch, flower: FlowerTraits): void => {
  const { random } = sketch;
  const green = toneOf(mix(toneOf(flower.colour).mid, "#9db56a", 0.6));
  const aged = toneOf(mix(green.mid, "#a8563f", 0.62));
  const { mid, ink } = stalkPaint(flower);
  const R = drawnKnot * 0.4;
  const centre: Point = [drawnKnot * 0.6, 0];
  stalk(
    sketch,
    flower,
    [
      [0, 0],
      [drawnKnot * 0.2, 0.6],
      [drawnKnot * 0.34, 0],
    ],
    2.6,
  );
  sketch.fill(ellipse(centre, R * 0.92, R * 0.92, 0, 16), { fill: mix(mid, ink, 0.62) });
  const count = 58;
  for (let i = count; i > 0; i--) {
    const far = Math.sqrt((i - 0.4) / count) * random.between(0.94, 1.04);
    const turn = i * 2.4;
    const root = polar(centre, turn, far * R * 0.8);
    const own = i % 4 === 1 ? aged : green;
    const shade = far * 0.4;
    const on = beside(root, turn + random.around(0, 0.3), R * lerp(0.19, 0.27, far));
    sketch.body(
      [
        on(-0.9, -0.2),
        on(-0.2, -0.6),
        on(0.7, -0.62),
        on(1, -0.2),
        on(1, 0.2),
        on(0.7, 0.62),
        on(-0.2, 0.6),
        on(-0.9, 0.2),
      ],
      mix(mix(own.light, own.pale, 0.4), own.dark, shade),
      mix(own.ink, own.dark, 0.5),
      0.5,
    );
    if (i % 5 === 2) {
      // A three-lobed ovary has pushed out of its cup, with its forked styles.
      sketch.body(
        ellipse(on(1.2, 0.3), R * 0.11, R * 0.13, turn, 8),
        mix(own.light, aged.mid, 0.4),
        own.ink,
        0.4,
      );
      sketch.lines(
        [
          [on(1.5, 0.3), on(2.1, 0)],
          [on(1.5, 0.3), on(2.1, 0.7)],
        ],
        aged.dark,
        0.6,
      );
    } else if (i % 5 === 4)
      // White appendages around the mouth.
      sketch.dots([on(1, -0.5), on(1.2, 0), on(1, 0.5)], "#f3e6dd", R * 0.075);
  }
  sketch.occupy(steps(9).map((t) => polar(centre, t * 6.28, R)));
};

/** Minute buds and flowers of unlike age, close together. */
const budKnot = (sketch: Sketch, flower: FlowerTraits, place: ClusterPlace, length: number): void => {
  const { random } = sketch;
  const green = toneOf(mix(toneOf(flower.colour).mid, "#9db56a", 0.75));
  const tone = toneOf(flower.colour);
  const { mid, ink } = stalkPaint(flower);
  const count = 16;
  const spots = Array.from({ length: count }, (_, i): Point => {
    const far = Math.sqrt((i + 0.5) / count);
    const turn = i * 2.4;
    return [length * (0.55 + Math.cos(turn) * far * 0.42), Math.sin(turn) * far * length * 0.5];
  }).sort((a, b) => b[0] - a[0]);
  const here = beside(place.at, place.angle);
  sketch.lines(
    spots.map((spot): Point[] => [place.at, here(spot[0] * 0.6, spot[1] * 0.4), here(...spot)]),
    mix(mid, ink, 0.3),
    0.9,
  );
  for (const [i, spot] of spots.entries()) {
    const own = i % 2 === 0 ? tone : green;
    const r = length * 0.105 * random.between(0.72, 1.15);
    const angle = place.angle + spot[1] * 0.05;
    const centre = here(...spot);
    const on = beside(centre, angle, r);
    sketch.body(
      [
        on(-1.5, 0),
        on(-0.6, -0.7),
        on(0.4, -0.85),
        on(1.1, -0.3),
        on(0.8, 0),
        on(1.1, 0.3),
        on(0.4, 0.85),
        on(-0.6, 0.7),
      ],
      mix(own.mid, own.light, i % 4 < 2 ? 0.5 : 0),
      mix(own.ink, own.dark, 0.4),
      0.45,
    );
    // Those that are open show four short segments and their pale anthers.
    if (i % 4 === 1) {
      sketch.lines(
        [
          [on(1, 0), on(0.1, -0.1), on(-0.5, 0)],
          [on(0.3, -0.8), on(0.1, 0), on(0.3, 0.8)],
        ],
        own.ink,
        0.4,
      );
      sketch.dots([on(0.9, -0.7), on(1.2, 0.1), on(0.8, 0.8)], "#f6efd8", r * 0.5);
    }
  }
};
