// The answers in the page's address, in the order in which they were given: /identify?growth=vine&flower-colour=purple,blue
import { isKeyCharacter, isStateOf } from "#catalogue/key-words.ts";
import type { Answer } from "./key.ts";

/** What stands in the address for "I don't know". */
const notKnown = "unknown";

/** Anything that is no question or answer of the key is dropped: the address may come from anywhere. */
export function readAnswers(address: Iterable<readonly [string, string]>): Answer[] {
  const answers = new Map<string, Answer>();
  for (const [character, written] of address) {
    if (!isKeyCharacter(character) || answers.has(character)) continue;
    const states = [...new Set(written.split(","))].filter((word) => isStateOf(character, word));
    if (states.length > 0 || written === notKnown) answers.set(character, { character, states });
  }
  return [...answers.values()];
}

export function writeAnswers(answers: readonly Answer[]): string {
  return answers
    .map(({ character, states }) => `${character}=${states.length > 0 ? states.join(",") : notKnown}`)
    .join("&");
}
