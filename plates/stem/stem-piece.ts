// A piece of the stem near to, cut across above a joint: the form of its section, and the leaf stalks with their buds.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { arc, ellipse, lerp, type Point, ribbon, steps, through, up } from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash, litWash } from "../drawing/wash.ts";
import { combs } from "../leaf/stipules.ts";
import { drawStem, greenStem } from "./stem.ts";

const half = 22;
/** How much the cut is foreshortened. */
const flat = 0.42;
const top = -78;
const joint = 4;

/** The outline of the section, seen from a little above; `share` is its size. */
const section = (form: PlateTraits["stem"]["form"], share: number): Point[] => {
  const radius = (turn: number): number => {
    switch (form) {
      case "square":
        // Four blunt corners, one of them towards the reader.
        return 0.84 + 0.18 * Math.abs(Math.cos(turn * 2)) ** 3;
      case "angled":
        return 0.88 + 0.12 * Math.cos((turn - Math.PI / 2) * 5);
      case "three-edged": {
        // One of its edges is towards the reader.
        const third = (Math.PI * 2) / 3;
        const within = (((turn - Math.PI / 2) % third) + third) % third;
        return 0.58 / Math.cos(within - third / 2);
      }
      case "winged":
        return 0.72 + 0.5 * Math.abs(Math.cos(turn * 2)) ** 14;
      case "flat":
        return 1 - 0.42 * Math.abs(Math.sin(turn));
      default:
        return 1;
    }
  };
  return steps(41)
    .slice(0, -1)
    .map((t) => {
      const turn = t * Math.PI * 2;
      const r = radius(turn) * half * share;
      return [Math.cos(turn) * r, top + Math.sin(turn) * r * flat];
    });
};

/** The leaf stalks that leave the joint, grooved above and cut off where the blade begins, each over its bud. */
const stalkEnds = (sketch: Sketch, { leaf, stem }: PlateTraits): void => {
  if (leaf.arrangement === "basal" || leaf.form === "none") return;
  const tone = toneOf(mix(toneOf(leaf.colour).mid, toneOf(stem.colour).mid, 0.35));
  const sides = leaf.arrangement === "opposite" || leaf.arrangement === "whorled" ? [-1, 1] : [1];
  // Leaves without a stalk sit on a broad foot.
  const [long, wide] = leaf.petiole === "none" ? [30, 15] : leaf.petiole === "short" ? [58, 10] : [82, 11];
  for (const [i, side] of sides.entries()) {
    const foot: Point = [side * half * 0.7, joint + 7];
    const line = arc(
      foot,
      up + side * (0.92 - 0.14 * i),
      long * (1 - 0.14 * i),
      -side * 0.2,
      side * 0.16,
      12,
    );
    const bud = arc([side * half * 0.86, joint - 3], up + side * 0.42, 30, -side * 0.3, 0, 8);
    const young = toneOf(mix(tone.light, "#a9bf62", 0.5));
    sketch.body(
      ribbon(bud, (t) => 13 * Math.sin(lerp(0.22, 1, t) * Math.PI) ** 0.9 + 0.5),
      flatWash(sketch.page, young),
      young.ink,
      0.8,
    );
    // The outer scale of the bud.
    sketch.lines(
      [arc([side * (half * 0.86 + 1), joint - 6], up + side * 0.1, 20, side * 0.9, 0, 6)],
      young.ink,
      0.7,
      {
        opacity: 0.7,
      },
    );
    sketch.body(
      ribbon(line, (t) => wide * (0.74 + 1.1 * (1 - t) ** 4)),
      flatWash(sketch.page, tone),
      tone.ink,
      1,
    );
    // The groove along its upper side, with its light.
    const groove = line.slice(2, -1).map(([x, y]): Point => [x, y - wide * 0.14]);
    sketch.lines([groove], tone.dark, wide * 0.16, { opacity: 0.5 });
    sketch.lines([groove.map(([x, y]): Point => [x, y - wide * 0.16])], tone.pale, wide * 0.12, {
      opacity: 0.6,
    });
    const [end, before] = [line.at(-1) ?? foot, line.at(-2) ?? foot];
    const angle = Math.atan2(end[1] - before[1], end[0] - before[0]);
    sketch.body(ellipse(end, wide * 0.16, wide * 0.37, angle, 12), tone.pale, tone.ink, 0.8);
    sketch.dots([end], tone.dark, wide * 0.2);
    if (leaf.stipules === "combs")
      combs(sketch, leaf.colour, [side * half * 0.8, joint + 4], up + side * 0.5, 24);
  }
  // The line that joins them around the stem.
  const ink = toneOf(stem.colour).ink;
  sketch.lines(
    [
      [
        [-half * 0.98, joint + 4],
        [0, joint + 13],
        [half * 0.98, joint + 4],
      ],
    ],
    ink,
    1,
    { opacity: 0.75 },
  );
};

/** Spines at the joint, or curved prickles anywhere, as large as they are beside a stem seen near to. */
const armed = (sketch: Sketch, { stem }: PlateTraits): void => {
  const tone = toneOf(mix(toneOf(stem.colour).light, "#d9bd86", 0.5));
  const thorn = (root: Point, heading: number, long: number, hook: number): void =>
    sketch.body(
      ribbon(arc(root, heading, long, hook, 0, 6), (t) =>
        lerp(long * (long > 40 ? 0.17 : 0.34), 1, t ** 0.7),
      ),
      tone.mid,
      tone.ink,
      0.9,
    );
  if (stem.surface === "thorny")
    for (const side of [-1, 1]) thorn([side * half * 0.8, joint - 2], up + side * 0.8, 58, side * 0.1);
  else
    for (const [side, y] of [
      [-1, -46],
      [1, -26],
      [-1, 26],
      [1, 52],
      [0.2, -8],
    ] as const)
      thorn(
        [side * half * 0.94, y],
        side > 0.5 ? 0.25 : side < 0 ? Math.PI - 0.25 : 0.9,
        17,
        side < 0 ? -0.9 : 0.9,
      );
};

export const stemPiece = (sketch: Sketch, traits: PlateTraits): void => {
  const { stem } = traits;
  const look = greenStem(stem);
  const { tone } = look;
  // A piece as it was broken off, not a rod: a little bowed below the joint.
  const line = through(
    [
      [-7, 82],
      [-2.5, 44],
      [0, joint],
      [0, -40],
      [0, top],
    ],
    6,
  );
  const thorns = stem.surface === "thorny" || stem.surface === "prickly";
  drawStem(sketch, line, half * 2, half * 2 * 0.98, thorns ? { ...look, surface: "smooth" } : look);
  const edge = (share: number, bow: number): Point[] =>
    steps(7).map((t) => [share * half - 7 * (1 - t) ** 2.4, lerp(82, top + bow, t)] satisfies Point);
  // Edges that catch the light, and the sides between them.
  const edges = ["square", "winged", "three-edged"].includes(stem.form)
    ? [0]
    : stem.form === "angled"
      ? [-0.6, 0, 0.6]
      : [];
  for (const share of edges) {
    sketch.patches([[...edge(share, half * flat), ...edge(Math.min(1, share + 0.5), 2).reverse()]], {
      fill: tone.dark,
      opacity: edges.length === 1 ? 0.4 : 0.3,
    });
    sketch.lines([edge(share - 0.03, half * flat)], tone.pale, 2.2, { opacity: 0.7 });
    sketch.lines([edge(share + 0.04, half * flat)], tone.ink, 0.8, { opacity: 0.7 });
  }
  stalkEnds(sketch, traits);
  if (thorns) armed(sketch, traits);
  const face = section(stem.form, 1);
  sketch.body(
    face,
    litWash(
      sketch.page,
      [mix(tone.pale, "#f6f0d2", 0.6), mix(tone.pale, "#e9e6bd", 0.5), tone.light],
      [-half, top],
      [half, top],
    ),
    tone.ink,
    1.2,
  );
  sketch.lines(
    [[...section(stem.form, 0.82), section(stem.form, 0.82)[0] ?? [0, top]]],
    mix(tone.mid, tone.light, 0.4),
    2.4,
  );
  if (stem.form === "hollow")
    sketch.body(section("round", 0.56), mix(tone.dark, tone.ink, 0.5), tone.ink, 0.8);
  else {
    // The bundles stand in a ring around the pith.
    const bundles = section("round", 0.62).filter((_, i) => i % 4 === 0);
    sketch.dots(bundles, mix(tone.mid, tone.dark, 0.5), 3);
    sketch.dots(bundles, tone.light, 1.6);
  }
};
