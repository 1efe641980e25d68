// 'Browse by Condition': six cards that link to the condition pages.
import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { paths } from "#app/lib/paths.ts";
import { type ConditionListEntry, conditionList } from "./condition-list.ts";

export function ConditionCards() {
  return (
    <section
      aria-labelledby="conditions"
      className="below third-frame border-y border-line bg-sunk [contain-intrinsic-size:auto_82rem] sm:[contain-intrinsic-size:auto_52rem] lg:[contain-intrinsic-size:auto_42rem]"
    >
      <div className="page py-14 md:py-20">
        <h2 id="conditions" className="text-3xl md:text-4xl">
          Browse by Condition
        </h2>
        <p className="measure mt-3 text-lg">
          What people at home take for it, what to watch for, and when it is time for a doctor.
        </p>
        <ul className="mt-8 grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3 lg:gap-6">
          {conditionList.map((condition) => (
            <li key={condition.slug}>
              <ConditionCard condition={condition} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function ConditionCard({ condition }: { condition: ConditionListEntry }) {
  const { slug, name, description, icon: Icon } = condition;
  return (
    <article className="group relative grid h-full grid-cols-[auto_1fr] gap-x-4 rounded border border-line bg-raised p-4 transition-colors focus-within:border-forest hover:border-forest sm:p-5">
      <span className="grid size-12 place-items-center rounded-full bg-forest-wash text-forest transition-colors group-hover:bg-forest group-hover:text-on-forest">
        <Icon aria-hidden className="size-6" />
      </span>
      <div className="flex flex-col">
        <h3 className="text-xl">
          <Link
            to={paths.condition(slug)}
            className="no-underline after:absolute after:inset-0 after:rounded focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-river"
          >
            {name}
          </Link>
        </h3>
        <p className="mt-1 text-soft first-letter:uppercase">{description}</p>
        <p className="mt-auto flex items-center gap-1.5 pt-3 font-semibold text-forest group-hover:underline">
          Explore remedies
          <ArrowRight
            aria-hidden
            className="size-4 transition-transform group-hover:translate-x-1 motion-reduce:transition-none"
          />
        </p>
      </div>
    </article>
  );
}
