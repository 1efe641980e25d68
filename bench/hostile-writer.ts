/**
 * Latency of /healthz, which needs only the main thread, for one network while another sends the worst bodies that the
 * limits allow, or floods the server with requests that it refuses. The baseline is the same server when idle.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hostileBodies } from "#tests/support/hostile-bodies.ts";
import type { BenchRow, Suite } from "./report.ts";
import { type ServerProcess, startServerProcess } from "./server-process.ts";
import { step } from "./step.ts";
import { count, ms, p50, p99 } from "./timing.ts";
import { failures, outcomes, type Request, send, servedTimes, type Traffic } from "./traffic.ts";

const SECONDS = 15;
const IDLE_SECONDS = 4;
const PROBES_A_SECOND = 50;
const CONNECTIONS = 100;
const TARGET_MS = 50;

export const hostileWriterSuite: Suite = {
  name: "hostile-writer",
  title: "Health during an attack with bodies and refused requests from one network",
  async run() {
    const rows: BenchRow[] = [];
    for (const [what, requests] of Object.entries(hostileBodies))
      rows.push(await step(what, () => measure(what, requests)));
    return rows;
  },
};

async function measure(what: string, requests: (anonKey: string) => readonly Request[]): Promise<BenchRow> {
  const dataDir = mkdtempSync(join(tmpdir(), "bush-tea-bench-writer-"));
  const server = await startServerProcess({ DATA_DIR: dataDir, TRUST_PROXY: "1", LOG_LEVEL: "silent" });
  try {
    const idle = await probe(server, IDLE_SECONDS);
    const [during, attack] = await Promise.all([
      probe(server, SECONDS),
      send({
        url: server.url,
        kinds: [{ name: "attacker", share: 1, requests: requests(server.anonKey) }],
        connections: CONNECTIONS,
        seconds: SECONDS,
        network: "192.0.2.1",
      }),
    ]);
    return row(what, idle, during, attack);
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function probe({ url }: ServerProcess, seconds: number): Promise<Traffic> {
  return send({
    url,
    kinds: [{ name: "probe", share: 1, requests: [{ method: "GET", path: "/healthz", headers: {} }] }],
    connections: 50,
    rate: PROBES_A_SECOND,
    seconds,
    network: "198.51.100.1",
  });
}

function row(what: string, idle: Traffic, during: Traffic, attack: Traffic): BenchRow {
  const [usual, taken] = [servedTimes(idle), servedTimes(during)];
  const bad = failures(during);
  const refused = outcomes(attack).flatMap((one) => one.refused).length;
  const statuses = Object.entries(outcomes(attack)[0]?.failed ?? {}).map(
    ([status, times]) => `${status} ×${count(times)}`,
  );
  const responses = [
    `2xx ×${count(servedTimes(attack).length)}`,
    ...statuses,
    `429 or 503 ×${count(refused)}`,
  ].join(", ");
  return {
    what: `${what}, one network on ${CONNECTIONS} connections for ${SECONDS} s`,
    baseline: `p50 ${ms(p50(usual))}, p99 ${ms(p99(usual))} on an idle server`,
    measured: `p50 ${ms(p50(taken))}, p99 ${ms(p99(taken))}; the attacker received ${responses}${bad && `; **failed**: ${bad}`}`,
    ratio: p99(taken) / p99(usual),
    target: `p99 under ${TARGET_MS} ms`,
    met: bad === "" && p99(taken) < TARGET_MS,
  };
}
