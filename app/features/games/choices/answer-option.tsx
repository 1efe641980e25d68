// An answer button. Locked after answering; the correct answer and a wrong pick are marked by icon, text and
// colour.
import { Check, X } from "lucide-react";
import { classNames } from "#app/ui/class-names.ts";

export type OptionState = "open" | "right" | "wrong" | "rest";

const look: Record<OptionState, string> = {
  open: "border-edge bg-raised hover:border-forest hover:bg-forest-wash",
  right: "border-forest bg-forest-wash font-semibold text-ink",
  wrong: "border-annatto bg-annatto-wash text-ink",
  rest: "border-line bg-raised text-soft",
};

export function AnswerOption({
  place,
  label,
  note,
  state,
  choose,
}: {
  place: number;
  label: string;
  note?: string | undefined;
  state: OptionState;
  choose: () => void;
}) {
  return (
    <button
      type="button"
      disabled={state !== "open"}
      onClick={choose}
      aria-keyshortcuts={String(place)}
      className={classNames(
        "flex min-h-13 items-center gap-2 rounded border-2 px-3 py-2 text-left leading-tight transition-colors sm:gap-3 sm:px-4",
        look[state],
      )}
    >
      <Sign place={place} state={state} />
      <span className="min-w-0 hyphens-auto">
        {label}
        {state === "right" ? <span className="sr-only"> (correct answer)</span> : null}
        {state === "wrong" ? <span className="sr-only"> (your answer, incorrect)</span> : null}
        {/* The lesson below says more about the right answer. */}
        {note && state !== "right" ? (
          <span className="mt-0.5 block text-base font-normal text-soft">{note}</span>
        ) : null}
      </span>
    </button>
  );
}

function Sign({ place, state }: { place: number; state: OptionState }) {
  if (state === "right") return <Check aria-hidden className="size-6 shrink-0 text-forest" strokeWidth={3} />;
  if (state === "wrong") return <X aria-hidden className="size-6 shrink-0 text-annatto" strokeWidth={3} />;
  return (
    <span
      aria-hidden
      className="hidden size-6 shrink-0 place-items-center rounded border border-line text-sm text-soft md:grid"
    >
      {place}
    </span>
  );
}
