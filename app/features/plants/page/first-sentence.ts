/** The text up to the end of its first sentence. */
export function firstSentence(text: string): string {
  const flat = text.replace(/\s+/g, " ").trim();
  return /^.{20,}?[.!?](?=\s+[A-Z“"]|$)/.exec(flat)?.[0] ?? flat;
}
