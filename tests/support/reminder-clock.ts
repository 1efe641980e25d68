/**
 * The application's database under a fake clock, with the reminder jobs of three servers running concurrently and a fake
 * push service.
 */
import { createSecretKey } from "node:crypto";
import type { Database } from "#server/db/database.ts";
import type { PushMessage, PushOutcome } from "#server/push/send.ts";
import { createReminderJob, type ReminderJob } from "#server/reminders/job.ts";
import { openAppDatabase } from "#tests/support/database.ts";

export const MINUTE = 60_000;
export const at = (text: string) => Date.parse(text);

type Rule = { time: string; zone: string; frequency?: string; weekday?: number };
type Delivery = { title: string; due: string; status: string; because: string | null; day: string };

export type ReminderClock = Awaited<ReturnType<typeof openReminderClock>>;

export async function openReminderClock(kind: Database["kind"]) {
  const place = await openAppDatabase(kind);
  const { db } = place;
  const state = {
    now: 0,
    outcome: (_endpoint: string): PushOutcome => "sent",
  };
  const sent: { tag: string; title: string; at: number; ttl: number }[] = [];
  const newServer = (): ReminderJob =>
    createReminderJob({
      db,
      now: () => state.now,
      linkSecret: createSecretKey(Buffer.alloc(32)),
      siteUrl: "https://tea.test",
      mail: {
        async enqueue(tx, { userId, kind, subject }) {
          const { rows } = await tx.query<{ id: string }>(
            `insert into private.mails (user_id, kind, subject, next_attempt_at, expires_at, created_at)
             values ($1, $2, $3, $4, $4, $4) returning id`,
            [userId ?? null, kind, subject, new Date(state.now)],
          );
          return rows[0]?.id ?? "";
        },
        kick: () => undefined,
      },
      push: {
        async send(device, message: PushMessage) {
          const payload = JSON.parse(message.payload);
          const result = state.outcome(device.endpoint);
          if (result === "sent") {
            sent.push({ tag: payload.tag, title: payload.title, at: state.now, ttl: message.ttlSeconds });
          }
          return result;
        },
      },
    });
  const jobs: ReminderJob[] = [];
  const runAll = () => Promise.all(jobs.map((job) => job.run()));

  return {
    db,
    /** The fake clock's time and the push service's outcome, set by the tests. */
    state,
    /** The pushes that reached a device. */
    sent,
    jobs,
    runAll,
    /** Deletes all users and pushes, and replaces the jobs by new ones with a working push service. */
    async reset(): Promise<void> {
      await db.query("delete from auth.users");
      sent.length = 0;
      state.outcome = () => "sent";
      jobs.splice(0, jobs.length, newServer(), newServer(), newServer());
    },
    async runBetween(from: string, to: string, step = 5 * MINUTE): Promise<void> {
      for (state.now = at(from); state.now <= at(to); state.now += step) await runAll();
    },
    async person(devices = 1): Promise<string> {
      const { rows } = await db.query<{ id: string }>(
        "insert into auth.users (email, email_confirmed_at) values (gen_random_uuid() || '@tea.test', now()) returning id",
      );
      const id = rows[0]?.id ?? "";
      await db.query(
        `insert into push_subscriptions (user_id, endpoint, p256dh, auth)
         select $1::uuid, 'https://push.example/' || $1::text || n, 'k', 'a' from generate_series(1, $2::int) n`,
        [id, devices],
      );
      return id;
    },
    /** Created at a time of the fake clock, which the database does not know. */
    async remind(user: string, title: string, rule: Rule, made: string): Promise<string> {
      const { rows } = await db.query<{ id: string }>(
        `insert into user_reminders (user_id, title, reminder_time, time_zone, frequency, weekday)
         values ($1, $2, $3, $4, $5, $6) returning id`,
        [user, title, rule.time, rule.zone, rule.frequency ?? "daily", rule.weekday ?? null],
      );
      const id = rows[0]?.id ?? "";
      await db.query("update user_reminders set counts_from = $2 where id = $1", [id, made]);
      return id;
    },
    async ledger(): Promise<Delivery[]> {
      const { rows } = await db.query<Delivery>(
        `select title, to_char(due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI') as due, status,
           missed_because as because, local_day::text as day
         from reminder_deliveries order by due_at, title`,
      );
      return rows;
    },
    async close(): Promise<void> {
      for (const job of jobs) await job.stop();
      await place.close();
    },
  };
}
