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

export function clausesOf(sentence: string): string[] {
  return sentence
    .split(/[,;:–—()]|\bbut\b|\bhowever\b|\balthough\b|\bthough\b/i)
    .map((clause) => clause.trim());
}

const negation =
  /\b(?:no|not|n['’]t|never|avoid\w*|leave|leaving|skip|without|unsafe|dangerous\w*|poison\w*|toxic|harm\w*|risk\w*|stop|stay (?:away|off|clear)|keep (?:\w+ )?(?:away|off|clear|out)|steer clear|instead of|rather than|nothing|neither|nor|cannot|can['’]?t|don['’]?t|shouldn['’]?t|mustn['’]?t|isn['’]?t|aren['’]?t|only (?:after|if|when|with)|until|unless|put (?:it|them) down|refrain|forbidden|ruled? out|too (?:low|high|much|far|strong|risky)|worse|unknown)\b|n['’]t\b/i;

export function isNegated(text: string): boolean {
  return negation.test(text);
}

const advice =
  /\b(?:try|take|takes|taking|drink|drinks|drinking|use|uses|using|sip|chew|apply|rub|boil|steep|brew|eat|eating|have a|add|choose|safe|fine|ok|okay|alright|all right|good|gentle|suits?|works?|helps?|yes|go ahead|can)\b/i;

/** Whether a sentence tells somebody to take something, or calls it good. */
export function advises(text: string): boolean {
  return advice.test(text);
}

const permission =
  /\b(?:yes|you (?:can|may|could)|(?:she|he|they) (?:can|may|could)|(?:is|are|it['’]s|they['’]re) (?:\w+ )?(?:safe|fine|ok|okay|alright|all right|good)|go ahead|safe to|no (?:problem|harm|issue)|try)\b/i;

/** A clause that plainly allows something, with no negation in it. */
export function permits(clause: string): boolean {
  return permission.test(clause) && !isNegated(clause);
}
