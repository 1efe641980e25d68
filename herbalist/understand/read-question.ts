// Parses a question, once.
import { figuresIn } from "../language/figure-of-speech.ts";
import { durationDays } from "../language/numbers.ts";
import { handledIn } from "../language/of-thing.ts";
import { readPeople } from "../language/people.ts";
import type { Question } from "../language/question.ts";
import type { Knowledge } from "./knowledge.ts";
import { findNamed } from "./mentions.ts";

export function readQuestion(question: string, knowledge: Knowledge): Question {
  const text = knowledge.read(question);
  return {
    text,
    named: findNamed(text, knowledge.index, knowledge.complaintIds),
    figures: figuresIn(text.tokens),
    ofThings: handledIn(text.tokens),
    people: readPeople(text),
    durationDays: durationDays(text.tokens),
  };
}
