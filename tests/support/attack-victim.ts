/** A user with a row in every table that stores personal data, and a snapshot of those rows to detect changes. */
import type { Database, Row } from "#server/db/database.ts";

export type Victim = {
  readonly id: string;
  /** Part of every text of this user: a response that contains it has leaked something. */
  readonly mark: string;
  readonly ids: Readonly<
    Record<"reminder" | "delivery" | "conversation" | "factor" | "session" | "device", string>
  >;
};

export const VICTIM_PUSH_ENDPOINT = "https://push.test/victim";

/** @param id of an existing account that has a session */
export async function createVictimRows(db: Database, id: string): Promise<Victim> {
  const mark = `private-${id}`;
  const insert = async (sql: string, ...values: unknown[]): Promise<string> => {
    const { rows } = await db.query<{ id: string }>(`insert into ${sql}`, values);
    return rows[0]?.id ?? "";
  };
  await db.query("update profiles set display_name = 'Miss Victim' where id = $1", [id]);
  await insert("user_roles (user_id, role) values ($1, 'admin')", id);
  await insert("user_plant_interactions (user_id, plant_id, bookmarked) values ($1, 'neem', true)", id);
  // As needed, so that the reminder job does not change it during the attack.
  const reminder = await insert(
    "user_reminders (user_id, title, description, frequency) values ($1, $2, $2, 'as-needed') returning id",
    id,
    mark,
  );
  await insert("reminder_settings (user_id, channel) values ($1, 'push')", id);
  const delivery = await insert(
    `reminder_deliveries (user_id, reminder_id, title, time_zone, due_at, local_day, status, send_at, sent_at)
     values ($1, $2, $3, 'America/Guyana', now(), current_date, 'sent', now(), now()) returning id`,
    id,
    reminder,
    mark,
  );
  const device = await insert(
    "push_subscriptions (user_id, endpoint, p256dh, auth) values ($1, $2, $3, $3) returning id",
    id,
    VICTIM_PUSH_ENDPOINT,
    mark,
  );
  await insert(
    `game_scores (user_id, game_type, score, difficulty, metadata)
     values ($1, 'herb-identifier', 5, 'easy', $2)`,
    id,
    { total_questions: 5, best_streak: 5, percentage: 100, mark },
  );
  await insert("private.dealt_rounds (user_id) values ($1)", id);
  await insert("quiz_memory (user_id, plant_id, box, answered_at) values ($1, 'neem', 3, now())", id);
  const conversation = await insert(
    `conversations (user_id, session_id, query, ai_response, triage)
     values ($1, gen_random_uuid(), $2, $2, 'routine') returning id`,
    id,
    mark,
  );
  await insert("user_analytics_events (user_id, event_type, metadata) values ($1, 'page_view', $2)", id, {
    mark,
  });
  await insert("testimonials (user_id, plant_id, body) values ($1, 'neem', $2)", id, mark);
  await insert("reports (user_id, plant_id, body) values ($1, 'neem', $2)", id, mark);
  await insert(
    "auth.identities (user_id, provider_id, provider, identity_data) values ($1::uuid, $1::text, 'email', $2)",
    id,
    { sub: id, email: `${mark}@tea.test` },
  );
  const factor = await insert(
    `auth.mfa_factors (user_id, friendly_name, factor_type, status, secret)
     values ($1, $2, 'totp', 'verified', 'JBSWY3DPEHPK3PXP') returning id`,
    id,
    mark,
  );
  const { rows } = await db.query<{ id: string }>(
    "update auth.sessions set user_agent = $2 where user_id = $1 returning id",
    [id, mark],
  );
  return { id, mark, ids: { reminder, delivery, conversation, factor, session: rows[0]?.id ?? "", device } };
}

/** Every row of this user in every table. */
export async function rowsOf(db: Database, id: string): Promise<Record<string, Row[]>> {
  const { rows: places } = await db.query<{ place: string; owned: string }>(
    `select format('%I.%I', table_schema, table_name) as place,
       string_agg(format('t.%I = $1', column_name), ' or ') as owned
     from private.columns_naming_a_person() group by 1
     union all select 'auth.users', 't.id = $1' order by 1`,
  );
  const found: Record<string, Row[]> = {};
  for (const { place, owned } of places) {
    const { rows } = await db.query<{ row: Row }>(
      `select to_jsonb(t) as row from ${place} t where ${owned} order by to_jsonb(t)::text`,
      [id],
    );
    found[place] = rows.map(({ row }) => row);
  }
  return found;
}
