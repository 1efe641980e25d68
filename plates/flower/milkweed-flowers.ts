// Milkweeds: petals bent back or spread, and above them the crown on its column: hoods with horns in the milkweeds,
// fleshy fins around a five-sided disc in the crown flower.
import { lerp, type Point, steps } from "../drawing/geometry.ts";
import { mix, type Tone, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash } from "../drawing/wash.ts";
import type { Blossom } from "./blossom.ts";
import { type Parts, petals } from "./parts.ts";
import type { Space } from "./space.ts";
import type { FlowerTraits } from "./traits.ts";

/** The crown flower, whose petals spread like a star; those of milkweeds hang back against the stalk. */
export const isCrownFlower = (flower: FlowerTraits): boolean =>
  flower.form === "milkweed" && flower.size_cm > 2;

export const milkweed = (parts: Parts): Blossom => {
  const { flower, paint, radius, turn } = parts;
  const crown = toneOf(flower.stamens ?? flower.centre ?? "golden");
  const spread = isCrownFlower(flower);
  return {
    whorls: [
      spread
        ? petals(parts, { count: 5, width: 0.62, widest: 0.42, tip: "pointed" }, [14, -34], {
            length: radius * 1.06,
            cup: 0.14,
            inner: mix(paint.tone.mid, paint.tone.pale, 0.4),
          })
        : petals(parts, { count: 5, width: 0.5, widest: 0.5, tip: "pointed" }, [-18, -74], {
            inner: paint.tone.mid,
          }),
    ],
    disc: radius * 0.1,
    centre: (sketch, space) => {
      // The disc caps the column: the fins or hoods beyond it lie behind it, the nearer ones before it.
      const around = steps(6)
        .slice(1)
        .map((t) => turn + Math.PI / 5 + t * Math.PI * 2)
        .sort((a, b) => space.depth(1, a, 0) - space.depth(1, b, 0));
      const hidden = around.filter((azimuth) => space.depth(1, azimuth, 0) < 0);
      const near = around.filter((azimuth) => !hidden.includes(azimuth));
      const piece = spread ? fin : hood;
      for (const azimuth of hidden) piece(sketch, space, radius, crown, azimuth);
      cap(sketch, space, radius, crown, turn, spread);
      for (const azimuth of near) piece(sketch, space, radius, crown, azimuth);
    },
  };
};

type Piece = (sketch: Sketch, space: Space, radius: number, crown: Tone, azimuth: number) => void;

/** A point of a piece of the crown: out from the axis, along it, and across the piece, in radii. */
const placed =
  (space: Space, radius: number, azimuth: number) =>
  (out: number, along: number, wide: number): Point => {
    const [x, y] = space.at(out * radius, azimuth, along * radius);
    const [dx, dy] = space.at(wide * radius, azimuth + Math.PI / 2, 0);
    return [x + dx, y + dy];
  };

/** A fin of the crown flower: a thick plate that stands out from the column, with a spur curled up at its foot. */
const fin: Piece = (sketch, space, radius, crown, azimuth) => {
  const on = placed(space, radius, azimuth);
  const profile: readonly (readonly [number, number])[] = [
    [0.1, 0.04],
    [0.3, 0.02],
    [0.42, 0.06],
    [0.46, 0.16],
    [0.46, 0.16],
    [0.38, 0.14],
    [0.36, 0.24],
    [0.34, 0.42],
    [0.27, 0.56],
    [0.2, 0.54],
    [0.2, 0.54],
    [0.12, 0.46],
  ];
  const weight = radius > 24 ? 0.8 : 0.5;
  const side = (wide: number): Point[] => profile.map(([out, along]) => on(out, along, wide));
  // Its far face, its edge and its near face give the plate its thickness.
  const [near, far] = on(0, 0, 0.05)[1] >= on(0, 0, -0.05)[1] ? [0.055, -0.055] : [-0.055, 0.055];
  sketch.body(side(far), mix(crown.mid, crown.dark, 0.5), crown.ink, weight);
  sketch.fill(
    [
      on(0.36, 0.22, far),
      on(0.34, 0.42, far),
      on(0.27, 0.56, far),
      on(0.27, 0.56, near),
      on(0.34, 0.42, near),
      on(0.36, 0.22, near),
    ],
    { fill: crown.light },
  );
  sketch.body(side(near), flatWash(sketch.page, { ...crown, light: crown.pale }), crown.ink, weight);
  if (radius > 20)
    sketch.lines([[on(0.18, 0.12, near), on(0.26, 0.22, near), on(0.27, 0.46, near)]], crown.ink, 0.6, {
      opacity: 0.6,
    });
};

/** The hood of a milkweed: a spoon whose mouth faces the middle, with a horn that bends over out of it. */
const hood: Piece = (sketch, space, radius, crown, azimuth) => {
  const on = placed(space, radius, azimuth);
  sketch.body(
    [
      on(0.08, 0.08, -0.05),
      on(0.26, 0.12, -0.13),
      on(0.4, 0.32, -0.16),
      on(0.38, 0.5, -0.1),
      on(0.3, 0.6, 0),
      on(0.3, 0.6, 0),
      on(0.38, 0.5, 0.1),
      on(0.4, 0.32, 0.16),
      on(0.26, 0.12, 0.13),
      on(0.08, 0.08, 0.05),
    ],
    flatWash(sketch.page, crown),
    crown.ink,
    radius > 24 ? 0.8 : 0.45,
  );
  if (radius > 12)
    sketch.patches(
      [
        [
          on(0.2, 0.22, -0.05),
          on(0.32, 0.42, -0.06),
          on(0.3, 0.54, 0),
          on(0.32, 0.42, 0.06),
          on(0.2, 0.22, 0.05),
        ],
      ],
      {
        fill: crown.dark,
        opacity: 0.4,
      },
    );
  const horn = [on(0.2, 0.2, 0), on(0.24, 0.52, 0), on(0.1, 0.6, 0), on(0.04, 0.52, 0)];
  sketch.lines([horn], crown.ink, radius > 24 ? 2 : 0.9);
  sketch.lines([horn], crown.light, radius > 24 ? 1.1 : 0.5);
};

/** The column, and the disc on it with a dark slit between each two of its corners. */
const cap = (
  sketch: Sketch,
  space: Space,
  radius: number,
  crown: Tone,
  turn: number,
  spread: boolean,
): void => {
  const [wide, high] = spread ? [0.21, 0.5] : [0.17, 0.46];
  const pale = toneOf(mix(crown.pale, "#f2eed8", 0.5));
  const ringAt = (share: number, along: number): Point[] =>
    steps(11)
      .slice(1)
      .map((t, i) =>
        space.at(
          radius * wide * share * (i % 2 === 0 ? 0.86 : 1.06),
          turn + Math.PI / 5 + t * Math.PI * 2,
          radius * along,
        ),
      );
  sketch.body(
    [
      space.at(radius * wide * 0.9, Math.PI / 2, 0),
      space.at(radius * wide * 0.9, Math.PI / 2, radius * high),
      space.at(radius * wide * 0.9, -Math.PI / 2, radius * high),
      space.at(radius * wide * 0.9, -Math.PI / 2, 0),
    ],
    crown.mid,
    crown.ink,
    0.6,
  );
  sketch.body(ringAt(1, high), mix(pale.mid, crown.light, 0.2), crown.ink, radius > 20 ? 0.8 : 0.5);
  sketch.patches([ringAt(0.55, high + 0.02)], { fill: pale.light, opacity: 0.8 });
  if (radius > 16)
    sketch.lines(
      steps(6)
        .slice(1)
        .map((t) => {
          const away = turn + Math.PI / 5 + t * Math.PI * 2;
          return [
            space.at(radius * wide * 1, away, radius * lerp(high, high - 0.1, 0.2)),
            space.at(radius * wide * 0.7, away, radius * high),
          ];
        }),
      crown.ink,
      Math.max(0.8, radius * 0.03),
    );
};
