// Great funnels of the dogbane family (allamanda): a narrow tube in a small calyx, wide open above into a bell, on whose
// rim five broad round lobes overlap by turns. The stalk's end is at the origin, the flower opens along +x.
import { ellipse, lerp, type Point, polar, steps } from "../drawing/geometry.ts";
import { hexOf, mix, type Tone } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash, lightGlaze, litWash } from "../drawing/wash.ts";
import type { FlowerView } from "./flower.ts";
import type { FlowerPaint } from "./flower-paint.ts";
import type { FlowerTraits } from "./traits.ts";

/** How far the mouth turns to the reader in each view: 1 faces him, below 0 it faces away. */
const facing: Record<Exclude<FlowerView, "bud">, readonly number[]> = {
  face: [0.96],
  open: [0.8, 0.62, 0.46],
  side: [0.2, 0.3],
  half: [0.4],
  back: [-0.42],
};

const nodding = [0.3, 0.46];

/** In widths of the whole flower: the length of the tube with its bell, and the radius of the mouth. */
const long = 0.72;
const mouth = 0.17;
const reach = 0.5;

/** The half width of tube and bell from foot to mouth. */
const girth = (t: number): number =>
  t < 0.36 ? lerp(0.034, 0.042, t / 0.36) : lerp(0.042, mouth, Math.sin(((t - 0.36) / 0.64) * 1.57) ** 0.8);

type Funnel = {
  sketch: Sketch;
  paint: FlowerPaint;
  size: number;
  /** How far the mouth is turned to the reader, and how far the lobes have opened. */
  face: number;
  open: number;
  turn: number;
};

/** Seen from in front, the tube is foreshortened. */
const tubeOf = ({ size, face }: Funnel): number => size * long * Math.sqrt(Math.max(0.08, 1 - face * face));

/** A point of the limb: `r` in widths of the flower, `angle` around its axis. */
const onLimb = (funnel: Funnel, r: number, angle: number): Point => {
  const { size, face, open } = funnel;
  // Lobes that have not opened stand forward; open ones bend back at their ends.
  const beyond = Math.max(0, r - mouth);
  const forward = beyond * (1 - open) * 1.1 - beyond ** 2 * open * 0.7;
  const out = mouth + beyond * lerp(0.45, 1, open);
  return [
    tubeOf(funnel) + size * (Math.cos(angle) * out * -face + forward * Math.sqrt(1 - face * face)),
    size * Math.sin(angle) * out,
  ];
};

/** The outline of a lobe, broader on the side that lies over its neighbour. */
const lobe = (funnel: Funnel, angle: number): Point[] => {
  const at = (r: number, aside: number): Point => onLimb(funnel, r, angle + aside);
  return [
    at(mouth * 0.9, -0.62),
    at(mouth * 1.4, -0.84),
    at(reach * 0.72, -0.86),
    at(reach * 0.96, -0.68),
    at(reach * 1.04, -0.3),
    at(reach * 1.05, 0.08),
    at(reach, 0.44),
    at(reach * 0.82, 0.7),
    at(mouth * 1.5, 0.76),
    at(mouth * 0.9, 0.64),
  ];
};

const drawLobes = (funnel: Funnel, back: boolean): void => {
  const { sketch, paint, size, turn } = funnel;
  const { tone } = paint;
  const deep: Tone = { ...tone, mid: mix(tone.mid, tone.dark, 0.28), light: tone.mid };
  // Those on the far side of the mouth first.
  const angles = steps(6)
    .slice(0, -1)
    .map((t) => turn + t * Math.PI * 2)
    .sort((a, b) => Math.cos(a) - Math.cos(b));
  for (const angle of angles) {
    const from = onLimb(funnel, mouth, angle);
    const to = onLimb(funnel, reach, angle);
    const outline = lobe(funnel, angle);
    sketch.body(
      outline,
      back
        ? flatWash(sketch.page, deep)
        : litWash(
            sketch.page,
            [mix(tone.mid, tone.dark, 0.34), tone.mid, mix(tone.mid, tone.light, 0.5)],
            from,
            to,
          ),
      tone.ink,
      size > 44 ? 1 : 0.6,
      true,
      lightGlaze(sketch.page, tone),
    );
    if (size < 44) continue;
    const veins = [-0.44, -0.26, -0.08, 0.1, 0.28, 0.46].map((aside): Point[] =>
      [0.3, 0.6, 0.9].map((share) =>
        onLimb(funnel, lerp(mouth, reach, share), angle + aside * lerp(0.7, 1.08, share)),
      ),
    );
    sketch.lines(veins, mix(tone.ink, tone.dark, 0.5), 0.5, { opacity: 0.36 });
  }
};

const drawTube = (funnel: Funnel): void => {
  const { sketch, paint, size } = funnel;
  const { tone } = paint;
  const end = tubeOf(funnel);
  const edge = (side: number): Point[] => steps(13).map((t) => [t * end, side * girth(t) * size]);
  sketch.body(
    [...edge(-1), ...edge(1).reverse()],
    flatWash(sketch.page, { ...tone, mid: mix(tone.mid, tone.dark, 0.12) }),
    tone.ink,
    size > 44 ? 1 : 0.6,
    true,
    lightGlaze(sketch.page, tone),
  );
  if (size > 44)
    sketch.lines(
      [-0.6, -0.2, 0.24, 0.64].map((share): Point[] =>
        steps(8).map((t) => [lerp(0.3, 0.98, t) * end, share * girth(lerp(0.3, 0.98, t)) * size]),
      ),
      tone.ink,
      0.5,
      { opacity: 0.4 },
    );
};

/** Five narrow green sepals around the foot of the tube. */
const drawCalyx = ({ sketch, paint, size }: Funnel): void => {
  const green = paint.bracts;
  for (const lean of [-0.62, 0.62, -0.22, 0.26]) {
    const tip = polar([0, 0], lean, size * 0.17);
    sketch.body(
      [
        [-size * 0.012, 0],
        polar([0, 0], lean - 0.36, size * 0.09),
        tip,
        tip,
        polar([0, 0], lean + 0.36, size * 0.09),
      ],
      green.mid,
      green.ink,
      0.6,
    );
  }
};

/** The hollow of the bell, deep in the middle, with the fine red lines that run down into it. */
const drawThroat = (funnel: Funnel, flower: FlowerTraits): void => {
  const { sketch, paint, size, face } = funnel;
  const { tone } = paint;
  const rim = (share: number): Point[] =>
    ellipse([tubeOf(funnel), 0], size * mouth * share * face, size * mouth * share, 0, 18);
  const centre = flower.centre === undefined ? tone.dark : hexOf(flower.centre);
  // A pale throat would be a grey blot.
  const glow = flower.drooping ? mix(centre, tone.dark, 0.75) : centre;
  sketch.patches([rim(1.02)], { fill: mix(tone.dark, glow, 0.35), opacity: 0.55 });
  const deep: Point = [tubeOf(funnel) - size * 0.05 * (1 - face), size * 0.03];
  sketch.patches([ellipse(deep, size * mouth * 0.66 * face, size * mouth * 0.66, 0, 16)], {
    fill: mix(glow, tone.dark, 0.5),
    opacity: 0.6,
  });
  sketch.patches([ellipse(deep, size * 0.05 * face, size * 0.055, 0, 12)], {
    fill: mix(tone.ink, glow, 0.35),
    opacity: 0.8,
  });
  if (size < 44 || flower.drooping) return;
  sketch.lines(
    steps(21)
      .slice(1)
      .map((t): Point[] => {
        const angle = t * Math.PI * 2;
        return [
          [deep[0] - Math.cos(angle) * size * 0.05 * face, deep[1] + Math.sin(angle) * size * 0.055],
          onLimb(funnel, mouth * (1.05 + 0.2 * Math.abs(Math.sin(t * 50))), angle),
        ];
      }),
    mix(glow, "#8a2f14", 0.55),
    Math.max(0.6, size * 0.006),
    { opacity: 0.55 },
  );
};

/** In bud: the lobes wound round each other to a point, on the tube. */
const drawBud = ({ sketch, paint, size }: Funnel): void => {
  const { tone } = paint;
  const half = (t: number): number =>
    size *
    (t < 0.4
      ? lerp(0.034, 0.06, t / 0.4)
      : 0.125 * Math.sin(lerp(0.16, 0.98, (t - 0.4) / 0.6) * Math.PI) ** 0.8);
  const end = size * 0.86;
  const edge = (share: number, from = 0, to = 1): Point[] =>
    steps(14).map((t) => [lerp(from, to, t) * end, share * half(lerp(from, to, t))]);
  sketch.body(
    [...edge(-1), ...edge(1).reverse()],
    flatWash(sketch.page, tone),
    tone.ink,
    size > 44 ? 1 : 0.6,
    true,
    lightGlaze(sketch.page, tone),
  );
  const seams = [-1.1, -0.3, 0.5].map((from) =>
    steps(9).map((t): Point => {
      const here = lerp(0.42, 0.98, t);
      return [here * end, half(here) * Math.sin(Math.min(1.5, from + t * 1.7))];
    }),
  );
  sketch.lines(seams, mix(tone.ink, "#8a4a14", 0.4), size > 44 ? 0.9 : 0.6, { opacity: 0.7 });
};

export const bellFunnel = (
  sketch: Sketch,
  flower: FlowerTraits,
  paint: FlowerPaint,
  size: number,
  view: FlowerView,
  variant: number,
): void => {
  if (view === "bud") {
    const bud: Funnel = { sketch, paint, size, face: 0, open: 0, turn: 0 };
    drawBud(bud);
    drawCalyx(bud);
    return;
  }
  // Yellow oleander hangs and stays half closed; its mouth is seen from aside.
  const nods = flower.drooping;
  const seen = nods ? nodding : facing[view];
  const face = seen[variant % seen.length] ?? 0.6;
  const funnel: Funnel = {
    sketch,
    paint,
    size,
    face,
    open: view === "half" ? 0.3 : nods ? 0.5 : 1,
    turn: 0.3 + variant * 0.5,
  };
  if (face < 0) {
    drawLobes(funnel, true);
    sketch.fill(ellipse([tubeOf(funnel), 0], size * mouth * -face * 1.2, size * mouth * 1.1, 0, 14), {
      fill: mix(paint.tone.mid, paint.tone.dark, 0.4),
    });
    drawTube(funnel);
    drawCalyx(funnel);
    return;
  }
  drawTube(funnel);
  drawCalyx(funnel);
  drawLobes(funnel, false);
  drawThroat(funnel, flower);
};
