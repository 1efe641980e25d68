// The catalogue as a build prints it: read once for all its pages. Each page has ten seconds, and on a busy machine reading
// alone can take them.
import type { Catalogue } from "./catalogue.ts";
import { loadCatalogue } from "./load.ts";

let catalogue: Promise<Catalogue> | undefined;

export function catalogueToPrint(): Promise<Catalogue> {
  catalogue ??= loadCatalogue();
  return catalogue;
}
