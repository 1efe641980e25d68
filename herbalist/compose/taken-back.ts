// What an earlier answer named and the answer for this person no longer does: it is taken back.

import type { Other } from "#catalogue/other.ts";
import type { Plant } from "#catalogue/plant.ts";
import { namesOfPlant } from "../answer/asked-things.ts";
import type { Block } from "../answer/blocks.ts";
import { listOf } from "../answer/phrasing.ts";
import { checkPlant, type Usage } from "../check/check.ts";
import { checkableOther } from "../check/checkable.ts";
import { type Message, thingsIn } from "../understand/follow-up.ts";
import type { Knowledge } from "../understand/knowledge.ts";
import type { Understanding } from "../understand/understanding.ts";

export function takenBack(
  recent: readonly Message[],
  understanding: Understanding,
  text: string,
  knowledge: Knowledge,
): Block[] {
  const whom = whomFor(understanding);
  if (whom === undefined) return [];
  const said = text.toLowerCase();
  const facts = { medicines: [], illnesses: [], otherPlants: [], who: understanding.who };
  // Of other remedies only what such a person should not even put on; one that nobody should use was named as a warning.
  const isLeft = (other: Other) =>
    other.how !== undefined && checkPlant(checkableOther(other), onSkin, facts, knowledge).verdict === "drop";
  const kept = new Set<string>();
  const names = recent
    .filter(({ role }) => role === "assistant")
    .flatMap(({ content }) => thingsIn(content, knowledge))
    .flatMap(({ id }) => {
      const plant = knowledge.plants.get(id);
      const other = knowledge.others.get(id);
      if (other && !isLeft(other)) return [];
      const names = plant ? namesOfPlant(plant) : other ? [other.name, ...other.also] : [];
      // "Pawpaw" is said where the answer says "papaw".
      if (names.some((one) => said.includes(one.toLowerCase()))) return [];
      const name = plant ? knowledge.nameOf(plant) : (other?.name ?? "");
      if (plant && isFood(plant, understanding)) kept.add(name);
      return [name];
    })
    .filter((name) => !said.includes(name.toLowerCase()));
  const all = [...new Set(names)];
  const left = all.filter((name) => !kept.has(name)).slice(0, mostNamed);
  const eaten = all.filter((name) => kept.has(name)).slice(0, mostNamed);
  const parts = [
    ...(left.length > 0 ? [`leave out ${listOf(left)}, which I named before`] : []),
    ...(eaten.length > 0
      ? [`take ${listOf(eaten)} only as food holds ${eaten.length > 1 ? "them" : "it"}`]
      : []),
  ];
  if (parts.length === 0) return [];
  return [{ type: "text", text: `**${whom} it is different: ${parts.join("; ")}.**` }];
}

/** Coconut water in pregnancy, ripe papaw while nursing: the record allows a mother what is eaten, and only the remedy is taken back. */
function isFood({ safety }: Plant, { who }: Understanding): boolean {
  if (who.includes("baby") || who.includes("child")) return false;
  const ofMother = who.includes("pregnant") ? safety.pregnancy : safety.breastfeeding;
  return ofMother.advice === "food amounts only";
}
const mostNamed = 4;
const onSkin: Usage = { route: "poultice", part: undefined };

/** "At 2 years", "In pregnancy"; undefined for a grown person. */
function whomFor({ who, ageMonths }: Understanding): string | undefined {
  if (who.includes("pregnant")) return "In pregnancy";
  if (who.includes("baby") || who.includes("child")) {
    if (ageMonths === undefined) return who.includes("baby") ? "For a baby" : "For a child";
    const [count, unit] =
      ageMonths < 24 ? [Math.floor(ageMonths), "month"] : [Math.floor(ageMonths / 12), "year"];
    return count < 1 ? "For a newborn" : `At ${count} ${unit}${count === 1 ? "" : "s"}`;
  }
  return who.includes("breastfeeding") ? "While breastfeeding" : undefined;
}
