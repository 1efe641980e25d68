/** The server's metrics: what each feature reports, and the page that the operator's Prometheus reads. */
import { monitorEventLoopDelay } from "node:perf_hooks";
import { Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Answer } from "#herbalist/herbalist.ts";
import type { Database } from "#server/db/database.ts";
import type { MailOutcome } from "#server/mail/queue.ts";
import type { PushOutcome } from "#server/push/send.ts";
import type { TaskReport } from "#server/threads/pool-thread.ts";

export type Metrics = {
  request(route: string, status: number, seconds: number): void;
  mail(outcome: MailOutcome): void;
  push(outcome: PushOutcome): void;
  chat(triage: Answer["triage"]): void;
  model: ModelEvents;
  herbalist(report: TaskReport): void;
  herbalistWaiting(waiting: number): void;
  /** In Prometheus' text format. */
  render(): Promise<string>;
  stop(): void;
};

/** What a language model's part reports (`server/model/`); words never, only counts. */
type ModelEvents = {
  outcome(outcome: (typeof MODEL_OUTCOMES)[number]): void;
  draft(outcome: (typeof DRAFT_OUTCOMES)[number]): void;
  reading(outcome: (typeof READING_OUTCOMES)[number], disagreements: Readonly<Record<string, number>>): void;
};
const MODEL_OUTCOMES = ["used", "retried", "refused", "late", "failed", "skipped"] as const;
const DRAFT_OUTCOMES = ["used", "late", "failed"] as const;
const READING_OUTCOMES = ["used", "unreadable", "missing"] as const;

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const LAG_RESOLUTION_MS = 20;
/** A scrape matters most when the database hangs, and must not hang with it. */
const DATABASE_TIMEOUT_MS = 2_000;

export function createMetrics(options: { db: Database; version: string; now: () => number }): Metrics {
  // A registry of its own: tests run several servers in one process.
  const registry = new Registry();
  const features = featureMetrics(registry);
  const collectDatabase = databaseMetrics(registry, options);
  const runtime = runtimeMetrics(registry, options);
  return {
    ...features,
    async render() {
      await collectDatabase();
      runtime.collect();
      return registry.metrics();
    },
    stop: () => runtime.stop(),
  };
}

/** What features report as it happens. Label values come from short lists, never from users. */
function featureMetrics(registry: Registry): Omit<Metrics, "render" | "stop"> {
  const registers = [registry];
  /** Every label value starts at 0, so that the first failure is seen as an increase. */
  function counter<Label extends string>(
    name: string,
    help: string,
    label: Label,
    values: readonly string[],
  ) {
    const made = new Counter<string>({ name, help, labelNames: [label], registers });
    for (const value of values) made.inc({ [label]: value }, 0);
    return (value: string) => made.inc({ [label]: value });
  }
  const requests = new Counter({
    name: "bush_tea_http_requests_total",
    help: "Requests answered, by kind of route and status.",
    labelNames: ["route", "status"],
    registers,
  });
  const latency = new Histogram({
    name: "bush_tea_http_request_seconds",
    help: "Time to answer, by kind of route.",
    labelNames: ["route"],
    buckets: SECONDS,
    registers,
  });
  const mail = counter(
    "bush_tea_mail_deliveries_total",
    "Attempts to deliver a mail; refused ones are not retried.",
    "outcome",
    ["sent", "failed", "refused"] satisfies MailOutcome[],
  );
  const push = counter(
    "bush_tea_push_deliveries_total",
    "Notifications sent to devices; devices that are gone are deleted.",
    "outcome",
    ["sent", "gone", "failed"] satisfies PushOutcome[],
  );
  const chat = counter("bush_tea_chat_answers_total", "The herbalist's answers, by urgency.", "triage", [
    "emergency",
    "crisis",
    "urgent",
    "routine",
  ] satisfies Answer["triage"][]);
  const modelAnswers = counter(
    "bush_tea_model_answers_total",
    "Questions for a language model; used and retried ones have its answer, the others the built-in one.",
    "outcome",
    MODEL_OUTCOMES,
  );
  const drafts = counter(
    "bush_tea_model_drafts_total",
    "Drafts by a language model; where one was late or failed, the answer was written without it.",
    "outcome",
    DRAFT_OUTCOMES,
  );
  const readings = counter(
    "bush_tea_model_readings_total",
    "Readings of questions by a language model; the others were left to the built-in reader.",
    "outcome",
    READING_OUTCOMES,
  );
  const disagreeing = new Counter({
    name: "bush_tea_model_disagreements_total",
    help: "Things that the language model and the built-in reader read differently, by kind.",
    labelNames: ["kind"],
    registers,
  });
  const tasks = counter(
    "bush_tea_herbalist_tasks_total",
    "Questions given to the herbalist's threads; overdue ones ended their thread, refused ones met a full queue.",
    "outcome",
    ["done", "failed", "overdue", "refused"] satisfies TaskReport["outcome"][],
  );
  const taskSeconds = new Histogram({
    name: "bush_tea_herbalist_seconds",
    help: "How long questions waited for a thread, and how long it worked on them.",
    labelNames: ["stage"],
    buckets: SECONDS,
    registers,
  });
  const waiting = new Gauge({
    name: "bush_tea_herbalist_waiting",
    help: "Questions waiting for a thread.",
    registers,
  });
  return {
    request(route, status, seconds) {
      requests.inc({ route, status: String(status) });
      latency.observe({ route }, seconds);
    },
    mail,
    push,
    chat,
    model: {
      outcome: modelAnswers,
      draft: drafts,
      reading(outcome, disagreements) {
        readings(outcome);
        for (const [kind, count] of Object.entries(disagreements)) disagreeing.inc({ kind }, count);
      },
    },
    herbalist({ outcome, waitedMs, workedMs }) {
      tasks(outcome);
      if (outcome === "refused") return;
      taskSeconds.observe({ stage: "waiting" }, waitedMs / 1000);
      taskSeconds.observe({ stage: "working" }, workedMs / 1000);
    },
    herbalistWaiting: (count) => waiting.set(count),
  };
}

/** @returns measures the database, before each scrape */
function databaseMetrics(
  registry: Registry,
  { db, now }: { db: Database; now: () => number },
): () => Promise<void> {
  const registers = [registry];
  const up = new Gauge({
    name: "bush_tea_database_up",
    help: "Whether the database answered in time.",
    registers,
  });
  const connections = new Gauge({
    name: "bush_tea_database_connections",
    help: "Connections of this process to the database.",
    labelNames: ["state"],
    registers,
  });
  const waiting = new Gauge({
    name: "bush_tea_database_waiting",
    help: "Transactions waiting for a connection.",
    registers,
  });
  // Registered only while their values are known: a gauge without labels always shows a value.
  const outbox = {
    waiting: new Gauge({
      name: "bush_tea_mail_waiting",
      help: "Mails in the outbox, of all processes.",
      registers: [],
    }),
    oldest: new Gauge({
      name: "bush_tea_mail_oldest_seconds",
      help: "Age of the oldest mail in the outbox.",
      registers: [],
    }),
  };
  return async () => {
    const mails = await readOutbox(db, now());
    const load = db.load();
    up.set(mails ? 1 : 0);
    connections.set({ state: "busy" }, load.busy);
    connections.set({ state: "idle" }, load.idle);
    waiting.set(load.waiting);
    registry.removeSingleMetric("bush_tea_mail_waiting");
    registry.removeSingleMetric("bush_tea_mail_oldest_seconds");
    if (mails === undefined) return;
    outbox.waiting.set(mails.waiting);
    outbox.oldest.set(mails.oldest);
    registry.registerMetric(outbox.waiting);
    registry.registerMetric(outbox.oldest);
  };
}

function runtimeMetrics(
  registry: Registry,
  { db, version, now }: { db: Database; version: string; now: () => number },
): { collect(): void; stop(): void } {
  const registers = [registry];
  const info = new Gauge({
    name: "bush_tea_info",
    help: "What is running.",
    labelNames: ["version", "database"],
    registers,
  });
  info.set({ version, database: db.kind }, 1);
  const lag = new Gauge({
    name: "bush_tea_event_loop_lag_seconds",
    help: "How late timers were since the last scrape.",
    labelNames: ["quantile"],
    registers,
  });
  const memory = new Gauge({ name: "process_resident_memory_bytes", help: "Memory in use.", registers });
  const heap = new Gauge({
    name: "nodejs_heap_used_bytes",
    help: "Memory in use by JavaScript objects.",
    registers,
  });
  const startTime = new Gauge({
    name: "process_start_time_seconds",
    help: "When the process began.",
    registers,
  });
  const cpu = new Counter({ name: "process_cpu_seconds_total", help: "Processor time used.", registers });
  const delay = monitorEventLoopDelay({ resolution: LAG_RESOLUTION_MS });
  delay.enable();
  const seconds = (nanoseconds: number) =>
    Number.isFinite(nanoseconds) ? Math.max(0, nanoseconds / 1e6 - LAG_RESOLUTION_MS) / 1000 : 0;
  return {
    collect() {
      lag.set({ quantile: "0.5" }, seconds(delay.percentile(50)));
      lag.set({ quantile: "0.99" }, seconds(delay.percentile(99)));
      lag.set({ quantile: "1" }, delay.count === 0 ? 0 : seconds(delay.max));
      delay.reset();
      const { rss, heapUsed } = process.memoryUsage();
      memory.set(rss);
      heap.set(heapUsed);
      startTime.set(Math.round(now() / 1000 - process.uptime()));
      const { user, system } = process.cpuUsage();
      cpu.reset();
      cpu.inc((user + system) / 1e6);
    },
    stop() {
      delay.disable();
    },
  };
}

/** Undefined when the database did not answer in time. */
async function readOutbox(
  db: Database,
  now: number,
): Promise<{ waiting: number; oldest: number } | undefined> {
  const query = db
    .queryAs<{ waiting: number; oldest: number }>(
      "owner",
      `select count(*)::int as waiting,
         coalesce(greatest(extract(epoch from $1::timestamptz - min(created_at)), 0), 0)::float8 as oldest
       from private.mails where sent_at is null and given_up_at is null`,
      [new Date(now)],
      { readOnly: true },
    )
    .then(
      ({ rows }) => rows[0],
      () => undefined,
    );
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, DATABASE_TIMEOUT_MS, undefined);
  });
  const first = await Promise.race([query, timeout]);
  clearTimeout(timer);
  return first;
}
