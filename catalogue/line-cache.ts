// Keeps on disk what the notes' lines were read as: reading tens of thousands of them takes seconds at each start. One file for each state
// of the records and of the code that reads; the cache is optional, and a missing or unwritable one only costs time.
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { deserialize, serialize } from "node:v8";
import type { Catalogue } from "./catalogue.ts";
import { ignoreUnwritable } from "./parse-cache.ts";

const folder = fileURLToPath(new URL("../node_modules/.cache/bush-tea", import.meta.url));
const code = ["../herbalist/language", "../herbalist/understand", "../herbalist/triage"].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);
/** Files of earlier states that stay: those of other checkouts and of a branch that is tried. */
const mostFiles = 4;

export type LineCache<Read> = {
  /** By the text of a line. */
  readonly lines: Map<string, Read>;
  /** Writes the file if lines were added. */
  save: () => void;
};

/** `Read`: what the code that is part of the digest stored for a line. */
export function openLineCache<Read>(catalogue: Catalogue): LineCache<Read> {
  const file = `${folder}/lines-${digestOf(catalogue)}.bin`;
  const stored = tolerant(() => readFileSync(file));
  const lines: Map<string, Read> = stored === undefined ? new Map() : deserialize(stored);
  const before = lines.size;
  return {
    lines,
    save: () => {
      if (lines.size === before) return;
      tolerant(() => {
        mkdirSync(folder, { recursive: true });
        const temporary = `${file}.${process.pid}`;
        writeFileSync(temporary, serialize(lines));
        renameSync(temporary, file);
        removeOld();
      });
    },
  };
}

/** What is found by examples alone teaches the reader nothing, so that a note more leaves the lines of all others as they were. */
function digestOf(catalogue: Catalogue): string {
  const notes = catalogue.notes.filter(({ asked }) => asked.length > 0);
  const hash = createHash("sha256").update(JSON.stringify({ ...catalogue, notes }));
  for (const path of code)
    for (const name of readdirSync(path, { recursive: true, encoding: "utf8" }).sort())
      if (name.endsWith(".ts") && !name.endsWith(".test.ts")) hash.update(readFileSync(`${path}/${name}`));
  return hash.digest("hex").slice(0, 24);
}

function removeOld(): void {
  const files = readdirSync(folder).filter((name) => name.startsWith("lines-") && name.endsWith(".bin"));
  const age = (name: string) => statSync(`${folder}/${name}`).mtimeMs;
  for (const name of files.toSorted((a, b) => age(b) - age(a)).slice(mostFiles)) rmSync(`${folder}/${name}`);
}

function tolerant<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    return ignoreUnwritable(error);
  }
}
