/** The jobs that run while the server runs, and how often each of them does. */
import type { Catalogue } from "#catalogue/catalogue.ts";
import type { Accounts } from "#server/auth/open-accounts.ts";
import type { Database } from "#server/db/database.ts";
import { fillPlantOfTheDay } from "#server/jobs/plant-of-the-day.ts";
import { deleteExpiredData } from "#server/jobs/retention.ts";
import type { ScheduledJob } from "#server/jobs/schedule.ts";
import type { TrustedClock } from "#server/jobs/trusted-clock.ts";
import type { RateLimiter } from "#server/limits/rate-limiter.ts";
import { REMINDERS_EVERY_MS, type ReminderJob } from "#server/reminders/job.ts";

const HOUR_MS = 3_600_000;
const RETRY_PREPARATION_MS = 30_000;

export function backgroundJobs(options: {
  readonly db: Database;
  readonly catalogue: Catalogue;
  readonly limiter: RateLimiter;
  readonly accounts: Pick<Accounts, "sweep">;
  readonly reminders: ReminderJob;
  readonly trustedClock: TrustedClock;
  /** Prepares the database if a full disk prevented it at the start. */
  readonly retryPreparation: () => Promise<void>;
}): ScheduledJob[] {
  const { db, catalogue, limiter, accounts, reminders, trustedClock, retryPreparation } = options;
  return [
    { name: "database preparation", everyMs: RETRY_PREPARATION_MS, run: retryPreparation },
    {
      name: "plant of the day",
      everyMs: HOUR_MS,
      run: () => fillPlantOfTheDay(db, catalogue, Date.now()),
    },
    { name: "limits", everyMs: HOUR_MS, run: () => limiter.purge() },
    { name: "reminders", everyMs: REMINDERS_EVERY_MS, run: () => reminders.run() },
    {
      name: "retention",
      everyMs: HOUR_MS,
      async run() {
        const now = await trustedClock();
        await Promise.all([accounts.sweep(now), deleteExpiredData(db, now)]);
      },
    },
  ];
}
