// The library for answering on the device, written to a file at build time; never reaches a browser itself.

import { loadHelplines } from "#catalogue/load-helplines.ts";
import { loadCatalogueOnce } from "#catalogue/load-once.ts";
import { deviceLibrary, writeDeviceLibrary } from "#herbalist/device-library.ts";

export async function buildDeviceLibrary(): Promise<string> {
  const [catalogue, helplines] = await Promise.all([loadCatalogueOnce(), loadHelplines()]);
  return writeDeviceLibrary(deviceLibrary(catalogue, helplines));
}
