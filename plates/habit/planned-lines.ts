// The stems of a plan: where they run, what they climb, and the root of a plant that is drawn whole.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { along, at, lerp, type Point, type Polyline, polar, ribbon, through } from "../drawing/geometry.ts";
import type { Tone } from "../drawing/palette.ts";
import type { Page, Sketch } from "../drawing/sketch.ts";
import { litWash } from "../drawing/wash.ts";
import type { Plan } from "../plans/plan.ts";
import { drawRoot } from "../root/root.ts";
import { belowStem } from "../root/taproot.ts";
import { drawStem, greenStem, type StemLook, woodyStem } from "../stem/stem.ts";
import { stalkLook } from "./borne.ts";
import { climbing, drawRootlets, drawStretch, drawSupport, inFront, type Line } from "./climbed.ts";
import type { Layers } from "./layers.ts";

export const placed = (
  { random, tall }: Page,
  points: readonly (readonly [number, number])[],
  side: 1 | -1,
): Point[] => points.map(([x, y]) => [side * x + random.around(0, 10), (y + random.around(0, 10)) * tall]);

export const drawLines = (
  layers: Layers,
  traits: PlateTraits,
  plan: Plan,
  support: Polyline | undefined,
  side: 1 | -1,
): Polyline[] => {
  const { page } = layers;
  const { foot, lines, support: wood } = plan;
  const drawn: Line[] = [];
  for (const { from, points, climbs } of lines) {
    const start = from === undefined ? [] : [along(at(drawn, from.on).line, from.t).point];
    const knots = [...start, ...placed(page, points, side)];
    if (climbs === undefined || support === undefined)
      drawn.push({ line: through(knots, 8), behind: [], rooting: [] });
    else drawn.push(climbing(traits, knots, start.length + climbs.after, through(support, 8), climbs, side));
  }
  const main = at(drawn, 0).line;
  if (foot === "rooted") {
    const [x, y] = at(main, 0);
    const root = traits.root ?? { form: "taproot", colour: "tan" };
    // A lying rootstock has its back further down than a root its collar.
    const sunk = root.form === "rhizome" ? 16 : 4;
    drawRoot(layers.stems, root, [x, y - sunk], at(lines, 0).width[0] * 1.2, belowStem(main));
  }
  const looks = lines.map((line) => lookOf(traits, line, plan));
  // What passes behind the support is painted before it.
  for (const [i, { line, behind }] of drawn.entries())
    for (const [from, to] of behind)
      drawStretch(layers.behind, line, from, to, at(lines, i).width, at(looks, i));
  if (support !== undefined && wood !== undefined) drawSupport(layers, through(support, 8), wood.width);
  for (const [i, { line, behind, rooting }] of drawn.entries()) {
    const { width, stalk = false } = at(lines, i);
    const layer = i === 0 ? layers.stems : layers.twigs;
    const look = at(looks, i);
    const cut = i === 0 && foot === "cut";
    drawRootlets(layer, rooting);
    if (behind.length === 0) drawStem(layer, line, width[0], width[1], look, cut);
    else
      for (const [j, [from, to]] of inFront(behind, line.length - 1).entries())
        drawStretch(layer, line, from, to, width, look, j === 0 && cut);
    if (plan.swollen === true)
      for (const t of nodesOf(plan, i)) swollenJoint(layer, line, t, lerp(width[0], width[1], t), look.tone);
    if (stalk) continue;
    page.notes.push({ part: "shoot", line });
    layers.route(line);
  }
  return drawn.map(({ line }) => line);
};

/** A green shoot of a woody plant has not the colour of its wood. */
const lookOf = (
  traits: PlateTraits,
  { green = false, woody = false, stalk = false }: Plan["lines"][number],
  { foot, herb = false }: Plan,
): StemLook =>
  stalk || (green && foot === "cut")
    ? stalkLook
    : woody || (foot === "cut" && !herb)
      ? woodyStem(traits)
      : greenStem(traits.stem);

const nodesOf = ({ leaves = [] }: Plan, line: number): ReadonlySet<number> =>
  new Set(leaves.filter(({ on, t }) => on === line && t < 1).map(({ t }) => t));

/** A thickened joint of a stem, with a scar around it. */
const swollenJoint = (sketch: Sketch, line: Polyline, t: number, width: number, tone: Tone): void => {
  const { point, angle } = along(line, t);
  const stretch = [-1.1, -0.55, 0, 0.55, 1.1].map((far) => polar(point, angle, far * width));
  sketch.body(
    ribbon(stretch, (s) => width * (1 + 0.46 * Math.sin(s * Math.PI) ** 2)),
    litWash(
      sketch.page,
      [tone.light, tone.mid, tone.dark],
      polar(point, angle - Math.PI / 2, width * 0.7),
      polar(point, angle + Math.PI / 2, width * 0.7),
    ),
    tone.ink,
    0.7,
  );
  const across = (far: number): Point[] =>
    [-0.66, 0, 0.66].map((share) =>
      polar(polar(point, angle, (far + 0.12 * (1 - share ** 2)) * width), angle + Math.PI / 2, share * width),
    );
  sketch.lines([across(-0.12), across(0.12)], tone.ink, 0.8, { opacity: 0.7 });
};
