// The results, or why there are none: loading, failed or empty.
import { ArrowDownUp, BookMarked, CloudOff, LayoutGrid, Rows3, SearchX } from "lucide-react";
import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef, useState } from "react";
import { toggleLayout } from "#app/lib/plant-layout.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import type { Bookmarks } from "../bookmarks/bookmarks.ts";
import type { PlantCard } from "../card-row.ts";
import { plantMessages } from "../messages.ts";
import { byName, type Filters } from "./filters.ts";
import { LetterRail } from "./letter-rail.tsx";
import { lettersOf } from "./letters.ts";
import { type GridHandle, PlantGrid, virtualiseAbove } from "./plant-grid.tsx";

const headingId = "plants-found";

export function Results({
  plants,
  count,
  state,
  order,
  sorted,
  sought,
  searched,
  bookmarksOnly,
  bookmarks,
  onOrder,
  onClear,
  onRetry,
  children,
}: {
  plants: readonly PlantCard[];
  count: number;
  state: "there" | "waiting" | "failed";
  order: Filters["order"];
  /** False while the list is in the order in which it was prerendered. */
  sorted: boolean;
  /** What the reader typed. */
  sought: string;
  searched: boolean;
  bookmarksOnly: boolean;
  bookmarks: Bookmarks;
  onOrder: (order: Filters["order"]) => void;
  onClear: () => void;
  onRetry: () => void;
  /** Further controls beside the order. */
  children?: ReactNode;
}) {
  const empty = plants.length === 0;
  const grid = useRef<GridHandle>(null);
  const rail = useLetterRail(plants, order, onOrder, grid);
  return (
    <section aria-labelledby={headingId}>
      <div className="third-frame mb-3 [contain-intrinsic-block-size:5rem]">
        <div className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-2 border-b border-line pb-1 sm:flex sm:flex-wrap sm:gap-x-4 sm:whitespace-nowrap">
          <h2
            id={headingId}
            aria-live="polite"
            aria-atomic="true"
            className="col-span-3 mr-auto text-xl sm:text-2xl"
          >
            {state === "waiting" && empty ? "Plants" : plantMessages.found(empty ? 0 : count)}
          </h2>
          {children}
          <p className="col-start-1 text-soft">
            {empty || !(sorted || order === "name") ? null : (
              <>
                <span>{order === "name" ? plantMessages.sortedByName : plantMessages.sorted}</span>
                {searched && order === "popularity" ? `, ${plantMessages.bestMatchesFirst}` : null}
              </>
            )}
          </p>
          <Button
            variant="quiet"
            className="px-2 noscript:hidden"
            onClick={() => onOrder(order === "name" ? "popularity" : "name")}
          >
            <ArrowDownUp aria-hidden className="text-forest" />
            {order === "name" ? "Sort by popularity" : "Sort A to Z"}
          </Button>
          <LayoutSwitch />
        </div>
      </div>
      {empty && state === "waiting" ? <Waiting /> : null}
      {state === "failed" ? (
        <EmptyState
          headingLevel={3}
          icon={<CloudOff aria-hidden />}
          title={plantMessages.listFailed.title}
          description={plantMessages.listFailed.description}
          action={<Button onClick={onRetry}>Try again</Button>}
        />
      ) : null}
      {empty && state === "there" ? <Nothing bookmarksOnly={bookmarksOnly} onClear={onClear} /> : null}
      {empty ? null : (
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-1 sm:gap-x-2">
          <PlantGrid
            plants={plants}
            sought={sought}
            labelledBy={headingId}
            bookmarked={bookmarks.bookmarked}
            onToggleBookmark={bookmarks.toggle}
            handle={grid}
          />
          {rail}
        </div>
      )}
      {!empty && state === "waiting" ? (
        // As high as some screens, although more rows will come: what follows the list need not be laid out before them.
        <p className="grid min-h-[200dvh] place-items-center content-start pt-6 noscript:hidden">
          <Spinner label={plantMessages.loading} />
        </p>
      ) : null}
    </section>
  );
}

/** The A–Z rail of a long list. A jump sorts the list by name first. */
function useLetterRail(
  plants: readonly PlantCard[],
  order: Filters["order"],
  onOrder: (order: Filters["order"]) => void,
  grid: RefObject<GridHandle | null>,
): ReactNode {
  const [target, setTarget] = useState<{ index: number } | null>(null);
  const letters = useMemo(() => lettersOf(plants.toSorted(byName)), [plants]);
  useLayoutEffect(() => {
    if (target && order === "name") grid.current?.scrollToPlant(target.index);
  }, [target, order, grid]);
  return (
    // Its column is there from the start, so that the list does not become narrower.
    <div className="-mr-3 h-full w-7 noscript:hidden sm:-mr-5">
      {plants.length > virtualiseAbove && letters.length > 1 ? (
        <LetterRail
          letters={letters}
          onJump={({ index }) => {
            if (order !== "name") onOrder("name");
            setTarget({ index });
          }}
        />
      ) : null}
    </div>
  );
}

/** Label and icon are chosen by CSS alone, because the prerendered page does not know the window or the choice. */
function LayoutSwitch() {
  return (
    <Button variant="quiet" size="icon" className="-mr-3 noscript:hidden" onClick={toggleLayout}>
      <LayoutGrid aria-hidden className="hidden rows:block" />
      <Rows3 aria-hidden className="rows:hidden" />
      <span className="sr-only hidden rows:inline">Show cards</span>
      <span className="sr-only rows:hidden">Show compact rows</span>
    </Button>
  );
}

function Nothing({ bookmarksOnly, onClear }: { bookmarksOnly: boolean; onClear: () => void }) {
  const words = bookmarksOnly ? plantMessages.noBookmarks : plantMessages.nothingFound;
  return (
    <EmptyState
      headingLevel={3}
      icon={bookmarksOnly ? <BookMarked aria-hidden /> : <SearchX aria-hidden />}
      {...words}
      action={<Button onClick={onClear}>{plantMessages.clearAllFilters}</Button>}
    />
  );
}

function Waiting() {
  return (
    <div>
      <Spinner label={plantMessages.loading} />
      <div
        aria-hidden="true"
        className="mt-5 grid gap-5 sm:grid-cols-2 md:grid-cols-3 xl:grid-cols-4 rows:grid-cols-1 rows:gap-2"
      >
        {["a", "b", "c", "d"].map((place) => (
          <Skeleton key={place} className="h-130 w-full rows:h-22" />
        ))}
      </div>
    </div>
  );
}
