/** Puts reminders together: push keys and sender, the delivery job, and the endpoints that notifications call. */
import type { Actor, Database } from "#server/db/database.ts";
import { clientAddress } from "#server/http/client-address.ts";
import type { RateLimiter } from "#server/limits/rate-limiter.ts";
import type { Log } from "#server/log.ts";
import type { MailQueue } from "#server/mail/queue.ts";
import type { Metrics } from "#server/metrics/metrics.ts";
import { openPushKeys } from "#server/push/keys.ts";
import { createPushSender, type PushSender } from "#server/push/send.ts";
import { createRemindersApp, type RemindersApp } from "./app.ts";
import { createReminderJob, type ReminderJob } from "./job.ts";

export type Reminders = {
  readonly app: RemindersApp;
  /** The public VAPID key that browsers subscribe with. */
  readonly pushKey: string;
  readonly job: ReminderJob;
  stop(): Promise<void>;
};

export function openReminders(options: {
  db: Database;
  settings: {
    readonly dataDir: string;
    readonly trustProxy: boolean;
    readonly push: {
      readonly keys: { publicKey: string; privateKey: string } | undefined;
      readonly subject: string | undefined;
      readonly relayUrl: string | undefined;
    };
  };
  siteUrl: string;
  mail: MailQueue;
  authenticate: (request: Request) => Promise<Actor>;
  limiter: RateLimiter;
  log: Log;
  now: () => number;
  metrics: Pick<Metrics, "push">;
}): Reminders {
  const { db, settings, siteUrl, mail, authenticate, limiter, log, now, metrics } = options;
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
    app: createRemindersApp({
      db,
      linkSecret,
      siteUrl,
      authenticate,
      limiter,
      log,
      now,
      clientAddress: (c) => clientAddress(c.env.incoming, settings.trustProxy),
    }),
    pushKey: keys.publicKey,
    job,
    async stop() {
      await job.stop();
      sender.close();
    },
  };
}

/** Push services require an https or mailto address, and some refuse localhost. */
function contactOf(siteUrl: string): string {
  return siteUrl.startsWith("https:") ? siteUrl : `mailto:no-reply@${new URL(siteUrl).hostname}`;
}
