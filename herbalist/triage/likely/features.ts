// The features of the learned part: the stems of words that stand as present, and pairs of neighbours among them.
import { statusOfTokens } from "../../language/assertion-status.ts";
import type { Text, Token } from "../../language/tokens.ts";

/** Content words that are neither denied, past, only asked about nor told of; the learned part sees nothing else. */
export function presentWords({ tokens }: Text): Token[] {
  return tokens.filter(
    ({ light, at }) => !light && statusOfTokens(tokens, at, at, new Set([at])) === "present",
  );
}

/** Numbers fall into three classes: two tablets differ from thirty, thirty from thirty-one do not. */
function termOf({ word, number }: Token): string {
  if (number === undefined) return word;
  return number < 5 ? "#few" : number < 20 ? "#some" : "#many";
}

export function featuresOf(present: readonly Token[]): string[] {
  const terms = present.map(termOf);
  return [...new Set([...terms, ...terms.slice(1).map((term, at) => `${terms[at]} ${term}`)])];
}
