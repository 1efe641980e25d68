/** The user a request acts for, as row-level security sees it: one who has completed every sign-in step they set up. */
import type { Actor, Database } from "#server/db/database.ts";

/** @returns the user's id, or null for anonymous requests and for users who have not completed their second step */
export async function authenticatedUserId(db: Database, actor: Actor): Promise<string | null> {
  const { role, claims } = actor;
  if (role !== "authenticated" || typeof claims.sub !== "string") return null;
  if (claims.aal === "aal2") return claims.sub;
  // Every user has a profile, and its policies check the second step: the rule is not duplicated here.
  const { rows } = await db.queryAs(actor, "select 1 from public.profiles where id = auth.uid()", [], {
    readOnly: true,
  });
  return rows.length > 0 ? claims.sub : null;
}
