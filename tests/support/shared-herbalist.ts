/** The herbalist for tests that ask it: making one takes a second, and the files of a worker share what they import. */

import type { Helpline } from "#catalogue/helpline.ts";
import { openLineCache } from "#catalogue/line-cache.ts";
import type { Note } from "#catalogue/note.ts";
import { createHerbalist, type Herbalist } from "#herbalist/herbalist.ts";
import { createNoteFinderFrom } from "#herbalist/understand/note-alike.ts";
import type { ReadLine } from "#herbalist/understand/note-examples.ts";
import { sharedCatalogue } from "./shared-catalogue.ts";

const made = new Map<string, Promise<Herbalist>>();

function herbalistOf(name: string, isHeld: (note: Note) => boolean): Promise<Herbalist> {
  const known = made.get(name);
  if (known) return known;
  const making = herbalistWith([], isHeld);
  made.set(name, making);
  return making;
}

/** One of its own, with these lines to call. */
export async function herbalistWith(
  helplines: readonly Helpline[],
  isHeld: (note: Note) => boolean = () => true,
): Promise<Herbalist> {
  const all = await sharedCatalogue();
  const catalogue = { ...all, notes: all.notes.filter(isHeld) };
  const { lines, save } = openLineCache<ReadLine>(catalogue);
  const herbalist = createHerbalist(catalogue, helplines, createNoteFinderFrom(lines));
  save();
  return herbalist;
}

/** As the server has it. */
export const sharedHerbalist = (): Promise<Herbalist> => herbalistOf("all", () => true);

/** For tests of what the records say: without the notes that are found by examples, which stand before the records. Phones answer so. */
export const recordsHerbalist = (): Promise<Herbalist> =>
  herbalistOf("records", ({ asked }) => asked.length > 0);

/** What it answers to a question without any earlier message: all of it, and its first line. */
export async function sharedAnswers(
  asked = recordsHerbalist,
): Promise<Record<"all" | "first", (question: string) => string>> {
  const herbalist = await asked();
  const all = (question: string) => herbalist.answer(question).suggestion;
  return { all, first: (question) => all(question).split("\n")[0] ?? "" };
}
