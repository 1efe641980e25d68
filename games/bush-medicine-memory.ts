// Bush Medicine Memory: pairs of plate and Guyanese name, face down. A move is the place of the card turned over. A pair
// counts unless it slipped: both its cards had been seen, one was turned and the other was not found.
import { choosePlants, plantsFor, withDifferentNames, withPictures } from "./choose-plants.ts";
import { shuffle } from "./random.ts";
import { type Hand, type Move, type Result, type Rules, roundSizes, type Verdict } from "./round.ts";

const id = "bush-medicine-memory";

export type Card = { readonly plant: string; readonly side: "plate" | "name" };
export type Table = { readonly cards: readonly Card[] };

export const bushMedicineMemory: Rules<Table> = { id, deal, judge };

function deal(hand: Hand): Table | null {
  const size = roundSizes[id][hand.difficulty];
  const plants = plantsFor(hand, withPictures(hand.library.plants), 2 * size);
  const order = choosePlants(plants, plants.length, hand);
  const wanted = order.filter((plant) => hand.wanted.includes(plant.id));
  const chosen = withDifferentNames([...wanted, ...order], size);
  if (chosen.length < size) return null;
  const cards = chosen.flatMap(({ id: plant }): Card[] => [
    { plant, side: "plate" },
    { plant, side: "name" },
  ]);
  return { cards: shuffle(cards, hand.random) };
}

export type TableState = Verdict & {
  /** Places of cards that lie open: at most two, which do not match. */
  readonly open: readonly number[];
  readonly found: ReadonlySet<string>;
  readonly turns: number;
};

export function tableState({ cards }: Table, moves: readonly Move[]): TableState {
  const results: Result[] = [];
  const found = new Set<string>();
  const seen = new Set<number>();
  const slipped = new Set<string>();
  let open: number[] = [];
  let turns = 0;
  for (const move of moves) {
    const place = Number(move);
    const card = cards[place];
    if (!card || found.has(card.plant)) continue;
    // Two cards that do not match lie open until the next one is turned.
    if (open.length === 2) open = [];
    const [first] = open;
    if (first === place) continue;
    open.push(place);
    if (first === undefined) {
      seen.add(place);
      continue;
    }
    turns += 1;
    const wanted = cards[first]?.plant ?? "";
    if (card.plant === wanted) {
      found.add(wanted);
      results.push({ plant: wanted, right: !slipped.has(wanted) });
      open = [];
    } else if (cards.some((other, at) => at !== first && other.plant === wanted && seen.has(at))) {
      slipped.add(wanted);
    }
    seen.add(place);
  }
  return { results, found, open, turns, over: found.size * 2 === cards.length };
}

function judge(deal: Table, moves: readonly Move[]): Verdict {
  const { results, over } = tableState(deal, moves);
  return { results, over };
}
