import { expect, it } from "vitest";
import { loadCatalogueOnce } from "#catalogue/load-once.ts";
import { conditionSlugs } from "#catalogue/words.ts";
import { conditionList } from "./condition-list.ts";

it("matches the catalogue's conditions, their order and icons", async () => {
  const { conditions } = await loadCatalogueOnce();
  const iconName = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase();
  expect(
    conditionList.map(({ slug, name, description, icon }) => ({
      slug,
      name,
      description,
      icon: iconName(icon.displayName ?? ""),
    })),
  ).toEqual(conditions.map(({ slug, name, description, icon }) => ({ slug, name, description, icon })));
  expect(conditionList.map(({ slug }) => slug)).toEqual([...conditionSlugs]);
});
