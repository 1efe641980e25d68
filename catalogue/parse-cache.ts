// Remembers parsed YAML by the text's digest, since parsing 240 files takes longer than all else at start.
// It only saves time: without it, or with a folder that cannot be written, everything works the same.
import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import * as z from "zod";

const usualFolder = fileURLToPath(new URL("../node_modules/.cache/bush-tea", import.meta.url));
const shape = z.record(z.string(), z.unknown());
/** Past this many texts, those that this run did not use are dropped. */
const mostHeld = 2000;

export type ParseCache = {
  /** What the text parsed to before, or undefined when it is new. */
  recall: (text: string) => unknown;
  remember: (text: string, value: unknown) => void;
  save: () => Promise<void>;
};

export async function openParseCache(folder = usualFolder): Promise<ParseCache> {
  const file = `${folder}/content.json`;
  const held = await readHeld(file);
  const used: Record<string, unknown> = {};
  let fresh = false;
  return {
    recall: (text) => {
      const digest = digestOf(text);
      if (held[digest] !== undefined) used[digest] = held[digest];
      return held[digest];
    },
    remember: (text, value) => {
      used[digestOf(text)] = value;
      fresh = true;
    },
    save: async () => {
      if (!fresh) return;
      const draft = `${file}.${process.pid}`;
      await mkdir(folder, { recursive: true })
        .then(() =>
          writeFile(draft, JSON.stringify(Object.keys(held).length > mostHeld ? used : { ...held, ...used })),
        )
        .then(() => rename(draft, file))
        .catch(ignoreUnwritable);
    },
  };
}

async function readHeld(file: string): Promise<Record<string, unknown>> {
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

/** A cache that is absent or cannot be written is no fault; anything else is. */
function ignoreUnwritable(error: unknown): undefined {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "ENOENT" || code === "EACCES" || code === "EROFS" || code === "EPERM" || code === "ENOSPC")
    return undefined;
  throw error;
}

function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}
