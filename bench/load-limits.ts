/** A server at twice its limits: one network over its rate limit, and overload from many networks. */
import { setTimeout as wait } from "node:timers/promises";
import type { BenchRow } from "./report.ts";
import { count, ms, p50, p99 } from "./timing.ts";
import {
  failures,
  type Kind,
  outcomes,
  refusedTimes,
  send,
  servedASecond,
  servedTimes,
  type Traffic,
} from "./traffic.ts";

type Server = { readonly url: string; readonly kinds: readonly Kind[]; readonly capacity: number };

/** Share of the capacity at which latencies are compared. */
const MODERATE_LOAD = 0.4;
const MODERATE_SECONDS = 6;
/** A slow machine needs longer to send the flood, which is to exceed the rate limit and not the machine's capacity. */
const LONGEST_FLOOD_SECONDS = 30;
const OVERLOAD_SECONDS = 10;
const CONNECTIONS = 1000;
const WINDOW_SECONDS = 2;
const MINUTE_MS = 60_000;
const REFUSAL_MS = 250;

/** Twice one network's limit per minute, sent in seconds, beside normal traffic from other networks. */
export async function floodRow(
  database: string,
  { url, kinds, capacity, limit }: Server & { limit: number },
): Promise<BenchRow> {
  const wanted = Math.ceil((2 * limit) / (capacity * MODERATE_LOAD));
  const seconds = Math.min(LONGEST_FLOOD_SECONDS, Math.max(MODERATE_SECONDS, wanted));
  const moderate = { url, kinds, seconds, connections: CONNECTIONS, rate: capacity * MODERATE_LOAD };
  const before = await send(moderate);
  // The limit counts per clock minute: a flood across two minutes would be two small ones.
  const left = MINUTE_MS - (Date.now() % MINUTE_MS);
  if (left < (seconds + 4) * 1000) await wait(left + 100);
  const reads = kinds.filter(({ name }) => name === "plant read");
  const rate = (2 * limit) / seconds;
  const [flood, others] = await Promise.all([
    send({ ...moderate, kinds: reads, rate, network: "192.0.2.1" }),
    send(moderate),
  ]);
  const refused = refusedTimes(flood, 429);
  const served = servedTimes(flood).length;
  const ratio = p99(servedTimes(others)) / p99(servedTimes(before));
  const bad = [failures(flood), failures(others)].filter((part) => part !== "").join(", ");
  return {
    what: `${database}: one network sends twice its limit of ${limit} a minute, in ${seconds} s`,
    baseline: `others' p99 ${ms(p99(servedTimes(before)))} without it`,
    measured: `${count(served)} served, ${count(refused.length)} times 429 with Retry-After (p99 ${ms(p99(refused))}); others' p99 ${ms(p99(servedTimes(others)))}${bad && `; **failed**: ${bad}`}`,
    ratio,
    target: `no more than the limit, refusals under ${REFUSAL_MS} ms, others at most 1.50`,
    met: bad === "" && served <= limit && refused.length > 0 && p99(refused) < REFUSAL_MS && ratio <= 1.5,
  };
}

/** Twice the server's capacity from many networks, and the recovery afterwards. */
export async function overloadRows(database: string, server: Server): Promise<BenchRow[]> {
  const { url, kinds, capacity } = server;
  const moderate = { url, kinds, connections: CONNECTIONS, rate: capacity * MODERATE_LOAD };
  const before = await send({ ...moderate, seconds: MODERATE_SECONDS });
  const overload = await send({ ...moderate, seconds: OVERLOAD_SECONDS, rate: capacity * 2 });
  const after = await send({ ...moderate, seconds: MODERATE_SECONDS * 2 });
  return [overloadRow(database, capacity, overload), recoveryRow(database, before, after)];
}

function overloadRow(database: string, capacity: number, overload: Traffic): BenchRow {
  const refused = refusedTimes(overload, 503);
  const taken = servedTimes(overload);
  const ratio = servedASecond(overload) / capacity;
  const bad = failures(overload);
  const refusals =
    refused.length === 0
      ? "no request refused"
      : `${count(refused.length / overload.seconds)}/s refused with 503 and Retry-After (p50 ${ms(p50(refused))}, p99 ${ms(p99(refused))})`;
  return {
    what: `${database}: twice the capacity from many networks for ${overload.seconds} s`,
    baseline: `${count(capacity)}/s at full load`,
    measured: `${count(servedASecond(overload))}/s served (p99 ${ms(p99(taken))}), ${refusals}${bad && `; **failed**: ${bad}`}`,
    ratio,
    target: "at least 0.70 still served, all others refused with Retry-After, all within 1.5 s",
    met: bad === "" && ratio >= 0.7 && p99(taken) < 1500 && (refused.length === 0 || p99(refused) < 1500),
  };
}

/** How soon after the overload the p99 over two seconds is back to what it was before. */
function recoveryRow(database: string, before: Traffic, after: Traffic): BenchRow {
  const usual = p99(servedTimes(before));
  const all = outcomes(after).flatMap(({ served }) => served);
  const windows = Array.from({ length: after.seconds - WINDOW_SECONDS + 1 }, (_, from) =>
    p99(
      all
        .filter(({ at }) => at >= from && at < from + WINDOW_SECONDS)
        .map((one) => one.ms)
        .sort((a, b) => a - b),
    ),
  );
  const from = windows.findIndex((time) => time <= usual * 1.5);
  const bad = failures(after);
  return {
    what: `${database}: recovery after the overload, at ${MODERATE_LOAD * 100} % load`,
    baseline: `p99 ${ms(usual)} before`,
    measured:
      (from < 0 ? "not recovered" : `p99 ${ms(windows[from] ?? 0)} from second ${from} on`) +
      (bad && `; **failed**: ${bad}`),
    ratio: from < 0 ? undefined : (windows[from] ?? 0) / usual,
    target: "at most 1.50 within 5 s",
    met: bad === "" && from >= 0 && from <= 5,
  };
}
