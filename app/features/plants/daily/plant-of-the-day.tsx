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
      className="relative grid h-32 grid-cols-[5.5rem_minmax(0,1fr)] overflow-hidden rounded border border-line bg-gold-wash focus-within:border-forest hover:border-forest noscript:hidden"
    >
      {data ? (
        <Plate src={data.plant.images[0]} alt="" sizes="88px" fill className="border-r border-line" />
      ) : (
        <Skeleton className="h-full rounded-none" />
      )}
      <div className="flex min-w-0 flex-col justify-center px-3 py-2 leading-snug">
        <div className="flex items-center justify-between gap-2">
          <h2 id="plant-of-the-day" className="eyebrow font-text tracking-normal">
            Plant of the Day
          </h2>
          {data ? <HazardBadge hazard={data.plant.hazard} /> : null}
        </div>
        {data ? (
          <>
            <p className="truncate font-title text-lg leading-snug">{data.plant.common_name}</p>
            {data.special_content ? (
              <p className="truncate text-soft">{data.special_content}</p>
            ) : (
              <p className="truncate text-soft italic">{data.plant.scientific_name}</p>
            )}
            <Link
              to={paths.plant(data.plant.id)}
              aria-label={`Discover More about ${data.plant.common_name}`}
              className="font-semibold text-forest after:absolute after:inset-0 after:rounded focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-river"
            >
              Discover More
            </Link>
          </>
        ) : (
          <div role="status" aria-label="Loading the plant of the day" className="w-full space-y-2 pt-2">
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="h-5 w-full" />
          </div>
        )}
      </div>
    </section>
  );
}
