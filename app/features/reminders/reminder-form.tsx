// The fields of a reminder, for creating and editing.
import { type FormEvent, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Select } from "#app/ui/select.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { reminderMessages } from "./messages.ts";
import { type Draft, frequencies, frequencyOptions, weekdays } from "./reminder.ts";
import { ZoneField } from "./zone-field.tsx";

const dayOptions = weekdays.map((label, value) => ({ label, value: String(value) }));

export function ReminderForm({
  initial,
  action,
  onSubmit,
  onCancel,
}: {
  initial: Draft;
  action: string;
  onSubmit: (draft: Draft) => Promise<void>;
  onCancel?: () => void;
}) {
  const [draft, setDraft] = useState(initial);
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const titleFault = draft.title.trim() === "" ? reminderMessages.titleMissing : null;
  const timeFault = draft.time === "" ? reminderMessages.timeMissing : null;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setChecked(true);
    if (titleFault || timeFault || busy) return;
    setBusy(true);
    try {
      await onSubmit(draft);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <Field label="Title" required error={checked ? titleFault : null}>
        <Input
          value={draft.title}
          maxLength={200}
          placeholder="Evening lemongrass tea"
          onChange={(event) => setDraft({ ...draft, title: event.target.value })}
        />
      </Field>
      <Field label="Description (optional)">
        <Textarea
          value={draft.description}
          rows={2}
          maxLength={2000}
          className="min-h-20"
          onChange={(event) => setDraft({ ...draft, description: event.target.value })}
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Time" required error={checked ? timeFault : null}>
          <Input
            type="time"
            value={draft.time}
            onChange={(event) => setDraft({ ...draft, time: event.target.value })}
          />
        </Field>
        <Field
          label="Frequency"
          description={
            draft.frequency === "as-needed" ? "It keeps its time, but sends no notifications." : null
          }
        >
          <Select
            options={frequencyOptions}
            value={draft.frequency}
            onChange={(event) => {
              const frequency = frequencies.find((known) => known === event.target.value);
              if (frequency) setDraft({ ...draft, frequency });
            }}
          />
        </Field>
        {draft.frequency === "weekly" ? (
          <Field label="Day">
            <Select
              options={dayOptions}
              value={String(draft.weekday)}
              onChange={(event) => setDraft({ ...draft, weekday: Number(event.target.value) })}
            />
          </Field>
        ) : null}
        <ZoneField zone={draft.zone} onZone={(zone) => setDraft({ ...draft, zone })} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={busy}>
          {busy ? "Saving…" : action}
        </Button>
        {onCancel ? (
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        ) : null}
      </div>
    </form>
  );
}
