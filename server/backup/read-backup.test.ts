// Malicious backup files: reading stops early and uses little memory.
import { createWriteStream, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FORMAT } from "./format.ts";
import { readBackup } from "./read-backup.ts";

const MIB = 1024 * 1024;
const header = `${JSON.stringify({ backup: "bush-tea", format: FORMAT, made: "2026-01-01T00:00:00Z", migrations: [] })}\n`;
const heading = `${JSON.stringify({ table: "public.plants", columns: ["id"] })}\n`;

describe("a malicious backup file", () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "bush-tea-bomb-"));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function bomb(first: string, filling: string, size: number): string {
    const file = join(folder, `${Math.random()}.gz`);
    // A gzip file may have several members: one is compressed once and repeated.
    const member = gzipSync(filling.repeat(Math.ceil(MIB / filling.length)), { level: 9 });
    writeFileSync(
      file,
      Buffer.concat([gzipSync(first), ...Array<Buffer>(Math.ceil(size / MIB)).fill(member)]),
    );
    return file;
  }

  /** The lines read before the refusal. */
  async function read(file: string): Promise<{ lines: number; message: string }> {
    let lines = 0;
    const count = () => {
      lines += 1;
    };
    const message = await readBackup(file, count, count).then(
      () => "read to its end",
      (error: Error) => error.message,
    );
    return { lines, message };
  }

  it("that decompresses to a thousand times its size is refused after a fraction of it", async () => {
    const file = bomb(header + heading, `["${"a".repeat(1020)}"]\n`, 200 * MIB);
    expect(statSync(file).size).toBeLessThan(2 * MIB);
    const { lines, message } = await read(file);
    expect(message).toMatch(/unpacks to far too much/);
    expect(lines * 1024).toBeLessThan(100 * MIB);
  }, 120_000);

  it.each([
    ["a line that never ends", header + heading],
    ["a first line that never ends", ""],
  ])(
    "by %s is refused in little memory",
    async (_what, first) => {
      const file = bomb(first, "a", 200 * MIB);
      const before = process.memoryUsage().rss;
      expect((await read(file)).message).toMatch(/not a backup of Bush Tea/);
      expect(process.memoryUsage().rss - before).toBeLessThan(300 * MIB);
    },
    120_000,
  );

  it("that is not a regular file is refused", async () => {
    symlinkSync("/dev/zero", join(folder, "zero.gz"));
    for (const name of [folder, join(folder, "zero.gz"), "/dev/zero"])
      expect((await read(name)).message).toBe(`${name} cannot be read.`);
  });

  it.each([
    ["a key file elsewhere", { file: "../keys.json", text: "{}" }],
    ["an absolute key file", { file: "/etc/cron.d/tea", text: "{}" }],
    ["a file that is no key file", { file: "settings.json", text: "{}" }],
    ["a field nobody knows", { file: "keys.json", text: "{}", mode: 511 }],
    ["a key file without end", { file: "keys.json", text: "a".repeat(MIB) }],
    ["a sequence at no number", { sequence: "public.x", last: "1); drop table x" }],
  ])("by %s is refused", async (_what, line) => {
    const file = join(folder, `${Math.random()}.gz`);
    await pipeline(
      Readable.from([`${header}${JSON.stringify(line)}\n`]),
      createGzip(),
      createWriteStream(file),
    );
    expect((await read(file)).message).toMatch(/does not fit|damaged/);
    expect((await read(file)).lines).toBe(1);
  });
});
