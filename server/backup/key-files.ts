/** The secrets in DATA_DIR: without them, a restored server would sign everyone out and could not notify any device. */
import { randomBytes } from "node:crypto";
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from "node:fs";
import { join } from "node:path";
import { isPushKeyFile } from "#server/push/keys.ts";
import { isKeySet } from "#server/tokens/keyring.ts";
import { BackupError, KEY_FILES, type KeyFile, unexpectedEntry } from "./format.ts";

/** Only existing files: keys from the settings are backed up by the operator. */
export function readKeyFiles(dataDir: string): KeyFile[] {
  return KEY_FILES.flatMap((file) => {
    try {
      return [{ file, text: readFileSync(join(dataDir, file), "utf8") }];
    } catch (error) {
      if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
      throw error;
    }
  });
}

/** Each at most once, and only if the next start can read it. */
export async function refuseBadKeyFiles(files: readonly KeyFile[]): Promise<void> {
  const seen = new Set<string>();
  for (const { file, text } of files) {
    if (seen.has(file)) throw unexpectedEntry(file);
    seen.add(file);
    const readable = file === "keys.json" ? await isKeySet(text, file) : isPushKeyFile(text, file);
    if (!readable) throw new BackupError(`This backup does not fit: its ${file} holds no keys.`);
  }
}

export function writeKeyFiles(dataDir: string, files: readonly KeyFile[]): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  for (const { file, text } of files) {
    // Atomic, even if the power fails.
    const draft = join(dataDir, `${file}.${randomBytes(6).toString("hex")}`);
    const descriptor = openSync(draft, "wx", 0o600);
    try {
      writeSync(descriptor, text);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    renameSync(draft, join(dataDir, file));
  }
}
