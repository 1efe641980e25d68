/**
 * Who changes an account takes hold of its person first and of everything else after: two requests of one person then
 * wait for each other in a line and never in a circle, and the second sees what the first has written.
 */

import { type Caller, sessionNotFound } from "#server/auth/caller.ts";
import { type Database, DatabaseError, type Queryable } from "#server/db/database.ts";
import { findUser, type User } from "./users.ts";

/** The user as they are once nobody else is changing them; nothing when they have gone. */
export async function lockUser(tx: Queryable, id: string): Promise<User | undefined> {
  // Read in a statement of its own: one that waits sees everything but the row it waited for as it was before.
  await tx.query("select from auth.users where id = $1 for no key update", [id]);
  return findUser(tx, id);
}

export async function lockUserByEmail(tx: Queryable, email: string): Promise<User | undefined> {
  const { rows } = await tx.query<{ id: string }>(
    `select id from auth.users where lower(email) = $1 and not is_sso_user and deleted_at is null
     for no key update`,
    [email],
  );
  return rows[0] === undefined ? undefined : findUser(tx, rows[0].id);
}

/** A request may be overtaken by the one that ends its session; what it was about to do is then not done. */
export async function lockCaller(tx: Queryable, caller: Caller): Promise<Caller> {
  const user = await lockUser(tx, caller.user.id);
  const { rows } = await tx.query<{ aal: string }>("select aal from auth.sessions where id = $1 for update", [
    caller.sessionId,
  ]);
  if (user === undefined || rows[0] === undefined) throw sessionNotFound();
  return { ...caller, user, aal: rows[0].aal };
}

/**
 * For work that looks whether an address or an identity is taken and takes it when it is not. Of two such at the same
 * moment the later one is refused, because the earlier one was not to be seen yet; when it looks again, it is.
 */
export async function retryOnUniqueViolation<T>(
  db: Database,
  work: (tx: Queryable) => Promise<T>,
): Promise<T> {
  try {
    return await db.transaction("owner", work);
  } catch (error) {
    if (!(error instanceof DatabaseError && error.code === "23505")) throw error;
    return db.transaction("owner", work);
  }
}
