// Whether a crisis is told of somebody else, and whether they are out of reach. In doubt it is the writer's own.

const kin =
  "(?:daughter|son|child|girl|boy|brother|sister|sista|bredda|cousin|friend|fren|neighbou?r|mother|mom|mum|mummy|father|dad|daddy|husband|wife|aunt\\w*|uncle|niece|nephew|partner|boyfriend|girlfriend|grandson|granddaughter|granny|student|roommate|co-?worker)";
const theirs = new RegExp(`\\b(?:my|me|meh|mi|our|we|a|one|de|the) (?:[\\w-]+ ){0,2}${kin}\\b`, "g");
/** What the writer saw, was sent or asks: nothing of their own despair. */
const asWitness =
  /\b(?:sen[dt]|tell|told|text(?:ed)?|call(?:ed)?|message[ds]?|show(?:ed)?|ask(?:ed)?|wrote|write) (?:me|us)\b|\b(?:i|me|we) (?:just |only )?(?:find|found|see|saw|seen|hear|heard|notice[ds]?|read)\b|\b(?:i|me|we) (?:do not|don'?t|dunno|nah|cannot|can'?t|cyan|ain'?t) (?:know|reach|find|get)\b|\b(?:can|do|should|must|could) (?:i|we|me) (?:do|say|tell|help|give)\b|\b(?:i'?m|i am|i|me) (?:so |real )?(?:worried|afraid|scared|frighten\w*|fraid)\b/g;
const ofOneself = /\b(?:i|i'm|im|i've|me|my|meh|mi|myself|meself)\b/;
const away =
  /\bphone (?:is |now |gone |turn\w* |switch\w* )?(?:off|dead)\b|\b(?:not|nah|n't|stop\w*|won't) (?:answer|pick|repl)|\b(?:cannot|can'?t|cyan|cah) (?:reach|find|get)\b|\bmissing\b|\bgood-?bye\b|\bwalk(?:ed)? out\b|\b(?:left|lef) (?:the |de )?(?:house|home)\b/;

export function isOfAnother(question: string): boolean {
  const asked = question.toLowerCase().replaceAll("’", "'");
  const withoutThem = asked.replace(theirs, "");
  return withoutThem !== asked && !ofOneself.test(withoutThem.replace(asWitness, ""));
}

export const isOutOfReach = (question: string) => away.test(question.toLowerCase());
