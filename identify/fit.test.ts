import { beforeAll, expect, test } from "vitest";
import { sharedCatalogue } from "#tests/support/shared-catalogue.ts";
import { fitOf, isSettled } from "./fit.ts";
import { type Answer, createKey, isNarrowedDown } from "./key.ts";
import { type Profile, profileOf } from "./profile.ts";

let plants: { id: string; profile: Profile }[];
let neem: Profile;

beforeAll(async () => {
  plants = (await sharedCatalogue()).plants.map((plant) => ({ id: plant.id, profile: profileOf(plant) }));
  const found = plants.find(({ id }) => id === "neem");
  if (!found) throw new Error("no neem");
  neem = found.profile;
}, 60_000);

test("each answer fits, speaks against the plant with what it shows instead, or meets an empty record", () => {
  const { fitting, against, unknown } = fitOf({ ...neem, sap: "unknown" }, [
    { character: "growth", states: ["tree"] },
    { character: "leaf-kind", states: ["lace", "feather"] },
    { character: "flower-colour", states: ["purple"] },
    { character: "sap", states: ["milky"] },
    { character: "fruit-kind", states: [] },
  ]);
  expect(fitting.map(({ character }) => character)).toEqual(["growth", "leaf-kind"]);
  expect(against).toEqual([{ answer: { character: "flower-colour", states: ["purple"] }, shown: ["white"] }]);
  expect(unknown.map(({ character }) => character)).toEqual(["sap"]);
});

test("is settled only after a few answers, most of which the likeliest plant fits", () => {
  const { rank } = createKey(plants);
  const garlic: Answer[] = [
    { character: "growth", states: ["vine"] },
    { character: "flower-form", states: ["trumpet"] },
    { character: "smell", states: ["garlic"] },
  ];
  const settled = (...more: Answer[]) => {
    const ranked = rank([...garlic, ...more]);
    expect(isNarrowedDown(ranked)).toBe(true);
    return isSettled(ranked, [...garlic, ...more]);
  };
  expect(settled()).toBe(false);
  expect(settled({ character: "sap", states: [] })).toBe(false);
  expect(settled({ character: "flower-colour", states: ["purple"] })).toBe(true);
  // One of four answers speaks against it: the plant in hand may be none that the key knows.
  expect(settled({ character: "flower-colour", states: ["blue"] })).toBe(false);
});
