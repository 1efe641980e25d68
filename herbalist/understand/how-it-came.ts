// Clauses that only tell how somebody came by a thing ("my neighbour just hand me a bundle over the fence", "aunty send it from Berbice"): they
// ask nothing, and their words are no detail that is asked of it.
import { groupBy } from "../language/group-by.ts";
import type { NamedEntity } from "../language/question.ts";
import type { Token } from "../language/tokens.ts";

const people =
  "i|we|he|she|they|somebody|someone|people|husband|wife|neighbou?rs?|friend|cousin|aunty|aunt|uncle|mother|father|grandmother|grandfather|granny|sister|brother|son|daughter|vendor|lady|woman|man|boss|worker|pandit|pastor";
const came =
  "hand|handed|give|gave|given|bring|brought|send|sent|buy|bought|(?:get|got)(?= (?:some|it|this|them|plenty|a (?:bag|bundle|piece|bottle|packet|bunch)))|pick|picked|find|found|carry|carried|drop|dropped|leave|left|pass|passed|share|shared|offer|offered|order|ordered";
const told = new RegExp(
  String.raw`^(?:(?:and|so|because|cause|since|as|the|my|me|our|a|an|one|some|this|old) )*(?:${people}) (?:(?:has|have|had|just|now|always|does|did|is|here|next|door|from|across|the|road|work|church) )*(?:${came})\b(?!.* (?:if|whether|or)\b)(?!.*\b(?:rid|better|worse|sick|away|well|it (?:bad|often|every))\b)`,
);
const asks =
  /\b(?:what|which|how|why|when|where|who|can|could|should|may|is it|are they|ok|okay|safe|want|need)\b/;

/** The places of the words of such clauses, where another clause names the thing. */
export function toldHowItCame(
  tokens: readonly Token[],
  named: readonly Pick<NamedEntity, "from" | "kind">[],
): Set<number> {
  const clauses = groupBy(tokens, ({ clause }) => clause);
  const isNamedIn = (clause: readonly Token[]) =>
    named.some(({ from }) => clause.some(({ at }) => at === from));
  const things = named.filter(({ kind }) => kind === "plant" || kind === "other");
  if (clauses.size < 2 || things.length === 0) return new Set();
  return new Set(
    [...clauses.values()]
      .filter((clause) => {
        const words = clause.map(({ plain }) => plain).join(" ");
        return told.test(words) && !asks.test(words) && !isNamedIn(clause);
      })
      .flatMap((clause) => clause.map(({ at }) => at)),
  );
}
