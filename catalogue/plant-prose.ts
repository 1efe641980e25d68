// Checks of a plant's prose: banned claims, filler, reading level, doses for children or in pregnancy, and text repeated
// between plants.
import { claimsIn, filler, historyOnly } from "./claims.ts";
import type { Plant } from "./plant.ts";
import { overlap, readingGrade, sentences, shingles, wordsOf } from "./prose.ts";

/** A fourteen-year-old reads grade 8 to 9; names of plants and illnesses raise the measure a little. */
export const highestGrade = 9.5;
/** Independent texts about related plants share up to about a fifteenth of their four-word sequences. */
export const highestOverlap = 0.15;

const file = (plant: Plant) => `content/plants/${plant.id}.yaml`;

/** All prose by field. */
export function proseOf(plant: Plant): Record<string, string> {
  const { safety } = plant;
  return {
    description: plant.description,
    recognise: plant.recognise,
    habitat: plant.habitat,
    history: plant.history,
    fun_facts: plant.fun_facts.join(" "),
    of_the_day: plant.of_the_day.join(" "),
    traditional_uses: plant.traditional_uses,
    modern_research: plant.modern_research,
    results: plant.uses.flatMap(({ result }) => result?.text ?? []).join(" "),
    "safety.warning_first": safety.warning_first,
    "safety.warnings": safety.warnings,
    "safety.stop": safety.stop,
    "safety notes": [safety.pregnancy, safety.breastfeeding, safety.children]
      .map((entry) => entry.note)
      .join(" "),
    "safety effects": [
      ...safety.toxic_parts,
      ...safety.illnesses,
      ...safety.interactions,
      ...safety.with_plants,
    ]
      .map((row) => row.effect)
      .join(" "),
    preparation_methods: Object.values(plant.preparation_methods)
      .map(({ text, every_day }) => `${text} ${every_day ?? ""}`)
      .join(" "),
    growing_info: Object.values(plant.growing_info).join(" "),
  };
}

export function plantProseFaults(plant: Plant): string[] {
  const faults: string[] = [];
  const report = (place: string, fault: string) => faults.push(`${file(plant)}: ${place}: ${fault}`);
  for (const [place, text] of Object.entries(proseOf(plant))) {
    const withoutOwnNames = withoutNames(text, plant);
    for (const { words, why } of [...claimsIn(withoutOwnNames), ...claimsIn(withoutOwnNames, filler)])
      report(place, `"${words}" ${why}`);
  }
  for (const [place, text] of Object.entries(offeredText(plant)))
    for (const { words, why } of claimsIn(text, historyOnly)) report(place, `"${words}" ${why}`);
  for (const place of [
    "description",
    "recognise",
    "history",
    "traditional_uses",
    "modern_research",
    "safety.warnings",
  ]) {
    const text = proseOf(plant)[place] ?? "";
    const least = place === "description" ? 60 : 20;
    const count = wordsOf(text).length;
    if (count < least) report(place, `has ${count} words; at least ${least} are wanted`);
    const grade = readingGrade(withoutNames(text, plant));
    if (grade > highestGrade)
      report(place, `reads at school grade ${grade.toFixed(1)}; at most ${highestGrade} is wanted`);
  }
  for (const [name, method] of Object.entries(plant.preparation_methods))
    for (const sentence of sentences(method.text))
      if (
        /\b(?:child|children|bab(?:y|ies)|infant|toddler|pregnan\w*)\b/i.test(sentence) &&
        !/\b(?:not|never|no|nor|avoid|leaves? it|stays? away|without)\b/i.test(sentence)
      )
        report(
          `preparation_methods.${name}`,
          "speaks of children or pregnancy; it may only say that it is not for them",
        );
  if (
    !/\bno (?:good |controlled |published )?(?:human|clinical) (?:studies|trials)|\b(?:trials?|stud(?:y|ies)|volunteers|patients|people|human)\b/i.test(
      plant.modern_research,
    )
  )
    report("modern_research", 'must say what was studied in people, or "No human studies found"');
  if (Object.keys(plant.preparation_methods).length === 0 && plant.safety.hazard !== "dangerous")
    report("preparation_methods", "is empty");
  return faults;
}

/** Text that a reader may take as a recommendation. */
function offeredText(plant: Plant): Record<string, string> {
  return {
    traditional_uses: plant.traditional_uses,
    of_the_day: plant.of_the_day.join(" "),
    uses: plant.uses.map((use) => use.preparation).join(". "),
    preparation_methods: Object.entries(plant.preparation_methods)
      .map(([name, method]) => `${name}. ${method.text}`)
      .join(" "),
  };
}

/** Text that two plants share: similar descriptions or facts, and identical sentences. */
export function sharedProseFaults(plants: Plant[]): string[] {
  const faults: string[] = [];
  const own = plants.map((plant) => ({
    plant,
    description: shingles(withoutNames(plant.description, plant)),
    facts: shingles(plant.fun_facts.join(" . ")),
  }));
  for (const [index, one] of own.entries())
    for (const other of own.slice(index + 1))
      for (const place of ["description", "facts"] as const) {
        const share = overlap(one[place], other[place]);
        if (share > highestOverlap)
          faults.push(
            `${file(one.plant)}: ${place === "facts" ? "fun_facts" : place}: ${Math.round(share * 100)} % the same as in ${other.plant.id}.yaml`,
          );
      }
  const seen = new Map<string, string>();
  for (const plant of plants)
    for (const text of Object.values(proseOf(plant)))
      for (const sentence of sentences(text)) {
        const plain = wordsOf(sentence).join(" ");
        if (plain.split(" ").length < 7) continue;
        const first = seen.get(plain);
        if (first !== undefined && first !== plant.id)
          faults.push(`${file(plant)}: says word for word what ${first}.yaml says: "${sentence}"`);
        else seen.set(plain, plant.id);
      }
  return faults;
}

/** Names are neutralised: they count neither as difficult words nor as similarity. */
function withoutNames(text: string, { names }: Plant): string {
  const own = [names.common, ...names.guyanese.map((entry) => entry.name)];
  return own
    .reduce(
      (rest, name) =>
        rest.replaceAll(new RegExp(`\\b${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}\\b`, "gi"), "it"),
      text,
    )
    .replaceAll(
      /\b[A-Z][a-z]+ (?:× )?[a-z]{4,}(?:us|um|is|ia|ea|ii|ae|ensis|oides|ata|ana|ica|osa)\b/g,
      "it",
    );
}
