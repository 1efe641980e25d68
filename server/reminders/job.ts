/** The reminder job: runs every few seconds until nothing is due, never concurrently within a process. */

import { replanAfterClockSetBack } from "./clock-set-back.ts";
import { DELIVERY_BATCH, type DeliverOptions, deliverPending } from "./deliver.ts";
import { recordLostMails } from "./deliveries.ts";
import { createFailingAccounts } from "./failing-accounts.ts";
import { planPlants, planReminders } from "./plan.ts";

/** Well below the thirty seconds that a reminder may be late. */
export const REMINDERS_EVERY_MS = 10_000;

export type ReminderJob = {
  /** Plans and sends everything due; a call during a run waits for that run. */
  run(): Promise<void>;
  /** Lets deliveries in progress finish; the rest of the batch is released. */
  stop(): Promise<void>;
};

export function createReminderJob(options: DeliverOptions): ReminderJob {
  const { db, now } = options;
  const failing = createFailingAccounts(now);
  let running: Promise<void> | undefined;
  let stopping = false;
  /** Unknown before the first run. */
  let lastLook = Number.POSITIVE_INFINITY;

  async function work(): Promise<void> {
    if (now() < lastLook) await replanAfterClockSetBack(db, now());
    lastLook = now();
    let more = true;
    // Concurrently: the first of a hundred thousand are sent while the last are still being planned.
    while (more && !stopping) {
      const [planned, plants, delivered] = await Promise.all([
        planReminders(db, now()),
        planPlants(db, now()),
        deliverPending(options, failing, DELIVERY_BATCH, () => stopping),
      ]);
      more = planned > 0 || plants > 0 || delivered === DELIVERY_BATCH;
    }
    await recordLostMails(db, now());
  }

  return {
    run() {
      if (stopping) return Promise.resolve();
      running ??= work().finally(() => {
        running = undefined;
      });
      return running;
    },
    async stop() {
      stopping = true;
      await running?.catch(() => undefined);
    },
  };
}
