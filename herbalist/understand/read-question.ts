// Parses a question, once.
import { figuresIn } from "../language/figure-of-speech.ts";
import { durationDays } from "../language/numbers.ts";
import { handledIn } from "../language/of-thing.ts";
import { readPeople } from "../language/people.ts";
import type { Question } from "../language/question.ts";
import { toldHowItCame } from "./how-it-came.ts";
import type { Knowledge } from "./knowledge.ts";
import { findNamed } from "./mentions.ts";

export function readQuestion(question: string, knowledge: Knowledge): Question {
  const text = knowledge.read(question);
  const named = findNamed(text, knowledge.index, knowledge.complaintIds);
  return {
    text,
    named,
    figures: new Set([...figuresIn(text.tokens), ...toldHowItCame(text.tokens, named)]),
    ofThings: handledIn(text.tokens),
    people: readPeople(text),
    durationDays: durationDays(text.tokens),
  };
}
