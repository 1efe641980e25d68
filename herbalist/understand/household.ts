// Whether a message is about the kitchen, the yard, a craft or a custom and about nobody's body: "swelling the channa overnight", "burnt sugar for
// black cake". Words that may name an illness do not there, unless they are told of somebody.

import type { Note } from "#catalogue/note.ts";
import { isPartOfThing } from "../language/of-thing.ts";
import type { NamedEntity, Question } from "../language/question.ts";
import type { Token } from "../language/tokens.ts";

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

const realms = {
  kitchen: words(
    "cook cooked cooking fry fried frying bake baked baking roast roasted roasting grill oven stove fireside karahi tawa pot pan recipe recipes dough flour yeast batter crust " +
      "cake cakes bread roti bakes puri phulourie curry stew dhal dal rice cookup pepperpot metemgee souse pudding pone tart tarts pastry custard pickle achar chutney sauce jam jelly seasoning " +
      "marinate marinade masala spices ingredients crispy flaky soggy lumpy stringy ripe ripen fridge freezer freeze thaw blender pestle mortar grater sieve strainer bottling channa peas beans chicken duck beef pork meat shrimp " +
      "crab crabs fish hassar labba sponge icing cheese paneer fudge balls sweets dinner lunch party guests serve celebrate tomatoes squash flavour taste tastes cooker soup beer bottle bottles peel grate mellow sink kettle porridge punch snow-cone visitors pluck slimy tablecloth parboil bubbling essence ham serving soaked peeled grated invented leftovers teapot spoonful",
  ),
  yard: words(
    "plant plants planting planted grow grows growing seed seeds seedling seedlings sow sowing transplant prune pruning bear bearing blossom blossoms soil manure fertilizer fertiliser compost mulch weeds weeding garden yard farm patch lawn hedge fence tree trees vine branch branches " +
      "cuttings suckers pots harvest reap season pods caterpillar caterpillars snail snails slug slugs ants aphids whitefly whiteflies flies mites insects bugs bees mealybugs acoushi fowl fowls coop pen greenhouse window windowsill orchid vegetable nest flood flooded drought stump graft grafted sapling sprout dam gate",
  ),
  craft: words(
    "broom basket weave weaving carve wood timber furniture bead beads jewellery jewellry jewelry craft paint candle candles rope thatch hammock kite drum canoe clothes soap glue stain stains",
  ),
  custom: words(
    "story stories legend folklore custom customs superstition luck lucky jumbie higue bacoo obeah wake funeral wedding puja diwali phagwah christmas eid easter emancipation mashramani proverb song poem called named name history door doorway grave graves price dear cheap sell sells sold belief point pointing",
  ),
} as const;
export type Realm = keyof typeof realms;

/** Words that name an illness in a body and something else outside of one. */
const ambiguous = words(
  "burn burns burnt burned burning cut cuts cutting cold cough coughing fever wound wounds swell swells swelling swollen spot spots gas dizzy sugar pressure heat crying sweat sweating boil boiling " +
    "bruise bruised bleed bleeding worm worms lice wake shock pain sick weak stiff sore choke choking faint fainted drunk stress crack cracked cracks dry attack stroke burst smell scratch sting stinging " +
    "marabunta marabuntas blister blisters rash drown drowning loose running bite biting sleep sleeping heart break broken",
);
const bodies = words(
  "belly stomach tummy chest throat knee knees leg legs arm arms shoulder forehead nose mouth tongue gum gums tooth teeth ear ears eye eyes face lip lips neck back waist womb breast breasts kidney liver lungs urine stool bowels pee nipple scalp toe toes finger fingers thumb hand hands foot feet vagina penis privates",
);
/** Parts that fruits, fish and plants have too. */
const whosePart = words("skin head heart blood hair bone bones flesh body");
const people = words(
  "i me my mi meh he she his her him we us our they them you your who somebody someone anybody person people patient patients diabetic diabetics man woman boy girl baby child children kid kids son daughter mother father husband wife brother sister uncle aunt aunty grandmother grandfather granny friend",
);
const wanted = words(
  "remedy remedies medicine medicines tablet tablets cure cures treat treats heal heals relief symptom symptoms doctor clinic hospital pharmacy health healthy vomit vomiting unwell ill nausea feel feeling feels pregnant pregnancy breastfeeding",
);

const isPlantOrFood = ({ kind }: NamedEntity) => kind === "plant" || kind === "other";
/** What is done is no thing: "burn cooking rice". */
const isNoun = (token: Token | undefined) =>
  token !== undefined &&
  Object.values(realms).some((list) => list.has(token.raw)) &&
  (!/ing$/.test(token.raw) || /^(?:seasoning|pudding|icing)$/.test(token.raw));

/** Words that frighten in a body and only colour a line about the house: "murder", "lost my breath", "dying for". */
const alarming = words(
  "kill killed killing kills killer murder murdered die died dies dying dead deadly death suffer suffering lost lose breath overdose suicide attacked attacks strangle strangling stab stabbing stabbed shoot shooting crazy mad insane bury buried " +
    "explode exploded exploding bomb burial fight fighting beat beating hit hits knocked crush crushed passed collapse collapsed collapsing paralysed paralyzed shocked hurt hurting poison poisoning ghost devil blind blinded",
);
export const alarmWord = ({ raw }: Token) => ambiguous.has(raw) || alarming.has(raw);

/** Somebody fell ill in the kitchen: a note that tells how something is cooked, and nothing of a body, is no answer. */
export const isBesideIllness = ({ source }: Question["text"], { question, examples, see_someone }: Note) =>
  fellIll.test(source) &&
  see_someone === undefined &&
  [question, ...examples].filter(speaksOfHouse).length * 2 > examples.length &&
  ![question, ...examples].some((line) =>
    line
      .toLowerCase()
      .split(/[^a-z]+/)
      .some((word) => ambiguous.has(word) || bodies.has(word) || wanted.has(word)),
  );

/** "the kids crazy for tamarind balls, how to make": a sweet is made for them, and no remedy given. */
export const isTreat = ({ source }: Question["text"]) =>
  /\b(?:kids?|child\w*|son|daughter|boys?|girls?) (?:\S+ )?(?:loves?|likes?|crazy|mad|wants?|asking|begging|enjoys?|make|play|bake)\b/.test(
    source,
  );

/** Whether a line, such as the question of a note, speaks of the house. */
export const speaksOfHouse = (line: string) =>
  line
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((word) => Object.values(realms).some((list) => list.has(word)));

type Told = { tokens: readonly Token[]; named: readonly NamedEntity[] };

/** "sick after eating crab", "burnt with the pot": somebody was, by what is in the kitchen. */
const fellIll =
  /\b(?:sick|weak|dizzy|faint\w*|sweat\w*|burn\w*|cut|swell\w*|swollen|heart|head|pain\w*|itch\w*|stung|choke|choking|choked)\b(?: (?!tree|plant|leaf|pot|cake)\S+){0,3} (?:after|from|since|when|with (?:the|a|hot|boiling))\b/;

/** "anything besides cook-up": the kitchen is what is not asked about. */
const excepted = /\b(?:besides?|other than|apart from|aside from)\b/;

/** The realm that a message is about; undefined where it is of a body, or of nothing of the house. */
export function householdOf({ text: { tokens, source }, named, figures }: Question): Realm | undefined {
  if (fellIll.test(source) || excepted.test(source)) return undefined;
  const told = named.filter((one) => !isPlantOrFood(one) && one.status !== "absent");
  if (told.some((one) => one.kind === "medicine" || !isOfHouse(one, { tokens, named }))) return undefined;
  const isMeant = ({ at }: Token) => !figures.has(at);
  if (tokens.some((token) => isMeant(token) && (isOfBody(token, tokens) || wanted.has(token.plain))))
    return undefined;
  const inName = (at: number) => named.some((one) => isPlantOrFood(one) && one.from <= at && at <= one.to);
  const counts = Object.entries(realms).map(([realm, list]) => ({
    realm: realm as Realm,
    count: tokens.filter(({ raw, plain, at }) => (list.has(raw) || list.has(plain)) && !inName(at)).length,
  }));
  const [most] = counts.toSorted((a, b) => b.count - a.count);
  if (most && most.count > 0) return most.realm;
  return told.some((one) => isPlantTrouble(one, { tokens, named })) ? "yard" : undefined;
}

function isOfBody({ raw, plain, at }: Token, tokens: readonly Token[]): boolean {
  if (isPartOfThing(tokens, at) || (raw === "hand" && tokens[at - 1]?.raw === "by")) return false;
  if (bodies.has(raw) || bodies.has(plain)) return !/^(?:peas?|beans?)$/.test(tokens[at + 1]?.raw ?? "");
  return whosePart.has(raw) && people.has(tokens[at - 1]?.raw ?? "");
}

/** "the breadfruit has a wound", "swelling the channa", "sugar for black cake", "cold in the fridge": a thing of the house has it or stands beside it. */
function isOfHouse({ from, to }: NamedEntity, { tokens, named }: Told): boolean {
  if (!tokens.slice(from, to + 1).every(({ raw, light }) => light || ambiguous.has(raw))) return false;
  const plantAt = (at: number) => named.find((one) => isPlantOrFood(one) && one.from <= at && at <= one.to);
  const reaches = (start: number, step: 1 | -1, between: ReadonlySet<string>) => {
    for (let at = start; Math.abs(at - start) <= farthest; at += step) {
      const token = tokens[at];
      if (token === undefined || token.clause !== tokens[from]?.clause) return false;
      if (isNoun(token) || (step > 0 && isBurntOff(tokens[from], token))) return true;
      if (token.raw === "on" && !injuries.test(tokens[from]?.raw ?? "")) continue;
      // "ginger cold" names a remedy and what it is for; "the ginger" is the one in the kitchen.
      const plant = plantAt(at);
      if (plant)
        return (
          determiners.has(tokens[plant.from - 1]?.raw ?? "") ||
          /^(?:pods?|trees?|plants?|fruits?)$/.test(tokens[plant.to + 1]?.raw ?? "")
        );
      if (!between.has(token.raw)) return false;
    }
    return false;
  };
  return (
    reaches(to + 1, 1, joining) || (reaches(from - 1, -1, owning) && !people.has(tokens[to + 1]?.raw ?? ""))
  );
}

/** "worm in my guava", "spots on the soursop leaf": the plant has it. */
function isPlantTrouble({ from, to }: NamedEntity, { tokens, named }: Told): boolean {
  if (
    !/^(?:worms?|lice|spots?|bruises?|bruised|cracks?|cracked|scabs?|maggots?)$/.test(tokens[from]?.raw ?? "")
  )
    return false;
  const [next, then, last] = tokens.slice(to + 1, to + 4);
  if (!/^(?:in|on|inside|all)$/.test(next?.raw ?? "")) return false;
  return [then, last].some(
    (token) =>
      token !== undefined &&
      named.some((one) => isPlantOrFood(one) && one.from <= token.at && token.at <= one.to),
  );
}

/** "burning bush every evening", "cutting grass". */
const isBurntOff = (doing: Token | undefined, { raw }: Token) =>
  /^(?:burn|cut)/.test(doing?.raw ?? "") && /^(?:bush|grass|leaves|rubbish|trash)$/.test(raw);

/** What happens on a stove happens to somebody. */
const injuries = /^(?:burn|cut|wound|bruise|sting|bite|shock|crack)/;
/** How many words may stand between. */
const farthest = 4;
const determiners = words("the de my me our your this that these them dem of some");
const joining = words(
  "the de a an my me our this that some all up out in of for whole dried dry green ripe black big hard kinds",
);
const owning = words(
  "have has had get gets got getting is are was were be been keep keeps does did will still all always a an the some full of with break out in just now so it",
);
