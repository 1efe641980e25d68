/**
 * The queries on pg_catalog. Each returns one row with one JSON text, so that both drivers give the same result.
 * They run with an empty search path, so that every name that is not built in is schema-qualified.
 */
const BASE_TYPES = `
  with recursive base_types(oid, base) as (
    select oid, oid from pg_type where typtype <> 'd'
    union all
    select d.oid, b.base from pg_type d join base_types b on b.oid = d.typbasetype where d.typtype = 'd'
  )`;

const COLUMN = `json_build_object(
  'name', a.attname,
  'type', format_type(a.atttypid, -1),
  'comparable', format_type(bt.base, -1),
  'nullable', not (a.attnotnull or t.typnotnull),
  'defaultSql', case
    when a.attidentity = 'd' then (
      select format('nextval(%L)', quote_ident(sn.nspname) || '.' || quote_ident(s.relname))
      from pg_depend dep join pg_class s on s.oid = dep.objid and s.relkind = 'S'
      join pg_namespace sn on sn.oid = s.relnamespace
      where dep.classid = 'pg_class'::regclass and dep.refobjid = a.attrelid and dep.refobjsubid = a.attnum
        and dep.deptype = 'i' limit 1)
    when a.attgenerated <> '' then null
    else coalesce(pg_get_expr(ad.adbin, ad.adrelid), pg_get_expr(t.typdefaultbin, 0)) end,
  'description', col_description(a.attrelid, a.attnum),
  'maxLength', case when a.atttypmod > 4 and bt.base in ('varchar'::regtype, 'bpchar'::regtype) then a.atttypmod - 4 end,
  'enumValues', coalesce((select json_agg(e.enumlabel order by e.enumsortorder) from pg_enum e where e.enumtypid = bt.base), '[]')
)`;

/** The API roles that have a privilege on an object: its name is not disclosed to the others. */
const rolesThat = (may: string) => `coalesce((
  select json_agg(r.rolname) from pg_roles r
  where r.rolname in ('anon', 'authenticated', 'service_role') and (${may})), '[]')`;

const COLUMNS_OF = (relation: string) => `(
  select json_agg(${COLUMN} order by a.attnum)
  from pg_attribute a
  join pg_type t on t.oid = a.atttypid
  join base_types bt on bt.oid = a.atttypid
  left join pg_attrdef ad on ad.adrelid = a.attrelid and ad.adnum = a.attnum
  where a.attrelid = ${relation} and a.attnum > 0 and not a.attisdropped)`;

/** Relations of the exposed schemas with their columns, and, without names, all others that a key or view may refer to. */
export const RELATIONS = `${BASE_TYPES}
  select coalesce(json_agg(json_build_object(
    'oid', c.oid::bigint,
    'schema', n.nspname,
    'name', c.relname,
    'exposed', n.nspname = any ($1::text::text[]),
    'isView', c.relkind in ('v', 'm'),
    'hasRowSecurity', c.relrowsecurity,
    'usableBy', case when n.nspname = any ($1::text::text[]) then ${rolesThat(
      `has_table_privilege(r.oid, c.oid, 'select, insert, update, delete')
       or has_any_column_privilege(r.oid, c.oid, 'select, insert, update')`,
    )} else '[]' end,
    'description', obj_description(c.oid, 'pg_class'),
    'insertable', c.relkind in ('r', 'p') or (pg_relation_is_updatable(c.oid, true) & 8) = 8,
    'updatable', c.relkind in ('r', 'p') or (pg_relation_is_updatable(c.oid, true) & 4) = 4,
    'deletable', c.relkind in ('r', 'p') or (pg_relation_is_updatable(c.oid, true) & 16) = 16,
    'columns', case when n.nspname = any ($1::text::text[]) then coalesce(${COLUMNS_OF("c.oid")}, '[]') else '[]' end,
    'attributes', (select json_object_agg(a.attnum, a.attname) from pg_attribute a
                   where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped),
    'rule', case when c.relkind in ('v', 'm') then (
      select r.ev_action::text from pg_rewrite r where r.ev_class = c.oid and r.rulename = '_RETURN') end
  ) order by n.nspname, c.relname), '[]')::text as answer
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'v', 'm', 'f', 'p')
    and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
    and n.nspname not like 'pg\\_temp%'`;

export const CONSTRAINTS = `
  select coalesce(json_agg(json_build_object(
    'name', c.conname, 'type', c.contype,
    'table', c.conrelid::bigint, 'columns', c.conkey,
    'foreignTable', c.confrelid::bigint, 'foreignColumns', coalesce(c.confkey, '{}')
  ) order by c.conrelid, c.conname), '[]')::text as answer
  from pg_constraint c join pg_class r on r.oid = c.conrelid
  join pg_namespace n on n.oid = r.relnamespace
  where c.contype in ('p', 'u', 'f') and n.nspname not in ('pg_catalog', 'information_schema')
    and (c.contype <> 'f' or c.conparentid = 0)`;

export const ROUTINES = `${BASE_TYPES}
  select coalesce(json_agg(json_build_object(
    'schema', n.nspname,
    'name', p.proname,
    'usableBy', ${rolesThat("has_function_privilege(r.oid, p.oid, 'execute')")},
    'description', obj_description(p.oid, 'pg_proc'),
    'volatility', case p.provolatile when 'i' then 'immutable' when 's' then 'stable' else 'volatile' end,
    'returnsSet', p.proretset,
    'singleRow', not p.proretset or p.prorows = 1,
    'returnsComposite', t.typtype = 'c' or coalesce(p.proargmodes::text[] && '{t,b,o}', false),
    'returnsVoid', p.prorettype = 'void'::regtype,
    'type', format_type(p.prorettype, -1),
    'comparable', format_type(t.oid, -1),
    'relation', case when t.typrelid <> 0 and rc.relkind <> 'c' then t.typrelid::bigint end,
    'rowOf', case when p.pronargs = 1 then (
      select a.typrelid::bigint from pg_type a join pg_class ac on ac.oid = a.typrelid
      where a.oid = p.proargtypes[0] and ac.relkind <> 'c') end,
    'columns', case
      when p.proargmodes::text[] && '{t,b,o}' then coalesce((
        select json_agg(json_build_object('name', coalesce(o.name, 'column' || o.ord), 'type', format_type(o.type, -1), 'comparable', format_type(obt.base, -1)) order by o.ord)
        from (select row_number() over (order by u.ord) as ord, u.name, u.type
              from unnest(p.proallargtypes, p.proargmodes, p.proargnames) with ordinality as u(type, mode, name, ord)
              where u.mode in ('t', 'b', 'o')) o
        join base_types obt on obt.oid = o.type), '[]')
      when t.typrelid <> 0 then coalesce(${COLUMNS_OF("t.typrelid")}, '[]')
      else '[]' end,
    'parameters', coalesce((
      select json_agg(json_build_object('name', coalesce(u.name, ''), 'type', format_type(u.type, -1), 'required', u.pos <= p.pronargs - p.pronargdefaults, 'variadic', coalesce(u.mode = 'v', false)) order by u.pos)
      from (
        select i.name, i.mode, i.type, row_number() over (order by i.ord) as pos
        from unnest(
          coalesce(p.proallargtypes, p.proargtypes::oid[]), p.proargmodes, p.proargnames
        ) with ordinality as i(type, mode, name, ord)
        where coalesce(i.mode, 'i') in ('i', 'b', 'v')
      ) u), '[]')
  ) order by n.nspname, p.proname, p.pronargs, p.oid), '[]')::text as answer
  from pg_proc p
  join pg_namespace n on n.oid = p.pronamespace
  join base_types bt on bt.oid = p.prorettype
  join pg_type t on t.oid = bt.base
  left join pg_class rc on rc.oid = t.typrelid
  where n.nspname = any ($1::text::text[]) and p.prokind = 'f'
    and p.prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)`;

/** For equal names the last row wins: built-in types come last, before them the exposed schemas in reverse order. */
export const TYPES = `
  select json_agg(json_build_object('name', t.typname, 'schema', n.nspname)
    order by n.nspname = 'pg_catalog', array_position($1::text::text[], n.nspname::text) desc nulls first)::text as answer
  from pg_type t join pg_namespace n on n.oid = t.typnamespace
  left join pg_class c on c.oid = t.typrelid
  where (n.nspname = 'pg_catalog' or n.nspname = any ($1::text::text[]) or n.nspname = 'extensions')
    and t.typtype in ('b', 'd', 'e', 'r', 'm')`;

/** The settings of the API's role, PostGIS's schema, and whether anything stored in the database reads request.* settings. */
export const SETTINGS = `
  select json_build_object(
    'geoJsonSchema', (
      select n.nspname from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where p.proname = 'st_asgeojson' and p.proargtypes[0] = 'record'::regtype limit 1),
    'settings', coalesce((
      select json_agg(s.setting) from pg_db_role_setting r
      join pg_roles o on o.oid = r.setrole and o.rolname = 'authenticator'
      cross join lateral unnest(r.setconfig) as s(setting)
      where s.setting like 'pgrst.%'), '[]'),
    'readsRequest', exists (
      select from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname not in ('pg_catalog', 'information_schema')
        and p.prosrc ~ 'request\\.(?!jwt)')
      or exists (select from pg_proc p where p.prosqlbody is not null and pg_get_function_sqlbody(p.oid) ~ 'request\\.(?!jwt)'
                 and p.pronamespace <> 'pg_catalog'::regnamespace)
      or exists (select from pg_policy p where concat(pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid)) ~ 'request\\.(?!jwt)')
      or exists (select from pg_attrdef d where pg_get_expr(d.adbin, d.adrelid) ~ 'request\\.(?!jwt)')
      or exists (select from pg_views v where v.schemaname not in ('pg_catalog', 'information_schema') and v.definition ~ 'request\\.(?!jwt)')
  )::text as answer`;

/** A value that changes whenever the schema's sources change; cheap enough to poll. */
export const FINGERPRINT = `
  select concat_ws('.',
    (select concat(count(*), ':', max(oid::bigint), ':', sum(xmin::text::bigint)) from pg_class where relkind in ('r', 'v', 'm', 'f', 'p')),
    (select concat(count(*), ':', sum(xmin::text::bigint)) from pg_attribute where attnum > 0 and attrelid >= 16384),
    (select concat(count(*), ':', sum(xmin::text::bigint)) from pg_constraint),
    (select concat(count(*), ':', max(oid::bigint), ':', sum(xmin::text::bigint)) from pg_proc),
    (select concat(count(*), ':', sum(xmin::text::bigint)) from pg_policy),
    (select sum(xmin::text::bigint) from pg_db_role_setting)
  ) as answer`;

export const TIME_ZONES = `select coalesce(json_agg(name), '[]')::text as answer from pg_timezone_names`;
