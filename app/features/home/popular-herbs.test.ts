import { expect, it } from "vitest";
import { loadPlants } from "#catalogue/load.ts";
import { popularHerbs } from "./popular-herbs.ts";

it("names plants of the catalogue and warns wherever the catalogue does", async () => {
  const plants = new Map((await loadPlants()).map((plant) => [plant.id, plant]));
  for (const herb of popularHerbs) {
    const plant = plants.get(herb.id);
    expect(plant?.names.scientific, herb.id).toBe(herb.scientificName);
    expect(herb.caution !== undefined, herb.id).toBe(plant?.safety.hazard !== "none");
  }
});

it("states that soursop is linked to parkinsonism and adds to blood-pressure medicine", () => {
  const soursop = popularHerbs.find(({ id }) => id === "soursop");
  expect(soursop?.caution).toMatch(/parkinsonism.*blood-pressure medicine/);
});
