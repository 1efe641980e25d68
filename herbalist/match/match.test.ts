import { beforeAll, describe, expect, it } from "vitest";
import { readCatalogue } from "#catalogue/load.ts";
import { isSwallowed } from "#catalogue/words.ts";
import { createKnowledge, type Knowledge } from "../understand/knowledge.ts";
import { matchPlants } from "./match.ts";

let knowledge: Knowledge;
beforeAll(async () => {
  knowledge = createKnowledge((await readCatalogue()).value);
}, 180_000);
const ids = (complaints: string[], votes: [string, { helpful: number; total: number }][] = []) =>
  matchPlants(complaints, new Map(votes), knowledge).map(({ plant }) => plant.id);

describe("matchPlants", () => {
  it("offers only documented uses, best first", () => {
    const matches = matchPlants(["nausea"], new Map(), knowledge);
    expect(matches.length).toBeGreaterThan(0);
    for (const { plant, uses } of matches) expect(plant.uses).toEqual(expect.arrayContaining(uses));
    expect(matches.map(({ score }) => score)).toEqual(
      matches.map(({ score }) => score).toSorted((a, b) => b - a),
    );
    expect(matches[0]?.plant.id).toBe("ginger");
  });
  it("offers nothing for complaints that need a doctor", () => {
    for (const { id, care } of knowledge.complaints.values())
      if (care === "doctor first") expect(ids([id]), id).toEqual([]);
  });
  it("never offers a dangerous plant", () => {
    for (const complaint of knowledge.complaints.keys())
      for (const id of ids([complaint]))
        expect(knowledge.plants.get(id)?.safety.hazard, id).not.toBe("dangerous");
  });
  it("offers nothing to swallow where a complaint does not allow it", () => {
    for (const { plant, uses } of matchPlants(["burns", "cuts-and-wounds"], new Map(), knowledge))
      for (const use of uses) expect(isSwallowed(use.route), plant.id).toBe(false);
  });
  it("offers the plants best known for a complaint first, and each has a use for it", () => {
    for (const { id, best_known } of knowledge.complaints.values())
      expect(ids([id]).slice(0, best_known.length), id).toEqual(best_known);
  });
  it("changes the ranking by hundreds of votes, not by one", () => {
    const before = ids(["cough"]);
    const second = before[1] ?? "";
    expect(ids(["cough"], [[second, { helpful: 1, total: 1 }]])).toEqual(before);
    const last = before.at(-1) ?? "";
    expect(ids(["cough"], [[last, { helpful: 400, total: 400 }]]).indexOf(last)).toBeLessThan(
      before.length - 1,
    );
  });
});
