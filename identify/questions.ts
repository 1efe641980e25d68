// The key's questions and answers in plain words.
import type { KeyCharacter, KeyState } from "#catalogue/key-words.ts";

export type Question<C extends KeyCharacter = KeyCharacter> = {
  /** What the answer is about, for chips and lists. */
  readonly name: string;
  readonly question: string;
  /** How to look, in one sentence. */
  readonly hint?: string;
  readonly answers: Readonly<Record<KeyState<C>, string>>;
};

export const questions: { readonly [C in KeyCharacter]: Question<C> } = {
  growth: {
    name: "Growth",
    question: "How does it grow?",
    answers: {
      tree: "A tree with a trunk",
      bush: "A bush with woody stems",
      herb: "A soft upright plant",
      vine: "A vine that climbs or hangs",
      creeper: "Creeping along the ground",
      grass: "Like grass or cane",
      "ground-leaves": "All leaves from the ground",
      palm: "A palm",
      fern: "A fern",
      cactus: "A cactus",
    },
  },
  height: {
    name: "Height",
    question: "How tall is it when grown?",
    hint: "Look for the tallest one around. Skip this for a vine.",
    answers: {
      knee: "Below the knee",
      waist: "Knee to waist",
      head: "Waist to just over your head",
      roof: "Higher than you, up to a roof",
      house: "Taller than a house",
      forest: "Far taller, like a forest tree",
    },
  },
  place: {
    name: "Place",
    question: "Where does it grow?",
    answers: {
      yard: "Planted: yard, garden or farm",
      open: "Roadside, dam, pasture or empty lot",
      wet: "In or beside water: trench, swamp, creek",
      forest: "In the forest or at its edge",
      savannah: "On savannah or white sand",
      shore: "By the sea: beach, sea dam, mangrove",
    },
  },
  thorns: {
    name: "Thorns",
    question: "Is it armed?",
    hint: "Look before you touch.",
    answers: {
      none: "No thorns or prickles",
      thorns: "Large thorns, spines or hooks",
      prickles: "Small prickles",
      stinging: "Hairs that sting or itch",
    },
  },
  stem: {
    name: "Stem",
    question: "What is a young stem like?",
    hint: "Roll it between finger and thumb.",
    answers: {
      round: "Round and plain",
      square: "Square, with four edges",
      ridged: "Ridged, flat or angled",
      jointed: "With clear joints or rings",
      juicy: "Thick, soft and juicy",
    },
  },
  sap: {
    name: "Sap",
    question: "What comes out of a broken leaf or stem?",
    hint: "Keep sap away from eyes, mouth and skin, and wash your hands.",
    answers: {
      clear: "Nothing, or clear water",
      milky: "White milk",
      coloured: "Yellow, orange, red or purple juice",
      gum: "Sticky gum or resin",
      slimy: "Slime or jelly",
    },
  },
  smell: {
    name: "Smell",
    question: "What does a crushed leaf smell of?",
    hint: "Smell it, never taste it.",
    answers: {
      none: "Nothing much, just green",
      citrus: "Lemon or orange",
      mint: "Mint or camphor",
      spice: "A kitchen spice or herb",
      garlic: "Garlic or onion",
      sweet: "Sweet, like hay or vanilla",
      resin: "Turpentine, mango skin or resin",
      rank: "It stinks, or smells rank",
    },
  },
  special: {
    name: "Something special",
    question: "Does one of these strike you?",
    answers: {
      none: "None of these",
      folds: "The leaves fold up when touched or at night",
      clings: "Burrs or seeds that cling to clothes",
      tendrils: "Curling tendrils that hold on",
      "beads-under-leaf": "Little beads hang under the leaves",
      "on-trunk": "Flowers or fruit on the bare trunk",
      "stilt-roots": "Roots like stilts above the ground",
      "fat-root": "A fat root, bulb or tuber below",
      plantlets: "Baby plants on the leaf's edge",
    },
  },
  "leaf-kind": {
    name: "Leaf",
    question: "How is one leaf built?",
    hint: "A leaf begins where its stalk leaves the stem; several small blades on one stalk are still one leaf.",
    answers: {
      single: "One undivided blade",
      lobed: "One blade cut into lobes or fingers",
      feather: "Small blades in rows, like a feather",
      lace: "Finely cut, like lace",
      three: "Three blades together",
      fan: "Five or more blades, like fingers",
      two: "Two blades together",
      blade: "A long grass-like blade",
    },
  },
  "leaf-shape": {
    name: "Leaf shape",
    question: "Which shape is the blade?",
    hint: "Of a divided leaf, look at one of the small blades.",
    answers: {
      narrow: "Very narrow",
      long: "Long and pointed",
      oval: "Oval or egg-shaped",
      spoon: "Widest towards the tip",
      round: "About round",
      heart: "Heart-shaped",
      angled: "With corners: arrow, triangle, diamond",
    },
  },
  "leaf-edge": {
    name: "Leaf edge",
    question: "What is the leaf's edge like?",
    answers: {
      smooth: "Smooth",
      wavy: "Wavy",
      toothed: "Small teeth, like a saw",
      jagged: "Few large teeth",
      scalloped: "Rounded teeth",
      spiny: "Teeth that prick",
    },
  },
  "leaf-place": {
    name: "Leaves stand",
    question: "How do the leaves stand on the stem?",
    answers: {
      singly: "One by one",
      pairs: "In pairs, face to face",
      rings: "Three or more in a ring",
      tufts: "Crowded at the twig ends",
      ground: "All at the ground",
    },
  },
  "leaf-size": {
    name: "Leaf size",
    question: "How long is one whole leaf?",
    hint: "With all its small blades, if it is divided.",
    answers: {
      fingernail: "Like a fingernail",
      finger: "Up to a finger",
      hand: "About a hand",
      forearm: "Up to a forearm",
      arm: "As long as an arm, or longer",
    },
  },
  "leaf-feel": {
    name: "Leaf feel",
    question: "How does the leaf feel?",
    answers: {
      shiny: "Smooth and shiny",
      dull: "Smooth and dull",
      hairy: "Soft hairs or velvet",
      rough: "Rough or wrinkled",
      juicy: "Thick and juicy",
      prickly: "Prickles on it",
    },
  },
  "leaf-colour": {
    name: "Leaf colour",
    question: "Is anything special about the leaf's colour?",
    hint: "Turn it over.",
    answers: {
      plain: "Plain green",
      greyish: "Greyish or bluish green",
      "pale-below": "White or silver below",
      "brown-below": "Brown or coppery below",
      purple: "Purple or red",
      patterned: "Spots, stripes or coloured veins",
    },
  },
  "flower-colour": {
    name: "Flower colour",
    question: "Which colour are the flowers?",
    answers: {
      white: "White or cream",
      yellow: "Yellow",
      orange: "Orange",
      red: "Red",
      pink: "Pink",
      purple: "Purple or lilac",
      blue: "Blue",
      green: "Green or greenish",
      brown: "Brown or straw",
    },
  },
  "flower-form": {
    name: "Flower form",
    question: "What does one flower look like?",
    answers: {
      open: "Open petals, like a star or bowl",
      trumpet: "Trumpet, bell or tube",
      pea: "Like a bean flower, a butterfly",
      lipped: "Two lips, like a small mouth",
      daisy: "Like a daisy or marigold",
      ball: "A round ball or button",
      brush: "A brush of threads",
      specks: "Too tiny to tell",
      hood: "A hood or pipe",
      fringed: "A ring of threads in the middle",
      fleshy: "Thick, fleshy petals",
    },
  },
  "flower-group": {
    name: "Flowers stand",
    question: "How do the flowers stand?",
    answers: {
      single: "One by one",
      bunch: "In small bunches",
      umbrella: "Flat-topped, like an umbrella",
      spike: "Along a spike or candle",
      spray: "In a loose branched spray",
      head: "Packed in a ball or cone",
    },
  },
  "flower-size": {
    name: "Flower size",
    question: "How wide is one flower?",
    answers: {
      pinhead: "Like a pinhead or match head",
      fingernail: "Like a fingernail",
      matchbox: "Like a matchbox",
      palm: "Like your palm, or wider",
    },
  },
  "fruit-kind": {
    name: "Fruit",
    question: "What is the fruit or seed like?",
    hint: "Do not eat it to find out.",
    answers: {
      berry: "Small juicy berries",
      fleshy: "A fleshy fruit, like mango or guava",
      gourd: "Like a pumpkin, squash or calabash",
      knobbly: "Knobbly, like soursop or pine",
      pod: "A pod, like a bean's",
      capsule: "A small dry case with seeds",
      spiny: "Spiny, bristly or a burr",
      woody: "Hard and woody, like a nut",
      fluff: "Fluff or cotton",
      seeds: "Only small dry seeds",
    },
  },
  "fruit-colour": {
    name: "Fruit colour",
    question: "Which colour is the ripe fruit?",
    answers: {
      green: "Green",
      yellow: "Yellow",
      orange: "Orange",
      red: "Red",
      black: "Purple or black",
      brown: "Brown or dry",
      white: "White",
    },
  },
  "fruit-size": {
    name: "Fruit size",
    question: "How long is one fruit?",
    answers: {
      pea: "Like a pea, or smaller",
      grape: "Like a grape",
      egg: "Like a hen's egg",
      fist: "Like your fist or hand",
      head: "Longer than a hand",
    },
  },
};

/** The words of an answer; of several states, "this or that". */
export function answerWords(character: KeyCharacter, states: readonly string[]): string {
  const labels: Readonly<Record<string, string>> = questions[character].answers;
  return states.map((state) => labels[state] ?? state).join(" or ");
}
