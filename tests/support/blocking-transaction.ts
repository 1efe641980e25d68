/** Makes concurrent requests deterministic: one of them is a transaction that stays open, with its locks, until it is released. */
import type { Database, Queryable } from "#server/db/database.ts";
import { until } from "#tests/support/until.ts";

export type BlockingTransaction = { readonly tx: Queryable; release(): Promise<void> };

/** Opens a transaction that has run this statement and keeps its locks. */
export async function openBlockingTransaction(
  db: Database,
  sql: string,
  values: unknown[],
): Promise<BlockingTransaction> {
  const ready = Promise.withResolvers<Queryable>();
  const over = Promise.withResolvers<void>();
  const done = db.transaction("owner", async (tx) => {
    await tx.query(sql, values);
    ready.resolve(tx);
    await over.promise;
  });
  done.catch(ready.reject);
  const tx = await ready.promise;
  return {
    tx,
    release() {
      over.resolve();
      return done;
    },
  };
}

/** Runs `work` while such a transaction is open, and releases it even when `work` fails. */
export async function whileBlocked(
  db: Database,
  sql: string,
  values: unknown[],
  work: (tx: Queryable) => Promise<void>,
): Promise<void> {
  const { tx, release } = await openBlockingTransaction(db, sql, values);
  try {
    await work(tx);
  } catch (error) {
    await release().catch(() => undefined);
    throw error;
  }
  await release();
}

/** Waits until this many of the database's sessions wait for a lock, or until `done` settles and none will. */
export async function untilBlocked(db: Database, sessions: number, done?: Promise<unknown>): Promise<void> {
  const found = async () =>
    (
      await db.query<{ n: number }>(
        `select count(*) as n from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      )
    ).rows[0]?.n ?? 0;
  await until(`${sessions} sessions to wait for a lock`, async () => (await found()) >= sessions, {
    // The caller checks how `done` settled.
    ...(done === undefined ? {} : { unless: done.catch(() => undefined) }),
  });
}

/**
 * Fails if another session has locked a row that names this user: a request that waits for the user must not hold other
 * locks yet, or two such requests could deadlock.
 */
export async function assertRowsUnlocked(
  tx: Queryable,
  schemas: readonly string[],
  id: string,
): Promise<void> {
  const { rows } = await tx.query<{ place: string; named: string }>(
    `select format('%I.%I', table_schema, table_name) as place, quote_ident(column_name) as named
     from private.columns_naming_a_person() where table_schema = any($1::text[])`,
    [schemas],
  );
  for (const { place, named } of rows) {
    await tx.query(`select from ${place} where ${named} = $1 for update nowait`, [id]);
  }
}
