/** A server at twice its limits: one network that asks too often, and everybody at once. */
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

/** What leaves the machine room: the load at which times are compared. */
const EASY = 0.4;
const EASY_SECONDS = 6;
/** A flood that a quick machine sends in seconds takes a slow one longer: it is to break the rule, not the machine. */
const LONGEST_FLOOD_SECONDS = 30;
const CROWD_SECONDS = 10;
const CONNECTIONS = 1000;
const WINDOW_SECONDS = 2;
const MINUTE_MS = 60_000;
const QUICK_MS = 250;

/** Twice what one network may ask in a minute, sent in seconds, while others go about their business. */
export async function floodRow(
  database: string,
  { url, kinds, capacity, limit }: Server & { limit: number },
): Promise<BenchRow> {
  const wanted = Math.ceil((2 * limit) / (capacity * EASY));
  const seconds = Math.min(LONGEST_FLOOD_SECONDS, Math.max(EASY_SECONDS, wanted));
  const easy = { url, kinds, seconds, connections: CONNECTIONS, rate: capacity * EASY };
  const before = await send(easy);
  // Counted by the minute: a flood over the turn of one would be two small ones.
  const left = MINUTE_MS - (Date.now() % MINUTE_MS);
  if (left < (seconds + 4) * 1000) await wait(left + 100);
  const reads = kinds.filter(({ name }) => name === "plant read");
  const rate = (2 * limit) / seconds;
  const [flood, others] = await Promise.all([
    send({ ...easy, kinds: reads, rate, network: "192.0.2.1" }),
    send(easy),
  ]);
  const refused = refusedTimes(flood, 429);
  const served = servedTimes(flood).length;
  const ratio = p99(servedTimes(others)) / p99(servedTimes(before));
  const bad = [failures(flood), failures(others)].filter((part) => part !== "").join(", ");
  return {
    what: `${database}: one network asks twice its limit of ${limit} a minute, in ${seconds} s`,
    baseline: `others' p99 ${ms(p99(servedTimes(before)))} without it`,
    measured: `${count(served)} served, ${count(refused.length)} times 429 with Retry-After (p99 ${ms(p99(refused))}); others' p99 ${ms(p99(servedTimes(others)))}${bad && `; **failed**: ${bad}`}`,
    ratio,
    target: `no more than the limit, refusals under ${QUICK_MS} ms, others at most 1.50`,
    kept: bad === "" && served <= limit && refused.length > 0 && p99(refused) < QUICK_MS && ratio <= 1.5,
  };
}

/** Twice what the server can serve, from everywhere at once, and the seconds after. */
export async function crowdRows(database: string, server: Server): Promise<BenchRow[]> {
  const { url, kinds, capacity } = server;
  const easy = { url, kinds, connections: CONNECTIONS, rate: capacity * EASY };
  const before = await send({ ...easy, seconds: EASY_SECONDS });
  const crowd = await send({ ...easy, seconds: CROWD_SECONDS, rate: capacity * 2 });
  const after = await send({ ...easy, seconds: EASY_SECONDS * 2 });
  return [crowdRow(database, capacity, crowd), recoveryRow(database, before, after)];
}

function crowdRow(database: string, capacity: number, crowd: Traffic): BenchRow {
  const refused = refusedTimes(crowd, 503);
  const taken = servedTimes(crowd);
  const ratio = servedASecond(crowd) / capacity;
  const bad = failures(crowd);
  const told =
    refused.length === 0
      ? "nobody had to be sent away"
      : `${count(refused.length / crowd.seconds)}/s told 503 with Retry-After (p50 ${ms(p50(refused))}, p99 ${ms(p99(refused))})`;
  return {
    what: `${database}: everybody asks twice what it can serve, for ${crowd.seconds} s`,
    baseline: `${count(capacity)}/s at full load`,
    measured: `${count(servedASecond(crowd))}/s served (p99 ${ms(p99(taken))}), ${told}${bad && `; **failed**: ${bad}`}`,
    ratio,
    target: "at least 0.70 still served, every other told to come back, all within 1.5 s",
    kept: bad === "" && ratio >= 0.7 && p99(taken) < 1500 && (refused.length === 0 || p99(refused) < 1500),
  };
}

/** How soon after the crowd two seconds in a row are as quick as they were before it. */
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
    what: `${database}: recovery after it, at ${EASY * 100} % load`,
    baseline: `p99 ${ms(usual)} before`,
    measured:
      (from < 0 ? "not recovered" : `p99 ${ms(windows[from] ?? 0)} from second ${from} on`) +
      (bad && `; **failed**: ${bad}`),
    ratio: from < 0 ? undefined : (windows[from] ?? 0) / usual,
    target: "at most 1.50 within 5 s",
    kept: bad === "" && from >= 0 && from <= 5,
  };
}
