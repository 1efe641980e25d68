/** Two requests at once, the same way every time: one is played by a transaction that stands still where it is told to. */
import type { Database, Queryable } from "#server/db/database.ts";
import { until } from "#tests/support/until.ts";

export type Held = { readonly tx: Queryable; release(): Promise<void> };

/** Somebody else's transaction that has done this and not ended. */
export async function hold(db: Database, sql: string, values: unknown[]): Promise<Held> {
  const held = Promise.withResolvers<Queryable>();
  const over = Promise.withResolvers<void>();
  const done = db.transaction("owner", async (tx) => {
    await tx.query(sql, values);
    held.resolve(tx);
    await over.promise;
  });
  done.catch(held.reject);
  const tx = await held.promise;
  return {
    tx,
    release() {
      over.resolve();
      return done;
    },
  };
}

/** The same around work that may find something wrong: what it leaves behind does not keep others waiting. */
export async function whileHeld(
  db: Database,
  sql: string,
  values: unknown[],
  work: (tx: Queryable) => Promise<void>,
): Promise<void> {
  const { tx, release } = await hold(db, sql, values);
  try {
    await work(tx);
  } catch (error) {
    await release().catch(() => undefined);
    throw error;
  }
  await release();
}

/** Until so many of this database's sessions stand before a lock, or none will because `done` is. */
export async function waiting(db: Database, sessions: number, done?: Promise<unknown>): Promise<void> {
  const found = async () =>
    (
      await db.query<{ n: number }>(
        `select count(*) as n from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      )
    ).rows[0]?.n ?? 0;
  await until(`${sessions} sessions to wait for a lock`, async () => (await found()) >= sessions, {
    // How it ends is looked at by whoever asked for it.
    ...(done === undefined ? {} : { unless: done.catch(() => undefined) }),
  });
}

/** Fails where somebody else has a row of this person: whoever is waiting for the person must have nothing yet. */
export async function takeRows(tx: Queryable, schemas: readonly string[], id: string): Promise<void> {
  const { rows } = await tx.query<{ place: string; named: string }>(
    `select format('%I.%I', table_schema, table_name) as place, quote_ident(column_name) as named
     from private.columns_naming_a_person() where table_schema = any($1::text[])`,
    [schemas],
  );
  for (const { place, named } of rows) {
    await tx.query(`select from ${place} where ${named} = $1 for update nowait`, [id]);
  }
}
