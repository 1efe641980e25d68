import { describe, expect, it } from "vitest";
import { plantCardSchema } from "../card-row.ts";
import { byPopularity, inShownOrder } from "./get-plants.ts";

const plant = (id: string, view_count: number | null = null) =>
  plantCardSchema.parse({ id, common_name: id, scientific_name: id, hazard: "none", view_count });

describe("byPopularity", () => {
  it("puts the most viewed first and keeps the order of familiarity among equals", () => {
    const familiar = [plant("neem"), plant("ginger"), plant("moringa")];
    const rows = [plant("moringa", 0), plant("new", 0), plant("ginger", 4), plant("neem", 0)];
    expect(byPopularity(rows, familiar).map(({ id }) => id)).toEqual(["ginger", "neem", "moringa", "new"]);
  });

  it("does not mutate its input", () => {
    const rows = [plant("a", 1), plant("b", 2)];
    byPopularity(rows, []);
    expect(rows.map(({ id }) => id)).toEqual(["a", "b"]);
  });
});

describe("inShownOrder", () => {
  it("updates rows in place and appends new ones", () => {
    const shown = [plant("neem"), plant("gone"), plant("ginger")];
    const fresh = [plant("ginger", 9), plant("new", 5), plant("neem", 1)];
    expect(inShownOrder(fresh, shown).map(({ id, view_count }) => [id, view_count])).toEqual([
      ["neem", 1],
      ["gone", null],
      ["ginger", 9],
      ["new", 5],
    ]);
  });
});

describe("plantCardSchema", () => {
  it("fills in missing texts and lists", () => {
    const row = plantCardSchema.parse({
      id: "a",
      common_name: "A",
      scientific_name: "A a",
      hazard: "none",
      images: null,
    });
    expect(row).toMatchObject({ description: "", images: [], category_tags: [] });
  });

  it("treats an unknown hazard as caution", () => {
    expect(plantCardSchema.parse({ ...plant("a"), hazard: "unheard of" }).hazard).toBe("caution");
  });

  it("rejects a row without a name", () => {
    expect(plantCardSchema.safeParse({ id: "a" }).success).toBe(false);
  });
});
