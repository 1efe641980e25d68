import { beforeAll, expect, test } from "vitest";
import { sharedCatalogue } from "#tests/support/shared-catalogue.ts";
import { fitOf } from "./fit.ts";
import { type Profile, profileOf } from "./profile.ts";

let neem: Profile;

beforeAll(async () => {
  const plant = (await sharedCatalogue()).plants.find(({ id }) => id === "neem");
  if (!plant) throw new Error("no neem");
  neem = profileOf(plant);
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
