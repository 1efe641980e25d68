// The vocabulary of the key: the characters by which a person without botany tells plants apart, and the states of each.
// The ids stand in shared addresses (/identify?growth=vine): words may be added; a renamed one breaks old links.

export const keyCharacters = {
  growth: ["tree", "bush", "herb", "vine", "creeper", "grass", "ground-leaves", "palm", "fern", "cactus"],
  height: ["knee", "waist", "head", "roof", "house", "forest"],
  place: ["yard", "open", "wet", "forest", "savannah", "shore"],
  thorns: ["none", "thorns", "prickles", "stinging"],
  stem: ["round", "square", "ridged", "jointed", "juicy"],
  sap: ["clear", "milky", "coloured", "gum", "slimy"],
  smell: ["none", "citrus", "mint", "spice", "garlic", "sweet", "resin", "rank"],
  special: [
    "none",
    "folds",
    "clings",
    "tendrils",
    "beads-under-leaf",
    "on-trunk",
    "stilt-roots",
    "fat-root",
    "plantlets",
  ],
  "leaf-kind": ["single", "lobed", "feather", "lace", "three", "fan", "two", "blade"],
  "leaf-shape": ["narrow", "long", "oval", "spoon", "round", "heart", "angled"],
  "leaf-edge": ["smooth", "wavy", "toothed", "jagged", "scalloped", "spiny"],
  "leaf-place": ["singly", "pairs", "rings", "tufts", "ground"],
  "leaf-size": ["fingernail", "finger", "hand", "forearm", "arm"],
  "leaf-feel": ["shiny", "dull", "hairy", "rough", "juicy", "prickly"],
  "leaf-colour": ["plain", "greyish", "pale-below", "brown-below", "purple", "patterned"],
  "flower-colour": ["white", "yellow", "orange", "red", "pink", "purple", "blue", "green", "brown"],
  "flower-form": [
    "open",
    "trumpet",
    "pea",
    "lipped",
    "daisy",
    "ball",
    "brush",
    "specks",
    "hood",
    "fringed",
    "fleshy",
  ],
  "flower-group": ["single", "bunch", "umbrella", "spike", "spray", "head"],
  "flower-size": ["pinhead", "fingernail", "matchbox", "palm"],
  "fruit-kind": ["berry", "fleshy", "gourd", "knobbly", "pod", "capsule", "spiny", "woody", "fluff", "seeds"],
  "fruit-colour": ["green", "yellow", "orange", "red", "black", "brown", "white"],
  "fruit-size": ["pea", "grape", "egg", "fist", "head"],
} as const satisfies Record<string, readonly [string, ...string[]]>;

export type KeyCharacter = keyof typeof keyCharacters;
export type KeyState<C extends KeyCharacter = KeyCharacter> = (typeof keyCharacters)[C][number];

export const isKeyCharacter = (word: string): word is KeyCharacter => Object.hasOwn(keyCharacters, word);

export const isStateOf = <C extends KeyCharacter>(character: C, word: string): word is KeyState<C> =>
  keyCharacters[character].some((state) => state === word);
