// One question with its drawn answers. When the question changes, its heading takes the focus, so that a keyboard or a screen
// reader goes on from there.
import { CircleHelp } from "lucide-react";
import { useEffect, useRef } from "react";
import { paths } from "#app/lib/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { type KeyCharacter, keyCharacters } from "#catalogue/key-words.ts";
import { partOf } from "#identify/key.ts";
import { answerWords, type Question, questions } from "#identify/questions.ts";
import { identifyMessages as words } from "./messages.ts";

export function QuestionCard({
  character,
  isChosen,
  isFirst,
  best,
  onAnswer,
}: {
  character: KeyCharacter;
  isChosen: boolean;
  isFirst: boolean;
  /** The names of the best candidates so far. */
  best: readonly string[];
  onAnswer: (states: readonly string[]) => void;
}) {
  const { question, hint }: Pick<Question, "question" | "hint"> = questions[character];
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(isFirst);

  useEffect(() => {
    if (!first.current) heading.current?.focus();
  }, []);

  return (
    <Card className="grid gap-4 p-4 sm:p-6">
      <div>
        <p className="eyebrow">{isChosen ? words.chosen : words.mostTelling}</p>
        <h2 ref={heading} tabIndex={-1} id="question" className="text-2xl outline-none sm:text-3xl">
          {question}
        </h2>
        {hint ? <p className="mt-1 text-soft">{hint}</p> : null}
        {/* Above the drawings: on a phone the candidates themselves are two screens further down. */}
        <p role="status" className="mt-2">
          {best.length > 0 ? (
            <a href="#candidates" className="underline decoration-leaf underline-offset-4">
              {words.bestSoFar} {best.join(", ")}
            </a>
          ) : null}
        </p>
      </div>
      <ul aria-labelledby="question" className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4">
        {keyCharacters[character].map((state) => (
          <li key={state} className="grid">
            <button
              type="button"
              onClick={() => onAnswer([state])}
              className="flex flex-col overflow-hidden rounded border border-edge bg-raised text-left leading-snug font-semibold transition-colors hover:border-forest hover:bg-forest-wash"
            >
              <span className="grid w-full place-items-center bg-plate p-2">
                <img
                  src={paths.keyDrawing(character, state)}
                  alt=""
                  width={208}
                  height={208}
                  loading="lazy"
                  decoding="async"
                  className="size-20 sm:size-28"
                />
              </span>
              <span className="p-2.5">{answerWords(character, [state])}</span>
            </button>
          </li>
        ))}
      </ul>
      <Button variant="secondary" className="justify-self-start" onClick={() => onAnswer([])}>
        <CircleHelp aria-hidden />
        {notKnownWords(character)}
      </Button>
    </Card>
  );
}

function notKnownWords(character: KeyCharacter): string {
  const part = partOf(character);
  if (part === "flower") return words.noFlowers;
  return part === "fruit" ? words.noFruit : words.notKnown;
}
