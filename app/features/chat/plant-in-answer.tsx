// A plant that an answer names: plate, the reader's word for it, its other names, hazard, and one line about it.
import { Link } from "react-router";
import { paths } from "#app/lib/paths.ts";
import { HazardBadge } from "#app/ui/hazard-badge.tsx";
import { Plate } from "#app/ui/plate.tsx";
import { AnswerText } from "./answer-text.tsx";
import { ConcernMarks } from "./concern-mark.tsx";
import type { Concern, NamedPlant } from "./reply.ts";

export function PlantInAnswer({
  id,
  name,
  text,
  concerns = [],
  plant,
  isGuessed = false,
}: {
  id: string;
  name: string;
  text?: string;
  /** What about this person the cautions in the text are for. */
  concerns?: readonly (Concern | undefined)[];
  /** Undefined in an answer that does not describe its plants. */
  plant: NamedPlant | undefined;
  /** A plant that a description may fit is not called safe. */
  isGuessed?: boolean;
}) {
  return (
    <article className="relative rounded border border-line bg-raised transition-colors focus-within:border-forest hover:border-forest">
      <div className="grid grid-cols-[5rem_1fr]">
        <Plate
          src={`/plates/${id}.webp`}
          alt=""
          sizes="5rem"
          className="rounded-tl rounded-br border-r border-b border-line"
        />
        <div className="grid min-w-0 content-center gap-1.5 px-3 py-2">
          <h4 className="font-title text-xl leading-tight">
            <Link
              to={paths.plant(id)}
              className="no-underline after:absolute after:inset-0 after:rounded focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-river"
            >
              {plant?.name ?? name}
            </Link>
          </h4>
          {plant ? (
            <>
              <p className="text-sm leading-snug text-soft">
                {plant.also.map((also) => `${also} · `).join("")}
                <i>{plant.scientific}</i>
              </p>
              {isGuessed && plant.hazard === "none" ? null : <HazardBadge hazard={plant.hazard} />}
            </>
          ) : null}
        </div>
      </div>
      <ConcernMarks concerns={concerns} className="px-3 pt-2" />
      {text ? <AnswerText text={text} className="px-3 pt-2 pb-3 [&_p]:first-letter:uppercase" /> : null}
    </article>
  );
}
