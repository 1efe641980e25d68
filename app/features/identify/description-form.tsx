// A description in the user's own words, read as answers in the browser.
import { Search } from "lucide-react";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { type Description, readDescription } from "#identify/describe.ts";
import type { Answer } from "#identify/key.ts";
import { identifyMessages } from "./messages.ts";

const words = identifyMessages.describe;

export function DescriptionForm({ onAnswers }: { onAnswers: (answers: readonly Answer[]) => void }) {
  const [text, setText] = useState("");
  const [understood, setUnderstood] = useState<Description | null>(null);

  function read() {
    const description = readDescription(text);
    setUnderstood(description);
    if (description.answers.length > 0) onAnswers(description.answers);
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== "") read();
      }}
    >
      <Field
        label={words.label}
        description={`Such as: ${words.example}`}
        error={understood?.answers.length === 0 ? words.nothing : undefined}
      >
        <div className="flex gap-2">
          <Input
            value={text}
            maxLength={300}
            autoComplete="off"
            enterKeyHint="search"
            onChange={(event) => {
              setText(event.target.value);
              setUnderstood(null);
            }}
          />
          <Button type="submit">
            <Search aria-hidden />
            {words.read}
          </Button>
        </div>
      </Field>
      <div role="status" className="text-soft">
        {understood && understood.answers.length > 0 ? (
          <p className="mt-2">
            {words.understood(understood.answers.length)}
            {understood.unused.length > 0 ? ` ${words.notUsed(understood.unused)}` : ""}
          </p>
        ) : null}
      </div>
    </form>
  );
}
