// Whether a crisis is told of somebody else, whether they are out of reach, and whether it is only announced. In doubt it is the writer's
// own, and it may have happened.

const kin =
  "(?:daughter|son|child|girl|boy|brother|sister|sista|bredda|cousin|friend|fren|neighbou?r|mother|mom|mum|mummy|father|dad|daddy|husband|wife|grand(?:mother|father|ma|pa|daughter|son)|aunt\\w*|uncle|niece|nephew|partner|boyfriend|girlfriend|grandson|granddaughter|granny|student|roommate|co-?worker)";
const theirs = new RegExp(`\\b(?:my|me|meh|mi|our|we|a|one|de|the) (?:[\\w-]+ ){0,2}${kin}\\b`, "g");
/** "he say by tomorrow …", "she buy a rope": somebody who is not named speaks or prepares. */
const theyDo =
  /\b(?:he|she)(?: (?:did|done|just|does|keeps?|always|is|was|a))* (?:sa(?:y|ys|id|ying)|tell\w*|told|talk\w*|threaten\w*|text\w*|wr[io]te|gon|goin|going|want|buy|bought|took|gone|lock\w*)\b/;
/** What the writer saw, was sent or asks: nothing of their own despair. */
const asWitness =
  /\b(?:sen[dt]|tell|told|text(?:ed)?|call(?:ed)?|message[ds]?|show(?:ed)?|ask(?:ed)?|wrote|write) (?:me|us)\b|\b(?:i|me|we) (?:just |only )?(?:find|found|see|saw|seen|hear|heard|notice[ds]?|read)\b|\b(?:i|me|we) (?:do not|don'?t|dunno|nah|cannot|can'?t|cyan|ain'?t) (?:know|reach|find|get)\b|\b(?:can|do|should|must|could) (?:i|we|me) (?:do|say|tell|help|give)\b|\b(?:i'?m|i am|i|me) (?:so |real )?(?:worried|afraid|scared|frighten\w*|fraid)\b|\bif (?:i|me) (?:leave|lef|go|left)\b/g;
const ofOneself = /\b(?:i|i'm|im|i've|me|my|meh|mi|myself|meself|ah)\b/;
const away =
  /\bphone (?:is |now |gone |turn\w* |switch\w* )?(?:off|dead)\b|\b(?:not|nah|n't|stop\w*|won't) (?:answer|pick|repl)|\b(?:cannot|can'?t|cyan|cah) (?:reach|find|get)\b|\bmissing\b|\bgone (?:in|to|by|down) (?:the|de)\b|\bgood-?bye\b|\bwalk(?:ed)? out\b|\b(?:left|lef) (?:the |de )?(?:house|home)\b/;

const plain = (question: string) => question.toLowerCase().replaceAll("’", "'");

export function isOfAnother(question: string): boolean {
  const asked = plain(question);
  const withoutThem = asked.replace(theirs, "");
  return (withoutThem !== asked || theyDo.test(asked)) && !ofOneself.test(withoutThem.replace(asWitness, ""));
}

export const isOutOfReach = (question: string) => away.test(question.toLowerCase());

const harms =
  "drink\\w*|tak(?:e|ing)|tek\\w*|swallow\\w*|eat\\w*|hang\\w*|kill\\w*|cut\\w*|shoot\\w*|jump\\w*";
const announced = new RegExp(
  `\\b(?:gon|gonna|going|goin|go|will|'ll|would|wants?|wan|waan|plan\\w*|feel|feels|fuh|threaten\\w*|ready|thinking|might|if|painful|hurts?)\\b(?: [\\w']+){0,3} (?:${harms})\\b`,
  "g",
);
const happened = new RegExp(
  `\\b(?:${harms}|drank|took|swallowed|ate|hung|shot|jumped|already|vomit\\w*|unconscious|bleeding|blood|foam\\w*)\\b`,
);

/** "he gon drink the weed killer tonight": every word of harm is announced, and nothing says that it was done. */
export function isOnlyAnnounced(question: string): boolean {
  const asked = plain(question);
  const rest = asked.replace(announced, "");
  return rest !== asked && !happened.test(rest);
}
