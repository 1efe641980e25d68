// The plants documented for a condition: the best documented with plates, then all by name.
import { ChevronDown } from "lucide-react";
import { Link } from "react-router";
import { paths } from "#app/lib/paths.ts";
import { HazardBadge } from "#app/ui/hazard-badge.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Plate } from "#app/ui/plate.tsx";
import { textLink } from "#app/ui/text-link.ts";
import { evidenceLabels, outcomeLabels, traditionLabels } from "./condition-messages.ts";
import type { Documented, DocumentedPlant, DocumentedUse } from "./documented.ts";

const platesShown = 6;

export function DocumentedPlants({ name, plants, dangerous }: Documented & { name: string }) {
  const rest = plants.slice(platesShown);
  return (
    <section
      aria-labelledby="plants"
      className="below border-y border-line bg-sunk [contain-intrinsic-size:auto_140rem] sm:[contain-intrinsic-size:auto_100rem] lg:[contain-intrinsic-size:auto_66rem]"
    >
      <div className="page py-12 sm:py-16">
        <h2 id="plants" className="text-2xl sm:text-3xl">
          Plants documented for {name}
        </h2>
        <p className="measure mt-3">
          Documented means that people are known to use them so. It does not mean that they work, or that they
          suit you: read each plant's warnings, and ask about your medicines first.
        </p>
        <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
          {plants.slice(0, platesShown).map((plant) => (
            <li key={plant.id}>
              <PlantCard plant={plant} />
            </li>
          ))}
        </ul>
        {rest.length > 0 ? (
          <details className="group mt-6 rounded border border-line bg-raised">
            <summary className="flex min-h-14 items-center justify-between gap-3 rounded px-4 font-semibold hover:bg-forest-wash sm:px-5">
              {`${rest.length} more plants`}
              <ChevronDown aria-hidden className="size-5 shrink-0 group-open:rotate-180" />
            </summary>
            <ul className="grid gap-x-8 px-4 pb-4 sm:grid-cols-2 sm:px-5 lg:grid-cols-3">
              {rest.map((plant) => (
                <li key={plant.id} className="border-t border-line pt-1.5 pb-3">
                  <PlantLine plant={plant} />
                </li>
              ))}
            </ul>
          </details>
        ) : null}
        {dangerous.length > 0 ? (
          <Notice tone="warning" title="Leave these alone" className="mt-6">
            <p>
              Tradition names them for the same, and they are dangerous:{" "}
              {dangerous.map((plant, index) => (
                <span key={plant.id}>
                  {index > 0 ? ", " : ""}
                  <Link to={paths.plant(plant.id)} className={textLink}>
                    {plant.name}
                  </Link>
                </span>
              ))}
              . Their pages say why.
            </p>
          </Notice>
        ) : null}
      </div>
    </section>
  );
}

function PlantCard({ plant }: { plant: DocumentedPlant }) {
  return (
    <article className="relative grid h-full min-h-44 grid-cols-[7rem_1fr] rounded border border-line bg-raised transition-colors focus-within:border-forest hover:border-forest sm:grid-cols-[8rem_1fr]">
      <Plate
        src={`/plates/${plant.id}.webp`}
        alt=""
        sizes="8rem"
        fill
        className="rounded-l border-r border-line"
      />
      <div className="flex min-w-0 flex-col p-4">
        {plant.guyanese ? <p className="font-semibold text-forest">{plant.guyanese}</p> : null}
        <h3 className="text-xl">
          <Link
            to={paths.plant(plant.id)}
            className="no-underline after:absolute after:inset-0 after:rounded focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-river"
          >
            {plant.name}
          </Link>
        </h3>
        <p className="text-soft italic">{plant.scientificName}</p>
        <p className="mt-2 first-letter:uppercase">{plant.uses.map(formatUse).join("; ")}</p>
        <p className="mt-2 text-sm text-soft">
          {traditionLabels[plant.tradition]}. {researchLabel(plant)}.
        </p>
        <p className="mt-auto pt-3">
          <HazardBadge hazard={plant.hazard} />
        </p>
      </div>
    </article>
  );
}

function PlantLine({ plant }: { plant: DocumentedPlant }) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2">
        <Link to={paths.plant(plant.id)} className={`${textLink} inline-flex min-h-11 items-center`}>
          {plant.name}
        </Link>
        <HazardBadge hazard={plant.hazard} />
      </p>
      <p className="text-soft">
        {plant.guyanese ? `${plant.guyanese} · ` : ""}
        <i>{plant.scientificName}</i>
      </p>
      <p className="first-letter:uppercase">{plant.uses.map(formatUse).join("; ")}</p>
    </>
  );
}

function researchLabel({ evidence, result }: DocumentedPlant): string {
  if (result) return outcomeLabels[result.outcome];
  return evidenceLabels[evidence === "preclinical" ? "preclinical" : "none found"];
}

function formatUse({ preparation, complaints }: DocumentedUse): string {
  if (complaints.length === 0) return preparation;
  return `${preparation} (${complaints.map((complaint) => complaint.toLowerCase()).join(", ")})`;
}
