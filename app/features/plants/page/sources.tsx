import { memo } from "react";
import { paths } from "#app/lib/paths.ts";
import { textLink } from "#app/ui/text-link.ts";
import type { PlantDetail } from "../plant-row.ts";

/** The sources of the plant's text, and how many of its statements were read there. */
export const Sources = memo(function Sources({ plant }: { plant: PlantDetail }) {
  const { sources, claims_read, claims_total } = plant;
  if (sources.length === 0) return null;
  return (
    <section aria-labelledby="sources" className="border-t border-line pt-8">
      <h2 id="sources" className="text-2xl">
        Sources
      </h2>
      <p className="measure mt-3">
        {claims_read === 0
          ? `None of the ${claims_total} statements recorded about this plant was read in the work it cites: they rest on general knowledge.`
          : `Of the ${claims_total} statements recorded about this plant, ${claims_read} were read in the work they cite; the others rest on general knowledge.`}
      </p>
      <ol className="fifth-frame measure mt-3 list-decimal space-y-2 pl-6 text-soft [contain-intrinsic-block-size:60rem]">
        {sources.map(({ key, citation, url }) => (
          <li key={key} className="wrap-anywhere">
            {url ? (
              <a href={url} rel="noreferrer" className={textLink}>
                {citation}
              </a>
            ) : (
              citation
            )}
          </li>
        ))}
      </ol>
      <p className="mt-3">
        <a
          href={paths.plantRecord(plant.id)}
          download
          className={`${textLink} inline-flex min-h-11 items-center`}
        >
          Download this record (JSON)
        </a>
      </p>
    </section>
  );
});
