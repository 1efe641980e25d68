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

describe("the search", () => {
  it("asks nothing of an empty question", () => {
    expect(index.find("  ")).toBeNull();
    expect(index.find(" - ' ")).toBeNull();
  });

  it("puts names first: the very name, then a name that holds the word, then a text that does", () => {
    expect(index.find("ginger")).toEqual(["ginger", "congo-ginger", "turmeric"]);
  });

  it("ignores case, accents and apostrophes, in the question and in the plant", () => {
    expect(index.find("POUI")).toEqual(["mace"]);
    expect(index.find("gínger")?.[0]).toBe("ginger");
    expect(index.find("cats claw")).toEqual(["mace"]);
    expect(index.find("cat’s cl")).toEqual(["mace"]);
    expect(index.find("dont chew")).toEqual(["guava"]);
  });

  it("knows the names of all languages, and names written in one word or in several", () => {
    expect(index.find("haldi")).toEqual(["turmeric"]);
    expect(index.find("zingiber")).toEqual(["ginger"]);
    expect(index.find("leafoflife")).toEqual(["leaf-of-life"]);
    expect(index.find("wonder of the world")).toEqual(["leaf-of-life"]);
  });

  it("finds symptoms and uses, every word of the question and in any order", () => {
    expect(index.find("pressure blood")).toEqual(["leaf-of-life"]);
    expect(index.find("fever")).toEqual(["mace"]);
    expect(index.find("yellow root")).toEqual(["turmeric"]);
    expect(index.find("yellow fever")).toEqual([]);
  });

  it("answers while a word is being typed, and inside of words", () => {
    expect(index.find("tur")).toEqual(["turmeric"]);
    expect(index.find("cuma")).toEqual(["turmeric"]);
  });

  it("forgives one slip in a word it does not know, and only there", () => {
    expect(index.find("tumeric")).toEqual(["turmeric"]);
    expect(index.find("gauva")?.[0]).toBe("guava");
    expect(index.find("presure")).toEqual(["leaf-of-life"]);
    expect(index.find("cold")).toEqual(["ginger"]);
    expect(index.find("tmeric xylo")).toEqual([]);
    expect(index.find("zzzz")).toEqual([]);
  });

  it("asks for words of one or two letters only where nothing longer is asked: the texts are kept without them", () => {
    expect(index.find("it is for a cold stomach")).toEqual(["ginger"]);
    expect(index.find("yellow zz")).toEqual(["turmeric"]);
    expect(index.find("zz")).toEqual([]);
    expect(index.find("zz co")).toEqual([]);
    // But they lift whose name they begin.
    expect(index.find("ginger co")).toEqual(["congo-ginger", "ginger", "turmeric"]);
  });

  it("survives what is no word to it", () => {
    for (const query of ["constructor", "__proto__", "(", ".*", "\\", "💚", "a".repeat(5000)])
      expect(index.find(query) ?? []).toEqual([]);
  });
});
