import { memo } from "react";
import { Link } from "react-router";
import { paths } from "#app/lib/paths.ts";
import { HazardBadge } from "#app/ui/hazard-badge.tsx";
import { Plate } from "#app/ui/plate.tsx";
import { guyaneseName } from "../names-first.ts";
import type { RelatedPlant } from "../plant-row.ts";

export const RelatedPlants = memo(function RelatedPlants({
  plants,
  mistakenFor,
}: {
  plants: readonly RelatedPlant[];
  mistakenFor: readonly string[];
}) {
  return (
    <>
      <PlantRow
        id="mistaken-plants"
        title="Do not mistake it for"
        plants={plants.filter(({ id }) => mistakenFor.includes(id))}
      />
      <PlantRow
        id="related-plants"
        title="Related Plants"
        plants={plants.filter(({ id }) => !mistakenFor.includes(id))}
      />
    </>
  );
});

function PlantRow({ id, title, plants }: { id: string; title: string; plants: readonly RelatedPlant[] }) {
  if (plants.length === 0) return null;
  return (
    <section aria-labelledby={id} className="border-t border-line pt-8">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <ul className="seventh-frame mt-4 grid grid-cols-2 gap-4 [contain-intrinsic-block-size:40rem] lg:grid-cols-4">
        {plants.map((plant) => (
          <li
            key={plant.id}
            className="group relative rounded border border-line bg-raised transition-colors focus-within:border-forest hover:border-forest"
          >
            <Plate
              src={plant.images[0]}
              alt=""
              sizes="(min-width: 64rem) 17rem, 160px"
              className="rounded-t border-b border-line"
            />
            <div className="absolute top-2 left-2">
              <HazardBadge hazard={plant.hazard} />
            </div>
            <div className="p-3">
              <GuyaneseName plant={plant} />
              <h3 className="text-lg leading-tight">
                <Link
                  to={paths.plant(plant.id)}
                  className="no-underline after:absolute after:inset-0 after:rounded focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-river"
                >
                  {plant.common_name}
                </Link>
              </h3>
              <p className="text-soft italic">{plant.scientific_name}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function GuyaneseName({ plant }: { plant: RelatedPlant }) {
  const name = guyaneseName(plant);
  return name === undefined ? null : <p className="truncate font-semibold text-forest">{name}</p>;
}
