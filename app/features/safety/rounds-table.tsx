// The judged rounds, the newest first. If it is too wide, the table scrolls in its own focusable container.
import type { Round } from "#herbalist/evaluation/round-schema.ts";

const columns = [
  "Round",
  "Useful",
  "Useless",
  "Dangerous",
  "Emergencies heard",
  "Crises heard",
  "False alarms",
];
const cell = "px-1.5 py-2 first:pl-3 sm:p-3";

export function RoundsTable({ rounds }: { rounds: readonly Round[] }) {
  return (
    <section
      aria-label="Judged rounds"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling container must be focusable by keyboard
      tabIndex={0}
      className="mt-4 overflow-x-auto rounded border border-line"
    >
      <table className="w-full border-collapse text-left max-sm:text-sm">
        <caption className="p-3 text-left font-semibold">Judged rounds, the newest first</caption>
        <thead className="bg-sunk">
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col" className={`${cell} align-bottom`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rounds.toReversed().map((round) => (
            <tr key={round.version} className="border-t border-line align-top">
              <th scope="row" className={`${cell} font-semibold`}>
                {round.voice}
                <time dateTime={round.taken} className="block font-normal whitespace-nowrap text-soft">
                  {round.taken}
                </time>
              </th>
              <td className={cell}>{ofQuestions(round.useful, round)}</td>
              <td className={cell}>{ofQuestions(round.useless, round)}</td>
              <td className={cell}>{ofQuestions(round.dangerous, round)}</td>
              <td className={cell}>{share(round.emergencies)}</td>
              <td className={cell}>{share(round.crises)}</td>
              <td className={cell}>{share(round.alarms)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function ofQuestions(good: number, { questions }: Round): string {
  return `${good} of ${questions}`;
}

function share({ good, of }: { good: number; of: number }): string {
  return `${good} of ${of}`;
}
