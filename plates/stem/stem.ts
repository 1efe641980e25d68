// Stems and branches: tapering, shaded along one side, with the plant's nodes, hairs, thorns or bark.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import {
  along,
  angleTo,
  at,
  ellipse,
  lengthOf,
  lerp,
  type Point,
  type Polyline,
  polar,
  ribbon,
  steps,
} from "../drawing/geometry.ts";
import { fringe } from "../drawing/hair.ts";
import { mix, type Tone, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash } from "../drawing/wash.ts";
import { corkRidges, corkSwell, rayedCut } from "./corky.ts";

export type StemTraits = PlateTraits["stem"];
export type StemLook = {
  tone: Tone;
  surface: StemTraits["surface"];
  form: StemTraits["form"];
  woody: boolean;
  /** Stouter at both its ends, as the stalk of a fruit is. */
  swollen?: boolean;
};

/** A stem that climbs by hooks has no other thorns: its hooks are drawn at its nodes. */
const surfaceOf = ({ surface, climbing }: StemTraits): StemTraits["surface"] =>
  climbing === "hooks" && (surface === "thorny" || surface === "prickly") ? "smooth" : surface;

export const greenStem = (stem: StemTraits): StemLook => ({
  tone: toneOf(stem.colour),
  surface: surfaceOf(stem),
  form: stem.form,
  woody: false,
});

export const woodyStem = (traits: PlateTraits): StemLook => {
  const colour =
    traits.bark?.colour ??
    (["brown", "grey", "tan", "reddish-brown", "dark-brown", "silver"].includes(traits.stem.colour)
      ? traits.stem.colour
      : "#8c7350");
  return { tone: toneOf(colour), surface: surfaceOf(traits.stem), form: traits.stem.form, woody: true };
};

export const drawStem = (
  sketch: Sketch,
  line: Polyline,
  from: number,
  to: number,
  look: StemLook,
  cutEnd = false,
): void => {
  const { tone } = look;
  const length = lengthOf(line);
  const width = (t: number): number => {
    const swell = look.swollen === true ? 1 + 0.34 * (1 - t) ** 6 + 0.55 * t ** 5 : 1;
    const plain = lerp(from, to, t) * swell;
    if (look.surface === "corky") return plain * corkSwell(t);
    return look.woody ? plain * (1 + 0.05 * Math.sin(t * 17) + 0.04 * Math.sin(t * 41)) : plain;
  };
  if (look.form === "ladder" && from > 6) {
    ladder(sketch, line, width, tone);
    return;
  }
  const outline = ribbon(line, width);
  const heading = angleTo(at(line, 0), at(line, -1)) + Math.PI / 2;
  const shade = Math.cos(heading) + Math.sin(heading) > 0 ? 1 : -1;
  const bank = (share: number): Point[] =>
    line.map((point, i) => {
      const t = i / (line.length - 1);
      return polar(point, along(line, t).angle + Math.PI / 2, share * width(t));
    });
  const bristly = look.surface === "bristly";
  if ((look.surface === "hairy" && sketch.page.detail > 0.5) || bristly) {
    const long = (bristly ? 4 : 2.4) + from * (bristly ? 0.24 : 0.12);
    // The shaded edge shows more of them.
    const hairs = ([-1, 1] as const).flatMap((side) =>
      fringe(sketch.random, bank(side * 0.47), side, {
        gap: (bristly ? 9 : 7.5) * (side === shade ? 1 : 1.9),
        length: long,
        lean: bristly ? 1 : 0.8,
      }),
    );
    sketch.patches(hairs, { fill: tone.ink, opacity: 0.7 }, false);
  }
  sketch.body(
    outline,
    flatWash(
      sketch.page,
      tone,
      angleTo(at(line, 0), at(line, -1)) > -0.8 && angleTo(at(line, 0), at(line, -1)) < 0.8 ? Math.PI / 4 : 0,
    ),
    tone.ink,
    from > 9 ? 1.3 : 1,
  );
  // Round: a light, a half tone, a shade that deepens before the edge, where it is lit again from behind.
  if (from > 2.5)
    sketch.patches([[...bank(shade * 0.48), ...bank(shade * 0.06).reverse()]], {
      fill: tone.dark,
      opacity: 0.42,
    });
  if (from > 4) {
    sketch.patches([[...bank(shade * 0.42), ...bank(shade * 0.2).reverse()]], {
      fill: mix(tone.dark, tone.ink, 0.5),
      opacity: 0.45,
    });
    sketch.lines([bank(-shade * 0.2)], tone.pale, from * 0.2, { opacity: 0.28 });
    sketch.lines([bank(-shade * 0.24)], tone.pale, from * 0.09, { opacity: 0.6 });
  }
  if (look.surface === "corky" && from > 5) corkRidges(sketch, line, width, tone);
  else if (look.woody && from > 6) bark(sketch, line, width, tone);
  if (look.woody && look.form === "fleshy") leafScars(sketch, line, width, tone);
  if (["square", "angled", "three-edged", "winged"].includes(look.form))
    sketch.lines([bank(-shade * 0.08)], tone.ink, 0.7, { opacity: 0.7 });
  if (look.form === "jointed" || look.surface === "ringed") {
    const rings = steps(Math.max(3, Math.round(length / 34)))
      .slice(1, -1)
      .map((t) => rung(line, t, width(t) * 1.12));
    sketch.lines(rings, tone.ink, 1);
  }
  if (look.surface === "prickly" || look.surface === "thorny") thorns(sketch, line, width, look);
  if (cutEnd) {
    const start = at(line, 0);
    const angle = angleTo(start, at(line, 1));
    if (look.surface === "corky") {
      rayedCut(sketch, start, [from * 0.24, from * 0.52], angle, tone);
      return;
    }
    const face = ellipse(start, from * 0.2, from * 0.5, angle, 14);
    sketch.body(face, mix(tone.pale, "#e9d3a4", 0.6), tone.ink, 1);
    sketch.lines([ellipse(start, from * 0.11, from * 0.28, angle, 12)], tone.ink, 0.6, { opacity: 0.6 });
  }
};

/** The stem of a monkey ladder: a band that bulges by turns to one side and the other, a hollow in every bend. */
const ladder = (sketch: Sketch, line: Polyline, width: (t: number) => number, tone: Tone): void => {
  const length = lengthOf(line);
  const wave = Math.max(3, Math.round(length / (width(0) * 3.6)));
  const count = wave * 8 + 1;
  const swing = (t: number): number => Math.sin(t * wave * Math.PI * 2) * width(t) * 0.42;
  const on = (t: number, share: number): Point => {
    const { point, angle } = along(line, t);
    return polar(point, angle + Math.PI / 2, swing(t) + share * width(t) * 1.25);
  };
  const bank = (share: number): Point[] => steps(count).map((t) => on(t, share));
  sketch.body([...bank(-0.5), ...bank(0.5).reverse()], flatWash(sketch.page, tone), tone.ink, 1.2);
  sketch.patches([[...bank(0.1), ...bank(0.46).reverse()]], { fill: tone.dark, opacity: 0.4 });
  sketch.lines([bank(-0.28)], tone.pale, width(0) * 0.14, { opacity: 0.5 });
  // A hollow lies within each bend, the light on its far rim.
  const hollows = steps(wave * 2)
    .map((_, i) => (i + 0.5) / (wave * 2))
    .map((t) => ({ t, side: Math.sin(t * wave * Math.PI * 2) > 0 ? -1 : 1 }));
  const oval = (t: number, side: number, grow: number): Point[] =>
    ellipse(
      on(t, side * 0.12),
      (length / wave) * 0.13 * grow,
      width(t) * 0.24 * grow,
      along(line, t).angle,
      12,
    );
  sketch.patches(
    hollows.map(({ t, side }) => oval(t, side, 1)),
    { fill: mix(tone.dark, tone.ink, 0.55), opacity: 0.75 },
  );
  sketch.lines(
    hollows.map(({ t, side }) => oval(t, side, 1.12).slice(1, 6)),
    tone.light,
    Math.max(0.8, width(0) * 0.06),
    { opacity: 0.8 },
  );
  sketch.lines(
    [-0.4, -0.12, 0.34].map((share) => bank(share)),
    tone.ink,
    0.5,
    { opacity: 0.4 },
  );
};

/** The broad scars that fallen leaves leave on a thick twig, each a shield with its rim lit from above. */
const leafScars = (sketch: Sketch, line: Polyline, width: (t: number) => number, tone: Tone): void => {
  const count = Math.round(lengthOf(line) / 26);
  for (const [i, t] of steps(count).slice(1, -1).entries()) {
    const { point, angle } = along(line, t);
    const across = [-0.22, 0.2, -0.02, 0.3, -0.32][i % 5] ?? 0;
    const wide = width(t) * 0.15;
    const centre = polar(point, angle + Math.PI / 2, across * width(t));
    sketch.patches([ellipse(centre, wide * 0.62, wide, angle, 10)], {
      fill: mix(tone.light, "#d9c7a4", 0.4),
      stroke: tone.ink,
      "stroke-width": 0.6,
      opacity: 0.8,
    });
  }
};

const rung = (line: Polyline, t: number, width: number): Point[] => {
  const { point, angle } = along(line, t);
  return [
    polar(point, angle - Math.PI / 2, width / 2),
    polar(point, angle, width * 0.12),
    polar(point, angle + Math.PI / 2, width / 2),
  ];
};

const bark = (sketch: Sketch, line: Polyline, width: (t: number) => number, tone: Tone): void => {
  const { random } = sketch;
  const strokes = steps(Math.round(lengthOf(line) / 11))
    .slice(1, -1)
    .map((t): Point[] => {
      const side = random.between(-0.34, 0.42);
      return [0, 0.012, 0.024].map((more) => {
        const { point, angle } = along(line, Math.min(1, t + more * random.between(0.6, 1.6)));
        return polar(point, angle + Math.PI / 2, side * width(t) + random.around(0, 0.8));
      });
    });
  sketch.lines(strokes, tone.ink, 0.7, { opacity: 0.55 });
};

const thorns = (sketch: Sketch, line: Polyline, width: (t: number) => number, look: StemLook): void => {
  const long = look.surface === "thorny" ? 15 : 7;
  const points = steps(Math.max(3, Math.round(lengthOf(line) / (look.surface === "thorny" ? 62 : 30))))
    .slice(0, -1)
    .map((t, i): Point[] => {
      const { point, angle } = along(line, Math.min(0.97, t + 0.04));
      const side = i % 2 === 0 ? 1 : -1;
      const edge = polar(point, angle + (side * Math.PI) / 2, width(t) * 0.45);
      return [
        polar(edge, angle + Math.PI, 2.4),
        polar(edge, angle + side * 1.15, long),
        polar(edge, angle, 2.4),
      ];
    });
  sketch.patches(
    points,
    {
      fill: mix(look.tone.mid, "#b98a5c", 0.4),
      stroke: look.tone.ink,
      "stroke-width": 0.8,
      "stroke-linejoin": "round",
    },
    false,
  );
};
