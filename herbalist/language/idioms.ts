// Turns of speech that borrow the words of illness and death: "a shot in the dark", "my heart broke when the tree fell". Each is read as a
// whole; the same words outside of it keep their meaning.
import type { Token } from "./tokens.ts";

const idioms = new RegExp(
  String.raw`\b(?:${[
    "(?:break|breaks|broke|breaking|broken)(?: (?:my|me|mi|her|his|our|your))? hearts?",
    "(?:my|me|mi|her|his|our|your) heart (?:break|broke|breaking|broken)",
    "(?:my|me|mi|her|his) blood (?:boil|boils|boiling)",
    "skin (?:crawl|crawls|crawling) when",
    "cold f(?:ee|oo)t about",
    "(?:head|brain|mind) (?:(?:is|a|just|does|keep) )?(?:spin\\w*|turn\\w*|hurt\\w*|tie up) (?:with|from|by) (?:\\S+ ){0,3}(?:names|choices|kinds|types|recipes|prices|options|words|rules|instructions|spellings|questions)",
    "headache (?:trying|figuring|deciding|choosing|to (?:tell|decide|choose|peel|clean|grate|remember))",
    "(?:sick|tired) of (?:eating|cooking|buying|weeding|peeling|washing|cleaning|planting|picking|drinking)",
    "(?:losing|lose|lost) (?:my|me|mi) (?:mind|head|patience) (?:over|with) (?:these|this|the|them|dem|all)",
    "nerves? (?:gone|shot|finish\\w*|done) (?:with|from) (?:these|this|the|them|dem|all)",
    "(?:in )?stitches (?:from|with) laugh\\w*",
    "kill(?:ing)? (?:time|two birds)",
    "(?<!\\b(?:he|she|man|husband|father|drink|drinks|drinking|drank|with|and|of|from) )(?:rum|wine|beer|hunger|sun|heat) (?:does )?beat (?:me|us) bad",
    "(?:a|long) shot in the dark",
    "stroke of (?:luck|genius|(?:the |a )?(?:brush|pen)|(?:\\S+ )?(?:paint|colou?r|blue|red|green|yellow|white|black|orange|purple))",
    "(?:hot )?flash of (?:inspiration|genius)",
    "cut(?:ting)? eye (?:at|from (?:my|me|the|she|her|his) (?:mother|sister|neighbou?r|aunt\\w*|wife|husband|lady|people|boss))",
    "bit(?:ten)? by the (?:\\S+ )?bug",
    "throw(?:ing|n)? up (?:a|my|the) (?:shed|tent|shack|fence|house|benab|greenhouse)",
    "(?:cost\\w*|charg\\w*|price\\w*)(?: (?:me|us|you|is|was|him|her))? (?:an )?arm and (?:a )?leg",
    "(?:is|are|was|such) a (?:real )?pain in the neck",
    "dead (?:wrong|right|stubborn|serious|set|easy|sure|ripe|cheap)",
    "(?:kill|strike) me dead",
    "dead with (?:fright|laugh\\w*|shame)",
    "over my dead body",
    "blood (?:on|out of) a stone",
    "head over heels",
    "knock (?:on )?wood",
    "knocked? out (?:cold )?(?:by|with) the (?:smell|price|taste)(?! of (?:gas|bleach|paint|fumes|chemical|spray))",
    "drop dead gorgeous",
    "(?:gone|go|going|went) blind (?:searching|looking|reading|trying|hunting)",
    "(?:worst|biggest|real) headache is (?:peeling|cleaning|weeding|grating|washing|finding|getting|picking)",
    "tongue (?:tie|tied|twist) up (?:on|with) the (?:word|name)",
    "suicide season",
    "mouth (?:watering|a water|does water|running water) (?:for|when|at)",
  ].join("|")})\b`,
  "g",
);

const found = new WeakMap<readonly Token[], ReadonlySet<number>>();

/** The places of the words of idioms. */
export function idiomsIn(tokens: readonly Token[]): ReadonlySet<number> {
  const known = found.get(tokens);
  if (known) return known;
  const starts: number[] = [];
  let text = "";
  for (const { raw } of tokens) {
    starts.push(text.length);
    text += `${raw} `;
  }
  const places = new Set<number>();
  for (const match of text.matchAll(idioms))
    for (const [at, start] of starts.entries())
      if (start >= match.index && start < match.index + match[0].length) places.add(at);
  found.set(tokens, places);
  return places;
}
