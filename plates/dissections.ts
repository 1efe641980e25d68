// The numbered dissections below the habit: which a plate shows, in order, and what each shows in words.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { hasSection } from "./flower/section.ts";

export type StudyName = PlateTraits["known_for"][number];

/** Flowers that look alike from every side: one view of them is enough. */
const oneView: ReadonlySet<string> = new Set([
  "pea",
  "lipped",
  "beak",
  "thick-petal",
  "narrow-thick-petal",
  "pipe",
  "ginger",
  "spathe",
  "cup-bract",
  "button",
  "globe",
  "grass",
  "tiny",
  "brush",
]);

/** Whether the plant has the part that this study shows. */
const has = ({ leaf, flower, fruit, seed, root, bark }: PlateTraits, name: StudyName): boolean => {
  switch (name) {
    case "leaf":
    case "leaf-underside":
      return leaf.form !== "none";
    case "flower":
    case "flower-side":
    case "bud":
      return flower !== undefined && flower.form !== "none";
    case "flower-cut":
      return flower !== undefined && hasSection(flower);
    case "fruit":
    case "unripe-fruit":
    case "fruit-cut":
      return fruit !== undefined && fruit.form !== "none";
    case "seed":
      return seed !== undefined;
    case "root":
    case "root-cut":
      return root !== undefined && root.form !== "none";
    case "bark":
      return bark !== undefined;
    case "stem":
    case "shoot":
      return true;
  }
};

/** Whether this figure repeats what the plant above it shows as well, and so gives its room to the others. */
const repeats = ({ habit, leaf, stem, fruit, special, known_for }: PlateTraits, name: StudyName): boolean => {
  switch (name) {
    case "leaf":
      // The row of fruits is seen on the lower face of the leaf as well.
      if (fruit?.arrangement === "row-under-leaf") return known_for.includes("leaf-underside");
      return !habit.startsWith("palm") && !leaf.form.startsWith("palm");
    case "shoot":
      return !special.includes("lemongrass");
    case "stem":
      return (
        stem.form === "round" &&
        stem.climbing === undefined &&
        leaf.stipules === undefined &&
        (stem.surface === "smooth" || habit === "tree" || habit === "shrub")
      );
    default:
      return false;
  }
};

/** The fewest and the most figures of a row: fewer are drawn larger. */
const [fewest, most] = [3, 5] as const;

/** The row with what tells the plant: its flower cut, its fruit cut, its seeds. */
const completed = (traits: PlateTraits, listed: readonly StudyName[]): StudyName[] => {
  const row = [...listed];
  const after = (name: StudyName, others: readonly StudyName[]): void => {
    if (row.includes(name) || !has(traits, name) || row.length >= most) return;
    const spot = Math.max(...others.map((other) => row.lastIndexOf(other)));
    row.splice(spot < 0 ? row.length : spot + 1, 0, name);
  };
  const [opened, side] = [row.indexOf("flower"), row.indexOf("flower-side")];
  // The cut flower tells the family; in a full row it takes the place of a second view.
  if (
    opened >= 0 &&
    side >= 0 &&
    row.length >= most &&
    has(traits, "flower-cut") &&
    !row.includes("flower-cut")
  )
    row[side] = "flower-cut";
  after("flower-cut", ["flower"]);
  if (traits.fruit?.cut !== undefined && row.includes("fruit")) after("fruit-cut", ["fruit"]);
  after("seed", ["fruit", "fruit-cut"]);
  if (row.length < most - 1 && (traits.fruit?.length_cm ?? 0) > 0.4) {
    after("fruit", ["flower", "flower-cut"]);
    if (traits.fruit?.cut !== undefined) after("fruit-cut", ["fruit"]);
  }
  return row;
};

/** The dissections in the order of their numbers: what the plant is known for, or else what it has. */
export const dissectionsOf = (traits: PlateTraits): StudyName[] => {
  const { flower, fruit } = traits;
  const usual: StudyName[] = ["flower", fruit?.cut === undefined ? "fruit" : "fruit-cut", "seed", "bark"];
  const wanted = [...new Set(traits.known_for.length > 0 ? traits.known_for : usual)].filter(
    (name) =>
      has(traits, name) &&
      !(name === "flower-side" && traits.known_for.includes("flower") && oneView.has(flower?.form ?? "")),
  );
  const telling = wanted.filter((name) => !repeats(traits, name));
  const row = completed(traits, telling);
  // A plant with little else keeps its leaf or shoot.
  for (const name of wanted) if (row.length < fewest && !row.includes(name)) row.push(name);
  return row.slice(0, Math.max(most, telling.length));
};

const words: Record<StudyName, string> = {
  leaf: "a leaf",
  "leaf-underside": "the underside of a leaf",
  flower: "a flower",
  "flower-side": "a flower from the side",
  "flower-cut": "a flower cut lengthwise",
  bud: "a bud",
  fruit: "a fruit",
  "unripe-fruit": "an unripe fruit",
  "fruit-cut": "a fruit cut open",
  seed: "seeds",
  root: "the root",
  "root-cut": "the root cut across",
  bark: "the bark",
  stem: "a piece of the stem",
  shoot: "the tip of a shoot",
};

/** What the numbers on the plate stand for: "1 a leaf, 2 a flower". */
export const dissectionKey = (traits: PlateTraits): string =>
  dissectionsOf(traits)
    .map((name, i) => `${i + 1} ${words[name]}`)
    .join(", ");
