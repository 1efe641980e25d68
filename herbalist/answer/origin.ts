// Where a plant or remedy comes from, and whose it is in Guyana.
import { verdict } from "./asked-detail.ts";
import type { AskedThing } from "./asked-things.ts";
import type { Block } from "./blocks.ts";
import { firstSentences, listOf, sentence, upperFirst } from "./phrasing.ts";

/** Peoples and homes, among the lands that a record gives. */
const peoples =
  /Guyan|Guian(?:ese|a Creole)|Amerindian|Creole|Caribbean|Arawak|Warao|\bCarib\b|Patamona|Macushi|Wapishana|Palikur|Rupununi|District|history/;
/** Lands to which Guyana itself belongs. */
const ofHere = /^(?:Guianas|Tropical America|South America|Amazonian)/;

/** "where does it come from", "is it Guyanese" */
export function origin({ plant, other, name }: AskedThing): Block[] {
  if (!plant)
    return other
      ? verdict(`${upperFirst(name)}:`, `${sentence(other.what)} ${sentence(other.warning_first)}`)
      : [];
  // Phones do not hold it.
  if (plant.cultural_origin.length === 0) return [];
  const lands = plant.cultural_origin.filter((one) => !peoples.test(one));
  const own = plant.cultural_origin.filter((one) => /^(?:Amerindian|Indo-|Afro-|Portuguese-)/.test(one));
  const isHere = lands.length === 0 || lands.some((one) => ofHere.test(one));
  const from = isHere
    ? `${upperFirst(name)} grows in Guyana itself.`
    : `${upperFirst(name)} came to Guyana from ${listOf(lands)}.`;
  const kept = own.length > 0 ? `Its use here is kept above all by ${listOf(own)} families.` : "";
  return verdict(from, `${kept} ${sentence(firstSentences(plant.habitat, 1))}`.trim());
}
