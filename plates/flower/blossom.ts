// A radial flower in space, seen from any angle: petals that rise, spread or bend back, free or joined to a funnel, on a
// tube or a disc, with a calyx below and stamens within. Drawn with the stalk's end at the origin and the axis along +x;
// `tilt` is the angle between the axis and the viewer: 0 the face, π/2 the side, more shows the back.
import {
  at,
  degrees,
  ellipse,
  isInside,
  lerp,
  type Point,
  type Polyline,
  ribbon,
  steps,
} from "../drawing/geometry.ts";
import { brightness, mix, type Tone } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { type GlazeStop, glazeWash, litWash } from "../drawing/wash.ts";
import { limbOf, rimOf } from "./limb.ts";
import { type PetalShape, petalOutline } from "./petals.ts";
import {
  dot,
  frameOf,
  litColour,
  profileOf,
  type Space,
  spaceOf,
  spread,
  type Vector,
  type View,
} from "./space.ts";

export type Whorl = PetalShape & {
  length: number;
  /** The angle between petal and the plane of the flower, at its base and at its tip: 90° along the axis. */
  rise: readonly [number, number];
  /** How far the petal's edges rise above its midline, as a share of its width. */
  cup?: number;
  /**
   * Joined to a funnel; the share of the length by which the rim is cut into lobes. With a twist the lobes are free from
   * the throat on, each as wide as its share of the rim (width 1) or overlapping the next (more).
   */
  joined?: number;
  /** Of a joined limb with rounded lobes: the length at each azimuth as a share of the whole. */
  lobes?: (turn: number) => number;
  tone: Tone;
  inner: string;
  /** The outside; the tone itself when not given. */
  back?: Tone;
  turn: number;
  /** The colour of its veins and of its margin, where they differ from the petal. */
  veins?: string;
  edge?: string;
  /** The angle from one petal to the next, in turns, where they do not stand all around. */
  fan?: number;
  /** A stripe along the middle of each petal. */
  stripe?: string;
  /** Every petal of its own length and rise, as in a flower with two-sided symmetry. */
  each?: (index: number) => { length?: number; rise?: number; inner?: string };
};

export type Tube = {
  length: number;
  foot: number;
  throat: number;
  tone: Tone;
  inner: string;
  /** The colour deep in its mouth, where that is not its shade. */
  hole?: string;
};

export type Drawn = { inside: boolean; depth: number; paint: (sketch: Sketch) => void };

/** How a petal turns from its lit edge over its middle to the edge in the shade, which its neighbour darkens. */
const petalGlaze = (tone: Tone, inside: boolean): GlazeStop[] => {
  const shine = mix(tone.light, tone.pale, 0.35);
  return [
    [0, tone.dark, 0.2],
    [0.1, shine, 0.15],
    [0.3, shine, inside ? 0.55 : 0.4],
    [0.52, shine, 0.04],
    [0.54, tone.dark, 0.04],
    [1, tone.dark, inside ? 0.62 : 0.52],
  ];
};

/** The petals of one whorl, each ready to be painted. */
const petalsOf = (
  sketch: Sketch,
  whorl: Whorl,
  view: View,
  foot: readonly [number, number],
  radius: number,
): Drawn[] => {
  const frame = frameOf(view);
  const { random } = sketch;
  const weight = radius > 40 ? 1 : radius > 16 ? 0.8 : 0.55;
  const closing = (1 - view.open) * 62;
  return Array.from({ length: whorl.count }, (_, i): Drawn => {
    const own = whorl.each?.(i) ?? {};
    const length = whorl.length * (own.length ?? 1) * random.between(0.96, 1.03);
    const place = whorl.fan === undefined ? i / whorl.count : (i / (whorl.count - 1) - 0.5) * whorl.fan;
    const turn = whorl.turn + place * Math.PI * 2 + random.around(0, 0.05);
    const lifted = random.around(0, 5) + (own.rise ?? 0) + closing;
    const profile = profileOf(
      length,
      [Math.min(96, whorl.rise[0] + lifted), Math.min(108, whorl.rise[1] + lifted * 1.15)],
      foot,
    );
    const radial = spread(frame, turn);
    const side = spread(frame, turn + Math.PI / 2);
    const normalAt = (s: number): Vector => {
      const { angle } = profile(s);
      const [a, b] = [-Math.sin(angle), Math.cos(angle)];
      return [
        radial[0] * a + frame.axis[0] * b,
        radial[1] * a + frame.axis[1] * b,
        radial[2] * a + frame.axis[2] * b,
      ];
    };
    const cup = whorl.cup ?? 0.12;
    const onPetal = ([s, y]: Point): Point => {
      const { out, up } = profile(s);
      const lift = cup * Math.abs(y) * length;
      const normal = normalAt(s);
      return [
        radial[0] * out + frame.axis[0] * up + side[0] * y * length + normal[0] * lift,
        radial[1] * out + frame.axis[1] * up + side[1] * y * length + normal[1] * lift,
      ];
    };
    /** A point of a joined limb: the azimuth instead of a width. */
    const joinedAt = (s: number, share: number): Point => {
      const { out, up } = profile(s);
      const r = spread(frame, turn + (share * Math.PI) / whorl.count);
      return [r[0] * out + frame.axis[0] * up, r[1] * out + frame.axis[1] * up];
    };
    const cut = whorl.joined;
    // A twisted lobe is as wide as its share of the throat at its foot, and leans over its neighbour.
    const lobe = (side: 1 | -1): Point[] =>
      steps(12).map((t) => {
        // Closer points at the tip, where the outline turns.
        const s = Math.sin((t * Math.PI) / 2);
        const lean = (whorl.twist ?? 0) * s;
        return joinedAt(s, lean + side * whorl.width * (1 - s ** 3.2) ** 0.6);
      });
    const outline: Point[] =
      cut === undefined ? petalOutline(whorl, 1).map(onPetal) : [...lobe(-1), ...lobe(1).reverse()];
    const middle = normalAt(0.55);
    const inside = middle[2] > 0;
    const facing = inside ? 1 : -1;
    const tone = inside ? whorl.tone : (whorl.back ?? whorl.tone);
    // Petals are thin: light comes through those that lie in the shade.
    const lit = (s: number): number => Math.max(0.16, facing * dot(normalAt(s), frame.light));
    const inner = inside ? (own.inner ?? whorl.inner) : mix(tone.mid, whorl.inner, 0.25);
    const { out, up } = profile(0.6);
    const line = (share: number): Point[] =>
      cut === undefined
        ? [
            onPetal([0.14, share * 0.12]),
            onPetal([0.5, share * 0.5]),
            // Towards a pointed tip the veins draw together.
            onPetal([0.88 - Math.abs(share) * 0.1, share * (whorl.tip === "pointed" ? 0.24 : 0.72)]),
          ]
        : [0.12, 0.5, 0.88 - Math.abs(share) * 0.2].map((s) =>
            joinedAt(s, share * Math.min(1, whorl.width) * lerp(0.6, 0.85, s) + (whorl.twist ?? 0) * s),
          );
    return {
      inside,
      depth: radial[2] * out + frame.axis[2] * up,
      paint: (on) => {
        const [base, tip] = [onPetal([0, 0]), onPetal([1, 0])];
        const fill =
          radius < 7
            ? litColour(tone, tone.mid, lit(0.6))
            : litWash(
                on.page,
                [
                  litColour(tone, inner, lit(0.15)),
                  litColour(tone, mix(tone.mid, inner, 0.12), lit(0.5)),
                  litColour(tone, tone.mid, lit(0.95)),
                ],
                base,
                tip,
              );
        // The half of the petal that falls away from the light.
        const away = dot(side, frame.light) * facing < 0 ? 1 : -1;
        const across = (way: number): Point =>
          cut === undefined
            ? onPetal([whorl.widest, way * whorl.width * 0.5])
            : joinedAt(0.65, way * whorl.width);
        const glaze =
          radius < 11 ? undefined : glazeWash(on.page, petalGlaze(tone, inside), across(-away), across(away));
        on.body(
          outline,
          fill,
          brightness(tone.mid) > 0.86 ? tone.ink : mix(tone.ink, tone.dark, 0.25),
          weight,
          true,
          glaze,
        );
        if (radius < 11) return;
        if (whorl.stripe !== undefined && inside)
          on.patches([ribbon(line(0), (t) => length * whorl.width * 0.2 * (1.1 - t))], {
            fill: whorl.stripe,
            opacity: 0.7,
          });
        if (radius > 17) {
          const shares = radius > 34 ? [-0.8, -0.5, -0.22, 0, 0.22, 0.5, 0.8] : [-0.5, 0, 0.5];
          const width = cut === undefined ? whorl.width * 0.6 : 1;
          on.lines(
            shares.map((share) => line(share * width)),
            whorl.veins ?? mix(tone.ink, tone.dark, 0.4),
            whorl.veins === undefined ? 0.45 : 0.8,
            { opacity: whorl.veins === undefined ? 0.5 : 0.75 },
          );
        }
        if (whorl.edge !== undefined)
          on.lines([outline.slice(5, -4)], whorl.edge, Math.max(1.2, radius * 0.05), { opacity: 0.75 });
      },
    };
  });
};

const tubeOf = (sketch: Sketch, tube: Tube, view: View): void => {
  const space = spaceOf(view);
  const line = steps(7).map((t): { along: number; half: number } => ({
    along: tube.length * t,
    half: lerp(tube.foot, tube.throat, t ** 1.6) / 2,
  }));
  const shown = Math.abs(Math.sin(view.tilt)) * tube.length > tube.throat * 0.2;
  if (!shown) return;
  const edge = (sign: 1 | -1): Point[] =>
    line.map(({ along, half }) => space.at(half, (sign * Math.PI) / 2, along));
  const { tone } = tube;
  const [from, to] = [space.at(0, 0, 0), space.at(0, 0, tube.length)];
  // From behind, the near half of its round end stands out beyond the line between its edges.
  const end =
    Math.cos(view.tilt) < 0
      ? steps(7).map((t) => space.at(tube.throat / 2, -Math.PI * (0.5 + t), tube.length))
      : [];
  sketch.body(
    [...edge(-1), ...end, ...edge(1).reverse()],
    litWash(sketch.page, [tube.inner, mix(tube.inner, tone.mid, 0.6), tone.mid], from, to),
    tone.ink,
    0.9,
  );
  const { light: lamp } = frameOf(view);
  const away = lamp[1] < 0 ? 1 : -1;
  sketch.patches(
    [
      [
        ...line.map(({ along, half }) => space.at(half * 0.94, (away * Math.PI) / 2, along)),
        ...line.map(({ along, half }) => space.at(half * 0.25, (away * Math.PI) / 2, along)).reverse(),
      ],
    ],
    { fill: tone.dark, opacity: 0.38 },
  );
};

export type Blossom = {
  /** From the outermost to the innermost. */
  whorls: readonly Whorl[];
  sepals?: Whorl;
  /** Narrow bracts below the sepals (mallows). */
  epicalyx?: Whorl;
  /** Where the sepals leave the axis, and how high: at its foot, or on top of an ovary. */
  calyxAt?: readonly [number, number];
  tube?: Tube;
  /** Drawn between the petals that show their inside and those that show their outside. */
  centre?: (sketch: Sketch, space: Space, height: number, shows: (point: Point) => boolean) => void;
  /** Where the petals leave the axis. */
  disc?: number;
};

/** Seen flatter than this, a funnel shows nothing of what stands in it. */
const sideways = 0.35;

export const drawBlossom = (sketch: Sketch, blossom: Blossom, radius: number, view: View): void => {
  const { tube, sepals } = blossom;
  const foot: readonly [number, number] = [
    tube === undefined ? (blossom.disc ?? 0) : tube.throat * 0.46,
    tube?.length ?? 0,
  ];
  const cups = [sepals, blossom.epicalyx].flatMap((whorl) =>
    whorl === undefined
      ? []
      : petalsOf(sketch, whorl, { ...view, open: 1 }, blossom.calyxAt ?? [whorl.length * 0.08, 0], radius),
  );
  const petals = blossom.whorls.map((whorl) =>
    (whorl.joined !== undefined && whorl.twist === undefined
      ? limbOf(whorl, view, foot, radius, tube)
      : petalsOf(sketch, whorl, view, foot, radius)
    ).sort((a, b) => a.depth - b.depth),
  );
  const facesUs = Math.cos(view.tilt) > 0;
  // The calyx of a tube clasps its foot, and so lies behind the mouth that faces the viewer.
  // So does that of a flower whose petals all show their inside.
  const clasps = facesUs && (tube !== undefined || (petals[0] ?? []).every((each) => each.inside));
  for (const each of cups) if (each.inside) each.paint(sketch);
  const limb = blossom.whorls.find((whorl) => whorl.joined !== undefined && whorl.twist === undefined);
  // A limb in one piece draws its tube with its outside.
  const ownTube = limb === undefined ? tube : undefined;
  if (limb !== undefined && facesUs) petals[blossom.whorls.indexOf(limb)]?.shift()?.paint(sketch);
  if (ownTube !== undefined && facesUs) tubeOf(sketch, ownTube, view);
  const outer = cups.filter((each) => !each.inside).sort((one, other) => one.depth - other.depth);
  if (clasps) for (const each of outer) each.paint(sketch);
  for (const whorl of petals) for (const each of whorl) if (each.inside) each.paint(sketch);
  const space = spaceOf(view);
  // Within a funnel only what its mouth leaves open is seen.
  const rim = limb === undefined ? undefined : rimOf(limb, view, foot);
  const shows = (point: Point): boolean =>
    rim === undefined || (Math.cos(view.tilt) > sideways && isInside(point, rim));
  if (tube !== undefined && facesUs && shows(space.at(0, 0, tube.length))) throat(sketch, tube, view, shows);
  blossom.centre?.(sketch, space, tube?.length ?? 0, shows);
  for (const whorl of [...petals].reverse()) for (const each of whorl) if (!each.inside) each.paint(sketch);
  if (ownTube !== undefined && !facesUs) tubeOf(sketch, ownTube, view);
  if (!clasps) for (const each of outer) each.paint(sketch);
};

/** Shade that is deepest in the middle and loses itself towards its edge. */
const depth = (page: Sketch["page"], colour: string): string => {
  const id = page.define(
    `depth ${colour}`,
    (name) =>
      `<radialGradient id="${name}"><stop offset=".2" stop-color="${colour}" stop-opacity=".8"/><stop offset=".7" stop-color="${colour}" stop-opacity=".42"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
  );
  return `url(#${id})`;
};

/** The mouth of the tube: shade that deepens towards its far end, as far as the rim leaves it open. */
const throat = (sketch: Sketch, tube: Tube, view: View, shows: (point: Point) => boolean): void => {
  const space = spaceOf(view);
  const half = tube.throat * 0.46;
  const flat = Math.max(0.25, Math.cos(view.tilt));
  const wide = half > tube.length * 0.2;
  const opening = (centre: Point, share: number): Point[] =>
    ellipse(centre, half * share * flat, half * share, 0, 14).map((point) => {
      let reach = 1;
      const at = (): Point => [lerp(centre[0], point[0], reach), lerp(centre[1], point[1], reach)];
      while (reach > 0.1 && !shows(at())) reach -= 0.1;
      return at();
    });
  const centre = space.at(0, 0, tube.length);
  const shade = tube.hole ?? mix(tube.inner, wide ? tube.tone.dark : tube.tone.ink, wide ? 0.5 : 0.4);
  if (!wide) {
    sketch.patches([opening(centre, 1)], { fill: shade });
    return;
  }
  sketch.patches([opening(centre, 1.25)], { fill: depth(sketch.page, shade) });
  const deep = space.at(0, 0, tube.length * 0.82);
  if (shows(deep))
    sketch.patches([opening(deep, 0.7)], { fill: depth(sketch.page, mix(tube.inner, tube.tone.ink, 0.55)) });
};

/** Threads from one point on the axis, each with its head. */
export const threads = (
  sketch: Sketch,
  space: Space,
  from: number,
  spec: {
    count: number;
    length: number;
    /** Degrees above the plane of the flower. */
    rise: number;
    filament: string;
    ink: string;
    head: string;
    size: number;
    turn?: number;
    /** How far from the axis they stand. */
    foot?: number;
    /** Of a thread, where it is not that of its head. */
    width?: number;
  },
): void => {
  const { random } = sketch;
  const lines: Point[][] = [];
  for (let i = 0; i < spec.count; i++) {
    const turn = (spec.turn ?? 0) + (i / spec.count) * Math.PI * 2 + random.around(0, 0.2);
    const rise = degrees(spec.rise + random.around(0, 12));
    const reach = spec.length * random.between(0.78, 1.04);
    const on = (share: number, more: number): Point =>
      space.at(Math.cos(rise + more) * reach * share, turn, from + Math.sin(rise + more) * reach * share);
    lines.push([space.at(spec.foot ?? 0, turn, from), on(0.55, 0.15), on(1, 0)]);
  }
  const width = spec.width ?? Math.max(0.6, spec.size * 0.42);
  sketch.lines(lines, spec.ink, width + 0.7, { opacity: 0.65 });
  sketch.lines(lines, spec.filament, width);
  const ends: Polyline = lines.map((line) => at(line, -1));
  sketch.dots(ends, spec.ink, spec.size + 0.8, { opacity: 0.8 });
  sketch.dots(ends, spec.head, spec.size);
};
