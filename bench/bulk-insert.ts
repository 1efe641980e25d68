/** Bulk inserts: drops a table's checks and indexes while rows are inserted, and recreates them afterwards. */
import type { Queryable } from "#server/db/database.ts";

/** Building an index after the inserts takes a fraction of the time; the generated rows satisfy the checks. */
export async function withoutIndexes(
  tx: Queryable,
  table: string,
  write: () => Promise<unknown>,
): Promise<void> {
  const { rows } = await tx.query<{ drop: string; make: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s%s', conrelid::regclass, conname, pg_get_constraintdef(oid),
         case contype when 'c' then ' not valid' end) as make
     from pg_constraint as made where conrelid = $1::text::regclass and (contype = 'c' or (contype = 'p'
       and not exists (select from pg_constraint as pointing where pointing.confrelid = made.conrelid)))
     union all
     select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
     from pg_index where indrelid = $1::text::regclass
       and not exists (select from pg_constraint where conindid = indexrelid)`,
    [table],
  );
  for (const { drop } of rows) await tx.query(drop);
  await write();
  for (const { make } of rows) await tx.query(make);
}
