// The plant of the day above the list. Its height is fixed, so that nothing shifts when it loads; its image
// is small, to save bandwidth on slow phones.
import { Link } from "react-router";
import { paths } from "#app/lib/paths.ts";
import { Button } from "#app/ui/button.tsx";
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
      className="grid h-84 grid-cols-[6.75rem_1fr] overflow-hidden rounded border border-line bg-gold-wash noscript:hidden sm:h-72 sm:grid-cols-[12.5rem_1fr]"
    >
      <div className="m-3 mr-0 h-30 sm:m-0 sm:h-auto">
        {data ? (
          <Plate
            src={data.plant.images[0]}
            alt={`Botanical drawing of ${data.plant.common_name}`}
            sizes="(min-width: 40rem) 200px, 96px"
            fill
            className="rounded border border-line sm:rounded-none sm:border-0 sm:border-r"
          />
        ) : (
          <Skeleton className="h-full rounded-none" />
        )}
      </div>
      <div className="flex min-w-0 flex-col items-start p-4 sm:p-6">
        <h2 id="plant-of-the-day" className="eyebrow font-text tracking-normal">
          Plant of the Day
        </h2>
        {data ? (
          <>
            <p className="mt-1 line-clamp-2 font-title text-2xl leading-tight sm:line-clamp-1 sm:text-3xl">
              {data.plant.common_name}
            </p>
            <p className="w-full truncate text-soft italic">{data.plant.scientific_name}</p>
            {data.special_content ? (
              <p className="measure mt-2 line-clamp-5 sm:line-clamp-3">{data.special_content}</p>
            ) : null}
            <div className="mt-auto flex flex-wrap items-center gap-3 pt-3">
              <Button asChild>
                <Link
                  to={paths.plant(data.plant.id)}
                  aria-label={`Discover More about ${data.plant.common_name}`}
                >
                  Discover More
                </Link>
              </Button>
              <HazardBadge hazard={data.plant.hazard} />
            </div>
          </>
        ) : (
          <div role="status" aria-label="Loading the plant of the day" className="w-full space-y-3 pt-2">
            <Skeleton className="h-8 w-2/3" />
            <Skeleton className="h-6 w-1/2" />
            <Skeleton className="h-14 w-full" />
          </div>
        )}
      </div>
    </section>
  );
}
