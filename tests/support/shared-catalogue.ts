/** The catalogue for tests that do not change it. Reading it takes half a second, and one process starts many servers. */
export { loadCatalogueOnce as sharedCatalogue } from "#catalogue/load-once.ts";
