/** Reads a backup line by line, however big it is, and refuses one that is not whole. */
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { BackupError, type BodyLine, damaged, type Header, parseBody, parseHeader, Sum } from "./format.ts";

/** Hands every line on, in order, waiting for each; the checksum is known to be right only when this returns. */
export async function readBackup(
  file: string,
  onHeader: (header: Header) => void | Promise<void>,
  onLine: (line: BodyLine) => void | Promise<void> = () => undefined,
): Promise<void> {
  const sum = new Sum();
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
    await pipeline(createReadStream(file), createGunzip(), async (source: AsyncIterable<Buffer>) => {
      for await (const text of splitLines(source)) await take(text);
    });
  } catch (error) {
    throw readable(error, file);
  }
  if (!ended) throw damaged();
}

async function* splitLines(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of source) {
    const parts = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = parts.pop() ?? "";
    yield* parts;
  }
  if (rest !== "") throw damaged();
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
