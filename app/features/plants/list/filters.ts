// The list's filters: their values, their URL parameters, and which plants pass.
import type { PlantCard } from "../plant-row.ts";

export const categories = [
  "All Categories",
  "Digestive Health",
  "Respiratory Support",
  "Pain Relief",
  "Immune Boosting",
  "Skin Conditions",
  "Women's Health",
  "Men's Health",
  "Mental Wellness",
] as const;
export const difficulties = ["All Levels", "Easy", "Moderate", "Difficult"] as const;
export const availabilities = ["All", "Common", "Seasonal", "Regional", "Rare"] as const;

export type Filters = {
  search: string;
  category: (typeof categories)[number];
  difficulty: (typeof difficulties)[number];
  availability: (typeof availabilities)[number];
  /** Only the user's bookmarks. */
  bookmarks: boolean;
};

export const noFilters: Filters = {
  search: "",
  category: "All Categories",
  difficulty: "All Levels",
  availability: "All",
  bookmarks: false,
};

const longestSearch = 200;

/** Unknown values mean no filter, never an empty list. */
export function readFilters(parameters: URLSearchParams): Filters {
  const pick = <T extends string>(name: string, values: readonly T[], otherwise: T): T =>
    values.find((value) => value.toLowerCase() === parameters.get(name)?.toLowerCase()) ?? otherwise;
  return {
    search: (parameters.get("search") ?? "").slice(0, longestSearch),
    category: pick("category", categories, noFilters.category),
    difficulty: pick("difficulty", difficulties, noFilters.difficulty),
    availability: pick("availability", availabilities, noFilters.availability),
    bookmarks: parameters.get("bookmarks") === "1",
  };
}

/** Writes the filters to the URL parameters; other parameters are kept. */
export function writeFilters(filters: Filters, before: URLSearchParams): URLSearchParams {
  const after = new URLSearchParams(before);
  const put = (name: string, value: string, unset: string) => {
    if (value === unset) after.delete(name);
    else after.set(name, value);
  };
  put("search", filters.search.trim(), "");
  put("category", filters.category, noFilters.category);
  put("difficulty", filters.difficulty, noFilters.difficulty);
  put("availability", filters.availability, noFilters.availability);
  put("bookmarks", filters.bookmarks ? "1" : "", "");
  return after;
}

export function anyFilter(filters: Filters): boolean {
  return activeFilters(filters).length > 0;
}

export type ActiveFilter = { label: string; without: Partial<Filters> };

/** The active filters, each with the change that removes it. */
export function activeFilters(filters: Filters): ActiveFilter[] {
  const active: ActiveFilter[] = [];
  const search = filters.search.trim();
  if (search) active.push({ label: `“${search}”`, without: { search: "" } });
  for (const name of ["category", "difficulty", "availability"] as const) {
    if (filters[name] !== noFilters[name])
      active.push({ label: filters[name], without: { [name]: noFilters[name] } });
  }
  if (filters.bookmarks) active.push({ label: "My bookmarks", without: { bookmarks: false } });
  return active;
}

export type Hits = readonly string[] | null;

/** The plants that pass, in the order of the search hits if there was a search, otherwise in their own. */
export function applyFilters(
  plants: readonly PlantCard[],
  filters: Filters,
  hits: Hits,
  bookmarked: ReadonlySet<string>,
): PlantCard[] {
  const matching = plants.filter(
    (plant) =>
      (filters.category === noFilters.category || plant.category_tags.includes(filters.category)) &&
      (filters.difficulty === noFilters.difficulty || plant.difficulty_level === filters.difficulty) &&
      (filters.availability === noFilters.availability || plant.availability === filters.availability) &&
      (!filters.bookmarks || bookmarked.has(plant.id)),
  );
  if (hits === null) return matching;
  const byId = new Map(matching.map((plant) => [plant.id, plant]));
  return hits.flatMap((id) => byId.get(id) ?? []);
}
