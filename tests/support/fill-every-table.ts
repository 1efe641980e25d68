/** Rows in every table, with values that are easily corrupted by a copy: what a backup must restore. */
import type { Database } from "#server/db/database.ts";

/** Quotes, line ends, backslashes, text that looks like NULL or an array, non-ASCII characters. */
export const AWKWARD = 'it\'s "so"\n\tback\\slash, {NULL,""} \\N $1 – ñ 🌿 \u2028 end ';

/** Leaves out tables and columns that the database does not have, so that an older release can be filled as well. */
export async function fillEveryTable(db: Database, userId: string): Promise<void> {
  const { rows: known } = await db.query<{ name: string }>(
    "select format('%s.%s.%s', table_schema, table_name, column_name) as name from information_schema.columns",
  );
  const names = new Set(known.map(({ name }) => name));
  for (const [table, columns, values] of rows(userId)) {
    const here = columns
      .split(", ")
      .map((column, at) => ({ column, value: values[at] }))
      .filter(({ column }) => names.has(`${table}.${column}`));
    if (here.length === 0) continue;
    const into = here.map(({ column }) => column).join(", ");
    const places = here.map((_, at) => `$${at + 1}`).join(", ");
    await db.query(
      `insert into ${table} (${into}) values (${places}) on conflict do nothing`,
      here.map(({ value }) => value),
    );
  }
}

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
const moment = "2026-03-01 02:03:04.000007+00";

function rows(user: string): [table: string, columns: string, values: unknown[]][] {
  const json = JSON.stringify({ text: AWKWARD, none: null, deep: [[], {}, [1.5, 1e21]] });
  const round = JSON.stringify({ total_questions: 5, percentage: 100, best_streak: 5, note: AWKWARD });
  return [
    [
      "auth.flow_state",
      "id, auth_code, code_challenge_method, code_challenge, provider_type, authentication_method",
      [id(1), "code", "s256", "x", "email", "otp"],
    ],
    [
      "auth.identities",
      "id, provider_id, user_id, identity_data, provider",
      [id(2), "someone", user, json, "elsewhere"],
    ],
    [
      "auth.mfa_factors",
      "id, user_id, friendly_name, factor_type, web_authn_credential, last_totp_step",
      [id(3), user, AWKWARD, "totp", json, "9007199254740993"],
    ],
    ["auth.mfa_challenges", "id, factor_id, ip_address, verified_at", [id(4), id(3), "2001:db8::1", moment]],
    ["auth.sessions", "id, user_id, factor_id, ip, user_agent", [id(5), user, id(3), "192.0.2.7/24", ""]],
    ["auth.mfa_amr_claims", "id, session_id, authentication_method", [id(6), id(5), "totp"]],
    ["auth.refresh_tokens", "token, user_id, session_id, revoked", ["hash", user, id(5), true]],
    [
      "auth.one_time_tokens",
      "id, user_id, token_type, token_hash, relates_to, flow_state_id, expires_at",
      [id(7), user, "recovery", "h", "", id(1), "infinity"],
    ],
    ["auth.webauthn_challenges", "id, challenge, expires_at", [id(8), "c", moment]],
    ["auth.webauthn_credentials", "id, user_id, credential_id, credential", [id(9), user, "cred", json]],
    ["private.chat_sessions", "session_id, owner, latch, updated_at", [id(10), "guest", "emergency", moment]],
    ["private.daily_counts", "day, kind, subject, n", ["0044-03-15 BC", "conversation", AWKWARD, 1]],
    ["private.daily_plants_viewed", "user_id, featured_date", [user, "2026-03-01"]],
    ["private.daily_visitors", "day, user_id", ["0044-03-15 BC", user]],
    ["private.dealt_rounds", "round_id, user_id, dealt_at", [id(20), user, moment]],
    ["private.left_second_steps", "id, user_id, left_at, credential", [id(21), user, moment, json]],
    ["private.plant_viewers", "day, viewer, plant_id", ["0044-03-15 BC", AWKWARD, "neem"]],
    ["private.leaderboard_steps", "points, people", [70, 3]],
    [
      "private.mails",
      "id, kind, user_id, recipient, subject, body_text, next_attempt_at, expires_at, sent_at, created_at, headers",
      [id(11), "test", user, "", AWKWARD, null, moment, moment, moment, moment, json],
    ],
    ["private.total_counts", "kind, subject, n", ["conversation", AWKWARD, "9007199254740993"]],
    ["private.used_links", "token_hash, used_at", ["used", moment]],
    ["private.rate_limits", "bucket, hits, window_ends_at", ["bucket", 1, "infinity"]],
    [
      "public.conversations",
      "id, user_id, session_id, query, ai_response, suggested_herbs, triage",
      [id(12), user, id(10), AWKWARD, "", [AWKWARD, "NULL", ""], "routine"],
    ],
    [
      "public.game_scores",
      "id, user_id, game_type, score, difficulty, metadata",
      [id(13), user, "herb-identifier", 5, "easy", round],
    ],
    ["public.herb_effectiveness_stats", "herb_name, times_suggested", [AWKWARD, 2]],
    [
      "public.push_subscriptions",
      "id, user_id, endpoint, p256dh, auth",
      [id(14), user, "https://push.example/1", "p", "a"],
    ],
    ["public.quiz_memory", "user_id, plant_id, box, answered_at", [user, "neem", 1, moment]],
    ["public.user_reminders", "id, user_id, title, description", [id(15), user, "tea", AWKWARD]],
    ["public.reminder_settings", "user_id, plant_next_at", [user, null]],
    [
      "public.reminder_deliveries",
      "id, user_id, reminder_id, title, time_zone, due_at, local_day, send_at",
      [id(16), user, id(15), "tea", "America/Guyana", moment, "2026-03-01", "infinity"],
    ],
    [
      "public.testimonials",
      "id, user_id, plant_id, body",
      [id(17), user, "neem", "It tasted bitter and I liked it all the same."],
    ],
    [
      "public.reports",
      "id, user_id, plant_id, testimonial_id, body",
      [id(18), user, "neem", id(17), "There is a mistake in the second line."],
    ],
    ["public.user_achievements", "id, user_id, achievement_type, metadata", [id(19), user, "explorer", json]],
    [
      "public.user_analytics_events",
      "user_id, event_type, plant_id, metadata",
      [user, "page_view", "neem", json],
    ],
    [
      "public.user_plant_interactions",
      "user_id, plant_id, bookmarked, viewed_at",
      [user, "neem", true, moment],
    ],
    ["public.user_roles", "user_id, role", [user, "admin"]],
    // Last, because a write that changes points or counts may fold these rows into sums.
    ["private.leaderboard_changes", "points, people", ["9007199254740993", -1]],
    ["private.count_changes", "day, kind, n", ["infinity", "visitor", "-9007199254740993"]],
  ];
}
