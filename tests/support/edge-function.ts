/** Runs an edge function with Deno as the platform does: the folder's own import map, and no access to files. */
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
  /** Every line it has logged, for tests of what a log must not contain. */
  readonly lines: readonly string[];
  close(): Promise<void>;
};

const root = join(import.meta.dirname, "../..");
const functions = join(root, "supabase/functions");
const modules = realpathSync(join(root, "node_modules"));

/**
 * Runs Deno for as long as this process keeps the pipe to its standard input open: if this process dies, even by SIGKILL,
 * Deno is killed as well. The watcher inherits none of Deno's output, so that the end of the output is seen at once.
 */
const run = `
  self=$$
  exec 3<&0
  (cat <&3; kill -KILL $self) >/dev/null 2>&1 &
  exec "$@" </dev/null 3<&-`;

const starter = z
  .object({ runInstall: z.custom<() => string>((value) => typeof value === "function") })
  .parse(createRequire(import.meta.url)("deno/install_api.cjs"));
/** The path of Deno's binary, without the npm package's wrapper script. */
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
      // Only for packages that Node's module loader reads; the function can read nothing else.
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
    ended.then(() => reject(new Error(`${name} exited at start:\n${lines.join("\n")}`)), reject);
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

/** Posts to a function, our server's or the platform's, as a client of this network; each trusts a different header for that. */
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

/** Compares the two answers, except for the ids that each database generated. */
export function sameAnswer({ server, edge }: { server: Asked; edge: Asked }): void {
  expect(edge.status).toBe(server.status);
  const [{ conversationId: ours, ...said }, { conversationId: theirs, ...saidThere }] = [
    server.json,
    edge.json,
  ];
  expect(saidThere).toEqual(said);
  expect(typeof theirs).toBe(typeof ours);
}
