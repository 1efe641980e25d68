// Herbal Word Search: Guyanese plant names hidden in a square of letters. Each occurs exactly once, and no rude word does by
// chance. A move is a line between two cells, "row.column-row.column", or "?plant" to be shown where a name is.
import { choosePlants, plantsFor } from "./choose-plants.ts";
import { type GamePlant, guyaneseName } from "./library.ts";
import { type Random, shuffle } from "./random.ts";
import { type Hand, type Move, type Result, type Rules, roundSizes, type Verdict } from "./round.ts";
import { rudeWords } from "./rude-words.ts";

const id = "herbal-word-search";

export type Cell = { readonly row: number; readonly column: number };
export type HiddenWord = {
  readonly plant: string;
  /** The name as people write it. */
  readonly label: string;
  readonly letters: string;
  readonly from: Cell;
  readonly to: Cell;
};
export type LetterSquare = { readonly rows: readonly string[]; readonly words: readonly HiddenWord[] };

export const herbalWordSearch: Rules<LetterSquare> = { id, deal, judge };

type Direction = readonly [down: number, right: number];
const forwards: readonly Direction[] = [
  [0, 1],
  [1, 0],
];
const diagonals: readonly Direction[] = [
  [1, 1],
  [-1, 1],
];
const backwards: readonly Direction[] = [
  [0, -1],
  [-1, 0],
  [-1, -1],
  [1, -1],
];
const allDirections = [...forwards, ...diagonals, ...backwards];

const squares = {
  easy: { side: 8, directions: forwards },
  medium: { side: 10, directions: [...forwards, ...diagonals] },
  hard: { side: 12, directions: allDirections },
} as const;

const minLetters = 4;

/** The letters of a name without accents, spaces and signs. */
export function lettersOf(name: string): string {
  return name
    .normalize("NFD")
    .toUpperCase()
    .replace(/[^A-Z]/g, "");
}

/** Far more than ever needed: most squares succeed at once. */
const maxTries = 400;

function deal(hand: Hand): LetterSquare | null {
  const { side, directions } = squares[hand.difficulty];
  const size = roundSizes[id][hand.difficulty];
  const fitting = hand.library.plants.filter((plant) => {
    const { length } = lettersOf(guyaneseName(plant));
    return length >= minLetters && length <= side;
  });
  const plants = plantsFor(hand, fitting, 2 * size);
  for (let tried = 0; tried < maxTries; tried += 1) {
    const order = choosePlants(plants, plants.length, hand);
    const wanted = order.filter((plant) => hand.wanted.includes(plant.id));
    const chosen = independentNames([...wanted, ...order], size);
    if (chosen.length < size) return null;
    const square = makeSquare(chosen, side, directions, hand.random);
    if (square) return square;
  }
  return null;
}

/** Names of which none is part of another, forwards or backwards. */
function independentNames(plants: readonly GamePlant[], count: number): GamePlant[] {
  const chosen: GamePlant[] = [];
  for (const plant of plants) {
    if (chosen.length === count) break;
    const letters = lettersOf(guyaneseName(plant));
    const entangled = chosen.some((other) => {
      const theirs = lettersOf(guyaneseName(other));
      return [letters, backwardsOf(letters)].some((word) => theirs.includes(word) || word.includes(theirs));
    });
    if (!entangled) chosen.push(plant);
  }
  return chosen;
}

const backwardsOf = (word: string) => [...word].reverse().join("");

type Grid = (string | null)[][];

function makeSquare(
  plants: readonly GamePlant[],
  side: number,
  directions: readonly Direction[],
  random: Random,
): LetterSquare | null {
  const grid: Grid = Array.from({ length: side }, () => Array.from({ length: side }, () => null));
  const words: HiddenWord[] = [];
  // The longest first: they have the fewest places.
  const byLength = plants.toSorted(
    (a, b) => lettersOf(guyaneseName(b)).length - lettersOf(guyaneseName(a)).length,
  );
  for (const plant of byLength) {
    const label = guyaneseName(plant);
    const letters = lettersOf(label);
    const line = drawLine(letters.length, side, directions, random, (cells) =>
      cells.every((cell, place) => (letterAt(grid, cell) ?? letters[place]) === letters[place]),
    );
    const [from, to] = [line?.[0], line?.at(-1)];
    if (!line || !from || !to) return null;
    for (const [place, cell] of line.entries()) setLetter(grid, cell, letters[place] ?? "");
    words.push({ plant: plant.id, label, letters, from, to });
  }
  const rows = fill(grid, words, random);
  return rows && { rows, words: shuffle(words, random) };
}

const letterAt = (grid: Grid, { row, column }: Cell) => grid[row]?.[column] ?? null;
function setLetter(grid: Grid, { row, column }: Cell, letter: string): void {
  const line = grid[row];
  if (line) line[column] = letter;
}

/** A random line that fits, of all that lie inside the square. */
function drawLine(
  length: number,
  side: number,
  directions: readonly Direction[],
  random: Random,
  fits: (cells: readonly Cell[]) => boolean,
): Cell[] | undefined {
  // A number for each cell and direction: nearly always one of the first that are drawn fits.
  const left = Array.from({ length: side * side * directions.length }, (_, number) => number);
  while (left.length > 0) {
    const place = Math.floor(random() * left.length);
    const number = left[place] ?? 0;
    left[place] = left.at(-1) ?? 0;
    left.pop();
    const cell = Math.floor(number / directions.length);
    const direction = directions[number % directions.length];
    if (!direction) continue;
    const cells = lineFrom({ row: Math.floor(cell / side), column: cell % side }, direction, length);
    const last = cells.at(-1);
    if (last && inside(last, side) && fits(cells)) return cells;
  }
  return undefined;
}

const inside = ({ row, column }: Cell, side: number) =>
  row >= 0 && column >= 0 && row < side && column < side;

function lineFrom({ row, column }: Cell, [down, right]: Direction, length: number): Cell[] {
  return Array.from({ length }, (_, step) => ({ row: row + step * down, column: column + step * right }));
}

/** Letters as common as in the names, without the rarest. */
const fillers = "AAAABBCCDDEEEEFGGHIIIJKLLMMNNNOOOPPRRRSSSTTTUUVWY";
const maxRepairs = 100;

/** Fills the free cells, and draws letters again where a name occurs a second time or something rude appeared. */
function fill(grid: Grid, words: readonly HiddenWord[], random: Random): string[] | null {
  const drawLetter = () => fillers[Math.floor(random() * fillers.length)] ?? "A";
  const letters = grid.map((row) => row.map((letter) => letter ?? drawLetter()));
  for (let repaired = 0; repaired < maxRepairs; repaired += 1) {
    const rows = letters.map((row) => row.join(""));
    const unwanted = unwantedWord(rows, words);
    if (!unwanted) return rows;
    const free = unwanted.filter((cell) => letterAt(grid, cell) === null);
    const cell = free[Math.floor(random() * free.length)];
    if (!cell) return null;
    setLetter(letters, cell, drawLetter());
  }
  return null;
}

/** Every name once, and every rude word only inside a name. */
export function isClean(rows: readonly string[], words: readonly HiddenWord[]): boolean {
  return unwantedWord(rows, words) === undefined;
}

function unwantedWord(rows: readonly string[], words: readonly HiddenWord[]): Cell[] | undefined {
  const lines = readAllWays(rows);
  for (const word of rudeWords) {
    if (!lines.includes(word)) continue;
    const placed = words.map(({ from, to }) => new Set(cellsBetween(from, to)?.map(cellName)));
    const seen = occurrences(rows, word).find(
      (cells) => !placed.some((name) => cells.every((cell) => name.has(cellName(cell)))),
    );
    if (seen) return seen;
  }
  for (const { letters, from, to } of words) {
    if (lines.indexOf(letters) === lines.lastIndexOf(letters)) continue;
    const own = new Set([lineName(from, to), lineName(to, from)]);
    const second = occurrences(rows, letters).find((cells) => !own.has(endsOf(cells)));
    if (second) return second;
  }
  return undefined;
}

/** All lines of the square in all directions, separated: few words occur in it, and only those are looked for closely. */
function readAllWays(rows: readonly string[]): string {
  const side = rows.length;
  const lines: string[][] = Array.from({ length: 6 * side - 2 }, () => []);
  rows.forEach((letters, row) => {
    [...letters].forEach((letter, column) => {
      for (const line of [row, side + column, 2 * side + row + column, 5 * side - 2 + row - column])
        lines[line]?.push(letter);
    });
  });
  const forth = lines.map((line) => line.join("")).join(" ");
  return `${forth} ${backwardsOf(forth)}`;
}

function occurrences(rows: readonly string[], word: string): Cell[][] {
  const side = rows.length;
  const found: Cell[][] = [];
  for (let row = 0; row < side; row += 1)
    for (let column = 0; column < side; column += 1) {
      if (rows[row]?.[column] !== word[0]) continue;
      for (const direction of allDirections) {
        const cells = lineFrom({ row, column }, direction, word.length);
        if (cells.every((cell, place) => rows[cell.row]?.[cell.column] === word[place])) found.push(cells);
      }
    }
  return found;
}

const cellName = ({ row, column }: Cell) => `${row}.${column}`;
const lineName = (from: Cell, to: Cell) => `${cellName(from)}-${cellName(to)}`;
const endsOf = (cells: readonly Cell[]) => {
  const [from, to] = [cells[0], cells.at(-1)];
  return from && to ? lineName(from, to) : "";
};

export const lineMove = (from: Cell, to: Cell): Move => lineName(from, to);
export const showMove = (plant: string): Move => `?${plant}`;

/** The cells of a straight line, or null where the two are not on one. */
export function cellsBetween(from: Cell, to: Cell): Cell[] | null {
  const [down, right] = [to.row - from.row, to.column - from.column];
  if (down !== 0 && right !== 0 && Math.abs(down) !== Math.abs(right)) return null;
  return lineFrom(from, [Math.sign(down), Math.sign(right)], Math.max(Math.abs(down), Math.abs(right)) + 1);
}

/**
 * The last cell of the straight line that a finger means which went from one cell to the other: fingers do not keep to lines,
 * and the cells of a large square are smaller than they are.
 */
export function straightenedEnd(from: Cell, to: Cell, side: number): Cell {
  const [down, right] = [to.row - from.row, to.column - from.column];
  const eighth = Math.round(Math.atan2(down, right) / (Math.PI / 4)) * (Math.PI / 4);
  const direction: Direction = [Math.round(Math.sin(eighth)), Math.round(Math.cos(eighth))];
  const line = lineFrom(from, direction, Math.max(Math.abs(down), Math.abs(right)) + 1);
  return line.findLast((cell) => inside(cell, side)) ?? from;
}

export type SearchState = Verdict & {
  readonly found: ReadonlySet<string>;
  readonly shown: ReadonlySet<string>;
};

export function searchState({ words }: LetterSquare, moves: readonly Move[]): SearchState {
  const results: Result[] = [];
  const found = new Set<string>();
  const shown = new Set<string>();
  for (const move of moves) {
    const word = words.find(
      ({ plant, from, to }) =>
        move === showMove(plant) || move === lineMove(from, to) || move === lineMove(to, from),
    );
    if (!word || found.has(word.plant) || shown.has(word.plant)) continue;
    const right = move !== showMove(word.plant);
    (right ? found : shown).add(word.plant);
    results.push({ plant: word.plant, right });
  }
  return { results, found, shown, over: results.length === words.length };
}

function judge(deal: LetterSquare, moves: readonly Move[]): Verdict {
  const { results, over } = searchState(deal, moves);
  return { results, over };
}
