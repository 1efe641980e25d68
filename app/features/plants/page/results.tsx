import type { PlantDetail } from "../plant-row.ts";

const outcomeLabels = {
  helped: "Helped",
  "helped a little": "Helped a little",
  mixed: "Mixed results",
  "no effect": "No effect",
} as const;

/** What came out where people were tested, one line for each use. */
export function Results({ plant }: { plant: PlantDetail }) {
  const tested = plant.uses.flatMap(({ complaint_label, preparation, result }) =>
    result ? [{ complaint_label, preparation, ...result }] : [],
  );
  if (tested.length === 0) return null;
  return (
    <ul className="measure mb-4 space-y-3">
      {tested.map(({ complaint_label, preparation, outcome, text }) => (
        <li key={`${complaint_label} ${preparation}`} className="border-l-4 border-forest pl-3">
          <p className="font-semibold">
            {complaint_label}, {preparation}: {outcomeLabels[outcome].toLowerCase()}
          </p>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
