// The list's filters and order: their values, their URL parameters, and which plants pass.
import type { PlantCard } from "../card-row.ts";

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
  order: "popularity" | "name";
};

export const noFilters: Filters = {
  search: "",
  category: "All Categories",
  difficulty: "All Levels",
  availability: "All",
  bookmarks: false,
  order: "popularity",
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
    order: parameters.get("order") === "name" ? "name" : noFilters.order,
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
  put("order", filters.order, noFilters.order);
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

/** The grade of each match of a search, 0 for the best; null without a search. */
export type Hits = ReadonlyMap<string, number> | null;

/** The plants that pass: by name, or in their own order, in which better matches of a search come first. */
export function applyFilters(
  plants: readonly PlantCard[],
  filters: Filters,
  hits: Hits,
  bookmarked: ReadonlySet<string>,
): PlantCard[] {
  const matching = plants.filter(
    (plant) =>
      (hits === null || hits.has(plant.id)) &&
      (filters.category === noFilters.category || plant.category_tags.includes(filters.category)) &&
      (filters.difficulty === noFilters.difficulty || plant.difficulty_level === filters.difficulty) &&
      (filters.availability === noFilters.availability || plant.availability === filters.availability) &&
      (!filters.bookmarks || bookmarked.has(plant.id)),
  );
  if (filters.order === "name") return matching.sort(byName);
  if (hits === null) return matching;
  return matching.sort((a, b) => (hits.get(a.id) ?? 0) - (hits.get(b.id) ?? 0));
}

/** Without Intl, whose start takes longer than sorting the names. */
export function byName(a: Pick<PlantCard, "common_name">, b: Pick<PlantCard, "common_name">): number {
  const [one, other] = [a.common_name.toLowerCase(), b.common_name.toLowerCase()];
  return one < other ? -1 : one > other ? 1 : 0;
}
