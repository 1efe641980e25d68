/** The tables, columns and functions that the API exposes, read from the database's catalogue. */
import type { Database } from "#server/db/database.ts";

export type Column = {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  /** Which of the API's two roles may read it, and which may insert or update it. */
  readonly readers: readonly string[];
  readonly writers: readonly string[];
};

export type Routine = { readonly name: string; readonly parameters: Readonly<Record<string, string>> };

/** Tables and views alike. */
export async function readColumns(db: Database): Promise<Column[]> {
  const { rows } = await db.query<Column>(
    `select c.relname as "table", a.attname as name, format_type(a.atttypid, null) as type,
       array(select r from unnest(array['anon', 'authenticated']) as r
         where has_column_privilege(r, c.oid, a.attnum, 'select')) as readers,
       array(select r from unnest(array['anon', 'authenticated']) as r
         where has_column_privilege(r, c.oid, a.attnum, 'insert')
           or has_column_privilege(r, c.oid, a.attnum, 'update')) as writers
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where n.nspname = 'public' and c.relkind in ('r', 'p', 'v', 'm', 'f')
     order by c.relname, a.attnum`,
  );
  return rows;
}

export async function readRoutines(db: Database): Promise<Routine[]> {
  const { rows } = await db.query<{ name: string; parameters: Record<string, string> }>(
    `select p.proname as name, coalesce((
       select jsonb_object_agg(arg, format_type(type, null))
       from unnest(p.proargnames[1:p.pronargs], p.proargtypes::oid[]) as args (arg, type)), '{}') as parameters
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname = 'public' and p.prorettype <> 'trigger'::regtype order by 1`,
  );
  return rows;
}

export const tablesOf = (columns: readonly Column[]): string[] => [
  ...new Set(columns.map(({ table }) => table)),
];
