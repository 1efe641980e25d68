// Text functions shared by all answers: choice between phrasings, lists, the disclaimer.

export const disclaimer =
  "*For learning only, not medical advice. Speak to a doctor, nurse or pharmacist before you use any herb.*";

/** FNV-1a hash: the same question always gets the same phrasing, different questions vary. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

export function pick(phrases: readonly string[], seed: number): string {
  return phrases[seed % phrases.length] ?? "";
}

/** "a, b and c" */
export function listOf(items: readonly string[], joint = "and"): string {
  if (items.length <= 1) return items[0] ?? "";
  return `${items.slice(0, -1).join(", ")} ${joint} ${items.at(-1)}`;
}

export function lowerFirst(text: string): string {
  return /^[A-Z][A-Z0-9]/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The first sentences of a text. */
export function firstSentences(text: string, count: number): string {
  return text
    .split(/(?<=[.!?]\**)\s+/)
    .slice(0, count)
    .join(" ");
}

export function sentence(text: string): string {
  const trimmed = text.trim();
  return /[.!?]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}

/** Repeats a person's own words without any characters that Markdown or HTML would interpret. */
export function plainEcho(text: string): string {
  return text
    .replace(/[^\p{L}\p{N}' /-]/gu, "")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 40);
}

/** "That I do not know: how to keep it green." Where no clause asks, without it. */
export function notKnownToMe(clause: string | undefined): string {
  const echoed = clause?.replace(/[^\p{L}\p{N}' /-]/gu, "").trim() ?? "";
  return echoed === "" ? "**That I do not know.**" : `**That I do not know: ${lowerFirst(echoed)}.**`;
}

/** A medicine as it was written: "the pill" of "on the pill". */
export const medicineName = (written: string) =>
  plainEcho(written)
    .toLowerCase()
    .replace(/^(?:on|taking) /, "");

export function days(count: number): string {
  if (count === 1) return "a day";
  if (count === 7) return "a week";
  if (count === 14) return "two weeks";
  if (count === 30) return "a month";
  return `${count} days`;
}

const amount =
  /\b(?:\d+|one|two|three|four|half|a|an) (?:a )?(?:ml|mg|g|drops?|cups?|glass(?:es)?|spoons?|teaspoons?|tablespoons?|leaves|slices?)\b|\b(?:once|twice|three times) (?:a|per) (?:day|week)\b/i;

/** Whether a sentence says how much to take. */
export function namesAmount(text: string): boolean {
  return amount.test(text);
}
