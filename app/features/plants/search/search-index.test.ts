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

describe("search index", () => {
  it("returns null for an empty query", () => {
    expect(index.find("  ")).toBeNull();
    expect(index.find(" - ' ")).toBeNull();
  });

  it("ranks an exact name first, then names containing the word, then texts", () => {
    expect(index.find("ginger")).toEqual(["ginger", "congo-ginger", "turmeric"]);
  });

  it("ignores case, accents and apostrophes in query and entries", () => {
    expect(index.find("POUI")).toEqual(["mace"]);
    expect(index.find("gínger")?.[0]).toBe("ginger");
    expect(index.find("cats claw")).toEqual(["mace"]);
    expect(index.find("cat’s cl")).toEqual(["mace"]);
    expect(index.find("dont chew")).toEqual(["guava"]);
  });

  it("finds names in all languages, written as one word or several", () => {
    expect(index.find("haldi")).toEqual(["turmeric"]);
    expect(index.find("zingiber")).toEqual(["ginger"]);
    expect(index.find("leafoflife")).toEqual(["leaf-of-life"]);
    expect(index.find("wonder of the world")).toEqual(["leaf-of-life"]);
  });

  it("requires every word of the query, in any order, in symptoms and uses", () => {
    expect(index.find("pressure blood")).toEqual(["leaf-of-life"]);
    expect(index.find("fever")).toEqual(["mace"]);
    expect(index.find("yellow root")).toEqual(["turmeric"]);
    expect(index.find("yellow fever")).toEqual([]);
  });

  it("finds prefixes and substrings", () => {
    expect(index.find("tur")).toEqual(["turmeric"]);
    expect(index.find("cuma")).toEqual(["turmeric"]);
  });

  it("tolerates one typing error, only in unknown words", () => {
    expect(index.find("tumeric")).toEqual(["turmeric"]);
    expect(index.find("gauva")?.[0]).toBe("guava");
    expect(index.find("presure")).toEqual(["leaf-of-life"]);
    expect(index.find("cold")).toEqual(["ginger"]);
    expect(index.find("tmeric xylo")).toEqual([]);
    expect(index.find("zzzz")).toEqual([]);
  });

  it("requires words of one or two letters only where the query has no longer ones, as the texts omit them", () => {
    expect(index.find("it is for a cold stomach")).toEqual(["ginger"]);
    expect(index.find("yellow zz")).toEqual(["turmeric"]);
    expect(index.find("zz")).toEqual([]);
    expect(index.find("zz co")).toEqual([]);
    // They still raise plants whose name begins with them.
    expect(index.find("ginger co")).toEqual(["congo-ginger", "ginger", "turmeric"]);
  });

  it("handles queries that are not words", () => {
    for (const query of ["constructor", "__proto__", "(", ".*", "\\", "💚", "a".repeat(5000)])
      expect(index.find(query) ?? []).toEqual([]);
  });
});
