// The alternative text of a plate, generated from the same traits. It never names the plant: plates are quiz questions.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { dissectionKey } from "./dissections.ts";

const habitWords: Record<PlateTraits["habit"], string> = {
  tree: "a leafy branch of a tree",
  shrub: "the branch of a shrub",
  herb: "a whole herb with its root",
  "bushy-herb": "a bushy herb with its root",
  rosette: "a rosette of leaves at the ground",
  clump: "a clump of leafy shoots from one rootstock",
  bulb: "a bulb with its leaves",
  grass: "a tuft of grass",
  cane: "tall jointed canes",
  palm: "a whole palm",
  "giant-herb": "a giant herb with a false trunk",
  "crown-tree": "a small tree with one crown of leaves",
  vine: "a climbing vine",
  creeper: "a creeping plant that roots at its joints",
  fern: "a fern",
  aquatic: "a water plant",
  cactus: "a cactus of flat fleshy joints",
};

const arrangementWords: Record<PlateTraits["leaf"]["arrangement"], string> = {
  alternate: "alternate",
  opposite: "opposite",
  whorled: "whorled",
  spiral: "spirally set",
  "two-ranked": "two-ranked",
  "clustered-tips": "clustered",
  basal: "basal",
};

const outlineWords: Partial<Record<PlateTraits["leaf"]["outline"], string>> = {
  linear: "narrow",
  lance: "lance-shaped",
  obovate: "egg-shaped",
  ovate: "oval",
  spoon: "spoon-shaped",
  heart: "heart-shaped",
  kidney: "kidney-shaped",
  diamond: "diamond-shaped",
  triangle: "triangular",
  arrow: "arrow-shaped",
  shield: "shield-shaped",
  sickle: "sickle-shaped",
  lopsided: "lopsided",
  fingered: "deeply fingered",
  "feather-lobed": "deeply lobed",
  lyre: "lyre-shaped",
};

const compoundWords: Partial<Record<PlateTraits["leaf"]["form"], string>> = {
  "two-leaflets": "leaves of two leaflets",
  trifoliate: "leaves of three leaflets",
  palmate: "leaves of leaflets spread like fingers",
  pinnate: "feather-like leaves",
  "even-pinnate": "feather-like leaves without an end leaflet",
  bipinnate: "twice-feathered leaves",
  tripinnate: "finely divided leaves with small rounded leaflets",
  parsley: "leaves cut into toothed, fan-shaped parts",
  blade: "grass blades",
  strap: "long strap-shaped leaves",
  tube: "hollow round leaves",
  scale: "minute leaves",
  banana: "huge torn leaves",
  "palm-feather": "feathered palm leaves",
  "palm-fan": "fan-shaped palm leaves",
  frond: "feathered fronds",
  "double-frond": "twice-feathered fronds",
};

const clusterWords: Partial<Record<NonNullable<PlateTraits["flower"]>["cluster"], string>> = {
  pair: "in pairs",
  few: "in small bunches",
  spike: "in spikes",
  raceme: "in long clusters",
  panicle: "in loose sprays",
  corymb: "in flat-topped clusters",
  umbel: "in umbels",
  "compound-umbel": "in compound umbels",
  cyme: "in forking clusters",
  coiled: "in curled spikes",
  head: "in round heads",
  ball: "in stalked balls",
  whorls: "in rings around the stem",
  cone: "from a cone of bracts",
  catkin: "in slender fingers",
  comb: "in one-sided rows like a comb's teeth",
  fingers: "in finger-like spikes",
  plume: "in a feathery plume",
  spadix: "around a fleshy finger",
};

const flowerNouns: Partial<Record<NonNullable<PlateTraits["flower"]>["form"], string>> = {
  star: "star-shaped flowers",
  pinwheel: "pinwheel flowers",
  trumpet: "trumpet-shaped flowers",
  tube: "tubular flowers",
  bell: "bell-shaped flowers",
  pea: "butterfly-shaped flowers",
  lipped: "two-lipped flowers",
  daisy: "flower heads with rays around a disc",
  button: "tufted flower heads",
  pompon: "full round flower heads",
  globe: "globe-shaped flower heads",
  brush: "brush-like flowers",
  passion: "flowers with a ring of threads",
  spathe: "hooded flowers",
  pipe: "pipe-shaped flowers",
  grass: "seed heads",
};

const fruitNouns: Partial<Record<NonNullable<PlateTraits["fruit"]>["form"], string>> = {
  berry: "berries",
  drupe: "stone fruits",
  olive: "small oval fruits",
  citrus: "round fruits with dotted rind",
  chilli: "narrow pointed fruits",
  "star-ribbed": "star-ribbed fruits",
  lantern: "papery lanterns",
  "pods-pair": "paired pods",
  aggregate: "fruits of many joined parts",
  multiple: "large compound fruits",
  nut: "nuts",
  grain: "grains",
  beads: "hard beads",
  ear: "husked ears",
  banana: "curved fruits in hands",
  needles: "barbed needles",
  parachute: "tufted seeds",
  burr: "burrs",
  hooked: "narrow hooked fruits",
  boll: "dry fruits bursting with white fibre",
  "pod-inflated": "inflated pods",
};

/** Replaces colour words that are also plant names, which would reveal the quiz answer. */
const otherWords: Record<string, string> = { orange: "flame-coloured", apricot: "pale flame-coloured" };

const colourWord = (colour: string): string =>
  colour.startsWith("#") ? "" : (otherWords[colour] ?? colour.replaceAll("-", " "));

const fruitNoun = (form: NonNullable<PlateTraits["fruit"]>["form"]): string => {
  const known = fruitNouns[form];
  if (known !== undefined) return known;
  if (form.startsWith("pod") || form === "long-triangular" || form === "silique") return "pods";
  if (form.startsWith("capsule") || form === "calyx-fruit") return "capsules";
  if (form.startsWith("gourd")) return "gourds";
  return "fruits";
};

const join = (words: readonly string[]): string => words.filter((word) => word !== "").join(" ");

const leafPhrase = ({ leaf }: PlateTraits): string => {
  if (leaf.form === "none") return "";
  const surface =
    leaf.surface === "glossy"
      ? "glossy"
      : leaf.surface === "hairy" || leaf.surface === "velvety"
        ? "hairy"
        : leaf.surface === "felted"
          ? "thick hairy"
          : leaf.surface === "puckered"
            ? "puckered"
            : "";
  const margin = leaf.margin.includes("toothed")
    ? "toothed"
    : leaf.margin.includes("scalloped")
      ? "scalloped"
      : leaf.margin === "spiny"
        ? "spiny-edged"
        : "";
  const noun = compoundWords[leaf.form];
  if (noun !== undefined) return join([arrangementWords[leaf.arrangement], surface, noun]);
  return join([
    arrangementWords[leaf.arrangement],
    surface,
    margin,
    outlineWords[leaf.outline] ?? leaf.outline.replaceAll("-", " "),
    leaf.form === "succulent" ? "fleshy leaves" : "leaves",
  ]);
};

const flowerPhrase = ({ flower }: PlateTraits): string => {
  if (flower === undefined || flower.form === "none") return "";
  const size = flower.size_cm < 1.2 ? "small" : flower.size_cm > 7 ? "large" : "";
  return join([
    size,
    colourWord(flower.colour),
    flowerNouns[flower.form] ?? "flowers",
    clusterWords[flower.cluster] ?? "",
  ]);
};

const fruitPhrase = ({ fruit }: PlateTraits): string => {
  if (fruit === undefined || fruit.form === "none") return "";
  const skin = ["smooth", "glossy", "dotted"].includes(fruit.surface)
    ? ""
    : fruit.surface.replaceAll("-", " ");
  return join([colourWord(fruit.colour), skin, fruitNoun(fruit.form)]);
};

const rootPhrase = ({ root }: PlateTraits): string => {
  if (root === undefined || ["none", "taproot", "fibrous", "woody"].includes(root.form)) return "";
  const words: Record<string, string> = {
    "creeping-rhizome": "creeping rootstock",
    cloves: "bulb of cloves",
    "small-tubers": "small tubers",
    "fleshy-fingers": "fleshy roots",
    "long-fragrant": "beard of long roots",
    prop: "stilt roots",
  };
  const inside = root.inside === undefined ? "" : ` ${colourWord(root.inside)} inside`.trimEnd();
  const several = ["small-tubers", "fleshy-fingers", "prop"].includes(root.form);
  return `${several ? "" : "a "}${join([colourWord(root.colour), words[root.form] ?? root.form])}${inside === "" ? "" : `,${inside}`}`;
};

/** Describes the plate in one sentence, and says what its numbers stand for in another. */
export const plateAltText = (traits: PlateTraits): string => {
  const parts = [leafPhrase(traits), flowerPhrase(traits), fruitPhrase(traits), rootPhrase(traits)].filter(
    (part) => part !== "",
  );
  // A shrub grown for its swollen roots is drawn whole.
  const habit =
    traits.habit === "shrub" && traits.root?.form === "tuber"
      ? "a whole shrub with its root"
      : habitWords[traits.habit];
  const key = dissectionKey(traits);
  const below = key === "" ? "" : ` Numbered below: ${key}.`;
  return `Botanical drawing of ${habit}${parts.length > 0 ? `: ${parts.join("; ")}` : ""}.${below}`;
};
