// The limb of a corolla in one piece, a funnel with a lobed rim: its outside as one body, its mouth as another.
import { degrees, lerp, type Point, ribbon, steps } from "../drawing/geometry.ts";
import { mix } from "../drawing/palette.ts";
import type { Page } from "../drawing/sketch.ts";
import { lightGlaze, litWash } from "../drawing/wash.ts";
import type { Drawn, Tube, Whorl } from "./blossom.ts";
import { litColour, profileOf, spaceOf, type View } from "./space.ts";

/** From the throat to the rim. */
const mouthWash = (
  page: Page,
  colours: readonly [string, string, string],
  at: Point,
  reach: number,
): string => {
  const n = (value: number): number => Math.round(value);
  const place = `cx="${n(at[0])}" cy="${n(at[1])}" r="${n(reach)}"`;
  const id = page.define(
    `mouth ${colours.join()} ${place}`,
    (name) =>
      `<radialGradient id="${name}" gradientUnits="userSpaceOnUse" ${place}><stop offset=".1" stop-color="${colours[0]}"/><stop offset=".5" stop-color="${colours[1]}"/><stop offset="1" stop-color="${colours[2]}"/></radialGradient>`,
  );
  return `url(#${id})`;
};

/** The funnel in space: a point of its wall for every share of its length and azimuth, and where its rim ends. */
const wallOf = (whorl: Whorl, view: View, foot: readonly [number, number]) => {
  const space = spaceOf(view);
  const closing = (1 - view.open) * 62;
  const profile = profileOf(
    whorl.length,
    [Math.min(96, whorl.rise[0] + closing), Math.min(104, whorl.rise[1] + closing * 1.15)],
    foot,
  );
  const on = (s: number, turn: number): Point => {
    const { out, up } = profile(s);
    return space.at(out, turn, up);
  };
  const rimAt = (turn: number): number => {
    const share = Math.abs(((((turn - whorl.turn) * whorl.count) / (Math.PI * 2) + 1000.5) % 1) - 0.5) * 2;
    if (whorl.lobes === undefined) return 1 - (whorl.joined ?? 0) * share ** 1.6;
    // Lobes are rounded between narrow notches, and their edge is crimped a little.
    const crimp = 0.022 * Math.sin((turn - whorl.turn) * whorl.count * 4 + 1) * (1 - share);
    return whorl.lobes(turn) * (1 - (whorl.joined ?? 0) * share ** 3 + crimp);
  };
  return { space, profile, on, rimAt };
};

/** The outline of the mouth. */
export const rimOf = (whorl: Whorl, view: View, foot: readonly [number, number]): Point[] => {
  const { on, rimAt } = wallOf(whorl, view, foot);
  return steps(whorl.count * 10 + 1)
    .slice(1)
    .map((t) => {
      const turn = whorl.turn + t * Math.PI * 2;
      return on(rimAt(turn), turn);
    });
};

/** The outside, from the foot of its tube to the rim, comes first where the mouth faces the viewer. */
export const limbOf = (
  whorl: Whorl,
  view: View,
  foot: readonly [number, number],
  radius: number,
  tube: Tube | undefined,
): Drawn[] => {
  const { space, profile, on, rimAt } = wallOf(whorl, view, foot);
  /** The tube's wall up to the limb; a share of 1 is its edge. */
  const tubeWall = (turn: number, share: number): Point[] =>
    tube === undefined
      ? []
      : steps(7)
          .slice(0, -1)
          .map((t) => space.at(share * lerp(tube.foot / 2, foot[0], t ** 1.6), turn, tube.length * t));
  const { count, turn: first, tone } = whorl;
  const rim = rimOf(whorl, view, foot);
  const edge = (side: 1 | -1, to: number): Point[] => {
    const turn = (side * Math.PI) / 2;
    const end = Math.min(to, rimAt(turn));
    return [...tubeWall(turn, 1), ...steps(9).map((t) => on(t * end, turn))];
  };
  const back = whorl.back ?? tone;
  // A grey shade would make thin petals look like glass.
  const shade = mix(back.mid, back.dark, 0.5);
  const weight = radius > 40 ? 1.25 : radius > 16 ? 0.9 : 0.55;
  const facesUs = Math.cos(view.tilt) > 0;
  const [neck, mouth] = [on(0, 0), space.at(0, 0, profile(0.92).up)];
  const ribs = steps(count + 1)
    .slice(1)
    .map((t) => first + t * Math.PI * 2);

  const outside = (to: number): Drawn => ({
    inside: facesUs,
    depth: facesUs ? -2 : 2,
    paint: (sketch) => {
      sketch.body(
        [...edge(-1, to), ...edge(1, to).reverse()],
        litWash(
          sketch.page,
          [mix(back.mid, whorl.inner, 0.4), back.mid, litColour(back, back.mid, 0.8)],
          space.at(0, 0, foot[1] * 0.5),
          mouth,
        ),
        back.ink,
        weight,
        true,
        radius < 11 ? undefined : lightGlaze(sketch.page, { ...back, dark: shade }),
      );
      if (radius < 11) return;
      const away = Math.cos(view.heading) >= 0 ? 1 : -1;
      const side = (share: number): Point[] => [
        ...tubeWall((away * Math.PI) / 2, share),
        ...steps(7).map((t) => {
          const { out, up } = profile(t * to * 0.96);
          return space.at(out * share, (away * Math.PI) / 2, up);
        }),
      ];
      sketch.patches([[...side(0.94), ...side(0.35).reverse()]], { fill: shade, opacity: 0.4 });
      // The folds of the outside run from the tube to the middle of each lobe.
      const seen = ribs.filter((turn) => (facesUs ? Math.cos(turn) < 0.2 : true));
      sketch.lines(
        seen.map((turn) => steps(6).map((t) => on(t * Math.min(to, rimAt(turn)) * 0.97, turn))),
        whorl.veins ?? mix(back.ink, back.dark, 0.35),
        radius > 30 ? (whorl.veins === undefined ? 0.8 : 1.2) : 0.5,
        { opacity: 0.55 },
      );
    },
  });
  const face: Drawn = {
    inside: facesUs,
    depth: facesUs ? -1 : 1,
    paint: (sketch) => {
      const shown = facesUs ? tone : back;
      const inner = facesUs ? whorl.inner : mix(back.mid, whorl.inner, 0.3);
      const reach = profile(1).out;
      sketch.body(
        rim,
        radius < 7
          ? shown.mid
          : mouthWash(
              sketch.page,
              [mix(inner, shown.dark, 0.35), mix(inner, shown.mid, 0.8), mix(shown.mid, shown.pale, 0.45)],
              facesUs ? neck : mouth,
              reach * 1.1,
            ),
        shown.ink,
        weight,
      );
      if (radius < 11) return;
      // The wall on the side of the light lies in its own shade.
      const toLight = Math.atan2(-0.54, -0.5) - view.heading;
      const shaded = steps(9).map((t) => toLight + lerp(-1.1, 1.1, t));
      sketch.patches(
        [
          [
            ...shaded.map((turn) => on(rimAt(turn) * 0.9, turn)),
            ...shaded.map((turn) => on(0.12, turn)).reverse(),
          ],
        ],
        { fill: shown.dark, opacity: facesUs ? 0.2 : 0.12 },
      );
      // The folds of the bud stay as pale bands in a rim without lobes; lobes are shaded towards the notches.
      if (whorl.lobes !== undefined)
        sketch.patches(
          ribs.map((turn) => {
            const notch = turn + Math.PI / count;
            const from = 0.3;
            return [
              on(from, notch),
              on(lerp(from, rimAt(notch - 0.1), 0.6), notch - 0.16),
              on(rimAt(notch - 0.13) * 0.98, notch - 0.13),
              on(rimAt(notch), notch),
              on(rimAt(notch), notch),
              on(rimAt(notch + 0.04) * 0.98, notch + 0.04),
            ];
          }),
          { fill: shown.dark, opacity: 0.34 },
        );
      else
        sketch.patches(
          ribs.map((turn) =>
            ribbon(
              steps(6).map((t) => on(lerp(0.1, 0.95, t), turn)),
              (t) => reach * lerp(0.03, 0.15, t) * (t > 0.9 ? 0.4 : 1),
            ),
          ),
          { fill: mix(shown.pale, inner, 0.25), opacity: 0.4 },
        );
      if (radius > 17)
        sketch.lines(
          ribs.flatMap((turn) =>
            [-0.16, 0.16, 0.5].map((way) =>
              steps(6).map((t) => {
                const place = turn + (way * Math.PI * 2) / count;
                return on(lerp(0.12, 0.93 * rimAt(place), t), turn + (way * t ** 0.7 * Math.PI * 2) / count);
              }),
            ),
          ),
          whorl.veins ?? mix(shown.ink, shown.dark, 0.45),
          whorl.veins === undefined ? 0.45 : 1,
          { opacity: 0.5 },
        );
    },
  };
  const lip = degrees(whorl.rise[1]) > 0.6;
  return facesUs ? [outside(1), face] : lip ? [face, outside(1)] : [face, outside(0.72)];
};
