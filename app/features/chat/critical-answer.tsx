// An emergency or crisis answer: first in the panel, announced to screen readers, with call buttons.
import { Phone } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import type { PlaceNumber } from "#herbalist/compose/place-numbers.ts";
import { criticalMessages as words } from "./answer-messages.ts";
import { AnswerText } from "./answer-text.tsx";
import { type CriticalLevel, splitTitle } from "./critical-level.ts";
import { callButtons, choosePlace, placeOf, places, useRegion } from "./place.ts";

const untitled = { emergency: "Get help now", crisis: "You are not alone" } as const;

/** `onDismiss`: the person says that the danger was not meant; absent where no danger was named in this question. */
export function CriticalAnswer({
  level,
  text,
  onDismiss,
}: {
  level: CriticalLevel;
  text: string;
  onDismiss?: (() => void) | undefined;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { title, rest } = splitTitle(text);
  const region = useRegion();
  // Somebody in a crisis who is hurt already needs the ambulance before the helpline; the answer's title says which comes first.
  const [first, ...others] = callButtons(region, title === untitled.emergency ? "emergency" : level);

  useEffect(() => {
    heading.current?.focus();
  }, []);

  return (
    <section
      role="alert"
      data-critical
      className="rounded border-2 border-annatto bg-annatto-wash p-5 text-lg text-ink sm:p-6"
    >
      <h3 ref={heading} tabIndex={-1} className="scroll-mb-[60svh] text-3xl text-annatto">
        {title ?? untitled[level]}
      </h3>
      {first ? (
        <p className="mt-4 grid md:hidden">
          <CallButton to={first} isFirst />
        </p>
      ) : null}
      <AnswerText text={rest} className="mt-4" />
      <div className="mt-5 grid gap-4 border-t border-annatto pt-4 sm:flex sm:flex-wrap sm:items-end">
        {others.length > 0 ? (
          <p className="grid gap-3 md:hidden">
            {others.map((number) => (
              <CallButton key={number.number} to={number} />
            ))}
          </p>
        ) : null}
        <Field label={words.place} className="min-w-48">
          <Select
            value={placeOf(region)}
            options={places.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ target }) => choosePlace(places.find(({ id }) => id === target.value)?.id)}
          />
        </Field>
        {onDismiss ? (
          <Button variant="secondary" onClick={onDismiss}>
            {words.notMeant}
          </Button>
        ) : null}
      </div>
    </section>
  );
}

function CallButton({ to: { number, what }, isFirst = false }: { to: PlaceNumber; isFirst?: boolean }) {
  return (
    <Button asChild size={isFirst ? "large" : "medium"} variant={isFirst ? "danger" : "secondary"}>
      <a href={`tel:${number.replaceAll(" ", "")}`}>
        <Phone aria-hidden />
        {what === "emergency" ? `Call ${number}` : `Call ${number}: ${what}`}
      </a>
    </Button>
  );
}
