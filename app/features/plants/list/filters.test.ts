import { describe, expect, it } from "vitest";
import { plantCardSchema } from "../card-row.ts";
import { activeFilters, anyFilter, applyFilters, noFilters, readFilters, writeFilters } from "./filters.ts";

const read = (query: string) => readFilters(new URLSearchParams(query));
const written = (query: string) => writeFilters(read(query), new URLSearchParams()).toString();

describe("filters in the URL", () => {
  it("survive a round trip", () => {
    const filters = {
      search: "blood pressure & more",
      category: "Women's Health",
      difficulty: "Easy",
      availability: "Rare",
      bookmarks: true,
      order: "name",
    } as const;
    expect(readFilters(writeFilters(filters, new URLSearchParams()))).toEqual(filters);
  });

  it("are absent when unset, and other parameters are kept", () => {
    expect(written("")).toBe("");
    expect(written("category=All+Categories&search=+")).toBe("");
    expect(writeFilters(noFilters, new URLSearchParams("search=x&theme=dark")).toString()).toBe("theme=dark");
  });

  it("ignore unknown values and upper or lower case", () => {
    expect(read("category=Poison&difficulty=Impossible&availability=&bookmarks=yes")).toEqual(noFilters);
    expect(read("category=skin conditions").category).toBe("Skin Conditions");
    expect(read(`search=${"a".repeat(5000)}`).search).toHaveLength(200);
  });
});

it("active filters have labels and can be removed one by one", () => {
  const filters = read("search=cold&category=Pain Relief&bookmarks=1");
  expect(activeFilters(filters).map(({ label }) => label)).toEqual(["“cold”", "Pain Relief", "My bookmarks"]);
  const second = activeFilters(filters)[1];
  expect({ ...filters, ...second?.without }).toEqual(read("search=cold&bookmarks=1"));
  expect(anyFilter(noFilters)).toBe(false);
});

describe("applyFilters", () => {
  const plant = (id: string, more: object = {}) =>
    plantCardSchema.parse({ id, common_name: id, scientific_name: id, hazard: "none", ...more });
  const plants = [
    plant("a", { category_tags: ["Pain Relief"], difficulty_level: "Easy", availability: "Rare" }),
    plant("b", { category_tags: ["Pain Relief", "Skin Conditions"], difficulty_level: "Moderate" }),
    plant("c", { category_tags: [] }),
  ];
  const ids = (query: string, hits: Record<string, number> | null = null, bookmarked: string[] = []) =>
    applyFilters(plants, read(query), hits && new Map(Object.entries(hits)), new Set(bookmarked)).map(
      ({ id }) => id,
    );

  it("keeps every plant without filters", () => {
    expect(ids("")).toEqual(["a", "b", "c"]);
  });

  it("combines all filters", () => {
    expect(ids("category=Pain Relief")).toEqual(["a", "b"]);
    expect(ids("category=Pain Relief&difficulty=Moderate")).toEqual(["b"]);
    expect(ids("difficulty=Easy&availability=Rare")).toEqual(["a"]);
    expect(ids("availability=Common")).toEqual([]);
    expect(ids("bookmarks=1", null, ["c", "gone"])).toEqual(["c"]);
  });

  it("puts better matches of a search first and otherwise keeps the order", () => {
    expect(ids("", { a: 2, b: 2, c: 0, unknown: 0 })).toEqual(["c", "a", "b"]);
    expect(ids("category=Pain Relief", { c: 0, b: 1, a: 4 })).toEqual(["b", "a"]);
    expect(ids("", {})).toEqual([]);
  });

  it("sorts by name on request, also during a search", () => {
    const reversed = plants.toReversed();
    const byName = applyFilters(
      reversed,
      read("order=name"),
      new Map([
        ["c", 0],
        ["a", 4],
      ]),
      new Set(),
    );
    expect(byName.map(({ id }) => id)).toEqual(["a", "c"]);
  });
});
