/**
 * Every change of an account locks its user first and everything else afterwards: this fixed order prevents deadlocks
 * between requests of one user, and the second request sees what the first has written.
 */

import { type Caller, sessionNotFound } from "#server/auth/caller.ts";
import { type Database, DatabaseError, type Queryable } from "#server/db/database.ts";
import { findUser, type User } from "./users.ts";

/** The user once no other transaction is changing them; undefined when they no longer exist. */
export async function lockUser(tx: Queryable, id: string): Promise<User | undefined> {
  // Read in a separate statement: one that waited for the lock would see the other tables as they were before.
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

/** A concurrent request may have ended the caller's session: the change is then refused. */
export async function lockCaller(tx: Queryable, caller: Caller): Promise<Caller> {
  const user = await lockUser(tx, caller.user.id);
  const { rows } = await tx.query<{ aal: string }>("select aal from auth.sessions where id = $1 for update", [
    caller.sessionId,
  ]);
  if (user === undefined || rows[0] === undefined) throw sessionNotFound();
  return { ...caller, user, aal: rows[0].aal };
}

/**
 * For work that checks whether an address or identity is taken and inserts it if not. Of two concurrent transactions the
 * second violates the unique constraint, because the first was not visible yet; on the second try it is.
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
