// Whether a finding is told of a plant, a dish or a machine ("my thyme collapse in the rain", "I bleed the brakes") and of nobody's body.
import { stem } from "./stem.ts";
import type { Token } from "./tokens.ts";

const words = (list: string) => new Set(list.split(" "));
const stems = (list: string) => new Set(list.split(" ").map(stem));

/** Beside the names of plants, which the reader knows. */
const things = words(
  "plant plants tree trees vine vines seedling seedlings leaf leaves flower flowers herb herbs garden crop stem branch branches petals petal " +
    "croton rubber rose roses orchid fern lettuce tomato tomatoes pepper peppers peppersauce hammock lawn yard " +
    "cake bread roti dough sauce pot soup shed fence tent yeast " +
    "cherries mangoes cactus succulent seasoning grass weeds slugs ants bug bugs lice louse insect insects bed bark fruit seed seeds mulch " +
    "drain gutter glass cup mug kettle blender mortar pan bucket pipe hose jar basket box boxes carton cardboard crate umbrella stroller pram suitcase ladder tray table chair gazebo teabag teabags peel skins husk shell root roots",
);
const machines = words(
  "phone laptop computer internet wifi engine car bus minibus van truck bike brakes brake radiator radiators fan fridge stove roof lights market " +
    "business shop economy prices sales team wicket battery generator tyre tyres current light signal network tv television radio",
);
const between = words(
  "is are was were be been will would might may could keep keeps kept just now does did start started have has had get got look looks seem seems all always still nearly almost it",
);
/** Before the thing: what makes it the person's own or tells which one it is. */
const people = words(
  "i he she we they him her us them you man woman boy girl baby child mother father husband wife son daughter brother sister uncle aunt friend cousin somebody someone people",
);
/** What a thing did to somebody: "the bus knock down my brother", "pepper burn the eye". */
const harmed = words(
  "me my he she him her his she's them us we i man woman boy girl baby child mother father husband wife son daughter brother sister uncle aunt friend cousin " +
    "somebody someone people head hand hands foot feet eye eyes face leg arm skin finger fingers chest",
);
/** After these the thing is where or whereby it happened to somebody. */
const places = words(
  "from off under by of in on at after with to near behind eat ate eating drink drank drinking swallow swallowed take took taking give gave use used using",
);
/** What a thing may do; every other sign is a body's. */
const states = words(
  "collapse collapsed collapsing faint fainted faints drop dropping dropped bleed bleeding die died dying dead drunk choke choking choked suffocate suffocating drown drowned drowning sick weak lose losing lost burst bruised crack cracked cough coughing turn turned turning confusion",
);
/** "gums bleeding papaya leaf enough?": what bleeds or burns stands before it, and the plant is what is asked about. */
const bleeding = words("gum gums nose mouth ear ears eyes tooth piles bottom belly throat chest");
/** What may be done to a thing. */
const doings = stems(
  "bleed bled hang hung kill drown murder stab burst choke strangle crush beat attack bruise burn burnt stroke cut chop scratch pinch split smother scald poke pierce collapse",
);
const articles = words(
  "a an the de my me mi our we them dem this that some out old big little lil green ripe dry dead other star hot myself himself herself up off back down young fresh raw whole few two three one",
);

const isThing = ({ raw, plant }: Token) => plant || things.has(raw) || machines.has(raw);
const isDoing = (token: Token | undefined) =>
  token !== undefined && (doings.has(token.word) || doings.has(stem(token.raw)));

export function isOfThing(
  tokens: readonly Token[],
  from: number,
  to: number,
  own: ReadonlySet<number>,
): boolean {
  return (
    [from, ...own].some((at) => states.has(tokens[at]?.raw ?? "") && isSubject(tokens, at, to)) ||
    [...own].some(
      (at) =>
        (isDoing(tokens[at]) &&
          isObject(tokens, at) &&
          (at === to || isUnhurt(tokens, at)) &&
          !(own.has(at - 1) && bleeding.has(tokens[at - 1]?.raw ?? ""))) ||
        (tokens[at]?.raw === "stroke" && isDoneToIt(tokens, tokens[at])) ||
        isMeasure(tokens, at) ||
        isHandedOut(tokens, at) ||
        isStain(tokens, at) ||
        isLikened(tokens, at) ||
        isBean(tokens, at) ||
        foldsWhenTouched(tokens, at) ||
        isTooMuchInDish(tokens, at),
    )
  );
}

/** "an overdose of lime in this pickle", "I overdose the sorrel with clove": what a dish got, and nobody swallowed. */
function isTooMuchInDish(tokens: readonly Token[], at: number): boolean {
  if (!/^overdos/.test(tokens[at]?.raw ?? "")) return false;
  const same = tokens.filter(({ sentence }) => sentence === tokens[at]?.sentence);
  if (same.some(({ raw, plain }) => swallowing.has(plain) || (harmed.has(raw) && !cooks.has(raw))))
    return false;
  if (isObject(tokens, at)) return true;
  const into = same.find((one) => one.at > at && /^(?:in|into|inside)$/.test(one.raw));
  if (into === undefined) return false;
  const added = tokens[into.at - 1];
  return (
    added !== undefined &&
    (isThing(added) || seasonings.has(added.raw)) &&
    same.some((one) => one.at > into.at && one.at <= into.at + 4 && (isThing(one) || dishes.has(one.raw)))
  );
}
const swallowing = words("drink swallow take eat tablet pill medicine");
const cooks = words("i me my we us");
const seasonings = words("salt sugar pepper spice spices vinegar flour masala");
const dishes = words(
  "pickle achar curry stew dhal rice cookup drink juice beer wine chutney chow mauby sorrel tea porridge batter marinade jam syrup food recipe mix brew",
);

/** "passed out the mauby at the wake", "pass out samples of my soap": given to people. "Passed out after drinking it" is a faint. */
function isHandedOut(tokens: readonly Token[], at: number): boolean {
  if (!/^pass(?:ed|ing|es)?$/.test(tokens[at]?.raw ?? "") || tokens[at + 1]?.raw !== "out") return false;
  const isDetermined = /^(?:the|de|some|more|all|my|our|free|a)$/.test(tokens[at + 2]?.raw ?? "");
  const from = at + (isDetermined ? 3 : 2);
  if (isPlural(tokens[from]) && isGivenTo(tokens, from)) return true;
  const given = [tokens[from], tokens[from + 1]].find(
    (one) =>
      one !== undefined && one.clause === tokens[at]?.clause && (isThing(one) || handedOut.has(one.raw)),
  );
  if (given === undefined) return false;
  const next = tokens[given.at + 1];
  return (
    next === undefined ||
    next.clause !== given.clause ||
    (handedOut.has(given.raw) && /s$/.test(given.raw) && !/^(?:is|was|were|and|in)$/.test(next.raw)) ||
    /^(?:to|for|at|of|among|around|round)$/.test(next.raw) ||
    // "passed out the tea and he not waking"
    (next.raw === "and" && !isDetermined)
  );
}
/** "papers to my class", "flyers at church": several things. */
const isPlural = (token: Token | undefined) =>
  token !== undefined && token.raw.length > 4 && /[^s]s$/.test(token.raw) && !notThings.has(token.raw);
const notThings = words(
  "sometimes always yesterday twice perhaps besides hours minutes seconds weeks months years times stairs guys folks others",
);
/** "to my class", "among the people". */
const isGivenTo = (tokens: readonly Token[], from: number) =>
  /^\S+ (?:\S+ ){0,2}(?:to|among) (?:the|my|our|all|each|every\w*|people|children|students|them|his|her|parents|class|a)\b/.test(
    tokens
      .slice(from, from + 7)
      .filter(({ clause }) => clause === tokens[from]?.clause)
      .map(({ raw }) => raw)
      .join(" "),
  );
const handedOut = words(
  "sample samples soap drink drinks food tea leaflet leaflets card cards water sweet sweets invitation invitations plate plates certificate certificates flyer flyers gift gifts books",
);

/** "crushed the leaves and my fingers turn black", "yellow on the fingers when I grate turmeric": stained. Numb, cold or painful fingers are hurt. */
function isStain(tokens: readonly Token[], at: number): boolean {
  const { raw = "" } = tokens[at] ?? {};
  if (!handled.test(raw) && !/^(?:black|purple|brown|green|yellow|orange|turn\w*)$/.test(raw)) return false;
  const same = tokens.filter(({ sentence }) => sentence === tokens[at]?.sentence);
  const isHandled = same.some((token) => handled.test(token.raw) && isObject(tokens, token.at));
  const rest = same.map(({ raw }) => raw).join(" ");
  return isHandled && stained.test(rest) && !hurtToo.test(rest);
}
const handled =
  /^(?:crush|grat|peel|pound|pick|squeez|chop|cut|pluck|grind)(?:e|ed|es|ing|d|s|ting|ped|ping)?$/;
const stained =
  /\b(?:hands?|fingers?|nails?|palms?|tongue|teeth|mouth|lips?) (?:(?:all|just|does|is|are|get|gets|got|now) ){0,2}(?:turn\w*|stain\w*|went|go|come|came|black|purple|brown|green|yellow|orange)\b|\b(?:black|purple|brown|green|yellow|orange) (?:on|all over) (?:(?:the|my|me) )?(?:hands?|fingers?|nails?|palms?)\b/;
const hurtToo =
  /\b(?:numb|cold|pain\w*|hurt\w*|swell\w*|swollen|swole|blister\w*|bleed\w*|blood|feel|bite|bit|burn\w*|smash\w*|mash\w*|ring|tight|eyes?)\b/;

/** "liver colour leaf", "heart shaped": how a thing looks. */
const isLikened = (tokens: readonly Token[], at: number) =>
  /^(?:liver|heart|kidney|bone|blood|skin|flesh|tongue|finger|ear|eye|lip)$/.test(tokens[at]?.raw ?? "") &&
  /^(?:colou?r(?:ed)?|shaped?)$/.test(tokens[at + 1]?.raw ?? "");

/** "which pot for black eye": the peas. */
const isBean = (tokens: readonly Token[], at: number) =>
  /^(?:black|eyes?)$/.test(tokens[at]?.raw ?? "") &&
  tokens.some((token, index) => token.raw === "black" && /^eyes?$/.test(tokens[index + 1]?.raw ?? "")) &&
  tokens.some(({ raw }) => /^(?:pot|cook|cooking|soak|soaking|cookup|cooker|peas?|dhal|season)$/.test(raw)) &&
  !tokens.some(({ raw }) =>
    /^(?:hit|hurt|swollen|swell|fight|cuff|punch|punched|got|gave|fell|see)$/.test(raw),
  );

/** "it does faint when you touch it": of the shame bush. */
function foldsWhenTouched(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:faint|die|dead|sleep|collapse|drop|play)/.test(tokens[at]?.raw ?? "")) return false;
  const after = tokens
    .slice(at + 1, at + 9)
    .map(({ raw }) => raw)
    .join(" ");
  const subject = tokens.slice(0, at).findLast(({ raw }) => !beforeVerb.has(raw));
  return (
    touched.test(after) &&
    subject !== undefined &&
    subject.sentence === tokens[at]?.sentence &&
    (/^(?:it|they|dem)$/.test(subject.raw) || isThing(subject))
  );
}
const touched =
  /^(?:\S+ ){0,2}(?:when|whenever|if|once|soon as|every time) (?:you|yuh|u|i|me|we|they|people|somebody|anybody|children|she|he) (?:just )?(?:touch|brush|tap|stroke|blow)\w*\b(?: on)?(?: (?:it|am|them|dem|the (?:leaf|leaves|plant|bush)))?/;
const beforeVerb = words("does do did really so true just always even suppose supposed to will a");

/** "two noni shot", "a shot of bitters": a small glass, and no gun. */
function isMeasure(tokens: readonly Token[], at: number): boolean {
  if (!/^shots?$/.test(tokens[at]?.raw ?? "")) return false;
  const of = /^(?:of|a|o)$/.test(tokens[at + 1]?.raw ?? "") ? tokens[at + 2] : undefined;
  return [tokens[at - 1], of].some(
    (token) => token !== undefined && (isThing(token) || drinks.has(token.raw)),
  );
}
const drinks = words(
  "rum vodka whisky whiskey gin brandy wine espresso coffee bitters juice tonic syrup vinegar energy immunity wellness detox",
);

/** "the wifi dead again": of nothing that grows. */
export function isOfMachine(tokens: readonly Token[], at: number): boolean {
  return (
    machines.has(tokens[at - 1]?.raw ?? "") &&
    states.has(tokens[at]?.raw ?? "") &&
    !harmed.has(tokens[at + 1]?.raw ?? "")
  );
}

/** Places of words for a wound or an illness that tell what is done to a plant or a thing: "stroke the leaf", "cutting the aloe". */
export function handledIn(tokens: readonly Token[]): ReadonlySet<number> {
  return new Set(
    tokens.flatMap((token) =>
      isOfThing(tokens, token.at, token.at, new Set([token.at])) || isDoneToIt(tokens, token)
        ? [token.at]
        : [],
    ),
  );
}

/** "why does the leaf have milk when you break it": "it" is the thing named before. */
function isDoneToIt(tokens: readonly Token[], token: Token): boolean {
  return (
    (isDoing(token) || token.plain === "break") &&
    /^(?:it|am|them|dem)$/.test(tokens[token.at + 1]?.raw ?? "") &&
    tokens.some((one) => one.at < token.at && one.sentence === token.sentence && isThing(one)) &&
    !tokens.some(({ raw }) => harmed.has(raw) && raw !== "i" && raw !== "me")
  );
}

/** "the papaw tree faint": the thing stands directly before, and nobody in the same clause before it. */
function isSubject(tokens: readonly Token[], from: number, to: number): boolean {
  const clause = tokens[from]?.clause;
  if (tokens.slice(from, to + 5).some((one) => one.clause === clause && harmed.has(one.raw))) return false;
  for (let at = from - 1; at >= 0 && at >= from - 4; at--) {
    const token = tokens[at];
    if (token === undefined || token.clause !== clause) return false;
    // "tie the tomato or it will choke"
    if ((token.raw === "it" || token.raw === "they") && isFuture(tokens, at + 1))
      return !tokens.some(
        (one) => one.sentence === token.sentence && people.has(one.raw) && one.raw !== token.raw,
      );
    if (isThing(token))
      return (
        (at < from - 1 || isDetermined(tokens, at)) &&
        !tokens
          .slice(0, at)
          .some(
            (one) =>
              one.clause === clause &&
              (people.has(one.raw) || (places.has(one.raw) && at - one.at <= (one.raw === "to" ? 2 : 4))),
          )
      );
    if (!between.has(token.raw) && !between.has(token.plain)) return false;
  }
  return false;
}

/** "aloe bleeding gums" names a plant and a trouble; "my aloe bleeding" tells of the plant. */
function isDetermined(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 3), at).map(({ raw }) => raw);
  return before.some((word) => determiners.has(word)) || (tokens[at]?.plant === false && before.length === 0);
}
const determiners = words(
  "the de my me mi meh our her his their a an this that these those dis dat every one",
);

/** "stabbed the pawpaw with a knife", and nobody is hurt by it. */
const isUnhurt = (tokens: readonly Token[], doing: number) =>
  !tokens.some(
    ({ raw, at }) => at > doing && (harmed.has(raw) || injured.has(raw)) && !isPartOfThing(tokens, at),
  );

/** "the head of the ginger", "an arm of the cactus", "the head of the fish": a part that is nobody's. */
export function isPartOfThing(tokens: readonly Token[], at: number): boolean {
  if (!parts.has(tokens[at]?.raw ?? "") || !/^(?:of|off|from)$/.test(tokens[at + 1]?.raw ?? "")) return false;
  for (let next = at + 2; next <= at + 4; next++) {
    const token = tokens[next];
    if (token === undefined || token.clause !== tokens[at]?.clause) return false;
    if (isThing(token) || carcasses.has(token.raw)) return true;
    if (!articles.has(token.raw)) return false;
  }
  return false;
}
const parts = words(
  "head top tip end hand hands arm foot eye eyes neck finger fingers ear side bottom crown",
);
const carcasses = words("fish chicken duck shrimp shrimps prawn prawns crab crabs hassar meat beef pork");
const injured = words(
  "blood bleeding bleed bled deep slip slipped wound stitches toe toes thumb belly neck throat",
);

const isFuture = (tokens: readonly Token[], at: number) =>
  /^(?:will|would|might|may|could|go|gon)$/.test(tokens[at]?.raw ?? "");

/** "bleed the rubber tree", "hang myself a hammock", "chop off the head of the ginger". */
function isObject(tokens: readonly Token[], to: number): boolean {
  for (let at = to + 1; at <= to + 3; at++) {
    const token = tokens[at];
    if (token === undefined || token.clause !== tokens[to]?.clause) return false;
    if (isThing(token) || (/^(?:cut|chop|slic)/.test(tokens[to]?.raw ?? "") && isPartOfThing(tokens, at)))
      return true;
    if (!articles.has(token.raw)) return false;
  }
  return false;
}
