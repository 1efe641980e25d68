// Leaves and fruits for pictures that belong to no single plant.
import { type PlateTraits, plateTraits } from "#catalogue/plate-traits.ts";

const leafOf = (leaf: Parameters<typeof plateTraits.parse>[0]): PlateTraits["leaf"] =>
  plateTraits.parse({ habit: "herb", leaf }).leaf;

export const heartLeaf = leafOf({
  form: "simple",
  outline: "heart",
  venation: "palmate",
  arrangement: "alternate",
  length_cm: 14,
  colour: "crimson",
  surface: "glossy",
});
export const lanceLeaf = leafOf({
  form: "simple",
  outline: "lance",
  arrangement: "alternate",
  length_cm: 14,
  colour: "dark-green",
  surface: "glossy",
});
export const sprigLeaf = leafOf({
  form: "simple",
  outline: "ovate",
  margin: "scalloped",
  arrangement: "opposite",
  length_cm: 7,
  colour: "green",
});
export const lobedLeaf = leafOf({
  form: "simple",
  outline: "five-lobed",
  margin: "coarse-toothed",
  venation: "palmate",
  arrangement: "alternate",
  length_cm: 12,
  colour: "green",
});
export const roundLeaf = leafOf({
  form: "simple",
  outline: "elliptic",
  arrangement: "alternate",
  length_cm: 12,
  colour: "mid-green",
  surface: "glossy",
});
export const aloeLeaf = leafOf({
  form: "succulent",
  outline: "lance",
  margin: "spiny",
  venation: "faint",
  arrangement: "basal",
  length_cm: 40,
  colour: "grey-green",
  width: 0.18,
});

export const corilla = plateTraits.parse({
  habit: "vine",
  leaf: lobedLeaf,
  fruit: {
    form: "gourd-warty",
    colour: "golden",
    unripe: "light-green",
    length_cm: 14,
    arrangement: "single",
  },
});
