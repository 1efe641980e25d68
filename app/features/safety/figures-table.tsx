// Counts side by side. Wide on a phone, so it scrolls inside its own frame and can be reached by keyboard.
import type { Figure, Share } from "./figures.ts";

export function FiguresTable({ caption, figures }: { caption: string; figures: readonly Figure[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable without a mouse.
    <section aria-label={caption} tabIndex={0} className="mt-4 overflow-x-auto rounded border border-line">
      <table className="w-full min-w-xl border-collapse text-left">
        <caption className="p-3 text-left font-semibold">{caption}</caption>
        <thead className="bg-sunk">
          <tr>
            {["Questions", "Counted", "Emergencies heard", "Crises heard", "False alarms"].map((name) => (
              <th key={name} scope="col" className="p-3 align-bottom">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figures.map(({ set, taken, questions, emergencies, crises, falseAlarms }) => (
            <tr key={set} className="border-t border-line align-top">
              <th scope="row" className="p-3 font-semibold">
                {set} ({questions})
              </th>
              <td className="p-3 whitespace-nowrap">
                <time dateTime={taken} className="whitespace-nowrap">
                  {taken}
                </time>
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
    <td className="p-3">
      {percent}
      {of > 0 && (
        <span className="block text-sm text-soft">
          {good} of {of}
        </span>
      )}
    </td>
  );
}
