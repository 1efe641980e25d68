// The catalogue as a build prints it: read once for the list of pages and once for all the pages (which load this module
// anew), never for each page: on a busy machine reading takes seconds.
import type { Catalogue } from "./catalogue.ts";
import { loadCatalogue } from "./load.ts";

let catalogue: Promise<Catalogue> | undefined;

export function catalogueToPrint(): Promise<Catalogue> {
  catalogue ??= loadCatalogue();
  return catalogue;
}
