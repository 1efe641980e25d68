// The names with audio buttons, each printed once: the Guyanese name by which it is listed and the common name as the
// title, further Guyanese names in a row. Then the category tags, and four facts.
import { Badge } from "#app/ui/badge.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { HazardBadge } from "#app/ui/hazard-badge.tsx";
import { ScrollRow } from "#app/ui/scroll-row.tsx";
import { guyaneseName } from "../names-first.ts";
import type { PlantDetail } from "../plant-row.ts";
import { fold } from "../search/fold.ts";
import { AudioButton } from "./audio-button.tsx";
import { useViews } from "./get-plant.ts";

const titleSize = "text-2xl sm:text-4xl lg:text-5xl";

/** How the Guyanese names are divided between the title and the row below it. */
function guyaneseNames(plant: PlantDetail) {
  const listedAs = guyaneseName(plant);
  const isCommon = (name: string) => fold(name) === fold(plant.common_name);
  return {
    listedAs,
    common: plant.creole_names.find(isCommon),
    others: plant.creole_names.filter((name) => name !== listedAs && !isCommon(name)),
  };
}

export function PlantTitle({ plant, className }: { plant: PlantDetail; className?: string }) {
  const { listedAs, common } = guyaneseNames(plant);
  return (
    <div className={classNames("min-w-0", className)}>
      <HazardBadge hazard={plant.hazard} className="mb-1" />
      {listedAs ? (
        <div className="flex flex-wrap items-center">
          <p className={classNames("font-title leading-tight font-semibold text-forest", titleSize)}>
            {listedAs}
          </p>
          <Spoken name={listedAs} plant={plant} />
        </div>
      ) : null}
      <div className="flex flex-wrap items-center">
        <h1 className={titleSize}>{plant.common_name}</h1>
        {common ? <Spoken name={common} plant={plant} /> : null}
      </div>
      <p className="-my-1 flex items-center text-soft sm:my-0 sm:text-xl">
        <i>{plant.scientific_name}</i>
        <AudioButton name={plant.scientific_name} />
      </p>
      {plant.pronunciation ? <p className="mb-2 text-soft max-sm:hidden">{plant.pronunciation}</p> : null}
      {plant.category_tags.length > 0 ? (
        <ScrollRow label="Categories">
          {plant.category_tags.map((tag) => (
            <Badge key={tag} tone="forest" className="shrink-0 whitespace-nowrap">
              {tag}
            </Badge>
          ))}
        </ScrollRow>
      ) : null}
    </div>
  );
}

/** Beside a title; its height does not add to the title's on a phone. */
function Spoken({ name, plant }: { name: string; plant: PlantDetail }) {
  return (
    <span className="-my-1.5 inline-flex items-center sm:my-0">
      <People name={name} plant={plant} />
      <AudioButton name={name} />
    </span>
  );
}

/** In one line that scrolls on a phone. */
export function GuyaneseNames({ plant, className }: { plant: PlantDetail; className?: string }) {
  const { others } = guyaneseNames(plant);
  if (others.length === 0) return null;
  return (
    <div className={classNames("flex min-w-0 items-center gap-x-3", className)}>
      <h2 className="eyebrow shrink-0 font-text tracking-normal max-sm:sr-only">More Guyanese names</h2>
      <ScrollRow className="flex-1">
        <ul className="flex">
          {others.map((name) => (
            <li key={name} className="inline-flex min-h-11 items-center whitespace-nowrap not-last:mr-2">
              <span className="font-semibold">{name}</span>
              <People name={name} plant={plant} />
              <AudioButton name={name} />
            </li>
          ))}
        </ul>
      </ScrollRow>
    </div>
  );
}

/** The people whose language a name comes from, where it is specific. */
function People({ name, plant }: { name: string; plant: PlantDetail }) {
  const people = plant.guyanese_names.find((entry) => entry.name === name)?.people;
  return people && people !== "Guyanese" ? <span className="ml-1 text-soft">({people})</span> : null;
}

export function PlantFacts({ plant, className }: { plant: PlantDetail; className?: string }) {
  const views = useViews(plant);
  const facts = [
    ["Views", views == null ? "N/A" : String(views)],
    ["Family", plant.plant_family || "N/A"],
    ["Availability", plant.availability || "N/A"],
    ["Difficulty to grow", plant.difficulty_level || "N/A"],
  ] as const;
  return (
    <dl
      className={classNames(
        "grid grid-cols-2 gap-px overflow-hidden rounded border border-line bg-line sm:grid-cols-4 lg:grid-cols-2",
        className,
      )}
    >
      {facts.map(([name, value]) => (
        <div key={name} className="bg-raised px-3 py-1 leading-snug sm:py-1.5">
          <dt className="text-sm text-soft">{name}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
