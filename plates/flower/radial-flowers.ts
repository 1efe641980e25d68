// Radial flowers as blossoms in space: what whorls, tube, calyx and stamens each floral form has.
import {
  at,
  clamp,
  degrees,
  ellipse,
  lerp,
  type Point,
  polar,
  ribbon,
  steps,
  through,
} from "../drawing/geometry.ts";
import { brightness, hexOf, mix, toneOf, vary } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash } from "../drawing/wash.ts";
import { bandedCorona } from "./banded-corona.ts";
import { type Blossom, drawBlossom, threads, type Whorl } from "./blossom.ts";
import type { FlowerPaint } from "./flower-paint.ts";
import { hairBrush } from "./hair-brush.ts";
import { lotusBloom } from "./lotus-bloom.ts";
import { mallow } from "./mallow-flowers.ts";
import { milkweed } from "./milkweed-flowers.ts";
import { openFlower } from "./open-flowers.ts";
import { type Parts, petals, sepals } from "./parts.ts";
import { peacock } from "./peacock-flowers.ts";
import type { PetalShape } from "./petals.ts";
import type { Space, View } from "./space.ts";
import { type FlowerTraits, isChaff, isNail, isVase } from "./traits.ts";
import { antherCone, wheel } from "./wheel-flowers.ts";

const shapes = {
  four: { count: 4, width: 0.72, widest: 0.62, tip: "round" },
  star: { count: 5, width: 0.44, widest: 0.36, tip: "pointed" },
  pinwheel: { count: 5, width: 0.64, widest: 0.62, tip: "round", twist: 0.9 },
  salver: { count: 5, width: 0.84, widest: 0.68, tip: "truncate" },
  senna: { count: 5, width: 0.76, widest: 0.6, tip: "round", claw: 0.1 },
  bowl: { count: 7, width: 0.5, widest: 0.6, tip: "pointed" },
  lobe: { count: 5, width: 0.9, widest: 0.6, tip: "round" },
} satisfies Record<string, PetalShape>;

const ten: PetalShape = { count: 5, width: 0.46, widest: 0.52, tip: "round" };

const passion = (parts: Parts): Blossom => {
  const { flower, paint, radius, turn } = parts;
  const great = flower.size_cm >= 9;
  const sepal = toneOf(
    great ? mix(paint.tone.light, "#f3e3e0", 0.7) : mix(paint.tone.light, "#cfd9a4", 0.45),
  );
  const corona = flower.stamens === undefined ? "#6b4a8e" : hexOf(flower.stamens);
  return {
    whorls: [
      petals(parts, { ...ten, widest: 0.5 }, [10, -12], {
        tone: sepal,
        inner: sepal.mid,
        back: toneOf("light-green"),
        turn: turn + Math.PI / 5,
      }),
      petals(parts, { ...ten, width: 0.4 }, [12, -6], { length: radius * 0.98 }),
    ],
    centre: (sketch, space) => {
      const ring = (
        count: number,
        from: number,
        to: number,
        lift: number,
        colour: string,
        width: number,
      ): void =>
        sketch.lines(
          steps(count + 1)
            .slice(1)
            .map((t): Point[] => {
              const angle = t * Math.PI * 2 + sketch.random.around(0, 0.03);
              const reach = to * sketch.random.between(0.94, 1.04);
              return [
                space.at(radius * from, angle, radius * 0.06),
                space.at(radius * lerp(from, reach, 0.5), angle + 0.03, radius * lift),
                space.at(radius * reach, angle + sketch.random.around(0, 0.05), radius * lift * 0.8),
              ];
            }),
          colour,
          width,
        );
      const thin = Math.max(0.8, radius * 0.02);
      if (great) bandedCorona(sketch, space, radius, corona);
      else {
        // Shorter than the petals, so that these are seen around it; the threads wave towards their tips.
        ring(72, 0.2, 0.72, 0.17, mix(corona, "#3a1440", 0.35), thin + 0.5);
        ring(72, 0.2, 0.72, 0.17, "#f6f1e8", thin);
        ring(72, 0.2, 0.44, 0.14, corona, thin * 1.15);
        ring(36, 0.12, 0.28, 0.2, mix(corona, "#3a1440", 0.5), thin * 1.2);
      }
      const green = toneOf("light-green");
      const stand = radius * 0.34;
      const column = steps(5).map((t) => space.at(0, 0, stand * t));
      sketch.body(
        ribbon(column, () => Math.max(2, radius * 0.07)),
        green.mid,
        green.ink,
        0.7,
      );
      for (let i = 0; i < 5; i++) {
        const angle = turn + (i / 5) * Math.PI * 2;
        const end = space.at(radius * 0.3, angle, stand * 0.92);
        sketch.line(
          [space.at(0, 0, stand), space.at(radius * 0.15, angle, stand * 1.04), end],
          green.dark,
          radius * 0.04,
        );
        const across = [
          space.at(radius * 0.3, angle - 0.32, stand * 0.9),
          end,
          space.at(radius * 0.3, angle + 0.32, stand * 0.9),
        ];
        sketch.body(
          ribbon(across, () => radius * 0.075),
          "#dcc04a",
          "#5a4a1c",
          0.6,
        );
      }
      sketch.dots([space.at(0, 0, stand * 1.2)], green.ink, radius * 0.17);
      sketch.dots([space.at(0, 0, stand * 1.22)], green.light, radius * 0.14);
      for (let i = 0; i < 3; i++) {
        const angle = turn + 0.5 + (i / 3) * Math.PI * 2;
        const end = space.at(radius * 0.24, angle, stand * 1.5);
        sketch.line(
          [space.at(0, 0, stand * 1.3), space.at(radius * 0.12, angle, stand * 1.55), end],
          mix(corona, "#503060", 0.4),
          radius * 0.035,
        );
        sketch.dots([end], "#5d7a3c", radius * 0.085);
      }
    },
  };
};

/** Pomegranate: a fleshy vase with thick teeth, crumpled petals on its rim, and a brush of stamens within. */
const vase = (parts: Parts): Blossom => {
  const { flower, paint, radius, turn } = parts;
  const flesh = paint.bracts;
  const count = flower.petals ?? 6;
  const tube = { length: radius * 0.86, foot: radius * 0.2, throat: radius * 0.66 };
  return {
    whorls: [
      petals(parts, { count, width: 0.96, widest: 0.58, tip: "frilled", claw: 0.05 }, [54, -4], {
        count,
        width: 0.96,
        length: radius * 0.86,
        cup: 0.16,
        turn: turn + Math.PI / count,
        inner: mix(paint.tone.mid, paint.tone.dark, 0.4),
      }),
    ],
    tube: { ...tube, tone: flesh, inner: flesh.dark },
    sepals: {
      ...sepals(parts, count, 0.46, [62, 30]),
      turn,
      width: 0.86,
      widest: 0.2,
      length: radius * 0.46,
      tone: flesh,
      inner: flesh.light,
    },
    calyxAt: [tube.throat * 0.46, tube.length * 0.96],
    centre: (sketch, space, height) => {
      const size = Math.max(1.6, radius * 0.06);
      for (const [share, rise, length] of [
        [0.6, 50, 0.42],
        [0.4, 76, 0.5],
      ] as const)
        threads(sketch, space, height, {
          count: Math.round((radius > 26 ? 46 : 20) * share),
          length: radius * length,
          foot: radius * 0.14,
          rise,
          filament: mix(paint.tone.light, "#f3b06a", 0.4),
          ink: paint.tone.ink,
          head: paint.stamen,
          size,
          turn: share,
        });
    },
  };
};

/** Lotus, poppies: rings of concave petals around a flat-topped head. */
const bowl = (parts: Parts): Blossom => {
  const { flower, paint, radius, turn } = parts;
  const all = flower.petals ?? 18;
  const rings: readonly (readonly [number, number, number, number])[] =
    all <= 9
      ? [[0, 1, 30, 8]]
      : [
          [0.1, 1, 22, 16],
          [0.5, 0.95, 44, 46],
          [0.25, 0.8, 62, 74],
        ];
  const count = Math.max(3, Math.round(all / rings.length));
  return {
    whorls: rings.map(([shift, share, from, to]) =>
      petals(
        parts,
        { ...shapes.bowl, count, ...(all <= 9 ? { width: 0.82, tip: "round" as const } : {}) },
        [from, to],
        {
          count,
          width: all <= 9 ? 0.82 : 0.62,
          length: radius * share,
          turn: turn + shift,
          cup: all <= 9 ? 0.3 : 0.42,
        },
      ),
    ),
    disc: radius * 0.08,
    centre: (sketch, space, height) => {
      threads(sketch, space, height, {
        count: all <= 9 ? 30 : 76,
        length: radius * 0.42,
        rise: all <= 9 ? 58 : 44,
        filament: paint.stamen,
        ink: mix(paint.stamen, paint.tone.ink, 0.7),
        head: mix(paint.stamen, "#fff4c0", 0.3),
        size: Math.max(1.4, radius * 0.045),
      });
      const head = toneOf("yellow-green");
      const [foot, top] = [radius * 0.08, radius * 0.34];
      const rim = steps(14).map((t) => space.at(radius * 0.2, t * Math.PI * 2, top));
      sketch.body(
        [
          space.at(foot, Math.PI / 2, 0),
          space.at(radius * 0.2, Math.PI / 2, top),
          space.at(radius * 0.2, -Math.PI / 2, top),
          space.at(foot, -Math.PI / 2, 0),
        ],
        head.mid,
        head.ink,
        0.8,
        false,
      );
      sketch.body(rim, head.light, head.ink, 0.8);
      sketch.dots(
        [0, 1, 2, 3, 4, 5, 6].map((i) => space.at(i === 0 ? 0 : radius * 0.12, i * 1.05, top)),
        head.ink,
        Math.max(1, radius * 0.03),
      );
    },
  };
};

const senna = (parts: Parts): Blossom => {
  const { paint, radius, turn } = parts;
  return {
    whorls: [
      petals(parts, shapes.senna, [34, 6], { cup: 0.2, each: (i) => ({ length: i % 2 === 0 ? 1 : 0.92 }) }),
    ],
    sepals: sepals(parts, 5, 0.5, [20, 0]),
    centre: (sketch, space) => {
      const brown = toneOf(mix(paint.stamen, "#9a6a1c", 0.45));
      // Three long anthers curve forward below, four short ones stand above; each is a pod on a short thread.
      const crook = (i: number): Point[] => {
        const long = i >= 4;
        const away = turn + (long ? degrees(-32 + (i - 4) * 32) : degrees(112 + i * 45));
        const reach = radius * (long ? 0.74 : 0.34);
        return steps(6).map((t) =>
          space.at(
            radius * 0.05 + reach * (long ? Math.sin(t * 2.1) * 0.62 : t * 0.5),
            away + t * (long ? 0.25 : 0),
            reach * t * (long ? 1.25 : 0.9),
          ),
        );
      };
      for (let i = 0; i < 7; i++) {
        const line = crook(i);
        sketch.lines([line.slice(0, 3)], brown.ink, Math.max(1, radius * 0.04));
        sketch.body(
          ribbon(line.slice(2), (t) => Math.max(1.6, radius * (i >= 4 ? 0.1 : 0.12)) * (1 - t * 0.55)),
          brown.mid,
          brown.ink,
          radius > 24 ? 0.8 : 0.5,
        );
      }
      const pod = [
        space.at(0, turn, 0),
        space.at(radius * 0.45, turn - 0.5, radius * 0.4),
        space.at(radius * 0.35, turn - 0.7, radius * 0.95),
      ];
      sketch.lines([pod], "#5c7335", Math.max(1.2, radius * 0.06), { "stroke-linecap": "round" });
    },
  };
};

/** The azimuth of the first of five lobes: two of them stand above, three below. */
const firstLobe = Math.PI + degrees(36);

/** The length at each azimuth of lobes of these lengths, without a step between neighbours. */
const lobeLengths =
  (lengths: readonly number[]) =>
  (turn: number): number => {
    const place =
      (((turn - firstLobe) / (Math.PI * 2)) * lengths.length + lengths.length * 4) % lengths.length;
    const before = Math.floor(place);
    const [from, to] = [lengths[before] ?? 1, lengths[(before + 1) % lengths.length] ?? 1];
    const t = place - before;
    return lerp(from, to, t * t * (3 - 2 * t));
  };

/** Trumpets of the poui and ruellia families: five rounded lobes, the lower three forming a lip in some. */
const lobedFunnel = (parts: Parts, size: number): Blossom => {
  const two = parts.flower.limb === "two-lipped";
  // Gourds have a deep bell.
  if (parts.flower.filaments === "knot")
    return funnel(parts, size, {
      tube: 0.36,
      foot: 0.14,
      throat: 0.3,
      limb: 0.5,
      rise: [84, 2],
      cut: 0.42,
      calyx: 0.16,
      lobes: [0.96, 1, 0.97, 1, 0.96],
    });
  return funnel(parts, size, {
    tube: 0.42,
    foot: 0.075,
    throat: two ? 0.25 : 0.21,
    limb: two ? 0.44 : 0.5,
    rise: two ? [80, -14] : [72, -30],
    cut: 0.46,
    calyx: 0.17,
    lobes: two ? [0.72, 0.9, 1, 0.9, 0.72] : [0.92, 0.97, 1, 0.97, 0.92],
  });
};

/** A funnel: a narrow tube widening to a joined limb. */
const funnel = (
  parts: Parts,
  size: number,
  shape: {
    tube: number;
    foot: number;
    throat: number;
    limb: number;
    rise: readonly [number, number];
    cut: number;
    calyx: number;
    /** The length of each lobe as a share of the usual one, from the uppermost on; a rim without lobes has none. */
    lobes?: readonly number[];
    veins?: string;
  },
): Blossom => {
  const { flower, paint } = parts;
  const inner =
    flower.centre === undefined
      ? mix(paint.tone.mid, "#d6d79a", 0.4)
      : mix(hexOf(flower.centre), paint.tone.mid, 0.15);
  return {
    whorls: [
      petals(parts, shapes.lobe, shape.rise, {
        count: 5,
        length: size * shape.limb,
        joined: shape.cut,
        inner: shape.veins === undefined ? inner : mix(paint.tone.mid, paint.tone.light, 0.4),
        ...(shape.veins === undefined ? {} : { veins: shape.veins }),
        ...(shape.lobes === undefined
          ? { turn: parts.turn }
          : { turn: firstLobe, lobes: lobeLengths(shape.lobes) }),
      }),
    ],
    tube: {
      length: size * shape.tube,
      foot: size * shape.foot,
      throat: size * shape.throat,
      tone: paint.tone,
      inner,
    },
    sepals: { ...sepals(parts, 5, 1, [86, 78]), length: size * shape.calyx, width: 0.1 / shape.calyx },
    centre: (sketch, space, height, shows) => {
      if (size < 30) return;
      const reach = size * shape.limb * 0.5;
      if (flower.filaments === "knot") {
        joinedAnthers(sketch, space, height, reach, parts, shows);
        return;
      }
      // Poui and ruellia have four, a longer and a shorter pair, that lie against the upper side.
      const paired = flower.limb === "lobed" || flower.limb === "two-lipped";
      const standing = paired
        ? [
            [Math.PI - 0.9, 0.72],
            [Math.PI + 0.9, 0.72],
            [Math.PI - 0.4, 0.98],
            [Math.PI + 0.4, 0.98],
          ]
        : [0, 1.3, 2.6, 3.9, 5.2].map((turn) => [turn, 1]);
      const lines = standing
        .map(([turn = 0, long = 1]) =>
          steps(8)
            .map((t) =>
              space.at(size * shape.throat * (paired ? 0.34 : 0.24) * t, turn, height + reach * long * t),
            )
            .filter(shows),
        )
        .filter((line) => line.length > 1);
      sketch.lines(lines, mix(paint.stamen, paint.tone.ink, 0.6), Math.max(1.2, size * 0.014));
      const ends = lines.map((line) => line.at(-1) ?? ([0, 0] as const));
      sketch.dots(ends, mix(paint.stamen, paint.tone.ink, 0.6), Math.max(2.4, size * 0.042));
      sketch.dots(ends, mix(paint.stamen, "#fff2c4", 0.4), Math.max(1.6, size * 0.03));
    },
  };
};

/** Gourds: the anthers are joined to one knob, whose pollen lies in winding furrows. */
const joinedAnthers = (
  sketch: Sketch,
  space: Space,
  height: number,
  reach: number,
  { paint, radius }: Parts,
  shows: (point: Point) => boolean,
): void => {
  const head = toneOf(mix(paint.stamen, "#e39a1c", 0.35));
  const knob = steps(9)
    .map((t) => space.at(0, 0, height + reach * lerp(0.1, 0.95, t)))
    .filter(shows);
  if (knob.length < 4) return;
  sketch.body(
    ribbon(knob, (t) => radius * 0.2 * Math.sin(lerp(0.3, 0.86, t) * Math.PI) ** 0.6),
    flatWash(sketch.page, head),
    head.ink,
    radius > 24 ? 0.9 : 0.6,
  );
  if (radius < 40) return;
  const furrows = [-0.62, 0, 0.62].map((aside) =>
    steps(13).map((t, i) =>
      space.at(
        radius * 0.072,
        Math.PI / 2 + (aside + (i % 2 === 0 ? 0.2 : -0.2)) * 1.5,
        height + reach * lerp(0.22, 0.88, t),
      ),
    ),
  );
  sketch.lines(
    furrows.map((furrow) => furrow.filter(shows)).filter((furrow) => furrow.length > 3),
    head.ink,
    0.8,
    { opacity: 0.7 },
  );
};

/** Four o'clock: the lobes are grown together to one limb, which is plaited, with a notch in the middle of every lobe. */
const plaited = (parts: Parts): Whorl => {
  const { radius, turn, flower } = parts;
  const count = flower.petals ?? 5;
  const lobes = (azimuth: number): number => {
    const aside = Math.abs(((((azimuth - turn) * count) / (Math.PI * 2) + 1000.5) % 1) - 0.5) * 2;
    return 1 - 0.05 * Math.max(0, 1 - aside * 4) ** 1.4 + 0.03 * Math.sin(azimuth * 3 + 1);
  };
  return petals(parts, shapes.lobe, [62, -6], {
    count,
    length: radius * 1.06,
    joined: 0.2,
    lobes,
  });
};

/** The narrow anthers of coffee, on the rim of the tube between the lobes. */
const spreadAnthers = (
  sketch: Sketch,
  space: Space,
  height: number,
  { paint, radius, turn }: Parts,
): void => {
  const anther = toneOf(mix(paint.stamen, "#d9c184", 0.5));
  for (const i of [0, 1, 2, 3, 4]) {
    const azimuth = turn + ((i + 0.5) / 5) * Math.PI * 2 + 0.1;
    const line = [0.16, 0.34, 0.56].map((far) =>
      space.at(radius * far, azimuth + far * 0.3, height + radius * (0.16 + far * 0.24)),
    );
    sketch.lines([[space.at(radius * 0.08, azimuth, height), line[0] ?? [0, 0]]], anther.ink, radius * 0.02);
    sketch.body(
      ribbon(line, (t) => radius * 0.07 * (1 - Math.abs(t - 0.5) * 0.8)),
      anther.mid,
      anther.ink,
      0.6,
    );
  }
};

const salver = (parts: Parts, shape: PetalShape, tube: number): Blossom => {
  const { flower, paint, radius } = parts;
  // The narrow mouth is deep in the colour of its eye, not grey.
  const hole = mix(mix(paint.centre, paint.tone.dark, 0.45), paint.tone.ink, 0.4);
  // Notched lobes that are grown together make one shallow funnel (four o'clock).
  const funnel = flower.petal === "heart";
  return {
    whorls: [
      funnel
        ? plaited(parts)
        : petals(parts, shape, [24, 2], {
            length: radius * 0.9,
            cup: 0.06,
            joined: 1,
            twist: 0.16,
            // Some have narrow lobes that do not meet (coffee).
            width: flower.petal === "strap" ? 0.52 : 0.94,
            count: parts.flower.petals ?? shape.count,
          }),
    ],
    tube: {
      length: radius * tube,
      foot: radius * 0.14,
      throat: radius * 0.2,
      tone: paint.tone,
      inner: mix(paint.tone.mid, "#cdd59a", 0.45),
      hole,
    },
    sepals: { ...sepals(parts, 5, 0.3, [84, 76]), width: 0.4 },
    centre: (sketch, space, height, shows) => {
      if (flower.long_stamens) farStamens(sketch, space, height, parts);
      else if (flower.petal === "strap" && radius > 14) spreadAnthers(sketch, space, height, parts);
      if (flower.centre === undefined || radius < 20 || !shows(space.at(0, 0, height))) return;
      eye(sketch, space, height, parts, hole);
    },
  };
};

/** Stamens that stand far out of the mouth of a tube, curved each its own way. */
const farStamens = (sketch: Sketch, space: Space, height: number, { paint, radius }: Parts): void => {
  const filaments = [0.5, 1.7, 2.9, 4.3, 5.5].map((turn, i): Point[] => {
    const far = radius * (0.86 + 0.09 * (i % 3));
    return [
      space.at(0, turn, height),
      space.at(radius * 0.07, turn, height + far * 0.55),
      space.at(radius * (0.16 + 0.05 * (i % 2)), turn, height + far),
    ];
  });
  sketch.lines(filaments, mix(paint.tone.ink, paint.stamen, 0.4), Math.max(1.1, radius * 0.045));
  sketch.lines(filaments, paint.stamen, Math.max(0.7, radius * 0.028));
  const ends = filaments.map((thread) => at(thread, -1));
  sketch.dots(ends, mix(paint.tone.ink, paint.stamen, 0.3), Math.max(1.6, radius * 0.08));
  sketch.dots(ends, "#e8c65a", Math.max(1.1, radius * 0.055));
};

/** An eye around the mouth of the tube that runs out into the lobes in five points. */
const eye = (sketch: Sketch, space: Space, height: number, parts: Parts, hole: string): void => {
  const { flower, paint, radius, turn } = parts;
  const count = (flower.petals ?? 5) * 6;
  const around = (reach: (i: number) => number): Point[] =>
    Array.from({ length: count }, (_, i) =>
      space.at(radius * reach(i), turn + (i / count) * Math.PI * 2, height),
    );
  // Seen from the side it would float beside the tube.
  if (Math.abs(space.depth(0, 0, 1)) < 0.55) return;
  sketch.patches([around((i) => (i % 6 === 0 ? 0.36 : i % 2 === 0 ? 0.27 : 0.2))], {
    fill: paint.centre,
    opacity: 0.6,
  });
  sketch.patches([around(() => 0.1)], { fill: hole });
  sketch.lines([around(() => 0.12)], mix(paint.centre, paint.tone.pale, 0.55), Math.max(0.8, radius * 0.025));
};

/** Frangipani, oleander: lobes that overlap by turns on a narrow tube, some with a crown of cut scales at its mouth. */
const pinwheel = (parts: Parts): Blossom => {
  const { flower, paint, radius, turn } = parts;
  const plain = salver(parts, shapes.pinwheel, 0.8);
  const fringed = flower.throat === "fringed";
  return {
    ...plain,
    whorls: [
      petals(parts, shapes.pinwheel, [30, 0], {
        count: 5,
        joined: 1,
        twist: 0.75,
        // The lobes of frangipani are broad and lie far over each other.
        width: fringed ? 1.1 : 1.34,
        length: radius * (fringed ? 0.8 : 0.86),
        cup: 0.06,
      }),
    ],
    tube: {
      length: radius * (fringed ? 0.95 : 0.8),
      foot: radius * 0.16,
      throat: radius * (fringed ? 0.46 : 0.22),
      tone: paint.tone,
      inner: mix(paint.tone.mid, "#cdd59a", 0.35),
      // A narrow mouth glows in its own colour; its shade would be a grey plug.
      ...(fringed || flower.centre === undefined ? {} : { hole: mix(paint.centre, "#7c3f12", 0.32) }),
    },
    ...(fringed
      ? {
          centre: (sketch: Sketch, space: Space, height: number): void => {
            const scales = steps(26).map((t, i): Point[] => {
              const away = turn + t * Math.PI * 2;
              const long = radius * (i % 3 === 0 ? 0.24 : 0.16);
              return [
                space.at(radius * 0.16, away, height),
                space.at(radius * 0.22, away, height + long * 0.7),
                space.at(radius * (i % 2 === 0 ? 0.3 : 0.24), away + 0.1, height + long),
              ];
            });
            const tone = toneOf(paint.centre);
            sketch.lines(scales, paint.tone.ink, Math.max(1.1, radius * 0.05), { opacity: 0.7 });
            sketch.lines(scales, tone.light, Math.max(0.6, radius * 0.034));
          },
        }
      : {}),
  };
};

const lobedTube = (parts: Parts, size: number): Blossom => {
  // Small tubes are stouter: true to scale they would be straws with a knob.
  const stout = clamp((62 - size) / 30, 0, 1);
  return {
    whorls: [
      petals(parts, shapes.lobe, parts.flower.drooping ? [84, 40] : [58, -16], {
        count: 5,
        length: size * lerp(0.2, 0.3, stout),
        joined: 0.42,
      }),
    ],
    tube: {
      length: size * 0.74,
      foot: size * lerp(0.1, 0.15, stout),
      throat: size * lerp(0.2, 0.27, stout),
      tone: parts.paint.tone,
      inner: mix(parts.paint.tone.mid, "#d9d08a", 0.3),
    },
    sepals: { ...sepals(parts, 5, 1, [86, 78]), length: size * 0.17, width: 0.5 },
    centre: (sketch, space, height) => {
      const ends = [0.4, 1.7, 2.9, 4.2, 5.4].map((turn) => space.at(size * 0.06, turn, height + size * 0.1));
      sketch.dots(ends, mix(parts.paint.stamen, parts.paint.tone.ink, 0.3), Math.max(1.2, size * 0.03));
    },
  };
};

const daisy = (parts: Parts): Blossom => {
  const { flower, paint, radius, turn } = parts;
  const count = flower.petals ?? 10;
  const disc = toneOf(flower.centre ?? "golden");
  const size = radius * (count <= 6 ? 0.36 : 0.32);
  return {
    whorls: [
      petals(parts, { count, width: Math.min(0.74, 4.6 / count), widest: 0.66, tip: "notched" }, [20, -8], {
        count,
        width: Math.min(0.74, 4.6 / count),
        length: radius * 0.74,
        inner: mix(paint.centre, paint.tone.mid, 0.6),
      }),
    ],
    disc: size * 0.8,
    // Where the rays are few, one looks between them into the cup, whose outer bracts lie back.
    ...(count > 6
      ? {}
      : {
          tube: {
            length: radius * 0.34,
            foot: radius * 0.1,
            throat: size * 0.9,
            tone: toneOf("green"),
            inner: toneOf("green").dark,
          },
        }),
    sepals: {
      ...sepals(parts, 8, count > 6 ? 0.34 : 0.3, count > 6 ? [76, 50] : [24, -24]),
      turn,
      tone: toneOf("green"),
      inner: toneOf("green").mid,
      width: 0.34,
    },
    centre: (sketch, space, height) => {
      const dome = (share: number): number => height + size * 0.55 * (1 - share * share);
      const rim = steps(16).map((t) => space.at(size, t * Math.PI * 2, height));
      sketch.body(rim, disc.mid, disc.ink, 0.8);
      const cap = steps(14).map((t) => space.at(size * 0.72, t * Math.PI * 2, dome(0.72)));
      sketch.patches([cap], { fill: disc.light, opacity: 0.7 });
      const florets = Array.from({ length: 42 }, (_, i) => {
        const share = Math.sqrt((i + 0.5) / 42);
        return space.at(size * share * 0.95, i * 2.4, dome(share));
      });
      sketch.dots(florets, disc.dark, Math.max(1, size * 0.15));
      sketch.dots(
        florets.map(([x, y]): Point => [x - size * 0.03, y - size * 0.03]),
        disc.light,
        Math.max(0.6, size * 0.08),
      );
    },
  };
};

/** Marigolds: crimped straps in many rings, on a long green goblet of joined bracts. */
const pompon = (parts: Parts): Blossom => {
  const { paint, radius, turn } = parts;
  const green = toneOf(mix(paint.bracts.mid, "#7fa052", 0.5));
  const deep = mix(paint.tone.mid, paint.tone.dark, 0.4);
  const bright = toneOf(mix(paint.tone.mid, paint.centre, 0.32));
  const rings = [
    [1, 13, 0, -24],
    [0.95, 12, 12, -6],
    [0.84, 11, 30, 18],
    [0.68, 9, 50, 44],
    [0.5, 7, 68, 74],
  ] as const;
  return {
    whorls: rings.map(([share, count, from, to], i) =>
      petals(parts, { count, width: 0.62, widest: 0.78, tip: "frilled" }, [from, to], {
        count,
        width: 0.62,
        length: radius * share,
        turn: turn + i * 0.3,
        cup: 0.26,
        inner: deep,
        tone: i % 2 === 0 ? bright : paint.tone,
        back: bright,
      }),
    ),
    tube: {
      length: radius * 0.62,
      foot: radius * 0.2,
      throat: radius * 0.62,
      tone: green,
      inner: deep,
    },
    // The youngest straps, still upright and folded, close the middle.
    centre: (sketch, space, height) => {
      const folded = Array.from({ length: 26 }, (_, i) => {
        const out = radius * 0.36 * Math.sqrt((25.5 - i) / 26);
        return { azimuth: i * 2.4, out, lift: height + radius * 0.3 * (1 - out / radius) };
      });
      for (const [i, { azimuth, out, lift }] of folded.entries())
        sketch.body(
          [-0.36, -0.14, 0.1, 0.34]
            .flatMap((aside, k): Point[] => [
              space.at(out + radius * (k % 2 === 0 ? 0.1 : 0.04), azimuth + aside, lift),
            ])
            .concat([space.at(Math.max(0, out - radius * 0.12), azimuth, lift - radius * 0.04)]),
          mix(bright.mid, i % 3 === 0 ? deep : bright.light, 0.45),
          paint.tone.ink,
          0.45,
        );
    },
    sepals: { ...sepals(parts, 8, 0.78, [84, 74]), tone: green, inner: green.mid, width: 0.3 },
  };
};

/** Myrtles and their kin: small petals on a green cup, and a brush of stamens far longer than they are. */
const brush = (parts: Parts): Blossom => {
  const { flower, paint, radius } = parts;
  const pale = brightness(paint.tone.mid) > 0.8;
  const head = pale && brightness(paint.stamen) > 0.8 ? "#dcb54a" : paint.stamen;
  const close = radius > 26;
  // Beneath a coloured brush the petals are paler than its threads.
  const petal = pale ? paint.tone : toneOf(mix(paint.tone.mid, "#f4a9b8", 0.3));
  // A flower that carries the plate shows its sheaf in full.
  const count = Math.min(
    flower.stamen_count ?? (radius > 60 ? 90 : 60),
    close ? (radius > 60 ? 120 : 72) : 22,
  );
  // Clove: a cup drawn out to a nail, with four thick teeth at its head.
  const nail = isNail(flower);
  // Those with few stamens have no cup that bears them.
  const few = (flower.stamen_count ?? 60) <= 15;
  const cup = {
    length: radius * (nail ? 0.86 : few ? 0.16 : 0.3),
    foot: radius * (nail ? 0.2 : 0.12),
    throat: radius * (nail ? 0.34 : few ? 0.22 : 0.4),
    tone: paint.bracts,
    inner: paint.bracts.mid,
  };
  return {
    sepals: nail
      ? { ...sepals(parts, 4, 0.26, [44, 20]), width: 0.7 }
      : {
          ...sepals(parts, flower.petals ?? 5, few ? 0.2 : 0.26, [30, 4]),
          width: 0.8,
          tip: "round" as const,
        },
    calyxAt: nail ? [radius * 0.14, radius * 0.82] : [cup.throat * 0.42, cup.length * 0.94],
    whorls: [
      petals(parts, shapes.four, [24, 4], {
        count: flower.petals ?? 5,
        length: radius * 0.54,
        width: 0.94,
        tone: petal,
        inner: petal.mid,
        back: petal,
        cup: 0.24,
      }),
    ],
    tube: cup,
    centre: (sketch, space, height) => {
      if ((flower.stamen_count ?? 0) > 100) {
        const { pale: lit, light, mid, dark } = paint.tone;
        hairBrush(sketch, space, height, {
          count: close ? 210 : 90,
          length: radius * 0.98,
          foot: close ? radius * 0.14 : 0,
          tones: pale
            ? [mix(mid, dark, 0.5), mid, "#fffdf5"]
            : [mix(mid, dark, 0.6), mid, mix(light, lit, 0.35)],
          anther: head === paint.stamen ? mix(mid, lit, 0.55) : head,
        });
        return;
      }
      if (close) {
        // The rim of the cup, on which the stamens stand, and the nectar in its hollow.
        const round = (far: number): Point[] =>
          steps(19).map((t) => space.at(cup.throat * far, t * Math.PI * 2, height));
        sketch.body(round(0.56), mix(paint.bracts.light, "#f1ecc8", 0.45), paint.bracts.ink, 0.6);
        sketch.patches([round(0.34)], { fill: mix(paint.bracts.mid, "#a9a13c", 0.4), opacity: 0.7 });
      }
      const size = Math.max(1.4, radius * (radius > 60 ? 0.04 : 0.055));
      for (const [share, rise, length] of [
        [0.6, 26, 0.92],
        [0.4, 62, 1],
      ] as const)
        threads(sketch, space, height, {
          count: Math.max(2, Math.round(count * share)),
          length: radius * length,
          foot: close ? cup.throat * 0.44 : 0,
          rise,
          filament: pale ? paint.tone.pale : mix(paint.tone.light, paint.tone.mid, 0.5),
          ink: paint.tone.ink,
          head,
          size,
          turn: share,
          ...(radius > 60 ? { width: radius * (few ? 0.022 : 0.013) } : {}),
        });
      if (!close) return;
      const style = toneOf("#9fb162");
      const stalk = steps(4).map((t) => space.at(radius * 0.03 * t, 1, height + radius * 0.95 * t));
      sketch.lines([stalk], style.ink, radius * 0.03);
      sketch.lines([stalk], style.light, radius * 0.017);
      sketch.dots([at(stalk, -1)], style.ink, radius * 0.06);
      sketch.dots([at(stalk, -1)], style.light, radius * 0.042);
    },
  };
};

/** Cannonball and its kin: fleshy cupped petals, a disc of stamens, and a fringed hood folded over it. */
const hooded = (parts: Parts): Blossom => {
  const { paint, radius, turn } = parts;
  const pink = toneOf(paint.stamen);
  return {
    whorls: [
      petals(parts, { count: 6, width: 0.78, widest: 0.56, tip: "round" }, [38, 26], {
        count: 6,
        width: 0.78,
        cup: 0.42,
        turn,
        back: vary(paint.tone, "#d9b36a", 0.5),
      }),
    ],
    sepals: sepals(parts, 6, 0.3, [30, 20]),
    centre: (sketch, space) => {
      threads(sketch, space, 0, {
        count: 34,
        length: radius * 0.36,
        rise: 34,
        filament: pink.light,
        ink: pink.ink,
        head: mix(pink.light, "#f0d98a", 0.5),
        size: Math.max(1.6, radius * 0.06),
      });
      // A strap from one side of the ring bends over it and ends in a dome, whose rim is coiled inwards in a fringe.
      const cream = toneOf(mix(pink.light, "#f6e2d2", 0.35));
      const dome = space.at(radius * 0.04, 0, radius * 0.4);
      const strap = through(
        [
          space.at(radius * 0.36, Math.PI, radius * 0.02),
          space.at(radius * 0.5, Math.PI, radius * 0.34),
          space.at(radius * 0.2, Math.PI, radius * 0.52),
        ],
        4,
      );
      sketch.body(
        ribbon(strap, () => radius * 0.3),
        cream.mid,
        cream.ink,
        0.9,
      );
      const [rx, ry] = [radius * 0.3, radius * 0.34];
      const fringe = steps(11).map((t): Point[] => {
        const angle = lerp(-1.5, 1.5, t);
        const rim: Point = [dome[0] + Math.cos(angle) * rx * 0.86, dome[1] + Math.sin(angle) * ry * 0.9];
        return [rim, polar(rim, angle + 0.5, radius * 0.13), polar(rim, angle + 1.1, radius * 0.15)];
      });
      sketch.lines(fringe, cream.ink, Math.max(1.6, radius * 0.075));
      sketch.lines(fringe, mix(pink.light, "#f0d98a", 0.5), Math.max(1, radius * 0.05));
      sketch.body(ellipse(dome, rx, ry, 0, 18), cream.mid, cream.ink, 1);
      sketch.lines(
        [-0.7, -0.36, 0, 0.36, 0.7].map((y): Point[] => [
          [dome[0] - rx * 0.86, dome[1] + y * ry * 0.5],
          [dome[0], dome[1] + y * ry],
          [dome[0] + rx * Math.sqrt(1 - y * y) * 0.92, dome[1] + y * ry],
        ]),
        cream.ink,
        0.7,
        { opacity: 0.55 },
      );
      sketch.patches([ellipse([dome[0] - rx * 0.2, dome[1] - ry * 0.36], rx * 0.34, ry * 0.2)], {
        fill: cream.pale,
        opacity: 0.6,
      });
    },
  };
};

/** The anthers of peppers are short and apart, those of nightshades a slender cone. */
const nightshade = ({ stamens }: FlowerTraits): Parameters<typeof antherCone>[4] =>
  stamens === "yellow" || stamens === "golden"
    ? { tall: 0.52, wide: 0.17 }
    : { tall: 0.34, wide: 0.13, apart: true };

const blossomOf = (parts: Parts, size: number): Blossom | undefined => {
  const { flower, radius, paint } = parts;
  switch (flower.form) {
    case "star":
      if (flower.throat === "wide") return wheel(parts);
      return {
        whorls: [petals(parts, shapes.star, [16, -24])],
        sepals: sepals(parts, 5, 0.4, [20, 0]),
        centre: (sketch, space, height) => {
          if (flower.stamens !== undefined) {
            antherCone(parts, sketch, space, height, nightshade(flower));
            return;
          }
          // Five upright anthers around the style, each a rod of its own.
          const anther = toneOf(paint.stamen);
          const wide = Math.max(1.5, radius * 0.12);
          for (const away of [0, 1.26, 2.51, 3.77, 5.03].map((each) => each + parts.turn + 0.6))
            sketch.body(
              ribbon(
                [
                  space.at(radius * 0.08, away, height + radius * 0.08),
                  space.at(radius * 0.17, away, height + radius * 0.3),
                  space.at(radius * 0.2, away, height + radius * 0.46),
                ],
                (t) => wide * (1 - Math.abs(t - 0.4) * 0.5),
              ),
              anther.mid,
              mix(anther.ink, paint.tone.ink, 0.3),
              radius > 24 ? 0.8 : 0.5,
            );
          if (radius > 16) {
            const tip = space.at(0, 0, height + radius * 0.6);
            sketch.lines([[space.at(0, 0, height), tip]], "#6f7f45", Math.max(0.9, radius * 0.04));
            sketch.dots([tip], "#a9b86a", Math.max(1.4, radius * 0.08));
          }
        },
      };
    case "pinwheel":
      return pinwheel(parts);
    case "salver":
      return salver(parts, shapes.salver, 1);
    case "senna":
      return senna(parts);
    case "orchid-tree":
      return peacock(parts);
    case "mallow":
      return mallow(parts);
    case "passion":
      return passion(parts);
    case "many-petal":
      return isVase(flower) ? vase(parts) : bowl(parts);
    case "daisy":
      return daisy(parts);
    case "pompon":
      return pompon(parts);
    case "brush":
      return brush(parts);
    case "milkweed":
      return milkweed({ ...parts, radius: size * 0.46 });
    case "cannonball":
      return hooded(parts);
    case "trumpet":
      if (flower.limb !== "whole") return lobedFunnel(parts, size);
      // Angel's trumpets are tube for most of their length, in a long calyx.
      return funnel(
        parts,
        size,
        flower.size_cm > 12
          ? { tube: 0.56, foot: 0.06, throat: 0.17, limb: 0.42, rise: [84, 8], cut: 0.14, calyx: 0.4 }
          : { tube: 0.34, foot: 0.09, throat: 0.19, limb: 0.58, rise: [74, -8], cut: 0.16, calyx: 0.2 },
      );
    case "bell":
      // Thick petals that stay closed are drawn from the side.
      if (flower.petal === "thick") return undefined;
      // A shallow saucer with five corners, or a bell.
      if (flower.throat === "wide")
        return funnel(parts, size, {
          tube: 0.08,
          foot: 0.12,
          throat: 0.3,
          limb: 0.5,
          rise: [56, 6],
          cut: 0.1,
          calyx: 0.16,
        });
      // Calabash: fleshy, its rim in pointed, ruffled lobes, veined in the second colour.
      if (flower.limb !== "whole")
        return funnel(parts, size, {
          tube: 0.2,
          foot: 0.2,
          throat: 0.42,
          limb: 0.56,
          rise: [84, 4],
          cut: 0.4,
          calyx: 0.26,
          lobes: [0.9, 0.97, 1, 0.97, 0.9],
          veins: paint.centre,
        });
      return funnel(parts, size, {
        tube: 0.16,
        foot: 0.16,
        throat: 0.4,
        limb: 0.62,
        rise: [92, 52],
        cut: 0.2,
        calyx: 0.2,
      });
    case "tube":
      return lobedTube(parts, size);
    default:
      return openFlower(parts);
  }
};

/** Draws the flower in space if its form is radial, and says whether it did. `size` is its width, or a funnel's length. */
export const drawRadialFlower = (
  sketch: Sketch,
  flower: FlowerTraits,
  paint: FlowerPaint,
  size: number,
  turn: number,
  view: View,
): boolean => {
  const radius = size / 2;
  // Among many, a minute flower without petals of its own is a dot.
  if (
    flower.form === "tiny" &&
    (isChaff(flower) || (flower.petal === "plain" && (radius < 12 || flower.cluster === "head")))
  )
    return false;
  if (flower.form === "many-petal" && (flower.petals ?? 0) > 15 && flower.calyx === undefined) {
    lotusBloom(sketch, paint.tone, paint.stamen, radius, turn, view);
    return true;
  }
  const blossom = blossomOf({ flower, paint, radius, turn }, size);
  if (blossom === undefined) return false;
  // In a flower of a few units only the petals are seen.
  const { sepals: cups, epicalyx, centre, ...plain } = blossom;
  const fine = radius >= 7 || flower.form === "brush";
  drawBlossom(
    sketch,
    {
      ...plain,
      ...(fine && cups !== undefined ? { sepals: cups } : {}),
      ...(radius > 20 && epicalyx !== undefined ? { epicalyx } : {}),
      ...(fine && centre !== undefined ? { centre } : {}),
    },
    radius,
    view,
  );
  return true;
};
