// Herbal Word Search: a square of letters and the list of names hidden in it.
import { ArrowRight, Check, Lightbulb } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import {
  type Cell,
  type HiddenWord,
  herbalWordSearch,
  type LetterSquare,
  lineMove,
  searchState,
  showMove,
} from "#games/herbal-word-search.ts";
import { LettersToSearch, type MarkedLine, type SquareHandle } from "./letters-to-search.tsx";
import type { BoardProps, GameFront } from "./round/front.ts";
import { type GameProps, GameScreen } from "./round/game-screen.tsx";
import { roundMessages } from "./round/messages.ts";
import { Standing } from "./round/standing.tsx";

const texts = {
  place: (done: number, all: number) => `Names found: ${done} of ${all}`,
  words: "Names to find",
  start: "Drag from the first to the last letter of a name, or choose both.",
  keys: "The arrow keys move between the letters, Enter chooses one.",
  first: (letter: string) => `First letter: ${letter}. Now the last one.`,
  none: "No name of the list lies there.",
  found: (label: string, tell: string) => `${label}! ${tell}`,
  shown: (label: string) => `${label} is marked now.`,
  show: (label: string) => `Show me ${label}`,
  isFound: " (found)",
  wasShown: " (shown)",
} as const;

const front: GameFront<LetterSquare> = {
  rules: herbalWordSearch,
  Board,
  pictured: () => [],
  texts: {
    howItWorks:
      "Plant names as Guyana says them are hidden among the letters. Find them all; the list shows you one if you are stuck.",
    size: (count) => `${count} names`,
    difficulty: {
      easy: "Well-known plants, across and down.",
      medium: "Across, down and slanting.",
      hard: "In all eight directions, backwards too.",
    },
    result: (score, all, percentage) => `${score} of ${all} names found yourself (${percentage}%)`,
  },
};

function Board({ deal, plantOf, moves, verdict, total, move, finish }: BoardProps<LetterSquare>) {
  const { found, shown } = searchState(deal, moves);
  const [message, setMessage] = useState<string>(texts.start);
  const [drawn, setDrawn] = useState("");
  const square = useRef<SquareHandle>(null);
  const onward = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    // The last name and what it taught stay in sight: the button is at the bottom of the window.
    if (verdict.over) onward.current?.focus({ preventScroll: true });
  }, [verdict.over]);

  function chooseLine(from: Cell, to: Cell): void {
    const word = deal.words.find((each) =>
      [lineMove(each.from, each.to), lineMove(each.to, each.from)].includes(lineMove(from, to)),
    );
    setMessage(word ? texts.found(word.label, plantOf(word.plant).tell) : texts.none);
    if (word) move(lineMove(from, to));
  }

  function show(word: HiddenWord): void {
    setMessage(texts.shown(word.label));
    move(showMove(word.plant));
    // The pressed button goes away; the focus continues at the name it has marked.
    square.current?.goTo(word.from);
  }

  return (
    <div>
      <Standing place={texts.place(verdict.results.length, total)} verdict={verdict} total={total} />
      <div className="my-2 min-h-14">
        {/* What lies under the finger, readable beside it. A screen reader hears each letter as it is reached. */}
        {drawn.length > 1 ? (
          <p aria-hidden className="text-2xl font-semibold tracking-widest text-river">
            {drawn}
          </p>
        ) : null}
        <p role="status" className={drawn.length > 1 ? "sr-only" : "line-clamp-2"}>
          {message}
        </p>
      </div>
      <div className="grid gap-3 md:grid-cols-[minmax(0,1fr)_16rem] md:gap-8">
        <LettersToSearch
          ref={square}
          rows={deal.rows}
          marks={markedNames(deal.words, found, shown)}
          onFirst={(letter) => setMessage(letter === null ? texts.start : texts.first(letter))}
          onDrawing={setDrawn}
          onLine={chooseLine}
        />
        <div>
          {/* On a phone, letters and names are to be seen together. */}
          <h2 className="eyebrow max-md:sr-only md:mb-2">{texts.words}</h2>
          <ul className="grid grid-cols-2 gap-x-4 md:grid-cols-1">
            {deal.words.map((word) => (
              <WordLine
                key={word.plant}
                word={word}
                state={stateOf(word, found, shown)}
                show={() => show(word)}
              />
            ))}
          </ul>
          <p className="mt-3 hidden text-soft md:block">{texts.keys}</p>
        </div>
      </div>
      {verdict.over ? (
        <Button ref={onward} size="large" className="sticky bottom-4 mt-4 w-full" onClick={finish}>
          {roundMessages.results}
          <ArrowRight aria-hidden />
        </Button>
      ) : null}
    </div>
  );
}

type WordState = "open" | "found" | "shown";

function stateOf({ plant }: HiddenWord, found: ReadonlySet<string>, shown: ReadonlySet<string>): WordState {
  if (found.has(plant)) return "found";
  return shown.has(plant) ? "shown" : "open";
}

function markedNames(
  words: readonly HiddenWord[],
  found: ReadonlySet<string>,
  shown: ReadonlySet<string>,
): MarkedLine[] {
  return words.flatMap((word) => {
    const kind = stateOf(word, found, shown);
    return kind === "open" ? [] : [{ kind, label: word.label, from: word.from, to: word.to }];
  });
}

function WordLine({ word, state, show }: { word: HiddenWord; state: WordState; show: () => void }) {
  return (
    <li className="flex min-h-11 items-center justify-between gap-1 border-b border-line">
      <span className={classNames("min-w-0 leading-tight", state !== "open" && "text-soft line-through")}>
        {word.label}
        {state === "found" ? <span className="sr-only">{texts.isFound}</span> : null}
        {state === "shown" ? <span className="sr-only">{texts.wasShown}</span> : null}
      </span>
      {state === "open" ? (
        <Button variant="quiet" size="icon" aria-label={texts.show(word.label)} onClick={show}>
          <Lightbulb aria-hidden />
        </Button>
      ) : (
        <Check aria-hidden className="mx-3 size-5 shrink-0 text-forest" />
      )}
    </li>
  );
}

export function HerbalWordSearch(props: GameProps) {
  return <GameScreen {...props} front={front} />;
}
