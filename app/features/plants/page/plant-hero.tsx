// The plate, the names with audio buttons, and four facts.
import { Badge } from "#app/ui/badge.tsx";
import { HazardBadge } from "#app/ui/hazard-badge.tsx";
import { Plate } from "#app/ui/plate.tsx";
import type { PlantDetail } from "../plant-row.ts";
import { AudioButton } from "./audio-button.tsx";
import { FirstWarning } from "./first-warning.tsx";

export function PlantHero({ plant, unchecked }: { plant: PlantDetail; unchecked: boolean }) {
  const name = `${plant.common_name}, ${plant.scientific_name}`;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-[15rem_1fr] lg:grid-cols-[22rem_1fr] lg:gap-12">
      <Plate
        src={plant.images[0]}
        alt={plant.image_alt ? `${name}. ${plant.image_alt}` : `Botanical drawing of ${name}`}
        sizes="(min-width: 64rem) 22rem, (min-width: 48rem) 15rem, 180px"
        priority
        className="w-3/5 max-w-72 self-start rounded border border-line max-md:mx-auto md:w-full md:max-w-none"
      />
      <div className="min-w-0 space-y-5">
        <Names plant={plant} />
        <FirstWarning plant={plant} unchecked={unchecked} />
        <Facts plant={plant} />
      </div>
    </div>
  );
}

function Names({ plant }: { plant: PlantDetail }) {
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
      <p className="mt-1 flex items-center gap-1 text-xl text-soft">
        <i>{plant.scientific_name}</i>
        <AudioButton name={plant.scientific_name} />
      </p>
      {plant.pronunciation ? <p className="text-soft">{plant.pronunciation}</p> : null}
      {plant.creole_names.length > 0 ? (
        <div className="mt-3">
          <h2 className="eyebrow font-text tracking-normal">Guyanese names</h2>
          <ul className="mt-1 flex flex-wrap gap-x-5">
            {plant.creole_names.map((name) => (
              <li key={name} className="inline-flex min-h-11 items-center gap-1">
                <span className="font-semibold">{name}</span>
                <People name={name} plant={plant} />
                <AudioButton name={name} />
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}

/** The people whose language a name comes from, where it is specific. */
function People({ name, plant }: { name: string; plant: PlantDetail }) {
  const people = plant.guyanese_names.find((entry) => entry.name === name)?.people;
  return people && people !== "Guyanese" ? <span className="text-soft">({people})</span> : null;
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
