// Keeps a conversation at the emergency or crisis level until the person says that a professional has attended.

import { compileCompounds, compilePattern, findPattern, viewOf } from "../language/pattern.ts";
import type { Question } from "../language/question.ts";
import type { Text } from "../language/tokens.ts";

export type Latch = "none" | "emergency" | "crisis";

const professionals =
  "doctor|nurse|paramedic|paramedics|ambulance|hospital|clinic|er|medic|casualty|midwife|counsellor|counselor|therapist|psychiatrist|helpline|lifeline|hotline|police|medex";
const seen = [
  `${professionals} > see|saw|check|checked|treat|treated|examine|examined|look|looked|come|came|arrive|arrived|attend|attended|discharge|discharged|release|released|clear|cleared|admit|admitted|take_over|took_over|help|helped|fix|fixed|give|gave|put|say|said|tell|told /5`,
  `see|saw|seen|visit|visited|check|checked|treated|examined|admitted|discharged|attended|talk|talked|spoke|speak > ${professionals} /4`,
  `come|came|back|home|return|returned|discharged|release|released > from > ${professionals} /4`,
  `back|home|discharged > ${professionals} /4`,
  `at|in > ${professionals} > now|already /4`,
  `she|he|we|i > at|in > ${professionals} /3`,
  `${professionals} > here /2`,
  "discharged|admitted",
];
const notYet = [
  `not|cannot|never > ${professionals} /6`,
  `${professionals} > not|cannot|never /1`,
  `${professionals} > far|closed|tomorrow|monday|later|away /4`,
  "will|going|gonna|tomorrow|later|should|waiting|wait|before|until|till|if|when|can|need|want|must|might|way|call|called|calling|afraid|scared|without",
];

const compounds = compileCompounds({});
const seenPatterns = seen.map((source) => compilePattern(source, {}));
const notYetPatterns = notYet.map((source) => compilePattern(source, {}));

/** Whether a sentence says that a professional has attended, and nothing in the same sentence contradicts it. */
export function saysHelpSeen(text: Text): boolean {
  const view = viewOf(text, compounds);
  const contradicted = new Set(
    notYetPatterns
      .flatMap((pattern) => findPattern(pattern, view))
      .map((span) => view.items[span.first]?.sentence),
  );
  return seenPatterns
    .flatMap((pattern) => findPattern(pattern, view))
    .some((span) => !contradicted.has(view.items[span.first]?.sentence));
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
