// What stands behind a "no": how much its row rests on, and whether it leaves the thing as ordinary food. Told from the words of the row, which say what
// was seen in whom, and from how the row is known.
import type { Caution } from "../check/check.ts";
import { handlingClasses } from "../understand/medicines.ts";

/** "grave": people came to harm, or would. "may add up": likely, and not seen. "little known": animals, the laboratory, or no information. */
export type Weight = "grave" | "may add up" | "little known";

/** What nobody tries out, however it is known. */
const grave =
  /\b(?:dead(?:ly)?|deaths?|die[sd]?|kill\w*|fatal|poison\w*|toxin|cyanide|life-threatening|dangerous\w*|self-harm|heart\w*|breath\w*|fits|stroke|coma|collapse|consciousness|paralys\w*|shock|bleed\w*|bled|clot\w*|INR|serotonin|miscarr\w*|womb|pregnanc\w+|abort\w*|birth defects|hepatitis|liver (?:injury|failure|cancer)|kidneys?|potassium|lithium|transplant\w*|cancer (?:team|medicines?|tablets?)|closed throat|gangrene|crisis|severe|arsenic|mania|allerg\w+|emergency)\b|\bsugar\b[^.;]*\b(?:falls?|drops?|low)\b|\ba low\b/i;
const seenInPeople =
  /\b(?:people|patients?|persons?|wom[ae]n|m[ae]n|volunteers?|child(?:ren)?|cases?|reported|followed|per cent|doubled|tripled|threefold)\b/i;
const unproven =
  /\b(?:no information|nothing (?:is|was) (?:known|found)|not known|unknown|untested|(?:not|never) (?:been )?(?:tested|studied)|too little|rats?|mice|rabbits?|animals?|laboratory|near kin|kindred)\b/i;
const supposed = /\b(?:may|might|could|can|listed|said|adds? up|hints?)\b/i;

/** `known`: how the row is known, where its file is at hand. */
export function weightOf(effect: string, known: "read" | "recalled" = "read"): Weight {
  if (grave.test(effect)) return "grave";
  if (unproven.test(effect)) return "little known";
  if (seenInPeople.test(effect)) return "grave";
  return known === "recalled" || supposed.test(effect) ? "may add up" : "grave";
}

/** "Food amounts should stay even", "seasoning only", "the fruit is food": the row itself leaves it on the plate. */
const leavesFood =
  /\bseasoning only\b|\b(?:beyond|than|as) seasoning\b|\b(?:is|are|as|keep to|but its) (?:a )?(?:food|seasoning|ordinary eating)\b|\b(?:food|cooking|spice) (?:amounts|pinches)\b|\bfood holds\b|\bin (?:family )?food (?:is|at most|only|beside|and)\b|\b(?:little|pinch|sprinkle|squeeze|leaf|what is) in food\b|\bcooked (?:portions|helping)\b|\bonly cooked, in food\b|\bripe pulp is no worry\b|\bfruit now and then\b/i;

/** The harm lies in what is eaten: the fruit itself, its potassium or its sugar. */
const blamesFood =
  /\b(?:fruit|greens|bananas|porridge|juice|potassium|oxalate|kidneys?|parkinson\w*|sugary|sweet drinks|foods? (?:rich|that)|eat(?:en|ing)|keep (?:all|away)|by mouth|swallow|purging)\b/i;

/** "Leave out tea and juice", "no leaf tea": only these are meant. */
const barredForms = /\b(?:no|leave out|not)\b[^.;]*\b(?:teas?|juice)\b/gi;

type Against = Pick<Caution, "about" | "id" | "written" | "severity" | "effect">;

/**
 * Whether what this person should not take as a remedy is fine as ordinary food: each reason says so, or the thing is a kitchen's and no reason lies in the
 * food itself. Never a poisonous plant, a baby, an allergy or a grave illness.
 */
export function isFineAsFood(cautions: readonly Against[], isKitchenFood: boolean): boolean {
  return decisive(cautions).every(({ about, id, effect }) => {
    if (about === "hazard" || id === "baby" || id.endsWith("-allergy")) return false;
    if (leavesFood.test(effect)) return true;
    if (!isKitchenFood || blamesFood.test(effect.replace(barredForms, ""))) return false;
    return (about !== "illness" && about !== "plant") || weightOf(effect) !== "grave";
  });
}

/** The reasons against it. The row of the medicine's own kind says more than that of all medicines which the liver clears. */
function decisive(cautions: readonly Against[]): Against[] {
  const against = cautions.filter(({ severity }) => severity === "avoid");
  return against.filter(
    ({ id, written }) =>
      !handlingClasses.has(id) ||
      !against.some((one) => one.written === written && !handlingClasses.has(one.id)),
  );
}
