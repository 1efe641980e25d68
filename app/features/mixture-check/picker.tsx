// Picks names from a long list by typing: matches are buttons, picks are removable chips.
import { X } from "lucide-react";
import { useId, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { findOptions, type Option } from "./options.ts";

export function Picker({
  label,
  description,
  options,
  picked,
  onPicked,
}: {
  label: string;
  description?: string;
  options: readonly Option[];
  picked: readonly string[];
  onPicked: (picked: string[]) => void;
}) {
  const [typed, setTyped] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const matches = findOptions(options, typed, picked);
  const labelOf = (value: string) => options.find((option) => option.value === value)?.label ?? value;

  function pick(value: string) {
    onPicked([...picked, value]);
    setTyped("");
    input.current?.focus();
  }

  function remove(value: string) {
    onPicked(picked.filter((each) => each !== value));
    input.current?.focus();
  }

  return (
    <div className="grid content-start gap-3">
      <Field label={label} description={description}>
        <Input
          ref={input}
          value={typed}
          autoComplete="off"
          spellCheck={false}
          aria-controls={listId}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            const [first] = matches;
            if (event.key !== "Enter") return;
            event.preventDefault();
            if (first) pick(first.value);
          }}
        />
      </Field>
      <p role="status" className={typed.trim() && matches.length === 0 ? "text-soft" : "sr-only"}>
        {typed.trim() ? (matches.length === 0 ? "Not in our lists" : `${matches.length} matches`) : ""}
      </p>
      <ul id={listId} aria-label={`Matches for ${label}`} className="grid gap-1 empty:hidden">
        {matches.map((option) => (
          <li key={option.label}>
            <Button variant="secondary" className="w-full text-left" onClick={() => pick(option.value)}>
              <span className="min-w-0 flex-1">
                {option.label}
                {option.hint ? <span className="font-normal text-soft"> ({option.hint})</span> : null}
              </span>
            </Button>
          </li>
        ))}
      </ul>
      <ul aria-label={`Picked: ${label}`} className="flex flex-wrap gap-2 empty:hidden">
        {picked.map((value) => (
          <li key={value}>
            <Button variant="secondary" aria-label={`Remove ${labelOf(value)}`} onClick={() => remove(value)}>
              {labelOf(value)}
              <X aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
