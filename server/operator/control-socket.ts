/**
 * A Unix socket for the operator's commands while the server runs: the embedded database belongs to one process, so that
 * process executes them. The socket is in the data folder and only the folder's owner can open it.
 */
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createConnection, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { z } from "zod";
import type { CommandResult } from "./admin-command.ts";

const request = z.array(z.string().max(400)).max(5);
const result = z.object({ ok: z.boolean(), lines: z.array(z.string()) });

/** Unix socket paths are limited to about a hundred bytes. */
const MAX_SOCKET_PATH = 100;

const noteFile = (dataDir: string): string => join(dataDir, "control.json");

/** Executes an operator's command. */
export type RunCommand = (args: readonly string[]) => Promise<CommandResult>;

export async function openControlSocket(
  run: RunCommand,
  dataDir: string,
): Promise<{ close(): Promise<void> }> {
  const inside = join(dataDir, "control.sock");
  const isShort = Buffer.byteLength(inside) <= MAX_SOCKET_PATH;
  const path = isShort ? inside : join(mkdtempSync(join(tmpdir(), "bush-tea-")), "control.sock");
  // Left behind by a killed process; the lock of the data folder guarantees that this is the only server.
  rmSync(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => answer(run, socket));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(path, resolve);
  });
  chmodSync(path, 0o600);
  writeFileSync(noteFile(dataDir), JSON.stringify({ path }), { mode: 0o600 });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          rmSync(noteFile(dataDir), { force: true });
          if (!isShort) rmSync(dirname(path), { recursive: true, force: true });
          resolve();
        });
      }),
  };
}

function answer(run: RunCommand, socket: Socket): void {
  let text = "";
  socket.setEncoding("utf8");
  socket.setTimeout(5_000, () => socket.destroy());
  socket.on("error", () => socket.destroy());
  socket.on("data", (chunk) => {
    text += chunk;
    if (text.length > 4_096) socket.destroy();
  });
  socket.on("end", () => {
    // The command was received in time; a backup may take minutes.
    socket.setTimeout(0);
    const parsed = request.safeParse(parseJson(text));
    const done = parsed.success
      ? run(parsed.data).catch(() => failed("The server could not do that; its log says more."))
      : Promise.resolve(failed("The command was not understood."));
    done.then((outcome) => socket.end(JSON.stringify(outcome)));
  });
}

const failed = (line: string): CommandResult => ({ ok: false, lines: [line] });

/** Sends a command to the running server; undefined when none is running. */
export async function askRunningServer(
  dataDir: string,
  args: readonly string[],
): Promise<CommandResult | undefined> {
  const path = readNote(dataDir);
  if (path === undefined) return undefined;
  return new Promise((resolve, reject) => {
    const socket = createConnection({ path, allowHalfOpen: true });
    let text = "";
    socket.setEncoding("utf8");
    socket.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT" || error.code === "ECONNREFUSED") resolve(undefined);
      else reject(error);
    });
    socket.once("connect", () => socket.end(JSON.stringify(args)));
    socket.on("data", (chunk) => {
      text += chunk;
    });
    socket.on("end", () => {
      const parsed = result.safeParse(parseJson(text));
      if (parsed.success) resolve(parsed.data);
      else reject(new Error("the running server gave no answer"));
    });
  });
}

function readNote(dataDir: string): string | undefined {
  try {
    const note = z.object({ path: z.string() }).safeParse(parseJson(readFileSync(noteFile(dataDir), "utf8")));
    return note.success ? note.data.path : undefined;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
