import { beforeAll, expect, test } from "vitest";
import { loadCatalogueOnce } from "#catalogue/load-once.ts";
import { buildIdentifyData } from "./identify-data.server.ts";
import type { IdentifyData, KeyPlant } from "./identify-data.ts";

let data: IdentifyData;

beforeAll(async () => {
  data = await buildIdentifyData();
}, 60_000);

const plant = (id: string): KeyPlant | undefined => data.plants.find((each) => each.id === id);

test("every poisonous look-alike of every plant is kept, with how to tell it and what it does", async () => {
  const { plants } = await loadCatalogueOnce();
  expect(data.plants).toHaveLength(plants.length);
  for (const { id, look_alikes } of plants)
    for (const { name, tell, danger } of look_alikes)
      if (danger !== undefined)
        expect(plant(id)?.poisonous).toContainEqual(expect.objectContaining({ name, tell, danger }));
});

test("a look-alike in the catalogue is linked, and a dangerous plant is shown beside the plants that it names itself", async () => {
  const linked = data.plants.flatMap(({ poisonous }) => poisonous.filter((each) => each.plant !== undefined));
  expect(linked.length).toBeGreaterThan(10);
  for (const { plant: id } of linked) expect(plant(id ?? "")).toBeDefined();

  const { plants } = await loadCatalogueOnce();
  const scientific = (id: string) => plants.find((each) => each.id === id)?.names.scientific ?? "?";
  for (const dangerous of plants.filter(({ safety }) => safety.hazard === "dangerous"))
    for (const { id } of data.plants)
      if (dangerous.look_alikes.some(({ name }) => name.includes(`(${scientific(id)}`)))
        expect(plant(id)?.poisonous.map((each) => each.plant)).toContain(dangerous.id);
});
