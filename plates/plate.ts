// Draws a plant's botanical plate from its traits: one deterministic SVG without any text.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { compose, plantRoom } from "./compose.ts";
import { appraise } from "./composition.ts";
import { dissectionsOf } from "./dissections.ts";
import { apply, type Box, boxOf, clamp } from "./drawing/geometry.ts";
import { numeral } from "./drawing/numeral.ts";
import { paperSheet, sheet } from "./drawing/paper.ts";
import { seeded } from "./drawing/random.ts";
import { type Note, newPage, type Page, type Sketch } from "./drawing/sketch.ts";
import { drawHabit } from "./habit/habit.ts";
import { compoundForms } from "./leaf/compound.ts";
import { leafLength } from "./leaf/leaf.ts";
import { drawStudy } from "./studies.ts";

export type Plate = {
  svg: string;
  notes: readonly Note[];
  placed: readonly { name: string; box: ReturnType<typeof boxOf> }[];
};

/** The size limit of an SVG: beyond it, drawing and rasterising take too long. */
export const largestPlate = 640_000;

/** How fine a plate is drawn, and beyond how many times the limit in the drawing before there is no hope for it. */
const levels = [
  [1, Number.POSITIVE_INFINITY],
  [0.75, 1.1],
  [0.5, 1.45],
  [0.3, Number.POSITIVE_INFINITY],
] as const;

export const makePlate = (id: string, traits: PlateTraits): Plate => {
  const draft = bestDraft(id, sensible(traits));
  let size = 0;
  for (const [detail, hopeless] of levels) {
    if (size > largestPlate * hopeless) continue;
    const drawing = drawn(draft, detail);
    size = sizeOf(drawing);
    const plate = size > largestPlate ? undefined : composed(withStudies(drawing), largestPlate);
    if (plate !== undefined) return plate;
  }
  return composed(withStudies(drawn(draft, 0.15)));
};

/** The number of drafts to choose from, each from its own seed. */
const drafts = 6;

/** So many outlines are drafted for a choice: plants that take long to draw have fewer drafts. */
const mostOutlines = 1600;

/** The share of its room that a plant in full leaf covers. */
const wantedShare = 0.46;

/** How far leaves are enlarged at most: divided ones would push each other out, large ones hide flowers and fruits. */
const mostFull = (leaf: PlateTraits["leaf"]): number =>
  compoundForms.has(leaf.form) ? 1.25 : clamp(1.6 - leafLength(leaf) / 500, 1.1, 1.45);

/** How broad the plant is for its room: 1 fills it both ways. */
const broadness = ({ left, top, right, bottom }: Box): number =>
  ((right - left) / plantRoom.width) * (plantRoom.height / (bottom - top));

/** The draft that sits best on its sheet. */
const bestDraft = (id: string, traits: PlateTraits): Draft => {
  let best: { draft: Draft; fault: number } | undefined;
  const gesture = seeded(id).fork("gesture").next();
  let outlines = 0;
  let tall = 1;
  let full = 1;
  for (let i = 0; i < drafts && outlines < mostOutlines; i++) {
    const draft = { seed: i === 0 ? id : `${id} ${i}`, gesture, tall, full, traits };
    const { habit, page } = drawn(draft, 1, true);
    const { fault, share } = appraise(habit, page.notes, plantRoom);
    if (best === undefined || fault < best.fault) best = { draft, fault };
    // One that is too broad for the sheet is next drawn taller, one that is too narrow lower.
    const broad = broadness(habit.box);
    if (i % 2 === 0) tall = clamp(tall * broad ** 0.8, broad < 0.65 ? 0.76 : 0.92, 1.5);
    // One that leaves too much paper bare is next drawn with larger leaves.
    full = clamp(full * (wantedShare / share) ** 0.5, 1, mostFull(traits.leaf));
    outlines += habit.mass.length;
  }
  if (best === undefined) throw new Error("no plant was drawn");
  return best.draft;
};

/** Leaf forms that only one habit supports are replaced by the most similar form for other habits. */
const sensible = (traits: PlateTraits): PlateTraits => {
  const { habit, leaf } = traits;
  if (leaf.form === "banana" && habit !== "giant-herb")
    return { ...traits, leaf: { ...leaf, form: "simple", outline: "oblong", venation: "close-parallel" } };
  if (leaf.form === "palm-fan" && habit !== "palm")
    return { ...traits, leaf: { ...leaf, form: "simple", outline: "fingered", lobes: 9 } };
  if ((leaf.form === "palm-feather" && habit !== "palm") || (leaf.form === "frond" && habit !== "fern"))
    return { ...traits, leaf: { ...leaf, form: "pinnate", leaflets: Math.min(leaf.leaflets ?? 21, 21) } };
  return traits;
};

/** A plant as it will be drawn: from this seed, with this gesture, this much taller and fuller in leaf than usual. */
type Draft = { seed: string; gesture: number; tall: number; full: number; traits: PlateTraits };
type Plant = { draft: Draft; page: Page; habit: Sketch };
type Drawn = { page: Page; habit: Sketch; studies: { name: string; sketch: Sketch }[] };

const drawn = (draft: Draft, detail: number, draftOnly = false): Plant => {
  const page = newPage(seeded(draft.seed), detail, draft.tall, draftOnly, draft.gesture, draft.full);
  return { draft, page, habit: drawHabit(page, draft.traits) };
};

const withStudies = ({ draft: { traits }, page, habit }: Plant): Drawn => {
  const studies: { name: string; sketch: Sketch }[] = [];
  for (const name of dissectionsOf(traits)) {
    const sketch = drawStudy(page, traits, name);
    if (sketch !== undefined) studies.push({ name, sketch });
  }
  return { page, habit, studies };
};

const sizeOf = ({ page, habit }: Pick<Drawn, "page" | "habit">): number =>
  page.definitions().length + habit.svg.length;

/** Composes the drawings on the sheet; returns nothing when the result would be too large. */
function composed(drawing: Drawn): Plate;
function composed(drawing: Drawn, limit: number): Plate | undefined;
function composed({ page, habit, studies }: Drawn, limit = Number.POSITIVE_INFINITY): Plate | undefined {
  const placed = compose(habit, studies);
  const body = placed
    .map(({ sketch, matrix, number }) => {
      const name = number === undefined ? "habit" : `dissection-${number}`;
      const drawing = `<g id="${name}" transform="matrix(${matrix.map((v) => Math.round(v * 1000) / 1000).join(" ")})">${sketch.svg}</g>`;
      if (number === undefined) return drawing;
      const { left, right, bottom } = sketch.box;
      const [x, y] = apply(matrix, [(left + right) / 2, bottom]);
      return drawing + numeral(number, [x - 4, y + 10], 13);
    })
    .join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.width} ${sheet.height}" width="1200" height="1500" stroke-linejoin="round"><defs>${page.definitions()}</defs>${paperSheet(page)}${body}</svg>`;
  if (svg.length > limit) return undefined;
  return {
    svg,
    notes: page.notes,
    placed: placed.map(({ name, sketch, matrix }) => {
      const { left, top, right, bottom } = sketch.box;
      return { name, box: boxOf([apply(matrix, [left, top]), apply(matrix, [right, bottom])]) };
    }),
  };
}
