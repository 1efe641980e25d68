// The encyclopedia's list. Its order never changes under a reader's finger.
import { useEffect, useState } from "react";
import { useUntouched } from "#app/lib/use-untouched.ts";
import { toast } from "#app/ui/toast-store.ts";
import { inShownOrder, usePlants } from "./get-plants.ts";
import { plantMessages } from "./messages.ts";
import { PlantCard } from "./plant-card.tsx";
import type { PlantCard as Plant } from "./plant-row.ts";

/** How many plates can be on the first screen. */
const seenFirst = 2;

export function PlantList({ printed }: { printed: Plant[] }) {
  const { data, dataUpdatedAt, isError } = usePlants(printed);
  const untouched = useUntouched();
  const [shown, setShown] = useState({ plants: data, byPopularity: dataUpdatedAt > 0 });

  useEffect(() => {
    if (dataUpdatedAt === 0) return;
    setShown((before) =>
      untouched.current
        ? { plants: data, byPopularity: true }
        : { ...before, plants: inShownOrder(data, before.plants) },
    );
  }, [data, dataUpdatedAt, untouched]);

  useEffect(() => {
    if (isError) toast({ ...plantMessages.listFailed, variant: "destructive" });
  }, [isError]);

  return (
    <section aria-labelledby="plants-found">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line pb-3">
        <h2 id="plants-found" className="text-2xl">
          {shown.plants.length} Plants Found
        </h2>
        <p className="min-h-lh text-soft">{shown.byPopularity ? "Sorted by popularity" : null}</p>
      </div>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {shown.plants.map((plant, index) => (
          // A place keeps its element when the database's order replaces the printed one: no box moves.
          // biome-ignore lint/suspicious/noArrayIndexKey: the key is the place, on purpose
          <li key={index}>
            <PlantCard plant={plant} priority={index < seenFirst} />
          </li>
        ))}
      </ul>
    </section>
  );
}
