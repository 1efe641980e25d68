// A plant in the list: its plate, its names, a first line about it. Every card has the same height, whatever it says.
import { Eye } from "lucide-react";
import { Link } from "react-router";
import { paths } from "#app/lib/paths.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Plate } from "#app/ui/plate.tsx";
import { HazardBadge } from "./hazard-badge.tsx";
import type { PlantCard as Plant } from "./plant-row.ts";

const tagsShown = 2;

export function PlantCard({ plant, priority = false }: { plant: Plant; priority?: boolean }) {
  const [creoleName] = plant.creole_names;
  return (
    <article className="group relative flex h-full flex-col rounded border border-line bg-raised transition-colors hover:border-forest focus-within:border-forest">
      <div className="relative">
        <Plate
          src={plant.images[0]}
          alt={`Botanical drawing of ${plant.common_name}`}
          sizes="(min-width: 80rem) 18rem, (min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 92vw"
          priority={priority}
          className="rounded-t border-b border-line"
        />
        <div className="absolute top-3 left-3">
          <HazardBadge hazard={plant.hazard} />
        </div>
      </div>
      <div className="flex flex-1 flex-col gap-2 p-4">
        <h3 className="line-clamp-1 text-xl">
          <Link
            to={paths.plant(plant.id)}
            className="no-underline after:absolute after:inset-0 after:rounded focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-river"
          >
            {plant.common_name}
          </Link>
        </h3>
        <p className="-mt-1.5 line-clamp-1 text-soft">
          <i>{plant.scientific_name}</i>
          {creoleName && creoleName !== plant.common_name ? (
            <span className="text-forest"> · {creoleName}</span>
          ) : null}
        </p>
        <p className="line-clamp-2 min-h-[2lh]">{plant.description}</p>
        <div className="mt-auto flex h-9.5 flex-wrap gap-1.5 overflow-hidden pt-2">
          {plant.category_tags.slice(0, tagsShown).map((tag) => (
            <Badge key={tag} tone="forest">
              {tag}
            </Badge>
          ))}
        </div>
        <div className="flex items-center justify-between gap-3 border-t border-line pt-3 text-sm text-soft">
          <span className="inline-flex items-center gap-1.5 tabular-nums">
            <Eye aria-hidden className="size-4" />
            {plant.view_count ?? 0}
            <span className="sr-only"> views</span>
          </span>
          {plant.difficulty_level ? <span>{plant.difficulty_level}</span> : null}
          <span aria-hidden="true" className="font-semibold text-forest group-hover:underline">
            Learn More
          </span>
        </div>
      </div>
    </article>
  );
}
