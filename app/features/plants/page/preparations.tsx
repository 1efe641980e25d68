import { Link } from "react-router";
import { paths } from "#app/lib/paths.ts";
import { textLink } from "#app/ui/text-link.ts";
import { plantMessages } from "../messages.ts";
import type { PlantDetail, PreparationLimits } from "../plant-row.ts";
import { mayRemind } from "./may-remind.ts";

/** Each preparation with its limits, and a way to be reminded of it. */
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
            {mayRemind(plant) ? (
              <dd className="noscript:hidden">
                <Link
                  to={paths.newReminder(plant.id, name)}
                  aria-label={`${plantMessages.setReminder}: ${name.replaceAll("_", " ")}`}
                  className={`${textLink} inline-flex min-h-11 items-center`}
                >
                  {plantMessages.setReminder}
                </Link>
              </dd>
            ) : null}
          </div>
        );
      })}
    </dl>
  );
}

function limitLines({
  route,
  amount,
  times_a_day,
  days_at_most,
  keeps,
  every_day,
}: PreparationLimits): string[] {
  return [
    `How: ${route}`,
    `Amount: ${amount}`,
    `Times a day: ${times_a_day}`,
    `Days at most: ${days_at_most}`,
    `Keeps: ${keeps}`,
    ...(every_day ? [`Every day: ${every_day}`] : []),
  ];
}
