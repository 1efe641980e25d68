// One question: the plate, the options and, after answering, how to recognise the plant.
import { ArrowRight, Flame } from "lucide-react";
import { useEffect, useRef } from "react";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Progress } from "#app/ui/progress.tsx";
import { AnswerOption } from "./answer-option.tsx";
import { quizMessages } from "./messages.ts";
import { QuizPicture } from "./quiz-picture.tsx";
import { isLast, type Play, streakShownAbove } from "./quiz-play.ts";

type Answering = { play: Play; choose: (optionId: string) => void; next: () => void };

export function QuestionView({ play, choose, next }: Answering) {
  const question = play.questions[play.index];
  const heading = useRef<HTMLHeadingElement>(null);
  const onward = useRef<HTMLButtonElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const answered = play.chosen !== null;
  useAnswerKeys(play, choose);

  // The focus follows the game, so that Enter continues and screen readers announce what is new.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves once per question and once per answer
  useEffect(() => {
    (answered ? onward : heading).current?.focus({ preventScroll: true });
    (answered ? onward : top).current?.scrollIntoView({ block: "nearest" });
  }, [play.index, answered]);

  if (!question) return null;
  const { plant, options } = question;
  const right = play.chosen === plant.id;
  return (
    <div>
      <div ref={top}>
        <Standing play={play} />
      </div>
      <div className="mt-4 grid gap-4 md:mt-6 md:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] md:gap-8">
        <QuizPicture key={plant.id} src={plant.picture} alt={plant.pictureText} />
        <div className="min-w-0">
          <h2 ref={heading} tabIndex={-1} className="text-xl outline-none sm:text-2xl">
            <span className="sr-only">{quizMessages.question(play.index + 1, play.questions.length)}: </span>
            {quizMessages.ask}
          </h2>
          <ol className="mt-3 grid grid-cols-2 gap-2 sm:gap-3 md:grid-cols-1">
            {options.map((option, place) => (
              <li key={option.id} className="grid">
                <AnswerOption
                  place={place + 1}
                  name={option.name}
                  state={stateOf(option.id, plant.id, play.chosen)}
                  choose={() => choose(option.id)}
                />
              </li>
            ))}
          </ol>
          <div role="status" className={answered ? "mt-4 border-l-3 border-gold pl-4" : undefined}>
            {answered ? (
              <>
                <p className="font-semibold">
                  <span className="sr-only">{right ? "Correct. " : "Incorrect. "}</span>
                  {plant.name} <span className="font-normal text-soft italic">{plant.scientificName}</span>
                </p>
                {plant.tell ? <p className="mt-1">{plant.tell}</p> : null}
              </>
            ) : null}
          </div>
          {answered ? (
            <Button ref={onward} size="large" className="mt-4 w-full sm:w-auto" onClick={next}>
              {isLast(play) ? quizMessages.results : quizMessages.next}
              <ArrowRight aria-hidden />
            </Button>
          ) : (
            <p className="mt-4 hidden text-soft md:block">{quizMessages.keys(options.length)}</p>
          )}
        </div>
      </div>
    </div>
  );
}

function Standing({ play }: { play: Play }) {
  const done = play.index + (play.chosen === null ? 0 : 1);
  return (
    <div>
      <div className="mb-2 flex min-h-8 flex-wrap items-center justify-between gap-x-4">
        <p className="font-semibold">{quizMessages.question(play.index + 1, play.questions.length)}</p>
        <div className="flex items-center gap-3">
          {play.streak > streakShownAbove ? (
            <Badge tone="gold" className="animate-rise font-semibold">
              <Flame aria-hidden />
              {quizMessages.streak(play.streak)}
            </Badge>
          ) : null}
          <p className="font-semibold">{quizMessages.score(play.score)}</p>
        </div>
      </div>
      <Progress value={done} max={play.questions.length} label={quizMessages.progress} />
    </div>
  );
}

function stateOf(option: string, right: string, chosen: string | null) {
  if (chosen === null) return "open";
  if (option === right) return "right";
  return option === chosen ? "wrong" : "rest";
}

/**
 * Keys 1 to 4 choose an option, wherever the focus is; Enter continues because the Next button has the focus.
 */
function useAnswerKeys(play: Play, choose: (optionId: string) => void): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const option = play.questions[play.index]?.options[Number(event.key) - 1];
      if (option) choose(option.id);
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, [play, choose]);
}
