import { describe, expect, it } from "vitest";
import { plantCardSchema } from "../plant-row.ts";
import { activeFilters, anyFilter, noFilters, passing, readFilters, writeFilters } from "./filters.ts";

const read = (query: string) => readFilters(new URLSearchParams(query));
const written = (query: string) => writeFilters(read(query), new URLSearchParams()).toString();

describe("filters in the address", () => {
  it("come back as they were written", () => {
    const filters = {
      search: "blood pressure & more",
      category: "Women's Health",
      difficulty: "Easy",
      availability: "Rare",
      bookmarks: true,
    } as const;
    expect(readFilters(writeFilters(filters, new URLSearchParams()))).toEqual(filters);
  });

  it("leave an address without filters bare, and what is not theirs alone", () => {
    expect(written("")).toBe("");
    expect(written("category=All+Categories&search=+")).toBe("");
    expect(writeFilters(noFilters, new URLSearchParams("search=x&theme=dark")).toString()).toBe("theme=dark");
  });

  it("take no notice of words they do not know, and not of case", () => {
    expect(read("category=Poison&difficulty=Impossible&availability=&bookmarks=yes")).toEqual(noFilters);
    expect(read("category=skin conditions").category).toBe("Skin Conditions");
    expect(read(`search=${"a".repeat(5000)}`).search).toHaveLength(200);
  });
});

it("active filters say what they are and take back only themselves", () => {
  const filters = read("search=cold&category=Pain Relief&bookmarks=1");
  expect(activeFilters(filters).map(({ label }) => label)).toEqual(["“cold”", "Pain Relief", "My bookmarks"]);
  const second = activeFilters(filters)[1];
  expect({ ...filters, ...second?.without }).toEqual(read("search=cold&bookmarks=1"));
  expect(anyFilter(noFilters)).toBe(false);
});

describe("passing", () => {
  const plant = (id: string, more: object = {}) =>
    plantCardSchema.parse({ id, common_name: id, scientific_name: id, hazard: "none", ...more });
  const plants = [
    plant("a", { category_tags: ["Pain Relief"], difficulty_level: "Easy", availability: "Rare" }),
    plant("b", { category_tags: ["Pain Relief", "Skin Conditions"], difficulty_level: "Moderate" }),
    plant("c", { category_tags: [] }),
  ];
  const ids = (query: string, hits: string[] | null = null, kept: string[] = []) =>
    passing(plants, read(query), hits, new Set(kept)).map(({ id }) => id);

  it("keeps every plant when nothing is set", () => {
    expect(ids("")).toEqual(["a", "b", "c"]);
  });

  it("asks for all that is set at once", () => {
    expect(ids("category=Pain Relief")).toEqual(["a", "b"]);
    expect(ids("category=Pain Relief&difficulty=Moderate")).toEqual(["b"]);
    expect(ids("difficulty=Easy&availability=Rare")).toEqual(["a"]);
    expect(ids("availability=Common")).toEqual([]);
    expect(ids("bookmarks=1", null, ["c", "gone"])).toEqual(["c"]);
  });

  it("takes the order of the search", () => {
    expect(ids("", ["c", "b", "unknown", "a"])).toEqual(["c", "b", "a"]);
    expect(ids("category=Pain Relief", ["c", "b", "a"])).toEqual(["b", "a"]);
    expect(ids("", [])).toEqual([]);
  });
});
