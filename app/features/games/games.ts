// The six games of the hub, and how each is loaded when it is opened.
import { Blocks, FlaskConical, Grid3x3, Leaf, type LucideIcon, Network, Puzzle } from "lucide-react";
import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import type { GameId, gameIds } from "#games/round.ts";
import type { GameProps } from "./round/game-screen.tsx";

export type Game = {
  readonly id: GameId;
  readonly name: string;
  readonly description: string;
  readonly icon: LucideIcon;
  /** Plants whose plates illustrate it. */
  readonly plates: readonly [string, string, string];
  readonly Screen: LazyExoticComponent<ComponentType<GameProps>>;
};

export const games: readonly Game[] = [
  {
    id: "herb-identifier",
    name: "Herb Identifier Quiz",
    description: "See a plate, name the plant. Five, ten or fifteen questions, from easy to hard.",
    icon: Leaf,
    plates: ["ginger", "soursop", "neem"],
    Screen: lazy(() => import("./herb-identifier.tsx").then((game) => ({ default: game.HerbIdentifier }))),
  },
  {
    id: "remedy-matcher",
    name: "Remedy Matcher",
    description: "Match each plant with what Guyanese households have used it for.",
    icon: Puzzle,
    plates: ["lemongrass", "aloe", "guava"],
    Screen: lazy(() => import("./remedy-matcher.tsx").then((game) => ({ default: game.RemedyMatcher }))),
  },
  {
    id: "bush-medicine-memory",
    name: "Bush Medicine Memory",
    description: "Turn over the cards and find the pairs of leaf and name.",
    icon: Blocks,
    plates: ["moringa", "papaya", "turmeric"],
    Screen: lazy(() =>
      import("./bush-medicine-memory.tsx").then((game) => ({ default: game.BushMedicineMemory })),
    ),
  },
  {
    id: "herbal-word-search",
    name: "Herbal Word Search",
    description: "Find Creole plant names hidden among the letters.",
    icon: Grid3x3,
    plates: ["sweet-broom", "carilla", "tulsi"],
    Screen: lazy(() =>
      import("./herbal-word-search.tsx").then((game) => ({ default: game.HerbalWordSearch })),
    ),
  },
  {
    id: "preparation-method-quiz",
    name: "Preparation Method Quiz",
    description: "Tea, bath or poultice? Choose how each plant is traditionally prepared.",
    icon: FlaskConical,
    plates: ["sorrel", "lime", "thyme"],
    Screen: lazy(() =>
      import("./preparation-method-quiz.tsx").then((game) => ({ default: game.PreparationMethodQuiz })),
    ),
  },
  {
    id: "plant-family-challenge",
    name: "Plant Family Challenge",
    description: "Sort the plants into the families they belong to.",
    icon: Network,
    plates: ["tamarind", "mango", "coconut"],
    Screen: lazy(() =>
      import("./plant-family-challenge.tsx").then((game) => ({ default: game.PlantFamilyChallenge })),
    ),
  },
];

export function findGame(id: string | null): Game | undefined {
  return games.find((game) => game.id === id);
}

export function nameOfGame(id: (typeof gameIds)[number]): string {
  return findGame(id)?.name ?? id;
}
