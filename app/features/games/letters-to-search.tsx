// The square of letters. A line is chosen by its first and last letter: drag from one to the other, tap both, or press Enter on
// both. Chosen and found lines are drawn as bands behind the letters.
import {
  type KeyboardEvent,
  type PointerEvent,
  type Ref,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { classNames } from "#app/ui/class-names.ts";
import { type Cell, cellsBetween, straightenedEnd } from "#games/herbal-word-search.ts";

export type MarkedLine = {
  readonly kind: "found" | "shown";
  readonly label: string;
  readonly from: Cell;
  readonly to: Cell;
};

export type SquareHandle = {
  /** Forgets a first letter and moves the focus to this one. */
  goTo: (cell: Cell) => void;
};

const texts = {
  square: "Letters",
  cell: (letter: string, { row, column }: Cell) => `${letter}, row ${row + 1}, column ${column + 1}`,
  inName: (label: string) => `, part of ${label}`,
  chosen: ", first letter chosen",
} as const;

const same = (a: Cell | null, b: Cell | null) => a?.row === b?.row && a?.column === b?.column;
const nameOf = ({ row, column }: Cell) => `${row}.${column}`;

export function LettersToSearch({
  ref,
  rows,
  marks,
  onFirst,
  onDrawing,
  onLine,
}: {
  ref: Ref<SquareHandle>;
  rows: readonly string[];
  marks: readonly MarkedLine[];
  /** The first letter was chosen; null if it was given up. */
  onFirst: (letter: string | null) => void;
  /** The letters of the line while it is drawn; empty afterwards. */
  onDrawing: (letters: string) => void;
  onLine: (from: Cell, to: Cell) => void;
}) {
  const [first, setFirst] = useState<Cell | null>(null);
  const [over, setOver] = useState<Cell | null>(null);
  const [focused, setFocused] = useState<Cell>({ row: 0, column: 0 });
  /** Where the finger went down, the end of the line it has drawn since, and the letter that was chosen before. */
  const pressed = useRef<{ cell: Cell; end: Cell | null; before: Cell | null } | null>(null);
  const square = useRef<HTMLTableElement>(null);
  const line = first && over ? cellsBetween(first, over) : null;
  const active = new Set((line ?? (first ? [first] : [])).map(nameOf));
  const labels = labelsByCell(marks);

  const letterAt = ({ row, column }: Cell) => rows[row]?.[column] ?? "";

  function draw(from: Cell, to: Cell): void {
    setFirst(from);
    setOver(to);
    onDrawing((cellsBetween(from, to) ?? []).map(letterAt).join(""));
  }

  function begin(cell: Cell): void {
    setFirst(cell);
    onFirst(letterAt(cell));
  }

  function forget(): void {
    setFirst(null);
    setOver(null);
    onDrawing("");
  }

  function end(from: Cell, to: Cell): void {
    forget();
    if (same(from, to)) onFirst(null);
    else onLine(from, to);
  }

  function focusCell(cell: Cell): void {
    setFocused(cell);
    square.current?.querySelector<HTMLElement>(`[data-cell="${nameOf(cell)}"]`)?.focus();
  }

  useImperativeHandle(ref, () => ({
    goTo: (cell) => {
      forget();
      focusCell(cell);
    },
  }));

  // A finger that leaves the letter it was put on draws a line from there, whatever was chosen before; one that is lifted where it
  // was put down chooses the first letter, or the last one.
  const pointer = {
    onPointerDown(event: PointerEvent) {
      const cell = cellOf(event);
      if (!cell || event.button !== 0 || !event.isPrimary) return;
      event.preventDefault();
      square.current?.setPointerCapture(event.pointerId);
      pressed.current = { cell, end: null, before: first };
      setFocused(cell);
      if (first === null) begin(cell);
    },
    onPointerMove(event: PointerEvent) {
      const cell = cellOf(event);
      const start = pressed.current;
      if (!start || !cell || !event.isPrimary || (start.end === null && same(cell, start.cell))) return;
      const reached = straightenedEnd(start.cell, cell, rows.length);
      if (same(reached, start.end)) return;
      start.end = reached;
      draw(start.cell, reached);
    },
    onPointerUp(event: PointerEvent) {
      const start = pressed.current;
      if (!start || !event.isPrimary) return;
      pressed.current = null;
      if (start.end) end(start.cell, start.end);
      else if (start.before) end(start.before, start.cell);
    },
    onPointerCancel() {
      pressed.current = null;
      forget();
      onFirst(null);
    },
  };

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === "Escape") {
      forget();
      onFirst(null);
      return;
    }
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      if (first) end(first, focused);
      else begin(focused);
      return;
    }
    const step = { ArrowRight: [0, 1], ArrowLeft: [0, -1], ArrowDown: [1, 0], ArrowUp: [-1, 0] }[event.key];
    if (!step) return;
    event.preventDefault();
    const limit = (value: number) => Math.min(Math.max(value, 0), rows.length - 1);
    const cell = { row: limit(focused.row + (step[0] ?? 0)), column: limit(focused.column + (step[1] ?? 0)) };
    if (first) draw(first, cell);
    focusCell(cell);
  }

  return (
    <div className="relative w-full max-w-[min(36rem,62dvh)] self-start overflow-hidden rounded border border-line bg-raised forced-color-adjust-none max-md:mx-auto">
      <svg aria-hidden="true" viewBox={`0 0 ${rows.length} ${rows.length}`} className="absolute inset-0">
        {marks.map((mark) => (
          <Band key={mark.label} {...mark} />
        ))}
        {first ? <Band kind="active" from={first} to={line ? (over ?? first) : first} /> : null}
      </svg>
      <table
        ref={square}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA pattern for a grid of cells with a moving focus
        role="grid"
        aria-label={texts.square}
        onKeyDown={onKeyDown}
        {...pointer}
        className="relative w-full touch-none table-fixed border-separate border-spacing-0 select-none"
      >
        <tbody>
          {rows.map((letters, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row of letters has no other name than its place
            <tr key={row}>
              {[...letters].map((letter, column) => {
                const cell = { row, column };
                const name = nameOf(cell);
                const isActive = active.has(name);
                const mark = labels.get(name);
                return (
                  <td
                    key={name}
                    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of the grid above
                    role="gridcell"
                    data-cell={name}
                    tabIndex={same(focused, cell) ? 0 : -1}
                    aria-label={cellLabel(letter, cell, mark?.labels, same(first, cell))}
                    aria-selected={isActive}
                    onFocus={() => setFocused(cell)}
                    className={classNames(
                      "p-0 leading-none font-semibold",
                      rows.length > 10 ? "text-base sm:text-xl" : "text-lg sm:text-2xl",
                      mark?.onForest && !isActive && "text-on-forest",
                      !mark && !isActive && "rounded-full hover:bg-forest-wash",
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

const bandLooks = {
  found: { edge: "stroke-raised", inner: "stroke-forest" },
  shown: { edge: "stroke-gold", inner: "stroke-gold-wash" },
  active: { edge: "stroke-river", inner: "stroke-river-wash" },
} as const;

/** A line with round ends, a little narrower than a row, so that two names beside each other stay apart. */
function Band({ kind, from, to }: { kind: keyof typeof bandLooks; from: Cell; to: Cell }) {
  const { edge, inner } = bandLooks[kind];
  const ends = { x1: from.column + 0.5, y1: from.row + 0.5, x2: to.column + 0.5, y2: to.row + 0.5 };
  return (
    <g strokeLinecap="round">
      <line {...ends} strokeWidth={0.88} className={edge} />
      <line {...ends} strokeWidth={0.76} className={inner} />
    </g>
  );
}

function labelsByCell(
  marks: readonly MarkedLine[],
): Map<string, { labels: readonly string[]; onForest: boolean }> {
  const cells = new Map<string, { labels: readonly string[]; onForest: boolean }>();
  for (const { kind, label, from, to } of marks) {
    for (const cell of cellsBetween(from, to) ?? []) {
      const known = cells.get(nameOf(cell));
      // The later band lies on top.
      cells.set(nameOf(cell), { labels: [...(known?.labels ?? []), label], onForest: kind === "found" });
    }
  }
  return cells;
}

function cellLabel(
  letter: string,
  cell: Cell,
  labels: readonly string[] | undefined,
  chosen: boolean,
): string {
  return [
    texts.cell(letter, cell),
    labels ? texts.inName(labels.join(" and ")) : "",
    chosen ? texts.chosen : "",
  ].join("");
}
