// Three overlapping plates, decorative only; their names are further down.
import { classNames } from "#app/ui/class-names.ts";
import { Plate } from "#app/ui/plate.tsx";
import type { DocumentedPlant } from "./documented.ts";

const places = ["-rotate-6", "z-10 -mb-2", "rotate-6"] as const;

export function PlateFan({ plants }: { plants: readonly DocumentedPlant[] }) {
  return (
    <div aria-hidden="true" className="hidden items-end pr-4 md:flex">
      {places.map((place, index) => {
        const plant = plants[index];
        if (!plant) return null;
        return (
          <Plate
            key={plant.id}
            src={`/plates/${plant.id}.webp`}
            alt=""
            sizes="8rem"
            className={classNames("-mx-2 w-24 shrink-0 rounded border-4 border-raised lg:w-32", place)}
          />
        );
      })}
    </div>
  );
}
