// A plant card: plate, names and description. All cards have the same height.
import { Eye } from "lucide-react";
import { memo } from "react";
import { Link } from "react-router";
import { paths } from "#app/lib/paths.ts";
import { Badge } from "#app/ui/badge.tsx";
import { HazardBadge } from "#app/ui/hazard-badge.tsx";
import { Plate } from "#app/ui/plate.tsx";
import { BookmarkButton } from "../bookmarks/bookmark-button.tsx";
import type { PlantCard as Plant } from "../plant-row.ts";
import { shareLength } from "../share/share-text.ts";
import { WhatsappLink } from "../share/whatsapp-link.tsx";

const tagsShown = 2;

export const PlantCard = memo(function PlantCard({
  plant,
  bookmarked,
  onToggleBookmark,
}: {
  plant: Plant;
  bookmarked: boolean;
  onToggleBookmark: (id: string) => void;
}) {
  const [creoleName] = plant.creole_names;
  return (
    <article className="group relative flex h-full flex-col rounded border border-line bg-raised transition-colors focus-within:border-forest hover:border-forest">
      <div className="relative">
        <Plate
          src={plant.images[0]}
          alt={`Botanical drawing of ${plant.common_name}`}
          sizes="(min-width: 80rem) 18rem, (min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 200px"
          className="rounded-t border-b border-line"
        />
        <div className="absolute top-3 left-3">
          <HazardBadge hazard={plant.hazard} />
        </div>
        <div className="absolute top-2 right-2 z-10 flex gap-1.5">
          <WhatsappLink plant={plant} length={shareLength.card} variant="secondary" />
          <BookmarkButton
            name={plant.common_name}
            pressed={bookmarked}
            onToggle={() => onToggleBookmark(plant.id)}
            variant="secondary"
            className="noscript:hidden"
          />
        </div>
      </div>
      <div className="flex flex-1 flex-col gap-2 p-4">
        <div className="flex h-7.5 w-0 min-w-full gap-1.5">
          {plant.category_tags.slice(0, tagsShown).map((tag) => (
            <Badge key={tag} tone="forest" className="min-w-18 last:shrink not-last:shrink-0">
              <span className="truncate">{tag}</span>
            </Badge>
          ))}
        </div>
        <p className="line-clamp-1 min-h-lh leading-snug font-semibold text-forest">{creoleName}</p>
        <h3 className="-mt-1.5 line-clamp-1 text-xl">
          <Link
            to={paths.plant(plant.id)}
            className="no-underline after:absolute after:inset-0 after:rounded focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-river"
          >
            {plant.common_name}
          </Link>
        </h3>
        <p className="-mt-1.5 line-clamp-1 text-soft italic">{plant.scientific_name}</p>
        <p className="line-clamp-2 min-h-[2lh]">{plant.description}</p>
        <div className="mt-auto flex items-center justify-between gap-2 border-t border-line pt-3 text-sm text-soft">
          <span className="inline-flex items-center gap-1.5 tabular-nums">
            <Eye aria-hidden className="size-4" />
            {plant.view_count ?? 0}
            <span className="sr-only"> views</span>
          </span>
          {plant.difficulty_level ? <Badge>{plant.difficulty_level}</Badge> : null}
          <span aria-hidden="true" className="font-semibold text-forest group-hover:underline">
            Learn More
          </span>
        </div>
      </div>
    </article>
  );
});
