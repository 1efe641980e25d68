// Prickly pears: flat joints that grow from the rims of older ones, with flowers and fruits seated on their upper edge.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import {
  along,
  arc,
  at,
  ellipse,
  frame,
  lerp,
  type Point,
  polar,
  ribbon,
  steps,
  through,
  up,
} from "../drawing/geometry.ts";
import { mix, type Tone, toneOf } from "../drawing/palette.ts";
import { type Page, Sketch, turnedBy } from "../drawing/sketch.ts";
import { flatWash } from "../drawing/wash.ts";
import { drawRoot } from "../root/root.ts";
import { Layers } from "./layers.ts";

/** Half the width of a joint along its length, as a share of its full width. */
const flank: readonly Point[] = [
  [0, 0.09],
  [0.05, 0.13],
  [0.16, 0.26],
  [0.36, 0.42],
  [0.58, 0.5],
  [0.78, 0.45],
  [0.91, 0.3],
  [0.975, 0.14],
  [1, 0],
];

const contour = through(flank, 3);

/** A joint: where it stands, where it points, how long and how broad it is, and how far it faces the viewer. */
type Joint = { from: Point; angle: number; length: number; width: number; facing: number; bend: number };

/** Maps from the joint's own space to the page: `x` along it, `y` across, in shares of its length and width. */
const onJoint = ({ from, angle, length, width, facing, bend }: Joint): ((x: number, y: number) => Point) => {
  const axis = arc(from, angle, length, bend, 0, 14);
  return (x, y) => {
    const spot = along(axis, x);
    return polar(spot.point, spot.angle + Math.PI / 2, y * width * facing);
  };
};

/** The place on the upper rim at `share`: 0 is its tip, ±1 its flanks; and the direction in which things grow there. */
const rimAt = (joint: Joint, share: number): { point: Point; angle: number } => {
  const side = Math.sign(share);
  const far = Math.abs(share);
  const x = 1 - 0.34 * far ** 1.7;
  const half = along(contour, 0);
  const y = contour.reduce(
    (best, [cx, cy]) => (Math.abs(cx - x) < Math.abs(best[0] - x) ? [cx, cy] : best),
    half.point,
  )[1];
  const point = onJoint(joint)(x - 0.015, side * Math.min(y, 0.5) * 0.96);
  return { point, angle: joint.angle + joint.bend + share * lerp(0.5, 1.15, joint.facing) };
};

const drawJoint = (sketch: Sketch, joint: Joint, tone: Tone, old: number): void => {
  const { random } = sketch;
  const place = onJoint(joint);
  const outline = (grow: number): Point[] => [
    ...contour.map(([x, y]) => place(x, -y * grow)),
    ...[...contour].reverse().map(([x, y]) => place(x, y * grow)),
  ];
  const whole = new Sketch(sketch.page);
  const skin = old > 0 ? toneOf(mix(tone.mid, "#9a8f6c", old * 0.55)) : tone;
  // The joint is as thick as a finger: its rim is seen on the side away from the light.
  const thick = 5 + (1 - joint.facing) * 9;
  const away: Point = [thick * 0.62, thick * 0.5];
  whole.body(
    outline(1).map(([x, y]): Point => [x + away[0], y + away[1]]),
    flatWash(sketch.page, { ...skin, light: skin.mid, mid: skin.dark }),
    skin.ink,
    1.2,
  );
  whole.body(outline(1), flatWash(sketch.page, skin), skin.ink, 1);
  // The face swells: a light towards the upper left, a shade towards the lower right.
  const dark = Math.cos(joint.angle + Math.PI / 2) + Math.sin(joint.angle + Math.PI / 2) > 0 ? 1 : -1;
  const bank = (from: number, to: number, side: number): Point[] => [
    ...contour.slice(3, -3).map(([x, y]) => place(x, side * y * from)),
    ...[...contour.slice(3, -3)].reverse().map(([x, y]) => place(x, side * y * to)),
  ];
  whole.patches([bank(0.97, 0.5, dark)], { fill: skin.dark, opacity: 0.22 });
  whole.patches([bank(0.97, 0.74, dark)], { fill: skin.dark, opacity: 0.26 });
  whole.patches([bank(0.8, 0.3, -dark)], { fill: skin.pale, opacity: 0.2 });
  if (old > 0.5)
    whole.lines(
      steps(16).map((t): Point[] => {
        const y = random.around(0, 0.2);
        return [place(0.02 + t * 0.4, y), place(0.03 + t * 0.4, y + 0.05), place(0.03 + t * 0.4, y + 0.1)];
      }),
      skin.ink,
      0.8,
      { opacity: 0.5 },
    );
  // Areoles in slanting rows, each a raised spot with a cushion of pale wool; they run out over the rim.
  const spots: Point[] = [];
  const rows = Math.max(5, Math.round(joint.length / 27));
  for (let row = 0; row < rows; row++) {
    const x = lerp(0.13, 0.93, row / (rows - 1));
    const half = along(contour, x).point[1];
    const near = contour.reduce((best, each) =>
      Math.abs(each[0] - x) < Math.abs(best[0] - x) ? each : best,
    );
    const wide = Math.max(0.04, near[1] || half);
    for (const share of row % 2 === 0 ? [-0.62, 0, 0.62] : [-0.9, -0.32, 0.32, 0.9])
      spots.push(
        place(x + share * 0.025 + random.around(0, 0.012), share * wide * random.between(0.86, 0.95)),
      );
  }
  whole.dots(
    spots.map(([x, y]): Point => [x + 1, y + 1.2]),
    skin.ink,
    5,
    { opacity: 0.28 },
  );
  whole.dots(spots, mix(skin.light, skin.mid, 0.55), 4.2);
  whole.dots(spots, mix("#e8dcb4", skin.mid, 0.2), 2);
  whole.dots(
    spots.map(([x, y]): Point => [x + 0.5, y + 0.7]),
    "#7a6238",
    1.4,
  );
  sketch.lay(whole);
};

/** The small fleshy leaf scales of a young joint or an ovary. */
const tubercles = (
  sketch: Sketch,
  tone: Tone,
  length: number,
  width: number,
  from: number,
  to: number,
): void => {
  const bumps: Point[] = [];
  for (let row = 0; row < 4; row++)
    for (const share of row % 2 === 0 ? [-0.5, 0, 0.5] : [-0.74, -0.26, 0.26, 0.74])
      bumps.push([lerp(from, to, row / 3) * length, share * width * 0.5]);
  sketch.dots(
    bumps.map(([x, y]): Point => [x + length * 0.008, y + length * 0.01]),
    tone.ink,
    length * 0.05,
    { opacity: 0.45 },
  );
  sketch.dots(bumps, mix(tone.light, "#efe2b8", 0.5), length * 0.034);
};

/** The ovary: a barrel that carries areoles like a joint, along the x-axis from 0 to `length`. */
const barrel = (sketch: Sketch, tone: Tone, length: number, width: number): void => {
  const line = steps(10).map((t): Point => [t * length, 0]);
  sketch.body(
    ribbon(line, (t) => width * (0.58 + 0.42 * Math.sin(Math.min(1, t * 1.25 + 0.12) * Math.PI * 0.62))),
    flatWash(sketch.page, tone),
    tone.ink,
    1.1,
  );
  tubercles(sketch, tone, length, width, 0.16, 0.86);
};

/** A flower along the x-axis: ovary, upright petals that never spread, and the long brush of stamens. */
export const cactusFlower = (sketch: Sketch, traits: PlateTraits, length: number): void => {
  const petal = toneOf(traits.flower?.colour ?? "red");
  const thread = toneOf(traits.flower?.stamens ?? "pink");
  const green = toneOf(mix(toneOf(traits.stem.colour).mid, "#8fb062", 0.3));
  const [foot, rim, out] = [length * 0.4, length * 0.74, length];
  // A full brush, far out of the petals and rounded at its top.
  const threads = steps(29).map((t, i): Point[] => {
    const side = t * 2 - 1;
    const far = 0.74 + 0.26 * Math.sqrt(1 - side ** 2) - (((i * 5) % 7) / 7) * 0.24;
    return [
      [rim * 0.8, side * length * 0.05],
      [rim, side * length * 0.09],
      [lerp(rim, out, 0.6 * far), side * length * 0.12],
      [lerp(rim, out, 1.04 * far), side * length * 0.145],
    ];
  });
  sketch.lines(threads, thread.ink, length * 0.01, { opacity: 0.7 });
  sketch.lines(threads, thread.mid, length * 0.0075);
  sketch.dots(
    threads.map((line) => at(line, -1)),
    toneOf("pale-pink").mid,
    length * 0.026,
  );
  sketch.line(
    [
      [rim * 0.8, 0],
      [rim, 0],
      [out, 0],
      [out * 1.05, 0],
    ],
    thread.light,
    length * 0.02,
  );
  sketch.lines(
    [-0.6, -0.2, 0.2, 0.6].map((turn): Point[] => [
      [out * 1.04, 0],
      polar([out * 1.04, 0], turn, length * 0.06),
    ]),
    "#8aa04a",
    length * 0.022,
    { "stroke-linecap": "round" },
  );
  // The petals stand like tiles, the outer ones short; each ends in a point.
  for (const [share, from, to, wide] of [
    [-0.36, 0.36, 0.94, 0.11],
    [0.36, 0.36, 0.93, 0.11],
    [0, 0.36, 1, 0.13],
    [-0.2, 0.36, 0.97, 0.12],
    [0.22, 0.36, 0.95, 0.12],
    [-0.4, 0.34, 0.72, 0.1],
    [0.4, 0.34, 0.74, 0.1],
    [0.02, 0.34, 0.8, 0.13],
    [-0.24, 0.34, 0.6, 0.11],
    [0.26, 0.34, 0.6, 0.11],
  ] as const) {
    const end = foot + (rim - foot) * ((to - 0.36) / 0.58);
    const start = foot * (from / 0.4);
    const y = share * length * 0.3;
    const line: Point[] = steps(8).map((t) => [lerp(start, end, t), y * (0.86 + 0.3 * Math.sin(t * 1.7))]);
    sketch.body(
      ribbon(
        line,
        (t) =>
          length * wide * (t < 0.55 ? lerp(0.8, 1.1, t / 0.55) : 1.1 * (1 - ((t - 0.55) / 0.45) ** 1.8)) +
          0.4,
      ),
      flatWash(sketch.page, petal),
      petal.ink,
      0.8,
    );
  }
  barrel(sketch, green, foot * 1.06, length * 0.31);
};

/** A fruit along the x-axis: a fleshy barrel with areoles and the hollow scar of the flower at its end. */
export const cactusFruit = (sketch: Sketch, traits: PlateTraits, length: number, ripe: boolean): void => {
  const tone = toneOf((ripe ? traits.fruit?.colour : traits.fruit?.unripe) ?? "crimson");
  const width = length * 0.64;
  const line = steps(12).map((t): Point => [t * length, 0]);
  // It rounds in to a shallow navel.
  const shape = (t: number): number =>
    width *
    Math.sin(lerp(0.1, 0.8, t ** 0.86) * Math.PI) ** 0.7 *
    Math.sqrt(Math.max(0, 1 - Math.max(0, (t - 0.8) / 0.2) ** 2 * 0.62));
  sketch.body(ribbon(line, shape), flatWash(sketch.page, tone), tone.ink, 1.2);
  const bank = (share: number): Point[] =>
    line.slice(1, -1).map(([x], i): Point => [x, share * shape((i + 1) / 11)]);
  sketch.patches([[...bank(0.48), ...bank(0.16).reverse()]], { fill: tone.dark, opacity: 0.35 });
  sketch.patches([[...bank(-0.34), ...bank(-0.14).reverse()]], { fill: tone.pale, opacity: 0.35 });
  tubercles(sketch, tone, length, width * 0.9, 0.2, 0.84);
  // A bloom lies on it towards its end.
  sketch.patches([ellipse([length * 0.8, -width * 0.12], length * 0.12, width * 0.24, 0.2, 16)], {
    fill: mix(tone.pale, "#e9e4ee", 0.6),
    opacity: 0.34,
  });
  const mouth = shape(1);
  sketch.body(
    ellipse([length * 0.985, 0], length * 0.045, mouth * 0.5, 0, 14),
    mix(tone.mid, tone.light, 0.3),
    tone.ink,
    0.8,
  );
  sketch.patches([ellipse([length * 0.99, 0], length * 0.022, mouth * 0.32, 0, 12)], {
    fill: mix(tone.dark, "#8a6a4a", 0.4),
    opacity: 0.7,
  });
};

/** The flower cut lengthwise: the chamber of the ovary is sunk in the barrel, and a ring of nectar lies above it. */
export const cactusSection = (sketch: Sketch, traits: PlateTraits, length: number): void => {
  cactusFlower(sketch, traits, length);
  const flesh = toneOf(mix(toneOf(traits.stem.colour).light, "#f0eccb", 0.5));
  const petal = toneOf(traits.flower?.colour ?? "red");
  const thread = toneOf(traits.flower?.stamens ?? "pink");
  const throat: Point[] = [
    [length * 0.4, -length * 0.05],
    [length * 0.46, -length * 0.1],
    [length * 0.66, -length * 0.12],
    [length * 0.66, length * 0.12],
    [length * 0.46, length * 0.1],
    [length * 0.4, length * 0.05],
  ];
  sketch.body(throat, mix(petal.pale, "#fff4e6", 0.3), petal.ink, 0.8);
  sketch.lines(
    steps(9).map((t): Point[] => {
      const y = (t * 2 - 1) * length * 0.09;
      return [
        [length * 0.44, y * 0.9],
        [length * 0.56, y],
        [length * 0.68, y * 1.1],
        [length * 0.78, y * 1.2],
      ];
    }),
    thread.mid,
    length * 0.012,
  );
  const cavity = ellipse([length * 0.22, 0], length * 0.15, length * 0.105, 0, 16);
  sketch.body(ellipse([length * 0.21, 0], length * 0.2, length * 0.14, 0, 18), flesh.light, flesh.ink, 0.8);
  sketch.body(cavity, mix(flesh.mid, "#d8cf98", 0.4), flesh.ink, 0.7);
  sketch.dots(ellipse([length * 0.22, 0], length * 0.12, length * 0.08, 0, 14), "#f7f1dc", length * 0.032);
  sketch.lines(
    [
      [
        [length * 0.36, 0],
        [length * 0.5, 0],
        [length * 0.7, 0],
        [length * 0.8, 0],
      ],
    ],
    thread.dark,
    length * 0.02,
  );
};

/** Where each joint grows: on which other, at what place of its rim, how it is turned, and how large it is. */
type Growth = { on: number; share: number; long: number; facing: number; bend: number; behind?: boolean };

const growths: readonly Growth[] = [
  { on: 0, share: -0.62, long: 0.98, facing: 0.94, bend: 0.16 },
  { on: 0, share: 0.44, long: 1.06, facing: 0.72, bend: -0.2, behind: true },
  { on: 0, share: 0.98, long: 0.8, facing: 0.9, bend: -0.3 },
  { on: 1, share: -0.66, long: 0.84, facing: 0.52, bend: 0.3, behind: true },
  { on: 1, share: 0.2, long: 0.98, facing: 1, bend: -0.08 },
  { on: 2, share: -0.3, long: 0.9, facing: 0.86, bend: 0.1, behind: true },
  { on: 2, share: 0.64, long: 0.82, facing: 0.6, bend: -0.24 },
  { on: 3, share: 0.3, long: 0.74, facing: 0.78, bend: -0.3 },
];

export const drawCactus = (page: Page, traits: PlateTraits): Sketch => {
  const layers = new Layers(page);
  const { random } = page;
  const tone = toneOf(traits.stem.colour === "brown" ? "green" : traits.stem.colour);
  const mirror = random.chance(0.5) ? 1 : -1;
  const unit = 250 * page.tall;
  const soil = toneOf("#b49468");
  const first: Joint = {
    from: [0, 0],
    angle: up + mirror * 0.05,
    length: unit * 1.16,
    width: 132,
    facing: 0.9,
    bend: -mirror * 0.08,
  };
  const joints: { joint: Joint; old: number; behind: boolean }[] = [
    { joint: first, old: 0.9, behind: false },
  ];
  for (const { on, share, long, facing, bend, behind } of growths) {
    const parent = at(joints, on).joint;
    const spot = rimAt(parent, share * mirror);
    joints.push({
      joint: {
        from: polar(spot.point, spot.angle, -5),
        angle: lerp(spot.angle, up, 0.34) + random.around(0, 0.05),
        length: unit * long * random.between(0.94, 1.05),
        // No two are of one shape: some are spoons, some nearly round.
        width: lerp(96, 118, long) * random.between(0.9, 1.34),
        facing,
        bend: bend * mirror,
      },
      old: on === 0 ? 0.3 : 0,
      behind: behind === true,
    });
  }
  drawRoot(layers.behind, traits.root ?? { form: "fibrous", colour: "tan" }, [0, 2], 26);
  // The oldest joint has become a stem: its foot is corky and stands in a little earth.
  layers.stems.body(
    ribbon(arc([0, 8], up, 86, 0, 0, 7), (t) => lerp(40, 24, t) + 8 * Math.sin(t * 5)),
    flatWash(page, soil),
    soil.ink,
    1.2,
  );
  const bears = (index: number): boolean => growths.every(({ on }) => on !== index);
  const seat = (onto: Sketch, joint: Joint, share: number, draw: (into: Sketch) => void): void => {
    const spot = rimAt(joint, share);
    const one = new Sketch(page);
    turnedBy(page, spot.angle, () => draw(one));
    const placed = new Sketch(page);
    placed.place(one, frame(polar(spot.point, spot.angle, -4), spot.angle));
    onto.place(placed);
  };
  const order = [...joints.keys()].sort(
    (a, b) => Number(at(joints, b).behind) - Number(at(joints, a).behind) || b - a,
  );
  let bud = 0;
  for (const index of order) {
    const { joint, old, behind } = at(joints, index);
    const onto = behind ? layers.stems : layers.front;
    if (bears(index)) {
      // The rim bears flowers and fruits of every age, seated on it without a stalk.
      const places = joint.facing > 0.7 ? [-0.74, -0.24, 0.2, 0.7] : [-0.6, 0, 0.6];
      for (const [i, share] of places.entries()) {
        const what = (i + index + bud) % 4;
        const long = random.between(0.92, 1.08);
        if (what === 0 || what === 2)
          seat(onto, joint, share * mirror, (into) =>
            cactusFlower(into, traits, 96 * long * (what === 2 ? 0.86 : 1)),
          );
        else if (what === 1)
          seat(onto, joint, share * mirror, (into) => cactusFruit(into, traits, 62 * long, true));
        else seat(onto, joint, share * mirror, (into) => cactusFruit(into, traits, 44 * long, false));
      }
      bud += 1;
      page.notes.push({ part: "flowers" });
    }
    drawJoint(onto, joint, tone, old);
    page.notes.push({ part: "leaf", node: layers.joint++, side: 0, at: joint.from });
  }
  return layers.merged();
};

/** The numbered figures of a prickly pear; nothing for those that are drawn like any other plant's. */
export const cactusStudy = (page: Page, traits: PlateTraits, name: string): Sketch | undefined => {
  const draw =
    name === "flower" || name === "flower-side"
      ? (into: Sketch) => cactusFlower(into, traits, 230)
      : name === "flower-cut"
        ? (into: Sketch) => cactusSection(into, traits, 230)
        : name === "fruit" || name === "unripe-fruit"
          ? (into: Sketch) => cactusFruit(into, traits, 130, name === "fruit")
          : undefined;
  if (draw === undefined) return undefined;
  const lying = new Sketch(page);
  const heading = up + 0.12;
  turnedBy(page, heading, () => draw(lying));
  const sketch = new Sketch(page);
  sketch.place(lying, frame([0, 0], heading));
  return sketch;
};
