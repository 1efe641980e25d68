// Fruits whose chambers make a star when they are cut across: starfruit, okra, bilimbi, star apple.
import { arc, degrees, ellipse, lerp, type Point, polar, ribbon, ring, steps } from "../drawing/geometry.ts";
import { mix, type Tone } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { roundWash } from "../drawing/wash.ts";
import { bilimbiRibs, starRibs } from "./fleshy.ts";
import { ribbedSection } from "./ribs.ts";
import type { FruitTraits } from "./traits.ts";

type StarCut = {
  sketch: Sketch;
  fruit: FruitTraits;
  tone: Tone;
  flesh: Tone;
  seed: string;
  centre: Point;
  /** The radius of the cut face. */
  r: number;
  length: number;
};

const fifths = steps(6)
  .slice(0, -1)
  .map((t) => degrees(-90 + t * 360));

const seedAlong = (
  { sketch, seed, r }: StarCut,
  at: Point,
  long: number,
  wide: number,
  turn: number,
): void => {
  sketch.body(ellipse(at, r * long, r * wide, turn, 12), seed, mix(seed, "#1d130c", 0.6), 0.7);
  sketch.patches(
    [ellipse([at[0] - r * wide * 0.3, at[1] - r * wide * 0.4], r * long * 0.4, r * wide * 0.25, turn, 8)],
    {
      fill: "#fff6dc",
      opacity: 0.45,
    },
  );
};

/** Five deep wings. */
const wings = (cut: StarCut): void => {
  const { sketch, fruit, tone, flesh, centre, r, length } = cut;
  // The cross-section of the whole fruit beside it.
  const ribs = starRibs(length, fruit.width ?? 0.62, degrees(-90));
  sketch.body(ribbedSection(ribs, centre, r * 1.08), tone.mid, tone.ink, 1.3);
  sketch.fill(ribbedSection(ribs, centre, r * 0.98), { fill: flesh.light });
  sketch.lines(
    fifths.map((angle): Point[] => [polar(centre, angle, r * 0.14), polar(centre, angle, r * 0.84)]),
    flesh.dark,
    1,
    { opacity: 0.6 },
  );
  for (const angle of fifths) seedAlong(cut, polar(centre, angle, r * 0.34), 0.09, 0.045, angle);
};

/** An angled pod has as many chambers as angles, two seeds side by side in each. */
const angledPod = ({ sketch, tone, flesh, seed, centre, r }: StarCut): void => {
  const rim = (angle: number): number => 0.91 + 0.09 * Math.cos((angle - degrees(90)) * 5);
  sketch.body(
    ring(centre, (angle) => r * rim(angle), 40),
    roundWash(sketch.page, tone),
    tone.ink,
    1.3,
  );
  sketch.fill(
    ring(centre, (angle) => r * 0.92 * rim(angle), 40),
    { fill: flesh.mid },
  );
  for (const angle of fifths.map((each) => each + Math.PI)) {
    const room = ribbon(arc(polar(centre, angle, r * 0.16), angle, r * 0.6, 0, 0, 9), (t) =>
      Math.max(1, r * 0.56 * Math.sin(Math.PI * (0.06 + 0.88 * t)) ** 0.8),
    );
    sketch.body(room, mix(flesh.pale, "#ffffff", 0.35), flesh.ink, 0.8);
    for (const side of [-1, 1])
      sketch.body(
        ellipse(polar(centre, angle + side * 0.22, r * 0.46), r * 0.115, r * 0.1, angle, 10),
        seed,
        mix(seed, "#1d130c", 0.6),
        0.7,
      );
  }
};

/** Five shallow lobes of juicy flesh, with a narrow chamber in each. */
const fiveLobed = (cut: StarCut): void => {
  const { sketch, tone, flesh, centre, r, length } = cut;
  const ribs = bilimbiRibs(length, 1, degrees(-90));
  const section = (share: number): Point[] => ribbedSection(ribs, centre, r * share);
  sketch.body(section(1), tone.mid, tone.ink, 1.3);
  sketch.fill(section(0.93), { fill: mix(flesh.light, tone.light, 0.3) });
  sketch.fill(section(0.84), { fill: mix(flesh.pale, flesh.light, 0.4) });
  // Juice sacs run from the core to the skin.
  sketch.lines(
    steps(41)
      .slice(0, -1)
      .map((t): Point[] => {
        const angle = t * Math.PI * 2;
        return [
          polar(centre, angle, r * 0.46),
          polar(centre, angle + 0.03, r * 0.68),
          polar(centre, angle, r * 0.86),
        ];
      }),
    flesh.dark,
    0.8,
    { opacity: 0.35 },
  );
  for (const angle of fifths) {
    const room = ribbon(arc(polar(centre, angle, r * 0.1), angle, r * 0.56, 0, 0, 9), (t) =>
      Math.max(1, r * 0.27 * Math.sin(Math.PI * lerp(0.05, 0.96, t)) ** 0.8),
    );
    sketch.body(room, mix(flesh.mid, flesh.dark, 0.35), flesh.ink, 0.8);
    seedAlong(cut, polar(centre, angle, r * 0.36), 0.14, 0.075, angle);
  }
  sketch.patches([ellipse(centre, r * 0.08, r * 0.08)], { fill: flesh.light });
};

/** Star apple: white pulp stained towards the skin, and a star of eight clear chambers with flat seeds. */
const stainedStar = (cut: StarCut): void => {
  const { sketch, tone, flesh, centre, r } = cut;
  const disc = (share: number): Point[] => ring(centre, () => r * share, 26);
  sketch.body(disc(1), roundWash(sketch.page, tone), tone.ink, 1.3);
  const stain = sketch.page.define(
    `stain ${flesh.mid}${tone.mid}`,
    (id) =>
      `<radialGradient id="${id}"><stop offset=".5" stop-color="${flesh.pale}"/><stop offset=".78" stop-color="${mix(flesh.pale, tone.light, 0.3)}"/><stop offset="1" stop-color="${mix(flesh.mid, tone.mid, 0.72)}"/></radialGradient>`,
  );
  sketch.fill(disc(0.93), { fill: `url(#${stain})` });
  const count = 8;
  const rays = steps(count + 1)
    .slice(0, -1)
    .map((t) => t * Math.PI * 2 - 1.45);
  // The walls between the chambers show as fine lines in the pulp.
  sketch.lines(
    rays.map((angle): Point[] => {
      const wall = angle + Math.PI / count;
      return [
        polar(centre, wall, r * 0.12),
        polar(centre, wall + 0.02, r * 0.5),
        polar(centre, wall, r * 0.82),
      ];
    }),
    mix(flesh.dark, tone.light, 0.5),
    0.9,
    { opacity: 0.55 },
  );
  for (const [i, angle] of rays.entries()) {
    const long = i % 3 === 1 ? 0.6 : 0.66;
    const room = ribbon(
      arc(polar(centre, angle, r * 0.07), angle, r * long, i % 2 === 0 ? 0.08 : -0.06, 0, 11),
      (t) => Math.max(0.8, r * 0.3 * Math.sin(Math.PI * lerp(0.02, 0.99, t ** 0.82)) ** 0.9),
    );
    sketch.body(room, mix(flesh.mid, "#dcd9e6", 0.55), mix(flesh.ink, tone.mid, 0.4), 0.8);
    sketch.lines([room.slice(1, 8)], "#ffffff", Math.max(0.8, r * 0.02), { opacity: 0.8 });
    // In some of them no seed has grown.
    if (i !== 2 && i !== 6) seedAlong(cut, polar(centre, angle, r * 0.4), 0.19, 0.065, angle);
  }
};

export const starCut = (cut: StarCut): void => {
  switch (cut.fruit.form) {
    case "star-ribbed":
      wings(cut);
      return;
    case "capsule-ribbed":
      angledPod(cut);
      return;
    case "cucumber":
      fiveLobed(cut);
      return;
    default:
      stainedStar(cut);
  }
};
