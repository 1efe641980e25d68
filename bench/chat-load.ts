/**
 * Latency of /healthz, which needs only the main thread, while clients send the most expensive questions, each from its
 * own network. The baseline is the same server when idle.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { worstQuestions } from "#tests/support/worst-questions.ts";
import type { BenchRow } from "./report.ts";
import { type ServerProcess, startServerProcess } from "./server-process.ts";

const CONNECTIONS = 8;
const QUIET_MS = 3_000;
const LOADED_MS = 20_000;
const PROBE_EVERY_MS = 20;
const TARGET_MS = 50;

export async function healthUnderWorstQuestions(): Promise<BenchRow> {
  const dataDir = mkdtempSync(join(tmpdir(), "bush-tea-bench-chat-load-"));
  const server = await startServerProcess({
    DATA_DIR: dataDir,
    TRUST_PROXY: "1",
    LOG_LEVEL: "silent",
  });
  try {
    await askWorst(server, 1);
    const idle = await probe(server, QUIET_MS);
    const attack = new AbortController();
    const attackers = Array.from({ length: CONNECTIONS }, (_, at) => keepAsking(server, at, attack.signal));
    const loaded = await probe(server, LOADED_MS);
    attack.abort();
    const asked = (await Promise.all(attackers)).reduce((sum, count) => sum + count, 0);
    const p99 = at(loaded, 0.99);
    return {
      what: `p99 of /healthz while ${CONNECTIONS} connections send the most expensive questions`,
      baseline: `idle ${at(idle, 0.99).toFixed(1)} ms`,
      measured: `${p99.toFixed(1)} ms (p50 ${at(loaded, 0.5).toFixed(1)} ms, ${(asked / (LOADED_MS / 1000)).toFixed(0)} questions a second)`,
      ratio: p99 / at(idle, 0.99),
      target: `under ${TARGET_MS} ms`,
      met: p99 < TARGET_MS,
    };
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function keepAsking(server: ServerProcess, from: number, signal: AbortSignal): Promise<number> {
  let asked = 0;
  while (!signal.aborted) {
    await askWorst(server, 1 + from + CONNECTIONS * asked);
    asked += 1;
  }
  return asked;
}

async function askWorst({ url, anonKey }: ServerProcess, number: number): Promise<void> {
  const response = await fetch(`${url}/functions/v1/herbal-chat`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${anonKey}`,
      "x-forwarded-for": `10.${Math.floor(number / 62_500)}.${Math.floor(number / 250) % 250}.${number % 250}`,
    },
    body: JSON.stringify(worstQuestions[number % worstQuestions.length]),
  });
  await response.text();
  if (response.status !== 200 && response.status !== 503)
    throw new Error(`${response.status} for a question`);
}

/** Milliseconds of each response, fastest first. */
async function probe({ url }: ServerProcess, forMs: number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + forMs;
  while (performance.now() < end) {
    const start = performance.now();
    await fetch(`${url}/healthz`).then((response) => response.text());
    times.push(performance.now() - start);
    await pause(PROBE_EVERY_MS);
  }
  return times.sort((a, b) => a - b);
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}
