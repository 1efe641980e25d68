import { describe, expect, it } from "vitest";
import { byPopularity } from "./get-plants.ts";
import { plantCardSchema } from "./plant-row.ts";

const plant = (id: string, view_count: number | null = null) =>
  plantCardSchema.parse({ id, common_name: id, scientific_name: id, hazard: "none", view_count });

describe("byPopularity", () => {
  it("puts the most viewed first and leaves equals where they were printed", () => {
    const printed = [plant("neem"), plant("ginger"), plant("moringa")];
    const rows = [plant("moringa", 0), plant("new", 0), plant("ginger", 4), plant("neem", 0)];
    expect(byPopularity(rows, printed).map(({ id }) => id)).toEqual(["ginger", "neem", "moringa", "new"]);
  });

  it("does not change the list it was given", () => {
    const rows = [plant("a", 1), plant("b", 2)];
    byPopularity(rows, []);
    expect(rows.map(({ id }) => id)).toEqual(["a", "b"]);
  });
});

describe("a row of the database", () => {
  it("is completed where texts and lists are missing", () => {
    const row = plantCardSchema.parse({
      id: "a",
      common_name: "A",
      scientific_name: "A a",
      hazard: "none",
      images: null,
    });
    expect(row).toMatchObject({ description: "", images: [], category_tags: [] });
  });

  it("treats an unknown hazard as a reason for care", () => {
    expect(plantCardSchema.parse({ ...plant("a"), hazard: "unheard of" }).hazard).toBe("caution");
  });

  it("is refused without a name", () => {
    expect(plantCardSchema.safeParse({ id: "a" }).success).toBe(false);
  });
});
