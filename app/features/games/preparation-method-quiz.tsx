// Preparation Method Quiz: which part, which way, how many days at most; of a dangerous plant, that it is not used.
import { TriangleAlert } from "lucide-react";
import type { GamePlant, Library } from "#games/library.ts";
import {
  doNotUse,
  type PreparationQuestion,
  type PreparationRound,
  preparationMethodQuiz,
} from "#games/preparation-method-quiz.ts";
import { ChoiceBoard } from "./choices/choice-board.tsx";
import type { BoardProps, GameFront } from "./round/front.ts";
import { type GameProps, GameScreen } from "./round/game-screen.tsx";
import { roundMessages } from "./round/messages.ts";

const ways: Readonly<Record<string, string>> = {
  drink: "Drunk, as a tea or juice",
  food: "Eaten as food",
  chew: "Chewed",
  gargle: "As a gargle",
  "mouth rinse": "As a mouth rinse",
  steam: "Breathed in as steam",
  bath: "In the bath",
  wash: "As a wash on the skin",
  poultice: "Laid on the skin as a poultice",
  rub: "Rubbed into the skin",
  [doNotUse]: "Not at all: leave it alone",
};

const texts = {
  part: (plant: string, complaint: string) => `Which part of ${plant} does tradition use for ${complaint}?`,
  way: (plant: string, complaint: string) => `How does tradition use ${plant} for ${complaint}?`,
  days: (plant: string, preparation: string) => `${plant}, ${preparation}: for how many days at most?`,
  danger: (plant: string) => `How is ${plant} used?`,
  dayCount: (days: string) => (days === "1" ? "1 day" : `${days} days`),
  limit: (preparation: string, amount: string, days: number | null) => {
    const much = amount === "not recorded" ? "how much is not recorded" : amount;
    const long = days === null ? "" : `, for at most ${days} ${days === 1 ? "day" : "days"}`;
    return `${preparation}: ${much}${long}.`;
  },
} as const;

const front: GameFront<PreparationRound> = {
  rules: preparationMethodQuiz,
  Board,
  pictured: ({ questions }) => questions.map(({ plant }) => plant),
  texts: {
    howItWorks:
      "Which part, which way, how long? One question in five is about a plant that must not be used at all.",
    size: roundMessages.questions,
    difficulty: {
      easy: "Well-known plants, three answers.",
      medium: "All plants, four answers.",
      hard: "All plants, four answers, fifteen times.",
    },
    result: roundMessages.result,
  },
};

function Board(props: BoardProps<PreparationRound>) {
  const { library } = props;
  return (
    <ChoiceBoard
      {...props}
      wide
      ask={(question, plant) => askText(question, plant, library)}
      option={(option, question) => ({ label: optionText(option, question) })}
      answerText={(question) => lowerFirst(optionText(question.answer, question))}
      lesson={(question, plant) => <Lesson question={question} plant={plant} library={library} />}
    />
  );
}

function askText(question: PreparationQuestion, plant: GamePlant, library: Library): string {
  switch (question.kind) {
    case "days":
      return texts.days(plant.name, lowerFirst(question.preparation));
    case "danger":
      return texts.danger(plant.name);
    default:
      return texts[question.kind](
        plant.name,
        lowerFirst(complaintOf(library, question.complaint)?.label ?? ""),
      );
  }
}

function complaintOf({ complaints }: Library, id: string) {
  return complaints.find((complaint) => complaint.id === id);
}

function optionText(option: string, { kind }: PreparationQuestion): string {
  if (kind === "days") return texts.dayCount(option);
  return ways[option] ?? upperFirst(option);
}

function Lesson({
  question,
  plant,
  library,
}: {
  question: PreparationQuestion;
  plant: GamePlant;
  library: Library;
}) {
  const limits = plant.preparations.find(({ name, route }) =>
    question.kind === "days" ? name === question.preparation : route === question.answer,
  );
  const complaint =
    question.kind === "part" || question.kind === "way"
      ? complaintOf(library, question.complaint)
      : undefined;
  return (
    <>
      {limits ? <p className="mt-1">{texts.limit(limits.name, limits.amount, limits.days)}</p> : null}
      <p className="mt-1 flex gap-2">
        <TriangleAlert aria-hidden className="mt-1 size-5 shrink-0 text-annatto" />
        {plant.warning}
      </p>
      {complaint ? <p className="mt-1 text-soft">{complaint.seeSomeone}</p> : null}
    </>
  );
}

/** Keeps names such as "Men's tonic" and abbreviations readable inside a sentence. */
const lowerFirst = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1);
const upperFirst = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

export function PreparationMethodQuiz(props: GameProps) {
  return <GameScreen {...props} front={front} />;
}
