// The time zone of a reminder: the chosen city, and a search for another.
import { useId, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { reminderMessages as words } from "./messages.ts";
import { findZones, zoneLabel, zoneName } from "./zones.ts";

export function ZoneField({ zone, onZone }: { zone: string; onZone: (zone: string) => void }) {
  const [typed, setTyped] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const matches = findZones(Intl.supportedValuesOf("timeZone"), typed ?? "");

  function choose(chosen: string) {
    onZone(chosen);
    setTyped(undefined);
    input.current?.focus();
  }

  return (
    <div className="grid content-start gap-2">
      <Field label={words.zone.label} description={words.zone.chosen(zoneName(zone))}>
        <Input
          ref={input}
          value={typed ?? zoneLabel(zone)}
          autoComplete="off"
          spellCheck={false}
          aria-controls={listId}
          onFocus={(event) => event.target.select()}
          onBlur={() => {
            // What was typed without choosing is not a zone.
            if (matches.length === 0) setTyped(undefined);
          }}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || typed === undefined) return;
            event.preventDefault();
            const [first] = matches;
            if (first) choose(first);
          }}
        />
      </Field>
      <p role="status" className={typed && matches.length === 0 ? "text-soft" : "sr-only"}>
        {typed ? words.zone.found(matches.length) : ""}
      </p>
      <ul id={listId} aria-label={words.zone.matches} className="grid gap-1 empty:hidden">
        {matches.map((match) => (
          <li key={match}>
            <Button
              variant="secondary"
              className="w-full justify-start text-left"
              onClick={() => choose(match)}
            >
              {zoneLabel(match)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
