// The six games of the hub; one is playable, five are announced.
import { Blocks, FlaskConical, Grid3x3, Leaf, type LucideIcon, Network, Puzzle } from "lucide-react";

export type Game = { id: string; name: string; description: string; icon: LucideIcon; available: boolean };

export const games: readonly Game[] = [
  {
    id: "herb-identifier",
    name: "Herb Identifier Quiz",
    description: "See a plate, name the plant. Five, ten or fifteen questions, from easy to hard.",
    icon: Leaf,
    available: true,
  },
  {
    id: "remedy-matcher",
    name: "Remedy Matcher",
    description: "Match each plant with what Guyanese households have used it for.",
    icon: Puzzle,
    available: false,
  },
  {
    id: "bush-medicine-memory",
    name: "Bush Medicine Memory",
    description: "Turn over the cards and find the pairs of leaf and name.",
    icon: Blocks,
    available: false,
  },
  {
    id: "herbal-word-search",
    name: "Herbal Word Search",
    description: "Find Creole plant names hidden among the letters.",
    icon: Grid3x3,
    available: false,
  },
  {
    id: "preparation-method-quiz",
    name: "Preparation Method Quiz",
    description: "Tea, bath or poultice? Choose how each plant is traditionally prepared.",
    icon: FlaskConical,
    available: false,
  },
  {
    id: "plant-family-challenge",
    name: "Plant Family Challenge",
    description: "Sort the plants into the families they belong to.",
    icon: Network,
    available: false,
  },
];

export const quizId = "herb-identifier";
