import { describe, expect, it } from "vitest";
import { normalise } from "./normalise.ts";
import { durationDays } from "./numbers.ts";
import { createSpeller, editDistance } from "./spelling.ts";
import { stem } from "./stem.ts";
import { createReader } from "./tokens.ts";

const vocabulary = new Set(["chest", "breathing", "metformin", "pressure", "headache", "sweating"]);
const read = createReader(vocabulary, createSpeller(vocabulary));

describe("normalise", () => {
  it("removes accents, invisible characters, capitals and repeated letters", () => {
    expect(normalise("CHÉST\u200b PÁIN’s")).toBe("chest pain's");
    expect(normalise("soooo baaaad")).toBe("soo baad");
  });
  it("reads Cyrillic and Greek letters that look like Latin ones as these", () =>
    expect(normalise("wаrfаrin, οleander")).toBe("warfarin, oleander"));
  it("accepts lone surrogates", () => expect(() => normalise("\ud800 pain \udc00")).not.toThrow());
});

describe("stem", () => {
  it.each([
    ["breathing", "breathe"],
    ["bleeds", "bleed"],
    ["vomited", "vomiting"],
    ["suddenly", "sudden"],
    ["tablets", "tablet"],
  ])("%s and %s have the same stem", (a, b) => expect(stem(a)).toBe(stem(b)));
  it.each([
    ["chest", "chess"],
    ["hives", "hiv"],
  ])("%s and %s have different stems", (a, b) => expect(stem(a)).not.toBe(stem(b)));
});

describe("spelling", () => {
  const speller = createSpeller(vocabulary);
  it.each([
    ["metformn", "metformin"],
    ["presure", "pressure"],
    ["haedache", "headache"],
    ["breating", "breathing"],
  ])("corrects %s to %s", (wrong, right) => expect(speller.correct(wrong)).toBe(right));
  it("does not change short or distant words", () => {
    expect(speller.correct("cat")).toBeUndefined();
    expect(speller.correct("president")).toBeUndefined();
  });
  it("counts a transposition as one edit", () => expect(editDistance("pressrue", "pressure", 2)).toBe(1));
});

describe("reader", () => {
  it("maps Creolese and contractions to plain words", () => {
    expect(read("me cyaan ketch meh bret").tokens.map(({ plain }) => plain)).toEqual([
      "me",
      "cannot",
      "catch",
      "my",
      "breath",
    ]);
  });
  it.each([
    ["how much wan marnin", "how much a morning"],
    ["me wan drink", "me want to drink"],
    ["ah does sleep", "i does sleep"],
    ["me belly ah bun me", "me belly a burn me"],
    ["boil neem lef", "boil neem leaf"],
    ["he lef han numb", "he left hand numb"],
    ["how long fuh lef am", "how long for leave it"],
    ["i am fine and he boil am", "i am fine and he boil it"],
    ["gimme something nah", "give me something please"],
    ["he nah wake", "he not wake"],
    ["whey me could get whey powder", "where me could get whey powder"],
  ])("reads short words by their neighbours: %s", (written, plain) =>
    expect(
      read(written)
        .tokens.map((token) => token.plain)
        .join(" "),
    ).toBe(plain),
  );
  it.each([
    ["a bit of salt", "a bit of salt"],
    ["a dog bit me", "a dog bite me"],
    ["my straw hat", "my straw hat"],
    ["me head a hat me", "me head a hurt me"],
    ["the bus park", "the bus park"],
    ["de boil bus open", "the boil burst open"],
    ["chess club", "chess club"],
    ["expecting a letter", "expecting a letter"],
    ["she is expecting", "she is pregnant"],
  ])("reads “%s” by its neighbours", (written, plain) =>
    expect(
      read(written)
        .tokens.map((token) => token.plain)
        .join(" "),
    ).toBe(plain),
  );
  it("records sentences, clauses and numbers", () => {
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
  it("reads a voice note without full stops as several sentences, and a short one as it is", () => {
    const first = (text: string) => {
      const { tokens } = read(text);
      return tokens
        .filter(({ sentence, at }) => sentence !== tokens[at - 1]?.sentence)
        .map(({ raw, at }) => `${raw} ${tokens[at + 1]?.raw}`);
    };
    expect(
      first(
        "good morning I does sell greens by the line and my cousin come from town with a bag and she say is all the same thing so I want to know how you does tell them",
      ),
    ).toEqual(["good morning", "and my", "and she", "so i"]);
    expect(first("me belly hurt and me a vomit and me cannot stand")).toEqual(["me belly"]);
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
    ["baby gas, 5 months, drawing up legs", undefined],
    ["honey for baby cough 7 months", undefined],
    ["baby have a cough for 2 months", 60],
    ["ginger tea for morning sickness 8 weeks", undefined],
    ["pregnant n nauseous is ginger ok 9 weeks", undefined],
    ["had it ten years ago", undefined],
    ["twenty one days of cough", 21],
    ["what food for a child with diarrhoea 2 years", undefined],
    ["my child has had a cough for 2 years", 730],
    ["client 45 years with a cough", undefined],
    ["she a breed 3 month and vomiting", undefined],
  ])("%s", (text, expected) => expect(durationDays(read(text).tokens)).toBe(expected));
});
