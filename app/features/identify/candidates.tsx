// The likeliest plants, what speaks against each, and always the poisonous ones that each may be mistaken for.
import { useState } from "react";
import { Link } from "react-router";
import { paths } from "#app/lib/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { SavedCopyOffline } from "#app/ui/saved-copy-line.tsx";
import { textLink } from "#app/ui/text-link.ts";
import { isSettled } from "#identify/fit.ts";
import { type Answer, type Candidate, shortList } from "#identify/key.ts";
import { CandidateCard } from "./candidate-card.tsx";
import type { KeyPlant } from "./identify-data.ts";
import { identifyMessages as words } from "./messages.ts";

const shownWithMore = 15;
/** A dangerous plant is named as long as it is at least this probable. */
const notRuledOut = 0.01;

export function Candidates({
  answers,
  ranked,
  plants,
}: {
  answers: readonly Answer[];
  ranked: readonly Candidate<KeyPlant>[];
  plants: readonly KeyPlant[];
}) {
  const [more, setMore] = useState(false);
  const isAnswered = answers.some(({ states }) => states.length > 0);
  const shown = isAnswered ? ranked.slice(0, more ? shownWithMore : shortList) : [];
  const dangerous = isAnswered
    ? ranked
        .slice(shown.length)
        .filter(({ plant, probability }) => plant.hazard === "dangerous" && probability >= notRuledOut)
    : [];
  return (
    <section aria-labelledby="candidates" className="grid gap-4">
      <h2 id="candidates" className="scroll-mt-24 text-2xl sm:text-3xl">
        {words.candidates}
      </h2>
      <Notice tone="caution" title={words.caution.title}>
        <p>{words.caution.text}</p>
      </Notice>
      <SavedCopyOffline path={paths.identifyData} />
      {isAnswered ? null : <p className="text-soft">{words.none}</p>}
      {dangerous.length === 0 && isSettled(ranked, answers) ? (
        <p className="font-semibold">{words.narrowed}</p>
      ) : null}
      {shown.length > 0 ? (
        <ol className="grid gap-4">
          {shown.map(({ plant }) => (
            <li key={plant.id}>
              <CandidateCard plant={plant} answers={answers} plants={plants} />
            </li>
          ))}
        </ol>
      ) : null}
      {dangerous.length > 0 ? (
        <Notice tone="warning" title={words.notRuledOut}>
          <ul className="flex flex-wrap gap-x-4 gap-y-1">
            {dangerous.map(({ plant }) => (
              <li key={plant.id}>
                <Link to={paths.plant(plant.id)} className={textLink}>
                  {plant.name}
                </Link>
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {isAnswered && !more ? (
        <Button variant="secondary" className="justify-self-start" onClick={() => setMore(true)}>
          {words.more}
        </Button>
      ) : null}
    </section>
  );
}
