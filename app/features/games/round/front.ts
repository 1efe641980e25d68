// What a game brings to the round screen: its rules, its board and its texts.
import type { ComponentType } from "react";
import type { GamePlant, Library } from "#games/library.ts";
import type { Difficulty, Move, Rules, Verdict } from "#games/round.ts";

export type BoardProps<Deal> = {
  readonly deal: Deal;
  readonly difficulty: Difficulty;
  readonly library: Library;
  readonly plantOf: (id: string) => GamePlant;
  readonly moves: readonly Move[];
  readonly verdict: Verdict;
  readonly total: number;
  readonly move: (move: Move) => void;
  /** Shows the results; possible once the round is over. */
  readonly finish: () => void;
};

export type GameFront<Deal> = {
  readonly rules: Rules<Deal>;
  readonly Board: ComponentType<BoardProps<Deal>>;
  /** The plants whose pictures are shown, in the order they appear. */
  readonly pictured: (deal: Deal) => readonly string[];
  readonly texts: {
    readonly howItWorks: string;
    readonly size: (count: number) => string;
    readonly difficulty: Readonly<Record<Difficulty, string>>;
    readonly result: (score: number, all: number, percentage: number) => string;
  };
};
