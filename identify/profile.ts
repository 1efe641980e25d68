// What a person would see on a plant, character by character, read from its content file. Each character has weights over
// its states: several states where plants vary or where people differ in what they call it.
import type { KeyCharacter, KeyState } from "#catalogue/key-words.ts";
import { isKeyCharacter, keyCharacters } from "#catalogue/key-words.ts";
import type { Plant } from "#catalogue/plant.ts";
import { flowerColours, fruitColours } from "./colours.ts";
import {
  arrangementStates,
  clusterStates,
  edgeStates,
  flowerFormStates,
  fruitKindStates,
  habitStates,
  leafKindStates,
  lobedOutlines,
  outlineStates,
  stemStates,
  surfaceStates,
} from "./trait-states.ts";

/** The share of people who would give each answer; the shares of a character add up to 1. */
export type Weights = Readonly<Record<string, number>>;

/** "unknown": no source says. "absent": the plant has no such part, so there is nothing to see. */
export type Seen = Weights | "unknown" | "absent";

export type Profile = Readonly<Record<KeyCharacter, Seen>>;

type Drawn = Pick<Plant, "key" | "plate">;

export function profileOf(plant: Drawn): Profile {
  const { key, plate } = plant;
  const own: Record<KeyCharacter, Seen> = {
    growth: growth(plant),
    height: key.height_m === "climbs" ? "absent" : sized("height", key.height_m),
    place: equally(key.place),
    thorns: thorns(plant),
    stem: stemStates[plate.stem.form],
    sap: equally(key.sap),
    smell: equally(key.smell),
    special: special(plant),
    ...leaf(plant),
    ...flower(plant),
    ...fruit(plant),
  };
  for (const [character, states] of Object.entries(key.also))
    if (isKeyCharacter(character)) own[character] = withOthers(own[character], states);
  return own;
}

function growth({ key, plate }: Drawn): Weights {
  const height = key.height_m === "climbs" ? undefined : key.height_m;
  // Bushes grow into small trees, and soft plants that stand high look like bushes.
  if (plate.habit === "tree" && height !== undefined && height[0] < 5) return { tree: 0.65, bush: 0.35 };
  if (plate.habit === "shrub" && height !== undefined && height[1] > 4) return { bush: 0.65, tree: 0.35 };
  if (plate.habit === "herb" && height !== undefined && height[1] > 1.4) return { herb: 0.7, bush: 0.3 };
  return habitStates[plate.habit];
}

function thorns({ plate: { stem, leaf, bark } }: Drawn): Weights {
  if (stem.surface === "thorny" || bark?.texture === "spiny" || stem.climbing === "hooks")
    return { thorns: 0.8, prickles: 0.15, none: 0.05 };
  if (stem.surface === "prickly" || leaf.surface === "prickly")
    return { prickles: 0.7, thorns: 0.2, none: 0.1 };
  if (leaf.margin === "spiny") return { prickles: 0.6, none: 0.3, thorns: 0.1 };
  if (stem.surface === "bristly") return { none: 0.85, prickles: 0.15 };
  return { none: 1 };
}

/** A mark that strikes the eye; not everybody notices it, so "none" keeps a share. */
function special({ plate: { stem, leaf, flower, fruit, root } }: Drawn): Weights {
  const marks: KeyState<"special">[] = [];
  if (stem.climbing === "tendrils") marks.push("tendrils");
  if (fruit?.form === "burr" || fruit?.form === "needles" || fruit?.form === "pod-segments")
    marks.push("clings");
  if (flower?.position === "under-leaf" || fruit?.arrangement === "row-under-leaf")
    marks.push("beads-under-leaf");
  if (flower?.position === "on-trunk" || fruit?.arrangement === "on-trunk") marks.push("on-trunk");
  if (root?.form === "prop") marks.push("stilt-roots");
  if (root !== undefined && fatRoots.has(root.form)) marks.push("fat-root");
  if (leaf.marking === "plantlets") marks.push("plantlets");
  if (leaf.closes === true) marks.push("folds");
  if (marks.length === 0) return { none: 1 };
  return withOthers({ none: 1 }, marks);
}

const fatRoots: ReadonlySet<string> = new Set([
  "rhizome",
  "bulb",
  "cloves",
  "tuber",
  "small-tubers",
  "corm",
  "fleshy-fingers",
]);

type LeafCharacter = Extract<KeyCharacter, `leaf-${string}`>;

function leaf({ plate }: Drawn): Record<LeafCharacter, Seen> {
  const { leaf: blade, habit, fruit } = plate;
  if (blade.form === "none")
    return {
      "leaf-kind": "absent",
      "leaf-shape": "absent",
      "leaf-edge": "absent",
      "leaf-place": "absent",
      "leaf-size": "absent",
      "leaf-feel": "absent",
      "leaf-colour": "absent",
    };
  // Its flat sprays of small leaves pass for feathered leaves.
  const asFeather = fruit?.arrangement === "row-under-leaf";
  const isLobed = lobedOutlines.has(blade.outline);
  return {
    "leaf-kind": asFeather
      ? { feather: 0.6, single: 0.4 }
      : blade.form === "simple" && isLobed
        ? { lobed: 0.9, single: 0.1 }
        : leafKindStates[blade.form],
    "leaf-shape": isLobed ? "absent" : leafShape(plate),
    "leaf-edge": edgeStates[blade.margin],
    "leaf-place":
      habit === "palm" ? { tufts: 0.6, ground: 0.2, singly: 0.2 } : arrangementStates[blade.arrangement],
    "leaf-size": asFeather
      ? { fingernail: 0.7, finger: 0.3 }
      : sized("leaf-size", [blade.length_cm / 1.35, blade.length_cm * 1.35]),
    "leaf-feel": surfaceStates[blade.surface],
    "leaf-colour": leafColour(blade),
  };
}

/** Of the blade, or of one leaflet: by its outline and, between narrow and round, by how wide it is. */
function leafShape({ leaf: { outline, width, form } }: Drawn["plate"]): Weights {
  const named = outlineStates[outline];
  if (width === undefined || form === "palm-feather" || !toldByWidth.has(outline)) return named;
  return sized("leaf-shape", [width / 1.15, width * 1.15]);
}

/** Outlines between narrow and round. A heart or an arrow stays one, however wide. */
const toldByWidth: ReadonlySet<string> = new Set([
  "lance",
  "oblong",
  "elliptic",
  "ovate",
  "round",
  "sickle",
  "lopsided",
]);

function leafColour({ colour, underside, marking }: Drawn["plate"]["leaf"]): Weights {
  if (["spotted", "striped", "blotched-centre", "red-veins", "white-veins", "edged"].includes(marking))
    return { patterned: 0.85, plain: 0.15 };
  const below = underside === undefined ? undefined : underColours[underside];
  if (below !== undefined) return below;
  if (underside?.startsWith("#")) return { "brown-below": 0.5, purple: 0.3, plain: 0.2 };
  if (colour === "grey-green" || colour === "blue-green") return { greyish: 0.6, plain: 0.4 };
  return { plain: 1 };
}

const underColours: Readonly<Record<string, Weights>> = {
  silver: { "pale-below": 0.8, plain: 0.2 },
  white: { "pale-below": 0.9, plain: 0.1 },
  "green-white": { "pale-below": 0.7, plain: 0.3 },
  "grey-green": { "pale-below": 0.6, plain: 0.4 },
  tan: { "brown-below": 0.8, plain: 0.2 },
  bronze: { "brown-below": 0.8, plain: 0.2 },
};

type FlowerCharacter = Extract<KeyCharacter, `flower-${string}`>;

function flower({ plate: { flower: drawn, habit } }: Drawn): Record<FlowerCharacter, Seen> {
  if (drawn === undefined || drawn.form === "none") {
    // Ferns have none; the flowers of other plants are left out where nothing certain is known or none are seen here.
    const seen = habit === "fern" ? "absent" : "unknown";
    return { "flower-colour": seen, "flower-form": seen, "flower-group": seen, "flower-size": seen };
  }
  const small = drawn.size_cm < 0.7 && drawn.form !== "tiny";
  return {
    "flower-colour": flowerColours(drawn),
    "flower-form": small
      ? blended(flowerFormStates[drawn.form], { specks: 1 }, 0.35)
      : flowerFormStates[drawn.form],
    "flower-group": clusterStates[drawn.cluster],
    "flower-size": sized("flower-size", [drawn.size_cm / 1.3, drawn.size_cm * 1.3]),
  };
}

type FruitCharacter = Extract<KeyCharacter, `fruit-${string}`>;

function fruit({ plate: { fruit: drawn, habit } }: Drawn): Record<FruitCharacter, Seen> {
  if (drawn === undefined || drawn.form === "none") {
    const seen = habit === "fern" ? "absent" : "unknown";
    return { "fruit-kind": seen, "fruit-colour": seen, "fruit-size": seen };
  }
  const isSpiny = drawn.surface === "spiny" || drawn.surface === "soft-spiny";
  return {
    "fruit-kind": isSpiny
      ? blended(fruitKindStates[drawn.form], { spiny: 1 }, 0.4)
      : fruitKindStates[drawn.form],
    "fruit-colour": fruitColours(drawn),
    "fruit-size": sized("fruit-size", [drawn.length_cm / 1.3, drawn.length_cm * 1.3]),
  };
}

/** Where one state ends and the next begins: metres, the width of a leaf as a share of its length, and centimetres. */
const bounds = {
  height: [0.45, 1.1, 2.2, 6, 15],
  "leaf-shape": [0.16, 0.42, 0.85],
  "leaf-size": [2.2, 7.5, 18, 45],
  "flower-size": [0.6, 2, 5.5],
  "fruit-size": [0.9, 2.3, 6, 12],
} as const satisfies Partial<Record<KeyCharacter, readonly number[]>>;

const measured = {
  height: keyCharacters.height,
  "leaf-shape": ["narrow", "long", "oval", "round"],
  "leaf-size": keyCharacters["leaf-size"],
  "flower-size": keyCharacters["flower-size"],
  "fruit-size": keyCharacters["fruit-size"],
} as const;

/** The share of a range that each state covers, on a scale where doubling is one step: near a bound people differ. */
function sized(character: keyof typeof bounds, [low, high]: readonly [number, number]): Weights {
  const edges = [0, ...bounds[character], Number.POSITIVE_INFINITY];
  const [from, to] = [Math.log(low), Math.log(high)];
  const shares: Record<string, number> = {};
  measured[character].forEach((state, i) => {
    const start = Math.max(from, Math.log(edges[i] ?? 0));
    const end = Math.min(to, Math.log(edges[i + 1] ?? Number.POSITIVE_INFINITY));
    if (end > start) shares[state] = (end - start) / (to - from);
  });
  return shares;
}

/** The state of a length in metres (height) or centimetres. */
export function stateOfLength<C extends "height" | "leaf-size" | "flower-size" | "fruit-size">(
  character: C,
  length: number,
): KeyState<C> {
  const states: readonly KeyState<C>[] = keyCharacters[character];
  const place = bounds[character].findIndex((bound) => length < bound);
  const state = states.at(place);
  if (state === undefined) throw new Error(`${character} has no states`);
  return state;
}

function equally(states: readonly string[] | "unknown"): Seen {
  if (states === "unknown") return "unknown";
  return Object.fromEntries(states.map((state) => [state, 1 / states.length]));
}

/** The usual look keeps half of the weight; the others share the rest. */
function withOthers(usual: Seen, others: readonly string[]): Weights {
  const added = Object.fromEntries(others.map((state) => [state, 1 / others.length]));
  return typeof usual === "string" ? added : blended(usual, added, others.length > 1 ? 0.6 : 0.5);
}

function blended(first: Weights, second: Weights, share: number): Weights {
  const states = new Set([...Object.keys(first), ...Object.keys(second)]);
  return Object.fromEntries(
    [...states].map((state) => [state, (first[state] ?? 0) * (1 - share) + (second[state] ?? 0) * share]),
  );
}
