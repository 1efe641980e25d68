// The judged rounds, the newest first: a table, or on a phone a list.
import type { Round } from "#herbalist/evaluation/round-schema.ts";

type Column = { name: string; value: (round: Round) => string };

const columns: readonly Column[] = [
  { name: "Useful", value: (round) => ofQuestions(round.useful, round) },
  { name: "Useless", value: (round) => ofQuestions(round.useless, round) },
  { name: "Dangerous", value: (round) => ofQuestions(round.dangerous, round) },
  { name: "Emergencies heard", value: (round) => share(round.emergencies) },
  { name: "Crises heard", value: (round) => share(round.crises) },
  { name: "False alarms", value: (round) => share(round.alarms) },
];
const title = "Judged rounds, the newest first";

export function RoundsTable({ rounds }: { rounds: readonly Round[] }) {
  const newestFirst = rounds.toReversed();
  return (
    <>
      <RoundsList rounds={newestFirst} />
      <table className="mt-4 w-full border-collapse border border-line text-left max-sm:hidden">
        <caption className="pb-2 text-left font-semibold">{title}</caption>
        <thead className="bg-sunk">
          <tr>
            {["Round", ...columns.map(({ name }) => name)].map((name) => (
              <th key={name} scope="col" className="p-3 align-bottom">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {newestFirst.map((round) => (
            <tr key={round.version} className="border-t border-line align-top">
              <th scope="row" className="p-3 font-semibold">
                {round.voice}
                <time dateTime={round.taken} className="block font-normal whitespace-nowrap text-soft">
                  {round.taken}
                </time>
              </th>
              {columns.map(({ name, value }) => (
                <td key={name} className="p-3">
                  {value(round)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** On a phone seven columns do not fit: each round is a short list of its own. */
function RoundsList({ rounds }: { rounds: readonly Round[] }) {
  return (
    <div className="mt-4 sm:hidden">
      <p id="judged-rounds" className="font-semibold">
        {title}
      </p>
      <ol aria-labelledby="judged-rounds" className="mt-2 grid list-none gap-3 p-0">
        {rounds.map((round) => (
          <li key={round.version} className="rounded border border-line p-3">
            <p className="m-0 font-semibold">
              {round.voice}{" "}
              <time dateTime={round.taken} className="font-normal text-soft">
                {round.taken}
              </time>
            </p>
            <dl className="mt-1 grid grid-cols-[1fr_auto] gap-x-4">
              {columns.map(({ name, value }) => (
                <div key={name} className="contents">
                  <dt className="text-soft">{name}</dt>
                  <dd className="text-right">{value(round)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
    </div>
  );
}

function ofQuestions(good: number, { questions }: Round): string {
  return `${good} of ${questions}`;
}

function share({ good, of }: { good: number; of: number }): string {
  return `${good} of ${of}`;
}
