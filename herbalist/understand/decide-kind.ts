// Decides the kind of answer. The order matters: what must be declined comes before what may be given.

import type { NamedEntity, Question } from "../language/question.ts";
import type { Text } from "../language/tokens.ts";
import { alsoIllness } from "./gather.ts";
import { hasIntent, intentView, type Marked } from "./intents.ts";
import type { Knowledge } from "./knowledge.ts";
import { isOfFailing, isToTakeLess, wasStoppedBefore } from "./leaving-off.ts";
import { isForMissedDose, isToStandIn } from "./run-out.ts";
import type { AnswerKind, Understanding } from "./understanding.ts";

/** Treatments that no plant may replace. */
const irreplaceable: ReadonlySet<string> = new Set([
  "blood-pressure-medicines",
  "anticoagulants",
  "antiplatelets",
  "diabetes-medicines",
  "antiretrovirals",
  "tb-medicines",
  "anticonvulsants",
  "antidepressants",
  "antipsychotics",
  "lithium",
  "benzodiazepines",
  "chemotherapy",
  "immunosuppressants",
  "thyroid-medicines",
  "antithyroid-medicines",
  "asthma-medicines",
  "digoxin",
  "antiarrhythmics",
  "statins",
  "parkinson-medicines",
  "corticosteroids",
  "antimalarials",
  "antibiotics",
  "tetracyclines-quinolones",
  "nitrates",
  "acid-reducers",
]);

/** A proverb or somebody's words in quotation marks: what they mean is asked, not how to stay alive. */
const saying = /"[^"]{8,}"|\b(?:proverb|saying)\b/;

/** "what plant did the Amerindians use for snake bite": history, which a note tells. */
const ofThePast = /\b(?:did (?!i\b|he\b|she\b)|history|tradition)/;

/** "is devil's ivy poison to my cat": asked for an animal or a child of one's own. */
const worriedOwner =
  /^(?!.*\b(?:neighbou?r|stray|kill|a poison|some poison|which poison|what poison)\b).*\b(?:poison|poisonous|toxic|harmful|dangerous) (?:to|for) (?:(?:my|our|a|the) )?(?:dogs?|cats?|pets?|pupp(?:y|ies)|kittens?|fowls?|goats?|people)\b/i;

/** "is it a joke or a real plant?": an answer is wanted, and no friendly word. */
const asksSomething =
  /\?\s*$|\b(?:what|which|where|how (?:to|do|does|can|long|much|many)|is (?:it|there|that)|real (?:plant|bush|name))\b/i;

/** To get high; "high pressure" and "high sugar" are names and stand in the sentence as such. */
const wantsHigh =
  /\b(?:get|gets|getting|feel|make|makes)(?: (?:me|you|him|her|people|a man|somebody))? (?:so |real |really )?high\b(?! (?:fever|pressure|blood|sugar|cholesterol|reading|number|temperature|bp))|\bTHING (?:\S+ ){0,3}(?:a|good|nice) high\b(?! (?:fever|pressure|blood|sugar|cholesterol|reading|number|temperature|bp))|\bhigh (?:from|off|on) (?:\S+ ){0,2}THING\b/;

/** "what bush for sugar nah get high": a reading that is to stay down. */
const isOfReading = ({ complaints, sentence }: Base) =>
  complaints.some((id) => measured.has(id)) && readingRises.test(sentence);
const measured: ReadonlySet<string> = new Set([
  "diabetes",
  "high-blood-pressure",
  "high-cholesterol",
  "fever",
]);
const readingRises =
  /\bCOMPLAINT(?: (?:so|it|again|always|keep|from|to|not|does|do|will|cannot))* (?:get|gets|getting) (?:so |real |really |too )*high\b/;

/** "does heating honey make it poison": whether it spoils is asked. */
const turnsBad =
  /\b(?:does|do|will|can|could) (?:\S+ ){1,4}(?:make|turn) (?:it|them|THING) (?:into |to )?(?:a )?(?:poison\w*|toxic)\b/;

/** "roti hard like stone, enough to kill a man": how a dish came out. */
const hardAsStone = /\b(?:hard|tough|stiff)(?: like \S+)? enough to kill\b/;

/** "is true papaw kill man nature": whether it takes away desire. */
const manNature =
  /\bkill(?:s|in|ing)? (?:(?:a|yuh|your|he|his|the|de) )?(?:man'?s? )?(?:nature|desire|drive|courage)\b/i;

/** "rash on my balls", "hear water running and I cannot hold mine": about the body, whatever else the words may mean. */
const ofOwnBody =
  /\b(?:rash\w*|itch\w*|sores?|bumps?|boils?|swell\w*|swollen|pain\w*|scratch\w*|spots?|smell\w*|sweat\w*) (?:\S+ )?(?:on|in|under|round|around|between) (?:my|me|mi|his|he|her|she|the) \w+|\bcan(?:no|')?t? hold (?:mine|it|my (?:pee|urine|water))\b/i;

const saysThanks = /\b(?:thank\w*|tanks|tanx|thx|thnx|ty|bless\w*|appreciat\w*|grateful)\b/i;

/** "pepper sauce that could kill a man", "his snoring is killing me": a way of speaking. */
function killsNobody(tokens: Question["text"]["tokens"], figures: ReadonlySet<number>): boolean {
  const kills = tokens.filter(({ plain }) => plain === "kill");
  return (
    kills.length > 0 &&
    kills.every(({ at, raw }) => figures.has(at) || (raw === "killing" && tokens[at + 1]?.raw === "me"))
  );
}

/** "how do they get the poison out of bitter cassava": how a food is made safe. */
const madeSafe = /\b(?:poisons?|toxins?|cyanide) (?:out|away|off)\b/;

/** What people eat, grow, rub on or steep: such a question is one for the records, though they may not hold it. */
export const ofRemedies =
  /\b(?:oil|rub|powder|drinks?|food|eat|cook\w*|juice|fruits?|seeds?|flowers?|roots?|spices?|pepper|vine|trees?|grow\w*|soak\w*|bathe?|syrup|ointment|soap|tonic|bitters|recipe|pickle|achar|soup|curry|dry|dried|cactus|mushrooms?|weeds?|bark|cane|garden\w*|leaf|leaves|compost|arrow|poison)\b/;

/** "my mother in law wants to bathe the baby": no matter of the law. */
const inLaw = /\b(?:mother|father|sister|brother|son|daughter)[ -]in[ -]law\b/;

/** "good night doc", "morning all"; "night sweats" is none. */
const timeGreeting =
  /^\W*(?:good (?:morning|mornin|afternoon|evening|night)(?: \w+)?|(?:morning|mornin|marnin|afternoon|evening|night)(?: (?:all|everybody|everyone|folks|friend|there|doc|doctor|nurse|sir|miss|aunty|auntie|uncle|granny|bush|bai|boy|gyal|girl))?)\W*$/;

/** "good morning dear, hope you had a nice weekend", and the other way round */
const opensWithGreeting =
  /^\W*(?:hi|hello|hey|howdy|good (?:morning|mornin|marnin|day|afternoon|evening|night)|hope (?:you|yuh|u|all) (?:\S+ ){0,4}(?:day|morning|evening|night|week|weekend|well|good|fine|blessed))\b/;
/** "morning herbalist, how you do?" */
const asksAfterUs =
  /\bhow (?:(?:are|r) (?:you|u|yuh)\b|(?:you|u|yuh) (?:do|doing|doin|going|keeping)\W*$|do you do\W*$)/;
const asksNothing = ({ asks, who, medicines, anyBush }: Base, source: string) =>
  asks.length + who.length + medicines.length === 0 && !anyBush && !asksSomething.test(source);

/** Asks that any named plant raises; they give way where a song or a match is asked about. */
const cardAsks: ReadonlySet<string> = new Set(["what-is", "cook", "find", "works", "looks"]);

/** "lisinopril gives me a cough, can thyme tea stop it", "honey gon stop the cough from lisinopril": the cough is to stop. */
const easesWhatMedicineBrings = (
  { medicines, complaints, sentence }: Base,
  { medicines: known }: Knowledge,
) =>
  !/\binstead\b|\b(?:can|could|should|may|so|and|then) (?:i|me|he|she|we|they) (?:(?:can|could|may) )?(?:stop|leave|drop)\b/.test(
    sentence,
  ) &&
  (/\b(?:gives?|giv|giving|gave|brings?|bringing|makes?|causes?|causing)\b/.test(sentence) ||
    remedyStops.test(sentence)) &&
  medicines.some(
    ({ id, from }) => from === "question" && complaints.some((one) => known.brings(id, one) !== undefined),
  );

/** It is the remedy that stops something, and not the person who stops the medicine. */
const remedyStops = /\b(?:THING|teas?|bush|something)(?: (?!i\b|he\b|she\b|we\b)\S+){0,2} stops?\b/;

const healed = /^\W*(?:thank|thanks|tanks|thx)\b.*\b(?:gone|better|worked|helped|cleared|healed)\b/i;

/** "thanks yuh hear", "ok thank you, that is all": nothing but thanks. */
const ofThanks: ReadonlySet<string> = new Set(
  (
    "thank thanks tanks thankyou tanx thx thnx ty appreciate appreciated grateful bless blessed blessings you u yuh ya ye hear eh it your " +
    "so very much a lot plenty nuff bunch million many again then ok okay alright oh nice great good well that that's is all for " +
    "the de this dis help info information answer advice god now bye doc doctor nurse granny aunty auntie uncle dear man bai boy gyal girl friend tea bush"
  ).split(" "),
);

type Base = Omit<Understanding, "kind" | "seriousTarget">;

export function decideKind(
  { text, named, figures }: Question,
  base: Base,
  plantsNow: string[],
  asksAboutDanger: boolean,
  knowledge: Knowledge,
): { kind: AnswerKind; seriousTarget: string | undefined } {
  const view = intentView(text, marksOf(named, text.tokens));
  const is = (name: Parameters<typeof hasIntent>[1]) => hasIntent(view, name);
  const serious = seriousTarget(named, base);
  const as = (kind: AnswerKind, seriousTarget?: string) => ({ kind, seriousTarget });
  const words = text.tokens.length;
  const namesAnything = base.complaints.length > 0 || base.plants.length + base.others.length > 0;

  if (is("injection")) return as("injection");
  const harmless =
    turnsBad.test(base.sentence) ||
    worriedOwner.test(text.source) ||
    hardAsStone.test(text.source) ||
    manNature.test(text.source) ||
    (!/\benough to kill\b/.test(text.source) && killsNobody(text.tokens, figures)) ||
    madeSafe.test(text.source);
  if ((is("harmOther") && !harmless) || (wantsHigh.test(base.sentence) && !isOfReading(base)))
    return as("refuse");
  if (
    !easesWhatMedicineBrings(base, knowledge) &&
    ((is("replace") &&
      asksToReplace(text, named) &&
      !wasStoppedBefore(text.source) &&
      !isOfFailing(text.source)) ||
      isToTakeLess(base.sentence) ||
      isToStandIn(base.sentence) ||
      isForMissedDose(base.sentence)) &&
    !/\bTHING (?:tablets?|pills?|capsules?)\b/.test(base.sentence) &&
    concernsTreatment(named, text.source, knowledge)
  )
    return as("replace");
  if (
    asksAboutDanger &&
    !saying.test(text.source) &&
    !(base.note?.byExample !== undefined && ofThePast.test(base.sentence)) &&
    !hasPlainComplaint(base) &&
    plantsNow.length + base.others.length === 0
  )
    return as("emergency-info");
  if (timeGreeting.test(text.source) && !namesAnything) return as("greeting");
  if (!namesAnything && is("greeting") && words < 7 && !/\b(who|doctor|real|name)\b/.test(text.source))
    return as("greeting");
  if (!namesAnything && asksAfterUs.test(text.source)) return as("greeting");
  if (!namesAnything && opensWithGreeting.test(text.source) && asksNothing(base, text.source) && words < 16)
    return as("greeting");
  if (!namesAnything && is("identity") && words < 24) return as("identity");
  // "thank you, the cough is gone": nothing is asked any more.
  if (is("thanks") && healed.test(text.source) && !asksSomething.test(text.source)) return as("thanks");
  // After a talk the plant that was spoken of is still in sight.
  if (is("thanks") && text.tokens.every(({ raw }) => ofThanks.has(raw))) return as("thanks");
  const kind = kindOfAsks(base);
  // "who sang that chutney about the rum shop": the plant is a word of the song.
  if (
    base.asks.every((ask) => cardAsks.has(ask)) &&
    base.complaints.length === 0 &&
    is("leisure") &&
    !/\b(?:bake|fry|cook|boil|eat|drink|grow|plant)\b/.test(base.sentence)
  )
    return as("off-topic");
  if (kind !== undefined) return as(kind);
  if (serious !== undefined) return as("doctor-first", serious);
  if (is("displeased") && words < 20) return as("displeased");
  if (
    is("thanks") &&
    (saysThanks.test(text.source) || !asksSomething.test(text.source)) &&
    (words < 20 || /^\W*(?:thank|thanks|tanks|thx)\b/.test(text.source))
  )
    return as("thanks");
  if (
    (is("smallTalk") && words < 20 && !asksSomething.test(text.source)) ||
    /^\W*(?:ok|okay|k|alright|cool|sure|yes|yea|yeah|no|nice|wow|good)\W*$/.test(text.source)
  )
    return as("small-talk");
  if (ofOwnBody.test(text.source)) return as("clarify");
  if (is("offTopic") && !inLaw.test(text.source)) return as("off-topic");
  if (is("greeting") && words < 9) return as("greeting");
  if (
    is("health") ||
    ofRemedies.test(base.sentence) ||
    base.anyBush ||
    words < 4 ||
    base.medicines.length > 0 ||
    base.illnesses.length > 0 ||
    base.who.length > 0
  )
    return as("clarify");
  return as("off-topic");
}

/** The kind of the first ask; none when nothing was asked that the records can answer. */
export function kindOfAsks({
  asks,
  complaints,
  doctorFirst,
}: Pick<Understanding, "asks" | "complaints" | "doctorFirst">): AnswerKind | undefined {
  const [first] = asks;
  if (first === undefined) return undefined;
  if (first === "what-for") return complaints.length === doctorFirst.length ? "doctor-first" : "remedy";
  if (first === "make" || first === "limits" || first === "keep") return "prepare";
  if (first === "instead") return "remedy";
  return first === "safe" ||
    first === "with-medicine" ||
    first === "with-thing" ||
    first === "for-person" ||
    first === "avoid"
    ? "safety"
    : "plant";
}

/** The words of a name ask for nothing: "salt substitute" replaces no tablet, and who stops a "sugar tablet" stops no sugar. */
function asksToReplace(text: Text, named: NamedEntity[]): boolean {
  const marks = marksOf(named, text.tokens);
  const without = (kinds: readonly NamedEntity["kind"][]): Text => ({
    ...text,
    tokens: text.tokens.map((token) =>
      named.some(({ kind, from, to }) => kinds.includes(kind) && from <= token.at && token.at <= to)
        ? { ...token, word: "", raw: "" }
        : token,
    ),
  });
  return (
    hasIntent(intentView(without(["plant", "other"]), marks), "replace") &&
    !hasIntent(intentView(without(["medicine"]), marks), "notReplace")
  );
}

function hasPlainComplaint({ complaints }: Base): boolean {
  return complaints.some((id) => alsoIllness[id] === undefined);
}

function marksOf(named: NamedEntity[], tokens: Question["text"]["tokens"]): Marked[] {
  const marks: Marked[] = named.map(({ from, to, kind }) => ({ from, to, kind }));
  for (const { plain, at } of tokens) {
    if (
      ["tablet", "medicine", "treatment", "insulin", "chemo", "injection", "prescription", "drugs"].includes(
        plain,
      )
    )
      marks.push({ from: at, to: at, kind: "medicine" });
    if (["pregnant", "child", "baby", "breastfeeding", "children", "diabetic", "diabetics"].includes(plain))
      marks.push({ from: at, to: at, kind: "who" });
  }
  return marks;
}

/** An essential treatment is named, or "my tablets" without a name; painkillers and cold tablets do not count. */
function concernsTreatment(named: NamedEntity[], source: string, knowledge: Knowledge): boolean {
  const classes = named
    .filter(({ kind }) => kind === "medicine")
    .flatMap(({ id }) => knowledge.medicines.withWider(id));
  if (classes.some((id) => irreplaceable.has(id))) return true;
  const others = classes.filter((id) => id !== "oral-medicines");
  return (
    others.length === 0 &&
    /\b(tablets?|medicines?|medications?|meds|pills?|treatments?|injections?|prescriptions?|chemo|dialysis)\b/.test(
      source,
    )
  );
}

/** An illness for which a plant is wanted, though the catalogue offers none. */
function seriousTarget(named: NamedEntity[], base: Base): string | undefined {
  if (base.plants.length + base.others.length > 0) return undefined;
  const own = named.filter(({ kind, status }) => kind === "illness" && status !== "absent");
  return own[0]?.id;
}
