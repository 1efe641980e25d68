// How complete the catalogue is: plants written, plants for each condition and category, and the required minimum.
import type { Catalogue } from "./catalogue.ts";
import { lookup, supportedCategories } from "./plant-references.ts";
import { type Category, type ConditionSlug, categories, conditionSlugs } from "./words.ts";

const minimumForCondition = 12;
const minimumForCategory = 15;

export type Coverage = {
  written: number;
  expected: number;
  missing: string[];
  /** Plants that may be offered for a condition: dangerous ones are not counted. */
  conditions: { slug: ConditionSlug; plants: number; documented: number }[];
  categories: { name: Category; plants: number; documented: number }[];
};

export function coverage(catalogue: Catalogue): Coverage {
  const { plants, scope, complaints } = catalogue;
  const known = lookup(catalogue);
  const written = new Set(plants.map((plant) => plant.id));
  const feeds = (ids: string[], slug: ConditionSlug) =>
    complaints.some((complaint) => complaint.conditions.includes(slug) && ids.includes(complaint.id));
  const offered = plants.filter((plant) => plant.safety.hazard !== "dangerous");
  return {
    written: written.size,
    expected: scope.length,
    missing: scope.map((entry) => entry.id).filter((id) => !written.has(id)),
    conditions: conditionSlugs.map((slug) => ({
      slug,
      plants: offered.filter((plant) =>
        feeds(
          plant.uses.map((use) => use.complaint),
          slug,
        ),
      ).length,
      documented: scope.filter((entry) => entry.hazard_floor !== "dangerous" && feeds(entry.complaints, slug))
        .length,
    })),
    categories: categories.map((name) => ({
      name,
      plants: plants.filter((plant) => plant.category_tags.includes(name)).length,
      documented: scope.filter((entry) =>
        entry.complaints.some((id) => known.complaints.get(id)?.categories.includes(name)),
      ).length,
    })),
  };
}

/** Where the catalogue falls short. The minimum is lower where content/scope.yaml documents fewer plants. */
export function coverageFaults({
  conditions,
  categories: tags,
  missing,
  expected,
  written,
}: Coverage): string[] {
  const faults = missing.map((id) => `content/plants/${id}.yaml: is in content/scope.yaml but not written`);
  if (written > expected)
    faults.push(`content/plants: ${written} files for ${expected} plants in content/scope.yaml`);
  for (const { slug, plants, documented } of conditions)
    if (plants < Math.min(minimumForCondition, documented))
      faults.push(
        `condition ${slug}: has ${plants} of the ${Math.min(minimumForCondition, documented)} plants wanted`,
      );
  for (const { name, plants, documented } of tags)
    if (plants < Math.min(minimumForCategory, documented))
      faults.push(
        `category ${name}: has ${plants} of the ${Math.min(minimumForCategory, documented)} plants wanted`,
      );
  return faults;
}

/** Categories that a plant's uses support but its tags omit: a hint, not a fault. */
export function untaggedCategories(catalogue: Catalogue): { id: string; categories: string[] }[] {
  const known = lookup(catalogue);
  return catalogue.plants
    .map((plant) => ({
      id: plant.id,
      categories: [...supportedCategories(plant, known)].filter(
        (name) => !plant.category_tags.some((tag) => tag === name),
      ),
    }))
    .filter((entry) => entry.categories.length > 0);
}
