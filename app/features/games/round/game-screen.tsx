// A game from choosing the difficulty to the results; the game itself brings its rules, board and texts.
import { useCallback } from "react";
import { useAuth } from "#app/features/auth/auth-provider.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Spinner } from "#app/ui/spinner.tsx";
import { roundSizes } from "#games/round.ts";
import { nameOfGame } from "../games.ts";
import { DifficultyChoice } from "./difficulty-choice.tsx";
import type { GameFront } from "./front.ts";
import { roundMessages } from "./messages.ts";
import { ResultsView } from "./results-view.tsx";
import { type Round, useRound } from "./use-round.ts";

export type GameProps = {
  readonly exit: () => void;
  /** The day whose challenge is played; null for a round of one's own choice. */
  readonly daily: string | null;
};

export function GameScreen<Deal>({ front, exit, daily }: GameProps & { front: GameFront<Deal> }) {
  const { user } = useAuth();
  const { state, start, move, finish, startAgain } = useRound({
    front,
    userId: user?.id ?? null,
    daily,
    exit,
  });
  const playing = state.step === "playing";
  return (
    <section
      aria-labelledby="game"
      data-playing
      data-board={playing || undefined}
      className="mx-auto max-w-4xl"
    >
      {/* Hidden on phones while playing, to save space for the board. */}
      <h1 id="game" className={classNames("mb-4 text-2xl sm:mb-6 sm:text-4xl", playing && "max-sm:sr-only")}>
        {nameOfGame(front.rules.id)}
      </h1>
      {state.step === "choosing" ? (
        <DifficultyChoice game={front.rules.id} texts={front.texts} userId={user?.id ?? null} start={start} />
      ) : null}
      {state.step === "loading" ? (
        <div className="grid min-h-80 place-items-center">
          <Spinner label={roundMessages.loading} />
        </div>
      ) : null}
      {playing ? <Playing front={front} round={state.round} move={move} finish={finish} /> : null}
      {state.step === "over" ? (
        <ResultsView
          round={state.round}
          verdict={front.rules.judge(state.round.deal, state.round.moves)}
          saved={state.saved}
          texts={front.texts}
          userId={user?.id ?? null}
          startAgain={startAgain}
          practise={() => void start("easy", { practice: true })}
        />
      ) : null}
    </section>
  );
}

function Playing<Deal>({
  front: { rules, Board },
  round,
  move,
  finish,
}: {
  front: GameFront<Deal>;
  round: Round<Deal>;
  move: (move: string) => void;
  finish: () => void;
}) {
  const { plants } = round;
  const plantOf = useCallback(
    (id: string) => {
      const plant = plants.get(id);
      if (!plant) throw new Error(`The round names ${id}, which is not in its library`);
      return plant;
    },
    [plants],
  );
  const { difficulty } = round.key;
  return (
    <Board
      deal={round.deal}
      difficulty={difficulty}
      library={round.library}
      plantOf={plantOf}
      moves={round.moves}
      verdict={rules.judge(round.deal, round.moves)}
      total={roundSizes[rules.id][difficulty]}
      move={move}
      finish={finish}
    />
  );
}
