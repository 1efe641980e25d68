// An emergency or a crisis stays with the thread until the person says that help was seen.

import { compileCompounds, compilePattern, findPattern, viewOf } from "../language/pattern.ts";
import type { Text } from "../language/tokens.ts";

export type Latch = "none" | "emergency" | "crisis";

const helpers =
  "doctor|nurse|paramedic|paramedics|ambulance|hospital|clinic|er|medic|casualty|midwife|counsellor|counselor|therapist|psychiatrist|helpline|lifeline|hotline|police|medex";
const seen = [
  `${helpers} > see|saw|check|checked|treat|treated|examine|examined|look|looked|come|came|arrive|arrived|attend|attended|discharge|discharged|release|released|clear|cleared|admit|admitted|take_over|took_over|help|helped|fix|fixed|give|gave|put|say|said|tell|told /5`,
  `see|saw|seen|visit|visited|check|checked|treated|examined|admitted|discharged|attended|talk|talked|spoke|speak > ${helpers} /4`,
  `come|came|back|home|return|returned|discharged|release|released > from > ${helpers} /4`,
  `back|home|discharged > ${helpers} /4`,
  `at|in > ${helpers} > now|already /4`,
  `she|he|we|i > at|in > ${helpers} /3`,
  `${helpers} > here /2`,
  "discharged|admitted",
];
const notYet = [
  `not|cannot|never > ${helpers} /6`,
  `${helpers} > not|cannot|never /1`,
  `${helpers} > far|closed|tomorrow|monday|later|away /4`,
  "will|going|gonna|tomorrow|later|should|waiting|wait|before|until|till|if|when|can|need|want|must|might|way|call|called|calling|afraid|scared|without",
];

const compounds = compileCompounds({});
const seenPatterns = seen.map((source) => compilePattern(source, {}));
const notYetPatterns = notYet.map((source) => compilePattern(source, {}));

/** Does a sentence say that help has been, and nothing in the same sentence takes it back? */
export function saysHelpSeen(text: Text): boolean {
  const view = viewOf(text, compounds);
  const undone = new Set(
    notYetPatterns
      .flatMap((pattern) => findPattern(pattern, view))
      .map((span) => view.items[span.first]?.sentence),
  );
  return seenPatterns
    .flatMap((pattern) => findPattern(pattern, view))
    .some((span) => !undone.has(view.items[span.first]?.sentence));
}
