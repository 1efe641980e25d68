// The results, or why there are none: loading, failed or empty.
import { BookMarked, CloudOff, SearchX } from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import type { Bookmarks } from "../bookmarks/bookmarks.ts";
import { plantMessages } from "../messages.ts";
import type { PlantCard } from "../plant-row.ts";
import { PlantGrid } from "./plant-grid.tsx";

const headingId = "plants-found";

export function Results({
  plants,
  count,
  state,
  sorted,
  bookmarksOnly,
  bookmarks,
  onClear,
  onRetry,
}: {
  plants: readonly PlantCard[];
  count: number;
  state: "there" | "waiting" | "failed";
  sorted: boolean;
  bookmarksOnly: boolean;
  bookmarks: Bookmarks;
  onClear: () => void;
  onRetry: () => void;
}) {
  const empty = plants.length === 0;
  return (
    <section aria-labelledby={headingId}>
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line pb-3">
        <h2 id={headingId} aria-live="polite" aria-atomic="true" className="text-2xl">
          {state === "waiting" && empty ? "Plants" : plantMessages.found(empty ? 0 : count)}
        </h2>
        <p className="min-h-lh text-soft">{sorted && !empty ? plantMessages.sorted : null}</p>
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
        <PlantGrid
          plants={plants}
          labelledBy={headingId}
          bookmarked={bookmarks.bookmarked}
          onToggleBookmark={bookmarks.toggle}
        />
      )}
      {!empty && state === "waiting" ? (
        <p className="mt-6 grid place-items-center noscript:hidden">
          <Spinner label={plantMessages.loading} />
        </p>
      ) : null}
    </section>
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
      <div aria-hidden="true" className="mt-5 grid gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {["a", "b", "c", "d"].map((place) => (
          <Skeleton key={place} className="h-130 w-full" />
        ))}
      </div>
    </div>
  );
}
