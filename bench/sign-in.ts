/** Plant reads during password sign-ins: hashing must not block other requests. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLog } from "#server/log.ts";
import { readSettings } from "#server/settings.ts";
import { startServer } from "#server/start.ts";
import type { BenchRow, Suite } from "./report.ts";
import { autocannon } from "./tools/autocannon.ts";

const ROUNDS = 3;
const SECONDS = 4;
const PASSWORD = "a long enough password";
const EMAIL = "bench@tea.test";

async function measure(): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "bush-tea-bench-sign-in-"));
  const settings = readSettings({
    DATA_DIR: dataDir,
    PORT: "0",
    API_RATE_LIMIT: "0",
    AUTH_AUTOCONFIRM: "1",
    AUTH_LIMIT_FACTOR: "100000",
  });
  const server = await startServer({ settings, log: createLog("silent") });
  try {
    const signUp = await fetch(`${server.url}/auth/v1/signup`, {
      method: "POST",
      headers: { "content-type": "application/json", apikey: server.anonKey },
      body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
    });
    if (!signUp.ok) throw new Error(`sign-up answered ${signUp.status}`);
    const alone: number[] = [];
    const during: number[] = [];
    let signedIn = 0;
    for (let round = 0; round <= ROUNDS; round += 1) {
      const quiet = await readPlants(server.url);
      const signing = signIns(server.url, server.anonKey);
      const busy = await readPlants(server.url);
      const done = await signing;
      if (round === 0) continue;
      alone.push(quiet);
      during.push(busy);
      signedIn += done;
    }
    const [quiet, busy] = [median(alone), median(during)];
    return [
      {
        what: `plant reads while ${Math.round(signedIn / ROUNDS / SECONDS)} people a second sign in by password (PGlite)`,
        baseline: `p99 ${quiet} ms without sign-ins`,
        measured: `p99 ${busy} ms`,
        ratio: busy / quiet,
        target: "at most 2.00",
        met: busy / quiet <= 2,
      },
    ];
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The p99 of reading one plant, in milliseconds, at a constant rate below the machine's capacity. */
async function readPlants(url: string): Promise<number> {
  const result = await autocannon({
    url: `${url}/rest/v1/plants?select=*&id=eq.neem`,
    connections: 4,
    overallRate: 200,
    duration: SECONDS,
    workers: 1,
  });
  if (result.non2xx > 0) throw new Error("a plant could not be read");
  return Math.max(1, result.latency.p99);
}

async function signIns(url: string, key: string): Promise<number> {
  const result = await autocannon({
    url: `${url}/auth/v1/token?grant_type=password`,
    method: "POST",
    headers: { "content-type": "application/json", apikey: key },
    body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
    connections: 4,
    duration: SECONDS,
    workers: 1,
  });
  if (result["2xx"] === 0) throw new Error("every sign-in failed");
  return result["2xx"];
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

export const signInSuite: Suite = {
  name: "sign-in",
  title: "Plant reads during password sign-ins",
  run: measure,
};
