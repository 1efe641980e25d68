// Whether a remedy was spoken of for the skin or the hair, and not to swallow: "neem for ringworm", "castor oil for eyebrows". "How often"
// then asks about that, and neither the tea nor its note is meant.
import type { Note } from "#catalogue/note.ts";
import type { Complaint } from "#catalogue/vocabulary.ts";

export type Surface = "hair" | "skin";

/** `said`: the message that named the remedy, and the one that asks on, in plain words. */
export function surfaceOf(complaint: Complaint | undefined, said: string): Surface | undefined {
  if (swallowing.test(said)) return undefined;
  if (ofHair.test(`${said} ${complaint?.label}`)) return "hair";
  const isOfSkin =
    complaint?.external_only === true || complaint?.categories.includes("Skin Conditions") === true;
  return isOfSkin || ofSkin.test(said) ? "skin" : undefined;
}

/** Whether a note may tell how something is put there. */
export function isForSurface({ question, examples, answer }: Note, surface: Surface | undefined): boolean {
  if (surface === undefined) return true;
  return (
    (surface === "hair" || !ofHair.test(question)) &&
    !/\b(?:drink|swallow)/i.test(question) &&
    putOn.test([question, ...examples, answer].join(" "))
  );
}

const swallowing = /\b(?:drink\w*|teas?|eat\w*|swallow\w*|juice|capsules?|cups?|mouth|gargle|syrup|inside)\b/;
const ofHair =
  /\b(?:hair|scalp|dandruff|lice|(?:eye ?)?brows?|(?:eye ?)?lash(?:es)?|beard|edges|baldness)\b/i;
const ofSkin = /\b(?:skin|face|nails?|bath\w*|soak|rub|smear|dab|apply|put (?:\S+ )?on)\b/;
const putOn =
  /\b(?:skin|hair|scalp|nails?|rub\w*|wash\w*|rinse\w*(?! the mouth)|soak\w*|bath\w*|cream|ointment|dab\w*|smear\w*|cloths?|poultice|film|comb\w*|lather)\b/i;
