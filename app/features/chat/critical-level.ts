// Critical answers, which are shown before everything else on the page.

export type CriticalLevel = "emergency" | "crisis";

export function criticalLevel(triage: string): CriticalLevel | null {
  return triage === "emergency" || triage === "crisis" ? triage : null;
}

/** The answer's first heading becomes the title; the rest follows the call buttons. */
export function splitTitle(answer: string): { title: string | undefined; rest: string } {
  const found = /^#{1,6} +(.+?)\s*(?:\n+|$)/.exec(answer.trimStart());
  if (!found) return { title: undefined, rest: answer };
  return { title: found[1], rest: answer.trimStart().slice(found[0].length) };
}
