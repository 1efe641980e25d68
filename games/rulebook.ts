// The rules of all six games, for the server: the site loads only those of the game that is played.
import { bushMedicineMemory } from "./bush-medicine-memory.ts";
import { herbIdentifier } from "./herb-identifier.ts";
import { herbalWordSearch } from "./herbal-word-search.ts";
import type { Library } from "./library.ts";
import { plantFamilyChallenge } from "./plant-family-challenge.ts";
import { preparationMethodQuiz } from "./preparation-method-quiz.ts";
import { remedyMatcher } from "./remedy-matcher.ts";
import {
  dealRound,
  type GameId,
  type Move,
  type RoundKey,
  type Rules,
  roundSizes,
  type Score,
  scoreOf,
} from "./round.ts";

type Referee = (library: Library, key: RoundKey, moves: readonly Move[]) => Score | null;

/** Closes over the type of the game's deal. */
function refereeOf<Deal>(rules: Rules<Deal>): Referee {
  return (library, key, moves) => {
    const deal = dealRound(rules, library, key);
    if (deal === null) return null;
    const { results, over } = rules.judge(deal, moves);
    const total = roundSizes[rules.id][key.difficulty];
    return over && results.length === total ? scoreOf(results, total) : null;
  };
}

const referees: Record<GameId, Referee> = {
  "herb-identifier": refereeOf(herbIdentifier),
  "remedy-matcher": refereeOf(remedyMatcher),
  "bush-medicine-memory": refereeOf(bushMedicineMemory),
  "herbal-word-search": refereeOf(herbalWordSearch),
  "preparation-method-quiz": refereeOf(preparationMethodQuiz),
  "plant-family-challenge": refereeOf(plantFamilyChallenge),
};

/** Deals the round again and plays the moves. Null where they do not finish it, or where it is shorter than a full round. */
export function settle(game: GameId, library: Library, key: RoundKey, moves: readonly Move[]): Score | null {
  return referees[game](library, key, moves);
}
