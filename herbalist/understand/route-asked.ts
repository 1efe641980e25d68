// The way of use that a question asks for, where it says so: "which leaf to tie on the head", "something to rub".
import type { Route } from "#catalogue/words.ts";

/** What is asked for stands near the verb, or somebody asks whether or how it is done. */
const wanted =
  /\b(?:what|which|something|anything|any|bush|bushes|leaf|leaves|herbs?|oil|tea|to|for|can|could|should|people|they|fruit|food)\b/;
const nearby = 40;
const after = 20;

const ways: readonly (readonly [RegExp, readonly Route[]])[] = [
  [/\b(?:rub|rubs|rubbed|massage|anoint|liniment)\b/, ["rub"]],
  [/\b(?:tie|ties|tied|bind|wrap|poultice|bandage)\b/, ["poultice"]],
  [/\b(?:bathe|bath|sit (?:down )?in|soak|sitz)\b/, ["bath", "wash"]],
  [/\bgargle\b/, ["gargle", "mouth rinse"]],
  [/\b(?:steam|inhale)\b/, ["steam"]],
  [/\bchew\b/, ["chew"]],
  [/\b(?:eat|fruits?|foods?)\b/, ["food"]],
  [/\b(?:drink|teas?|sip|brew|draw|boil)\b/, ["drink"]],
];

/** The routes of the way that is asked for; none where no way is named, or only told of. */
export function routesAsked(sentence: string): readonly Route[] {
  for (const [verb, routes] of ways) {
    const at = verb.exec(sentence)?.index;
    if (at !== undefined && wanted.test(sentence.slice(Math.max(0, at - nearby), at + after))) return routes;
  }
  return [];
}
