/** Makes reminders ring: looks every few seconds, works until nothing is due, never twice at once in one process. */

import { replanAfterClockSetBack } from "./clock-set-back.ts";
import { DELIVERED_AT_ONCE, type DeliverOptions, deliverWaiting } from "./deliver.ts";
import { recordLostMails } from "./ledger.ts";
import { planPlants, planReminders } from "./plan.ts";

/** Well under the half minute that a reminder may be late. */
export const REMINDERS_EVERY_MS = 10_000;

export type ReminderJob = {
  /** Plans and sends everything due; a call while one runs waits for that one. */
  run(): Promise<void>;
  /** Lets what is being sent finish; the rest of the batch is given back. */
  stop(): Promise<void>;
};

export function createReminderJob(options: DeliverOptions): ReminderJob {
  const { db, now } = options;
  let running: Promise<void> | undefined;
  let stopping = false;
  /** At the first look nobody knows what the clock showed before. */
  let lastLook = Number.POSITIVE_INFINITY;

  async function work(): Promise<void> {
    if (now() < lastLook) await replanAfterClockSetBack(db, now());
    lastLook = now();
    let more = true;
    // Side by side: the first of a hundred thousand ring while the last are still being looked for.
    while (more && !stopping) {
      const [planned, plants, delivered] = await Promise.all([
        planReminders(db, now()),
        planPlants(db, now()),
        deliverWaiting(options, DELIVERED_AT_ONCE, () => stopping),
      ]);
      more = planned > 0 || plants > 0 || delivered === DELIVERED_AT_ONCE;
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
