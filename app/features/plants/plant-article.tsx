// Everything that is told of one plant, safety before use.
import type { ReactNode } from "react";
import { Badge } from "#app/ui/badge.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Plate } from "#app/ui/plate.tsx";
import { HazardBadge } from "./hazard-badge.tsx";
import { plantMessages } from "./messages.ts";
import type { PlantDetail } from "./plant-row.ts";
import { Prose } from "./prose.tsx";

export function PlantArticle({ plant }: { plant: PlantDetail }) {
  return (
    <article>
      <div className="grid gap-8 md:grid-cols-[15rem_1fr] lg:grid-cols-[22rem_1fr] lg:gap-12">
        <Plate
          src={plant.images[0]}
          alt={`Botanical drawing of ${plant.common_name}, ${plant.scientific_name}`}
          sizes="(min-width: 64rem) 22rem, (min-width: 48rem) 15rem, 92vw"
          priority
          className="w-full self-start rounded border border-line"
        />
        <div className="space-y-6">
          <Names plant={plant} />
          {plant.safety_warnings ? (
            <Notice tone="warning" title="Before you use it">
              <Prose text={plant.safety_warnings} />
            </Notice>
          ) : null}
          <Facts plant={plant} />
        </div>
      </div>
      <div className="mt-12 grid gap-10">
        <Section title="About">
          <Prose text={plant.description} />
          {plant.cultural_origin.length > 0 ? (
            <ul aria-label="Cultural origins" className="mt-4 flex flex-wrap gap-2">
              {plant.cultural_origin.map((origin) => (
                <li key={origin}>
                  <Badge tone="gold">{origin}</Badge>
                </li>
              ))}
            </ul>
          ) : null}
        </Section>
        <Section title="History">
          <Prose text={plant.history || plantMessages.noHistory} />
        </Section>
        {plant.traditional_uses ? (
          <Section title="Traditional Uses">
            <Prose text={plant.traditional_uses} />
          </Section>
        ) : null}
        {plant.modern_research ? (
          <Section title="Modern Research">
            <Prose text={plant.modern_research} />
          </Section>
        ) : null}
        <Pairs title="Preparation Methods" pairs={plant.preparation_methods} />
        <Pairs title="Growing" pairs={plant.growing_info} />
        {plant.fun_facts.length > 0 ? (
          <Section title="Fun Facts">
            <ol className="measure list-decimal space-y-2 pl-6 marker:font-semibold marker:text-forest">
              {plant.fun_facts.map((fact) => (
                <li key={fact} className="pl-1">
                  {fact}
                </li>
              ))}
            </ol>
          </Section>
        ) : null}
      </div>
    </article>
  );
}

function Names({ plant }: { plant: PlantDetail }) {
  const otherNames = plant.creole_names.filter((name) => name !== plant.common_name);
  return (
    <div>
      <div className="mb-3 flex flex-wrap gap-2">
        <HazardBadge hazard={plant.hazard} />
        {plant.category_tags.map((tag) => (
          <Badge key={tag} tone="forest">
            {tag}
          </Badge>
        ))}
      </div>
      <h1 className="text-4xl sm:text-5xl">{plant.common_name}</h1>
      <p className="mt-1 text-xl text-soft italic">{plant.scientific_name}</p>
      {otherNames.length > 0 ? (
        <p className="mt-3 text-lg">
          <span className="text-soft">In Guyana: </span>
          {otherNames.join(", ")}
        </p>
      ) : null}
    </div>
  );
}

function Facts({ plant }: { plant: PlantDetail }) {
  const facts = [
    ["Views", plant.view_count == null ? "N/A" : String(plant.view_count)],
    ["Family", plant.plant_family || "N/A"],
    ["Availability", plant.availability || "N/A"],
    ["Difficulty", plant.difficulty_level || "N/A"],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded border border-line bg-line lg:grid-cols-4">
      {facts.map(([name, value]) => (
        <div key={name} className="bg-raised px-4 py-3">
          <dt className="text-sm text-soft">{name}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3 border-t border-line pt-6 md:grid-cols-[15rem_1fr] md:gap-8 lg:grid-cols-[22rem_1fr] lg:gap-12">
      <h2 className="text-2xl">{title}</h2>
      <div>{children}</div>
    </section>
  );
}

function Pairs({ title, pairs }: { title: string; pairs: Record<string, string> }) {
  const entries = Object.entries(pairs);
  if (entries.length === 0) return null;
  return (
    <Section title={title}>
      <dl className="measure space-y-4">
        {entries.map(([name, text]) => (
          <div key={name}>
            <dt className="font-semibold first-letter:uppercase">{name.replaceAll("_", " ")}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
