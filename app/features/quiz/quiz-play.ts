// The state of a round: answering, continuing, score and streak. Pure.
import type { Difficulty, Question } from "./quiz-engine.ts";
import { roundRules } from "./quiz-engine.ts";
import type { QuizPlant } from "./quiz-plant.ts";

export type Play = {
  roundId: string;
  difficulty: Difficulty;
  questions: readonly Question[];
  startedAt: number;
  /** Index of the current question, from 0. */
  index: number;
  /** Id of the chosen plant; the options are locked once it is set. */
  chosen: string | null;
  score: number;
  streak: number;
  bestStreak: number;
  missed: readonly QuizPlant[];
  over: boolean;
};

/** The badge shows above this. */
export const streakShownAbove = 2;

export function startPlay(round: Pick<Play, "roundId" | "difficulty" | "questions" | "startedAt">): Play {
  return { ...round, index: 0, chosen: null, score: 0, streak: 0, bestStreak: 0, missed: [], over: false };
}

export function askedPlant(play: Play): QuizPlant | undefined {
  return play.questions[play.index]?.plant;
}

/** A second answer to the same question changes nothing. */
export function answer(play: Play, optionId: string): Play {
  const question = play.questions[play.index];
  if (!question || play.over || play.chosen !== null) return play;
  if (!question.options.some(({ id }) => id === optionId)) return play;
  if (optionId !== question.plant.id) {
    return { ...play, chosen: optionId, streak: 0, missed: [...play.missed, question.plant] };
  }
  const streak = play.streak + 1;
  return {
    ...play,
    chosen: optionId,
    score: play.score + 1,
    streak,
    bestStreak: Math.max(play.bestStreak, streak),
  };
}

export function isLast(play: Play): boolean {
  return play.index + 1 >= play.questions.length;
}

export function advance(play: Play): Play {
  if (play.chosen === null || play.over) return play;
  return isLast(play) ? { ...play, over: true } : { ...play, index: play.index + 1, chosen: null };
}

export function percentage(play: Pick<Play, "score" | "questions">): number {
  return play.questions.length === 0 ? 0 : Math.round((play.score * 100) / play.questions.length);
}

/** A round cut short for lack of plants is playable but not scored. */
export function isCompleteRound(play: Play): boolean {
  return play.questions.length === roundRules[play.difficulty].questions;
}

export type Tier = "perfect" | "great" | "good" | "practice";

export function tierOf(percent: number): Tier {
  if (percent >= 100) return "perfect";
  if (percent >= 80) return "great";
  return percent >= 60 ? "good" : "practice";
}
