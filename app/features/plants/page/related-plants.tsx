import { Link } from "react-router";
import { paths } from "#app/lib/paths.ts";
import { Plate } from "#app/ui/plate.tsx";
import { HazardBadge } from "../hazard-badge.tsx";
import type { RelatedPlant } from "../plant-row.ts";

export function RelatedPlants({ plants }: { plants: readonly RelatedPlant[] }) {
  if (plants.length === 0) return null;
  return (
    <section aria-labelledby="related-plants" className="border-t border-line pt-8">
      <h2 id="related-plants" className="text-2xl">
        Related Plants
      </h2>
      <ul className="mt-4 grid grid-cols-2 gap-4 lg:grid-cols-4">
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
