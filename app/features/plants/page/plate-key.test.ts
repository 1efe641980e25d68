import { expect, it } from "vitest";
import { loadCatalogueOnce } from "#catalogue/load-once.ts";
import { plateAltText } from "#plates/alt-text.ts";
import { plateTexts } from "./plate-key.ts";

it("separates the drawing from the key to its numbers, for every plate", async () => {
  const { plants } = await loadCatalogueOnce();
  for (const { id, plate } of plants) {
    const { drawn, key } = plateTexts(plateAltText(plate));
    expect(drawn, id).toMatch(/^Botanical drawing of .+\.$/);
    expect(
      key.map((entry) => Number.parseInt(entry, 10)),
      id,
    ).toEqual(key.map((_, place) => place + 1));
  }
  expect(plateTexts("A photograph.")).toEqual({ drawn: "A photograph.", key: [] });
});
