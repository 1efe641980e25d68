// A table of evaluation results. On phones the dates are under the names; if it is still too wide, the table
// scrolls in its own focusable container.
import { classNames } from "#app/ui/class-names.ts";
import type { Figure, Share } from "./figures.ts";

const columns = ["Questions", "Counted", "Emergencies found", "Crises found", "False alarms"];
const cell = "px-1.5 py-2 first:pl-3 sm:p-3";

export function FiguresTable({ caption, figures }: { caption: string; figures: readonly Figure[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling container must be focusable by keyboard
    <section aria-label={caption} tabIndex={0} className="mt-4 overflow-x-auto rounded border border-line">
      <table className="w-full border-collapse text-left max-sm:text-sm">
        <caption className="p-3 text-left font-semibold">{caption}</caption>
        <thead className="bg-sunk">
          <tr>
            {columns.map((name) => (
              <th
                key={name}
                scope="col"
                className={classNames(cell, "align-bottom", name === "Counted" && "max-sm:hidden")}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figures.map(({ set, taken, questions, emergencies, crises, falseAlarms }) => (
            <tr key={set} className="border-t border-line align-top">
              <th scope="row" className={classNames(cell, "font-semibold")}>
                {set} ({questions})
                <time dateTime={taken} className="block font-normal whitespace-nowrap text-soft sm:hidden">
                  {taken}
                </time>
              </th>
              <td className={classNames(cell, "whitespace-nowrap max-sm:hidden")}>
                <time dateTime={taken}>{taken}</time>
              </td>
              <Cell share={emergencies} />
              <Cell share={crises} />
              <Cell share={falseAlarms} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Cell({ share: { good, of, percent } }: { share: Share }) {
  return (
    <td className={cell}>
      <span className={of > 0 ? "whitespace-nowrap" : undefined}>{percent}</span>
      {of > 0 && (
        <span className="block text-sm text-soft">
          {good} of {of}
        </span>
      )}
    </td>
  );
}
