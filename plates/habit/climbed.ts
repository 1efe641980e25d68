// How the stems of a planned vine hold on: the dead wood they climb, the stretches behind it, tendrils and roots.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import {
  along,
  arc,
  at,
  degrees,
  evenly,
  lerp,
  type Point,
  type Polyline,
  polar,
  steps,
  through,
} from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import type { Climb, Plan } from "../plans/plan.ts";
import { fibrousRoots } from "../root/fibrous-roots.ts";
import { drawStem, type StemLook } from "../stem/stem.ts";
import { hookPair } from "./hooks.ts";
import type { Layers } from "./layers.ts";
import { sheath } from "./sheath.ts";
import { claspingTendril, tendril } from "./tendrils.ts";

/** A stem, from which to which of its points it lies behind the support, and which of them root into it. */
export type Line = { line: Point[]; behind: (readonly [number, number])[]; rooting: Point[] };

const winding = 40;

/** The stem that comes to the support, winds up on it, and leaves it. */
export const climbing = (
  { stem }: PlateTraits,
  knots: readonly Point[],
  before: number,
  support: Polyline,
  { from, to, turns, away }: Climb,
  side: 1 | -1,
): Line => {
  const phase = (t: number): number => (t * turns - 0.25) * Math.PI * 2;
  const held = steps(winding).map((t): Point => {
    const { point, angle } = along(support, lerp(from, to, t));
    return polar(point, angle + Math.PI / 2, side * Math.sin(phase(t)) * away);
  });
  // The splines run on for a few points along the held stretch, so that it joins them without a corner.
  const bend = 5;
  const foot =
    before === 0
      ? []
      : through([...knots.slice(0, before), at(held, bend), at(held, bend * 2)], 8).slice(0, -9);
  const free =
    before === knots.length
      ? []
      : through([at(held, -1 - bend * 2), at(held, -1 - bend), ...knots.slice(before)], 8).slice(9);
  if (foot.length > 0) held.splice(0, bend);
  if (free.length > 0) held.splice(-bend);
  const line = [...foot, ...held, ...free];
  // A stem that roots into the support stays on its face.
  if (stem.climbing === "aerial-roots")
    return { line, behind: [], rooting: held.filter((_, i) => i % 4 === 2) };
  const behind: [number, number][] = [];
  const skipped = foot.length > 0 ? bend : 0;
  for (const i of held.keys()) {
    if (Math.cos(phase((i + skipped) / (winding - 1))) > -0.2 || i < 3 || i > held.length - 4) continue;
    const last = behind.at(-1);
    if (last !== undefined && last[1] === foot.length + i - 1) last[1] += 1;
    else behind.push([foot.length + i, foot.length + i]);
  }
  // The stretches overlap where the stem comes round.
  return { line, behind: behind.map(([first, end]) => [first - 2, end + 2]), rooting: [] };
};

/** What is left of a line between the stretches behind the support. */
export const inFront = (
  behind: readonly (readonly [number, number])[],
  last: number,
): (readonly [number, number])[] => {
  const starts = [0, ...behind.map(([, end]) => end - 2)];
  const ends = [...behind.map(([start]) => start + 2), last];
  return starts.map((start, i) => [start, at(ends, i)]);
};

export const drawStretch = (
  sketch: Sketch,
  line: Polyline,
  from: number,
  to: number,
  [thick, thin]: readonly [number, number],
  look: StemLook,
  cut = false,
): void => {
  const width = (i: number): number => lerp(thick, thin, i / (line.length - 1));
  drawStem(sketch, line.slice(from, to + 1), width(from), width(to), look, cut);
};

/** Dead wood with the stubs of its twigs. */
export const drawSupport = (
  layers: Layers,
  support: Polyline,
  [thick, thin]: readonly [number, number],
): void => {
  const look: StemLook = { tone: toneOf("#a58a62"), surface: "smooth", form: "round", woody: true };
  for (const [t, way] of [
    [0.42, 1],
    [0.68, -1],
    [0.93, 1],
  ] as const) {
    const { point, angle } = along(support, t);
    const stub = arc(point, angle + way * 0.75, thick * 1.2 + 22 * layers.random.next(), -way * 0.2, 0, 6);
    drawStem(layers.behind, stub, thick * 0.34, thick * 0.2, look);
  }
  drawStem(layers.behind, evenly(support, 40), thick, thin, look, true);
};

/** The tufts by which a stem sits on its support. */
export const drawRootlets = (sketch: Sketch, points: Polyline): void => {
  for (const point of points) fibrousRoots(sketch, toneOf("tan"), point, 4, 24, 10);
};

/** The roots of lying stems, and tendrils. */
export const holdTo = (
  layers: Layers,
  traits: PlateTraits,
  plan: Plan,
  lines: readonly Polyline[],
  support: Polyline | undefined,
  side: 1 | -1,
): void => {
  const pointOf = ({ on, t }: { on: number; t: number }): Point => along(at(lines, on), t).point;
  const soil = toneOf(traits.root?.colour ?? "tan");
  for (const { length, ...place } of plan.rooting ?? [])
    fibrousRoots(layers.behind, soil, pointOf(place), 5, length, 12);
  for (const { heading, way, ...place } of plan.tendrils ?? []) {
    const angle = side === 1 ? degrees(heading) : Math.PI - degrees(heading);
    const turned = side === 1 ? way : way === 1 ? -1 : 1;
    // Its first bend goes to its side; `heading` is where it leaves the stem.
    tendril(layers.front, traits, { point: pointOf(place), angle: angle - turned * 0.9 }, turned);
  }
  const green = toneOf(mix(toneOf(traits.stem.colour).mid, toneOf(traits.leaf.colour).mid, 0.4));
  for (const { on, t, to, width, way } of plan.sheaths ?? [])
    sheath(layers.front, at(lines, on), [t, to], [width * 1.1, width], side * way, green);
  for (const { on, t, length } of plan.hooks ?? [])
    hookPair(layers.front, traits.stem, along(at(lines, on), t), length);
  if (support !== undefined)
    for (const place of plan.clasps ?? [])
      claspingTendril(
        layers.stems,
        traits,
        pointOf(place),
        through(support, 8),
        plan.support?.width[0] ?? 12,
      );
};
