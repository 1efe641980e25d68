// The encyclopedia: search, plant of the day, exploration journey and list. The order never changes while the user
// interacts.
import { ScanSearch } from "lucide-react";
import { memo, startTransition, useDeferredValue, useEffect, useMemo, useState } from "react";
import { Link } from "react-router";
import { useAuth } from "#app/features/auth/auth-provider.tsx";
import { paths } from "#app/lib/paths.ts";
import { useUntouched } from "#app/lib/use-untouched.ts";
import { Switch } from "#app/ui/switch.tsx";
import { textLink } from "#app/ui/text-link.ts";
import { toast } from "#app/ui/toast-store.ts";
import { useBookmarks } from "../bookmarks/bookmarks.ts";
import type { PlantCard as Plant } from "../card-row.ts";
import { PlantOfTheDay } from "../daily/plant-of-the-day.tsx";
import { Journey } from "../journey/journey.tsx";
import { plantMessages } from "../messages.ts";
import { useSearchIndex } from "../search/get-search-index.ts";
import { ActiveFilters } from "./active-filters.tsx";
import { AllPlants, type PlantName } from "./all-plants.tsx";
import { CategoryChips } from "./category-chips.tsx";
import { anyFilter, applyFilters } from "./filters.ts";
import { inShownOrder, usePlants } from "./get-plants.ts";
import { Results } from "./results.tsx";
import { SearchBar } from "./search-bar.tsx";
import { type FilterControl, useFilters } from "./use-filters.ts";

/** @param names all plants known at the build, the most familiar first */
export function Encyclopedia(build: { prerendered: Plant[]; names: PlantName[] }) {
  const control = useFilters();
  const { change, clear } = control;
  const [aboutToSearch, setAboutToSearch] = useState(false);
  // Deferred, so that a key is shown in the search box before the list is rendered.
  const filters = useDeferredValue(control.filters);
  return (
    <>
      <SearchBar control={control} onAboutToSearch={() => setAboutToSearch(true)} />
      <Plants {...build} filters={filters} change={change} clear={clear} aboutToSearch={aboutToSearch} />
    </>
  );
}

/** All below the search bar. Rendered only when something in it changes. */
const Plants = memo(function Plants({
  prerendered,
  names,
  filters,
  change,
  clear,
  aboutToSearch,
}: {
  prerendered: Plant[];
  names: PlantName[];
  aboutToSearch: boolean;
} & Pick<FilterControl, "filters" | "change" | "clear">) {
  const { user } = useAuth();
  const list = useShownPlants(prerendered, names);
  const bookmarks = useBookmarks();
  const searching = filters.search.trim() !== "";
  const index = useSearchIndex(aboutToSearch || searching);
  const hits = useMemo(() => index.data?.find(filters.search) ?? null, [index.data, filters.search]);
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
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-3 py-3 sm:py-4">
      <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-10 gap-y-3 lg:grid-cols-[minmax(0,1fr)_28rem]">
        <header>
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <h1 className="text-2xl sm:text-4xl">Plant Encyclopedia</h1>
            <Link to={paths.identify} className={`${textLink} inline-flex min-h-11 items-center gap-1.5`}>
              <ScanSearch aria-hidden className="size-5 shrink-0 max-sm:hidden" />
              <span>
                Identify<span className="sr-only sm:not-sr-only"> a plant without a name</span>
              </span>
            </Link>
          </div>
          <p className="measure mt-1 text-soft max-sm:hidden">
            Each plant with the names it goes by at home, how it has been used, what research says and when to
            leave it alone.
          </p>
        </header>
        <PlantOfTheDay />
      </div>
      <Journey
        plantCount={list.complete ? list.plants.length : names.length}
        bookmarked={bookmarks.bookmarked.size}
      />
      <CategoryChips chosen={filters.category} onChoose={(category) => change({ category })} />
      <ActiveFilters filters={filters} change={change} clear={clear} />
      <Results
        plants={narrowed && (waiting || failed) ? [] : plants}
        // While the list is loading its full length is known; if it failed, only what is shown counts.
        count={narrowed || list.complete || failed ? plants.length : names.length}
        state={failed ? "failed" : waiting ? "waiting" : "there"}
        order={filters.order}
        sorted={list.byPopularity}
        sought={filters.search}
        searched={hits !== null}
        bookmarksOnly={filters.bookmarks && !anyFilter({ ...filters, bookmarks: false })}
        bookmarks={bookmarks}
        onOrder={(order) => change({ order })}
        onClear={clear}
        onRetry={() => {
          list.retry();
          if (index.isError) void index.refetch();
        }}
      >
        {user ? (
          <Switch
            label="Only my bookmarks"
            checked={filters.bookmarks}
            onChange={(event) => change({ bookmarks: event.target.checked })}
            className="col-span-3 row-start-3"
          />
        ) : null}
      </Results>
      <AllPlants names={names} />
    </div>
  );
});

/**
 * The plants in display order: the prerendered ones first, then the database's, re-sorted only before the
 * user interacts.
 */
function useShownPlants(prerendered: Plant[], names: PlantName[]) {
  const { data, isError, refetch } = usePlants(names);
  const untouched = useUntouched();
  const [shown, setShown] = useState({
    plants: data ?? prerendered,
    complete: data !== undefined,
    byPopularity: data !== undefined,
  });

  useEffect(() => {
    if (!data) return;
    startTransition(() =>
      setShown(({ plants, byPopularity }) => ({
        plants: untouched.current && !byPopularity ? data : inShownOrder(data, plants),
        complete: true,
        byPopularity: untouched.current || byPopularity,
      })),
    );
  }, [data, untouched]);

  // Dismissed when the list has loaded after all.
  useEffect(
    () => (isError ? toast({ ...plantMessages.listFailed, variant: "destructive" }) : undefined),
    [isError],
  );

  return {
    ...shown,
    failed: isError && !data,
    retry: () => void refetch(),
  };
}
