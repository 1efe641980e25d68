/** The catalogue for tests that do not change it. Reading it takes half a second, and one process starts many servers. */
import type { Catalogue } from "#catalogue/catalogue.ts";
import { loadCatalogue } from "#catalogue/load.ts";

let loaded: Promise<Catalogue> | undefined;

export function sharedCatalogue(): Promise<Catalogue> {
  loaded ??= loadCatalogue();
  return loaded;
}
