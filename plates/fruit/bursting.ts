// Dehiscent fruits: the kapok pod, the lidded capsule.
import { along, arc, degrees, ellipse, lerp, type Point, polar, ribbon, steps } from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash, roundWash } from "../drawing/wash.ts";
import { bodyOutline, onBody, paintBody } from "./body.ts";
import { type FruitPaint, type FruitTraits, fruitPaint } from "./traits.ts";

const flossInk = "#8d8772";

/** Floss that swells out of its pod: soft tufts one upon the other, curling fibres at their edges, seeds caught in them. */
const flossMass = (sketch: Sketch, L: number, wide: number): void => {
  const { random } = sketch;
  const shadow = mix(flossInk, "#c9c0a4", 0.45);
  const reach = (t: number): number => wide * 0.8 * Math.sin(lerp(0.12, 0.97, t) * Math.PI) ** 0.6;
  // From the back to the front: the outer tufts first, those in the middle last.
  const tufts = Array.from({ length: 40 }, (_, i) => {
    const t = (((i * 7) % 40) + 0.5) / 40;
    const across = Math.sin(i * 2.4);
    return {
      at: [across * reach(t), L * lerp(0.24, 1.06, t)] satisfies Point,
      size: wide * random.between(0.28, 0.42) * lerp(1, 0.8, Math.abs(across)),
      across,
      lean: random.between(0, 6),
    };
  }).sort((a, b) => Math.abs(b.across) - Math.abs(a.across));
  sketch.occupy(ellipse([0, L * 0.66], wide * 0.8, L * 0.42, 0, 16));
  sketch.fill(
    steps(22)
      .slice(1)
      .map((s, i): Point => {
        const angle = s * Math.PI * 2;
        const wave = 1 + 0.07 * Math.sin(i * 2.9);
        return [Math.cos(angle) * wide * 0.8 * wave, L * 0.66 + Math.sin(angle) * L * 0.42 * wave];
      }),
    { fill: mix("#f1ead6", "#b9ae92", 0.4) },
  );
  const weight = L > 40 ? 0.7 : 0.5;
  for (const [i, { at: centre, size, across, lean }] of tufts.entries()) {
    const soft = steps(12)
      .slice(1)
      .map((s, k): Point => {
        const angle = s * Math.PI * 2 + lean;
        return polar(centre, angle, size * (0.9 + 0.12 * Math.sin(k * 2.6 + lean)));
      });
    const tone = toneOf(mix("#f7f2e2", "#cfc4a4", Math.max(0, across) * 0.5 + 0.1 * (i % 3)));
    sketch.fill(soft, {
      fill: flatWash(sketch.page, tone),
      stroke: shadow,
      "stroke-width": weight * 0.5,
      opacity: 0.7,
    });
    if (L < 30) continue;
    const curls = Array.from({ length: 8 }, (_, k): Point[] => {
      const out = lean + k * 0.8;
      return arc(
        polar(centre, out, size * 0.2),
        out + 0.5,
        size * random.between(0.9, 1.7),
        random.between(0.4, 1.3),
        0,
        6,
      );
    });
    sketch.lines(curls, shadow, 0.5, { opacity: 0.6 });
    if (i % 6 === 4) {
      const seed = polar(centre, lean, size * 0.3);
      sketch.fill(ellipse(seed, wide * 0.04, wide * 0.046), { fill: "#3a2e26" });
      sketch.dots([[seed[0] - wide * 0.012, seed[1] - wide * 0.014]], "#a08f7c", Math.max(0.7, wide * 0.018));
    }
  }
};

/** Kapok: a long woody spindle; when ripe its five valves part from the tip and the floss swells out between them. */
export const kapok = (sketch: Sketch, fruit: FruitTraits, L: number, ripe: boolean): void => {
  const { tone } = fruitPaint(fruit, ripe);
  const wide = L * (fruit.width ?? 0.3);
  if (!ripe) {
    const body = {
      length: L,
      width: wide,
      profile: (t: number) => Math.sin(Math.PI * Math.min(1, t * 0.95 + 0.03)) ** 0.62,
    };
    paintBody(sketch, body, tone, "smooth");
    const seams = [-0.5, 0.55].map((across) => steps(9).map((t) => onBody(body, 0.04 + t * 0.92, across)));
    sketch.lines(seams, tone.ink, 0.8, { opacity: 0.6 });
    return;
  }
  const inner = toneOf(mix(tone.light, "#e6d3a8", 0.5));
  const weight = L > 40 ? 1 : 0.7;
  const valve = (lean: number, share: number, inside: boolean): void => {
    const line = arc([0, L * 0.02], degrees(90) - lean * 0.5, L * share, -lean * 0.55, 0, 13);
    const shape = (t: number): number =>
      wide * 0.5 * Math.sin(lerp(0.08, 1, t ** 0.86) * Math.PI) ** 0.7 + 0.8;
    sketch.body(ribbon(line, shape), roundWash(sketch.page, inside ? inner : tone), tone.ink, weight);
    const bank = (across: number): Point[] =>
      line.map((point, i) => polar(point, along(line, i / 12).angle + Math.PI / 2, across * shape(i / 12)));
    sketch.lines([bank(inside ? 0 : 0.08), bank(-0.26)], inside ? inner.dark : tone.ink, 0.7, {
      opacity: 0.45,
    });
  };
  // The valves stand around the floss, the far ones with their inside to the reader; it swells out between the near two.
  valve(0.5, 0.92, true);
  valve(-0.46, 0.96, true);
  flossMass(sketch, L, wide);
  valve(0.84, 0.72, false);
  valve(-0.8, 0.78, false);
  valve(-0.1, 0.4, false);
};

/** Purslane: a small cup of seeds with a detached pointed lid. Drawn with the stalk above, like every fruit. */
export const lidded = (sketch: Sketch, fruit: FruitTraits, paint: FruitPaint, L: number): void => {
  const { tone } = paint;
  const width = L * Math.max(0.6, fruit.width ?? 0.6);
  const cup = {
    length: L,
    width,
    profile: (t: number) => Math.sqrt(Math.max(0, 1 - (1 - Math.min(1, t / 0.5)) ** 2)),
  };
  if (L < 22) {
    paintBody(sketch, { ...cup, profile: (t) => Math.sin(Math.PI * t) ** 0.8 }, tone, "smooth");
    sketch.lines([[onBody(cup, 0.5, -0.98), onBody(cup, 0.55, 0), onBody(cup, 0.5, 0.98)]], tone.ink, 0.8);
    return;
  }
  // Two sepals hold the cup.
  for (const side of [-1, 1])
    sketch.body(
      [
        [0, -L * 0.02],
        [side * width * 0.42, L * 0.02],
        [side * width * 0.62, L * 0.26],
        [side * width * 0.5, L * 0.34],
        [side * width * 0.1, L * 0.2],
      ],
      flatWash(sketch.page, toneOf("green")),
      tone.ink,
      0.9,
    );
  const half = { ...cup, length: L * 0.56 };
  sketch.body(
    bodyOutline({ ...half, profile: (t) => Math.sqrt(Math.max(0, 1 - (1 - t) ** 2)) }, 9),
    roundWash(sketch.page, tone),
    tone.ink,
    1.1,
  );
  const rim: Point = [0, L * 0.56];
  sketch.body(ellipse(rim, width * 0.5, L * 0.11), mix(tone.pale, "#e8dca6", 0.4), tone.ink, 1);
  const seeds = steps(13).map((t) => polar(rim, t * 29, width * 0.4 * Math.sqrt(t)));
  sketch.dots(
    seeds.map(([x, y]): Point => [x, rim[1] + (y - rim[1]) * 0.42]),
    paint.accent?.mid ?? "#33292a",
    L * 0.075,
  );
  // The lid, detached and slightly tilted.
  const lid = (x: number, y: number): Point => [width * (0.05 + x - y * 0.3), L * 0.78 + (y - x * 0.12) * L];
  sketch.body(
    [
      lid(-0.48, 0),
      lid(-0.34, 0.17),
      lid(-0.1, 0.27),
      lid(0, 0.36),
      lid(0, 0.36),
      lid(0.1, 0.27),
      lid(0.34, 0.17),
      lid(0.48, 0),
      lid(0.2, -0.06),
      lid(-0.2, -0.06),
    ],
    roundWash(sketch.page, tone),
    tone.ink,
    1.1,
  );
};
