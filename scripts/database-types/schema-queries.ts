// Queries pg_catalog for what the generated types are made of: columns, foreign keys, functions and enums of `public`.
import { z } from "zod";
import type { Queryable } from "#server/db/database.ts";

const typeSchema = z.object({
  /** The name of the type itself, or of the elements of an array. */
  name: z.string(),
  kind: z.enum(["base", "enum", "relation", "pseudo"]),
  isArray: z.boolean(),
});
export type SqlType = z.infer<typeof typeSchema>;

const columnSchema = z.object({
  relation: z.string(),
  isView: z.boolean(),
  name: z.string(),
  type: typeSchema,
  nullable: z.boolean(),
  hasDefault: z.boolean(),
  /** Computed by the database: it can be read but never written. */
  generated: z.boolean(),
  /** The definitions of the check constraints on this column alone. */
  checks: z.array(z.string()),
});
export type ColumnInfo = z.infer<typeof columnSchema>;

const foreignKeySchema = z.object({
  name: z.string(),
  table: z.string(),
  columns: z.array(z.string()),
  isOneToOne: z.boolean(),
  referencedTable: z.string(),
  referencedColumns: z.array(z.string()),
});
export type ForeignKeyInfo = z.infer<typeof foreignKeySchema>;

const argumentSchema = z.object({ name: z.string(), type: typeSchema, optional: z.boolean() });
const functionSchema = z.object({
  name: z.string(),
  arguments: z.array(argumentSchema),
  returns: typeSchema,
  returnsSet: z.boolean(),
  /** The columns of `returns table (…)` or of out parameters; empty otherwise. */
  returnedColumns: z.array(z.object({ name: z.string(), type: typeSchema })),
});
export type FunctionInfo = z.infer<typeof functionSchema>;

const enumSchema = z.object({ name: z.string(), values: z.array(z.string()) });
export type EnumInfo = z.infer<typeof enumSchema>;

export type SchemaInfo = {
  readonly columns: readonly ColumnInfo[];
  readonly foreignKeys: readonly ForeignKeyInfo[];
  readonly functions: readonly FunctionInfo[];
  readonly enums: readonly EnumInfo[];
};

export async function readSchema(db: Queryable): Promise<SchemaInfo> {
  const rowsOf = async (sql: string): Promise<unknown[]> => {
    const { rows } = await db.query<{ found: unknown }>(sql);
    return rows.map(({ found }) => (typeof found === "string" ? JSON.parse(found) : found));
  };
  return {
    columns: z.array(columnSchema).parse(await rowsOf(COLUMNS)),
    foreignKeys: z.array(foreignKeySchema).parse(await rowsOf(FOREIGN_KEYS)),
    functions: z.array(functionSchema).parse(await rowsOf(FUNCTIONS)),
    enums: z.array(enumSchema).parse(await rowsOf(ENUMS)),
  };
}

/** A type as `typeSchema` reads it; a domain counts as its base type. */
const typeOf = (oid: string) => `(
  select json_build_object(
    'name', named.typname,
    'kind', case
      when named.typtype = 'e' then 'enum'
      when named.typtype = 'p' then 'pseudo'
      when named.typrelid <> 0 then 'relation'
      else 'base' end,
    'isArray', base.typcategory = 'A')
  from pg_type declared
  join pg_type base on base.oid = case when declared.typtype = 'd' then declared.typbasetype else declared.oid end
  join pg_type named on named.oid = case when base.typcategory = 'A' then base.typelem else base.oid end
  where declared.oid = ${oid})`;

const namesOf = (relation: string, numbers: string) => `(
  select json_agg(a.attname order by listed.position)
  from unnest(${numbers}) with ordinality as listed(number, position)
  join pg_attribute a on a.attrelid = ${relation} and a.attnum = listed.number)`;

const COLUMNS = `
  select json_build_object(
    'relation', c.relname,
    'isView', c.relkind in ('v', 'm'),
    'name', a.attname,
    'type', ${typeOf("a.atttypid")},
    'nullable', not a.attnotnull,
    'hasDefault', a.atthasdef or a.attidentity <> '',
    'generated', a.attgenerated <> '' or a.attidentity = 'a',
    'checks', coalesce((
      select json_agg(pg_get_constraintdef(k.oid) order by k.conname) from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]), '[]'))::text as found
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
  order by c.relname collate "C", a.attname collate "C"`;

const FOREIGN_KEYS = `
  select json_build_object(
    'name', k.conname,
    'table', c.relname,
    'columns', ${namesOf("k.conrelid", "k.conkey")},
    'isOneToOne', exists (
      select from pg_constraint u
      where u.conrelid = k.conrelid and u.contype in ('p', 'u') and u.conkey <@ k.conkey and u.conkey @> k.conkey),
    'referencedTable', f.relname,
    'referencedColumns', ${namesOf("k.confrelid", "k.confkey")})::text as found
  from pg_constraint k
  join pg_class c on c.oid = k.conrelid
  join pg_class f on f.oid = k.confrelid
  where k.contype = 'f' and c.relnamespace = 'public'::regnamespace and f.relnamespace = 'public'::regnamespace
  order by c.relname collate "C", k.conname collate "C"`;

const FUNCTIONS = `
  select json_build_object(
    'name', p.proname,
    'arguments', coalesce((
      select json_agg(json_build_object(
        'name', i.name, 'type', ${typeOf("i.type")}, 'optional', i.place > p.pronargs - p.pronargdefaults
      ) order by i.place)
      from (
        select coalesce(u.name, '') as name, u.type, row_number() over (order by u.place) as place
        from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[]), p.proargmodes, p.proargnames)
          with ordinality as u(type, mode, name, place)
        where coalesce(u.mode, 'i') in ('i', 'b', 'v')
      ) i), '[]'),
    'returns', ${typeOf("p.prorettype")},
    'returnsSet', p.proretset,
    'returnedColumns', coalesce((
      select json_agg(json_build_object('name', o.name, 'type', ${typeOf("o.type")}) order by o.place)
      from unnest(p.proallargtypes, p.proargmodes, p.proargnames) with ordinality as o(type, mode, name, place)
      where o.mode in ('t', 'b', 'o')), '[]'))::text as found
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
    and p.prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)
  order by p.proname collate "C", p.pronargs, pg_get_function_identity_arguments(p.oid) collate "C"`;

const ENUMS = `
  select json_build_object(
    'name', t.typname,
    'values', (select json_agg(e.enumlabel order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid)
  )::text as found
  from pg_type t
  where t.typnamespace = 'public'::regnamespace and t.typtype = 'e'
  order by t.typname collate "C"`;
