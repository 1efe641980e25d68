/**
 * The most expensive questions that a search found: words of many findings, names of plants and medicines, misspelt words,
 * function words and numbers, each repeated up to the length limit, with a history of the same kind.
 */
import { MAX_HISTORY, MAX_MESSAGE, MAX_QUERY } from "#server/functions/chat-request.ts";

const REPEATED = [
  "ate ",
  "gripe ",
  "burn ",
  "chest pain ",
  "chest pain arm numb cannot breathe bleeding vomiting blood faint sweat stroke fit ",
  "kill myself want die end life not wake up cannot go on ",
  "in general class pain fever ",
  "signs of stroke signs of fit ",
  "soursop neem sweet broom ",
  "warfarin metformin lisinopril ",
  "hypertensoin breathlesness ",
  "i ",
  "de ",
  "1 ",
  "⅓",
  "㏂",
] as const;

export type WorstQuestion = {
  readonly query: string;
  readonly conversationHistory: { role: "user"; content: string }[];
};

export const worstQuestions: readonly WorstQuestion[] = REPEATED.map((words) => ({
  query: filled(words, MAX_QUERY),
  conversationHistory: Array.from({ length: MAX_HISTORY }, () => ({
    role: "user",
    content: filled(words, MAX_MESSAGE),
  })),
}));

function filled(words: string, length: number): string {
  return words.repeat(Math.ceil(length / words.length)).slice(0, length);
}
