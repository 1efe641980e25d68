/** The herbalist for tests that ask it: making one takes a second, and the files of a worker share what they import. */
import { createHerbalist, type Herbalist } from "#herbalist/herbalist.ts";
import { createNoteFinder } from "#herbalist/understand/note-alike.ts";
import { sharedCatalogue } from "./shared-catalogue.ts";

let made: Promise<Herbalist> | undefined;

export function sharedHerbalist(): Promise<Herbalist> {
  made ??= sharedCatalogue().then((catalogue) => createHerbalist(catalogue, [], createNoteFinder));
  return made;
}

/** What it answers to a question without any earlier message: all of it, and its first line. */
export async function sharedAnswers(): Promise<Record<"all" | "first", (question: string) => string>> {
  const herbalist = await sharedHerbalist();
  const all = (question: string) => herbalist.answer(question).suggestion;
  return { all, first: (question) => all(question).split("\n")[0] ?? "" };
}
