// A bar chart of thirty days with one or more series, and the same data as a table.
import { classNames } from "#app/ui/class-names.ts";
import type { Day } from "./get-figures.ts";

export type Part = { label: string; fill: string; swatch: string; of: (day: Day) => number };

const height = 100;
const step = 10;

export function DayChart({
  title,
  days,
  parts,
}: {
  title: string;
  days: readonly Day[];
  parts: readonly Part[];
}) {
  const totals = days.map((day) => parts.reduce((sum, part) => sum + part.of(day), 0));
  const most = Math.max(0, ...totals);
  return (
    <figure className="rounded border border-line bg-raised p-5">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="text-lg">{title}</h3>
        <span className="text-sm text-soft tabular-nums">
          {most > 0 ? `at most ${most.toLocaleString("en")} a day` : "none"}
        </span>
      </figcaption>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${days.length * step} ${height}`}
        preserveAspectRatio="none"
        className="mt-4 h-32 w-full border-b border-line"
      >
        {days.map((day, place) => (
          <Bar key={day.day} day={day} x={place * step} most={Math.max(1, most)} parts={parts} />
        ))}
      </svg>
      <p className="mt-1 flex justify-between text-sm text-soft tabular-nums">
        <span>{days[0]?.day}</span>
        <span>{days.at(-1)?.day}</span>
      </p>
      {parts.length > 1 ? (
        <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {parts.map((part) => (
            <li key={part.label} className="flex items-center gap-1.5">
              <span aria-hidden="true" className={classNames("size-3 rounded-xs", part.swatch)} />
              {part.label}
            </li>
          ))}
        </ul>
      ) : null}
      <details className="mt-3">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-forest">
          {title} as a table
        </summary>
        <table className="w-full text-left text-sm tabular-nums">
          <thead>
            <tr>
              <th scope="col">Day</th>
              {parts.map((part) => (
                <th key={part.label} scope="col">
                  {part.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day.day} className="border-t border-line">
                <th scope="row" className="font-normal">
                  {day.day}
                </th>
                {parts.map((part) => (
                  <td key={part.label}>{part.of(day)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

function Bar({ day, x, most, parts }: { day: Day; x: number; most: number; parts: readonly Part[] }) {
  let below = 0;
  return parts.map((part) => {
    const tall = (part.of(day) / most) * height;
    below += tall;
    return (
      <rect
        key={part.label}
        x={x + 1}
        y={height - below}
        width={step - 2}
        height={tall}
        className={part.fill}
      />
    );
  });
}
