// The plant of the day, small: a strip of fixed height, so that nothing shifts when it loads.
import { Link } from "react-router";
import { paths } from "#app/lib/paths.ts";
import { HazardBadge } from "#app/ui/hazard-badge.tsx";
import { Plate } from "#app/ui/plate.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { usePlantOfTheDay } from "./get-plant-of-the-day.ts";

export function PlantOfTheDay() {
  const { data, isPending } = usePlantOfTheDay();
  if (!data && !isPending) return null;
  return (
    <section
      aria-labelledby="plant-of-the-day"
      className="relative grid h-24 grid-cols-[4.5rem_minmax(0,1fr)] overflow-hidden rounded border border-line bg-gold-wash focus-within:border-forest hover:border-forest noscript:hidden"
    >
      {data ? (
        <Plate src={data.plant.images[0]} alt="" sizes="72px" fill className="border-r border-line" />
      ) : (
        <Skeleton className="h-full rounded-none" />
      )}
      {data ? (
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-3 px-3 leading-snug">
          <h2 id="plant-of-the-day" className="eyebrow font-text tracking-normal max-sm:col-span-2">
            Plant of the Day
          </h2>
          <p className="truncate font-title text-lg leading-snug max-sm:col-span-2 sm:order-2">
            {data.plant.common_name}
          </p>
          <Link
            to={paths.plant(data.plant.id)}
            aria-label={`Discover More about ${data.plant.common_name}`}
            className="font-semibold text-forest after:absolute after:inset-0 after:rounded focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-river sm:order-3"
          >
            Discover More
          </Link>
          <HazardBadge hazard={data.plant.hazard} className="justify-self-end sm:order-1" />
          {data.special_content ? (
            <p className="order-4 col-span-2 truncate text-soft max-sm:hidden">{data.special_content}</p>
          ) : null}
        </div>
      ) : (
        <div
          role="status"
          aria-label="Loading the plant of the day"
          className="grid content-center px-3 leading-snug"
        >
          <h2 id="plant-of-the-day" className="eyebrow font-text tracking-normal">
            Plant of the Day
          </h2>
          {/* As high as the lines of a plant, so that the title stays where it is. */}
          <div className="grid h-7 content-center">
            <Skeleton className="h-5 w-2/3" />
          </div>
          <div className="grid h-7.5 content-center">
            <Skeleton className="h-4 w-1/3" />
          </div>
        </div>
      )}
    </section>
  );
}
