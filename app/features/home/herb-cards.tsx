// 'Popular Guyanese Herbs': six cards with a staggered entry animation.
import { CircleAlert } from "lucide-react";
import { Link } from "react-router";
import { paths } from "#app/lib/paths.ts";
import { Plate } from "#app/ui/plate.tsx";
import { type PopularHerb, popularHerbs } from "./popular-herbs.ts";

export function HerbCards() {
  return (
    <section
      aria-labelledby="popular-herbs"
      className="below page py-14 [contain-intrinsic-size:auto_120rem] sm:[contain-intrinsic-size:auto_81rem] md:py-20 md:[contain-intrinsic-size:auto_63rem] lg:[contain-intrinsic-size:auto_52rem]"
    >
      <h2 id="popular-herbs" className="text-3xl md:text-4xl">
        Popular Guyanese Herbs
      </h2>
      <ul className="stagger mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
        {popularHerbs.map((herb) => (
          <li key={herb.id}>
            <HerbCard herb={herb} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function HerbCard({ herb }: { herb: PopularHerb }) {
  return (
    <article className="group relative grid h-full min-h-37 grid-cols-[7rem_1fr] rounded border border-line bg-raised transition-colors focus-within:border-forest hover:border-forest sm:grid-cols-[8.5rem_1fr]">
      <Plate
        src={`/plates/${herb.id}.webp`}
        alt=""
        sizes="8.5rem"
        fill
        className="rounded-l border-r border-line"
      />
      <div className="flex flex-col p-4">
        <h3 className="text-xl">
          <Link
            to={paths.plant(herb.id)}
            className="no-underline after:absolute after:inset-0 after:rounded focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-river"
          >
            {herb.name}
          </Link>
        </h3>
        <p className="text-soft italic">{herb.scientificName}</p>
        <p className="mt-2">{herb.uses.join(", ")}</p>
        {herb.caution ? (
          <p className="mt-auto flex gap-2 pt-3 text-sm">
            <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
            <span>
              <strong>Caution:</strong> {herb.caution}
            </span>
          </p>
        ) : null}
      </div>
    </article>
  );
}
