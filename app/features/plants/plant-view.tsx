// The plant page's states: there, on its way, not there.
import { ArrowLeft } from "lucide-react";
import { useEffect } from "react";
import { Link } from "react-router";
import { paths } from "#app/lib/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { toast } from "#app/ui/toast-store.ts";
import { useCountView } from "./count-view.ts";
import { usePlant } from "./get-plant.ts";
import { plantMessages } from "./messages.ts";
import { PlantArticle } from "./plant-article.tsx";
import type { PlantDetail } from "./plant-row.ts";

export function PlantView({ id, printed }: { id: string; printed: PlantDetail | null }) {
  const { data: plant, isPending } = usePlant(id, printed);
  const missing = !isPending && !plant;
  useCountView(id, Boolean(plant));

  useEffect(() => {
    if (missing) toast({ ...plantMessages.plantFailed, variant: "destructive" });
  }, [missing]);

  if (missing) {
    return (
      <EmptyState
        headingLevel={1}
        title={plantMessages.notFound}
        action={
          <Button asChild>
            <Link to={paths.plants}>{plantMessages.backToList}</Link>
          </Button>
        }
      />
    );
  }
  return (
    <>
      <Button asChild variant="quiet" className="-ml-4 mb-4">
        <Link to={paths.plants}>
          <ArrowLeft aria-hidden />
          Back
        </Link>
      </Button>
      {plant ? <PlantArticle plant={plant} /> : <PlantSkeleton />}
    </>
  );
}

function PlantSkeleton() {
  return (
    <div
      role="status"
      aria-label={plantMessages.loading}
      className="grid gap-8 md:grid-cols-[15rem_1fr] lg:grid-cols-[22rem_1fr] lg:gap-12"
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
