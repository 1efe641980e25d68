// All open questions, for those who would rather begin with what they see.
import { ChevronDown } from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import type { KeyCharacter } from "#catalogue/key-words.ts";
import { type Part, partOf } from "#identify/key.ts";
import { questions } from "#identify/questions.ts";
import { identifyMessages as words } from "./messages.ts";

const parts: readonly Part[] = ["plant", "leaf", "flower", "fruit"];

export function OtherQuestions({
  open,
  asked,
  onChoose,
}: {
  open: readonly KeyCharacter[];
  asked: KeyCharacter | undefined;
  onChoose: (character: KeyCharacter) => void;
}) {
  const others = open.filter((character) => character !== asked);
  if (others.length === 0) return null;
  return (
    <details className="group rounded border border-line bg-raised">
      <summary className="flex min-h-12 items-center justify-between gap-3 px-4 font-semibold">
        {words.others}
        <ChevronDown aria-hidden className="size-5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 border-t border-line p-4">
        {parts.map((part) => {
          const own = others.filter((character) => partOf(character) === part);
          return own.length === 0 ? null : (
            <div key={part} className="grid gap-2">
              <h3 className="text-lg">{words.parts[part]}</h3>
              <ul className="flex flex-wrap gap-2">
                {own.map((character) => (
                  <li key={character}>
                    <Button variant="secondary" onClick={() => onChoose(character)}>
                      {questions[character].name}
                    </Button>
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </div>
    </details>
  );
}
