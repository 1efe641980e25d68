/** How long a correct sign-in takes while thirty networks send wrong passwords as fast as they are answered. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { BenchRow, Suite } from "./report.ts";
import { type ServerProcess, startServerProcess } from "./server-process.ts";
import { ms, p50, percentile } from "./timing.ts";

const NETWORKS = 30;
const CONNECTIONS_PER_NETWORK = 4;
const PEOPLE = 30;
const PASSWORD = "a long enough password";
const TARGET_MS = 3_000;

export const passwordGuessingSuite: Suite = {
  name: "password-guessing",
  title: "Correct sign-ins while thirty networks guess passwords",
  async run() {
    const dataDir = mkdtempSync(join(tmpdir(), "bush-tea-bench-guessing-"));
    const server = await startServerProcess({
      DATA_DIR: dataDir,
      TRUST_PROXY: "1",
      AUTH_AUTOCONFIRM: "1",
      LOG_LEVEL: "silent",
    });
    try {
      for (let n = 0; n < PEOPLE; n += 1)
        await post(server, "/auth/v1/signup", person(n), PASSWORD, networkOfPerson(n, "sign-up"));
      const quiet = await signInAll(server, "a quiet day");
      const attack = new AbortController();
      const guessing = guess(server, attack.signal);
      try {
        return [
          row("each from a network of its own", quiet, await signInAll(server, "an attack")),
          row("each from where it signed in a minute ago", quiet, await signInAll(server, "an attack")),
          row("all from one network", quiet, await signInAll(server, undefined)),
        ];
      } finally {
        attack.abort();
        await guessing;
      }
    } finally {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};

const person = (n: number) => `person-${n}@tea.test`;

function networkOfPerson(n: number, occasion: string | undefined): string {
  if (occasion === undefined) return "198.51.100.250";
  return `10.${occasion.length}.${n}.1`;
}

async function post(
  { url, anonKey }: ServerProcess,
  path: string,
  email: string,
  password: string,
  network: string,
  signal?: AbortSignal,
): Promise<number> {
  const response = await fetch(`${url}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", apikey: anonKey, "x-forwarded-for": network },
    body: JSON.stringify({ email, password }),
    ...(signal && { signal }),
  });
  await response.arrayBuffer();
  return response.status;
}

/** One a second. @returns milliseconds, the shortest first; a refusal counts as never */
async function signInAll(server: ServerProcess, occasion: string | undefined): Promise<number[]> {
  const all = Array.from({ length: PEOPLE }, async (_, n) => {
    await wait(n * 1_000);
    const start = performance.now();
    const network = networkOfPerson(n, occasion);
    const status = await post(server, "/auth/v1/token?grant_type=password", person(n), PASSWORD, network);
    return status === 200 ? performance.now() - start : Number.POSITIVE_INFINITY;
  });
  return (await Promise.all(all)).sort((a, b) => a - b);
}

async function guess(server: ServerProcess, signal: AbortSignal): Promise<void> {
  const lines = Array.from({ length: NETWORKS * CONNECTIONS_PER_NETWORK }, async (_, line) => {
    for (let n = 0; !signal.aborted; n += 1) {
      const email = `guessed-${line}-${n}@tea.test`;
      const network = `203.0.${line % NETWORKS}.1`;
      const path = "/auth/v1/token?grant_type=password";
      const status = await post(server, path, email, `wrong ${n}`, network, signal).catch(() => 0);
      // Refused ones come back as another network would.
      if (status === 429) await wait(200);
    }
  });
  await Promise.all(lines);
}

function row(what: string, quiet: readonly number[], during: readonly number[]): BenchRow {
  const p90 = percentile(during, 0.9);
  return {
    what: `a sign-in a second, ${what}`,
    baseline: `p50 ${ms(p50(quiet))}, p90 ${ms(percentile(quiet, 0.9))} on an idle server`,
    measured: `p50 ${ms(p50(during))}, p90 ${ms(p90)}`,
    ratio: p90 / percentile(quiet, 0.9),
    target: `p90 under ${TARGET_MS / 1000} s`,
    met: p90 < TARGET_MS,
  };
}
