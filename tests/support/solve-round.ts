/** The moves of a perfect round of each game, computed from the same deal, and rounds as the site sends them. */
import { buildLibrary } from "#games/build-library.ts";
import { bushMedicineMemory } from "#games/bush-medicine-memory.ts";
import type { Choices } from "#games/choices.ts";
import { herbIdentifier } from "#games/herb-identifier.ts";
import { herbalWordSearch, lineMove } from "#games/herbal-word-search.ts";
import { plantFamilyChallenge } from "#games/plant-family-challenge.ts";
import { preparationMethodQuiz } from "#games/preparation-method-quiz.ts";
import { matchMove, remedyMatcher } from "#games/remedy-matcher.ts";
import {
  type Difficulty,
  dealRound,
  type GameId,
  type Move,
  type RoundKey,
  type Rules,
} from "#games/round.ts";
import { ago } from "./game-rounds.ts";
import { sharedCatalogue } from "./shared-catalogue.ts";

const library = buildLibrary(await sharedCatalogue());

type Solver = (key: RoundKey) => Move[];

function solver<Deal>(rules: Rules<Deal>, solve: (deal: Deal) => Move[]): Solver {
  return (key) => {
    const deal = dealRound(rules, library, key);
    if (deal === null) throw new Error(`${rules.id} dealt nothing`);
    return solve(deal);
  };
}

const answers = ({ questions }: Choices) => questions.map(({ answer }) => answer);

const solvers: Record<GameId, Solver> = {
  "herb-identifier": solver(herbIdentifier, answers),
  "plant-family-challenge": solver(plantFamilyChallenge, answers),
  "preparation-method-quiz": solver(preparationMethodQuiz, answers),
  "remedy-matcher": solver(remedyMatcher, ({ boards }) =>
    boards.flatMap((board) => board.plants.map((plant) => matchMove(plant, board.answers[plant] ?? ""))),
  ),
  "bush-medicine-memory": solver(bushMedicineMemory, ({ cards }) =>
    [...new Set(cards.map(({ plant }) => plant))].flatMap((plant) =>
      cards.flatMap((card, place) => (card.plant === plant ? [String(place)] : [])),
    ),
  ),
  "herbal-word-search": solver(herbalWordSearch, ({ words }) =>
    words.map(({ from, to }) => lineMove(from, to)),
  ),
};

export const solveRound = (game: GameId, key: RoundKey): Move[] => solvers[game](key);

/** A perfect round as the site sends it. */
export function perfectRound(
  game: GameId,
  difficulty: Difficulty,
  roundId: string,
  times: { playedAt?: string; sentAt?: string } = {},
) {
  return {
    roundId,
    game,
    difficulty,
    daily: null,
    wanted: [],
    edition: library.edition,
    moves: solveRound(game, { difficulty, seed: roundId, wanted: [] }),
    seconds: 30,
    playedAt: ago(0),
    sentAt: ago(0),
    ...times,
  };
}
