/** What to copy: our tables with their stored columns, their foreign keys, and sequences. */
import type { Queryable } from "#server/db/database.ts";

/** The schemas of our migrations. The record of migrations is not copied: a restore recreates it. */
export const SCHEMAS = ["auth", "private", "public"] as const;

export type Table = {
  /** Quoted, with its schema. */
  readonly name: string;
  readonly columns: readonly { name: string; type: string }[];
};

/** Generated columns are omitted: the database computes them again. */
export async function readTables(db: Queryable): Promise<Table[]> {
  const { rows } = await db.query<{ name: string; columns: { name: string; type: string }[] }>(
    `select format('%I.%I', n.nspname, c.relname) as name,
       jsonb_agg(jsonb_build_object('name', quote_ident(a.attname), 'type', format_type(a.atttypid, a.atttypmod))
         order by a.attnum) as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where n.nspname = any($1::text[]) and c.relkind = 'r'
     group by 1 order by 1`,
    [SCHEMAS],
  );
  return rows;
}

export async function readSequenceNames(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    "select format('%I.%I', schemaname, sequencename) as name from pg_sequences where schemaname = any($1::text[])",
    [SCHEMAS],
  );
  return rows.map(({ name }) => name);
}

export async function readSequences(db: Queryable): Promise<{ name: string; last: string }[]> {
  const { rows } = await db.query<{ name: string; last: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
     from pg_sequences where schemaname = any($1::text[]) and last_value is not null order by 1`,
    [SCHEMAS],
  );
  return rows;
}

export type ForeignKey = { readonly table: string; readonly name: string; readonly definition: string };

export async function readForeignKeys(db: Queryable): Promise<ForeignKey[]> {
  const { rows } = await db.query<ForeignKey>(
    `select format('%I.%I', n.nspname, c.relname) as table, quote_ident(k.conname) as name,
       pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
     where k.contype = 'f' and n.nspname = any($1::text[]) order by 1, 2`,
    [SCHEMAS],
  );
  return rows;
}

/** Our triggers that are enabled. */
export async function readTriggers(db: Queryable): Promise<{ table: string; name: string }[]> {
  const { rows } = await db.query<{ table: string; name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as table, quote_ident(t.tgname) as name
     from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
     where not t.tgisinternal and t.tgenabled = 'O' and n.nspname = any($1::text[]) order by 1, 2`,
    [SCHEMAS],
  );
  return rows;
}
