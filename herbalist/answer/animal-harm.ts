// Whether a plant harms an animal.
import { animals } from "../understand/thing-details.ts";
import type { Answering } from "./answering.ts";
import { verdict } from "./asked-detail.ts";
import { type AskedThing, isKitchenPlant } from "./asked-things.ts";
import type { Block } from "./blocks.ts";
import { lowerFirst, sentence, upperFirst } from "./phrasing.ts";
import { linesOf } from "./record-sentences.ts";

/** "is it poisonous to fowls" */
export function animal(thing: AskedThing, answering: Answering): Block[] {
  const { plant, name } = thing;
  const [which = "animals"] =
    new RegExp(String.raw`\b(?:${animals})\b`).exec(answering.decisions.understanding.sentence) ?? [];
  const many = /s$|sheep|cattle|fish/.test(which) ? which : `${which}s`;
  const vet =
    "An animal that ate some and is weak, drools, fits or is off its feed: the vet or livestock officer, with a piece of the plant.";
  if (!plant) return [];
  const { hazard, toxic_parts } = plant.safety;
  const spoken = linesOf(thing, false).find(
    (one) =>
      new RegExp(String.raw`\b(?:${which.replace(/s$/, "")}|animals|livestock|cattle)s?\b`, "i").test(one) &&
      /\b(?:poison\w*|kill\w*|harm\w*|eat|browse|fodder|feed|sick\w*)\b/i.test(one),
  );
  if (hazard === "dangerous")
    return verdict(
      `Yes: ${name} is poisonous to ${many}, as it is to people.`,
      `${sentence(spoken ?? plant.safety.warning_first)} Fence it off or dig it out, and burn none of it. ${vet}`,
    );
  if (spoken !== undefined) return verdict(`${upperFirst(name)} and ${many}:`, `${sentence(spoken)} ${vet}`);
  if (poisonsAnimals[plant.id]?.test(many))
    return verdict(
      `${mayGive.test(answering.decisions.understanding.sentence) ? "No" : "Yes"}, keep it from ${many}: ${name} is good for us and poison to them.`,
      vet,
    );
  const part = toxic_parts.find((one) => !one.part.includes("oil"));
  return verdict(
    isKitchenPlant(plant)
      ? `Not known to be poisonous to ${many}, as far as we eat it: ${name}.`
      : part
        ? `Take care: the ${part.part} of ${name} can harm people, so keep it from ${many}.`
        : `Not known to be poisonous to ${many}: ${name}.`,
    `${part ? `The ${part.part}: ${lowerFirst(sentence(part.effect))}` : "My records are about people; a nibble seldom harms, much of any one thing can."} ${vet}`,
  );
}

/** Whether it may be given is asked, and not whether it harms. */
const mayGive = /\b(?:can|could|may|should|ok|okay|safe)\b(?!.*\b(?:poison\w*|harm\w*|kill\w*|hurt\w*)\b)/;

const dogsAndCats = "dogs|pupp|cats|kitten|pets";
/** Onions break the red blood cells, cocoa and coffee race the heart, persin stops it, cassava holds cyanide, aloe sap purges. */
const poisonsAnimals: Readonly<Record<string, RegExp>> = {
  garlic: new RegExp(`${dogsAndCats}|cows|cattle|goats|sheep|horses`),
  onion: new RegExp(`${dogsAndCats}|cows|cattle|goats|sheep|horses`),
  aloe: new RegExp(dogsAndCats),
  cocoa: /./,
  coffee: /./,
  avocado: /^(?!dogs)/,
  cassava: /./,
};
