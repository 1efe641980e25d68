// Sentences and clauses of an answer, and what they advise. Rough on purpose: what is doubtful counts as a fault only where a person
// could be harmed by it.

/** "**No.** Leave it" are two sentences; "St. John's wort" is one. */
export function sentencesOf(text: string): string[] {
  return text
    .replace(/[*_]/g, "")
    .replace(/\b(St|Dr|Mr|Mrs)\.(?= )/g, "$1")
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

/** A lone "Yes" or "No" belongs to what follows it: "Yes, it is bad". */
export function clausesOf(sentence: string): string[] {
  return sentence
    .replace(/\b(yes|no|sure|okay|ok)\s*[,:;–—]\s*/gi, "$1 ")
    .split(/[,;:–—()]|\bbut\b|\bhowever\b|\balthough\b|\bthough\b/i)
    .map((clause) => clause.trim());
}

const negation =
  /\b(?:no|not|n['’]t|never|avoid\w*|leave|leaving|skip|without|unsafe|dangerous\w*|poison\w*|toxic|harm\w*|risk\w*|stop|stay (?:away|off|clear)|keep (?:\w+ )?(?:away|off|clear|out)|steer clear|hold off|lay off|instead of|rather than|(?:give|take|have|drink|use|eat) (?:(?:him|her|them|it) )?none|nothing|nobody|neither|nor|cannot|can['’]?t|don['’]?t|shouldn['’]?t|mustn['’]?t|isn['’]?t|aren['’]?t|only (?:after|if|when|with)|until|unless|put (?:it|them) down|refrain|forbidden|ruled? out|too (?:low|high|much|far|strong|risky)|worse|unknown|bad|problem|clash\w*)\b|n['’]t\b/i;

/** "Not in our records" warns of nothing. */
const ofRecords = /\bnot in (?:our|the|my) records\b/gi;

export function isNegated(text: string): boolean {
  return negation.test(text.replace(ofRecords, ""));
}

/** Words that hold a negation and allow all the same. */
const reassurance =
  "\\b(?:no (?:problem|harm|issue|danger|worr(?:y|ies)|clash)|not (?:a )?(?:problem|dangerous|harmful|unsafe|risky|bad)|(?:won['’]t|will not|doesn['’]t|does not|don['’]t|do not) (?:hurt|harm|clash|interact)|nothing wrong|why not|why don['’]t you)\\b";

const verbs =
  "try(?! not\\b)|take(?! care\\b)|drink|use|sip|chew|apply|rub|boil|steep|brew|eat|have|add|give|swallow|mix|make|tie|bind|wrap|lay|put|dab|smear|spread|bathe|massage|soak|smoke|wash|rinse|grate|stir|crush|pour|squeeze|simmer|pound|blend|sprinkle|dissolve|gargle|swish|drop|drip";
/** "Drink it twice a day", "you can take it", "it is safe", "I suggest": not "it can bring sugar down", "they can make you bleed". */
const advice = new RegExp(
  `^(?:(?:just|then|so|and|also|instead|first|please|or|simply|now|still|yes|ok|okay|well)\\b[ ,]*)*(?:${verbs})\\b` +
    `|\\b(?:you|she|he|they|we|adults|anyone|everyone|people) (?:can|may|could|should|must|might)(?!(?: \\w+)? (?:make|give|put|drop) (?:you|him|her|them|your|sugar|pressure)\\b)(?: \\w+)? (?:${verbs})\\b` +
    `|\\bI(?:['’]d| would)(?: (?:also|first|rather))? (?:start|begin|go|reach|pick|choose|${verbs})\\b` +
    "|\\b(?:go ahead|safe to|suggest|recommend\\w*|worth trying|is best|works well|the best)\\b" +
    "|\\b(?:is|are|it['’]s|they['’]re|be|seems?|looks?) (?:\\w+ )?(?:safe|fine|ok|okay|alright|all right|harmless)\\b" +
    `|${reassurance}`,
  "i",
);

/** Whether a clause tells somebody to take something, or allows it. */
export function advises(clause: string): boolean {
  return advice.test(clause.trim()) && !isNegated(withoutReassurance(clause));
}

/** "Do you take ibuprofen?", not "Why not try it?" or "Have you tried it?". */
export const isAsking = (sentence: string) =>
  /\?\W*$/.test(sentence) &&
  !/\b(?:why not|why don['’]t|how about|what about|tried|want to try|could you|can you|should)\b/i.test(
    sentence,
  );

/** "It rises if you take insulin, skip meals, or drink alcohol", "more so if you skip meals, drink alcohol or fast": a clause that goes on with the condition before it. */
export function isCondition(clause: string, sentence: string): boolean {
  const before = sentence.slice(0, sentence.indexOf(clause));
  const goesOn = /^or\b/i.test(clause) || (/ or /i.test(clause) && ofRisk.test(before));
  return goesOn && /\bif (?:you|she|he|they)\b[^.;:]*$/i.test(before) && !clausesOf(before).some(advises);
}
const ofRisk =
  /\b(?:more so|risk\w*|worse|likelier|lower|danger\w*)\b[^.;:]{0,30} if (?:you|she|he|they)\b[^.;:]*$/i;

const withoutReassurance = (clause: string) => clause.replace(new RegExp(reassurance, "gi"), "");

/** "Yes", "**Yes, a little.**", "Sure": the first words agree. */
export const saysYes = (text: string) => /^\W*(?:yes|sure|of course|certainly|okay|ok)\b/i.test(text);

/** Tells somebody not to take it ("Yes, stop drinking it"); "do not take too much" does not. */
export const warnsOff = (text: string) =>
  /^\W*yes\b[^.!?]{0,60}\b(?:is|are) (?:a |very |highly |deadly )*(?:poison(?:ous)?|deadly|dangerous|toxic|harmful)\b/i.test(
    text,
  ) ||
  /^\W*(?:yes|sure|of course)[,.:]? (?:(?:you|both|both of you|she|he|they) )?(?:should |must )?(?:stop|hold off|lay off)\b(?! (?:the|your|his|her) (?:tablet|medicine|pill))/i.test(
    text,
  ) ||
  /\b(?:do not|don['’]t|never|should not|shouldn['’]t|must not|mustn['’]t|better not|avoid|leave|keep off|not (?:safe|with|beside|together|as|in|for|to be))\b(?![^.!?]{0,24}\b(?:too much|more than|over|worry|stop)\b)/i.test(
    text,
  );
