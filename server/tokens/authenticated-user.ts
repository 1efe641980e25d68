/** The user a request acts for: one whose session has not ended and who has completed every sign-in step they set up. */
import type { Actor, Database } from "#server/db/database.ts";

/** @returns the user's id, or null for anonymous requests, ended sessions and users who have not completed their second step */
export async function authenticatedUserId(db: Database, actor: Actor): Promise<string | null> {
  const { role, claims } = actor;
  if (role !== "authenticated" || typeof claims.sub !== "string") return null;
  // A token outlives its session, and here it would write or open a calendar that stays readable.
  const { rows: sessions } = await db.queryAs(
    "owner",
    `select 1 from auth.sessions
     where id = $1::uuid and user_id = $2::uuid and (not_after is null or not_after > now())`,
    [claims.session_id ?? null, claims.sub],
    { readOnly: true },
  );
  if (sessions.length === 0) return null;
  if (claims.aal === "aal2") return claims.sub;
  // Every user has a profile, and its policies check the second step: the rule is not duplicated here.
  const { rows } = await db.queryAs(actor, "select 1 from public.profiles where id = auth.uid()", [], {
    readOnly: true,
  });
  return rows.length > 0 ? claims.sub : null;
}
