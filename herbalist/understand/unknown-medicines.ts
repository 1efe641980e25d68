// Finds words that stand where a medicine stands and that the records do not hold, so that the answer names them instead of passing over them.
import type { NamedEntity } from "../language/question.ts";
import type { Text, Token } from "../language/tokens.ts";

const takes = new Set(["take", "takes", "on", "use", "uses", "using", "prescribed", "called"]);
const medicineNouns = new Set([
  "tablet",
  "medicine",
  "injection",
  "inhaler",
  "pump",
  "syrup",
  "drops",
  "spray",
]);
/** May stand between the taking and the name. */
const fillers = new Set([
  "my",
  "the",
  "a",
  "some",
  "me",
  "new",
  "his",
  "her",
  "tablet",
  "medicine",
  "called",
]);
/** What follows the name of a medicine that somebody takes. */
const afterName = new Set([
  "for",
  "and",
  "with",
  "every",
  "daily",
  "twice",
  "once",
  "tablet",
  "now",
  "since",
  "can",
  "is",
]);
/** For an illness, or beside tablets: where an unknown word is a medicine and no herb or food. */
const illnessWords =
  /\b(?:tablets?|pills?|medicine|medication|prescri\w+|doctor|clinic|mg|mcg|injection|for (?:my|me|his|her|the) (?:heart|pressure|sugar|kidney|liver|thyroid|asthma|nerves?|blood|cholesterol|gout|arthritis|bones?|seizures?|fits|epilepsy|depression|cancer|hiv|tb))\b/;

const fewestLetters = 5;

/** `isOrdinary`: an English word, which is no name. */
export function findUnknownMedicines(
  { source, tokens }: Text,
  named: readonly NamedEntity[],
  isOrdinary: (word: string) => boolean,
): string[] {
  const found = new Set<string>();
  for (const [at, token] of tokens.entries()) {
    if (!mayBeName(token, isOrdinary) || named.some(({ from, to }) => from <= at && to >= at)) continue;
    const next = tokens[at + 1];
    if (next && next.clause === token.clause && medicineNouns.has(next.plain)) {
      found.add(token.raw);
      continue;
    }
    const lead = leadOf(tokens, at);
    const ends =
      next === undefined ||
      next.clause !== token.clause ||
      afterName.has(next.plain) ||
      next.number !== undefined;
    if (lead && ends && (illnessWords.test(source) || isOwn(tokens, lead))) found.add(token.raw);
  }
  return [...found].slice(0, 2);
}

/** The taking that the name belongs to: "I take X", "I am on X", "my tablets are called X". */
function leadOf(tokens: readonly Token[], at: number): Token | undefined {
  for (let back = at - 1; back >= Math.max(0, at - 3); back--) {
    const before = tokens[back];
    if (before === undefined || before.sentence !== tokens[at]?.sentence) return undefined;
    if (takes.has(before.plain)) return before;
    if (!fillers.has(before.plain)) return undefined;
  }
  return undefined;
}

/** "I take", "I'm on", "she uses": what somebody takes already; "can I take X" may be any remedy. */
function isOwn(tokens: readonly Token[], { at, plain, sentence }: Token): boolean {
  const before = tokens.slice(Math.max(0, at - 3), at).filter((token) => token.sentence === sentence);
  if (
    before.some((token) =>
      ["can", "could", "should", "may", "to", "if", "do", "what", "how"].includes(token.plain),
    )
  )
    return false;
  return plain === "on"
    ? before.length === 0 ||
        before.some((token) => /^(?:i|i'm|im|am|he|she|is|mother|father|husband|wife)$/.test(token.raw))
    : before.some((token) => ["i", "he", "she", "mother", "father", "husband", "wife"].includes(token.plain));
}

function mayBeName({ plain, raw, light, number }: Token, isOrdinary: (word: string) => boolean): boolean {
  if (number !== undefined || light || raw.length < fewestLetters) return false;
  // The reader takes "flumaxin" for "flumaxing".
  if (raw !== plain && `${raw}g` !== plain) return false;
  return !isOrdinary(raw) && !isOrdinary(plain) && !takes.has(plain) && !medicineNouns.has(plain);
}
