// Facts for triage that need the catalogue: a poisonous plant already swallowed, a complaint that lasts too long.

import { durationDays } from "../language/numbers.ts";
import type { Question } from "../language/question.ts";
import type { Token } from "../language/tokens.ts";
import { isLong } from "./asking-sentences.ts";
import { targetComplaints } from "./gather.ts";
import type { Knowledge } from "./knowledge.ts";

const swallowedForms = new Set(
  "ate eaten swallowed drank drunk chewed nibbled licked swallow eating chewing ingested ingest consumed mistook smoked".split(
    " ",
  ),
);
/** In Creolese the bare verb tells what happened: "kids eat seeds off the tree". It counts where somebody is said to do it. */
const bareForms = new Set(
  "eat drink chew bite suck smoke boil cook taste lick cooked boiled give".split(" "),
);
const somebody = new Set(
  (
    "i me we he she they child children boy girl son daughter baby toddler brother sister mother father aunt auntie aunty uncle husband wife " +
    "grandmother grandfather cousin friend neighbour nephew niece grandson granddaughter man woman"
  ).split(" "),
);
const askingForms = new Set(
  "can could should may if what is people would does do how which where when why did to used never".split(
    " ",
  ),
);

/** A goat that grazed on it is no patient of ours. */
const animals = new Set(
  "goat goats cow cows sheep horse dog dogs cat cats fowl fowls chicken chickens pig pigs".split(" "),
);

/** "my son ate physic nuts", not "can I drink periwinkle": the tokens that say so. */
export function swallowedDangerousPlant(
  { text, named }: Question,
  knowledge: Knowledge,
): number[] | undefined {
  for (const { kind, id, from, status } of named) {
    if (kind !== "plant" || status === "absent" || knowledge.plants.get(id)?.safety.hazard !== "dangerous")
      continue;
    const before = text.tokens
      .slice(Math.max(0, from - 6), from)
      .filter(({ sentence }) => sentence === text.tokens[from]?.sentence);
    if (longAgo.test(text.source)) continue;
    // Castor oil is bought to be taken; the seed is the poison.
    const isOil = text.tokens.slice(from, from + 3).some(({ plain }) => plain === "oil");
    const act = before.findIndex(
      ({ raw }, place) =>
        swallowedForms.has(raw) ||
        (raw === "put" && text.tokens.slice(from, from + 5).some(({ plain }) => plain === "mouth")) ||
        (bareForms.has(raw) &&
          !isOil &&
          before.slice(Math.max(0, place - 2), place).some(isSomebody) &&
          !isAdvised(before.slice(0, place))),
    );
    const swallowed = before[act];
    // "me a smoke ganja, could me drink bush tea": a habit is told, and no poisoning.
    const isHabit =
      /^smok/.test(swallowed?.raw ?? "") && /^(?:a|ah|does|still|always)$/.test(before[act - 1]?.raw ?? "");
    if (
      swallowed &&
      !isHabit &&
      !before
        .slice(0, act)
        .some(({ plain }) => askingForms.has(plain) || animals.has(plain) || plain === "not")
    )
      return [swallowed.at, from];
  }
  return undefined;
}

/** What was swallowed then has done what it would. */
const longAgo =
  /\b(?:last year|(?:years?|months) (?:ago|back)|long (?:time )?(?:ago|back)|as a (?:child|boy|girl)|when (?:i|me|we|he|she) (?:was|were|been) (?:a )?(?:small|little|young|child|boy|girl))\b/i;

/** "Gran seh drink sweet sage", "she tell me boil it": what somebody is told to do is not yet done. */
function isAdvised(before: readonly Token[]): boolean {
  const lead = before.map(({ plain }) => plain).join(" ");
  return /\b(?:say|said|says|tell|told|advise|advised|recommend|swear)(?: (?:me|him|her|us|we|you|them|to|must))*$/.test(
    lead,
  );
}

function isSomebody({ plain }: Token): boolean {
  return somebody.has(plain);
}

/** In a story "nine days" may be how long the yard stood under water: it counts beside the complaint, or in the next sentence. */
function lastingBesideComplaint({ text: { tokens }, named }: Question): number | undefined {
  const told = new Set(
    named
      .filter(({ kind, status }) => kind === "complaint" && status === "present")
      .flatMap(({ from }) => [tokens[from]?.sentence ?? 0, (tokens[from]?.sentence ?? 0) + 1]),
  );
  const lasting = [...told].flatMap(
    (number) => durationDays(tokens.filter(({ sentence }) => sentence === number)) ?? [],
  );
  return lasting.length > 0 ? Math.max(...lasting) : undefined;
}

/** Chronic complaints: their duration is no reason for urgency. */
const chronic = new Set(
  (
    "arthritis back-pain eczema hair-and-scalp insomnia nervousness menstrual-pain dry-skin warts ringworm mens-tonic immune-tonic fatigue " +
    "haemorrhoids indigestion gas blood-cleanser bitter-tonic sinusitis inflammation pain itching tooth-cleaning head-lice high-blood-pressure diabetes " +
    "asthma gout anaemia colic toothache prostate-complaints menstrual-complaints poor-appetite restless-legs teething snoring dandruff frozen-shoulder stopping-smoking nail-fungus ear-ringing hair-loss hot-flushes"
  ).split(" "),
);

/** "is it normal for a cold to last two weeks": a time that is asked about, not told. */
const asksHowLong =
  /\b(?:normal (?:\S+ ){0,4}to|can|could|does|do|should) (?:a |an |the )?(?:\S+ ){0,2}last\b/;

const doneAgo =
  /\b(?:section|operation|operated|surgery|birth|deliver(?:y|ed)|baby|transplant|stent|vaccine)\b[^.?!]{0,20}\bago\b/i;

const ofLife =
  /\b(?:retired|married|widowed?|divorced|migrated|moved|living (?:here|in|abroad))\b[^.?!]{0,20}\b(?:years?|months?)\b/i;

/** "I have sugar for ten years and my foot burns": how long the illness is known, not how long the foot burns. */
const ofIllness =
  /\b(?:sugar|diabet\w+|pressure|hypertension|asthma\w*|sickle|hiv|epileps\w*|cholesterol)(?: (?!and\b|but\b)\S+){0,3} (?:years?|yrs?)\b/;

const aTime = /\b(?:days?|weeks?|months?|years?|since)\b/;

/** "Mostly better now", "it heal up", "I had it two years back". */
const isOverNow =
  /\b(?:better now|fully better|heal(?:ed)?(?: up)?\b(?! it)|cleared up|gone now|(?:nearly|almost|mostly) (?:gone|better|healed|finished|cleared)|going away)\b|\bhad\b[^.?!]{0,40}\b(?:years?|months?) (?:back|ago)\b/i;
/** "The ENT said", "he know bout it": a clinician has seen it. Not what lasts in spite of that. */
const isKnownToClinician =
  /\b(?:doctor|dacta\w*|clinic|nurse|specialist|ent)\b[^?!]{0,80}\b(?:knows?|said|says|seh|blames?|diagnosed|changing|done (?:look|see|check)\w*)\b/i;

const bellyMonths = /\bbelly (?:is |a |so )?(?:big |deh )?(?:at |now )?\w+ months?\b/i;
const givenAtAge =
  /\b(?:baby|child|son|daughter|toddler|pickney|boy|girl)\b.*\b(?:give|gie|use|for|fuh)(?: (?:a|she|he|her|him|it|my|me))? \w+ (?:years?|yrs?|months?)(?: old)?\W*$/i;

const monthsGone =
  /^(?:me|i|i'm|im|she|ah|mi|my wife) (?:is |a |deh |now )?(?:[2-9]|two|three|four|five|six|seven|eight|nine) months?(?: an[d']?\b|,)/i;

export function lastsTooLong(read: Question, knowledge: Knowledge): boolean {
  const lasted = isLong(read.text) ? lastingBesideComplaint(read) : read.durationDays;
  const said = read.text.tokens.map(({ plain }) => plain).join(" ");
  if (lasted === undefined || asksHowLong.test(said)) return false;
  if (ofIllness.test(said) && !aTime.test(said.replace(ofIllness, ""))) return false;
  // "trying for a baby for two years": how long they have hoped, and no illness.
  if (/\btry(?:ing)? (?:for|to (?:get|have|conceive|make))\b/.test(read.text.source)) return false;
  const { source } = read.text;
  if (isOverNow.test(source) || (isKnownToClinician.test(source) && !/\b(?:still|but)\b/i.test(source)))
    return false;
  // "I had a c section three weeks ago", "retired 3 years now": when something was done.
  if (doneAgo.test(read.text.source) || ofLife.test(read.text.source)) return false;
  // "my son have 3 year, he cough": an age, not how long it lasts.
  const { ageMonths, weeksPregnant } = read.people;
  // "I six months gone": how far she is.
  if (weeksPregnant !== undefined && Math.abs(weeksPregnant * 7 - lasted) < 20) return false;
  if (ageMonths !== undefined && Math.abs(ageMonths * 30 - lasted) < 60) return false;
  // "me 7 month an foot swell up": a woman with child.
  if (monthsGone.test(source) || bellyMonths.test(source)) return false;
  // "baby nose running, what can I give 2 years": how old the child is.
  if (givenAtAge.test(source)) return false;
  // "a cough that lingers after a cold": the cold is over.
  const isOver = (id: string) =>
    read.named.some(
      (one) =>
        one.kind === "complaint" &&
        one.id === id &&
        read.text.tokens.slice(Math.max(0, one.from - 2), one.from).some(({ plain }) => plain === "after"),
    );
  const complaints = targetComplaints(read);
  // "morning sickness 8 weeks": how far she is, or how long it usually is.
  if (complaints.includes("morning-sickness")) return false;
  return complaints.some((id) => {
    if (isOver(id)) return false;
    const usual = knowledge.complaints.get(id)?.doctor_after_days;
    return usual !== undefined && usual > 0 && !chronic.has(id) && lasted > usual;
  });
}
