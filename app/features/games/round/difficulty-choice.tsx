// The first step: choosing the difficulty, or practising what is due.
import { BookHeart, Sprout, TreeDeciduous, Trees } from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import { type Difficulty, difficulties, type GameId, roundSizes } from "#games/round.ts";
import { dueToday } from "../practice/memory.ts";
import { readMemory } from "../practice/stored-memory.ts";
import type { GameFront } from "./front.ts";
import { roundMessages } from "./messages.ts";
import type { Start } from "./use-round.ts";

const icons = { easy: Sprout, medium: TreeDeciduous, hard: Trees } as const;

type Texts = GameFront<never>["texts"];

export function DifficultyChoice({
  game,
  texts,
  userId,
  start,
}: {
  game: GameId;
  texts: Texts;
  userId: string | null;
  start: Start;
}) {
  const due = dueToday(readMemory(userId, game), Date.now()).length;
  return (
    <div>
      <h2 className="text-xl sm:text-2xl">{roundMessages.chooseDifficulty}</h2>
      <p className="measure mt-1 text-soft">{texts.howItWorks}</p>
      <ul className="mt-5 grid gap-4 sm:grid-cols-3">
        {difficulties.map((difficulty) => (
          <li key={difficulty} className="grid">
            <Choice
              difficulty={difficulty}
              size={texts.size(roundSizes[game][difficulty])}
              text={texts.difficulty[difficulty]}
              choose={() => void start(difficulty)}
            />
          </li>
        ))}
      </ul>
      {due > 0 ? (
        <div className="mt-6 border-t border-line pt-5">
          <Button
            variant="secondary"
            size="large"
            className="w-full sm:w-auto"
            onClick={() => void start("easy", { practice: true })}
          >
            <BookHeart aria-hidden />
            {roundMessages.practise(due)}
          </Button>
          <p className="measure mt-2 text-soft">{roundMessages.practiseText}</p>
        </div>
      ) : null}
    </div>
  );
}

function Choice({
  difficulty,
  size,
  text,
  choose,
}: {
  difficulty: Difficulty;
  size: string;
  text: string;
  choose: () => void;
}) {
  const Icon = icons[difficulty];
  return (
    <button
      type="button"
      onClick={choose}
      className="flex h-full items-start gap-4 rounded border border-edge bg-raised p-5 text-left transition-colors hover:border-forest hover:bg-forest-wash sm:flex-col"
    >
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-forest-wash text-forest">
        <Icon aria-hidden className="size-6" />
      </span>
      <span className="min-w-0">
        <span className="block font-title text-2xl">{roundMessages.difficulty[difficulty]}</span>
        <span className="block font-semibold text-forest">{size}</span>
        <span className="mt-1 block text-soft">{text}</span>
      </span>
    </button>
  );
}
