/** The tables that the content files fill, as rows ready to seed. */
import { type Catalogue, rowVocabulary } from "#catalogue/catalogue.ts";
import { plantRow } from "#catalogue/plant-row.ts";
import { plateAltText } from "#plates/alt-text.ts";
import type { SeedTable } from "./seed.ts";

export function seedTables(catalogue: Catalogue): SeedTable[] {
  const words = rowVocabulary(catalogue);
  return [
    {
      // The conditions that events and admin lists may refer to.
      schema: "private",
      table: "known_conditions",
      key: "slug",
      rows: catalogue.conditions.map(({ slug, name }) => ({ slug, name })),
    },
    {
      table: "plants",
      key: "id",
      rows: catalogue.plants.map((plant) => ({
        ...plantRow(plant, words),
        image_alt: plateAltText(plant.plate),
      })),
    },
    {
      table: "achievement_catalog",
      key: "code",
      rows: catalogue.achievements.map(({ code, name, description, icon, points, rule }) => ({
        code,
        name,
        description,
        icon,
        points,
        rule,
      })),
    },
  ];
}
