// The encyclopedia: plant of the day, exploration journey, filters and list. The order never changes while
// the user interacts.
import { startTransition, useDeferredValue, useEffect, useMemo, useState } from "react";
import { useUntouched } from "#app/lib/use-untouched.ts";
import { toast } from "#app/ui/toast-store.ts";
import { useBookmarks } from "../bookmarks/bookmarks.ts";
import { PlantOfTheDay } from "../daily/plant-of-the-day.tsx";
import { Journey } from "../journey/journey.tsx";
import { plantMessages } from "../messages.ts";
import type { PlantCard as Plant } from "../plant-row.ts";
import { useSearchIndex } from "../search/get-search-index.ts";
import { AllPlants, type PlantName } from "./all-plants.tsx";
import { CategoryChips } from "./category-chips.tsx";
import { FilterPanel } from "./filter-panel.tsx";
import { anyFilter, applyFilters } from "./filters.ts";
import { inShownOrder, usePlants } from "./get-plants.ts";
import { Results } from "./results.tsx";
import { useFilters } from "./use-filters.ts";

export function Encyclopedia({ prerendered, names }: { prerendered: Plant[]; names: PlantName[] }) {
  const control = useFilters();
  const { filters } = control;
  const list = useShownPlants(prerendered);
  const bookmarks = useBookmarks();
  const [aboutToSearch, setAboutToSearch] = useState(false);

  // Deferred, so that typing stays responsive.
  const sought = useDeferredValue(filters.search);
  const searching = sought.trim() !== "";
  const index = useSearchIndex(aboutToSearch || searching);
  const hits = useMemo(() => index.data?.find(sought) ?? null, [index.data, sought]);
  const plants = useMemo(
    () => applyFilters(list.plants, filters, hits, bookmarks.bookmarked),
    [list.plants, filters, hits, bookmarks.bookmarked],
  );

  const narrowed = anyFilter(filters);
  const failed = list.failed || (searching && index.isError);
  const waiting =
    !failed &&
    (!list.complete ||
      (searching && hits === null && index.isPending) ||
      (filters.bookmarks && !bookmarks.known && bookmarks.expected));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PlantOfTheDay />
      <Journey
        plantCount={list.complete ? list.plants.length : names.length}
        bookmarked={bookmarks.bookmarked.size}
      />
      <CategoryChips chosen={filters.category} onChoose={(category) => control.change({ category })} />
      <FilterPanel control={control} onAboutToSearch={() => setAboutToSearch(true)} />
      <Results
        plants={narrowed && (waiting || failed) ? [] : plants}
        // While the list is loading its full length is known; if it failed, only what is shown counts.
        count={narrowed || list.complete || failed ? plants.length : names.length}
        state={failed ? "failed" : waiting ? "waiting" : "there"}
        sorted={list.byPopularity && hits === null}
        bookmarksOnly={filters.bookmarks && !anyFilter({ ...filters, bookmarks: false })}
        bookmarks={bookmarks}
        onClear={control.clear}
        onRetry={() => {
          list.retry();
          if (index.isError) void index.refetch();
        }}
      />
      <AllPlants names={names} />
    </div>
  );
}

/**
 * The plants in display order: the prerendered ones first, then the database's, re-sorted only before the
 * user interacts.
 */
function useShownPlants(prerendered: Plant[]) {
  const { data, dataUpdatedAt, isError, refetch } = usePlants(prerendered);
  const untouched = useUntouched();
  const [shown, setShown] = useState({ plants: data ?? prerendered, byPopularity: data !== undefined });

  useEffect(() => {
    if (!data) return;
    startTransition(() =>
      setShown((before) =>
        untouched.current || before.byPopularity
          ? { plants: before.byPopularity ? inShownOrder(data, before.plants) : data, byPopularity: true }
          : { ...before, plants: inShownOrder(data, before.plants) },
      ),
    );
  }, [data, untouched]);

  useEffect(() => {
    if (isError) toast({ ...plantMessages.listFailed, variant: "destructive" });
  }, [isError]);

  return {
    ...shown,
    complete: dataUpdatedAt > 0,
    failed: isError && !data,
    retry: () => void refetch(),
  };
}
