// A board of questions, one at a time: the plate, the options and, after answering, what there is to learn.
import { ArrowRight, Volume2 } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { canSpeak, say } from "#app/lib/speech.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import type { Choices, Question } from "#games/choices.ts";
import { type GamePlant, guyaneseName } from "#games/library.ts";
import type { BoardProps } from "../round/front.ts";
import { GamePicture } from "../round/game-picture.tsx";
import { roundMessages } from "../round/messages.ts";

import { Standing } from "../round/standing.tsx";
import { AnswerOption, type OptionState } from "./answer-option.tsx";

type Asking<Asked extends Question> = {
  /** What is asked, as a heading. */
  ask: (question: Asked, plant: GamePlant) => string;
  option: (option: string, question: Asked) => { label: string; note?: string | undefined };
  /** The right answer in words, after a wrong one. */
  answerText: (question: Asked, plant: GamePlant) => string;
  /** What there is to learn, after any answer. */
  lesson: (question: Asked, plant: GamePlant) => ReactNode;
  /** Options with a note need a line each. */
  wide?: boolean;
};

export function ChoiceBoard<Asked extends Question>({
  deal,
  plantOf,
  moves,
  verdict,
  total,
  move,
  finish,
  ask,
  option: textOf,
  answerText,
  lesson,
  wide = false,
}: BoardProps<Choices<Asked>> & Asking<Asked>) {
  // Every move answers one question; the next is shown when the player has read about this one.
  const [index, setIndex] = useState(0);
  const question = deal.questions[index];
  const chosen = moves[index] ?? null;
  const answered = chosen !== null;
  const last = index + 1 >= deal.questions.length;
  const heading = useRef<HTMLHeadingElement>(null);
  const onward = useRef<HTMLButtonElement>(null);
  const top = useRef<HTMLDivElement>(null);
  useAnswerKeys(answered ? [] : (question?.options ?? []), move);

  // The focus follows the game, so that Enter continues and screen readers announce what is new.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves once per question and once per answer
  useEffect(() => {
    (answered ? onward : heading).current?.focus({ preventScroll: true });
    (answered ? onward : top).current?.scrollIntoView({ block: "nearest" });
  }, [index, answered]);

  if (!question) return null;
  const plant = plantOf(question.plant);
  const place = roundMessages.question(index + 1, deal.questions.length);
  return (
    <div>
      <div ref={top}>
        <Standing place={place} verdict={verdict} total={Math.min(total, deal.questions.length)} />
      </div>
      <div className="mt-4 grid gap-4 md:mt-6 md:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] md:gap-8">
        <div
          className={classNames(
            "mx-auto min-h-52 self-start overflow-hidden rounded border border-line bg-plate md:mx-0 md:h-auto md:w-full",
            // Four options below each other are to be seen with the picture.
            wide ? "h-[29dvh]" : "h-[34dvh]",
          )}
        >
          <GamePicture
            key={plant.id}
            src={plant.picture}
            alt={plant.pictureText}
            className="h-full w-auto md:w-full"
          />
        </div>
        <div className="min-w-0">
          <h2 ref={heading} tabIndex={-1} className="text-xl outline-none sm:text-2xl">
            <span className="sr-only">{place}: </span>
            {ask(question, plant)}
          </h2>
          <ol className={`mt-3 grid gap-2 sm:gap-3 md:grid-cols-1 ${wide ? "" : "grid-cols-2"}`}>
            {question.options.map((option, at) => {
              const state = stateOf(option, question.answer, chosen);
              return (
                // On a phone, what was neither chosen nor right makes room for the lesson.
                <li key={option} className={state === "rest" ? "hidden sm:grid" : "grid"}>
                  <AnswerOption
                    place={at + 1}
                    {...textOf(option, question)}
                    state={state}
                    choose={() => move(option)}
                  />
                </li>
              );
            })}
          </ol>
          <div role="status" className={answered ? "mt-4 border-l-3 border-gold pl-4" : undefined}>
            {answered ? (
              <Feedback plant={plant} right={chosen === question.answer} answer={answerText(question, plant)}>
                {lesson(question, plant)}
              </Feedback>
            ) : null}
          </div>
          {answered ? (
            <Button
              ref={onward}
              size="large"
              className="mt-4 w-full sm:w-auto"
              onClick={() => (last ? finish() : setIndex(index + 1))}
            >
              {last ? roundMessages.results : roundMessages.next}
              <ArrowRight aria-hidden />
            </Button>
          ) : (
            <p className="mt-4 hidden text-soft md:block">{roundMessages.keys(question.options.length)}</p>
          )}
        </div>
      </div>
    </div>
  );
}

function Feedback({
  plant,
  right,
  answer,
  children,
}: {
  plant: GamePlant;
  right: boolean;
  answer: string;
  children: ReactNode;
}) {
  return (
    <>
      <p className={right ? "font-bold text-forest" : "font-bold text-annatto"}>
        {right ? roundMessages.correct : roundMessages.incorrect}
      </p>
      {right ? null : <p>{roundMessages.correctName(answer)}</p>}
      <p className="flex flex-wrap items-center gap-x-2 font-semibold">
        <span>
          {plant.name} <span className="font-normal text-soft italic">{plant.scientificName}</span>
        </span>
        <HearName plant={plant} />
      </p>
      {children}
    </>
  );
}

function HearName({ plant }: { plant: GamePlant }) {
  if (!canSpeak()) return null;
  const name = guyaneseName(plant);
  return (
    <Button variant="quiet" size="icon" aria-label={roundMessages.hear(name)} onClick={() => say(name)}>
      <Volume2 aria-hidden />
    </Button>
  );
}

function stateOf(option: string, right: string, chosen: string | null): OptionState {
  if (chosen === null) return "open";
  if (option === right) return "right";
  return option === chosen ? "wrong" : "rest";
}

/**
 * Keys 1 to 4 choose an option, wherever the focus is; Enter continues because the Next button has the focus.
 */
function useAnswerKeys(options: readonly string[], choose: (option: string) => void): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const option = options[Number(event.key) - 1];
      if (option !== undefined) choose(option);
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, [options, choose]);
}
