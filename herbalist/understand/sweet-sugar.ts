// "hiccups", and then only "sugar"; "with sugar or honey": the sugar of the kitchen, and not the illness.
import type { Question } from "../language/question.ts";
import { alsoIllness } from "./gather.ts";

/** The messages of a talk, with such a word no longer taken for diabetes. */
export function withSweetSugar(messages: readonly Question[]): Question[] {
  return messages.map((one, at) =>
    besideSweet.test(one.text.source) ||
    (onlySugar.test(one.text.source) && isOfPassingTrouble(messages.slice(0, at)))
      ? { ...one, named: one.named.filter(({ id, written }) => id !== "diabetes" || written !== "sugar") }
      : one,
  );
}
const onlySugar =
  /^(?:(?:and|what about|how about|wha bout|or) )?(?:a spoon of |(?:white|brown) )?sugar\W*$/i;

const besideSweet =
  /\b(?:sugar or (?:honey|milk|molasses|syrup)|(?:honey|milk|molasses|syrup) or sugar|sweeten\w* (?:it |am )?(?:with|wid) sugar)\b(?! (?:tablets?|pills?|medicine))/i;

/** Who told of pressure and then says "sugar" tells of another illness. */
function isOfPassingTrouble(before: readonly Question[]): boolean {
  const troubles = before.flatMap(({ named }) =>
    named.filter(({ kind }) => kind === "complaint" || kind === "illness"),
  );
  return (
    troubles.length > 0 &&
    troubles.every(({ kind, id }) => kind === "complaint" && alsoIllness[id] === undefined)
  );
}
