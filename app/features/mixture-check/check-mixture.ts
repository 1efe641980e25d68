// Checks the picked plants and medicines with the herbalist's own rules, in the browser.
import { checkResolvedMixture, type Mixture, type Resolved } from "#herbalist/check/mixture.ts";
import { nameOf } from "#herbalist/language/plant-name.ts";
import { createMedicineKnowledge } from "#herbalist/understand/medicines.ts";
import type { MixtureData } from "./mixture-data.ts";
import { fold } from "./options.ts";
import type { Picked } from "./picked.ts";

export function checkPicked(picked: Picked, data: MixtureData): Mixture {
  const illnessLabels = new Map(data.illnesses.map(({ id, label }) => [id, label]));
  return checkResolvedMixture(
    {
      plantIds: picked.plants,
      taken: picked.medicines.map((name) => resolve(name, data.drugClasses)),
      known: picked.illnesses.map((name) => resolve(name, data.illnesses)),
      who: picked.who,
    },
    {
      plants: new Map(data.plants.map((plant) => [plant.id, plant])),
      medicines: createMedicineKnowledge(data),
      illnessLabel: (id) => illnessLabels.get(id) ?? id,
      nameOf,
    },
  );
}

type Entry = { id: string; label: string; names: readonly string[] };

function resolve(name: string, entries: readonly Entry[]): Resolved {
  const wanted = fold(name);
  const found = entries.filter(({ id, label, names }) =>
    [id, label, ...names].some((each) => fold(each) === wanted),
  );
  return { written: writtenAs(name, found), ids: found.map(({ id }) => id) };
}

/** The name as our lists spell it; the URL contains it folded. */
function writtenAs(name: string, found: readonly Entry[]): string {
  const wanted = fold(name);
  return (
    found.flatMap(({ label, names }) => [label, ...names]).find((each) => fold(each) === wanted) ??
    found[0]?.label ??
    name
  );
}
