import { beforeAll, describe, expect, it } from "vitest";
import { readCatalogue } from "#catalogue/load.ts";
import { firstAid } from "#herbalist/compose/first-aid.ts";
import { createHerbalist, type Herbalist } from "#herbalist/herbalist.ts";
import { dangers } from "./dangers.ts";

let herbalist: Herbalist;
beforeAll(async () => {
  herbalist = createHerbalist((await readCatalogue()).value);
}, 60_000);
const found = (question: string) => herbalist.answer(question).decisions.triage.dangers.map(({ id }) => id);

describe.each(dangers)("$id", ({ id, hears, ignores }) => {
  it.each(hears)("hears: %s", (question) => expect(found(question)).toContain(id));
  it.each(ignores)("ignores: %s", (question) => expect(found(question)).not.toContain(id));
});

describe("the table of dangers", () => {
  it("names each danger once, with five examples and five near misses", () => {
    expect(new Set(dangers.map(({ id }) => id)).size).toBe(dangers.length);
    for (const { id, hears, ignores } of dangers) {
      expect(hears.length, id).toBeGreaterThanOrEqual(5);
      expect(ignores.length, id).toBeGreaterThanOrEqual(5);
    }
  });
  it("has first aid for every emergency", () => {
    const without = dangers.filter(({ level, firstAid: key }) => level === "emergency" && !(key in firstAid));
    expect(without.map(({ id }) => id)).toEqual([]);
  });
});
