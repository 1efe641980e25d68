/** Reminders, put together for the server: keys, senders, the job that makes them ring, and what their bearers call. */
import type { Hono } from "hono";
import type { Actor, Database } from "#server/db/database.ts";
import { createReminderJob, type ReminderJob } from "#server/jobs/reminders.ts";
import type { Log } from "#server/log.ts";
import type { MailQueue } from "#server/mail/queue.ts";
import type { Metrics } from "#server/metrics/metrics.ts";
import { openPushKeys } from "#server/push/keys.ts";
import { createPushSender, type PushSender } from "#server/push/send.ts";
import { createRemindersApp } from "#server/reminders/app.ts";
import type { Settings } from "#server/settings.ts";

export type Reminders = {
  readonly app: Hono;
  /** What browsers subscribe with. */
  readonly pushKey: string;
  readonly job: ReminderJob;
  stop(): Promise<void>;
};

export function openReminders(options: {
  db: Database;
  settings: Settings;
  siteUrl: string;
  mail: MailQueue;
  authenticate: (request: Request) => Promise<Actor>;
  log: Log;
  now: () => number;
  metrics: Pick<Metrics, "push">;
}): Reminders {
  const { db, settings, siteUrl, mail, authenticate, log, now, metrics } = options;
  const keys = openPushKeys({ dataDir: settings.dataDir, given: settings.push.keys });
  const sender = createPushSender({
    keys,
    subject: settings.push.subject ?? contactOf(siteUrl),
    relayUrl: settings.push.relayUrl,
    now,
  });
  const push: Pick<PushSender, "send"> = {
    async send(device, message) {
      const outcome = await sender.send(device, message);
      metrics.push(outcome);
      return outcome;
    },
  };
  const { linkSecret } = keys;
  const job = createReminderJob({ db, push, mail, linkSecret, siteUrl, now });
  return {
    app: createRemindersApp({ db, linkSecret, siteUrl, authenticate, log, now }),
    pushKey: keys.publicKey,
    job,
    async stop() {
      await job.stop();
      sender.close();
    },
  };
}

/** Push services want an https or mailto address, and some refuse localhost. */
function contactOf(siteUrl: string): string {
  return siteUrl.startsWith("https:") ? siteUrl : `mailto:no-reply@${new URL(siteUrl).hostname}`;
}
