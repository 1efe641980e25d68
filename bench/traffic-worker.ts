/** Worker thread that sends the traffic of a plan. */
import { Agent, request as open } from "node:http";
import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import type { Kind, Plan, Request, Traffic } from "./traffic.ts";

const plan: Plan = workerData;
const { hostname, port } = new URL(plan.url);
const agent = new Agent({ keepAlive: true, maxSockets: plan.connections, scheduling: "fifo" });
const TIMEOUT_MS = 30_000;
const started = performance.now();
const elapsed = () => (performance.now() - started) / 1000;

type Tally = {
  served: { ms: number; at: number }[];
  refused: { ms: number; status: number }[];
  failed: Record<string, number>;
};
const tallies = new Map<string, Tally>(
  plan.kinds.map(({ name }) => [name, { served: [], refused: [], failed: {} }]),
);
/** Each kind occurs as often as its share, so that a random index chooses by weight. */
const wheel: readonly Kind[] = plan.kinds.flatMap((kind) =>
  Array.from({ length: kind.share }, (): Kind => kind),
);
let networks = 0;

async function sendOne(): Promise<void> {
  const kind = anyOf(wheel);
  const tally = tallies.get(kind.name);
  if (tally === undefined) return;
  const at = elapsed();
  const start = performance.now();
  const { status, retryAfter } = await ask(anyOf(kind.requests));
  const ms = performance.now() - start;
  if (typeof status === "number" && status < 300) tally.served.push({ ms, at });
  else if ((status === 429 || status === 503) && retryAfter) tally.refused.push({ ms, status });
  else tally.failed[status] = (tally.failed[status] ?? 0) + 1;
}

function ask({
  method,
  path,
  headers,
  body,
}: Request): Promise<{ status: number | string; retryAfter: boolean }> {
  networks += 1;
  const network = plan.network ?? `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`;
  return new Promise((resolve) => {
    const failed = (error: NodeJS.ErrnoException) =>
      resolve({ status: error.code ?? error.message, retryAfter: false });
    const sent = open(
      {
        hostname,
        port,
        agent,
        method,
        path,
        timeout: TIMEOUT_MS,
        headers: {
          ...headers,
          "x-forwarded-for": network,
          ...(body === undefined ? {} : { "content-length": Buffer.byteLength(body) }),
        },
      },
      (response) => {
        const { statusCode: status = 0 } = response;
        response.once("end", () => resolve({ status, retryAfter: "retry-after" in response.headers }));
        response.once("error", failed);
        response.resume();
      },
    );
    sent.once("timeout", () => sent.destroy(new Error("no response in 30 s")));
    sent.once("error", failed);
    sent.end(body);
  });
}

/** Closed loop: each connection sends the next request as soon as it has a response. */
async function closedLoop(): Promise<void> {
  const line = async () => {
    while (elapsed() < plan.seconds) await sendOne();
  };
  await Promise.all(Array.from({ length: plan.connections }, line));
}

/** Open loop: a constant rate, whether or not earlier requests have been answered. */
async function atRate(rate: number): Promise<void> {
  const pending = new Set<Promise<void>>();
  for (let sent = 0; elapsed() < plan.seconds; await wait(5)) {
    for (const due = Math.floor(elapsed() * rate); sent < due; sent += 1) {
      const one = sendOne().finally(() => pending.delete(one));
      pending.add(one);
    }
  }
  await Promise.all(pending);
}

function anyOf<T>(list: readonly T[]): T {
  const one = list[Math.floor(Math.random() * list.length)];
  if (one === undefined) throw new Error("The list is empty");
  return one;
}

await (plan.rate === undefined ? closedLoop() : atRate(plan.rate));
agent.destroy();
const traffic: Traffic = { seconds: plan.seconds, kinds: Object.fromEntries(tallies) };
parentPort?.postMessage(traffic);
