// The first step: choosing the difficulty.
import { Sprout, TreeDeciduous, Trees } from "lucide-react";
import { quizMessages } from "./messages.ts";
import { type Difficulty, difficulties, roundRules } from "./quiz-engine.ts";

const icons = { easy: Sprout, medium: TreeDeciduous, hard: Trees } as const;

export function DifficultyChoice({ choose }: { choose: (difficulty: Difficulty) => void }) {
  return (
    <div>
      <h2 className="text-xl sm:text-2xl">{quizMessages.chooseDifficulty}</h2>
      <p className="measure mt-1 text-soft">{quizMessages.howItWorks}</p>
      <ul className="mt-5 grid gap-4 sm:grid-cols-3">
        {difficulties.map((difficulty) => (
          <li key={difficulty} className="grid">
            <Choice difficulty={difficulty} choose={choose} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Choice({
  difficulty,
  choose,
}: {
  difficulty: Difficulty;
  choose: (difficulty: Difficulty) => void;
}) {
  const Icon = icons[difficulty];
  return (
    <button
      type="button"
      onClick={() => choose(difficulty)}
      className="flex h-full items-start gap-4 rounded border border-edge bg-raised p-5 text-left transition-colors hover:border-forest hover:bg-forest-wash sm:flex-col"
    >
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-forest-wash text-forest">
        <Icon aria-hidden className="size-6" />
      </span>
      <span className="min-w-0">
        <span className="block font-title text-2xl">{quizMessages.difficulty[difficulty]}</span>
        <span className="block font-semibold text-forest">
          {quizMessages.questions(roundRules[difficulty].questions)}
        </span>
        <span className="mt-1 block text-soft">{quizMessages.difficultyText[difficulty]}</span>
      </span>
    </button>
  );
}
