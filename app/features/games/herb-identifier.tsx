// Herb Identifier Quiz: look at the plate, pick the name.
import type { Choices } from "#games/choices.ts";
import { herbIdentifier } from "#games/herb-identifier.ts";
import { ChoiceBoard } from "./choices/choice-board.tsx";
import type { BoardProps, GameFront } from "./round/front.ts";
import { type GameProps, GameScreen } from "./round/game-screen.tsx";
import { roundMessages } from "./round/messages.ts";

const ask = "What plant is this?";

const front: GameFront<Choices> = {
  rules: herbIdentifier,
  Board,
  pictured: ({ questions }) => questions.map(({ plant }) => plant),
  texts: {
    howItWorks: "Look at the plate, pick the name. After each answer you learn how to recognise the plant.",
    size: roundMessages.questions,
    difficulty: {
      easy: "Well-known plants. Three names to choose from, far apart in looks.",
      medium: "All plants. Four names to choose from, as they come.",
      hard: "All plants. Four names to choose from, close in looks or family.",
    },
    result: roundMessages.result,
  },
};

function Board(props: BoardProps<Choices>) {
  const { plantOf } = props;
  return (
    <ChoiceBoard
      {...props}
      ask={() => ask}
      option={(option) => ({ label: plantOf(option).name })}
      answerText={(_, plant) => plant.name}
      lesson={(_, plant) => (plant.tell ? <p className="mt-1">{plant.tell}</p> : null)}
    />
  );
}

export function HerbIdentifier(props: GameProps) {
  return <GameScreen {...props} front={front} />;
}
