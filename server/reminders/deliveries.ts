/** The deliveries table as the senders use it: claims pending deliveries, and records their outcomes. */
import type { Database, Queryable } from "#server/db/database.ts";

export type Device = {
  readonly id: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
};

export type ClaimedDelivery = {
  readonly id: string;
  readonly user_id: string;
  readonly kind: "reminder" | "plant-of-the-day";
  readonly title: string;
  readonly description: string | null;
  readonly due_at: Date;
  readonly send_at: Date;
  readonly snoozes: number;
  readonly attempts: number;
  readonly channel: "push" | "email";
  readonly private_titles: boolean;
  /** Only a confirmed address. */
  readonly email: string | null;
  readonly devices: readonly Device[];
};

export type MissedBecause = "late" | "no-device" | "no-address" | "failed";

export type Outcome =
  | { readonly status: "sent" }
  | { readonly status: "missed"; readonly because: MissedBecause }
  | { readonly status: "again"; readonly at: number };

/** The claims of a server that crashed expire after this time. */
export const CLAIM_MS = 120_000;

export async function claimPending(db: Database, now: number, limit: number): Promise<ClaimedDelivery[]> {
  const { rows } = await db.query<ClaimedDelivery>(
    `with claimed as (
       update public.reminder_deliveries set claimed_until = $2, attempts = attempts + 1
       where id in (
         select id from public.reminder_deliveries
         where status = 'waiting' and send_at <= $1 and (claimed_until is null or claimed_until <= $1)
         order by attempts, send_at limit $3 for update skip locked
       )
       returning *
     )
     select c.id, c.user_id, c.kind, c.title, r.description, c.due_at, c.send_at, c.snoozes, c.attempts,
       coalesce(s.channel, 'push') as channel, coalesce(s.private_titles, false) as private_titles,
       case when u.email_confirmed_at is not null then u.email end as email,
       coalesce(d.devices, '[]') as devices
     from claimed c
     join auth.users u on u.id = c.user_id
     left join public.reminder_settings s on s.user_id = c.user_id
     left join public.user_reminders r on r.id = c.reminder_id
     left join lateral (
       select jsonb_agg(jsonb_build_object('id', p.id, 'endpoint', p.endpoint, 'p256dh', p.p256dh, 'auth', p.auth)) as devices
       from public.push_subscriptions p where p.user_id = c.user_id
     ) d on true`,
    [new Date(now), new Date(now + CLAIM_MS), limit],
  );
  return rows;
}

/** Fifty reminders a day and some snoozes fit; times that are changed, or snoozed, again and again do not fill a mailbox. */
export const REMINDER_MAILS = { hour: 60, day: 150 };
const HOUR_MS = 3_600_000;

/** @returns takes one of the person's mails, or says that none is left */
export async function reminderMailsLeft(
  db: Database,
  now: number,
  claimed: readonly ClaimedDelivery[],
): Promise<(userId: string) => boolean> {
  const people = new Set(claimed.filter(({ channel }) => channel === "email").map((row) => row.user_id));
  if (people.size === 0) return () => false;
  const { rows } = await db.query<{ user_id: string; hour: number; day: number }>(
    `select user_id, count(*) filter (where created_at > $2)::int as hour, count(*)::int as day
     from private.mails where user_id = any($1::uuid[]) and kind = 'reminder' and created_at > $3 group by user_id`,
    [[...people], new Date(now - HOUR_MS), new Date(now - 24 * HOUR_MS)],
  );
  const left = new Map(
    rows.map(({ user_id, hour, day }) => [
      user_id,
      Math.min(REMINDER_MAILS.hour - hour, REMINDER_MAILS.day - day),
    ]),
  );
  return (userId) => {
    const mails = left.get(userId) ?? REMINDER_MAILS.hour;
    left.set(userId, mails - 1);
    return mails > 0;
  };
}

/** A delivery that was snoozed meanwhile has been answered: it waits for its new time, whatever the outcome. */
export async function recordOutcomes(
  db: Queryable,
  now: number,
  outcomes: readonly { delivery: ClaimedDelivery; outcome: Outcome }[],
): Promise<void> {
  if (outcomes.length === 0) return;
  await db.query(
    `update public.reminder_deliveries d set
       status = o.status, missed_because = o.because, claimed_until = o.again,
       sent_at = case when o.status = 'sent' then coalesce(d.sent_at, $2) else d.sent_at end
     from jsonb_to_recordset($1::jsonb) as o (id uuid, snoozes smallint, status text, because text, again timestamptz)
     where d.id = o.id and d.snoozes = o.snoozes and d.status = 'waiting'`,
    [
      JSON.stringify(
        outcomes.map(({ delivery: { id, snoozes }, outcome }) => ({
          id,
          snoozes,
          status: outcome.status === "again" ? "waiting" : outcome.status,
          because: outcome.status === "missed" ? outcome.because : null,
          again: outcome.status === "again" ? new Date(outcome.at).toISOString() : null,
        })),
      ),
      new Date(now),
    ],
  );
}

/** Records in the mail's own transaction that it was queued; false when the reminder was answered meanwhile. */
export async function recordMailed(
  tx: Queryable,
  now: number,
  { id, snoozes }: ClaimedDelivery,
  mailId: () => Promise<string>,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update public.reminder_deliveries set status = 'sent', claimed_until = null, sent_at = coalesce(sent_at, $3)
     where id = $1 and snoozes = $2 and status = 'waiting'`,
    [id, snoozes, new Date(now)],
  );
  if (rowCount === 0) return false;
  await tx.query("update public.reminder_deliveries set mail_id = $2 where id = $1", [id, await mailId()]);
  return true;
}

/** A mail that was not sent in time was never seen by the user. */
export async function recordLostMails(db: Database, now: number): Promise<void> {
  await db.query(
    `update public.reminder_deliveries d set status = 'missed', missed_because = 'failed', mail_id = null
     from private.mails m
     where m.id = d.mail_id and m.kind = 'reminder' and m.given_up_at is not null and m.created_at > $1
       and d.status = 'sent' and d.done_at is null`,
    [new Date(now - 86_400_000)],
  );
}

export async function deleteDevices(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await db.query("delete from public.push_subscriptions where id = any($1::uuid[])", [ids]);
}
