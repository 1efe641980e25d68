/** One of the edge functions, run by Deno as the platform runs it: the folder's own import map, and no files to read. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect } from "vitest";
import { z } from "zod";

export type EdgeFunction = {
  readonly url: string;
  /** Every line it has written, for whoever wants to know what a log must not say. */
  readonly lines: readonly string[];
  close(): Promise<void>;
};

const root = join(import.meta.dirname, "../..");
const functions = join(root, "supabase/functions");
const modules = realpathSync(join(root, "node_modules"));

/**
 * Runs Deno for as long as we hold the other end of its input: if we vanish, however hard, it goes as well. The watcher
 * keeps none of its output open, so that its end is seen at once.
 */
const run = `
  self=$$
  exec 3<&0
  (cat <&3; kill -KILL $self) >/dev/null 2>&1 &
  exec "$@" </dev/null 3<&-`;

const starter = z
  .object({ runInstall: z.custom<() => string>((value) => typeof value === "function") })
  .parse(createRequire(import.meta.url)("deno/install_api.cjs"));
/** Deno's own program, past the script that would only start it. */
export const deno = starter.runInstall();

export async function startEdgeFunction(name: string, env: Record<string, string>): Promise<EdgeFunction> {
  const child = spawn(
    "/bin/sh",
    [
      "-c",
      run,
      name,
      deno,
      "run",
      "--no-check",
      "--cached-only",
      "--no-prompt",
      "--node-modules-dir=manual",
      `--config=${join(functions, "deno.json")}`,
      "--allow-env",
      "--allow-net",
      "--allow-sys",
      // Only for packages that Node's way of loading opens; the function itself finds nothing else.
      `--allow-read=${modules}`,
      join(functions, name, "index.ts"),
    ],
    {
      stdio: ["pipe", "pipe", "pipe"],
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        DENO_DIR: join(modules, ".cache/deno"),
        DENO_NO_UPDATE_CHECK: "1",
        DENO_SERVE_ADDRESS: "tcp:127.0.0.1:0",
        NO_COLOR: "1",
        ...env,
      },
    },
  );
  const lines: string[] = [];
  const ended = once(child, "close");
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on("line", (line) => {
        lines.push(line);
        const address = /^Listening on (http:\S+?)\/?( |$)/.exec(line)?.[1];
        if (address !== undefined) resolve(address);
      });
    }
    ended.then(() => reject(new Error(`${name} ended at once:\n${lines.join("\n")}`)), reject);
  });
  return {
    url: `${url}/${name}`,
    lines,
    async close() {
      child.stdin.end();
      await ended;
    },
  };
}

export type Asked = { status: number; headers: Headers; json: Record<string, unknown>; text: string };

/** Posts to a function, ours or the platform's, as if from this network: each believes another header about that. */
export async function askFunction(
  url: string,
  body: unknown,
  from: { token: string; network: string; accept?: string | undefined },
): Promise<Asked> {
  const response = await fetch(url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${from.token}`,
      "x-forwarded-for": from.network,
      "cf-connecting-ip": from.network,
      ...(from.accept === undefined ? {} : { accept: from.accept }),
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("application/json");
  return { status: response.status, headers: response.headers, text, json: isJson ? JSON.parse(text) : {} };
}

/** The answers, but for the ids that each database gave. */
export function sameAnswer({ server, edge }: { server: Asked; edge: Asked }): void {
  expect(edge.status).toBe(server.status);
  const [{ conversationId: ours, ...said }, { conversationId: theirs, ...saidThere }] = [
    server.json,
    edge.json,
  ];
  expect(saidThere).toEqual(said);
  expect(typeof theirs).toBe(typeof ours);
}
