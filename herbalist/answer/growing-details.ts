// Whether a plant grows back, how long it takes to bear, and what ails it.
import type { Plant } from "#catalogue/plant.ts";
import { insects } from "../understand/thing-details.ts";
import type { Answering } from "./answering.ts";
import { plainWords, verdict } from "./asked-detail.ts";
import type { AskedThing } from "./asked-things.ts";
import type { Block } from "./blocks.ts";
import { lowerFirst, sentence, upperFirst } from "./phrasing.ts";

/** What is left of a plant that was cut, eaten or burnt down, by how it grows. */
const regrowths: Readonly<Partial<Record<Plant["plate"]["habit"], string>>> = {
  tree: "Mostly yes: while the roots live it sprouts from the stump or the branches, in one to three months.",
  palm: "Only if the growing tip in the middle is unhurt: without it a palm dies.",
  "crown-tree": "Often, from the side of the stump, if the stem is firm and not rotten.",
  rosette: "Only if the heart in the middle, or a side shoot, is left; outer leaves alone come back.",
  shrub: "Mostly yes: it sprouts from the stump and the lower branches in some weeks.",
  vine: "Mostly yes, from the root and from any joint that is left.",
  creeper: "Yes, from any rooted joint that is left.",
  grass: "Yes, as long as the base and the roots are alive: new blades come in two to four weeks.",
  clump: "Yes, as long as the root or rhizome is alive: new shoots come in some weeks.",
  cane: "Yes, the stool sprouts again as long as its base is alive.",
  bulb: "Yes, if the bulb in the ground is firm.",
  "giant-herb": "Yes, from the suckers at its foot.",
  fern: "Yes, from the rootstock.",
};

export function regrowth({ plant, name }: AskedThing, answering: Answering): Block[] {
  if (!plant) return [];
  const { propagation } = plant.growing_info;
  const rule =
    regrowths[plant.plate.habit] ??
    "Mostly, if some green joints are left above the ground; cut to the root it may not, and is sown again.";
  const [yes = "", ...more] = rule.split(/(?<=[,:]) /);
  const care = /\b(?:frost|cold|snow|winter|freez\w+)\b/.test(plainWords(answering))
    ? "What the frost turned soft and dark is dead: cut it off, let the rest dry out in a bright place indoors, above 10 °C, and wait a month or two for a firm green shoot."
    : "Trim what is torn, water it, keep animals off and feed it a little compost.";
  return verdict(
    `${upperFirst(name)}: ${lowerFirst(yes)} ${more.join(" ")}`.trim(),
    `${care} To start again: ${lowerFirst(sentence(propagation))}`,
  );
}

const bearingRules: Readonly<Partial<Record<Plant["plate"]["habit"], string>>> = {
  tree: "From seed a tree mostly bears after three to seven years, a grafted one or a cutting after two to four.",
  shrub: "A shrub mostly bears in its second or third year.",
  palm: "A palm mostly bears after four to ten years.",
};

/** "how long does it take to bear", "how long does a new tree take to grow" */
export function bearing({ plant, name }: AskedThing, answering: Answering): Block[] {
  if (!plant) return [];
  const { harvest } = plant.growing_info;
  const { habit } = plant.plate;
  const isTimed = /\b(?:years?|months?|weeks)\b/i.test(
    harvest.replace(
      /\ball (?:the )?year\b|\ba year\b|\byear's end\b|\bmonths (?:early|of)\b|\bdry months\b|\bof the year\b/gi,
      "",
    ),
  );
  const ofCrop = /\b(?:bear|bears|bearing|fruit|flower|pick|reap|dig|eat|harvest|cut|pods?|nuts?)\b/.test(
    plainWords(answering),
  );
  if (habit === "tree" && !ofCrop)
    return verdict(
      `${upperFirst(name)}: about three to five years to a young tree that gives shade, ten or more to full size.`,
      sentence(harvest),
    );
  return isTimed
    ? verdict(`${upperFirst(name)}: ${lowerFirst(sentence(harvest))}`)
    : verdict(
        `${upperFirst(name)}: its own time is not recorded.`,
        `${bearingRules[habit] ?? "A herb or vine is mostly ready in two to six months."} ${sentence(harvest)}`,
      );
}

/** The line of a growing question goes first; the others follow. */
const growingParts = [
  ["light", /\b(?:sun|sunlight|shade|light|indoor|indoors|window)\b/],
  ["water", /\b(?:water|watering|dry|rain)\b/],
  ["soil", /\b(?:soil|pot|bed|manure|fertili[sz]er|compost)\b/],
  ["harvest", /\b(?:harvest|pick|reap|ready|when|season)\b|\b(?:know|tell|sign|signs) (?:\S+ ){0,4}ripe\b/],
  ["propagation", /\b(?:seed|seeds|cutting|cuttings|start|propagate|transplant|replant|plant|grow back)\b/],
] as const;

/** The field of growing that the words ask for. */
export const growingPartAsked = (asked: string) => growingParts.find(([, words]) => words.test(asked))?.[0];

/** What a sign on a plant mostly comes from, whatever plant it is, and what to do; the first whose words are said. */
const ailments: readonly (readonly [RegExp, string, string])[] = [
  [
    /\b(?:tips?|edges?)\b/,
    "brown tips mostly mean dry roots, salt or too much fertiliser.",
    "Cut the tips off, water deeply and let it drain; feed half as much.",
  ],
  [
    /\bcurl\w*|\broll\w* up\b/,
    "curled leaves mostly mean sucking insects underneath, or thirst.",
    "Look under the leaf; wash aphids, mites or whitefly off with soapy water every few days, and water in the morning.",
  ],
  [
    /\b(?:drop\w*|fall\w*|shed\w*|lose|losing)\b.*\b(?:flowers?|blossoms?|fruits?|young|baby|THING)\b|\b(?:flowers?|blossoms?|fruits?)\b.*\b(?:drop\w*|fall\w*|shed\w*)\b/,
    "some dropping is normal; much of it mostly means drought, soaking rain, wind or hunger.",
    "Water steadily while it carries, mulch, give ash or potash and little dung, and clear fallen fruit away.",
  ],
  [
    /\b(?:bear|bearing|fruit|fruits|flower|flowers|flowering|blossom|blossoms|pods)\b/,
    "all leaf and no fruit mostly means that it is young, shaded, or fed too much dung.",
    "Give it sun, cut out crowded branches, ash or potash in place of dung; a nail in the trunk only wounds it.",
  ],
  [
    /\b(?:spots?|spotted|holes?|black)\b/,
    "spots are mostly a fungus of wet leaves, holes a caterpillar or snail.",
    "Take spotted leaves off, water the soil and not the leaf, give it air; pick insects off at dusk.",
  ],
  [
    /\byellow\w*\b/,
    "yellow leaves mostly mean wet feet or hunger; the oldest one or two are normal.",
    "Let it drain, then feed a little compost; yellow with green veins wants iron or less lime.",
  ],
  [
    /\bleggy\b|\btall and thin\b|\bstretch\w*\b/,
    "long thin shoots mean too little light.",
    "Move it into more sun and pinch the tips, so that it branches.",
  ],
  [
    /\b(?:rot|rots|rotting|rotten|soft|mushy)\b/,
    "rot mostly means too much water round the roots.",
    "Cut away what is soft, let the rest dry out, and plant it higher or in a pot with holes.",
  ],
  [
    /\b(?:wilt\w*|wither\w*|droop\w*|limp|dying|die|dead|sick|brown)\b/,
    "it mostly means roots that stand too dry or too wet.",
    "Feel the soil two fingers down: dry, water deeply; wet and sour, let it drain. After moving, shade it for a week.",
  ],
];

/** Insects are washed off, bigger animals kept off. */
export function pests({ name }: AskedThing, answering: Answering): Block[] {
  return new RegExp(String.raw`\b(?:${insects})\b`).test(plainWords(answering))
    ? verdict(
        `${upperFirst(name)}: wash them off, then spray soapy water under the leaves in the evening, every four days.`,
        "One teaspoon of plain dish soap to a litre. Ants mostly guard aphids: clear those and grease a ring on the stem. Pick caterpillars, snails and slugs at dusk. Wash and wait a week before you eat or drink from it.",
      )
    : verdict(
        `${upperFirst(name)}: a net, wire or paper bags over it are the only sure way.`,
        "Shining strips or a scarecrow help for some days if you move them. Pick a little early, clear fallen fruit, and trim branches that lead to it. No poison: it kills pets and children too.",
      );
}

export function ailing({ plant, name }: AskedThing, answering: Answering): Block[] {
  const words = plainWords(answering);
  const [, means, care] = ailments.find(([sign]) => sign.test(words)) ?? [];
  if (means === undefined || care === undefined) return [];
  const { light, water, soil } = plant?.growing_info ?? {};
  const wants = [light, water, soil].flatMap((line) => (line === undefined ? [] : sentence(line))).join(" ");
  return verdict(
    `${upperFirst(name)}: ${means}`,
    wants === "" ? care : `${care} What this plant wants: ${lowerFirst(wants)}`,
  );
}
