/** People for a measurement: made by the thousand in SQL, and tokens with which some of them act. */
import { SignJWT } from "jose";
import type { Actor, Queryable } from "#server/db/database.ts";

export const JWT_SECRET = "the shared secret of the benchmark, long enough";

/** The id of the n-th person, in SQL: as scattered as random ones, yet known without asking. */
export const personId = (n: string): string => `md5('person ' || (${n}))::uuid`;

/** Adds people numbered up to `last`, each with a confirmed address and a profile, past the triggers of a sign-up. */
export async function addPeople(tx: Queryable, first: number, last: number): Promise<void> {
  await tx.query("set local session_replication_role = replica");
  await tx.query(
    `insert into auth.users (id, email, email_confirmed_at)
     select ${personId("n")}, 'p' || n || '@tea.test', now() from generate_series($1::int, $2::int) as n`,
    [first, last],
  );
  await tx.query(
    `insert into public.profiles (id, display_name)
     select ${personId("n")}, 'Reader' from generate_series($1::int, $2::int) as n`,
    [first, last],
  );
}

/** Some of the people numbered up to `last`, spread over all of them. */
export async function somePeople(db: Queryable, last: number, wanted: number): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select ${personId("1 + (n * $1::bigint / $2::bigint)")} as id from generate_series(0, $2::int - 1) as n`,
    [last, Math.min(last, wanted)],
  );
  return rows.map(({ id }) => id);
}

export function actorOf(id: string): Actor {
  return { role: "authenticated", claims: { role: "authenticated", sub: id, aal: "aal1" } };
}

/** A token as the server itself would sign it, for a server started with `JWT_SECRET`. */
export function tokenOf(id: string): Promise<string> {
  return new SignJWT({ role: "authenticated", sub: id, aal: "aal1" })
    .setProtectedHeader({ alg: "HS256" })
    .setIssuedAt()
    .setExpirationTime("2h")
    .sign(new TextEncoder().encode(JWT_SECRET));
}
