/** Reads a backup line by line, whatever its size, and refuses incomplete ones. */
import { createReadStream, statSync } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import {
  BackupError,
  type BodyLine,
  Checksum,
  damaged,
  type Header,
  MAX_LINE_LENGTH,
  parseBody,
  parseHeader,
} from "./format.ts";

/** Our text compresses to about a tenth, and gzip can reach a thousandth: a higher ratio is a decompression bomb. */
const MAX_COMPRESSION_RATIO = 100;
/** The decompressed size that is always allowed. */
const ALWAYS_ALLOWED_BYTES = 64 * 1024 * 1024;

/** Passes on every line in order, awaiting each; the checksum is verified only when this returns. */
export async function readBackup(
  file: string,
  onHeader: (header: Header) => void | Promise<void>,
  onLine: (line: BodyLine) => void | Promise<void> = () => undefined,
): Promise<void> {
  const sum = new Checksum();
  let rows = 0;
  let started = false;
  let ended = false;

  async function take(text: string): Promise<void> {
    if (ended) throw damaged();
    if (!started) {
      started = true;
      const header = parseHeader(text);
      sum.add(text);
      await onHeader(header);
      return;
    }
    const line = parseBody(text);
    if ("end" in line) {
      if (line.rows !== rows || line.sha256 !== sum.digest()) throw damaged();
      ended = true;
      return;
    }
    sum.add(text);
    if (Array.isArray(line)) rows += 1;
    await onLine(line);
  }

  try {
    const packed = statSync(file);
    if (!packed.isFile()) throw new BackupError(`${file} cannot be read.`);
    const most = Math.max(ALWAYS_ALLOWED_BYTES, packed.size * MAX_COMPRESSION_RATIO);
    await pipeline(createReadStream(file), createGunzip(), async (source: AsyncIterable<Buffer>) => {
      for await (const text of splitLines(atMost(source, most))) await take(text);
    });
  } catch (error) {
    throw readable(error, file);
  }
  if (!ended) throw damaged();
}

async function* atMost(source: AsyncIterable<Buffer>, bytes: number): AsyncGenerator<Buffer> {
  let unpacked = 0;
  for await (const chunk of source) {
    unpacked += chunk.length;
    if (unpacked > bytes)
      throw new BackupError("This is not a backup of Bush Tea: it unpacks to far too much.");
    yield chunk;
  }
}

/** A line's pieces are joined once, at its end: otherwise a long line would be copied for every chunk. */
async function* splitLines(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let pieces: string[] = [];
  let length = 0;
  for await (const chunk of source) {
    const [first = "", ...following] = decoder.decode(chunk, { stream: true }).split("\n");
    pieces.push(first);
    length += first.length;
    for (const next of following) {
      yield pieces.join("");
      pieces = [next];
      length = next.length;
    }
    if (length > MAX_LINE_LENGTH)
      throw new BackupError("This is not a backup of Bush Tea: it has a line that is too long.");
  }
  if (length > 0) throw damaged();
}

function readable(error: unknown, file: string): unknown {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "ENOENT") return new BackupError(`There is no file ${file}.`);
  if (code === "EACCES" || code === "EISDIR") return new BackupError(`${file} cannot be read.`);
  if (code === "Z_DATA_ERROR" && error instanceof Error && error.message === "incorrect header check") {
    return new BackupError("This is not a backup of Bush Tea.");
  }
  return code.startsWith("Z_") ? damaged() : error;
}
