// What was understood of a question, as chips: a tap takes one away, puts one back or adds one, and the answer changes.
import { Plus, X } from "lucide-react";
import { Suspense, useState } from "react";
import { loadOnDemand } from "#app/lib/load-on-demand.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Spinner } from "#app/ui/spinner.tsx";
import type { AddToQuestionProps } from "./add-to-question.tsx";
import { understoodMessages as words } from "./answer-messages.ts";
import type { Understood } from "./reply.ts";
import { keyOf, type Revision } from "./revision.ts";

/** Loaded when it is opened; without a connection it says so, and the next tap tries again. */
const loadAddToQuestion = () =>
  loadOnDemand<AddToQuestionProps>(
    () => import("./add-to-question.tsx").then((module) => module.AddToQuestion),
    NotLoaded,
  );

function NotLoaded() {
  return (
    <p role="alert" className="text-sm text-soft">
      {words.notLoaded}
    </p>
  );
}

const chip =
  "inline-flex min-h-11 items-center gap-1.5 rounded-full border px-3 text-sm leading-tight text-left [&_svg]:size-4 [&_svg]:shrink-0";

export function UnderstoodChips({
  understood,
  revision,
  onRevise,
}: {
  understood: readonly Understood[];
  revision: Revision;
  onRevise: (change: Partial<Revision>) => void;
}) {
  const [AddToQuestion, setAddToQuestion] = useState<ReturnType<typeof loadAddToQuestion>>();
  const { notMeant } = revision;
  if (understood.length + notMeant.length === 0) return null;
  return (
    <section aria-label={words.title} className="grid gap-2">
      <ul className="flex flex-wrap gap-1.5">
        {understood.map((one) => (
          <li key={keyOf(one)}>
            <button
              type="button"
              aria-label={words.takeAway(one.label)}
              className={classNames(chip, "border-river bg-river-wash text-ink")}
              onClick={() => onRevise(takenAway(one, revision))}
            >
              {one.label}
              <X aria-hidden />
            </button>
          </li>
        ))}
        {notMeant.map((one) => (
          <li key={keyOf(one)}>
            <button
              type="button"
              aria-label={words.putBack(one.label)}
              className={classNames(chip, "border-dashed border-edge text-soft line-through")}
              onClick={() => onRevise({ notMeant: notMeant.filter((other) => other !== one) })}
            >
              {one.label}
              <Plus aria-hidden />
            </button>
          </li>
        ))}
        <li>
          <button
            type="button"
            aria-expanded={AddToQuestion !== undefined}
            className={classNames(chip, "border-edge font-semibold")}
            onClick={() => setAddToQuestion(AddToQuestion ? undefined : loadAddToQuestion())}
          >
            <Plus aria-hidden />
            {words.add}
          </button>
        </li>
      </ul>
      {AddToQuestion ? (
        <Suspense fallback={<Spinner label={words.loading} />}>
          <AddToQuestion added={revision.added} onAdded={(added) => onRevise({ added })} />
        </Suspense>
      ) : null}
    </section>
  );
}

/** What was added by hand is no longer added; what was read is no longer meant. */
function takenAway(one: Understood, { notMeant, added }: Revision): Partial<Revision> {
  const { who } = added;
  if (one.kind === "who" && who.some((each) => each === one.id))
    return { added: { ...added, who: who.filter((each) => each !== one.id) } };
  return { notMeant: [...notMeant, one] };
}
