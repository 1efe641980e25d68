/**
 * The reminder endpoints under /functions/v1 that need no sign-in: a notification's buttons, unsubscribing from mails, a
 * renewed push subscription; and the calendar file. Each is authorised by a signed link or by the subscription's secret.
 */
import type { KeyObject } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { z } from "zod";
import { type Actor, type Database, DatabaseError } from "#server/db/database.ts";
import type { RateLimiter } from "#server/limits/rate-limiter.ts";
import { describeError, type Log } from "#server/log.ts";
import { networkOf } from "#server/networks/network.ts";
import { authenticatedUserId } from "#server/tokens/authenticated-user.ts";
import { TokenError } from "#server/tokens/verify.ts";
import { type CalendarEntry, writeCalendar } from "./calendar.ts";
import { readLink, signLink } from "./links.ts";
import { isZone } from "./schedule.ts";
import { sendUnsubscribePage } from "./unsubscribe-page.ts";

export type RemindersAppOptions = {
  readonly db: Database;
  readonly linkSecret: KeyObject;
  readonly siteUrl: string;
  readonly authenticate: (request: Request) => Promise<Actor>;
  readonly limiter: RateLimiter;
  readonly clientAddress: (c: Context<{ Bindings: HttpBindings }>) => string;
  readonly log: Log;
  readonly now: () => number;
};

export type RemindersApp = Hono<{ Bindings: HttpBindings }>;

/** A browser renews a subscription every few months; this is enough for an office behind one address. */
const RENEWALS = { name: "push-renewal", limit: 20, windowSeconds: 60 } as const;

/** Of an account: a person takes the file once, and a slow phone tries again. Writing fifty long reminders costs a fiftieth of a second. */
const CALENDAR_FILES = { name: "calendar-file", limit: 10, windowSeconds: 60 } as const;

/** Long enough for a slow phone, too short for the link to be shared. */
const CALENDAR_LINK_MS = 10 * 60_000;

const answerBody = z.object({ token: z.string().max(200), answer: z.enum(["done", "snooze"]) });
// Null characters are refused here: the database cannot store them.
const subscription = z.object({
  endpoint: z
    .string()
    .max(2000)
    .regex(/^https:\/\/[^\0]*$/),
  keys: z.object({
    p256dh: z
      .string()
      .max(200)
      .regex(/^[^\0]*$/),
    auth: z
      .string()
      .max(100)
      .regex(/^[^\0]*$/),
  }),
});
const renewalBody = z.object({ old: subscription, fresh: subscription });

export function createRemindersApp(options: RemindersAppOptions): RemindersApp {
  const app: RemindersApp = new Hono();
  app.post("/reminder-answer", (c) => answerReminder(c, options));
  app.post("/push-renewal", (c) => renewSubscription(c, options));
  app.get("/reminder-unsubscribe", (c) => askToUnsubscribe(c, options));
  // Mail clients post here directly (RFC 8058 one-click unsubscribe), and so does the page's button.
  app.post("/reminder-unsubscribe", (c) => unsubscribe(c, options));
  app.post("/reminder-calendar", (c) => sendCalendarLink(c, options));
  app.get("/reminder-calendar", (c) => sendCalendar(c, options));
  app.onError((error, c) => {
    if (error instanceof TokenError) return c.json({ error: "Please sign in again." }, 401);
    options.log.error(describeError(error), "a reminder endpoint failed");
    return c.json({ error: "Something went wrong. Please try again." }, 503);
  });
  return app;
}

type Call = Context<{ Bindings: HttpBindings }>;

async function answerReminder(c: Call, { db, linkSecret, now }: RemindersAppOptions): Promise<Response> {
  const body = await readJson(c, answerBody);
  const delivery = body && readLink(linkSecret, "answer", body.token, now());
  if (!body || delivery === undefined) return c.json({ error: "This reminder cannot be answered." }, 400);
  const { rows } = await db.query<{ outcome: string }>(
    "select private.answer_delivery($1::uuid, $2, $3::timestamptz) as outcome",
    [delivery, body.answer, new Date(now())],
  );
  const outcome = rows[0]?.outcome;
  if (outcome === "gone") return c.json({ error: "This reminder no longer exists." }, 404);
  if (outcome === "too late") return c.json({ error: "This reminder has expired." }, 409);
  return c.json({ outcome });
}

async function renewSubscription(
  c: Call,
  { db, limiter, clientAddress }: RemindersAppOptions,
): Promise<Response> {
  // Unauthenticated, and each attempt is a query: counted before the body is read.
  const verdict = await limiter.hit([{ rule: RENEWALS, key: networkOf(clientAddress(c)) }]);
  if (!verdict.allowed) {
    c.header("retry-after", String(verdict.retryAfterSeconds));
    return c.json({ error: "Too many devices were renewed. Please try again later." }, 429);
  }
  const body = await readJson(c, renewalBody);
  if (!body) return c.json({ error: "The request is not in a form we can read." }, 400);
  const { old, fresh } = body;
  try {
    const { rowCount } = await db.query(
      `update public.push_subscriptions set endpoint = $4, p256dh = $5, auth = $6
       where endpoint = $1 and p256dh = $2 and auth = $3`,
      [old.endpoint, old.keys.p256dh, old.keys.auth, fresh.endpoint, fresh.keys.p256dh, fresh.keys.auth],
    );
    return rowCount === 0 ? c.json({ error: "This device is not known." }, 404) : c.body(null, 204);
  } catch (error) {
    // The new endpoint is already registered: nothing is changed.
    if (error instanceof DatabaseError && error.code === "23505") {
      return c.json({ error: "This device is known already." }, 409);
    }
    throw error;
  }
}

function askToUnsubscribe(c: Call, options: RemindersAppOptions): Response {
  const known = userToUnsubscribe(c, options) !== undefined;
  return sendUnsubscribePage(c, known ? "ask" : "invalid", options.siteUrl);
}

async function unsubscribe(c: Call, options: RemindersAppOptions): Promise<Response> {
  const user = userToUnsubscribe(c, options);
  if (user === undefined) return sendUnsubscribePage(c, "invalid", options.siteUrl);
  await options.db.query("update public.reminder_settings set channel = 'push' where user_id = $1", [user]);
  return sendUnsubscribePage(c, "done", options.siteUrl);
}

function userToUnsubscribe(c: Call, { linkSecret, now }: RemindersAppOptions): string | undefined {
  return readLink(linkSecret, "unsubscribe", c.req.query("token") ?? "", now());
}

async function sendCalendarLink(
  c: Call,
  { db, authenticate, linkSecret, now }: RemindersAppOptions,
): Promise<Response> {
  const actor = await authenticate(c.req.raw);
  const user = await authenticatedUserId(db, actor);
  const { session_id: session } = actor.claims;
  if (user === null || typeof session !== "string") return c.json({ error: "Please sign in." }, 401);
  // For the session, not the user: the link ends with it.
  const token = signLink(linkSecret, "calendar", session, now() + CALENDAR_LINK_MS);
  return c.json({ path: `reminder-calendar?token=${token}` });
}

async function sendCalendar(
  c: Call,
  { db, limiter, linkSecret, siteUrl, now }: RemindersAppOptions,
): Promise<Response> {
  const session = readLink(linkSecret, "calendar", c.req.query("token") ?? "", now());
  const user = session && (await userOfSession(db, session, now()));
  if (!user) return c.text("This link has expired. Please request the file again.", 403);
  const verdict = await limiter.hit([{ rule: CALENDAR_FILES, key: user }]);
  if (!verdict.allowed) {
    c.header("retry-after", String(verdict.retryAfterSeconds));
    return c.text("This file was requested too often. Please try again in a minute.", 429);
  }
  c.header("Content-Type", "text/calendar; charset=utf-8");
  c.header("Content-Disposition", 'attachment; filename="bush-tea-reminders.ics"');
  c.header("Cache-Control", "no-store");
  return c.body(writeCalendar(await calendarEntriesOf(db, user), new URL(siteUrl).hostname, now()));
}

/** The second step too: a link made before the first one was set up shows nothing afterwards. */
async function userOfSession(db: Database, session: string, now: number): Promise<string | undefined> {
  const { rows } = await db.query<{ user_id: string }>(
    `select user_id from auth.sessions s
     where id = $1::uuid and (not_after is null or not_after > $2) and (aal = 'aal2' or not exists (
       select from auth.mfa_factors f where f.user_id = s.user_id and f.status = 'verified'))`,
    [session, new Date(now)],
  );
  return rows[0]?.user_id;
}

async function calendarEntriesOf(db: Database, user: string): Promise<CalendarEntry[]> {
  const { rows } = await db.query<CalendarEntry>(
    `select id, title, description, reminder_time as time, frequency, weekday, time_zone as zone
     from public.user_reminders where user_id = $1 and active order by reminder_time, id`,
    [user],
  );
  return rows.filter(({ zone }) => isZone(zone));
}

async function readJson<T extends z.ZodType>(c: Context, schema: T): Promise<z.infer<T> | undefined> {
  try {
    return schema.safeParse(JSON.parse(await c.req.text())).data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
