// The middle of an open flower in space: the ring of nectar, the stamens as they are joined, ovary, styles and stigmas.
import { at, degrees, ellipse, lerp, type Point, polar, ribbon, steps } from "../drawing/geometry.ts";
import { brightness, mix, type Tone, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { roundWash } from "../drawing/wash.ts";
import { threads } from "./blossom.ts";
import { crown } from "./crown-stamens.ts";
import type { Parts } from "./parts.ts";
import type { Space } from "./space.ts";

type Middle = { sketch: Sketch; space: Space; height: number; parts: Parts; head: Tone };

const around = (count: number, turn = 0): number[] =>
  Array.from({ length: count }, (_, i) => turn + (i / count) * Math.PI * 2);

/** A two-celled anther at the end of a filament that comes from `from`. */
const anther = (sketch: Sketch, to: Point, from: Point, size: number, tone: Tone): void => {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]) + Math.PI / 2;
  sketch.body(ellipse(to, size, size * 0.58, angle, 10), tone.mid, tone.ink, size > 4 ? 0.8 : 0.5);
  if (size > 3)
    sketch.lines([[polar(to, angle, size * 0.8), polar(to, angle, -size * 0.8)]], tone.ink, 0.5, {
      opacity: 0.7,
    });
};

const nectarRing = ({ sketch, space, height, parts: { radius, paint, turn } }: Middle): void => {
  const tone = toneOf(mix(paint.centre, "#d9a93a", 0.45));
  const lobes = around(30, turn).map((angle) =>
    space.at(radius * (0.23 + 0.025 * Math.cos((angle - turn) * 10)), angle, height + radius * 0.05),
  );
  sketch.body(lobes, tone.mid, tone.ink, radius > 30 ? 0.8 : 0.5);
  sketch.patches([around(14).map((angle) => space.at(radius * 0.15, angle, height + radius * 0.08))], {
    fill: tone.dark,
    opacity: 0.4,
  });
};

const freeStamens = (middle: Middle, count: number, share: number): void => {
  const { sketch, space, height, parts, head } = middle;
  const { radius, paint, turn, flower } = parts;
  const long = flower.long_stamens;
  const foot = flower.disc ? 0.2 : 0.06;
  if (count > 14 || radius < 14) {
    threads(sketch, space, height, {
      count: Math.min(count, radius < 12 ? 5 : radius < 30 ? 24 : 60),
      length: radius * share,
      rise: long ? 60 : 52,
      filament: mix(head.mid, "#fff6d0", 0.45),
      ink: mix(head.mid, paint.tone.ink, 0.75),
      head: head.mid,
      // Where there are many, anthers of full size would run into one another.
      size: Math.max(1.2, radius * (radius > 40 ? 0.052 : 0.075)),
      turn: 0.3,
    });
    return;
  }
  const rise = degrees(long ? 62 : 50);
  const lines = around(count, turn + 0.3).map((angle, i) => {
    // The stamens before the petals are shorter than those before the sepals.
    const reach = radius * share * (count > 5 && i % 2 === 0 ? 0.82 : 1);
    const on = (t: number, more: number): Point =>
      space.at(
        radius * foot + Math.cos(rise + more) * reach * t,
        angle,
        height + Math.sin(rise + more) * reach * t,
      );
    return { line: [on(0, 0), on(0.5, 0.16), on(1, 0)], deep: space.depth(reach * 0.6, angle, reach) };
  });
  lines.sort((a, b) => a.deep - b.deep);
  const width = Math.max(0.8, radius * 0.034);
  for (const { line } of lines) {
    sketch.lines([line], mix(paint.tone.ink, head.ink, 0.4), width + 0.9, { opacity: 0.8 });
    sketch.lines([line], mix(paint.tone.pale, head.light, 0.35), width);
    anther(sketch, at(line, -1), at(line, 1), Math.max(1.5, radius * 0.07), head);
  }
};

/** Neem and its kin: the filaments are one tube, toothed at its rim, the anthers within. */
const stamenTube = ({ sketch, space, height, parts: { radius, paint, turn }, head }: Middle): void => {
  const wall = toneOf(mix(paint.tone.pale, "#f1ecd0", 0.4));
  const [wide, long] = [radius * 0.15, radius * 0.52];
  const side = (sign: 1 | -1): Point[] =>
    steps(5).map((t) =>
      space.at(wide * (1 - 0.15 * Math.sin(t * Math.PI)), (sign * Math.PI) / 2, height + long * t),
    );
  sketch.body([...side(-1), ...side(1).reverse()], wall.mid, wall.ink, 0.8);
  const rim = around(40, turn).map((angle) =>
    space.at(
      wide * (1.12 + 0.22 * Math.cos((angle - turn) * 10)),
      angle,
      height + long * (1 + 0.05 * Math.cos((angle - turn) * 10)),
    ),
  );
  sketch.body(rim, wall.light, wall.ink, radius > 30 ? 0.8 : 0.5);
  sketch.patches([around(14).map((angle) => space.at(wide * 0.72, angle, height + long))], {
    fill: mix(wall.dark, "#6b6a45", 0.4),
  });
  const ring = around(10, turn + 0.3).map((angle) => space.at(wide * 0.72, angle, height + long));
  sketch.dots(ring, head.ink, Math.max(1.8, radius * 0.085));
  sketch.dots(ring, head.mid, Math.max(1.2, radius * 0.06));
};

/** Citrus: broad white filaments, joined by groups below, in an upright sheaf around the style. */
const stamenBundles = (middle: Middle, count: number): void => {
  const { sketch, space, height, parts, head } = middle;
  const { radius, paint, turn } = parts;
  const shown = Math.min(count, radius < 20 ? 10 : 20);
  const white = toneOf(mix(paint.tone.pale, "#fbf6e2", 0.5));
  const pale = toneOf(mix(head.mid, "#f4e9b8", 0.6));
  const threadsOf = around(shown, turn).map((angle, i) => {
    const group = turn + (Math.round((i / shown) * 5) / 5) * Math.PI * 2;
    const reach = radius * (0.56 + 0.05 * (i % 3));
    return {
      line: steps(5).map((t) =>
        space.at(radius * lerp(0.13, 0.3, t ** 1.5), lerp(group, angle, t), height + reach * t),
      ),
      deep: space.depth(radius * 0.25, angle, reach),
    };
  });
  threadsOf.sort((a, b) => a.deep - b.deep);
  for (const { line } of threadsOf) {
    sketch.body(
      ribbon(line, (t) => Math.max(1.2, radius * lerp(0.075, 0.03, t))),
      white.mid,
      mix(white.ink, white.dark, 0.3),
      0.6,
    );
    // Small and pale, or together they would be a necklace.
    anther(sketch, at(line, -1), at(line, -2), Math.max(1.3, radius * 0.06), pale);
  }
};

/** Gourds, moonseeds: the anthers folded into one knob. */
const stamenKnot = ({ sketch, space, height, parts: { radius, turn }, head }: Middle): void => {
  const knob = around(24, turn).map((angle) =>
    space.at(radius * (0.17 + 0.03 * Math.cos((angle - turn) * 3)), angle, height + radius * 0.14),
  );
  const foot = around(12).map((angle) => space.at(radius * 0.1, angle, height));
  sketch.body(foot, head.dark, head.ink, 0.6);
  sketch.body(knob, head.mid, head.ink, radius > 24 ? 0.9 : 0.5);
  if (radius < 14) return;
  // Each anther is folded like an S along the edge of the knob.
  const folds = around(3, turn).map((first) =>
    steps(13).map((t) =>
      space.at(
        radius * (0.13 + 0.04 * Math.sin(t * Math.PI * 5)),
        first + (t - 0.5) * 1.7,
        height + radius * 0.17,
      ),
    ),
  );
  sketch.lines(folds, head.ink, Math.max(1.3, radius * 0.045));
  sketch.lines(folds, head.light, Math.max(0.7, radius * 0.028));
};

/** Physic nut, nutmeg: the anthers stand in two tiers on one stalk. */
const stamenColumn = (middle: Middle, count: number): void => {
  const { sketch, space, height, parts, head } = middle;
  const { radius, paint, turn } = parts;
  const stalk = toneOf(mix(paint.tone.light, "#e8e2b0", 0.5));
  sketch.body(
    ribbon(
      steps(4).map((t) => space.at(0, 0, height + radius * 0.5 * t)),
      (t) => Math.max(1.6, radius * lerp(0.13, 0.07, t)),
    ),
    stalk.mid,
    stalk.ink,
    0.7,
  );
  const tiers = count > 5 ? [0.34, 0.56] : [0.5];
  for (const tier of tiers)
    for (const angle of around(Math.ceil(Math.min(count, 12) / tiers.length), turn + tier * 3)) {
      const root = space.at(0, 0, height + radius * tier * 0.8);
      const tip = space.at(radius * (0.24 - tier * 0.12), angle, height + radius * (tier + 0.1));
      sketch.lines([[root, tip]], stalk.ink, Math.max(0.9, radius * 0.035));
      anther(sketch, tip, root, Math.max(1.4, radius * 0.07), head);
    }
};

/** Laurels: three rings of thick stamens whose anthers open by flaps, with a pair of glands at the inner ones. */
const stamenFlaps = ({ sketch, space, height, parts: { radius, paint, turn }, head }: Middle): void => {
  const pale = toneOf(mix(paint.tone.light, "#f1ecc4", 0.5));
  for (const [out, reach, shift] of [
    [0.42, 0.34, 0],
    [0.3, 0.4, 0.35],
  ] as const)
    for (const angle of around(6, turn + shift)) {
      const line = [
        space.at(radius * 0.12, angle, height),
        space.at(radius * (out - 0.08), angle, height + radius * reach * 0.5),
        space.at(radius * out, angle, height + radius * reach),
      ];
      sketch.body(
        ribbon(line, (t) => Math.max(1.2, radius * (t > 0.6 ? 0.11 : 0.06))),
        pale.mid,
        pale.ink,
        0.6,
      );
      if (radius > 24) sketch.dots(line.slice(1), head.mid, radius * 0.045);
    }
  const glands = around(3, turn + 0.2).flatMap((angle) =>
    [-0.28, 0.28].map((way) => space.at(radius * 0.2, angle + way, height + radius * 0.08)),
  );
  sketch.dots(glands, "#8a4a1c", Math.max(1.6, radius * 0.11));
  sketch.dots(glands, "#e08a2e", Math.max(1.1, radius * 0.08));
};

/** Ovary, style and stigma; `reach` is the height of the stigma above the foot of the petals. */
const pistil = ({ sketch, space, height, parts }: Middle, reach: number): void => {
  const { radius, paint, flower, turn } = parts;
  const ovary = toneOf(mix(mix(paint.centre, "#8a9a45", 0.55), "#a9bd6a", 0.3));
  const knob = Math.max(1.6, radius * 0.14);
  const top = height + reach;
  if (flower.stigma === "two" && flower.ovary === "inferior") {
    // The cushion of the umbellifers, in two halves, each with its style.
    for (const side of [0, Math.PI]) {
      const half = around(12).map((angle) => {
        const [x, y] = space.at(radius * 0.1, side + turn, height + radius * 0.06);
        return polar([x, y], angle, radius * 0.105);
      });
      sketch.body(half, mix(ovary.light, "#f1ecc4", 0.4), ovary.ink, 0.6);
      const style = [
        space.at(radius * 0.08, side + turn, height + radius * 0.1),
        space.at(radius * 0.16, side + turn, height + radius * 0.26),
        space.at(radius * 0.26, side + turn, height + radius * 0.34),
      ];
      sketch.lines([style], ovary.ink, Math.max(1, radius * 0.045));
      if (radius > 24) sketch.lines([style], ovary.light, radius * 0.026);
      sketch.dots([at(style, -1)], ovary.ink, Math.max(1.2, radius * 0.075));
      sketch.dots([at(style, -1)], ovary.light, Math.max(1, radius * 0.052));
    }
    return;
  }
  // A tube of filaments hides it.
  if (flower.ovary !== "inferior" && flower.filaments !== "tube") {
    const centre = space.at(0, 0, height + knob * 0.6);
    if (radius < 14) {
      sketch.dots([centre], ovary.ink, knob * 1.5, { opacity: 0.9 });
      sketch.dots([centre], ovary.mid, knob * 1.2);
    } else {
      // It is round, and throws its shade on the foot of the petals.
      sketch.patches([around(12).map((angle) => space.at(knob * 0.95, angle, height + knob * 0.1))], {
        fill: ovary.ink,
        opacity: 0.35,
      });
      sketch.body(
        ellipse(centre, knob * 0.76, knob * 0.76, 0, 14),
        roundWash(sketch.page, ovary),
        ovary.ink,
        0.8,
      );
    }
  }
  if (radius < 14) return;
  const axis = [space.at(0, 0, height), space.at(0, 0, height + reach * 0.5), space.at(0, 0, top)];
  const many = flower.stigma === "five" ? 5 : flower.stigma === "three" ? 3 : flower.stigma === "two" ? 2 : 0;
  const light = mix(ovary.light, "#eef0c4", 0.3);
  if (many > 0) {
    const styles = around(many, turn + 0.4).map((angle) => [
      space.at(0, 0, height + radius * 0.08),
      space.at(radius * 0.1, angle, height + reach * 0.6),
      space.at(radius * 0.24, angle, top * 0.96),
    ]);
    sketch.lines(styles, ovary.ink, Math.max(1.4, radius * 0.055));
    sketch.lines(styles, light, Math.max(0.8, radius * 0.035));
    const tips = styles.map((style) => at(style, -1));
    sketch.dots(tips, ovary.ink, Math.max(1.8, radius * 0.085));
    if (radius > 24) sketch.dots(tips, mix(ovary.light, "#e6dc8a", 0.4), Math.max(1.2, radius * 0.06));
    return;
  }
  sketch.body(
    ribbon(axis, () => Math.max(1.4, radius * (flower.filaments === "bundles" ? 0.09 : 0.05))),
    light,
    ovary.ink,
    0.6,
  );
  const tip = at(axis, -1);
  if (flower.stigma === "disc") {
    const cap = around(25, turn).map((angle) =>
      space.at(radius * (0.16 + 0.03 * Math.cos(angle * 5)), angle, top),
    );
    sketch.body(cap, mix(ovary.mid, paint.centre, 0.25), ovary.ink, 0.8);
    sketch.lines(
      around(5, turn).map((angle) => [tip, space.at(radius * 0.14, angle, top)]),
      ovary.ink,
      0.6,
    );
    return;
  }
  if (flower.stigma === "feathery") {
    for (const angle of [turn + 0.4, turn + 0.4 + Math.PI]) {
      const plume = [tip, space.at(radius * 0.16, angle, top + radius * 0.14)];
      sketch.lines([plume], ovary.ink, 0.8);
      sketch.lines(
        steps(6).map((t) => {
          const from = space.at(radius * 0.16 * t, angle, top + radius * 0.14 * t);
          return [from, polar(from, angle + 0.7, radius * 0.1)];
        }),
        ovary.ink,
        0.5,
      );
    }
    return;
  }
  const size = Math.max(1.6, radius * (flower.filaments === "bundles" ? 0.12 : 0.075));
  sketch.body(ellipse(tip, size, size * 0.8, 0, 10), mix(ovary.mid, "#d8c65a", 0.45), ovary.ink, 0.6);
};

/** Everything within the petals; `usual` is the number of stamens and `share` their length when the traits do not say. */
export const middleOf =
  (parts: Parts, usual: number, share: number) =>
  (sketch: Sketch, space: Space, height: number): void => {
    const { flower, paint, radius } = parts;
    // Pale anthers on pale petals are seen by a warmer yellow.
    const faint = brightness(paint.stamen) > 0.82 && brightness(paint.tone.mid) > 0.8;
    const head = toneOf(faint ? "#dcb54a" : paint.stamen);
    const middle: Middle = { sketch, space, height, parts, head };
    const count = flower.stamen_count ?? usual;
    const long = flower.long_stamens ? Math.max(1.15, share * 1.9) : share;
    if (flower.disc && radius > 7) nectarRing(middle);
    const inside = flower.filaments === "tube" || flower.filaments === "bundles";
    if (inside) pistil(middle, radius * 0.6);
    switch (flower.filaments ?? "free") {
      case "tube":
        stamenTube(middle);
        break;
      case "bundles":
        stamenBundles(middle, count);
        break;
      case "knot":
        stamenKnot(middle);
        return;
      case "column":
        stamenColumn(middle, count);
        return;
      case "crown":
        crown(sketch, space, height, parts);
        return;
      case "flaps":
        stamenFlaps(middle);
        break;
      case "branched":
      case "free":
        freeStamens(middle, count, long);
        break;
    }
    if (!inside) pistil(middle, radius * share * (flower.long_stamens ? 1.1 : 0.95));
  };
