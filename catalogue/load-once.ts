// The catalogue for prerendering, memoised: reading it for each page would take seconds every time on a busy machine.
import type { Catalogue } from "./catalogue.ts";
import { loadCatalogue } from "./load.ts";

let catalogue: Promise<Catalogue> | undefined;

export function loadCatalogueOnce(): Promise<Catalogue> {
  catalogue ??= loadCatalogue();
  return catalogue;
}
