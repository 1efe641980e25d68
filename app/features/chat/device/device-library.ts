// Reads the saved library. It comes from the same build as this code, so only its outline is checked: a full schema of the
// catalogue would weigh more than the herbalist.
import { fromColumn } from "#herbalist/columns.ts";
import type { DeviceLibrary } from "#herbalist/device-library.ts";

const lists = ["plants", "others", "complaints", "drugClasses", "illnesses", "lexicon", "sources"] as const;

export function parseDeviceLibrary(value: unknown): DeviceLibrary {
  const [library] = fromColumn(value);
  if (!isLibrary(library)) throw new Error("The saved records are of another version");
  return library;
}

function isLibrary(value: unknown): value is DeviceLibrary {
  return (
    isRecord(value) &&
    Array.isArray(value.helplines) &&
    isRecord(value.catalogue) &&
    lists.every((name) => isRecord(value.catalogue) && Array.isArray(value.catalogue[name]))
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
