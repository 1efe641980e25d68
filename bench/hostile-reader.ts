/**
 * One network sends the most expensive reads for half a minute on twelve connections, or ten networks send the longest
 * one each, while another client reads plants: that client's latency, compared with its latency on the idle server.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { detailColumns } from "#app/features/plants/plant-row.ts";
import { loadCatalogue } from "#catalogue/load.ts";
import { hostilePaths, longestPath, readerPaths } from "#tests/support/hostile-requests.ts";
import { startPostgres } from "#tests/support/postgres.ts";
import type { BenchRow, Suite } from "./report.ts";
import { startServerProcess } from "./server-process.ts";
import { step } from "./step.ts";
import { count, ms, p50, p99 } from "./timing.ts";
import { failures, type Kind, outcomes, send, servedTimes, type Traffic } from "./traffic.ts";

const SECONDS = 30;
const IDLE_SECONDS = 10;
const READS_A_SECOND = 20;
const ATTACKER_CONNECTIONS = 12;
const MAX_RATIO = 3;
/** Enough that hardly any request is sent twice. */
const SALTS = 200;

export const hostileReaderSuite: Suite = {
  name: "hostile-reader",
  title: "Reads during an attack from one network, and from ten",
  async run() {
    const postgres = await startPostgres();
    try {
      return [
        await step("on PGlite", () => measure("PGlite", "", oneNetwork)),
        await step("on PGlite, ten networks", () => measure("PGlite", "", tenNetworks)),
        await step("on PostgreSQL", () => measure("PostgreSQL", postgres.url, oneNetwork)),
      ];
    } finally {
      await postgres.stop();
    }
  },
};

type Attack = {
  readonly what: string;
  /** The paths and connections of each network. */
  readonly networks: readonly string[];
  readonly connections: number;
  readonly paths: () => readonly string[];
};

const oneNetwork: Attack = {
  what: `one network sends expensive reads on ${ATTACKER_CONNECTIONS} connections`,
  networks: ["192.0.2.1"],
  connections: ATTACKER_CONNECTIONS,
  paths: () => Array.from({ length: SALTS }, (_, n) => hostilePaths(n.toString(36))).flat(),
};

const tenNetworks: Attack = {
  what: "ten networks send the longest read, on one connection each",
  networks: Array.from({ length: 10 }, (_, n) => `192.0.2.${100 + n}`),
  connections: 1,
  paths: () => [longestPath()],
};

async function measure(database: string, databaseUrl: string, attack: Attack): Promise<BenchRow> {
  const dataDir = mkdtempSync(join(tmpdir(), "bush-tea-bench-hostile-"));
  const server = await startServerProcess({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, TRUST_PROXY: "1" });
  try {
    const { url, anonKey } = server;
    const plants = (await loadCatalogue()).plants.map(({ id }) => id);
    const reader = {
      url,
      kinds: [readsOf("reader", anonKey, readerPaths(plants, detailColumns))],
      connections: 4,
      rate: READS_A_SECOND,
      network: "198.51.100.1",
    };
    const worst = attack.paths();
    await send({ ...reader, seconds: 3 });
    const idle = await send({ ...reader, seconds: IDLE_SECONDS });
    const [during, ...attacks] = await Promise.all([
      send({ ...reader, seconds: SECONDS }),
      ...attack.networks.map((network) =>
        send({
          url,
          kinds: [readsOf("attacker", anonKey, worst)],
          connections: attack.connections,
          seconds: SECONDS,
          network,
        }),
      ),
    ]);
    return row(`${database}: ${attack.what}`, idle, during, attacks);
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function readsOf(name: string, anonKey: string, paths: readonly string[]): Kind {
  const headers = { apikey: anonKey, authorization: `Bearer ${anonKey}` };
  return {
    name,
    share: 100,
    requests: paths.map((path) => ({ method: "GET", path: `/rest/v1/${path}`, headers })),
  };
}

function row(what: string, idle: Traffic, during: Traffic, attacks: readonly Traffic[]): BenchRow {
  const [usual, taken] = [servedTimes(idle), servedTimes(during)];
  const ratio = p50(taken) / p50(usual);
  const bad = failures(during);
  const received = attacks.flatMap((attack) => outcomes(attack));
  const refused = received.flatMap((one) => one.refused).length;
  const failed = new Map<string, number>();
  for (const one of received)
    for (const [status, times] of Object.entries(one.failed))
      failed.set(status, (failed.get(status) ?? 0) + times);
  const responses = [
    `200 ×${count(attacks.flatMap((attack) => servedTimes(attack)).length)}`,
    ...[...failed].map(([status, times]) => `${status} ×${count(times)}`),
    `429 or 503 ×${count(refused)}`,
  ].join(", ");
  return {
    what: `${what} for ${SECONDS} s`,
    baseline: `a reader's p50 ${ms(p50(usual))}, p99 ${ms(p99(usual))} on an idle server`,
    measured: `p50 ${ms(p50(taken))}, p99 ${ms(p99(taken))}; the attackers received ${responses}${bad && `; **failed**: ${bad}`}`,
    ratio,
    target: `under ${MAX_RATIO.toFixed(2)}, every read served`,
    met: bad === "" && ratio < MAX_RATIO,
  };
}
