// The user-visible texts that all games share.
import type { Difficulty, Tier } from "#games/round.ts";
import type { SaveState } from "./save-round.ts";

export const roundMessages = {
  chooseDifficulty: "Choose your difficulty",
  difficulty: { easy: "Easy", medium: "Medium", hard: "Hard" } satisfies Record<Difficulty, string>,
  questions: (count: number) => `${count} questions`,
  loading: "Preparing your questions...",
  question: (place: number, all: number) => `Question ${place} of ${all}`,
  score: (score: number) => `Score: ${score}`,
  /** After the number of a streak. */
  inARow: "in a row!",
  correct: "Correct! 🎉",
  incorrect: "Incorrect",
  correctName: (name: string) => `The correct answer is ${name}`,
  next: "Next Question",
  results: "See Results",
  tooFewPlants: {
    title: "Not enough plants",
    description: "We need more plants in the database to generate questions.",
  },
  loadFailed: { title: "Error", description: "Failed to load quiz questions. Please try again." },
  tier: {
    perfect: { emoji: "🏆", title: "Perfect Score!" },
    great: { emoji: "🌟", title: "Great Job!" },
    good: { emoji: "👍", title: "Good Effort!" },
    practice: { emoji: "🌱", title: "Keep Practicing!" },
  } satisfies Record<Tier, { emoji: string; title: string }>,
  tryAnother: "Try Another Difficulty",
  allGames: "All Games",
  explore: "Explore Plant Encyclopedia",
  signIn: "Sign In to Save Progress",
  keys: (options: number) => `Or press 1 to ${options} on the keyboard.`,
  progress: "Progress of the round",
  pictureText: "A botanical drawing of the plant to name",
  result: (score: number, all: number, percent: number) => `${score} of ${all} correct (${percent}%)`,
  bestStreak: (streak: number) => `Best streak: ${streak} in a row`,
  saved: {
    guest: "Sign in, and your next scores count.",
    short: "A short round for practice: it is not counted.",
    practice: "Practice is for learning: it is not counted.",
    saving: "Saving your score...",
    saved: "Your score is saved.",
    recorded:
      "Your score is saved. It gives no points, because the round was not dealt while you were online.",
    waiting: "Your score is kept on this device and saved when you are online again.",
    failed: "Your score could not be saved.",
  } satisfies Record<SaveState, string>,
  missed: "Plants to practise",
  missedText: "They come back sooner in your next rounds, and again after days.",
  practiseNow: "Practise them now",
  practise: (count: number) => `Practise what you missed (${count})`,
  practiseText: "Plants that are due today: missed lately, or known and due for another look.",
  hear: (name: string) => `Hear the name: ${name}`,
} as const;
