// Keeps a conversation at the emergency or crisis level until the person says that a professional has attended.

import {
  compileCompounds,
  compilePattern,
  findPattern,
  type Pattern,
  type Span,
  viewOf,
} from "../language/pattern.ts";
import type { Question } from "../language/question.ts";
import type { Text } from "../language/tokens.ts";

export type Latch = "none" | "emergency" | "crisis";

const professionals =
  "doctor|nurse|paramedic|paramedics|ambulance|hospital|clinic|er|medic|casualty|midwife|counsellor|counselor|therapist|psychiatrist|police|medex";
const listeners =
  "doctor|nurse|counsellor|counselor|therapist|psychiatrist|helpline|lifeline|hotline|police|social_worker";
const seen = [
  `${professionals} > see|saw|check|checked|treat|treated|examine|examined|look|looked|come|came|arrive|arrived|attend|attended|=discharged|release|released|clear|cleared|admit|admitted|take_over|took_over|fix|fixed /5`,
  `${professionals} > give|gave|put > drip|injection|antivenom|oxygen|stitch|stitches|needle|plaster|cast /5`,
  `${professionals} > say|said|tell|told|help|helped > go_home|went_home|discharge|all_clear /5`,
  `see|saw|seen|visit|visited|check|checked|treated|examined|=admitted|=discharged|attended > ${professionals} /4`,
  `come|came|back|home|return|returned|release|released > from > ${professionals} /4`,
  `at|in > ${professionals} > now|already /4`,
  `she|he|we|i > at|in > ${professionals} /3`,
  `${professionals} > here /2`,
  "=discharged|=admitted",
];
/** In a crisis a talk is help as well. */
const talkedTo = [`talk|talked|spoke|speak > ${listeners} /4`, `${listeners} > listen|talk|help /4`];

/** What takes the statement back: not yet, hoped for, sent away, long ago, another person, or nobody who is trained. */
const notSeen = [
  `not|cannot|never > ${professionals} /6`,
  `${professionals} > not|cannot|never /1`,
  `${professionals} > far|closed|tomorrow|monday|later|away|full /4`,
  "will|going|gonna|tomorrow|later|should|waiting|wait|before|until|till|if|when|can|need|want|must|might|way|call|called|calling|afraid|scared|without",
  "hope|hoping|wish|pray|soon|maybe|probably|would|could|ought|suppose|supposed|try|trying|let|please|plan|planning",
  "turn|turned|send|sent|run|chase|drive > back|away|off /3",
  "not > bed|beds|space|room|antivenom|drip /2",
  "refuse|refused|turn_back",
  "last > week|month|year|time /1",
  "day|days|week|weeks|month|months|year|years > ago|back|before|now /1",
  "long_ago|long_time|once|years|yesterday|always|usually|sometimes|whenever|every|regular|regularly|next",
  "other|another|else|different",
  "january|february|march|april|may|june|july|august|september|october|november|december|times|plenty|often|used",
  "busy|ask|asked|asking|beg|begging|job|army",
  "gone|went|turn|going > back /1",
  "not|cannot > find|found|reach /2",
  "checkup|check_up|tooth|teeth|appointment|routine",
  "bush|obeah|herbal|witch|spiritual|native|traditional|fake|retired|friend > doctor|man|woman|healer /2",
  "aide|student|study|studying|trainee|vet|veterinarian|youtube|online|internet|google|tiktok|facebook|whatsapp|video|tv|radio|pharmacist|pharmacy|pastor|priest|pandit|imam|healer|phone",
  "neighbour|neighbor|friend|cousin|sister|brother|aunt|auntie|mother|father|uncle|wife|husband > nurse|doctor|medic|midwife /2",
  "i|am > =a > doctor|nurse|medic|paramedic /2",
];

const compounds = compileCompounds({});
const compile = (source: string) => compilePattern(source, {});
const seenPatterns = seen.map(compile);
const talkedToPatterns = talkedTo.map(compile);
const notSeenPatterns = notSeen.map(compile);

const relatives = new Set(
  "mother father grandmother grandfather husband wife uncle aunt auntie son daughter brother sister friend neighbour baby child boy girl cousin nephew niece grandson granddaughter".split(
    " ",
  ),
);
const pronouns = new Set("he she him her they them".split(" "));

/**
 * Whether a sentence says that a professional has attended to this person, and nothing in the same sentence takes it back. `told` are
 * the messages in which the alarm was heard: who was seen must be somebody they speak of.
 */
export function saysHelpSeen(text: Text, latch: Latch, told: readonly Text[]): boolean {
  const view = viewOf(text, compounds);
  const found = (patterns: readonly Pattern[]) => patterns.flatMap((pattern) => findPattern(pattern, view));
  const sentenceOf = ({ first }: Span) => view.items[first]?.sentence;
  const takenBack = new Set(found(notSeenPatterns).map(sentenceOf));
  return found(latch === "crisis" ? [...seenPatterns, ...talkedToPatterns] : seenPatterns).some(
    (span) => !takenBack.has(sentenceOf(span)) && !isAboutAnother(text, view.items[span.last]?.to ?? 0, told),
  );
}

/** "The doctor saw my mother", after words about one's own chest. */
function isAboutAnother({ tokens }: Text, seenAt: number, told: readonly Text[]): boolean {
  const before = new Set(told.flatMap((text) => text.tokens.map(({ plain }) => plain)));
  if (before.size === 0 || [...pronouns].some((word) => before.has(word))) return false;
  const who = tokens.slice(seenAt + 1, seenAt + 4).find(({ plain }) => relatives.has(plain));
  return who !== undefined && !before.has(who.plain);
}

const poisons = new Set(
  "poison poisonous gramoxone gramazone paraquat weedicide pesticide insecticide malathion kerosene bleach lannate bait overdose lethal".split(
    " ",
  ),
);
const amounts = new Set(["much", "many", "strong", "enough", "all"]);

/** A poison, a poisonous plant, or an amount of a medicine: what a person in despair must not be told about as if nothing had been said. */
export function namesMeans({ text, named }: Question, isPoisonous: (plant: string) => boolean): boolean {
  return (
    text.tokens.some(({ plain }) => poisons.has(plain)) ||
    named.some(
      ({ kind, id }) =>
        (kind === "plant" && isPoisonous(id)) ||
        (kind === "medicine" && text.tokens.some(({ plain }) => amounts.has(plain))),
    )
  );
}
