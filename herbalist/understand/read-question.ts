// Tokenises a question and finds what it names: the input of triage and of understanding.
import type { Text } from "../language/tokens.ts";
import type { Knowledge } from "./knowledge.ts";
import { findNamed, type NamedEntity } from "./mentions.ts";

export type ParsedQuestion = { text: Text; named: NamedEntity[] };

export function readQuestion(question: string, knowledge: Knowledge): ParsedQuestion {
  const text = knowledge.read(question);
  return { text, named: findNamed(text, knowledge.index, knowledge.complaintIds) };
}
