import type { PlantDetail } from "../plant-row.ts";

/** The sources of the plant's text. */
export function Sources({ sources }: { sources: PlantDetail["sources"] }) {
  if (sources.length === 0) return null;
  return (
    <section aria-labelledby="sources" className="border-t border-line pt-8">
      <h2 id="sources" className="text-2xl">
        Sources
      </h2>
      <ol className="measure mt-3 list-decimal space-y-2 pl-6 text-soft">
        {sources.map(({ key, citation }) => (
          <li key={key}>{citation}</li>
        ))}
      </ol>
    </section>
  );
}
