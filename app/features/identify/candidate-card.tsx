import { TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import { paths } from "#app/lib/paths.ts";
import { Card } from "#app/ui/card.tsx";
import { HazardBadge } from "#app/ui/hazard-badge.tsx";
import { Plate } from "#app/ui/plate.tsx";
import { textLink } from "#app/ui/text-link.ts";
import { fitOf } from "#identify/fit.ts";
import type { Answer } from "#identify/key.ts";
import { answerWords, questions } from "#identify/questions.ts";
import type { KeyPlant } from "./identify-data.ts";
import { identifyMessages as words } from "./messages.ts";

export function CandidateCard({
  plant,
  answers,
  plants,
}: {
  plant: KeyPlant;
  answers: readonly Answer[];
  plants: readonly KeyPlant[];
}) {
  const { fitting, against, unknown } = fitOf(plant.profile, answers);
  const all = fitting.length + against.length + unknown.length;
  return (
    <Card frame={plant.hazard === "dangerous" ? "border-2 border-annatto" : "border border-line"}>
      <article className="grid gap-4 p-4">
        <div className="grid grid-cols-[6rem_minmax(0,1fr)] gap-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
          <Plate
            src={`/plates/${plant.id}.webp`}
            alt={`Botanical drawing of ${plant.name}`}
            sizes="8rem"
            className="self-start rounded border border-line"
          />
          <div className="grid content-start gap-1.5">
            <h3 className="text-xl">
              <Link to={paths.plant(plant.id)} className={textLink}>
                {plant.name}
              </Link>
            </h3>
            <p className="text-soft italic">{plant.scientific}</p>
            {/* The badge of a harmless plant says so, which a likely name must not. */}
            {plant.hazard === "none" ? null : <HazardBadge hazard={plant.hazard} />}
            <p>
              {words.fits(fitting.length, all)}
              {unknown.length > 0 ? (
                <span className="text-soft"> ({words.unknown(unknown.length)})</span>
              ) : null}
            </p>
          </div>
        </div>
        <p className="flex gap-2">
          <TriangleAlert aria-hidden className="mt-1 size-5 shrink-0 text-annatto" />
          <span>{plant.warning}</span>
        </p>
        {against.length > 0 ? (
          <div>
            <p className="font-semibold">{words.against}</p>
            <ul className="list-disc pl-5 marker:text-leaf">
              {against.map(({ answer, shown }) => (
                <li key={answer.character}>
                  {words.saidButShown(
                    questions[answer.character].name,
                    answerWords(answer.character, answer.states),
                    answerWords(answer.character, shown),
                  )}
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        {plant.poisonous.length > 0 ? <Poisonous lookAlikes={plant.poisonous} plants={plants} /> : null}
      </article>
    </Card>
  );
}

function Poisonous({
  lookAlikes,
  plants,
}: {
  lookAlikes: KeyPlant["poisonous"];
  plants: readonly KeyPlant[];
}) {
  return (
    <div className="grid gap-3 rounded border border-annatto bg-annatto-wash p-3 text-ink">
      <p className="flex gap-2 font-bold">
        <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-annatto" />
        {words.lookAlikes}
      </p>
      <ul className="grid gap-3">
        {lookAlikes.map(({ name, tell, danger, plant: id }) => {
          const known = plants.find((each) => each.id === id);
          return (
            <li key={name} className="flex gap-3">
              {known ? (
                <Plate
                  src={`/plates/${known.id}.webp`}
                  alt={`Botanical drawing of ${known.name}`}
                  sizes="5rem"
                  className="w-20 shrink-0 self-start rounded border border-line"
                />
              ) : null}
              <div className="min-w-0">
                <p className="font-semibold">
                  {known ? (
                    <Link to={paths.plant(known.id)} className={textLink}>
                      {name}
                    </Link>
                  ) : (
                    name
                  )}
                </p>
                <p>{tell}</p>
                <p>
                  <strong>{danger}</strong>
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
