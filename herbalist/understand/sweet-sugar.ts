// "hiccups", and then only "sugar": the sugar of the kitchen, asked about for the trouble before, and not the illness.
import type { Question } from "../language/question.ts";
import { alsoIllness } from "./gather.ts";

/** The messages of a talk, with such a word no longer taken for diabetes. */
export function withSweetSugar(messages: readonly Question[]): Question[] {
  return messages.map((one, at) =>
    onlySugar.test(one.text.source) && isOfPassingTrouble(messages.slice(0, at))
      ? { ...one, named: one.named.filter(({ id }) => id !== "diabetes") }
      : one,
  );
}
const onlySugar =
  /^(?:(?:and|what about|how about|wha bout|or) )?(?:a spoon of |(?:white|brown) )?sugar\W*$/i;

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
