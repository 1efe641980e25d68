// Herbal Word Search: a square of letters and the list of names hidden in it. A name is marked by its first and last letter: drag from
// one to the other, tap both, or press Enter on both.
import { ArrowRight, Check, Lightbulb } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import {
  type Cell,
  cellsBetween,
  type HiddenWord,
  herbalWordSearch,
  type LetterSquare,
  lineMove,
  searchState,
  showMove,
} from "#games/herbal-word-search.ts";
import type { BoardProps, GameFront } from "./round/front.ts";
import { type GameProps, GameScreen } from "./round/game-screen.tsx";
import { roundMessages } from "./round/messages.ts";
import { Standing } from "./round/standing.tsx";

const texts = {
  place: (done: number, all: number) => `Names found: ${done} of ${all}`,
  square: "Letters",
  words: "Names to find",
  start: "Drag from the first to the last letter of a name, or choose both.",
  keys: "The arrow keys move between the letters, Enter chooses one.",
  first: (letter: string) => `First letter: ${letter}. Now the last one.`,
  none: "No name of the list lies there.",
  found: (label: string, tell: string) => `${label}! ${tell}`,
  shown: (label: string) => `${label} is marked now.`,
  cell: (letter: string, { row, column }: Cell) => `${letter}, row ${row + 1}, column ${column + 1}`,
  inName: (label: string) => `, part of ${label}`,
  chosen: ", first letter chosen",
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

const same = (a: Cell | null, b: Cell | null) => a?.row === b?.row && a?.column === b?.column;
const nameOf = ({ row, column }: Cell) => `${row}.${column}`;

function Board({ deal, plantOf, moves, verdict, total, move, finish }: BoardProps<LetterSquare>) {
  const { found, shown } = searchState(deal, moves);
  const [first, setFirst] = useState<Cell | null>(null);
  const [over, setOver] = useState<Cell | null>(null);
  const [focused, setFocused] = useState<Cell>({ row: 0, column: 0 });
  const [message, setMessage] = useState<string>(texts.start);
  const dragged = useRef(false);
  const square = useRef<HTMLTableElement>(null);
  const onward = useRef<HTMLButtonElement>(null);
  const marked = useMemo(() => markedCells(deal.words, found, shown), [deal.words, found, shown]);
  const line = new Set((first && over ? (cellsBetween(first, over) ?? []) : []).map(nameOf));

  useEffect(() => {
    if (verdict.over) onward.current?.focus();
  }, [verdict.over]);

  const letterAt = ({ row, column }: Cell) => deal.rows[row]?.[column] ?? "";

  function choose(cell: Cell): void {
    setOver(null);
    if (first === null) {
      setFirst(cell);
      setMessage(texts.first(letterAt(cell)));
      return;
    }
    setFirst(null);
    const word = deal.words.find(({ from, to }) =>
      [lineMove(from, to), lineMove(to, from)].includes(lineMove(first, cell)),
    );
    if (word) {
      setMessage(texts.found(word.label, plantOf(word.plant).tell));
      move(lineMove(first, cell));
    } else setMessage(same(first, cell) ? texts.start : texts.none);
  }

  function focusCell(cell: Cell): void {
    setFocused(cell);
    square.current?.querySelector<HTMLElement>(`[data-cell="${nameOf(cell)}"]`)?.focus();
  }

  function show(word: HiddenWord): void {
    setFirst(null);
    setMessage(texts.shown(word.label));
    move(showMove(word.plant));
    // The pressed button goes away; the focus continues at the name it has marked.
    focusCell(word.from);
  }

  // Pressing chooses the first letter and lifting elsewhere the last; lifting on the same letter leaves it chosen, for a second tap.
  const pointer = {
    onPointerDown(event: PointerEvent) {
      const cell = cellOf(event);
      if (!cell || event.button !== 0) return;
      event.preventDefault();
      square.current?.setPointerCapture(event.pointerId);
      dragged.current = first === null;
      setFocused(cell);
      if (first === null) choose(cell);
      else setOver(cell);
    },
    onPointerMove(event: PointerEvent) {
      const cell = cellOf(event);
      if (first !== null && cell && !same(cell, over)) setOver(cell);
    },
    onPointerUp(event: PointerEvent) {
      const cell = cellOf(event);
      setOver(null);
      if (first === null || !cell || (dragged.current && same(first, cell))) return;
      choose(cell);
    },
    onPointerCancel: () => setOver(null),
  };

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === "Escape") {
      setFirst(null);
      setMessage(texts.start);
      return;
    }
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      choose(focused);
      return;
    }
    const step = { ArrowRight: [0, 1], ArrowLeft: [0, -1], ArrowDown: [1, 0], ArrowUp: [-1, 0] }[event.key];
    if (!step) return;
    event.preventDefault();
    const limit = (value: number) => Math.min(Math.max(value, 0), deal.rows.length - 1);
    const cell = { row: limit(focused.row + (step[0] ?? 0)), column: limit(focused.column + (step[1] ?? 0)) };
    if (first) setOver(cell);
    focusCell(cell);
  }

  return (
    <div>
      <Standing place={texts.place(verdict.results.length, total)} verdict={verdict} total={total} />
      <p role="status" className="my-2 line-clamp-2 min-h-14">
        {message}
      </p>
      <div className="grid gap-5 md:grid-cols-[minmax(0,1fr)_16rem] md:gap-8">
        <table
          ref={square}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA pattern for a grid of cells with a moving focus
          role="grid"
          aria-label={texts.square}
          onKeyDown={onKeyDown}
          {...pointer}
          className="w-full max-w-[min(36rem,62dvh)] touch-none table-fixed border-separate border-spacing-0 self-start rounded border border-line bg-raised select-none max-md:mx-auto"
        >
          <tbody>
            {deal.rows.map((letters, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row of letters has no other name than its place
              <tr key={row}>
                {[...letters].map((letter, column) => {
                  const cell = { row, column };
                  const name = nameOf(cell);
                  const words = marked.get(name);
                  return (
                    <td
                      key={name}
                      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of the grid above
                      role="gridcell"
                      data-cell={name}
                      tabIndex={same(focused, cell) ? 0 : -1}
                      aria-label={cellLabel(letter, cell, words, same(first, cell))}
                      aria-selected={same(first, cell) || line.has(name)}
                      onFocus={() => setFocused(cell)}
                      className={classNames(
                        "p-0 leading-none font-semibold",
                        deal.rows.length > 10 ? "text-base sm:text-xl" : "text-lg sm:text-2xl",
                        cellLook(words?.kind, same(first, cell) || line.has(name)),
                      )}
                    >
                      {/* A cell of a table has no aspect ratio of its own. */}
                      <span className="grid aspect-square place-items-center">{letter}</span>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
        <div>
          <h2 className="eyebrow">{texts.words}</h2>
          <ul className="mt-2 grid grid-cols-2 gap-x-4 md:grid-cols-1">
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
          {verdict.over ? (
            <Button ref={onward} size="large" className="mt-4 w-full" onClick={finish}>
              {roundMessages.results}
              <ArrowRight aria-hidden />
            </Button>
          ) : null}
        </div>
      </div>
    </div>
  );
}

/** The cell under the pointer, also while the table has captured it. */
function cellOf(event: PointerEvent): Cell | null {
  const name = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-cell]")
    ?.dataset.cell;
  const [row, column] = (name ?? "").split(".").map(Number);
  return name === undefined || row === undefined || column === undefined ? null : { row, column };
}

type WordState = "open" | "found" | "shown";
type Mark = { kind: "found" | "shown"; labels: readonly string[] };

function stateOf({ plant }: HiddenWord, found: ReadonlySet<string>, shown: ReadonlySet<string>): WordState {
  if (found.has(plant)) return "found";
  return shown.has(plant) ? "shown" : "open";
}

function markedCells(
  words: readonly HiddenWord[],
  found: ReadonlySet<string>,
  shown: ReadonlySet<string>,
): Map<string, Mark> {
  const marks = new Map<string, Mark>();
  for (const word of words) {
    const kind = stateOf(word, found, shown);
    if (kind === "open") continue;
    for (const cell of cellsBetween(word.from, word.to) ?? []) {
      const known = marks.get(nameOf(cell));
      marks.set(nameOf(cell), {
        kind: known?.kind === "found" ? "found" : kind,
        labels: [...(known?.labels ?? []), word.label],
      });
    }
  }
  return marks;
}

function cellLabel(letter: string, cell: Cell, mark: Mark | undefined, chosen: boolean): string {
  return [
    texts.cell(letter, cell),
    mark ? texts.inName(mark.labels.join(" and ")) : "",
    chosen ? texts.chosen : "",
  ].join("");
}

function cellLook(kind: Mark["kind"] | undefined, active: boolean): string {
  if (active) return "bg-river-wash text-ink ring-2 ring-river ring-inset";
  if (kind === "found") return "bg-forest text-on-forest";
  return kind === "shown" ? "bg-gold-wash text-ink ring-2 ring-gold ring-inset" : "hover:bg-forest-wash";
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
