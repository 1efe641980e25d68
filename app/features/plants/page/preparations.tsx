import type { PlantDetail, PreparationLimits } from "../plant-row.ts";

/** Each preparation with its limits. */
export function Preparations({ plant }: { plant: PlantDetail }) {
  return (
    <dl className="measure space-y-5">
      {Object.entries(plant.preparation_methods).map(([name, text]) => {
        const limits = plant.preparation_limits[name];
        return (
          <div key={name}>
            <dt className="font-semibold first-letter:uppercase">{name.replaceAll("_", " ")}</dt>
            <dd>{text}</dd>
            {limits ? (
              <dd className="mt-1 text-soft">
                <ul className="flex flex-wrap gap-x-4">
                  {limitLines(limits).map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </dd>
            ) : null}
          </div>
        );
      })}
    </dl>
  );
}

function limitLines({ route, amount, times_a_day, days_at_most, keeps }: PreparationLimits): string[] {
  return [
    `How: ${route}`,
    `Amount: ${amount}`,
    `Times a day: ${times_a_day}`,
    `Days at most: ${days_at_most}`,
    `Keeps: ${keeps}`,
  ];
}
