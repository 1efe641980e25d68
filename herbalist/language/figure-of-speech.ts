// Whether a frightening word is a turn of speech: a craving ("gasping for a cuppa"), a feeling ("collapse in laughter"), an outcry at a price
// or a roster, a comparison ("hits like a truck"), or an exaggeration ("could knock a man out"). Nobody is in danger then.
import { idiomsIn } from "./idioms.ts";
import { isOfMachine } from "./of-thing.ts";
import type { Token } from "./tokens.ts";

/** What is craved for: not breath, help or relief. */
const craved =
  /^(?:for (?!(?:\S+ ){0,2}(?:breath|air|help|life|water|pain|oxygen|mercy|hours?|days?|weeks?|months?|long|he|she|him|her|them)\b)\S+|to (?:taste|try|eat|drink|see|know|get|go|meet|visit|hear|learn|ask|find|make|have) )/;
/** "I would kill for a genip", "to die for": of food and drink only. */
const delicacy =
  /^for (?:\S+ ){0,3}(?:cuppa|cup|glass|plate|bowl|taste|bite|slice|piece|drink|tea|coffee|mauby|sorrel|roti|curry|pepperpot|mango|genip|cake|food|fruit|soup|bread|cookup|metemgee|metem|dhal|puri|bake|ice)\b/;
const feelings =
  /^(?:up )?(?:with|of|in|from|by|on|over) (?:\S+ )?(?:laugh|laughs|laughing|laughter|joy|envy|shame|emotion|emotions|boredom|choice|nostalgia|excitement|pride|happiness|jealousy|embarrassment|curiosity|suspense|delight|netflix|giggles)\b/;
/** "when I see the price": what gave somebody a start. */
const outcry =
  /\b(?:when|as soon as|at) (?:(?:i|me|we|he|she|they) (?:\S+ )?(?:see|saw|hear|heard|find out|get|got|read|open) )?(?:\S+ ){0,4}(?:price|prices|bill|bills|size|cost|charge|charging|charged|score|roster|fee|fees|bloom|blooms|flower|flowers|garden|view|dress)\b/;
const chores =
  /^(?:with|over|from|about) (?:\S+ ){0,2}(?:roster|schedule|bills?|homework|traffic|paperwork|wifi|exams?|budget|deadlines?|price|prices|timetable|meetings?|thesis)\b/;
/** "could knock a man out", "bitter enough to kill a horse". */
const exaggerated = /\b(?:could|can|would|will|enough|strong) (?:to )?$/;
const anybody = /^(?:(?:a|an) )(?:\S+ )?(?:man|horse|elephant|cow|donkey|mule|giant|ox|bull|army)\b/;
const clothes =
  /^in (?:this|that|these|my|the) (?:\S+ )?(?:dress|jeans|pants|suit|skirt|corset|shirt|bra|blouse|belt)\b/;
/** "this heat is suffocating": said of the day. */
const weather =
  /\b(?:heat|humidity|weather|sun|day|place|perfume|scent) (?:(?:is|be|a|so|just|real|really|too|today|here|does) ){0,3}$/;
const vehicle =
  /^(?:a|an|one) (?:\S+ )?(?:truck|train|bus|tractor|brick|bricks|ton|bomb|hammer)\b|^(?:lightning|thunder)\b/;

const dazzling =
  /\bso (?:ugly|pretty|bright|beautiful|loud|funny|cheap|expensive|shiny|cute|nice|sweet|green|boring|corny) (?:that )?it (?:could |would |does |almost |nearly )?$/;

const cravings = /\b(?:dying|gasping|gasp|starving|itching|thirsting)$/;
const longings = /\b(?:die|kill|dead|murder|dying)$/;
const starts =
  /\b(?:heart attack|stroke|faint\w*|pass(?:ed)? out|fall out.*|fell out.*|skip.*|dead|die|died|shock\w*|collapse\w*|headache|fits?|palpitations?|heart)\b/;
const blows = /\b(?:knock|kill|choke|drop|hit|hits|drown|poison)\b/;

/** "the sorrel bleed colour everywhere": what a dye does. */
const runs = /^(?:the |its |red |purple )?(?:colou?r|dye|ink) (?:everywhere|all|in|on|over|out|onto|when)\b/;
/** Excitement: "fever in the cricket crowd", "carnival fever". */
const crowd =
  /^(?:in|at|around) (?:the|de|that) (?:\S+ )?(?:crowd|stadium|match|stands|fete|carnival|elections?|finals?|parade)\b/;
const season =
  /\b(?:cricket|football|carnival|election|christmas|mash|gold|wedding|world cup|lottery|diwali|phagwah) $/;

/** What is done to a plant, a pest or a pot is done to nobody: "drown the snails", "I suffocated my aloe". */
const harming =
  /^(?:drown|suffocat|smother|chok|strangl|stab|shoot|shot|poison|burn|crush|behead|murder|kill|scorch|bruis|break|broke)/;
const things: ReadonlySet<string> = new Set(
  (
    "snail snails slug slugs ant ants roach roaches rat rats mouse mice caterpillar caterpillars worm worms aphids mites weed weeds grass moss fungus " +
    "plant plants tree trees bush vine seedling seedlings sucker suckers root roots leaf leaves pot rice dhal bread cake sauce oil soup"
  ).split(" "),
);
const thorny: ReadonlySet<string> = new Set(
  "cactus thorn thorns rose bougainvillea bush tree prickle".split(" "),
);
const beforeNoun: ReadonlySet<string> = new Set(
  "the de a an my me mi mih our we he his she her their dem them those these some all one wan every up off out young little lil big old new whole poor".split(
    " ",
  ),
);

function isDoneToThing(tokens: readonly Token[], verb: number): boolean {
  const { clause } = tokens[verb] ?? {};
  const before = tokens[verb - 1];
  // "my cactus stabbed me", and what is only made to look so.
  if (/^stab/.test(tokens[verb]?.raw ?? "") && (before?.plant || thorny.has(before?.raw ?? ""))) return true;
  if (/^looks?$/.test(before?.raw ?? "")) return true;
  for (const token of tokens.slice(verb + 1, verb + 6)) {
    if (token.clause !== clause) return false;
    if (token.plant || things.has(token.raw)) return true;
    if (!beforeNoun.has(token.raw)) return false;
  }
  return false;
}

/** "our dance group is called Heart Attack": a name. */
const calledSo = /\b(?:called|named|titled|name is|call (?:it|us|ourselves)) (?:the )?$/;
/** "me na see no sweet sage": it is not to be had. */
const notFound = /^(?:no|not|any|none) (?!thing|more|longer|light|way)\S/;

export function isFigureOfSpeech(
  tokens: readonly Token[],
  from: number,
  to: number,
  own: ReadonlySet<number>,
): boolean {
  const idioms = idiomsIn(tokens);
  if (own.size > 0 && [...own].every((at) => idioms.has(at))) return true;
  const sentence = tokens[from]?.sentence;
  const words = (first: number, last: number) =>
    tokens
      .slice(Math.max(0, first), last)
      .filter((token) => token.sentence === sentence)
      .map(({ raw, plain }) => (raw === "wid" ? "with" : /ing$/.test(raw) ? raw : plain))
      .join(" ");
  const said = words(from, to + 1);
  const after = words(to + 1, to + 12);
  if (calledSo.test(`${words(from - 3, from)} `)) return true;
  // "my soursop tree had a heart attack"
  if (
    starts.test(said) &&
    /\b(?:tree|plant|vine|garden|fridge|phone|car) (?:\S+ ){0,2}$/.test(`${words(from - 4, from)} `)
  )
    return true;
  if (/\bsee$/.test(said) && notFound.test(after)) return true;
  const harm = [...own].find((at) => harming.test(tokens[at]?.raw ?? ""));
  if (harm !== undefined && isDoneToThing(tokens, harm)) return true;
  if (cravings.test(said) && craved.test(after)) return true;
  if (longings.test(said) && delicacy.test(after)) return true;
  // "I does faint for a good metemgee"
  if (said === "faint" && /^for (?:a|one|some) /.test(after) && delicacy.test(after)) return true;
  if (feelings.test(after) || /^(?:attack )?on (?:a|the) plate\b/.test(after)) return true;
  if (/^fever$/.test(said) && (crowd.test(after) || season.test(`${words(from - 2, from)} `))) return true;
  // "a plant so ugly it hurt my eyes"
  if (dazzling.test(`${words(from - 6, from)} `)) return true;
  // "coughing up money", "dizzy with all the kinds of banana"
  if (/\bcough\w*$/.test(said) && /^up (?:\S+ ){0,2}(?:money|cash|dollars?|the rent)\b/.test(after))
    return true;
  if (
    /^(?:with|from|in) all (?:the|these|them|dem) (?:kinds?|types?|choices?|names|sorts?|different)\b/.test(
      after,
    )
  )
    return true;
  if (
    /\bsuffocat\w*$/.test(said) &&
    weather.test(`${words(from - 5, from)} `) &&
    !/^(?:me|him|her|us|them|my|the)\b/.test(after)
  )
    return true;
  if (clothes.test(after) && /\bbreath/.test(said)) return true;
  if (starts.test(said) && (outcry.test(after) || chores.test(after))) return true;
  const bled = [...own].find((at) => /^(?:bleeds?|bled)$/.test(tokens[at]?.raw ?? ""));
  if (bled !== undefined && runs.test(words(bled + 1, bled + 5))) return true;
  const blow = [...own].find((at) => blows.test(tokens[at]?.plain ?? ""));
  if (blow === undefined) return false;
  const next = words(blow + 1, blow + 6);
  return (
    (/^(?:me |him |her )?like /.test(next) && vehicle.test(next.replace(/^(?:me |him |her )?like /, ""))) ||
    /^(?:me|us|him|her|them) (?:up )?with (?:\S+ ){0,2}(?:price|prices|bill|news|question|questions|fee|homework|idea)\b/.test(
      next,
    ) ||
    (exaggerated.test(`${words(blow - 3, blow)} `) && anybody.test(next))
  );
}

const frightening = new Set(
  "kill kills killing die died dying dead heart attack stroke faint fainting collapse knock gasping headache".split(
    " ",
  ),
);

/** The places of frightening words that are turns of speech: nothing is asked with them. */
export function figuresIn(tokens: readonly Token[]): ReadonlySet<number> {
  const found = new Set(idiomsIn(tokens));
  for (const { raw, plain, at } of tokens) {
    if (!frightening.has(raw) && !frightening.has(plain)) continue;
    const own = new Set([at]);
    if (isFigureOfSpeech(tokens, at, at, own) || isOfMachine(tokens, at)) found.add(at);
  }
  return found;
}
