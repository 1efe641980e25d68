// The plants behind the key's small drawings: traits in the same words as a plate's, as plain as the answer they stand for.
import type { KeyState } from "#catalogue/key-words.ts";
import { type PlateTraits, type PlateTraitsInput, plateTraits } from "#catalogue/plate-traits.ts";

type LeafInput = Partial<PlateTraitsInput["leaf"]>;
type FlowerInput = NonNullable<PlateTraitsInput["flower"]>;
type FruitInput = NonNullable<PlateTraitsInput["fruit"]>;

const plainLeaf = {
  form: "simple",
  outline: "elliptic",
  arrangement: "alternate",
  length_cm: 12,
  colour: "green",
} as const;

export const sample = (traits: Partial<PlateTraitsInput> = {}, leaf: LeafInput = {}): PlateTraits =>
  plateTraits.parse({ habit: "herb", ...traits, leaf: { ...plainLeaf, ...leaf } });

export const leafKinds: Record<KeyState<"leaf-kind">, LeafInput> = {
  single: {},
  lobed: { outline: "five-lobed", venation: "palmate", petiole: "long", length_cm: 14 },
  feather: { form: "pinnate", leaflets: 11, outline: "lance", length_cm: 24 },
  lace: { form: "bipinnate", pinnae: 6, leaflets: 18, outline: "oblong", length_cm: 24 },
  three: { form: "trifoliate", outline: "ovate", length_cm: 14, petiole: "long" },
  fan: { form: "palmate", leaflets: 7, outline: "lance", length_cm: 16, petiole: "long" },
  two: { form: "two-leaflets", outline: "ovate", length_cm: 12 },
  blade: { form: "blade", outline: "linear", venation: "parallel", arrangement: "basal", length_cm: 60 },
};

export const leafShapes: Record<KeyState<"leaf-shape">, LeafInput> = {
  narrow: { outline: "linear", width: 0.1 },
  long: { outline: "lance", width: 0.28 },
  oval: { outline: "elliptic", width: 0.55 },
  spoon: { outline: "obovate", width: 0.5, tip: "rounded" },
  round: { outline: "round", width: 1, tip: "rounded", petiole: "long" },
  heart: { outline: "heart", venation: "palmate", petiole: "long" },
  angled: { outline: "triangle", venation: "palmate", petiole: "long", width: 0.8 },
};

export const leafEdges: Record<KeyState<"leaf-edge">, LeafInput> = {
  smooth: { margin: "entire" },
  wavy: { margin: "wavy" },
  toothed: { margin: "toothed" },
  jagged: { margin: "coarse-toothed" },
  scalloped: { margin: "scalloped" },
  spiny: { margin: "spiny", colour: "blue-green" },
};

export const leafFeels: Record<KeyState<"leaf-feel">, LeafInput> = {
  shiny: { surface: "glossy", colour: "dark-green" },
  dull: { surface: "matt" },
  hairy: { surface: "velvety", colour: "grey-green", margin: "hairy" },
  rough: { surface: "quilted", outline: "ovate", margin: "toothed", colour: "mid-green" },
  juicy: {
    form: "succulent",
    outline: "lance",
    surface: "fleshy",
    venation: "faint",
    colour: "light-green",
    length_cm: 30,
    width: 0.3,
  },
  prickly: { surface: "prickly", outline: "feather-lobed" },
};

export const leafColours: Record<KeyState<"leaf-colour">, LeafInput> = {
  plain: {},
  greyish: { colour: "grey-green", surface: "waxy" },
  "pale-below": { underside: "silver", colour: "dark-green" },
  "brown-below": { underside: "bronze", colour: "dark-green" },
  purple: { underside: "purple", colour: "#5d3a55" },
  patterned: {
    outline: "arrow",
    marking: "blotched-centre",
    marking_colour: "pink",
    length_cm: 20,
    venation: "palmate",
  },
};

const openFlower: FlowerInput = { form: "five-petal", colour: "white", centre: "yellow", size_cm: 4 };

export const flowerColours: Record<KeyState<"flower-colour">, FlowerInput> = {
  white: openFlower,
  yellow: { ...openFlower, colour: "yellow", centre: "orange" },
  orange: { ...openFlower, colour: "orange", centre: "yellow" },
  red: { ...openFlower, colour: "red" },
  pink: { ...openFlower, colour: "pink" },
  purple: { ...openFlower, colour: "purple" },
  blue: { ...openFlower, colour: "blue" },
  green: { ...openFlower, colour: "yellow-green", centre: "green" },
  brown: { ...openFlower, colour: "brown", centre: "straw" },
};

export const flowerForms: Record<KeyState<"flower-form">, FlowerInput> = {
  open: { ...openFlower, colour: "pink" },
  trumpet: { form: "trumpet", colour: "lilac", centre: "violet", size_cm: 6 },
  pea: { form: "pea", colour: "yellow", size_cm: 3 },
  lipped: { form: "lipped", colour: "violet", size_cm: 2 },
  daisy: { form: "daisy", colour: "golden", centre: "orange", petals: 12, size_cm: 4 },
  ball: { form: "globe", colour: "magenta", size_cm: 3 },
  brush: { form: "brush", colour: "white", stamens: "pink", size_cm: 4 },
  specks: { form: "tiny", colour: "cream", cluster: "spike", size_cm: 0.3, cluster_cm: 9 },
  hood: { form: "spathe", colour: "ivory", centre: "pale-yellow", cluster: "spadix", size_cm: 12 },
  fringed: { form: "passion", colour: "white", stamens: "purple", size_cm: 7 },
  fleshy: { form: "thick-petal", colour: "yellow-green", size_cm: 4 },
};

export const flowerGroups: Record<KeyState<"flower-group">, FlowerInput> = {
  single: { form: "five-petal", colour: "pink", centre: "yellow", size_cm: 5 },
  bunch: { form: "five-petal", colour: "pink", centre: "yellow", size_cm: 2.4, cluster: "few" },
  umbrella: { form: "five-petal", colour: "pink", centre: "yellow", size_cm: 1.1, cluster: "umbel" },
  spike: {
    form: "five-petal",
    colour: "pink",
    centre: "yellow",
    size_cm: 1.1,
    cluster: "raceme",
    cluster_cm: 14,
  },
  spray: {
    form: "five-petal",
    colour: "pink",
    centre: "yellow",
    size_cm: 0.8,
    cluster: "panicle",
    cluster_cm: 16,
  },
  head: { form: "tiny", colour: "pink", size_cm: 0.5, cluster: "head", cluster_cm: 3 },
};

export const fruitKinds: Record<Exclude<KeyState<"fruit-kind">, "berry" | "seeds">, FruitInput> = {
  fleshy: { form: "mango", colour: "golden", accent: "red", length_cm: 10, arrangement: "single" },
  gourd: { form: "gourd-round", colour: "orange", surface: "ribbed", length_cm: 22, arrangement: "single" },
  knobbly: {
    form: "aggregate",
    colour: "light-green",
    surface: "bumpy",
    length_cm: 9,
    arrangement: "single",
  },
  pod: { form: "pod-flat", colour: "green", length_cm: 12, width: 0.28, arrangement: "single" },
  capsule: { form: "capsule", colour: "brown", length_cm: 2, arrangement: "single" },
  spiny: { form: "capsule-spiny", colour: "green", surface: "spiny", length_cm: 4, arrangement: "single" },
  woody: { form: "capsule-woody", colour: "brown", length_cm: 7, arrangement: "single" },
  fluff: { form: "boll", colour: "white", accent: "brown", length_cm: 5, arrangement: "single" },
};

export const fruitColours: Record<KeyState<"fruit-colour">, string> = {
  green: "light-green",
  yellow: "yellow",
  orange: "orange",
  red: "red",
  black: "dark-purple",
  brown: "brown",
  white: "ivory",
};

export const seedSpike: FlowerInput = {
  form: "grass",
  colour: "straw",
  cluster: "spike",
  size_cm: 0.6,
  cluster_cm: 12,
};
