import { describe, expect, it } from "vitest";
import { normalise } from "./normalise.ts";
import { durationDays } from "./numbers.ts";
import { createSpeller, editDistance } from "./spelling.ts";
import { stem } from "./stem.ts";
import { createReader } from "./tokens.ts";

const vocabulary = new Set(["chest", "breathing", "metformin", "pressure", "headache", "sweating"]);
const read = createReader(vocabulary, createSpeller(vocabulary));

describe("normalise", () => {
  it("takes away accents, hidden signs and shouting", () => {
    expect(normalise("CHÉST\u200b PÁIN’s")).toBe("chest pain's");
    expect(normalise("soooo baaaad")).toBe("soo baad");
  });
  it("survives half a character", () => expect(() => normalise("\ud800 pain \udc00")).not.toThrow());
});

describe("stem", () => {
  it.each([
    ["breathing", "breathe"],
    ["bleeds", "bleed"],
    ["vomited", "vomiting"],
    ["suddenly", "sudden"],
    ["tablets", "tablet"],
  ])("%s and %s are one word", (a, b) => expect(stem(a)).toBe(stem(b)));
  it("keeps different words apart", () => expect(stem("chest")).not.toBe(stem("chess")));
});

describe("spelling", () => {
  const speller = createSpeller(vocabulary);
  it.each([
    ["metformn", "metformin"],
    ["presure", "pressure"],
    ["haedache", "headache"],
    ["breating", "breathing"],
  ])("%s is %s", (wrong, right) => expect(speller.correct(wrong)).toBe(right));
  it("leaves short and far words alone", () => {
    expect(speller.correct("cat")).toBeUndefined();
    expect(speller.correct("president")).toBeUndefined();
  });
  it("counts a swap as one letter", () => expect(editDistance("pressrue", "pressure", 2)).toBe(1));
});

describe("reader", () => {
  it("reads Creolese and contractions as plain words", () => {
    expect(read("me cyaan ketch meh bret").tokens.map(({ plain }) => plain)).toEqual([
      "me",
      "cannot",
      "catch",
      "my",
      "breath",
    ]);
  });
  it("knows sentences, clauses and numbers", () => {
    const { tokens } = read("BP 190/120, bad. Help");
    expect(tokens.map(({ number }) => number)).toEqual([
      undefined,
      190,
      undefined,
      120,
      undefined,
      undefined,
    ]);
    expect(tokens.at(-1)?.sentence).toBe(1);
    expect(tokens.at(-2)?.clause).toBe(1);
  });
});

describe("duration", () => {
  it.each([
    ["fever for three days", 3],
    ["cough more than a month", 30],
    ["running belly since yesterday", 1],
    ["headache 2 weeks now", 14],
    ["my son is 4 years old", undefined],
    ["34 weeks pregnant", undefined],
    ["had it ten years ago", undefined],
    ["twenty one days of cough", 21],
  ])("%s", (text, expected) => expect(durationDays(read(text).tokens)).toBe(expected));
});
