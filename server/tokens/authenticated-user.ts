/** Whether a request speaks for a person, as row-level security sees it: one who has taken every step they set up. */
import type { Actor, Database } from "#server/db/database.ts";

/** @returns the person's id, or null for a guest and for somebody who is only half signed in */
export async function authenticatedUserId(db: Database, actor: Actor): Promise<string | null> {
  const { role, claims } = actor;
  if (role !== "authenticated" || typeof claims.sub !== "string") return null;
  if (claims.aal === "aal2") return claims.sub;
  // Everybody has a profile, and its policies know about the second step: no rule is written down twice.
  const { rows } = await db.queryAs(actor, "select 1 from public.profiles where id = auth.uid()", [], {
    readOnly: true,
  });
  return rows.length > 0 ? claims.sub : null;
}
