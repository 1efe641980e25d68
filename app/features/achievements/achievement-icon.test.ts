import { expect, it } from "vitest";
import { loadCatalogueOnce } from "#catalogue/load-once.ts";
import { achievementIcons } from "./achievement-icon.tsx";

it("has an icon for every name in the catalogue", { timeout: 60_000 }, async () => {
  const { achievements } = await loadCatalogueOnce();
  const missing = achievements.map(({ icon }) => icon).filter((icon) => !(icon in achievementIcons));
  expect(missing).toEqual([]);
});
