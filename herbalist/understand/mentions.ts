// Finds the complaints, illnesses, medicines and plants that a question names, each with its assertion status.

import { statusOfSpan, statusOfTokens } from "../language/assertion-status.ts";
import { compileCompounds, compilePattern, findPattern, type Pattern, viewOf } from "../language/pattern.ts";
import type { NamedEntity, ReferenceKind } from "../language/question.ts";
import { withoutRepeats } from "../language/repeated.ts";
import type { Text, Token } from "../language/tokens.ts";
import { compoundTable, wordClasses } from "../language/word-classes.ts";
import { complaintPatterns } from "./complaint-patterns.ts";
import { findPhrases, type PhraseIndex } from "./phrase-index.ts";

const compounds = compileCompounds({ passwater: compoundTable.passwater });
const compiled: { complaint: string; any: Pattern[]; unless: Pattern[] }[] = complaintPatterns.map(
  ({ complaint, any, unless }) => ({
    complaint,
    any: any.map((source) => compilePattern(source, wordClasses)),
    unless: (unless ?? []).map((source) => compilePattern(source, wordClasses)),
  }),
);

/** Further mentions of the same complaint add nothing. */
const mostMentions = 8;

export function complaintWords(): string[] {
  const sources = complaintPatterns.flatMap(({ any, unless }) => [...any, ...(unless ?? [])]);
  return [
    ...new Set(
      sources
        .join(" ")
        .split(/[^a-z']+/)
        .filter((word) => word.length > 1),
    ),
  ];
}

export function findNamed(
  text: Text,
  index: PhraseIndex,
  knownComplaints: ReadonlySet<string>,
): NamedEntity[] {
  const { tokens } = text;
  const phrases = withoutRepeats(findPhrases(index, tokens), ({ phrase }) => phrase.text);
  const named: NamedEntity[] = phrases.flatMap(({ from, to, phrase }) => {
    if (phrase.weak && !isWantedOrHad(tokens, from)) return [];
    if (phrase.text === "sugar" && isFoodSugar(tokens, from)) return [];
    if (phrase.text === "milk" && otherMilks.has(tokens[from - 1]?.plain ?? "")) return [];
    if (isOtherThing(phrase.text, tokens, from, to)) return [];
    // "pumping in the stock room": milk, not the asthma pump.
    if (from === to && (tokens[from]?.raw === "pumping" || isBreastPump(tokens, from))) return [];
    const own = new Set(Array.from({ length: to - from + 1 }, (_, step) => from + step));
    const status = statusOfTokens(tokens, from, to, own, true);
    const written = tokens
      .slice(from, to + 1)
      .map(({ raw }) => raw)
      .join(" ");
    const isMeant = ({ kind }: { kind: ReferenceKind }) => status !== "figure" || isThingOrMedicine(kind);
    return phrase.references.filter(isMeant).map(({ kind, id }) => ({
      kind,
      id,
      status: kind === "medicine" && isNotTaken(tokens, from, to) ? ("absent" as const) : status,
      from,
      to,
      written,
    }));
  });
  const taken = new Set<number>();
  for (const { kind, from, to, written } of named)
    if ((isThingOrMedicine(kind) && !namesComplaintToo(kind, written)) || (kind === "illness" && to > from))
      for (let at = from; at <= to; at++) taken.add(at);
  const view = viewOf(text, compounds);
  for (const { complaint, any, unless } of compiled) {
    if (!knownComplaints.has(complaint)) continue;
    const exclusions = unless.flatMap((pattern) => findPattern(pattern, view));
    for (const span of any.flatMap((pattern) => findPattern(pattern, view)).slice(0, mostMentions)) {
      const from = view.items[span.first]?.from ?? 0;
      const to = view.items[span.last]?.to ?? from;
      const used = span.used.map((item) => view.items[item]?.from ?? -1);
      // "pressure tablets" and "fever grass" name a medicine and a plant, not a complaint.
      if (used.some((at) => taken.has(at))) continue;
      if (exclusions.some((one) => one.first <= span.last && one.last >= span.first)) continue;
      const written = tokens
        .slice(from, to + 1)
        .map(({ raw }) => raw)
        .join(" ");
      const status = statusOfSpan(view, span);
      if (status !== "figure") named.push({ kind: "complaint", id: complaint, status, from, to, written });
    }
  }
  named.push(...sharedHeads(named, tokens, index), ...milkDrinks(named, tokens), ...thePill(named, tokens));
  const longer = longerNames(named);
  return named.filter((thing) => !isPartOfLonger(thing, longer) && !isPartOfLongerComplaint(thing, named));
}

/** "castor or coconut oil": the last word belongs to both names. */
function sharedHeads(named: readonly NamedEntity[], tokens: Token[], index: PhraseIndex): NamedEntity[] {
  return named
    .filter(({ kind }) => kind === "plant" || kind === "other")
    .flatMap(({ from, to, status }) => {
      const joint = tokens[from - 1]?.plain ?? "";
      const first = tokens[from - 2];
      const head = tokens[to]?.plain ?? "";
      if (!first || !/^(?:or|and|vs|versus)$/.test(joint) || !sharedHead.has(head) || to === from) return [];
      if (named.some((one) => one.from <= first.at && one.to >= first.at)) return [];
      const name = `${first.plain} ${head}`;
      const phrase = index.byFirstWord.get(first.word)?.find(({ text }) => text === name);
      return (phrase?.references ?? [])
        .filter(({ kind }) => kind === "plant" || kind === "other")
        .map(({ kind, id }) => ({ kind, id, status, from: first.at, to: first.at, written: name }));
    });
}
const sharedHead: ReadonlySet<string> = new Set("oil tea juice water seed leaf bark root powder".split(" "));

/** "the pill", where no other medicine is spoken of, is the contraceptive; elsewhere a pill is any tablet. */
function thePill(named: readonly NamedEntity[], tokens: Token[]): NamedEntity[] {
  if (named.some(({ kind }) => kind === "medicine")) return [];
  return tokens.flatMap(({ raw }, at) =>
    raw === "pill" &&
    /^(?:the|de)$/.test(tokens[at - 1]?.raw ?? "") &&
    !afterAnyPill.test(tokens[at + 1]?.plain ?? "")
      ? [
          {
            kind: "medicine" as const,
            id: "hormones",
            status: statusOfTokens(tokens, at, at, new Set([at]), true),
            from: at - 1,
            to: at,
            written: "the pill",
          },
        ]
      : [],
  );
}
/** "the pill for my pressure", "the pill they gave me" */
const afterAnyPill =
  /^(?:for|i|me|he|she|they|doctor|nurse|clinic|that|which|what|you|them|from|box|bottle|name|call|called)$/;

/** "turmeric latte", "cocoa with milk": beside a medicine the milk counts too. */
function milkDrinks(named: readonly NamedEntity[], tokens: Token[]): NamedEntity[] {
  if (!named.some(({ kind }) => kind === "medicine")) return [];
  return named.flatMap(({ kind, status, to, written }) => {
    const ends =
      kind === "plant" &&
      /\b(?:turmeric|haldi|hardi|ginger|nutmeg|cinnamon|cocoa) (?:latte|milk)$/.test(written);
    const at = ends ? to : kind === "plant" && tokens[to + 1]?.raw === "latte" ? to + 1 : undefined;
    return at === undefined
      ? []
      : [
          {
            kind: "other" as const,
            id: "cows-milk",
            status,
            from: at,
            to: at,
            written: tokens[at]?.raw ?? "milk",
          },
        ];
  });
}

/** "breast milk", "coconut milk": not the cow's. */
const otherMilks = new Set(
  "breast mother mothers bubby titty my her coconut almond soy soya goat goats help helps more bring brings increase the".split(
    " ",
  ),
);

/** "nerve jumping in my foot": a nerve of a limb, and not nerves. */
const nerveMoves =
  /^(?:(?:a|is|does|keep|keeps) )?(?:jump|pinch|twitch|pull)\w*(?: (?:me|my))?(?: (?:in|on))?\b/;

/** Words around a name that show that something else is meant: "milk bush", "the spice aisle", "dry pon de zinc". */
const elsewhere: Readonly<Record<string, { before?: RegExp; within?: RegExp; after?: RegExp }>> = {
  milk: {
    before:
      /\b(?:breasts?|nipples?|bubby|titty) (?:\S+ ){0,2}(?:leak|leaking|drip|dripping|run|running)$|\bgood for$/,
    after: /^(?:bush|weed|tree|thistle|low|supply|(?:not )?come|flow|dry)\b/,
  },
  spice: { after: /^(?:aisle|rack|shop|shops|section|shelf|store|cupboard|mix)\b/ },
  orange: {
    before: /\b(?:fruit and|blink\w*|flash\w*|turn\w*|bright|light)$/,
    after: /^(?:fruit|flowers?|colou?r|berr\w+|cloth)\b/,
  },
  "cannot remember": { after: /^(?:which|what|if|whether|who|the|when|or|name)\b|^$/ },
  pressure: {
    before: /\b(?:sinus|face|ear|head|eye|chest|tyre|water|peer)$/,
    after: /^(?:cookers?|pot|wash(?:er|ing|ed)?|canner|pump|hose|gauge)\b/,
  },
  sugar: {
    after: /^(?:industry|estate|factory|workers?|plantation|belt|corporation|price|jar|bowl|tin|bag|apple)\b/,
  },
  "the clap": { within: /^clap(?:ped|ping|s)$/ },
  cough: { before: /\b(?:engine|motor|car|bus|generator|boat)$/ },
  swelling: { before: /\b(?:battery|batteries|phone|laptop|tyre|door|wood|board|river)(?: is| start)?$/ },
  seizure: { after: /^(?:of|by) / },
  covid: { before: /\bbefore(?: the)?$/ },
  insulin: { after: /^(?:plant|leaf|leaves|bush|flower)\b/ },
  "change of life": { within: /\b(?:my|his|her|our|their)\b/ },
  zinc: {
    before: /\b(?:(?:on|under) the|rusty|old|piece of|cut (?:with|on|by)(?: a| the)?)$/,
    after: /^(?:sheets?|roof\w*|fence|nails?|paint)\b/,
  },
  // "is mauby alcoholic" asks about the drink.
  alcoholic: { before: /\b(?:is|are|be) (?!(?:he|she|they|we|you|i|my|an?)\b)\S+(?: \S+)?$/ },
  // One that is made at home is no medicine of the shop.
  "cough syrup": {
    before: /\b(?:make|made|homemade|natural|own|for|home made)(?: an?| some| my| own| good)?$/,
    after: /^(?:recipe|at home|home)\b/,
  },
  "orange fruit": { before: /\b(?:bumpy|small|little|big|round|hairy|spiky|bright|with|have|has|get)$/ },
  // The powder of the shop, and not the silk that is drunk.
  corn: { after: /^starch\b/ },
  "my corn": { after: /^starch\b/ },
  lavender: { before: /\bred$/ },
  lemon: { after: /^(?:balm|verbena|myrtle|thyme)\b/ },
  // "oil on me belly", "baby in me belly"
  nerve: { before: /\b(?:pinch|pinched|trapped)(?: the| my| a)?$/, after: nerveMoves },
  // "someone with fits": the illness, and no garment that fits, nor fits of sweating.
  fit: {
    before: /^(?!.*\b(?:with|have|has|had|get|gets|for|against|from)(?: (?:bad|epileptic|the))?$)/,
    within: /^fit$/,
    after: /^(?:of|in|into|me|him|her|well|right|perfectly)\b/,
  },
  // "soak in bush": leaves in the water, and no bottle of bitters.
  "soak bush": { within: /\b(?:in|with|into)\b/ },
  "me belly": { before: /\b(?:on|in)$/ },
  "meh belly": { before: /\b(?:on|in)$/ },
  apple: { before: /\b(?:rose|water|malay|wax)$/ },
  clove: {
    before: /(?:^| )(?:\d+|one|two|three|four|five|six|eight|ten|few|couple)$/,
    after: /^(?:of )?garlic\b/,
  },
};

function isOtherThing(name: string, tokens: Token[], from: number, to: number): boolean {
  const around = elsewhere[name.replace(/s$/, "")];
  if (!around) return false;
  const words = (list: Token[]) => list.map(({ plain }) => plain).join(" ");
  return (
    around.before?.test(words(tokens.slice(Math.max(0, from - 3), from))) === true ||
    around.within?.test(words(tokens.slice(from, to + 1))) === true ||
    around.after?.test(words(tokens.slice(to + 1, to + 3))) === true
  );
}

const sweetening = new Set(
  "brown white cane demerara raw rock granulated icing palm put add adding stir sweeten use eat honey molasses plenty soap salt".split(
    " ",
  ),
);
const measures = new Set("spoon spoonful teaspoon tablespoon pinch cup lump cube bit of".split(" "));
const joining = new Set(["or", "and", "of", "a", "some", "little"]);
const sweetened = new Set(
  "it tea coffee drink water juice milk cup pot mine bush balls ball porridge glass bottle mauby sorrel".split(
    " ",
  ),
);

const onlySweet =
  /\b(?:is|are|its) (?:just|only|pure|all|mostly|plain)$|\b(?:pure|full|loaded|packed|high in)(?: with)?$/;

/** "with sugar in it", "two spoons of brown sugar": what a tea is sweetened with, not the illness. */
function isFoodSugar(tokens: Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 3), at).filter(({ plain }) => !joining.has(plain));
  const last = before.at(-1);
  // "is it good for you or is just sugar", "full of sugar"
  if (onlySweet.test(before.map(({ plain }) => plain).join(" "))) return true;
  if (last && (sweetening.has(last.plain) || measures.has(last.word))) return true;
  // "cherry juice with sugar"
  if (last?.plain === "with" && sweetened.has(before.at(-2)?.plain ?? "")) return true;
  // "does it need sugar", asked of a tea
  if (last?.plain === "need" && sweetened.has(before.at(-2)?.plain ?? "")) return true;
  const [first, second, third] = tokens.slice(at + 1, at + 4).map(({ plain }) => plain);
  if (first === "cane" || first === "water" || first === "syrup") return true;
  if ((first === "or" || first === "and") && second === "honey") return true;
  return (first === "in" || first === "to") && [second, third].some((word) => sweetened.has(word ?? ""));
}

const wanting = new Set("for against have get catch treat cure help with bad on stop ease".split(" "));

/** "for gravel", "have a cut": a word of many meanings is meant as a complaint. */
function isWantedOrHad(tokens: Token[], from: number): boolean {
  const before = tokens.slice(Math.max(0, from - 3), from).filter(({ plain }) => !articles.has(plain));
  return wanting.has(before.at(-1)?.plain ?? "");
}
const articles = new Set(["a", "an", "the", "my", "me", "some", "little", "his", "her", "this"]);

const using = new Set([
  "take",
  "use",
  "using",
  "on",
  "any",
  "currently",
  "am",
  "is",
  "have",
  "need",
  "a",
  "or",
]);

/** "I don't take warfarin", but not "I don't take my warfarin every day". */
function isNotTaken(tokens: Token[], from: number, to: number): boolean {
  const before = tokens.slice(Math.max(0, from - 5), from);
  // "I am finished with the chemo", but not "I finished my warfarin": that pack is empty.
  if (
    /\b(?:finish|finished|done|through) with(?: my| the)?$/.test(before.map(({ plain }) => plain).join(" "))
  )
    return true;
  // Who is allergic to penicillin does not take it.
  if (/\ballergic (?:to|for)(?: the)?$/.test(before.map(({ plain }) => plain).join(" "))) return true;
  const negation = before.findLastIndex(({ plain }) => plain === "not");
  if (negation < 0 || !before.slice(negation + 1).every(({ plain }) => using.has(plain))) return false;
  return !tokens
    .slice(to + 1, to + 4)
    .some(({ plain }) =>
      ["anymore", "more", "every", "regular", "regularly", "today", "again"].includes(plain),
    );
}

const isBreastPump = (tokens: Text["tokens"], at: number) =>
  tokens[at]?.raw === "pump" && ["breast", "milk"].includes(tokens[at - 1]?.plain ?? "");

/** "toothpaste on burns" is a remedy and says what for. */
const namesComplaintToo = (kind: ReferenceKind, written: string) =>
  kind === "other" && / (?:on|pon|for|fuh|in) /.test(written);

const isThingOrMedicine = (kind: ReferenceKind) =>
  kind === "medicine" || kind === "plant" || kind === "other";

/** The medicine or plant named at each token; such names never overlap. */
function longerNames(named: readonly NamedEntity[]): ReadonlyMap<number, NamedEntity> {
  const names = new Map<number, NamedEntity>();
  for (const thing of named)
    if (isThingOrMedicine(thing.kind)) for (let at = thing.from; at <= thing.to; at++) names.set(at, thing);
  return names;
}

/** "kidney stone" is not also a complaint about the kidney. */
function isPartOfLongerComplaint({ kind, from, to }: NamedEntity, named: readonly NamedEntity[]): boolean {
  if (kind !== "complaint") return false;
  return named.some(
    (other) =>
      other.kind === "complaint" &&
      other.from <= from &&
      other.to >= to &&
      other.to - other.from > to - from &&
      other.to - other.from <= 2,
  );
}

/** A shorter name inside a medicine's or a plant's name is not meant by itself. */
function isPartOfLonger(thing: NamedEntity, longer: ReadonlyMap<number, NamedEntity>): boolean {
  if (isThingOrMedicine(thing.kind)) return false;
  const other = longer.get(thing.from);
  return (
    other !== undefined &&
    !namesComplaintToo(other.kind, other.written) &&
    other.to >= thing.to &&
    (other.from < thing.from || other.to > thing.to)
  );
}
