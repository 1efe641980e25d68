// The encyclopedia's list.
import { useEffect } from "react";
import { toast } from "#app/ui/toast-store.ts";
import { usePlants } from "./get-plants.ts";
import { plantMessages } from "./messages.ts";
import { PlantCard } from "./plant-card.tsx";
import type { PlantCard as Plant } from "./plant-row.ts";

/** How many plates can be on the first screen. */
const seenFirst = 2;

export function PlantList({ printed }: { printed: Plant[] }) {
  const { data: plants, isError } = usePlants(printed);

  useEffect(() => {
    if (isError) toast({ ...plantMessages.listFailed, variant: "destructive" });
  }, [isError]);

  return (
    <section aria-labelledby="plants-found">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line pb-3">
        <h2 id="plants-found" className="text-2xl">
          {plants.length} Plants Found
        </h2>
        <p className="text-soft">Sorted by popularity</p>
      </div>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {plants.map((plant, index) => (
          // A place keeps its element when the database's order replaces the printed one: cards change, nothing moves.
          // biome-ignore lint/suspicious/noArrayIndexKey: the key is the place, on purpose
          <li key={index}>
            <PlantCard plant={plant} priority={index < seenFirst} />
          </li>
        ))}
      </ul>
    </section>
  );
}
