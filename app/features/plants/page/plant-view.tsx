// The plant page and its states: loaded, loading, not found, unreachable.
import { BellPlus } from "lucide-react";
import { memo, type ReactNode, useEffect } from "react";
import { Link } from "react-router";
import { useAuth } from "#app/features/auth/auth-provider.tsx";
import { paths } from "#app/lib/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { toast } from "#app/ui/toast-store.ts";
import { BookmarkButton } from "../bookmarks/bookmark-button.tsx";
import { useBookmarks } from "../bookmarks/bookmarks.ts";
import { useBackToList } from "../list-link.ts";
import { plantMessages } from "../messages.ts";
import type { PlantDetail, RelatedPlant } from "../plant-row.ts";
import { ShareButton } from "../share/share-button.tsx";
import { shareLength } from "../share/share-text.ts";
import { WhatsappLink } from "../share/whatsapp-link.tsx";
import { StickyBar } from "../sticky-bar.tsx";
import { useCountView } from "./count-view.ts";
import { FirstWarning } from "./first-warning.tsx";
import { usePlant, useRelated } from "./get-plant.ts";
import { mayRemind } from "./may-remind.ts";
import { GuyaneseNames, PlantFacts, PlantTitle } from "./plant-hero.tsx";
import { PlantPlate } from "./plant-plate.tsx";
import { PlantTabs } from "./plant-tabs.tsx";
import { useRecordView } from "./record-view.ts";
import { RelatedPlants } from "./related-plants.tsx";
import { Sources } from "./sources.tsx";

export type Prerendered = { plant: PlantDetail; related: RelatedPlant[] };

export function PlantView({
  id,
  prerendered,
  children,
}: {
  id: string;
  prerendered: Prerendered | null;
  /** The testimonials, below the text. */
  children: (plant: PlantDetail) => ReactNode;
}) {
  const { data: plant, isPending, unchecked, refetch } = usePlant(id, prerendered?.plant ?? null);
  const related = useRelated(plant, prerendered?.related ?? []);
  const backToList = useBackToList();
  const { user } = useAuth();
  const userId = user?.id ?? null;
  // The database answered that there is no such plant; without an answer it is undefined.
  const missing = plant === null;
  useCountView(id, Boolean(plant));
  useRecordView(id, Boolean(plant), userId);

  useEffect(() => {
    if (missing) toast({ ...plantMessages.plantFailed, variant: "destructive" });
  }, [missing]);

  if (missing) return <NotFound />;
  if (!isPending && !plant) return <Unreachable onRetry={() => void refetch()} />;
  return (
    <>
      <StickyBar backTo={paths.plants} {...(backToList ? { onBack: backToList } : {})}>
        {plant ? <Actions plant={plant} /> : null}
      </StickyBar>
      <div className="page py-4 sm:py-8">
        {plant ? (
          <article className="grid grid-cols-[minmax(0,1fr)] gap-10">
            <PlantMain plant={plant} unchecked={unchecked} userId={userId} />
            <Sources plant={plant} />
            {children(plant)}
            <RelatedPlants plants={related} mistakenFor={plant.mistaken_for} />
          </article>
        ) : (
          <PlantSkeleton />
        )}
      </div>
    </>
  );
}

/** On a phone one column; in a wide window the plate and the facts stay beside the text. */
const PlantMain = memo(function PlantMain({
  plant,
  unchecked,
  userId,
}: {
  plant: PlantDetail;
  unchecked: boolean;
  userId: string | null;
}) {
  return (
    <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 gap-y-2 sm:gap-x-6 md:grid-cols-[14rem_minmax(0,1fr)] md:gap-y-4 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-x-12">
      <PlantTitle plant={plant} className="max-md:col-start-2 max-md:self-center md:order-2 lg:col-start-2" />
      <div className="contents lg:sticky lg:top-36 lg:order-1 lg:col-start-1 lg:row-span-4 lg:row-start-1 lg:block lg:self-start">
        <PlantPlate
          plant={plant}
          className="col-start-1 row-start-1 self-start md:row-span-3 lg:row-span-1"
        />
        <PlantFacts plant={plant} className="order-4 col-span-full lg:mt-4" />
      </div>
      <GuyaneseNames plant={plant} className="order-2 max-md:col-span-full lg:col-start-2" />
      <FirstWarning
        plant={plant}
        unchecked={unchecked}
        className="order-3 max-md:col-span-full lg:col-start-2"
      />
      <div className="third-frame order-5 col-span-full min-w-0 pt-1 [contain-intrinsic-block-size:84rem] lg:col-span-1 lg:col-start-2">
        <PlantTabs plant={plant} userId={userId} unchecked={unchecked} />
      </div>
    </div>
  );
});

function Actions({ plant }: { plant: PlantDetail }) {
  const { bookmarked, toggle } = useBookmarks();
  return (
    <>
      <WhatsappLink plant={plant} length={shareLength.page} variant="quiet" />
      <ShareButton plant={plant} />
      {mayRemind(plant) ? (
        <Button asChild variant="quiet" size="icon" className="noscript:hidden">
          <Link to={paths.newReminder(plant.id)} aria-label={plantMessages.setReminder}>
            <BellPlus aria-hidden />
          </Link>
        </Button>
      ) : null}
      <BookmarkButton
        name={plant.common_name}
        pressed={bookmarked.has(plant.id)}
        onToggle={() => toggle(plant.id)}
        variant="quiet"
        className="noscript:hidden"
      />
    </>
  );
}

function NotFound() {
  return (
    <div className="page py-8">
      <EmptyState
        headingLevel={1}
        title={plantMessages.notFound}
        action={
          <Button asChild>
            <Link to={paths.plants}>{plantMessages.backToList}</Link>
          </Button>
        }
      />
    </div>
  );
}

function Unreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="page py-8">
      <EmptyState
        headingLevel={1}
        {...plantMessages.plantUnreachable}
        action={<Button onClick={onRetry}>{plantMessages.tryAgain}</Button>}
      />
    </div>
  );
}

function PlantSkeleton() {
  return (
    <div
      role="status"
      aria-label={plantMessages.loading}
      className="grid grid-cols-[7rem_1fr] gap-4 md:grid-cols-[14rem_1fr] lg:grid-cols-[20rem_1fr] lg:gap-12"
    >
      <Skeleton className="aspect-4/5 w-full" />
      <div className="space-y-4">
        <Skeleton className="h-12 w-2/3" />
        <Skeleton className="h-7 w-1/2" />
        <Skeleton className="h-40 w-full" />
      </div>
    </div>
  );
}
