import { beforeAll, expect, it } from "vitest";
import type { Catalogue } from "#catalogue/catalogue.ts";
import { loadCatalogueOnce } from "#catalogue/load-once.ts";
import { type Documented, documentedFor } from "./documented.ts";

let catalogue: Catalogue;
let documented: Map<string, Documented>;

beforeAll(async () => {
  catalogue = await loadCatalogueOnce();
  const labels = new Map(catalogue.complaints.map(({ id, label }) => [id, label]));
  documented = new Map(
    catalogue.conditions.map((condition) => [
      condition.slug,
      documentedFor(condition, catalogue.plants, (id) => labels.get(id) ?? id),
    ]),
  );
});

it("lists exactly the plants that the catalogue documents", () => {
  for (const { slug, complaints } of catalogue.conditions) {
    const found = documented.get(slug);
    const expected = catalogue.plants
      .filter((plant) => plant.uses.some((use) => complaints.includes(use.complaint)))
      .map(({ id }) => id)
      .sort();
    expect([...(found?.plants ?? []), ...(found?.dangerous ?? [])].map(({ id }) => id).sort()).toEqual(
      expected,
    );
  }
});

it("lists dangerous plants only as warnings", () => {
  const hazards = new Map(catalogue.plants.map(({ id, safety }) => [id, safety.hazard]));
  for (const { plants, dangerous } of documented.values()) {
    expect(plants.filter(({ id }) => hazards.get(id) === "dangerous")).toEqual([]);
    expect(dangerous.filter(({ id }) => hazards.get(id) !== "dangerous")).toEqual([]);
  }
  expect(documented.get("pain-inflammation")?.dangerous.map(({ id }) => id)).toContain("castor-bean");
});

it("ranks the best documented and studied plants first and keeps the caution mark", () => {
  const pressure = documented.get("high-blood-pressure")?.plants ?? [];
  expect(pressure[0]).toMatchObject({ evidence: "clinical", result: { outcome: "helped a little" } });
  const soursop = pressure.find(({ id }) => id === "soursop");
  expect(soursop).toMatchObject({ hazard: "caution", uses: [{ preparation: "leaf tea", complaints: [] }] });
  expect(pressure.at(-1)?.tradition).not.toBe("well documented");
});

it("names the complaint where a condition covers several", () => {
  const carilla = documented.get("flu-cold")?.plants.find(({ id }) => id === "carilla");
  expect(carilla?.uses[0]).toEqual({ preparation: "leaf and vine tea", complaints: ["Fever"] });
});
