import { describe, expect, it } from "vitest";
import { createSearchIndex, type SearchEntry } from "./search-index.ts";

const plant = (id: string, names: string[], symptoms: string[] = [], text = ""): SearchEntry => ({
  id,
  names,
  symptoms,
  text,
});

const index = createSearchIndex([
  plant(
    "turmeric",
    ["Turmeric", "Curcuma longa", "Haldi"],
    ["joint pain"],
    "A ginger cousin with a yellow root",
  ),
  plant("ginger", ["Ginger", "Zingiber officinale"], ["nausea"], "warm and hot, for a cold stomach"),
  plant("congo-ginger", ["Congo Ginger", "Costus"], [], "by the creek"),
  plant("guava", ["Guava", "Psidium guajava"], ["loose bowels"], "leaf tea; don't chew the bark"),
  plant(
    "leaf-of-life",
    ["Leaf of Life", "Bryophyllum pinnatum", "Wonder-of-the-world"],
    ["high blood pressure"],
  ),
  plant("mace", ["Cat's Claw", "Pôui"], ["Fever"], "an agave-like leaf"),
]);

/** The ids found, the best grade first. */
const found = (query: string): string[] | undefined => {
  const grades = index.find(query);
  return grades ? [...grades].toSorted(([, a], [, b]) => a - b).map(([id]) => id) : undefined;
};

describe("search index", () => {
  it("returns null for an empty query", () => {
    expect(index.find("  ")).toBeNull();
    expect(index.find(" - ' ")).toBeNull();
  });

  it("ranks an exact name first, then names containing the word, then texts", () => {
    expect(found("ginger")).toEqual(["ginger", "congo-ginger", "turmeric"]);
  });

  it("ignores case, accents and apostrophes in query and entries", () => {
    expect(found("POUI")).toEqual(["mace"]);
    expect(found("gínger")?.[0]).toBe("ginger");
    expect(found("cats claw")).toEqual(["mace"]);
    expect(found("cat’s cl")).toEqual(["mace"]);
    expect(found("dont chew")).toEqual(["guava"]);
  });

  it("finds names in all languages, written as one word or several", () => {
    expect(found("haldi")).toEqual(["turmeric"]);
    expect(found("zingiber")).toEqual(["ginger"]);
    expect(found("leafoflife")).toEqual(["leaf-of-life"]);
    expect(found("wonder of the world")).toEqual(["leaf-of-life"]);
  });

  it("requires every word of the query, in any order, in symptoms and uses", () => {
    expect(found("pressure blood")).toEqual(["leaf-of-life"]);
    expect(found("fever")).toEqual(["mace"]);
    expect(found("yellow root")).toEqual(["turmeric"]);
    expect(found("yellow fever")).toEqual([]);
  });

  it("finds prefixes and substrings", () => {
    expect(found("tur")).toEqual(["turmeric"]);
    expect(found("cuma")).toEqual(["turmeric"]);
  });

  it("tolerates one typing error, only in unknown words", () => {
    expect(found("tumeric")).toEqual(["turmeric"]);
    expect(found("gauva")?.[0]).toBe("guava");
    expect(found("presure")).toEqual(["leaf-of-life"]);
    expect(found("cold")).toEqual(["ginger"]);
    expect(found("tmeric xylo")).toEqual([]);
    expect(found("zzzz")).toEqual([]);
  });

  it("requires words of one or two letters only where the query has no longer ones", () => {
    expect(found("it is for a cold stomach")).toEqual(["ginger"]);
    expect(found("yellow zz")).toEqual(["turmeric"]);
    expect(found("zz")).toEqual([]);
    expect(found("zz co")).toEqual([]);
  });

  it("finds two letters anywhere in a word, names that begin with them first", () => {
    expect(found("le")?.[0]).toBe("leaf-of-life");
    expect(found("rm")).toEqual(["turmeric", "ginger"]);
  });

  it("grades a whole name above its beginning, a name, a symptom, a text and a typing error", () => {
    const graded = (query: string, id: string) => index.find(query)?.get(id) ?? Number.NaN;
    const grades = [
      graded("ginger", "ginger"),
      graded("gin", "ginger"),
      graded("ginger", "congo-ginger"),
      graded("nausea", "ginger"),
      graded("stomach", "ginger"),
      graded("stomch", "ginger"),
    ];
    expect(grades).toEqual(grades.toSorted((a, b) => a - b));
    expect(new Set(grades).size).toBe(grades.length);
  });

  it("handles queries that are not words", () => {
    for (const query of ["constructor", "__proto__", "(", ".*", "\\", "💚", "a".repeat(5000)])
      expect(found(query) ?? []).toEqual([]);
  });
});
