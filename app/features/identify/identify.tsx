// The key's page: describe or answer, see the likeliest plants, share. The answers are kept in the address only.
import { useDeferredValue, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import type { KeyCharacter } from "#catalogue/key-words.ts";
import { readAnswers, writeAnswers } from "#identify/address.ts";
import { type Answer, createKey } from "#identify/key.ts";
import { Candidates } from "./candidates.tsx";
import { DescriptionForm } from "./description-form.tsx";
import { useIdentifyData } from "./get-identify-data.ts";
import { GivenAnswers } from "./given-answers.tsx";
import type { IdentifyData } from "./identify-data.ts";
import { identifyMessages as words } from "./messages.ts";
import { OtherQuestions } from "./other-questions.tsx";
import { QuestionCard } from "./question-card.tsx";

export function Identify() {
  const hydrated = useHydrated();
  const { data, isError, refetch } = useIdentifyData(hydrated);
  if (isError) {
    return (
      <EmptyState
        title={words.failed.title}
        action={<Button onClick={() => refetch()}>{words.failed.retry}</Button>}
      />
    );
  }
  return data ? <KeySearch data={data} /> : <KeySkeleton />;
}

function KeySearch({ data }: { data: IdentifyData }) {
  const [address, setAddress] = useSearchParams();
  const answers = useMemo(() => readAnswers(address), [address]);
  const key = useMemo(() => createKey(data.plants), [data]);
  const settled = useDeferredValue(answers);
  const ranked = useMemo(() => key.rank(settled), [key, settled]);
  const open = useMemo(() => key.nextQuestions(answers), [key, answers]);
  const [wanted, setWanted] = useState<KeyCharacter | null>(null);
  const asked = wanted !== null && open.includes(wanted) ? wanted : open[0];

  // Each answer is a step in the browser's history, so that its back button undoes it, too.
  const change = (changed: readonly Answer[]) => {
    setWanted(null);
    setAddress(writeAnswers(changed), { preventScrollReset: true });
  };
  const answer = (character: KeyCharacter, states: readonly string[]) =>
    change([...answers, { character, states }]);

  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-start">
      <div className="grid gap-6">
        <DescriptionForm
          onAnswers={(described) =>
            change([
              ...answers.filter((each) => described.every(({ character }) => character !== each.character)),
              ...described,
            ])
          }
        />
        <GivenAnswers answers={answers} onChange={change} />
        {asked === undefined ? (
          <Notice>{words.noQuestions}</Notice>
        ) : (
          <QuestionCard
            key={asked}
            character={asked}
            isChosen={asked === wanted}
            isFirst={answers.length === 0}
            best={answers.length === 0 ? [] : ranked.slice(0, 3).map(({ plant }) => plant.name)}
            onAnswer={(states) => answer(asked, states)}
          />
        )}
        <OtherQuestions open={open} asked={asked} onChoose={setWanted} />
      </div>
      <Candidates answers={settled} ranked={ranked} plants={data.plants} />
    </div>
  );
}

/** In the shape of the form and the first question. */
function KeySkeleton() {
  return (
    <div role="status" className="grid gap-6 lg:w-7/12">
      <span className="sr-only">{words.loading}</span>
      <Skeleton className="h-24" />
      <Skeleton className="h-8 w-2/3" />
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {["a", "b", "c", "d", "e", "f"].map((tile) => (
          <Skeleton key={tile} className="h-40" />
        ))}
      </div>
    </div>
  );
}
