// Structured data of a plant's page: the article and its breadcrumb. It names no reviewer.
import { paths } from "#app/lib/paths.ts";
import { site } from "#app/lib/site.ts";
import { absolute, cutAtWord } from "#app/lib/site-meta.ts";
import type { PlantDetail } from "../plant-row.ts";

export function plantJsonLd(plant: PlantDetail): Record<string, unknown> {
  const url = absolute(paths.plant(plant.id));
  return {
    "@graph": [
      {
        "@type": "Article",
        headline: `${plant.common_name} (${plant.scientific_name})`,
        description: cutAtWord(plant.description, 160),
        url,
        mainEntityOfPage: url,
        image: absolute(`/plates/${plant.id}-og.jpg`),
        inLanguage: "en",
        isAccessibleForFree: true,
        publisher: { "@type": "Organization", name: site.name, url: absolute(paths.home) },
        about: {
          "@type": "Thing",
          name: plant.common_name,
          alternateName: [...new Set([plant.scientific_name, ...plant.creole_names])],
        },
      },
      {
        "@type": "BreadcrumbList",
        itemListElement: [
          { name: "Home", item: absolute(paths.home) },
          { name: "Plant Encyclopedia", item: absolute(paths.plants) },
          { name: plant.common_name, item: url },
        ].map((crumb, place) => ({ "@type": "ListItem", position: place + 1, ...crumb })),
      },
    ],
  };
}
