// The answers given so far, each with a button that takes it back.
import { Link2, RotateCcw, Undo2, X } from "lucide-react";
import { logQuietly } from "#app/lib/log.ts";
import { Button } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toast-store.ts";
import type { Answer } from "#identify/key.ts";
import { answerWords, questions } from "#identify/questions.ts";
import { identifyMessages as words } from "./messages.ts";

export function GivenAnswers({
  answers,
  onChange,
}: {
  answers: readonly Answer[];
  onChange: (answers: readonly Answer[]) => void;
}) {
  if (answers.length === 0) return null;
  return (
    <section aria-labelledby="given-answers" className="grid gap-3">
      <h2 id="given-answers" className="text-xl">
        {words.given}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {answers.map((answer) => (
          <li key={answer.character} className="min-w-0">
            <Button
              variant="secondary"
              className="max-w-full text-left"
              aria-label={`Remove ${answerText(answer)}`}
              onClick={() => onChange(answers.filter((each) => each !== answer))}
            >
              <span className="min-w-0 font-normal">{answerText(answer)}</span>
              <X aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" onClick={() => onChange(answers.slice(0, -1))}>
          <Undo2 aria-hidden />
          {words.undo}
        </Button>
        <Button variant="quiet" onClick={() => onChange([])}>
          <RotateCcw aria-hidden />
          {words.clear}
        </Button>
        <Button variant="quiet" onClick={copyLink}>
          <Link2 aria-hidden />
          {words.share}
        </Button>
      </div>
    </section>
  );
}

function answerText({ character, states }: Answer): string {
  const { name } = questions[character];
  return `${name}: ${states.length === 0 ? words.notKnown : answerWords(character, states)}`;
}

async function copyLink(): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.href);
    toast({ title: words.copied });
  } catch (error) {
    logQuietly("The link could not be copied", error);
    toast({ title: words.copyFailed, variant: "destructive" });
  }
}
