// Inflorescences without stalked flowers: cones of bracts, catkins, combs, grass spikes and plumes.
import {
  along,
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
} from "../drawing/geometry.ts";
import { brightness, hexOf, mix, toneOf } from "../drawing/palette.ts";
import { Sketch } from "../drawing/sketch.ts";
import { flatWash } from "../drawing/wash.ts";
import { flowerAt } from "./flower.ts";
import { isPale, paintOf } from "./flower-paint.ts";
import { knobbedCone } from "./knobbed-cone.ts";
import { type FlowerTraits, isClub } from "./traits.ts";

type Place = { at: Point; angle: number };

/** A cone of overlapping bracts with one or two flowers (gingers, Congo cane): egg-shaped, in turns of a spiral. */
export const bractCone = (
  sketch: Sketch,
  flower: FlowerTraits,
  place: Place,
  size: number,
  length: number,
): void => {
  const bract = toneOf(flower.bracts ?? "light-green");
  const cone = new Sketch(sketch.page);
  const width = length * 0.5;
  const half = (t: number): number => width * 0.5 * Math.sin(lerp(0.2, 0.985, t) * Math.PI) ** 0.62;
  const rows = clamp(Math.round(length / 15), 7, 12);
  const step = length / (rows + 0.6);
  cone.body(
    [
      ...steps(12).map((t): Point => [t * length * 0.97, -half(t) * 0.96]),
      ...steps(12)
        .reverse()
        .map((t): Point => [t * length * 0.97, half(t) * 0.96]),
    ],
    bract.dark,
    bract.ink,
    1,
  );
  const open: readonly { row: number; lean: number }[] =
    flower.form === "none" || flower.form === "tiny"
      ? []
      : [
          { row: rows - 2, lean: -0.62 },
          { row: Math.max(1, rows - 5), lean: 0.78 },
        ];
  const wash = flatWash(sketch.page, bract);
  const tip = toneOf(mix(bract.mid, bract.light, 0.6));
  for (let row = rows; row >= 0; row--) {
    // Each open flower leaves from behind a bract: the rows below it cover its foot.
    for (const { lean } of open.filter((each) => each.row === row)) {
      const t = (row * step) / length;
      flowerAt(
        cone,
        flower,
        [row * step, half(t) * Math.sign(lean) * 0.5],
        lean,
        Math.min(size, length * 0.74),
        "side",
      );
    }
    const t = clamp((row * step) / length, 0, 1);
    // Around the cone: those at its sides are seen from their edge.
    const turns = (row % 2 === 0 ? [-1.2, 1.2, -0.62, 0.62, 0] : [-1.42, 1.42, -0.92, 0.92, -0.3, 0.32]).map(
      (turn) => turn + row * 0.02,
    );
    for (const turn of turns) {
      const across = Math.sin(turn);
      const seen = Math.max(0.34, Math.cos(turn));
      const here = half(clamp(t, 0.06, 0.94));
      const y = across * here * 0.94;
      const wide = here * 0.44 * seen + width * 0.03;
      const long = step * (row > rows - 2 ? 1.5 : 2);
      // The bracts stand off a little at the sides and close over the tip.
      const lean =
        across * lerp(0.5, 0.1, t) - (y / Math.max(here, 1)) * lerp(0, 0.7, Math.max(0, t - 0.62) / 0.38);
      const at = (x: number, side: number): Point => {
        const [dx, dy] = [x * long, side * wide];
        return [
          row * step - step * 0.5 + dx * Math.cos(lean) - dy * Math.sin(lean),
          y + dx * Math.sin(lean) + dy * Math.cos(lean),
        ];
      };
      cone.body(
        [
          at(0, -0.5),
          at(0.3, -0.96),
          at(0.66, -0.98),
          at(0.9, -0.5),
          at(1, 0),
          at(1, 0),
          at(0.9, 0.5),
          at(0.66, 0.98),
          at(0.3, 0.96),
          at(0, 0.5),
        ],
        wash,
        bract.ink,
        0.8,
      );
      cone.patches([[at(0.5, -0.7), at(0.76, -0.6), at(0.93, 0), at(0.8, 0.2), at(0.72, -0.2)]], {
        fill: tip.light,
        opacity: 0.5,
      });
      cone.patches([[at(0.1, 0.3), at(0.5, 0.5), at(0.9, 0.3), at(0.66, 0.94), at(0.3, 0.9)]], {
        fill: bract.dark,
        opacity: 0.34,
      });
    }
  }
  sketch.place(cone, frame(place.at, place.angle));
};

/** Mora, trysil: flowers packed around an axis, of which their stamens are seen: a bottle brush, its tip in bud. */
export const bottleBrush = (sketch: Sketch, flower: FlowerTraits, line: Polyline): void => {
  const { tone, stamen } = paintOf(flower);
  const { random } = sketch;
  const length = lengthOf(line);
  // Long spikes of small flowers are slender.
  const share = (1.7 * flower.size_cm) / (flower.cluster_cm ?? flower.size_cm * 11);
  const reach = clamp(length * clamp(share, 0.1, 0.16), 14, 38);
  const axis = toneOf("#9aa36a");
  sketch.body(
    ribbon(line, (t) => clamp(length * 0.022, 2.4, 5) * lerp(1, 0.5, t)),
    axis.mid,
    axis.ink,
    0.7,
  );
  const [first, opened] = [0.16, random.between(0.78, 0.86)];
  const pale = brightness(tone.mid) > 0.8;
  const deep = pale ? mix(tone.dark, "#5c6a3c", 0.72) : tone.dark;
  const heads = pale && brightness(stamen) > 0.8 ? "#dcb95a" : stamen;
  const body = steps(12).map((t) => along(line, lerp(first, opened, t)).point);
  // Deep between the threads lies the shade that makes the brush a solid.
  const core = (share: number) =>
    ribbon(body, (t) => reach * share * Math.sin(lerp(0.2, 0.86, t) * Math.PI) ** 0.5);
  sketch.body(core(1.2), mix(deep, tone.mid, 0.62), mix(deep, tone.mid, 0.4), 0.4);
  sketch.patches([core(0.6)], { fill: deep, opacity: 0.4 });
  // The threads of the last open flowers hide where the buds begin.
  const buds = Array.from({ length: 46 }, (_, i): Point => {
    const t = lerp(opened - 0.06, 1, i / 45);
    const { point, angle } = along(line, t);
    return polar(point, angle + Math.PI / 2, Math.sin(i * 2.4) * reach * 0.38 * (1 - i / 48) ** 0.8);
  });
  const green = toneOf(mix(tone.mid, "#93a55a", 0.5));
  sketch.dots(buds, green.ink, reach * 0.29);
  sketch.dots(buds, green.mid, reach * 0.2);
  sketch.dots(
    buds.map(([x, y]): Point => [x - 0.8, y - 0.9]),
    green.light,
    reach * 0.09,
  );
  const count = clamp(Math.round(length * 1.3), 120, 320);
  const thread = (i: number): { line: Point[]; near: number } => {
    const t = lerp(first, opened, (i + random.next()) / count);
    const { point, angle } = along(line, t);
    const turn = i * 2.4;
    const [across, near] = [Math.sin(turn), Math.cos(turn)];
    const fade = 1 - 0.6 * Math.max(0, (t - opened + 0.34) / 0.34) ** 1.6;
    const far = reach * fade * random.between(0.82, 1.1);
    const lean = 0.34 - near * 0.1;
    const end = polar(
      polar(point, angle + Math.PI / 2, across * far),
      angle,
      far * lean + random.around(0, 2),
    );
    return {
      line: [point, polar(polar(point, angle + Math.PI / 2, across * far * 0.55), angle, far * 0.06), end],
      near,
    };
  };
  const threads = Array.from({ length: count }, (_, i) => thread(i));
  for (const [from, to, colour, ink] of [
    [-1.1, -0.3, mix(tone.mid, deep, 0.55), 0.5],
    [-0.3, 0.4, mix(tone.mid, deep, 0.2), 0.6],
    [0.4, 1.1, tone.light, 0.75],
  ] as const) {
    const some = threads.filter(({ near }) => near >= from && near < to).map((each) => each.line);
    sketch.lines(some, mix(tone.ink, deep, 0.5), 1.5, { opacity: ink });
    sketch.lines(some, colour, 0.95);
    const ends = some.map((each) => at(each, -1));
    sketch.dots(ends, mix(heads, tone.ink, 0.5), 2.5, { opacity: ink });
    sketch.dots(ends, heads, 1.8);
  }
};

/** A spike of minute flowers on its stalk: slender and finely grained, or a club with rows of scales. */
export const catkin = (sketch: Sketch, flower: FlowerTraits, line: Polyline): void => {
  // In full white a spike so slender would be a gap in the leaves behind it.
  const tone = toneOf(isPale(flower) ? mix(toneOf(flower.colour).mid, "#bcc578", 0.42) : flower.colour);
  const length = Math.hypot(at(line, -1)[0] - at(line, 0)[0], at(line, -1)[1] - at(line, 0)[1]);
  // As thick as the traits say (breadfruit's club), with a minimum for visibility.
  const share = flower.cluster_cm === undefined ? 0 : flower.size_cm / flower.cluster_cm;
  // Spikes of the most minute flowers are slender to their tip.
  const fine = flower.size_cm < 0.2;
  const width = fine
    ? clamp(length * 0.056, 4.5, 12) * (flower.size_cm < 0.12 ? 0.66 : 1)
    : Math.max(clamp(length * 0.075, 7, 15), length * Math.min(0.26, share));
  const bare = 0.16;
  const green = toneOf(mix(tone.mid, "#8fae5c", 0.65));
  sketch.body(
    ribbon(
      steps(6).map((t) => along(line, t * (bare + 0.04)).point),
      () => clamp(width * 0.36, 2.2, 5),
    ),
    green.mid,
    green.ink,
    0.7,
  );
  const stout = width > 22;
  if (share > 0.2 && !isClub(flower)) {
    knobbedCone(sketch, tone, line, width);
    return;
  }
  const spike = steps(stout ? 40 : 16).map((t) => along(line, lerp(bare, 1, t)).point);
  // A stout spike is a blunt cone, a hanging club is thickest beyond its middle; both end round.
  const taper = (t: number): number => (isClub(flower) ? lerp(0.84, 1, Math.sin(t * 2.4)) : lerp(1, 0.66, t));
  const thick = (t: number): number =>
    stout
      ? width *
        Math.min(1, 0.66 + t * 3) *
        taper(t) *
        Math.sqrt(Math.max(0.01, 1 - Math.max(0, (t - 0.74) / 0.26) ** 2))
      : fine
        ? width * Math.min(1, 0.6 + t * 6) * (t < 0.5 ? 1 : lerp(1, 0.34, ((t - 0.5) / 0.5) ** 1.6))
        : width * Math.min(1, 0.5 + t * 5) * Math.min(1, (1 - t) * 5 + 0.22);
  sketch.body(ribbon(spike, thick), flatWash(sketch.page, tone), tone.ink, 0.9);
  // The grains stand in slanting rows, smaller towards the edges, where the spike turns away.
  const grain = stout ? clamp(width * 0.13, 3, 6.5) : clamp(width * 0.24, 1.6, 4.4);
  const rows = Math.round((length * (1 - bare)) / (grain * 1.25));
  // Round a stout club they are more, and crowd towards its outline.
  const across =
    width > 22 ? steps(9).map((t) => 0.46 * Math.sin((t - 0.5) * 2.7)) : [-0.42, -0.22, 0, 0.22, 0.42];
  const grains: Point[] = [];
  for (let i = 0; i < rows; i++) {
    const t = lerp(0.02, 0.95, i / rows);
    const { point, angle } = along(spike, t);
    for (const [k, side] of across.entries())
      if ((i + k) % 2 === 0) grains.push(polar(point, angle + Math.PI / 2, side * thick(t) * 0.94));
  }
  sketch.dots(grains, mix(tone.ink, tone.dark, 0.5), grain * 1.1, { opacity: 0.5 });
  sketch.dots(
    grains.map(([x, y]): Point => [x - grain * 0.1, y - grain * 0.12]),
    mix(tone.pale, tone.mid, stout ? 0.62 : 0.3),
    grain * 0.78,
  );
};

/** Several spikes on one stalk (trumpet tree, cowfoot). */
export const catkinFan = (
  sketch: Sketch,
  flower: FlowerTraits,
  place: Place,
  length: number,
  count: number,
): void => {
  const hangs = flower.drooping ? 0.7 : 0;
  const stalk = arc(place.at, place.angle, length * 0.42, hangs * 0.4, 0, 6);
  const green = toneOf(mix(toneOf(flower.colour).mid, "#8fae5c", 0.6));
  sketch.body(
    ribbon(stalk, () => clamp(length * 0.045, 2.4, 6)),
    green.mid,
    green.ink,
    0.8,
  );
  const foot = along(stalk, 1);
  // The outer spikes first, so that the inner ones are in front.
  for (const way of steps(count)
    .map((t) => t * 2 - 1)
    .sort((a, b) => Math.abs(b) - Math.abs(a)))
    catkin(
      sketch,
      flower,
      arc(
        foot.point,
        foot.angle + way * degrees(12 + count * 5),
        length * sketch.random.between(0.82, 1),
        way * 0.35,
        0,
        12,
      ),
    );
};

/** The size at which a flower of a comb is drawn, to be reused. */
const drawnFlower = 24;

const combFlower = (
  sketch: Sketch,
  flower: FlowerTraits,
  tip: Point,
  out: number,
  size: number,
  which: number,
): void =>
  sketch.reuse(
    `comb flower ${which}`,
    () => {
      const drawing = new Sketch(sketch.page);
      flowerAt(drawing, flower, [0, 0], 0, drawnFlower, "side");
      return drawing;
    },
    frame(tip, out, size / drawnFlower, (Math.cos(out) < 0 ? -size : size) / drawnFlower),
  );

/** Curved side stalks with the flower cups along one edge, like a comb; no two of them are equally far on. */
export const comb = (
  sketch: Sketch,
  flower: FlowerTraits,
  line: Polyline,
  size: number,
  fruiting: boolean,
): void => {
  const cup = toneOf(flower.bracts ?? "light-green");
  const { random } = sketch;
  const length = Math.hypot(at(line, -1)[0] - at(line, 0)[0], at(line, -1)[1] - at(line, 0)[1]);
  sketch.body(
    ribbon(line, (t) => clamp(length * 0.022, 2.4, 5) * lerp(1, 0.5, t)),
    cup.mid,
    cup.ink,
    0.7,
  );
  const rows = clamp(Math.round(length / 27), 5, 11);
  for (let i = 0; i < rows; i++) {
    const t = clamp(lerp(0.1, 1, i / (rows - 1)) + random.around(0, 0.3 / rows), 0.06, 1);
    const { point, angle } = along(line, t);
    const side = i % 2 === 0 ? -1 : 1;
    const last = i === rows - 1;
    const reach = length * lerp(0.32, 0.13, t) * random.between(0.75, 1.2);
    const back = arc(
      point,
      angle + (last ? 0 : side * degrees(random.between(40, 66))),
      reach,
      side * random.between(0.8, 1.7),
      0,
      10,
    );
    sketch.body(
      ribbon(back, (s) => lerp(2.4, 1.2, s)),
      cup.mid,
      cup.ink,
      0.5,
    );
    const count = clamp(Math.round(reach / (size * 0.42)), 3, 9);
    for (const [k, s] of steps(count).entries()) {
      const spot = along(back, lerp(0.28, 1, s));
      // Each leans towards the tip of its comb, no two alike.
      const out = spot.angle - side * degrees(random.between(30, 74));
      const grown = size * lerp(0.62, 0.4, s) * random.between(0.9, 1.12);
      const tip = polar(spot.point, out, grown);
      const at = (across: number, up: number): Point =>
        polar(polar(tip, out, grown * up), spot.angle, grown * across);
      sketch.patches(
        [
          [
            polar(spot.point, spot.angle, -1.4),
            at(-0.34, -0.3),
            at(-0.3, 0.04),
            at(0, -0.06),
            at(0.3, 0.04),
            at(0.34, -0.3),
            polar(spot.point, spot.angle, 1.4),
          ],
        ],
        { fill: mix(cup.light, cup.mid, 0.4), stroke: cup.ink, "stroke-width": 0.55 },
      );
      // The teeth of the cup are bristles.
      sketch.lines(
        [-0.3, 0, 0.3].map((across): Point[] => [at(across, 0), at(across * 1.9, 0.34)]),
        cup.ink,
        0.5,
        { opacity: 0.8 },
      );
      // The flowers open from the foot of each comb outwards.
      if (!fruiting && s < 0.86 && (k + i) % 2 === 0)
        combFlower(sketch, flower, tip, out, size * random.between(1, 1.2), (i + k) % 3);
    }
  }
};

/** A flat spikelet of a finger grass: two glumes, and keeled lemmas in two rows like a plait. `long` from foot to tip. */
const fingerSpikelet = (sketch: Sketch, colour: string, long: number, florets: number): void => {
  const tone = toneOf(colour);
  const husk = toneOf(mix(tone.mid, "#9fb06a", 0.5));
  const scale = (x: number, side: number, size: number): Point[] => [
    [x * long, 0],
    [(x + size * 0.3) * long, side * long * size * 0.34],
    [(x + size) * long, side * long * size * 0.24],
    [(x + size) * long, side * long * size * 0.24],
    [(x + size * 0.6) * long, 0],
  ];
  const rows = steps(florets).reverse();
  for (const side of [1, -1])
    sketch.patches(
      rows.map((t) => scale(lerp(0.06, 0.6, t), side, lerp(0.52, 0.4, t))),
      {
        fill: side === 1 ? mix(tone.mid, tone.dark, 0.25) : mix(tone.mid, tone.light, 0.5),
        stroke: tone.ink,
        "stroke-width": 0.5,
      },
    );
  sketch.patches([scale(0, 1, 0.4), scale(0, -1, 0.34)], {
    fill: husk.mid,
    stroke: husk.ink,
    "stroke-width": 0.5,
  });
};

/** Grass spikes spreading from one point (digitate): on each, flat spikelets in two close rows along one edge. */
export const grassFingers = (sketch: Sketch, flower: FlowerTraits, place: Place, length: number): void => {
  const tone = toneOf(flower.colour);
  const { random } = sketch;
  const count = flower.petals ?? 5;
  const share = flower.size_cm / (flower.cluster_cm ?? flower.size_cm * 20);
  const long = clamp(length * share * 2.1, 13, 24);
  const spikelet = (): Sketch => {
    const drawing = new Sketch(sketch.page);
    fingerSpikelet(drawing, tone.mid, 20, flower.size_cm > 0.3 ? 4 : 1);
    return drawing;
  };
  // The outer fingers first; one often leaves the stem a little below the others.
  const order = steps(count)
    .map((t, i) => ({ way: t * 2 - 1, low: i === 0 && count > 3 }))
    .sort((one, other) => Math.abs(other.way) - Math.abs(one.way));
  for (const { way, low } of order) {
    const from = low ? polar(place.at, place.angle, -length * 0.12) : place.at;
    const line = arc(
      from,
      place.angle + way * 0.86 + random.around(0, 0.08),
      length * random.between(0.82, 1.04),
      way * random.between(0.1, 0.6),
      0,
      16,
    );
    // The spikelets hang on the lower edge of a finger that leans out.
    const edge = way < 0 ? -1 : 1;
    sketch.body(
      ribbon(line, (t) => lerp(3, 1.6, t)),
      mix(tone.mid, "#8fa85a", 0.5),
      tone.ink,
      0.5,
    );
    const rows = Math.round(length / (long * 0.27));
    for (let i = rows; i >= 0; i--) {
      const t = lerp(0.04, 0.99, i / rows);
      const { point, angle } = along(line, t);
      const row = i % 2 === 0 ? 0.62 : 0.2;
      const grow = (long / 20) * lerp(1, 0.72, t ** 3) * random.between(0.92, 1.06);
      sketch.reuse(
        `finger spikelet ${flower.size_cm > 0.3}`,
        spikelet,
        frame(polar(point, angle + (edge * Math.PI) / 2, 1), angle + edge * row, grow, grow * edge),
      );
    }
    const hung = steps(9)
      .slice(1, -1)
      .map((t) => {
        const { point, angle } = along(line, t + random.around(0, 0.05));
        return polar(point, angle + edge * 1.2, long * random.between(0.5, 0.9));
      });
    sketch.dots(hung, mix(toneOf(flower.stamens ?? "#cdb25a").dark, tone.ink, 0.3), 2.6);
    sketch.dots(hung, toneOf(flower.stamens ?? "#e6d388").mid, 1.8);
  }
};

/** A large feathery panicle (cane, vetiver): slender branches all round its axis, each silky to its tip. */
export const plume = (sketch: Sketch, flower: FlowerTraits, line: Polyline, length: number): void => {
  const tone = toneOf(flower.colour);
  const { random } = sketch;
  const axis = toneOf(mix(tone.mid, "#9aa85a", 0.5));
  const silk = toneOf(mix(tone.mid, "#c9b3a8", 0.35));
  const branches = Array.from({ length: 44 }, (_, i) => {
    const t = lerp(0.06, 0.97, i / 43);
    const turn = i * 2.4;
    return { t, across: Math.sin(turn), near: Math.cos(turn) };
  }).sort((one, other) => one.near - other.near);
  const draw = ({ t, across, near }: (typeof branches)[number]): void => {
    const { point, angle } = along(line, t);
    const lean = across * degrees(lerp(40, 22, t)) + random.around(0, 0.06);
    const reach = length * lerp(0.4, 0.16, t) * random.between(0.82, 1.12);
    const twig = arc(point, angle + lean, reach, across * random.between(0.25, 0.75), 0, 9);
    sketch.fill(
      ribbon(twig, (s) => 15 * Math.sin(lerp(0.1, 0.97, s) * Math.PI) + 1),
      { fill: near < 0 ? silk.dark : silk.pale, opacity: near < 0 ? 0.26 : 0.34 },
    );
    sketch.lines([twig], near < 0 ? silk.ink : silk.dark, 0.9, { opacity: 0.8 });
    const hairs = steps(11)
      .slice(1)
      .flatMap((s) => {
        const spot = along(twig, s);
        return [-0.62, 0.62, random.around(0, 0.3)].map((turn): Point[] => [
          spot.point,
          polar(spot.point, spot.angle + turn, random.between(8, 13)),
        ]);
      });
    // Silky hairs vanish on the paper unless each has its shade.
    sketch.lines(hairs, silk.ink, 1, { opacity: 0.4 });
    sketch.lines(hairs, silk.pale, 0.7);
    sketch.dots(
      hairs.filter((_, k) => k % 3 === 0).map((hair) => at(hair, 0)),
      mix(silk.dark, hexOf(flower.centre ?? flower.colour), 0.3),
      2.2,
    );
  };
  for (const branch of branches.filter(({ near }) => near < 0)) draw(branch);
  sketch.line(line, axis.ink, 3.2);
  sketch.line(line, axis.mid, 2.2);
  for (const branch of branches.filter(({ near }) => near >= 0)) draw(branch);
};
