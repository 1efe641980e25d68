// The sentences of a message in which something is asked. What else a long message tells is its story: a fridge or a morning in it
// does not make it a question about keeping or about the time of day.
import type { Text } from "../language/tokens.ts";

const opening =
  /^(?:(?:and|but|so|or|ok|please|well|then|beta|doc|now) )*(?:what|which|how|when|where|why|who|can|could|should|would|will|is|are|do|does|did|may|must|any|anything|tell|give|have you|has anyone)\b/;
const asking =
  /\b(?:ask|asks|asking|asked|enquires?|enquiring|want to know|wants to know|wishes to know|would like to know|wondering|wonder|please (?:tell|give|comment|advise|help|provide)|tell me|what (?:to|can|should|do|for|is|are|does)|which (?:one|bush|plant|tea|leaf)|how (?:to|do|much|many|long|often|can)|wants? to try|is it|true)\b/;

/** The numbers of the asking sentences; of all sentences where none asks more than the others. */
export function askingSentences({ source, tokens }: Text): ReadonlySet<number> {
  const all = new Set(tokens.map(({ sentence }) => sentence));
  if (all.size < 2) return all;
  const found = [...all].filter((number) => {
    const own = tokens.filter(({ sentence }) => sentence === number);
    const after = tokens[(own.at(-1)?.at ?? 0) + 1]?.start ?? source.length;
    const words = own.map(({ plain }) => plain).join(" ");
    return (
      source.slice(own.at(-1)?.end ?? 0, after).includes("?") || opening.test(words) || asking.test(words)
    );
  });
  return found.length > 0 ? new Set(found) : all;
}
