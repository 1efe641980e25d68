// Draws a plant's botanical plate from its traits: one deterministic SVG without any text.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { compose } from "./compose.ts";
import { dissectionsOf } from "./dissections.ts";
import { apply, boxOf } from "./drawing/geometry.ts";
import { numeral } from "./drawing/numeral.ts";
import { paperSheet, sheet } from "./drawing/paper.ts";
import { seeded } from "./drawing/random.ts";
import { type Note, newPage, type Page, type Sketch } from "./drawing/sketch.ts";
import { drawHabit } from "./habit/habit.ts";
import { drawStudy } from "./studies.ts";

export type Plate = {
  svg: string;
  notes: readonly Note[];
  placed: readonly { name: string; box: ReturnType<typeof boxOf> }[];
};

/** The size limit of an SVG. */
export const largestPlate = 420_000;

export const makePlate = (id: string, traits: PlateTraits): Plate => {
  for (const detail of [1, 0.75, 0.5, 0.3]) {
    const plate = composed(drawn(id, traits, detail), largestPlate);
    if (plate !== undefined) return plate;
  }
  return composed(drawn(id, traits, 0.15));
};

/** Leaf forms that only one habit supports are replaced by the most similar form for other habits. */
const sensible = (traits: PlateTraits): PlateTraits => {
  const { habit, leaf } = traits;
  // Its leafy twigs look like pinnate leaves and are drawn as such, with the fruits hanging beneath them.
  if (traits.special.includes("seed-under-leaf") && leaf.form === "simple")
    return {
      ...traits,
      leaf: {
        ...leaf,
        form: "even-pinnate",
        leaflets: 14,
        arrangement: "alternate",
        petiole: "none",
        length_cm: Math.max(11, leaf.length_cm * 12),
      },
    };
  if (leaf.form === "banana" && habit !== "giant-herb")
    return { ...traits, leaf: { ...leaf, form: "simple", outline: "oblong", venation: "close-parallel" } };
  if (leaf.form === "palm-fan" && habit !== "palm")
    return { ...traits, leaf: { ...leaf, form: "simple", outline: "fingered", lobes: 9 } };
  if ((leaf.form === "palm-feather" && habit !== "palm") || (leaf.form === "frond" && habit !== "fern"))
    return { ...traits, leaf: { ...leaf, form: "pinnate", leaflets: Math.min(leaf.leaflets ?? 21, 21) } };
  return traits;
};

type Drawn = { page: Page; habit: Sketch; studies: { name: string; sketch: Sketch }[] };

const drawn = (id: string, written: PlateTraits, detail: number): Drawn => {
  const traits = sensible(written);
  const page = newPage(seeded(id), detail);
  const habit = drawHabit(page, traits);
  const studies: { name: string; sketch: Sketch }[] = [];
  for (const name of dissectionsOf(traits)) {
    const sketch = drawStudy(page, traits, name);
    if (sketch !== undefined) studies.push({ name, sketch });
  }
  return { page, habit, studies };
};

/** Composes the drawings on the sheet; returns nothing when the result would be too large. */
function composed(drawing: Drawn): Plate;
function composed(drawing: Drawn, limit: number): Plate | undefined;
function composed({ page, habit, studies }: Drawn, limit = Number.POSITIVE_INFINITY): Plate | undefined {
  if (page.definitions().length + habit.svg.length > limit) return undefined;
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
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.width} ${sheet.height}" width="1200" height="1500"><defs>${page.definitions()}</defs>${paperSheet(page)}${body}</svg>`;
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
