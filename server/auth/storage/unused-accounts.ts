/**
 * Whether anything was done with an account since its address was confirmed. Only an unused one steps aside when an earlier account
 * is taken back to its address: the link that does it proves neither password nor second step of the account that goes.
 */
import type { Queryable } from "#server/db/database.ts";

/** Rows that come without the person's doing, or are looked at in `SIGNS_OF_USE`; a row elsewhere means that an account is used. */
const NOT_SIGNS_OF_USE = [
  "public.profiles",
  "public.leaderboard_scores",
  "public.user_analytics_events",
  "private.leaderboard_periods",
  "private.daily_visitors",
  "private.mails",
];

/**
 * What an account has besides rows of its own. Whoever signs in gets a first page, whose view says nothing; the sign-in that confirmed
 * the address is the first one. Views of plants are stored under the name that `private.caller` gives the person.
 */
const SIGNS_OF_USE = `
  select from auth.users u join public.profiles p on p.id = u.id
  where u.id = $1 and (
    u.encrypted_password is not null
    or u.phone is not null
    or u.banned_until is not null
    or u.email_change <> ''
    or u.email_change_sent_at is not null
    or u.reauthentication_sent_at is not null
    or u.raw_user_meta_data ? 'keep_health_questions'
    or u.last_sign_in_at is distinct from u.first_sign_in_at
    or p.display_name is not null
    or not p.on_leaderboard
    or exists (select from auth.mfa_factors f where f.user_id = u.id)
    or exists (select from auth.webauthn_credentials c where c.user_id = u.id)
    or exists (select from auth.identities i where i.user_id = u.id and i.provider <> 'email')
    or exists (select from public.user_analytics_events e
      where e.user_id = u.id and (e.event_type <> 'page_view' or e.plant_id is not null))
    or exists (select from private.plant_viewers v where v.viewer = encode(sha256(convert_to(
      (select network_key from private.house_rules)::text || 'person ' || u.id, 'UTF8')), 'hex')))`;

/** The caller holds a lock on the user that keeps others from adding rows. */
export async function isAccountUsed(tx: Queryable, userId: string): Promise<boolean> {
  const signs = await tx.query(SIGNS_OF_USE, [userId]);
  if (signs.rows.length > 0) return true;
  const { rows } = await tx.query<{ place: string; person: string }>(
    `select format('%I.%I', table_schema, table_name) as place, format('%I', column_name) as person
     from private.columns_naming_a_person()
     where table_schema in ('public', 'private') and format('%I.%I', table_schema, table_name) <> all ($1::text[])`,
    [NOT_SIGNS_OF_USE],
  );
  for (const { place, person } of rows) {
    const kept = await tx.query(`select 1 from ${place} where ${person} = $1 limit 1`, [userId]);
    if (kept.rows.length > 0) return true;
  }
  return false;
}
