// A plant of the list, as a card or as a compact row: one markup, laid out by CSS, so that the prerendered page fits every
// window. All cards have the same height, and all rows.
import { Eye } from "lucide-react";
import { memo } from "react";
import { Link } from "react-router";
import { paths } from "#app/lib/paths.ts";
import { Badge } from "#app/ui/badge.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { HazardBadge } from "#app/ui/hazard-badge.tsx";
import { Plate } from "#app/ui/plate.tsx";
import { BookmarkButton } from "../bookmarks/bookmark-button.tsx";
import type { PlantCard as Plant } from "../card-row.ts";
import { cameFromList } from "../list-link.ts";
import { plantMessages } from "../messages.ts";
import { shareLength } from "../share/share-text.ts";
import { WhatsappLink } from "../share/whatsapp-link.tsx";

const tagsShown = 2;

export const PlantCard = memo(function PlantCard({
  plant,
  namesFirst,
  bookmarked,
  onToggleBookmark,
}: {
  plant: Plant;
  /** Above the common name. */
  namesFirst: string | undefined;
  bookmarked: boolean;
  onToggleBookmark: (id: string) => void;
}) {
  return (
    <article className="group relative flex h-full flex-col rounded border border-line bg-raised transition-colors focus-within:border-forest hover:border-forest rows:grid rows:grid-cols-[4rem_minmax(0,1fr)_2.75rem] rows:gap-x-3 rows:rounded-none rows:border-0 rows:border-b rows:bg-transparent rows:py-2">
      <Plate
        src={plant.images[0]}
        alt={`Botanical drawing of ${plant.common_name}`}
        sizes="(min-width: 80rem) 18rem, (min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 200px"
        className="rounded-t border-b border-line rows:row-span-2 rows:self-start rows:rounded rows:border"
      />
      <div className="flex flex-1 flex-col gap-2 p-4 pt-3 rows:contents">
        <div className="min-h-22 leading-snug rows:col-start-2 rows:row-start-1 rows:min-h-0">
          {namesFirst ? <p className="truncate font-semibold text-forest">{namesFirst}</p> : null}
          <h3 className="truncate text-xl rows:text-lg rows:leading-snug">
            <Link
              to={paths.plant(plant.id)}
              state={cameFromList}
              className="no-underline after:absolute after:inset-0 after:rounded focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-river"
            >
              {plant.common_name}
            </Link>
          </h3>
          <p className={classNames("truncate text-soft italic", namesFirst && "rows:hidden")}>
            {plant.scientific_name}
          </p>
        </div>
        <div className="-mx-1 flex items-center justify-between rows:contents">
          <HazardBadge hazard={plant.hazard} className="rows:hidden" />
          <div className="relative z-10 flex rows:col-start-3 rows:row-start-1">
            <WhatsappLink plant={plant} length={shareLength.card} variant="quiet" className="rows:hidden" />
            <BookmarkButton
              name={plant.common_name}
              pressed={bookmarked}
              onToggle={() => onToggleBookmark(plant.id)}
              variant="quiet"
              className="noscript:hidden"
            />
          </div>
        </div>
        <div className="flex h-16 flex-wrap content-start gap-1 rows:hidden">
          {plant.category_tags.slice(0, tagsShown).map((tag) => (
            <Badge key={tag} tone="forest">
              {tag}
            </Badge>
          ))}
        </div>
        <p className="line-clamp-2 min-h-[2lh] rows:hidden">{plant.description}</p>
        <p className="col-span-2 hidden truncate pt-1 text-sm text-soft rows:block">
          <HazardBadge hazard={plant.hazard} className="mr-2" />
          {plant.symptoms_treated.length > 0
            ? plantMessages.usedFor(plant.symptoms_treated)
            : plant.description}
        </p>
        <div className="mt-auto flex items-center justify-between gap-2 border-t border-line pt-3 text-sm text-soft rows:hidden">
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
