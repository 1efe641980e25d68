// Plant Family Challenge: sort the plates into families, and learn the mark of each.
import type { Choices } from "#games/choices.ts";
import type { Library } from "#games/library.ts";
import { plantFamilyChallenge } from "#games/plant-family-challenge.ts";
import { ChoiceBoard } from "./choices/choice-board.tsx";
import type { BoardProps, GameFront } from "./round/front.ts";
import { type GameProps, GameScreen } from "./round/game-screen.tsx";

const texts = {
  ask: "Which family does it belong to?",
  family: (common: string, name: string) => `${common} (${name})`,
  mark: (common: string, mark: string) => `${common}: ${mark}`,
} as const;

const front: GameFront<Choices> = {
  rules: plantFamilyChallenge,
  Board,
  pictured: ({ questions }) => questions.map(({ plant }) => plant),
  texts: {
    howItWorks:
      "Sort each plate into its family by what can be seen: leaves, flowers, fruit. Every family has a mark to look for.",
    size: (count) => `${count} plates`,
    difficulty: {
      easy: "Three large families at a time, with their marks beside them.",
      medium: "Four families at a time, with their marks beside them.",
      hard: "Four families at a time, small ones too; the mark comes after the answer.",
    },
    result: (score, all, percentage) => `${score} of ${all} sorted correctly (${percentage}%)`,
  },
};

function Board(props: BoardProps<Choices>) {
  const { library, difficulty } = props;
  const familyOf = (id: string): Library["families"][number] =>
    library.families.find((family) => family.id === id) ?? { id, common: id, mark: "" };
  return (
    <ChoiceBoard
      {...props}
      wide
      ask={() => texts.ask}
      option={(option) => {
        const { common, mark } = familyOf(option);
        return { label: common, note: difficulty === "hard" ? undefined : mark };
      }}
      answerText={({ answer }) => texts.family(familyOf(answer).common, answer)}
      lesson={({ answer }) => (
        <p className="mt-1">
          {texts.mark(texts.family(familyOf(answer).common, answer), familyOf(answer).mark)}
        </p>
      )}
    />
  );
}

export function PlantFamilyChallenge(props: GameProps) {
  return <GameScreen {...props} front={front} />;
}
