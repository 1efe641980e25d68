// Remedy Matcher: boards of five plants, each used by tradition for exactly one of the complaints beside them. A dangerous
// plant matches "leave it alone". The first try for a plant decides its result; a move is "plant>remedy".
import { choosePlants, plantsFor, withDifferentNames } from "./choose-plants.ts";
import type { GamePlant, Library } from "./library.ts";
import { shuffle } from "./random.ts";
import { type Hand, type Move, type Result, type Rules, roundSizes, type Verdict } from "./round.ts";

const id = "remedy-matcher";
const plantsPerBoard = 5;
/** Complaints beyond those of the plants, so that the last pair is not left over. */
const decoys = { easy: 0, medium: 1, hard: 2 } as const;

/** The remedy of a dangerous plant: none. */
export const leaveAlone = "leave-alone";

export type Board = {
  readonly plants: readonly string[];
  readonly remedies: readonly string[];
  /** The remedy of each plant. */
  readonly answers: Readonly<Record<string, string>>;
};
export type Matching = { readonly boards: readonly Board[] };

export const remedyMatcher: Rules<Matching> = { id, deal, judge };

export const matchMove = (plant: string, remedy: string): Move => `${plant}>${remedy}`;

function deal(hand: Hand): Matching | null {
  const { library, difficulty, random } = hand;
  const size = roundSizes[id][difficulty];
  const usable = library.plants.filter(({ picture, uses, hazard }) => {
    return picture && (uses.length > 0 || hazard === "dangerous");
  });
  // Those not chosen first replace plants that fit no board.
  const order = choosePlants(plantsFor(hand, usable, 2 * size), usable.length, hand);
  const wanted = order.filter((plant) => hand.wanted.includes(plant.id));
  let left = [...wanted, ...order.filter((plant) => !hand.wanted.includes(plant.id))];
  const boards: Board[] = [];
  while (boards.length * plantsPerBoard < size) {
    const answers = fillBoard(left, difficulty === "easy" ? 0 : 1);
    if (answers.size < plantsPerBoard) return null;
    const plants = [...answers.keys()];
    left = left.filter((plant) => !answers.has(plant));
    const wrong = shuffle(complaintsOutside(plants, library), random).slice(0, decoys[difficulty]);
    boards.push({
      plants: shuffle(plants, random).map((plant) => plant.id),
      remedies: shuffle([...new Set([...answers.values(), ...wrong])], random),
      answers: Object.fromEntries([...answers].map(([plant, remedy]) => [plant.id, remedy])),
    });
  }
  return { boards };
}

const complaintsOf = ({ uses }: GamePlant) => [...new Set(uses.map(({ complaint }) => complaint))];

/** Adds plants in order, each with a complaint that no other plant of the board is used for, nor any of theirs for it. */
function fillBoard(plants: readonly GamePlant[], dangerous: number): Map<GamePlant, string> {
  const board = new Map<GamePlant, string>();
  for (const plant of plants) {
    if (board.size === plantsPerBoard) break;
    if (withDifferentNames([...board.keys(), plant], plantsPerBoard).length <= board.size) continue;
    if (plant.hazard === "dangerous") {
      const already = [...board.values()].filter((remedy) => remedy === leaveAlone).length;
      if (already < dangerous) board.set(plant, leaveAlone);
      continue;
    }
    const own = complaintsOf(plant);
    const clash = [...board].some(([, remedy]) => own.includes(remedy));
    const theirs = new Set([...board.keys()].flatMap(complaintsOf));
    const free = own.find((complaint) => !theirs.has(complaint));
    if (!clash && free !== undefined) board.set(plant, free);
  }
  return board;
}

function complaintsOutside(plants: readonly GamePlant[], { complaints }: Library): string[] {
  const used = new Set(plants.flatMap(complaintsOf));
  return complaints.map((complaint) => complaint.id).filter((complaint) => !used.has(complaint));
}

export type MatcherState = Verdict & {
  /** The board on the table; the last one when the round is over. */
  readonly board: number;
  /** Plants of all boards that have found their remedy. */
  readonly matched: ReadonlySet<string>;
};

export function matcherState({ boards }: Matching, moves: readonly Move[]): MatcherState {
  const results: Result[] = [];
  const tried = new Set<string>();
  const matched = new Set<string>();
  let place = 0;
  for (const move of moves) {
    const board = boards[place];
    const [plant = "", remedy = ""] = move.split(">");
    if (!board?.plants.includes(plant) || !board.remedies.includes(remedy) || matched.has(plant)) continue;
    const right = board.answers[plant] === remedy;
    if (!tried.has(plant)) results.push({ plant, right });
    tried.add(plant);
    if (right) matched.add(plant);
    if (board.plants.every((each) => matched.has(each))) place += 1;
  }
  return { results, matched, board: Math.min(place, boards.length - 1), over: place >= boards.length };
}

function judge(deal: Matching, moves: readonly Move[]): Verdict {
  const { results, over } = matcherState(deal, moves);
  return { results, over };
}
