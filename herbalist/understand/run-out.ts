// "Me pressure tablet finish, garlic could hold me till clinic day?": a medicine that is used up, and something that is to stand in for it.

const medicine = "(?:MEDICINE|tablets?|medicines?|medication|pump|inhaler|insulin|injection)";
const usedUp =
  "(?:finish|finished|finishing|done|empty|run out|ran out|running out|run low|short|gone|out of stock|out)";
const runOut = new RegExp(
  String.raw`\b${medicine}(?: \S+){0,2} ${usedUp}\b|\b(?:out of|run out of|ran out of|short of|finish|finished) (?:\S+ ){0,3}${medicine}\b|\b(?:not|cannot) (?:\S+ )?(?:get|have|afford|find|collect|buy|refill) (?:\S+ ){0,3}${medicine}\b|\bmiss(?:ed)? (?:\S+ ){0,2}(?:clinic|refill)\b`,
);
/** A course that is finished may have been meant to end; what ran out was not. */
const ranOut = new RegExp(
  String.raw`\b${medicine}(?: \S+){0,2} (?:run out|ran out|running out|out of stock)\b|\b(?:run out|ran out|out) of (?:\S+ ){0,3}${medicine}\b|\b(?:not|cannot) (?:\S+ )?(?:get|afford|find|collect|buy|refill) (?:\S+ ){0,3}${medicine}\b`,
);
const standsIn =
  /\b(?:till|until|til|meantime|meanwhile|for now|in between|tide|hold (?:me|him|her|he|she|us|my|it|the|them|over)|carry me|(?:can|could|will|would) (?:\S+ ){0,4}(?:hold|serve|do|work|manage|carry))\b/;
const asksForThing = /\bTHING\b|\b(?:bush|tea|herbs?)\b/;

/** "my sugar tablets are finished", "what could I drink till I get more": whether the second message asks what is to bridge the days. */
export const asksTillMore = (before: string, sentence: string): boolean =>
  runOut.test(before) && !ended.test(before) && standsIn.test(sentence);
/** "I finished my antibiotics": as was meant. */
const ended = /\bfinish(?:ed)? (?:my|the|all|a|taking)\b/;

/** "I forget to take my Norvasc, drink garlic water to make up?" */
const missed = new RegExp(
  String.raw`\b(?:forget|forgot|forgotten|miss|missed|skip|skipped) (?:\S+ ){0,4}${medicine}\b`,
);
const makesUp = /\b(?:make up|catch up|cover|instead|in place|replace|hold|do for|balance|substitute)\b/;

/** Reads the masked sentence: whether a plant or remedy is to bridge the days without the medicine. */
export const isToStandIn = (sentence: string): boolean =>
  (ranOut.test(sentence) || (runOut.test(sentence) && standsIn.test(sentence))) &&
  asksForThing.test(sentence);

/** Whether a plant or remedy is to make up for a dose that was missed. */
export const isForMissedDose = (sentence: string): boolean =>
  missed.test(sentence) && makesUp.test(sentence) && asksForThing.test(sentence);
