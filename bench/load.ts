/**
 * Mixed traffic on a separate server process, for each database: throughput, memory, and behaviour at twice its limits.
 * `--soak` keeps it under full load for ten minutes.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { loadCatalogue } from "#catalogue/load.ts";
import { openDatabase } from "#server/db/open.ts";
import { prepareDatabase } from "#server/start.ts";
import { startPostgres } from "#tests/support/postgres.ts";
import { floodRow, overloadRows } from "./load-limits.ts";
import { mixedTraffic } from "./mixed-traffic.ts";
import type { BenchRow, Suite } from "./report.ts";
import { type ServerProcess, startBareServer, startServerProcess } from "./server-process.ts";
import { step } from "./step.ts";
import { addUsers, JWT_SECRET, sampleUsers } from "./test-users.ts";
import { count, ms, p50, p99 } from "./timing.ts";
import { failures, type Kind, send, servedASecond, servedTimes, type Traffic } from "./traffic.ts";

const PEOPLE = 200;
const CONNECTIONS = 32;
const SECONDS = 20;
const SOAK_SECONDS = 600;
/** About the size of a compressed page and of a plant's row. */
const BARE_BYTES = 8_192;
/** API requests per minute and network: few enough to send twice as many in seconds. */
const NETWORK_LIMIT = 300;

export const loadSuite: Suite = {
  name: "load",
  title: "Mixed traffic on a whole server",
  async run(flags) {
    const seconds = flags.has("--soak") ? SOAK_SECONDS : SECONDS;
    const postgres = await startPostgres({
      // Durable, as in production.
      settings: { fsync: "on", synchronous_commit: "on", full_page_writes: "on" },
    });
    try {
      return [
        ...(await step("on PGlite", () => measure("PGlite", undefined, seconds))),
        ...(await step("on PostgreSQL", () => measure("PostgreSQL", postgres.url, seconds))),
      ];
    } finally {
      await postgres.stop();
    }
  },
};

async function measure(
  database: string,
  databaseUrl: string | undefined,
  seconds: number,
): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "bush-tea-bench-load-"));
  try {
    const people = await fill(dataDir, databaseUrl);
    const server = await startServerProcess({
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? "",
      JWT_SECRET,
      TRUST_PROXY: "1",
      API_RATE_LIMIT: String(NETWORK_LIMIT),
    });
    try {
      const kinds = await mixedTraffic(server.anonKey, people);
      return await underLoad(database, server, kinds, seconds);
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function fill(dataDir: string, databaseUrl: string | undefined): Promise<string[]> {
  const db = await openDatabase({ dataDir, databaseUrl });
  try {
    await prepareDatabase(db, await loadCatalogue());
    await db.transaction("owner", (tx) => addUsers(tx, 1, PEOPLE));
    return await sampleUsers(db, PEOPLE, PEOPLE);
  } finally {
    await db.close();
  }
}

async function underLoad(
  database: string,
  server: ServerProcess,
  kinds: readonly Kind[],
  seconds: number,
): Promise<BenchRow[]> {
  const { url } = server;
  await send({ url, kinds, seconds: 5, connections: CONNECTIONS });
  const bare = await bareTraffic(kinds);
  const [full, sizes] = await withMemorySamples(
    server,
    send({ url, kinds, seconds, connections: CONNECTIONS }),
  );
  const capacity = servedASecond(full);
  return [
    servedRow(database, full, bare),
    memoryRow(database, sizes, seconds),
    await floodRow(database, { url, kinds, capacity, limit: NETWORK_LIMIT }),
    ...(await overloadRows(database, { url, kinds, capacity })),
  ];
}

async function bareTraffic(kinds: readonly Kind[]): Promise<Traffic> {
  const bare = await startBareServer(BARE_BYTES);
  try {
    return await send({ url: bare.url, kinds, seconds: 5, connections: CONNECTIONS });
  } finally {
    await bare.stop();
  }
}

/** The traffic, and the server's memory sampled every second. */
async function withMemorySamples(
  server: ServerProcess,
  sending: Promise<Traffic>,
): Promise<[Traffic, number[]]> {
  const sizes: number[] = [];
  let over = false;
  const ended = sending.finally(() => {
    over = true;
  });
  while (!over) {
    sizes.push(server.megabytes());
    await Promise.race([ended, wait(1000)]);
  }
  return [await ended, sizes];
}

function servedRow(database: string, full: Traffic, bare: Traffic): BenchRow {
  const taken = servedTimes(full);
  const ratio = servedASecond(full) / servedASecond(bare);
  const bad = failures(full);
  const parts = Object.entries(full.kinds).map(([name, { served }]) => {
    const sorted = served.map((one) => one.ms).sort((a, b) => a - b);
    return `${name} ${ms(p50(sorted))} / ${ms(p99(sorted))}`;
  });
  return {
    what: `${database}: ${CONNECTIONS} connections for ${full.seconds} s, 80 % reads, 10 % chat, 10 % writes`,
    baseline: `${count(servedASecond(bare))}/s by a bare handler of ${BARE_BYTES} bytes, p99 ${ms(p99(servedTimes(bare)))}`,
    measured: `${count(servedASecond(full))}/s, p50 ${ms(p50(taken))}, p99 ${ms(p99(taken))} (p50 / p99: ${parts.join(", ")})${bad && `; **failed**: ${bad}`}`,
    ratio,
    target: "every request served, p99 under 250 ms",
    met: bad === "" && p99(taken) < 250,
  };
}

function memoryRow(database: string, sizes: readonly number[], seconds: number): BenchRow {
  const fifth = Math.max(1, Math.floor(sizes.length / 5));
  // The first fifth fills caches; growth after it would be a leak.
  const early = Math.max(...sizes.slice(fifth, 2 * fifth));
  const late = Math.max(...sizes.slice(-fifth));
  return {
    what: `${database}: memory of the process over ${seconds} s of full load`,
    baseline: `${count(early)} MB in the second fifth`,
    measured: `${count(late)} MB in the last fifth`,
    ratio: late / early,
    target: "at most 1.15",
    met: late / early <= 1.15,
  };
}
