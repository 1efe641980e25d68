// The games' library, written to a file at build time. Never reaches a browser itself.
import { loadCatalogueOnce } from "#catalogue/load-once.ts";
import { buildLibrary } from "#games/build-library.ts";
import type { Library } from "#games/library.ts";

export async function buildGameLibrary(): Promise<Library> {
  return buildLibrary(await loadCatalogueOnce());
}
