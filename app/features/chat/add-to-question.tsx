// Adds to a question what was not written: for whom it is, a medicine, a condition.
import { Picker } from "#app/features/mixture-check/picker.tsx";
import { Button } from "#app/ui/button.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { understoodMessages as words } from "./answer-messages.ts";
import type { Person } from "./ask-herbalist.ts";
import type { Added } from "./revision.ts";
import { usePersonalOptions } from "./use-personal-options.ts";

const people: readonly { id: Person; label: string }[] = [
  { id: "pregnant", label: "Pregnant" },
  { id: "breastfeeding", label: "Breastfeeding" },
  { id: "child", label: "For a child" },
  { id: "elder", label: "For an older person" },
];

export type AddToQuestionProps = { added: Added; onAdded: (added: Added) => void };

export function AddToQuestion({ added, onAdded }: AddToQuestionProps) {
  const { options, isError, retry } = usePersonalOptions();
  return (
    <div className="grid gap-4 rounded border border-line bg-paper p-3 sm:p-4">
      <ul className="flex flex-wrap gap-1.5">
        {people
          .filter(({ id }) => !added.who.includes(id))
          .map(({ id, label }) => (
            <li key={id}>
              <Button
                variant="secondary"
                className="rounded-full px-3 text-sm"
                onClick={() => onAdded({ ...added, who: [...added.who, id] })}
              >
                {label}
              </Button>
            </li>
          ))}
      </ul>
      {isError ? (
        <Button variant="secondary" className="justify-self-start" onClick={retry}>
          {words.retry}
        </Button>
      ) : options ? (
        <>
          <Picker
            label={words.medicine}
            options={options.medicines}
            picked={added.medicines}
            onPicked={(medicines) => onAdded({ ...added, medicines })}
          />
          <Picker
            label={words.illness}
            options={options.illnesses}
            picked={added.illnesses}
            onPicked={(illnesses) => onAdded({ ...added, illnesses })}
          />
        </>
      ) : (
        <Spinner label={words.loading} />
      )}
    </div>
  );
}
