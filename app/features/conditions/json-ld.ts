// Structured data of a condition's page. It names no reviewer, because there is none.
import { paths } from "#app/lib/paths.ts";
import { site } from "#app/lib/site.ts";
import { absolute } from "#app/lib/site-meta.ts";
import type { ConditionData } from "./condition-data.ts";

export function conditionJsonLd(condition: ConditionData): Record<string, unknown> {
  const url = absolute(paths.condition(condition.slug));
  return {
    "@type": "MedicalWebPage",
    name: condition.seoTitle,
    description: condition.seoDescription,
    url,
    inLanguage: "en",
    isAccessibleForFree: true,
    about: { "@type": "MedicalCondition", name: condition.name },
    audience: { "@type": "Audience", audienceType: "General public" },
    publisher: { "@type": "Organization", name: site.name, url: absolute(paths.home) },
    breadcrumb: {
      "@type": "BreadcrumbList",
      itemListElement: [
        { name: "Home", item: absolute(paths.home) },
        { name: condition.name, item: url },
      ].map((crumb, place) => ({ "@type": "ListItem", position: place + 1, ...crumb })),
    },
  };
}
