// Bush Medicine Memory: a table of cards, two of which are turned at a time. Two that do not match stay open until the next one is
// turned: nobody has to hurry.
import { ArrowRight, Leaf } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { bushMedicineMemory, type Card, type Table, tableState } from "#games/bush-medicine-memory.ts";
import { type GamePlant, guyaneseName } from "#games/library.ts";
import type { BoardProps, GameFront } from "./round/front.ts";
import { GamePicture } from "./round/game-picture.tsx";
import { type GameProps, GameScreen } from "./round/game-screen.tsx";
import { roundMessages } from "./round/messages.ts";
import { Standing } from "./round/standing.tsx";

const texts = {
  place: (found: number, all: number) => `Pairs found: ${found} of ${all}`,
  turns: (turns: number) => `${turns} ${turns === 1 ? "turn" : "turns"}`,
  start: "Turn over two cards: find the plate and its name.",
  keys: "The arrow keys move between the cards, Enter turns one over.",
  table: "Cards",
  faceDown: (place: number) => `Card ${place}, face down`,
  name: (name: string) => `Name: ${name}`,
  plate: (text: string) => `Plate: ${text}`,
  faceUp: (place: number, face: string, found: boolean) =>
    `Card ${place}, ${face}${found ? ", pair found" : ""}`,
  pair: (name: string, tell: string) => `${name}. ${tell}`,
  noPair: "No pair. They stay open until you turn the next card.",
  other: "Now turn over its other half.",
} as const;

const front: GameFront<Table> = {
  rules: bushMedicineMemory,
  Board,
  pictured: ({ cards }) => cards.flatMap(({ plant, side }) => (side === "plate" ? [plant] : [])),
  texts: {
    howItWorks:
      "Find the pairs of plate and Guyanese name. A pair counts unless you had seen both cards and still missed: luck does not matter, memory does.",
    size: (count) => `${count} pairs`,
    difficulty: {
      easy: "Well-known plants, twelve cards.",
      medium: "All plants, sixteen cards.",
      hard: "All plants, twenty-four cards.",
    },
    result: (score, all, percentage) => `${score} of ${all} pairs without a slip (${percentage}%)`,
  },
};

/**
 * The table for 12, 16 and 24 cards on a phone, on an upright tablet and on a wide screen. All cards fit into the window: who scrolls
 * forgets. On a tablet, what is above and below the cards takes 24rem.
 */
const layouts: Readonly<Record<number, { table: string; card: string }>> = {
  12: {
    table:
      "grid-cols-3 sm:grid-cols-4 sm:landscape:grid-cols-6 sm:portrait:max-w-[calc((100dvh-24rem)*1.06)]",
    card: "aspect-square sm:aspect-4/5",
  },
  16: {
    table: "grid-cols-4 sm:landscape:grid-cols-8 sm:portrait:max-w-[calc((100dvh-24rem)*0.8)]",
    card: "aspect-4/5 max-lg:text-sm",
  },
  24: {
    table: "grid-cols-4 sm:grid-cols-6 sm:landscape:grid-cols-8 sm:portrait:max-w-[calc((100dvh-24rem)*1.2)]",
    card: "aspect-8/7 max-lg:text-sm sm:aspect-4/5",
  },
};

function Board({ deal, plantOf, moves, verdict, total, move, finish }: BoardProps<Table>) {
  const { open, found, turns } = tableState(deal, moves);
  const [focused, setFocused] = useState(0);
  const table = useRef<HTMLDivElement>(null);
  const onward = useRef<HTMLButtonElement>(null);
  const layout = layouts[deal.cards.length] ?? { table: "grid-cols-4", card: "aspect-square" };

  useEffect(() => {
    if (verdict.over) onward.current?.focus();
  }, [verdict.over]);

  function onKeyDown(event: KeyboardEvent): void {
    if (!table.current) return;
    const width = getComputedStyle(table.current).gridTemplateColumns.split(" ").length;
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: width, ArrowUp: -width }[event.key];
    const to = step === undefined ? -1 : focused + step;
    if (to < 0 || to >= deal.cards.length) return;
    event.preventDefault();
    setFocused(to);
    table.current?.querySelectorAll("button")[to]?.focus();
  }

  return (
    <div>
      <Standing place={texts.place(found.size, total)} verdict={verdict} total={total} />
      <p role="status" className="my-2 line-clamp-2 min-h-14">
        {message(deal, moves, plantOf)}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid of cards in every browser */}
      <div
        ref={table}
        role="group"
        aria-label={texts.table}
        onKeyDown={onKeyDown}
        className={classNames("mx-auto grid gap-2", layout.table)}
      >
        {deal.cards.map((card, place) => (
          <CardButton
            key={`${card.plant} ${card.side}`}
            card={card}
            plant={plantOf(card.plant)}
            place={place}
            found={found.has(card.plant)}
            open={open.includes(place)}
            // Of two open cards, either may begin the next turn.
            fixed={found.has(card.plant) || (open.length === 1 && open[0] === place)}
            shape={layout.card}
            inTabOrder={place === focused}
            turn={() => {
              setFocused(place);
              move(String(place));
            }}
          />
        ))}
      </div>
      <div className="mt-4 flex min-h-13 flex-wrap items-center justify-between gap-3">
        <p className="text-soft">
          {texts.turns(turns)}
          <span className="hidden md:inline">. {texts.keys}</span>
        </p>
        {verdict.over ? (
          <Button ref={onward} size="large" className="w-full sm:w-auto" onClick={finish}>
            {roundMessages.results}
            <ArrowRight aria-hidden />
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function message(deal: Table, moves: readonly string[], plantOf: (id: string) => GamePlant): string {
  const { open, results } = tableState(deal, moves);
  const last = results.at(-1);
  if (open.length === 2) return texts.noPair;
  if (open.length === 1) return texts.other;
  if (!last) return texts.start;
  const plant = plantOf(last.plant);
  return texts.pair(guyaneseName(plant), plant.tell);
}

function CardButton({
  card,
  plant,
  place,
  found,
  open,
  fixed,
  shape,
  inTabOrder,
  turn,
}: {
  card: Card;
  plant: GamePlant;
  place: number;
  found: boolean;
  open: boolean;
  fixed: boolean;
  shape: string;
  inTabOrder: boolean;
  turn: () => void;
}) {
  const faceUp = found || open;
  const name = guyaneseName(plant);
  const face = card.side === "name" ? texts.name(name) : texts.plate(plant.pictureText);
  return (
    <button
      type="button"
      tabIndex={inTabOrder ? 0 : -1}
      // Found cards keep the focus and can be read; turning them changes nothing.
      aria-disabled={fixed}
      aria-label={faceUp ? texts.faceUp(place + 1, face, found) : texts.faceDown(place + 1)}
      onClick={fixed ? undefined : turn}
      className={classNames(
        "overflow-hidden rounded border-2",
        shape,
        faceUp ? "animate-turn bg-raised" : "border-forest bg-forest text-on-forest",
        found && "border-forest",
        open && "border-river",
      )}
    >
      {faceUp ? (
        <Face card={card} plant={plant} name={name} />
      ) : (
        <Leaf aria-hidden className="mx-auto size-1/3" strokeWidth={1.5} />
      )}
    </button>
  );
}

function Face({ card, plant, name }: { card: Card; plant: GamePlant; name: string }) {
  if (card.side === "plate")
    return <GamePicture src={plant.picture} alt="" className="size-full object-cover" />;
  return (
    <span className="grid size-full place-items-center p-1 text-center leading-tight font-semibold wrap-anywhere hyphens-auto">
      {name}
    </span>
  );
}

export function BushMedicineMemory(props: GameProps) {
  return <GameScreen {...props} front={front} />;
}
