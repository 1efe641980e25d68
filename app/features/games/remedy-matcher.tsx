// Remedy Matcher: a plant, then what it is traditionally used for. Both are buttons; either may be chosen first.
import { ArrowRight, Check, TriangleAlert } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import type { GamePlant } from "#games/library.ts";
import { leaveAlone, type Matching, matcherState, matchMove, remedyMatcher } from "#games/remedy-matcher.ts";
import type { BoardProps, GameFront } from "./round/front.ts";
import { GamePicture } from "./round/game-picture.tsx";
import { type GameProps, GameScreen } from "./round/game-screen.tsx";
import { roundMessages } from "./round/messages.ts";
import { Standing } from "./round/standing.tsx";

const texts = {
  place: (place: number, all: number) => `Match ${place} of ${all}`,
  start: "Choose a plant, then what it is traditionally used for.",
  plants: "Plants",
  remedies: "Used for",
  leaveAlone: "Leave it alone: dangerous",
  used: (plant: string, remedy: string) => `Tradition uses ${plant} for: ${remedy}.`,
  notUsed: (plant: string, remedy: string) => `${plant} is not recorded for: ${remedy}.`,
  notDangerous: (plant: string) => `${plant} is not one to leave alone, though it has its limits.`,
  harmful: "This match would do harm.",
  poisonous: "Never use this plant.",
  nextBoard: "Next Plants",
} as const;

const front: GameFront<Matching> = {
  rules: remedyMatcher,
  Board,
  pictured: ({ boards }) => boards.flatMap(({ plants }) => plants),
  texts: {
    howItWorks:
      "Match each plant with what Guyanese households have used it for. A use is tradition, not proof: each match also tells where its limits are.",
    size: (count) => `${count} plants`,
    difficulty: {
      easy: "Well-known plants, five at a time.",
      medium: "All plants, one complaint too many, and plants to leave alone.",
      hard: "All plants, two complaints too many, and plants to leave alone.",
    },
    result: (score, all, percentage) => `${score} of ${all} matched at the first try (${percentage}%)`,
  },
};

type Attempt = { plant: string; remedy: string; right: boolean };

function Board({ deal, library, plantOf, moves, verdict, total, move, finish }: BoardProps<Matching>) {
  const [shown, setShown] = useState(0);
  const [plant, setPlant] = useState<string | null>(null);
  const [remedy, setRemedy] = useState<string | null>(null);
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const onward = useRef<HTMLButtonElement>(null);
  const lesson = useRef<HTMLDivElement>(null);
  const { matched } = matcherState(deal, moves);
  const board = deal.boards[shown];
  const solved = board?.plants.every((id) => matched.has(id)) ?? false;
  const last = shown + 1 === deal.boards.length;

  // What a match teaches, above all a danger, must be seen.
  useEffect(() => {
    if (attempt) lesson.current?.scrollIntoView({ block: "nearest" });
  }, [attempt]);

  useEffect(() => {
    if (!solved) return;
    onward.current?.focus({ preventScroll: true });
    onward.current?.scrollIntoView({ block: "nearest" });
  }, [solved]);

  if (!board) return null;
  const labelOf = (id: string) =>
    id === leaveAlone ? texts.leaveAlone : (library.complaints.find((one) => one.id === id)?.label ?? id);

  function choose(chosen: { plant: string | null; remedy: string | null }): void {
    if (chosen.plant === null || chosen.remedy === null) {
      setPlant(chosen.plant);
      setRemedy(chosen.remedy);
      return;
    }
    setPlant(null);
    setRemedy(null);
    const right = board?.answers[chosen.plant] === chosen.remedy;
    setAttempt({ plant: chosen.plant, remedy: chosen.remedy, right });
    move(matchMove(chosen.plant, chosen.remedy));
  }

  const place = texts.place(Math.min(verdict.results.length + 1, total), total);
  return (
    <div>
      <Standing place={place} verdict={verdict} total={total} />
      <div
        ref={lesson}
        role="status"
        className={classNames(
          "my-4 flex min-h-32 flex-col justify-center border-l-3 pl-4 sm:min-h-24",
          attempt && !attempt.right ? "border-annatto" : "border-gold",
        )}
      >
        {attempt ? (
          <Explained attempt={attempt} plant={plantOf(attempt.plant)} labelOf={labelOf} library={library} />
        ) : (
          <p>{texts.start}</p>
        )}
      </div>
      <div
        className={classNames(
          "grid gap-x-3 gap-y-2 sm:grid-cols-2 sm:gap-x-8",
          !solved && "grid-cols-[1.15fr_1fr]",
        )}
      >
        <h2 className="eyebrow">{texts.plants}</h2>
        <h2 className={classNames("eyebrow", solved && "max-sm:hidden")}>{texts.remedies}</h2>
        <ul className="grid content-start gap-2">
          {board.plants.map((id) => (
            <li key={id} className="grid">
              <PlantButton
                plant={plantOf(id)}
                found={matched.has(id) ? labelOf(board.answers[id] ?? "") : null}
                pressed={plant === id}
                choose={() => choose({ plant: plant === id ? null : id, remedy })}
              />
            </li>
          ))}
        </ul>
        {/* A solved board repeats them beside the plants. */}
        <ul className={classNames("grid content-start gap-2", solved && "max-sm:hidden")}>
          {board.remedies.map((id) => {
            const taken = board.plants.some((one) => matched.has(one) && board.answers[one] === id);
            return (
              <li key={id} className="grid">
                <button
                  type="button"
                  // A disabled button would lose the focus.
                  aria-disabled={taken || solved}
                  aria-pressed={remedy === id}
                  onClick={
                    taken || solved ? undefined : () => choose({ plant, remedy: remedy === id ? null : id })
                  }
                  className={classNames(
                    "flex min-h-13 items-center gap-2 rounded border-2 px-3 py-2 text-left leading-tight transition-colors",
                    look(taken, remedy === id, solved),
                  )}
                >
                  {taken ? (
                    <Check aria-hidden className="size-5 shrink-0 text-forest" strokeWidth={3} />
                  ) : null}
                  <span className="min-w-0 hyphens-auto">{labelOf(id)}</span>
                </button>
              </li>
            );
          })}
        </ul>
      </div>
      {solved ? (
        <Button
          ref={onward}
          size="large"
          className="mt-5 w-full sm:w-auto"
          onClick={() => {
            if (last) return finish();
            setShown(shown + 1);
            setAttempt(null);
          }}
        >
          {last ? roundMessages.results : texts.nextBoard}
          <ArrowRight aria-hidden />
        </Button>
      ) : null}
    </div>
  );
}

function look(taken: boolean, pressed: boolean, solved = false): string {
  if (taken) return "border-forest bg-forest-wash text-ink";
  if (solved) return "border-line bg-raised text-soft";
  return pressed
    ? "border-river bg-river-wash text-ink"
    : "border-edge bg-raised hover:border-forest hover:bg-forest-wash";
}

function PlantButton({
  plant,
  found,
  pressed,
  choose,
}: {
  plant: GamePlant;
  found: string | null;
  pressed: boolean;
  choose: () => void;
}) {
  return (
    <button
      type="button"
      aria-disabled={found !== null}
      aria-pressed={pressed}
      onClick={found === null ? choose : undefined}
      className={classNames(
        "flex min-h-14 items-center gap-2 overflow-hidden rounded border-2 text-left leading-tight transition-colors sm:gap-3",
        look(found !== null, pressed),
      )}
    >
      <GamePicture
        src={plant.picture}
        alt=""
        className="h-15 w-12 shrink-0 self-start object-cover sm:h-20 sm:w-16"
      />
      <span className="min-w-0 py-1 pr-2">
        <span className="block font-semibold">{plant.name}</span>
        {found === null ? null : (
          <span className="block text-base text-forest">
            <span className="sr-only">matched with </span>
            {found}
          </span>
        )}
      </span>
    </button>
  );
}

function Explained({
  attempt: { remedy, right },
  plant,
  labelOf,
  library,
}: {
  attempt: Attempt;
  plant: GamePlant;
  labelOf: (id: string) => string;
  library: BoardProps<Matching>["library"];
}) {
  const seeSomeone = library.complaints.find(({ id }) => id === remedy)?.seeSomeone;
  if (right) {
    return (
      <>
        <p className="font-bold text-forest">{roundMessages.correct}</p>
        {plant.hazard === "dangerous" ? (
          <p>{plant.warning}</p>
        ) : (
          <p>
            {texts.used(plant.name, labelOf(remedy))} {seeSomeone}
          </p>
        )}
      </>
    );
  }
  const { danger, text } = whyWrong(plant, remedy, labelOf(remedy));
  return (
    <>
      <p className="font-bold text-annatto">{roundMessages.incorrect}</p>
      {danger ? (
        <p className="flex gap-2 font-semibold">
          <TriangleAlert aria-hidden className="mt-1 size-5 shrink-0 text-annatto" />
          {danger}
        </p>
      ) : null}
      <p>{text}</p>
    </>
  );
}

function whyWrong(plant: GamePlant, remedy: string, label: string): { danger?: string; text: string } {
  if (plant.hazard === "dangerous") return { danger: texts.poisonous, text: plant.warning };
  if (remedy === leaveAlone) return { text: `${texts.notDangerous(plant.name)} ${plant.warning}` };
  const harm = plant.harms[remedy];
  if (harm) return { danger: texts.harmful, text: harm };
  return { text: `${texts.notUsed(plant.name, label)} ${plant.warning}` };
}

export function RemedyMatcher(props: GameProps) {
  return <GameScreen {...props} front={front} />;
}
