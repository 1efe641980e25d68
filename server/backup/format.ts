/**
 * The backup format: gzipped lines of JSON. The first line is the header with the migrations of the rows; then each
 * table's header and rows, sequences and key files; the last line holds counts and a checksum.
 */
import { createHash, type Hash } from "node:crypto";
import { z } from "zod";

/** Incremented when the format changes; a file of a newer format is refused. */
export const FORMAT = 1;

/** The files of DATA_DIR that are backed up: a restore can write no others. */
export const KEY_FILES = ["keys.json", "push-keys.json"] as const;

/** Many times the longest possible row; a longer line is not a row and would fill the memory. */
export const MAX_LINE_LENGTH = 32 * 1024 * 1024;
const MAX_KEY_FILE_LENGTH = 256 * 1024;

/** An error the operator can act on; its message is the one line they see. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}

const header = z.strictObject({
  backup: z.literal("bush-tea"),
  format: z.number(),
  made: z.string(),
  migrations: z.array(z.strictObject({ version: z.string(), checksum: z.string() })),
});
export type Header = z.infer<typeof header>;

const table = z.strictObject({ table: z.string(), columns: z.array(z.string()).min(1) });
const sequence = z.strictObject({ sequence: z.string(), last: z.string().regex(/^-?\d{1,19}$/) });
const keyFile = z.strictObject({ file: z.string(), text: z.string().max(MAX_KEY_FILE_LENGTH) });
const end = z.strictObject({ end: z.literal(true), rows: z.number(), sha256: z.string() });
/** Every value in PostgreSQL's text format. */
const row = z.array(z.string().nullable());

export type TableHeading = z.infer<typeof table>;
export type SequenceLine = z.infer<typeof sequence>;
export type KeyFile = z.infer<typeof keyFile>;
export type RowLine = z.infer<typeof row>;
export type EndLine = z.infer<typeof end>;

const body = z.union([row, table, sequence, keyFile, end]);
export type BodyLine = z.infer<typeof body>;

export function parseHeader(text: string): Header {
  const parsed = header.safeParse(parseJson(text));
  if (!parsed.success) throw new BackupError("This is not a backup of Bush Tea.");
  if (parsed.data.format > FORMAT) {
    throw new BackupError("This backup was made by a newer Bush Tea: update this one first.");
  }
  return parsed.data;
}

export function parseBody(text: string): BodyLine {
  const parsed = body.safeParse(parseJson(text));
  if (!parsed.success) throw damaged();
  const line = parsed.data;
  if ("file" in line && !KEY_FILES.some((name) => name === line.file)) throw unexpectedEntry(line.file);
  return line;
}

/** @param what as it is in the file, untrusted */
export function unexpectedEntry(what: string): BackupError {
  return new BackupError(
    `This backup does not fit: there is no place for ${JSON.stringify(what.slice(0, 100))}.`,
  );
}

export function damaged(): BackupError {
  return new BackupError("This backup is damaged: it cannot be read to its end.");
}

/** A checksum over lines in the order they are written. */
export class Checksum {
  readonly #hash: Hash = createHash("sha256");

  add(line: string): string {
    const text = `${line}\n`;
    this.#hash.update(text);
    return text;
  }

  digest(): string {
    return this.#hash.digest("hex");
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
