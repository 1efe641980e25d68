/** The herbalist for tests that ask it: making one takes a second, and the files of a worker share what they import. */
import { createHerbalist, type Herbalist } from "#herbalist/herbalist.ts";
import { createNoteFinder } from "#herbalist/understand/note-alike.ts";
import { sharedCatalogue } from "./shared-catalogue.ts";

let made: Promise<Herbalist> | undefined;

export function sharedHerbalist(): Promise<Herbalist> {
  made ??= sharedCatalogue().then((catalogue) => createHerbalist(catalogue, [], createNoteFinder));
  return made;
}
