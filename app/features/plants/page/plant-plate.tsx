// The plate of a plant's page with the key to its numbers. A small one can be enlarged.
import { useState } from "react";
import { Dialog } from "#app/ui/dialog.tsx";
import { Plate } from "#app/ui/plate.tsx";
import type { PlantDetail } from "../plant-row.ts";
import { plateTexts } from "./plate-key.ts";

export function PlantPlate({ plant, className }: { plant: PlantDetail; className?: string }) {
  const [enlarged, setEnlarged] = useState(false);
  const name = `${plant.common_name}, ${plant.scientific_name}`;
  const { drawn, key } = plateTexts(plant.image_alt ?? "");
  const alt = drawn ? `${name}. ${drawn}` : `Botanical drawing of ${name}`;
  return (
    <figure className={className}>
      <div className="relative">
        <Plate
          src={plant.images[0]}
          alt={alt}
          sizes="(min-width: 64rem) 20rem, (min-width: 48rem) 14rem, 112px"
          priority
          className="rounded border border-line"
        />
        <button
          type="button"
          aria-label="Enlarge the drawing"
          onClick={() => setEnlarged(true)}
          className="absolute inset-0 noscript:hidden lg:hidden"
        />
      </div>
      {key.length > 0 ? (
        <figcaption className="mt-2 max-lg:hidden">
          <PlateKey entries={key} />
        </figcaption>
      ) : null}
      <Dialog open={enlarged} onOpenChange={setEnlarged} title={plant.common_name}>
        <Plate src={plant.images[0]} alt="" sizes="(min-width: 40rem) 30rem, 95vw" className="rounded" />
        {key.length > 0 ? <PlateKey entries={key} /> : null}
      </Dialog>
    </figure>
  );
}

function PlateKey({ entries }: { entries: readonly string[] }) {
  return (
    <ul aria-label="Numbers on the drawing" className="mt-2 flex flex-wrap gap-x-4 text-sm text-soft">
      {entries.map((entry) => (
        <li key={entry}>{entry}</li>
      ))}
    </ul>
  );
}
