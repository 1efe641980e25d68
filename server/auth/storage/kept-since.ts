/**
 * What was kept with an account since it left an address. It goes when the change is undone: whoever used the account at the other
 * address is perhaps another person than the one who takes it back, in either direction.
 */
import type { Queryable } from "#server/db/database.ts";
import type { Json } from "./users.ts";

/** When a row was made, as SQL. A table that names a person is here, or below. */
const MADE_AT: Readonly<Record<string, string>> = {
  "public.conversations": "created_at",
  "public.game_scores": "created_at",
  "public.push_subscriptions": "created_at",
  "public.quiz_memory": "answered_at",
  "public.reminder_deliveries": "created_at",
  "public.reminder_settings": "created_at",
  "public.reports": "created_at",
  "public.testimonials": "created_at",
  "public.user_analytics_events": "created_at",
  "public.user_plant_interactions": "created_at",
  "public.user_reminders": "created_at",
  "private.chat_sessions": "updated_at",
  // The whole day: its row does not say the hour.
  "private.daily_plants_viewed": "(featured_date + 1)::timestamp at time zone 'America/Guyana'",
  "private.daily_visitors": "(day + 1)::timestamp at time zone 'America/Guyana'",
  "private.dealt_rounds": "dealt_at",
  // After the others, which they were given for.
  "public.user_achievements": "created_at",
};

/** Computed from the rows above, changed below, given by an administrator, or not the person's doing. */
const STAYS: readonly string[] = [
  "public.leaderboard_scores",
  "public.profiles",
  "public.user_roles",
  "private.leaderboard_periods",
  "private.left_second_steps",
  "private.mails",
];

export const TABLES_OF_A_PERSON: readonly string[] = [...Object.keys(MADE_AT), ...STAYS];

/**
 * The caller holds the user's lock.
 * @param left the address, when the account left it, and the user metadata that it had then; a link of an earlier release has none
 */
export async function deleteKeptSince(
  tx: Queryable,
  userId: string,
  left: { address: string; at: Date; metadata: Json | null },
): Promise<void> {
  const since = left.at;
  // A stronger lock, for which rows that are being added wait, and then the person's turn: the order of every other write.
  await tx.query("select from auth.users where id = $1 for update", [userId]);
  await tx.query("select pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended($1::text, 600))", [
    userId,
  ]);
  // The subject of a reminder's mail is its title.
  await tx.query("delete from private.mails where user_id = $1 and kind = 'reminder' and created_at >= $2", [
    userId,
    since,
  ]);
  await forgetMails(tx, userId, left.address, since);
  await tx.query(
    "update auth.users set raw_user_meta_data = coalesce($2::jsonb, raw_user_meta_data) where id = $1",
    [userId, left.metadata],
  );
  for (const [table, madeAt] of Object.entries(MADE_AT))
    await tx.query(`delete from ${table} where user_id = $1 and ${madeAt} >= $2`, [userId, since]);
  await tx.query(
    `update public.user_plant_interactions set viewed_at = null where user_id = $1 and viewed_at >= $2`,
    [userId, since],
  );
  await tx.query("update public.profiles set display_name = null where id = $1 and updated_at >= $2", [
    userId,
    since,
  ]);
}

/** When the account was asked for a mail since, as the user's own data shows it. */
const SENT_AT = [
  "confirmation_sent_at",
  "recovery_sent_at",
  "email_change_sent_at",
  "reauthentication_sent_at",
].map((column) => `${column} = case when ${column} > $2 then $2 else ${column} end`);

/** Mails to other addresses show when somebody signed in there, or chose a password. Those that wait are still sent. */
async function forgetMails(tx: Queryable, userId: string, address: string, since: Date): Promise<void> {
  await tx.query(
    `update private.mails set user_id = null,
       recipient = case when sent_at is null and given_up_at is null then recipient end
     where user_id = $1 and created_at >= $2 and lower(recipient) is distinct from lower($3)`,
    [userId, since, address],
  );
  await tx.query(`update auth.users set ${SENT_AT.join(", ")} where id = $1`, [userId, since]);
}
