/** The house's own figures: what each room reports, and the page an operator's Prometheus reads them from. */
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Answer } from "#herbalist/herbalist.ts";
import type { Database } from "#server/db/database.ts";
import type { MailOutcome } from "#server/mail/queue.ts";
import type { PushOutcome } from "#server/push/send.ts";
import type { TaskReport } from "#server/threads/worker-pool.ts";
import { Counter, gauge, Histogram } from "./instruments.ts";

export type Metrics = {
  request(route: string, status: number, seconds: number): void;
  mail(outcome: MailOutcome): void;
  push(outcome: PushOutcome): void;
  chat(triage: Answer["triage"]): void;
  model(outcome: "used" | "rejected" | "unavailable"): void;
  herbalist(report: TaskReport): void;
  herbalistWaiting(waiting: number): void;
  render(): Promise<string>;
  stop(): void;
};

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const LAG_RESOLUTION_MS = 20;
/** A scrape is worth most when the database hangs, and must not hang with it. */
const DATABASE_ANSWERS_WITHIN_MS = 2_000;

export function createMetrics(options: { db: Database; version: string; now: () => number }): Metrics {
  const { db, version, now } = options;
  const outcomes = (names: readonly string[]) => names.map((outcome) => ({ outcome }));
  const requests = new Counter(
    "bush_tea_http_requests_total",
    "Requests answered, by kind of route and status.",
  );
  const latency = new Histogram(
    "bush_tea_http_request_seconds",
    "Time to answer, by kind of route.",
    SECONDS,
  );
  const mails = new Counter(
    "bush_tea_mail_deliveries_total",
    "Attempts to hand a mail on; refused ones are not tried again.",
    outcomes(["sent", "failed", "refused"]),
  );
  const pushes = new Counter(
    "bush_tea_push_deliveries_total",
    "Notifications sent to devices; gone devices are forgotten.",
    outcomes(["sent", "gone", "failed"]),
  );
  const answers = new Counter(
    "bush_tea_chat_answers_total",
    "The herbalist's answers, by urgency.",
    ["emergency", "crisis", "urgent", "routine"].map((triage) => ({ triage })),
  );
  const model = new Counter(
    "bush_tea_model_answers_total",
    "Answers a language model was asked to phrase; all but the used ones fell back to the built-in text.",
    outcomes(["used", "rejected", "unavailable"]),
  );
  const questions = new Counter(
    "bush_tea_herbalist_tasks_total",
    "Questions given to the herbalist's threads; overdue ones ended their thread, refused ones met a full queue.",
    outcomes(["done", "failed", "overdue", "refused"]),
  );
  const thinking = new Histogram(
    "bush_tea_herbalist_seconds",
    "How long questions waited for a thread, and how long it worked on them.",
    SECONDS,
  );
  let waitingQuestions = 0;
  const lag = monitorEventLoopDelay({ resolution: LAG_RESOLUTION_MS });
  lag.enable();

  async function database(): Promise<string> {
    const mailbox = await readOutbox(db, now());
    const { busy, idle, waiting } = db.load();
    return [
      gauge("bush_tea_database_up", "Whether the database answered in time.", [[{}, mailbox ? 1 : 0]]),
      gauge("bush_tea_database_connections", "Connections of this process to the database.", [
        [{ state: "busy" }, busy],
        [{ state: "idle" }, idle],
      ]),
      gauge("bush_tea_database_waiting", "Pieces of work waiting for a connection.", [[{}, waiting]]),
      ...(mailbox === undefined
        ? []
        : [
            gauge("bush_tea_mail_waiting", "Mails in the outbox, of all processes.", [[{}, mailbox.waiting]]),
            gauge("bush_tea_mail_oldest_seconds", "Age of the oldest mail in the outbox.", [
              [{}, mailbox.oldest],
            ]),
          ]),
    ].join("");
  }

  function runtime(): string {
    const at = (nanoseconds: number) =>
      Number.isFinite(nanoseconds) ? Math.max(0, nanoseconds / 1e6 - LAG_RESOLUTION_MS) / 1000 : 0;
    const quantiles = [
      [{ quantile: "0.5" }, at(lag.percentile(50))],
      [{ quantile: "0.99" }, at(lag.percentile(99))],
      [{ quantile: "1" }, lag.count === 0 ? 0 : at(lag.max)],
    ] as const;
    lag.reset();
    const { rss, heapUsed } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const cpu = new Counter("process_cpu_seconds_total", "Processor time used.");
    cpu.add({}, (user + system) / 1e6);
    return [
      gauge("bush_tea_info", "What is running.", [[{ version, database: db.kind }, 1]]),
      gauge("bush_tea_event_loop_lag_seconds", "How late timers were since the last look.", quantiles),
      gauge("process_resident_memory_bytes", "Memory in use.", [[{}, rss]]),
      gauge("nodejs_heap_used_bytes", "Memory in use by JavaScript objects.", [[{}, heapUsed]]),
      gauge("process_start_time_seconds", "When the process began.", [
        [{}, Math.round(now() / 1000 - process.uptime())],
      ]),
      cpu.render(),
    ].join("");
  }

  return {
    request(route, status, seconds) {
      requests.add({ route, status: String(status) });
      latency.observe({ route }, seconds);
    },
    mail: (outcome) => mails.add({ outcome }),
    push: (outcome) => pushes.add({ outcome }),
    chat: (triage) => answers.add({ triage }),
    model: (outcome) => model.add({ outcome }),
    herbalist({ outcome, waitedMs, workedMs }) {
      questions.add({ outcome });
      if (outcome === "refused") return;
      thinking.observe({ stage: "waiting" }, waitedMs / 1000);
      thinking.observe({ stage: "working" }, workedMs / 1000);
    },
    herbalistWaiting(waiting) {
      waitingQuestions = waiting;
    },
    async render() {
      const counted = [requests, latency, mails, pushes, answers, model, questions, thinking].map((each) =>
        each.render(),
      );
      const waiting = gauge("bush_tea_herbalist_waiting", "Questions waiting for a thread.", [
        [{}, waitingQuestions],
      ]);
      return [...counted, waiting, await database(), runtime()].join("");
    },
    stop: () => {
      lag.disable();
    },
  };
}

/** Undefined when the database did not answer in time. */
async function readOutbox(
  db: Database,
  now: number,
): Promise<{ waiting: number; oldest: number } | undefined> {
  const asked = db
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
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, DATABASE_ANSWERS_WITHIN_MS, undefined);
  });
  const first = await Promise.race([asked, late]);
  clearTimeout(timer);
  return first;
}
