/** Delivers what is due: a push to each device, or a mail into the outbox, and records the outcome. */
import type { KeyObject } from "node:crypto";
import type { Database } from "#server/db/database.ts";
import { guyanaDate } from "#server/jobs/plant-of-the-day.ts";
import type { MailQueue } from "#server/mail/queue.ts";
import type { PushSender } from "#server/push/send.ts";
import {
  CLAIM_MS,
  type ClaimedDelivery,
  claimPending,
  deleteDevices,
  type Outcome,
  recordMailed,
  recordOutcomes,
  reminderMailsLeft,
} from "./deliveries.ts";
import type { FailingAccounts } from "./failing-accounts.ts";
import { signLink } from "./links.ts";
import { LATE_MS } from "./schedule.ts";
import { plantOfTheDayMail, plantPush, type ReminderContent, reminderMail, reminderPush } from "./texts.ts";

export type DeliverOptions = {
  readonly db: Database;
  readonly push: Pick<PushSender, "send">;
  readonly mail: Pick<MailQueue, "enqueue" | "kick">;
  readonly linkSecret: KeyObject;
  readonly siteUrl: string;
  readonly now: () => number;
};

/** As with planning: what is claimed at once keeps others waiting. */
export const DELIVERY_BATCH = 250;
const SENDERS = 50;
const ANSWERABLE_MS = 48 * 3_600_000;

type Plant = { id: string; name: string };

/**
 * @param stopping checked before each delivery: once true, the rest is released for an immediate retry elsewhere
 * @returns how many were claimed; as many as requested means that there may be more
 */
export async function deliverPending(
  options: DeliverOptions,
  failing: FailingAccounts,
  limit = DELIVERY_BATCH,
  stopping = () => false,
): Promise<number> {
  const { db, now, mail } = options;
  const until = now() + CLAIM_MS;
  const claimed = await claimPending(db, now(), limit);
  if (claimed.length === 0) return 0;
  const plants = await plantsFor(db, claimed);
  const plantOf = ({ kind, due_at }: ClaimedDelivery) =>
    kind === "plant-of-the-day" ? plants.get(guyanaDate(due_at.getTime())) : undefined;
  const mayMail = await reminderMailsLeft(db, now(), claimed);
  const gone: string[] = [];
  const outcomes: { delivery: ClaimedDelivery; outcome: Outcome }[] = [];
  const left = claimed.values();
  const worker = async () => {
    for (const delivery of left) {
      // A server that was frozen has lost its claim: another one may have sent these by now.
      if (now() >= until) return;
      const outcome: Outcome | undefined = stopping()
        ? { status: "again", at: now() }
        : await deliver(options, delivery, plantOf(delivery), { gone, mayMail, failing });
      if (outcome !== undefined) outcomes.push({ delivery, outcome });
    }
  };
  const finished = await Promise.allSettled(Array.from({ length: SENDERS }, worker));
  // Outcomes are recorded even when another delivery failed, or it would be sent again.
  await recordOutcomes(db, now(), outcomes);
  await deleteDevices(db, gone);
  if (claimed.some(({ channel }) => channel === "email")) mail.kick();
  const broken = finished.find((result) => result.status === "rejected");
  if (broken !== undefined) throw broken.reason;
  return claimed.length;
}

/** Undefined when it was recorded already, in the transaction of its mail. */
async function deliver(
  options: DeliverOptions,
  delivery: ClaimedDelivery,
  plant: Plant | undefined,
  {
    gone,
    mayMail,
    failing,
  }: { gone: string[]; mayMail: (userId: string) => boolean; failing: FailingAccounts },
): Promise<Outcome | undefined> {
  const at = options.now();
  const missed = (because: "late" | "no-device" | "no-address" | "failed"): Outcome => ({
    status: "missed",
    because,
  });
  if (at - delivery.send_at.getTime() > LATE_MS) return missed(delivery.attempts > 1 ? "failed" : "late");
  if (delivery.kind === "plant-of-the-day" && plant === undefined) return missed("failed");
  if (delivery.channel === "email") {
    if (delivery.email === null) return missed("no-address");
    if (!mayMail(delivery.user_id)) return missed("failed");
    await sendMail(options, delivery, delivery.email, plant);
    return undefined;
  }
  if (delivery.devices.length === 0) return missed("no-device");
  if (failing.has(delivery.user_id)) return tryAgain(delivery, at);
  const outcome = await sendPush(options, delivery, plant, gone);
  if (outcome.status === "again") failing.add(delivery.user_id);
  return outcome;
}

/** After 20 s, 40 s, 80 s … until it is too late. */
const tryAgain = ({ attempts }: ClaimedDelivery, now: number): Outcome => ({
  status: "again",
  at: now + 10_000 * 2 ** Math.min(attempts, 6),
});

async function sendPush(
  { push, linkSecret, now }: DeliverOptions,
  delivery: ClaimedDelivery,
  plant: Plant | undefined,
  gone: string[],
): Promise<Outcome> {
  const payload =
    delivery.kind === "plant-of-the-day" && plant
      ? plantPush(delivery.id, plant)
      : reminderPush(contentOf(delivery, linkSecret, now()));
  const lateAt = delivery.send_at.getTime() + LATE_MS;
  const message = {
    payload: JSON.stringify(payload),
    ttlSeconds: Math.max(1, Math.round((lateAt - now()) / 1000)),
    // A topic has at most 32 characters of this alphabet, as many as a UUID without hyphens.
    topic: delivery.id.replaceAll("-", ""),
  };
  const results = await Promise.all(
    delivery.devices.map(async (device) => {
      const result = await push.send(device, message);
      if (result === "gone") gone.push(device.id);
      return result;
    }),
  );
  if (results.includes("sent")) return { status: "sent" };
  if (!results.includes("failed")) return { status: "missed", because: "no-device" };
  return tryAgain(delivery, now());
}

async function sendMail(
  { db, mail, linkSecret, siteUrl, now }: DeliverOptions,
  delivery: ClaimedDelivery,
  to: string,
  plant: Plant | undefined,
): Promise<void> {
  const token = signLink(linkSecret, "unsubscribe", delivery.user_id, 0);
  const stop = `${siteUrl}/functions/v1/reminder-unsubscribe?token=${token}`;
  const rendered =
    delivery.kind === "plant-of-the-day" && plant
      ? plantOfTheDayMail(plant, { page: `${siteUrl}/plants/${plant.id}`, stop })
      : reminderMail(contentOf(delivery, linkSecret, now()), { page: `${siteUrl}/reminders`, stop });
  await db.transaction("owner", (tx) =>
    recordMailed(tx, now(), delivery, () =>
      mail.enqueue(tx, {
        ...rendered,
        kind: "reminder",
        to,
        userId: delivery.user_id,
        headers: {
          "List-Unsubscribe": `<${stop}>`,
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        },
        expiresAt: delivery.send_at.getTime() + LATE_MS,
      }),
    ),
  );
}

function contentOf(delivery: ClaimedDelivery, linkSecret: KeyObject, now: number): ReminderContent {
  return {
    deliveryId: delivery.id,
    title: delivery.title,
    description: delivery.description,
    privately: delivery.private_titles,
    token: signLink(linkSecret, "answer", delivery.id, now + ANSWERABLE_MS),
  };
}

/** The plants of the requested days, by Guyana's calendar, as the encyclopedia shows them. */
async function plantsFor(db: Database, claimed: readonly ClaimedDelivery[]): Promise<Map<string, Plant>> {
  const days = new Set(
    claimed
      .filter(({ kind }) => kind === "plant-of-the-day")
      .map(({ due_at }) => guyanaDate(due_at.getTime())),
  );
  if (days.size === 0) return new Map();
  const { rows } = await db.query<Plant & { day: string }>(
    `select d.featured_date::text as day, p.id, coalesce(p.creole_names[1], p.common_name) as name
     from public.plant_of_the_day d join public.plants p on p.id = d.plant_id
     where d.featured_date = any($1::date[])`,
    [[...days]],
  );
  return new Map(rows.map(({ day, id, name }) => [day, { id, name }]));
}
