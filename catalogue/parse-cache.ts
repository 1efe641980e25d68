// Caches parsed YAML on disk by the text's digest: parsing hundreds of files is the slowest part of a start.
// The cache is optional: a missing, damaged or unwritable one only costs time.
import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import * as z from "zod";

const defaultFolder = fileURLToPath(new URL("../node_modules/.cache/bush-tea", import.meta.url));
const shape = z.record(z.string(), z.unknown());
/** Above this number of entries, those that this run did not use are dropped. */
const maxEntries = 2000;

export type ParseCache = {
  /** The cached result for this text, or undefined. */
  get: (text: string) => unknown;
  set: (text: string, value: unknown) => void;
  save: () => Promise<void>;
};

export async function openParseCache(folder = defaultFolder): Promise<ParseCache> {
  const file = `${folder}/content.json`;
  const entries = await readEntries(file);
  const used: Record<string, unknown> = {};
  let changed = false;
  return {
    get: (text) => {
      const digest = digestOf(text);
      if (entries[digest] !== undefined) used[digest] = entries[digest];
      return entries[digest];
    },
    set: (text, value) => {
      used[digestOf(text)] = value;
      changed = true;
    },
    save: async () => {
      if (!changed) return;
      const temporary = `${file}.${process.pid}`;
      await mkdir(folder, { recursive: true })
        .then(() =>
          writeFile(
            temporary,
            JSON.stringify(Object.keys(entries).length > maxEntries ? used : { ...entries, ...used }),
          ),
        )
        .then(() => rename(temporary, file))
        .catch(ignoreUnwritable);
    },
  };
}

async function readEntries(file: string): Promise<Record<string, unknown>> {
  const text = await readFile(file, "utf8").catch(ignoreUnwritable);
  if (text === undefined) return {};
  const parsed = z.string().transform(parseJson).pipe(shape).safeParse(text);
  return parsed.success ? parsed.data : {};
}

function parseJson(text: string, ctx: z.RefinementCtx): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    ctx.addIssue({ code: "custom", message: `not JSON: ${error}` });
    return z.NEVER;
  }
}

/** A cache that is missing or not writable is expected; other errors are not. */
export function ignoreUnwritable(error: unknown): undefined {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "ENOENT" || code === "EACCES" || code === "EROFS" || code === "EPERM" || code === "ENOSPC")
    return undefined;
  throw error;
}

function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}
