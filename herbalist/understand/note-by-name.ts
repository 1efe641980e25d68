// Notes about a name that no record holds, found by that name alone: "reishi", "yerba mate". A note's own question must ask about it, and
// hardly any other note's may.
import { stem } from "../language/stem.ts";
import type { Text } from "../language/tokens.ts";
import { frame, type IndexedNote, type NoteExamples } from "./note-examples.ts";

/** A name in the questions of more notes than this is no note's own. */
const mostNotes = 2;
const fewestLetters = 4;

/** `unknown`: names of plants that no record holds. */
export type FindByName = (
  text: Text,
  unknown: readonly string[],
  mayAnswer: (note: IndexedNote) => boolean,
) => IndexedNote | undefined;

/** Whether it is the same as another, or a substitute for it, is another question than what it is. */
const ofAnother = /\b(?:same|difference|differ|instead|apart|allergy|allergic)\b/i;

/** What may be asked of a name beside it; any other word makes it another question. */
const asking = new Set(
  "benefit effect side good use tea root powder leaf drop oil capsule tablet help work safe take drink day what know thing herb plant bush name call buy sell root bark seed supplement"
    .split(" ")
    .map(stem),
);

/** "Yes" and "no" answer only these. */
const whether = /^(?:is|are|can|could|does|do|will|would|may|should)\b/i;

export function createNoteNames(
  { notes, lineOf }: Pick<NoteExamples, "notes" | "lineOf">,
  isOrdinary: (word: string) => boolean,
): FindByName {
  const isName = (key: string) => !key.startsWith("=") && key.length >= fewestLetters && !isOrdinary(key);
  const askedIn = new Map<string, IndexedNote[]>();
  for (const note of notes) {
    const [question] = note.lines;
    for (const { key } of question?.units ?? [])
      if (isName(key)) askedIn.set(key, [...(askedIn.get(key) ?? []), note]);
  }
  return (text, unknown, mayAnswer) => {
    const isWhether = whether.test(text.source);
    const fits = ({ note }: IndexedNote) =>
      !ofAnother.test(note.question) && (isWhether || !/^\*\*(?:Yes|No)\b/.test(note.answer));
    const units = lineOf(text).units.map(({ key }) => key);
    const names = units.filter(isName);
    const inUnknown = (key: string) =>
      unknown.some((name) => name.toLowerCase().includes(key.replace("=", "")));
    if (
      !units.every(
        (key) =>
          names.includes(key) ||
          asking.has(key) ||
          frame.has(key) ||
          key.length < fewestLetters ||
          inUnknown(key),
      )
    )
      return undefined;
    const candidates =
      unknown.length > 0
        ? notes.filter(({ note }) =>
            unknown.every((name) => note.question.toLowerCase().includes(name.toLowerCase())),
          )
        : (askedIn.get(names[0] ?? "") ?? []).filter(({ words }) => names.every((name) => words.has(name)));
    return candidates.length > mostNotes
      ? undefined
      : candidates.find((note) => fits(note) && mayAnswer(note));
  };
}
