// What is kept from somebody's mouth may still go on the skin: an aloe gel on a child's bites, a warm castor leaf on a knee.

import type { Plant } from "#catalogue/plant.ts";
import { isOnSkin } from "#catalogue/words.ts";
import type { Caution } from "../check/check.ts";
import type { PersonFacts } from "../check/facts.ts";

const places =
  "skin|scalp|hair|head|forehead|temples?|foot|feet|toes?|legs?|knees?|ankles?|back|belly|chest|neck|shoulders?|joints?|arms?|hands?|face|lips?|bites?|stings?|rash|spots?|patch(?:es)?|sprains?|bruises?|boils?|burns?|sunburn";
const laidOn = new RegExp(
  "\\bon (?:[\\w'’-]+ ){1,4}(?:hair|scalp)\\b|" +
    `\\b(?:on|pon|to|into|over|onto) (?:the |your |yuh |his |her |their |a |an |each |sore |stiff |whole |clean |dry |damp |sound |unbroken |itchy )*(?:${places})\\b` +
    "|\\b(?:rub(?:s|bed|bing)?|strok(?:e|ed|ing)|massag\\w+|dab(?:bed|bing)?|smear\\w*|poultices?|compress(?:es)?|gargl\\w+|swish\\w*|mouth ?(?:rinse|wash)|rinse (?:the |your |his |her )?(?:mouth|hair|skin|scalp)|(?:to|leaf|hair) rinse|(?:to|[Ii]['’]d|leaf|hair|skin) wash(?: with)?|as a (?:foot )?(?:rinse|soak|wash|rub)|rinse with|(?:to|a|leaf) steam|steam (?:with|over)|shampoo\\w*|basin|foot ?bath|bath(?:e|es|ed|ing|water)?|thin layer)\\b" +
    "|\\b(?:put|puts|keep|kept|lay|laid|tie|tied|bind|bound|wrap(?:ped)?|smooth(?:ed)?|spread) (?:it |them |one |a leaf |the leaf |the gel |a little )*(?:on|over|round|around)\\b" +
    `|\\bfor (?:the |your )?(?:dry|cracked|itchy|oily|flaky|rough|chapped) (?:${places}|heels?)\\b` +
    `|\\b(?:soak|wash) (?:the |your |his |her |their )?(?:${places})\\b`,
  "i",
);
const swallowed =
  /\b(?:drink\w*|drank|drunk|swallow(?:ed|ing)?|teas?|eat(?:en|ing|s)?|ate|sip\w*|chew\w*|by mouth|inside|ha(?:ve|ving) (?:it|some|one|a (?:cup|glass|little))|cups? (?:of(?! (?:\w+ ){0,2}(?:water|oil)\b)|a day)|juice|capsules?|take[ns]?)\b/i;
const notSwallowed =
  /\bswallowed,? (?:it|they) (?:has|have|can|may|will)? ?(?:kill|poison|harm|hurt)\w*|\b(?:never|not|no|nothing|none|don['’]t|do not)\b[^.;]*?\b(?:drink|swallow(?:ed)?|by mouth|eat|taken?|inside|tea)\b/gi;

/** "Rinse with cooled guava leaf tea". */
const rinsedTea =
  /\b(?:rins|gargl|swish|wash|bath|soak|dab)\w*(?: (?!and\b|then\b|drink)[\w-]+){0,3} (?:with|in) (?:(?!and\b|or\b|drink)[\w-]+ ){0,4}teas?\b/gi;

/** Whether a sentence speaks of something taken. */
export const isSwallowTalk = (sentence: string) =>
  swallowed.test(
    sentence
      .replace(notSwallowed, "")
      .replace(rinsedTea, "")
      .replace(/\btea tree\b/gi, ""),
  );

/** Whether a sentence speaks of something laid, rubbed or washed on, and of nothing taken. */
export function isOnSkinTalk(sentence: string): boolean {
  return laidOn.test(sentence) && !isSwallowTalk(sentence);
}

/** Whether a question is about something that is treated on the skin alone. */
export const isSkinTrouble = (question: string) =>
  /\b(?:dandruff|ring ?worm|athlete['’]?s foot|head lice|dry (?:scalp|skin|hair)|itchy scalp)\b/i.test(
    question,
  ) && !isSwallowTalk(question);

/** Whether every recorded use of a plant is on the skin. */
export const isOnlyForSkin = ({ uses }: Plant) =>
  uses.length > 0 && uses.every(({ route }) => isOnSkin(route));

const oneYear = 12;

/** Plants are kept from a child's mouth until two years, from its skin until one. */
export function factsForSkin(facts: PersonFacts, ageMonths: number | undefined): PersonFacts {
  if ((ageMonths ?? 0) < oneYear) return facts;
  return { ...facts, who: facts.who.map((one) => (one === "baby" ? "child" : one)) };
}

/** For a child or in pregnancy the note must say so outright. */
const byMouth = /\b(?:by mouth|swallow\w*)\b/i;
/** A note that speaks against the skin as well. */
const alsoOnSkin = /\b(?:neither|tender skin|burns?|stings?|rinse|no paste|do not use on|ask a clinic)\b/i;
const ofTheMouth = /\b(?:by mouth|swallow\w*|drink\w*|drunk|eaten|eat|taken|inside)\b/i;

/**
 * Whether what these cautions keep from this person may still go on the skin: a recorded use there, and reasons that all speak of the mouth. A poisonous
 * plant only on a grown person's skin.
 */
export function mayGoOnSkin({ uses }: Plant, cautions: readonly Caution[], { who }: PersonFacts): boolean {
  if (!uses.some(({ route }) => isOnSkin(route)) || who.includes("baby")) return false;
  const grown = !who.includes("child") && !who.includes("pregnant");
  return cautions
    .filter(({ severity }) => severity === "avoid")
    .every(({ about, effect }) => {
      if (about === "hazard") return grown;
      return about === "medicine" || about === "illness"
        ? ofTheMouth.test(effect)
        : byMouth.test(effect) && !alsoOnSkin.test(effect);
    });
}

/** A harm to the skin itself. */
const harmsSkin = /\b(?:skin|blister\w*|irritat\w*|rash)\b/i;

/**
 * Whether a plant without a recorded use there may still serve as a rinse, a bath, a steam or on whole skin, as people commonly do: a grown person, a
 * plant that is not poisonous and does not hurt the skin, and nothing to avoid for this person but by mouth.
 */
export function mayBeTriedOnSkin(
  { safety }: Plant,
  cautions: readonly Caution[],
  { who }: PersonFacts,
): boolean {
  const grown = !who.some((one) => one === "baby" || one === "child" || one === "pregnant");
  const harms = [safety.warnings, ...safety.toxic_parts.map(({ effect }) => effect)];
  return (
    grown &&
    safety.hazard !== "dangerous" &&
    !harms.some((text) => harmsSkin.test(text)) &&
    cautions.every(({ severity, effect }) => severity !== "avoid" || ofTheMouth.test(effect))
  );
}
