/** Test users for benchmarks: created in bulk with SQL, and access tokens for some of them. */
import { SignJWT } from "jose";
import type { Actor, Queryable } from "#server/db/database.ts";

export const JWT_SECRET = "the shared secret of the benchmark, long enough";

/** SQL expression for the id of the n-th user: distributed like random ids, yet computable. */
export const userIdSql = (n: string): string => `md5('person ' || (${n}))::uuid`;

/** Adds the users `first` to `last`, each with a confirmed email, a profile and a session of the same id, without the sign-up triggers. */
export async function addUsers(tx: Queryable, first: number, last: number): Promise<void> {
  await tx.query("set local session_replication_role = replica");
  await tx.query(
    `insert into auth.users (id, email, email_confirmed_at)
     select ${userIdSql("n")}, 'p' || n || '@tea.test', now() from generate_series($1::int, $2::int) as n`,
    [first, last],
  );
  await tx.query(
    `insert into auth.sessions (id, user_id)
     select ${userIdSql("n")}, ${userIdSql("n")} from generate_series($1::int, $2::int) as n`,
    [first, last],
  );
  await tx.query(
    `insert into public.profiles (id, display_name)
     select ${userIdSql("n")}, 'Reader' from generate_series($1::int, $2::int) as n`,
    [first, last],
  );
}

/** A sample of the users up to number `last`, spread evenly. */
export async function sampleUsers(db: Queryable, last: number, wanted: number): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select ${userIdSql("1 + (n * $1::bigint / $2::bigint)")} as id from generate_series(0, $2::int - 1) as n`,
    [last, Math.min(last, wanted)],
  );
  return rows.map(({ id }) => id);
}

export function actorOf(id: string): Actor {
  return { role: "authenticated", claims: { role: "authenticated", sub: id, aal: "aal1", session_id: id } };
}

/** An access token for a server that was started with `JWT_SECRET`. */
export function tokenOf(id: string): Promise<string> {
  return new SignJWT({ role: "authenticated", sub: id, aal: "aal1", session_id: id })
    .setProtectedHeader({ alg: "HS256" })
    .setIssuedAt()
    .setExpirationTime("2h")
    .sign(new TextEncoder().encode(JWT_SECRET));
}
