/** The root path: an OpenAPI 2 description of what the requesting role can see of a schema. */
import { z } from "zod";
import { notAcceptable } from "../errors.ts";
import type { Column, DatabaseSchema, Relation, Routine } from "../introspection/types.ts";
import { keyOf } from "../introspection/types.ts";
import type { RequestContext } from "./context.ts";
import { withQueryBudget } from "./execute.ts";
import { parseAccept } from "./media.ts";

const SEEN = `select json_build_object(
  'relations', coalesce((select json_agg(c.relname) from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = $1::text and c.relkind in ('r', 'v', 'm', 'f', 'p')
      and (has_table_privilege(c.oid, 'select, insert, update, delete') or has_any_column_privilege(c.oid, 'select, insert, update'))), '[]'),
  'routines', coalesce((select json_agg(distinct p.proname) from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = $1::text and has_function_privilege(p.oid, 'execute')), '[]'),
  'description', (select obj_description(n.oid, 'pg_namespace') from pg_namespace n where n.nspname = $1::text)
)::text as answer`;

const seenRow = z.object({
  relations: z.array(z.string()),
  routines: z.array(z.string()),
  description: z.string().nullable(),
});

type Json = { [key: string]: unknown };

export async function describeSchema(context: RequestContext): Promise<Response> {
  const accepted = parseAccept(context.headers.get("accept") ?? "*/*");
  const known = ["*/*", "application/*", "application/json", "application/openapi+json"];
  if (!accepted.some(({ type }) => known.includes(type))) {
    throw notAcceptable(accepted.map(({ text }) => text));
  }
  const document = await memoisedDocument(context);
  const headers = new Headers({ "Content-Type": "application/openapi+json; charset=utf-8" });
  if (context.profile !== null) headers.set("Content-Profile", context.profile);
  return new Response(context.method === "HEAD" ? null : document, { headers });
}

/** Made once for each role and schema until the database's schema is read again: guests could make everybody wait by asking for it. */
const documents = new WeakMap<DatabaseSchema, Map<string, Promise<string>>>();

function memoisedDocument(context: RequestContext): Promise<string> {
  const made = documents.get(context.databaseSchema) ?? new Map<string, Promise<string>>();
  documents.set(context.databaseSchema, made);
  const key = `${context.actor.role} ${context.schema}`;
  const known = made.get(key);
  if (known) return known;
  const document = makeDocument(context);
  made.set(key, document);
  void document.catch(() => made.delete(key));
  return document;
}

async function makeDocument(context: RequestContext): Promise<string> {
  const { schema, databaseSchema } = context;
  const { rows } = await withQueryBudget(context, () =>
    context.db.queryAs<{ answer: string }>(context.actor, SEEN, [schema], { readOnly: true }),
  );
  const seen = seenRow.parse(JSON.parse(rows[0]?.answer ?? "{}"));
  const relations = seen.relations.toSorted().flatMap((name) => {
    const relation = databaseSchema.relations.get(keyOf({ schema, name }));
    return relation ? [relation] : [];
  });
  const routines = seen.routines.toSorted().flatMap((name) => {
    const [routine] = databaseSchema.routines.get(keyOf({ schema, name })) ?? [];
    return routine ? [routine] : [];
  });
  return JSON.stringify(openApi(relations, routines, seen.description));
}

function openApi(
  relations: readonly Relation[],
  routines: readonly Routine[],
  description: string | null,
): Json {
  const paths: Json = {
    "/": {
      get: { summary: "OpenAPI description (this document)", tags: ["Introspection"], responses: ok("OK") },
    },
  };
  for (const relation of relations) paths[`/${relation.name}`] = pathOf(relation);
  for (const routine of routines) paths[`/rpc/${routine.name}`] = pathOfRoutine(routine);
  return {
    swagger: "2.0",
    info: { title: "Bush Tea data API", description: description ?? "", version: "14" },
    basePath: "/rest/v1",
    schemes: ["http", "https"],
    consumes: ["application/json", "application/vnd.pgrst.object+json", "text/csv"],
    produces: ["application/json", "application/vnd.pgrst.object+json", "text/csv"],
    paths,
    definitions: Object.fromEntries(relations.map((relation) => [relation.name, definitionOf(relation)])),
    parameters: SHARED_PARAMETERS,
  };
}

const ok = (description: string) => ({ 200: { description } });
const query = (name: string, description: string) => ({
  name,
  in: "query",
  required: false,
  type: "string",
  description,
});

const SHARED_PARAMETERS: Json = {
  select: query("select", "Columns and embedded relations to give"),
  order: query("order", "Ordering"),
  limit: query("limit", "How many rows at most"),
  offset: query("offset", "How many rows to skip"),
  on_conflict: query("on_conflict", "Columns that decide what a duplicate is"),
  prefer: { name: "Prefer", in: "header", required: false, type: "string", description: "Preference" },
};

const shared = (name: string) => ({ $ref: `#/parameters/${name}` });

function pathOf(relation: Relation): Json {
  const tags = [relation.name];
  const summary = relation.description ?? "";
  const filters = [...relation.columns.values()].map((column) =>
    query(column.name, column.description ?? column.type),
  );
  const schema = { $ref: `#/definitions/${relation.name}` };
  const body = { name: relation.name, in: "body", required: false, schema };
  const rows = {
    200: { description: "OK", schema: { type: "array", items: schema } },
    206: { description: "Partial Content" },
  };
  const read = [...filters, ...["select", "order", "limit", "offset", "prefer"].map(shared)];
  return {
    get: { tags, summary, parameters: read, responses: rows },
    ...(relation.insertable
      ? {
          post: {
            tags,
            summary,
            parameters: [body, ...["select", "on_conflict", "prefer"].map(shared)],
            responses: { 201: { description: "Created" } },
          },
        }
      : {}),
    ...(relation.updatable
      ? {
          patch: {
            tags,
            summary,
            parameters: [...filters, body, shared("prefer")],
            responses: { 204: { description: "No Content" } },
          },
        }
      : {}),
    ...(relation.deletable
      ? {
          delete: {
            tags,
            summary,
            parameters: [...filters, shared("prefer")],
            responses: { 204: { description: "No Content" } },
          },
        }
      : {}),
  };
}

function pathOfRoutine(routine: Routine): Json {
  const tags = [`(rpc) ${routine.name}`];
  const summary = routine.description ?? "";
  const required = routine.parameters.filter((parameter) => parameter.required).map(({ name }) => name);
  const properties = Object.fromEntries(routine.parameters.map(({ name, type }) => [name, typeOf(type)]));
  const schema = { type: "object", properties, ...(required.length > 0 ? { required } : {}) };
  const post = {
    tags,
    summary,
    parameters: [{ name: "args", in: "body", required: true, schema }],
    responses: ok("OK"),
  };
  if (routine.volatility === "volatile") return { post };
  const parameters = routine.parameters.map((parameter) => ({
    ...query(parameter.name, parameter.type),
    required: parameter.required,
  }));
  return { get: { tags, summary, parameters, responses: ok("OK") }, post };
}

function definitionOf(relation: Relation): Json {
  const required = [...relation.columns.values()].filter(({ nullable }) => !nullable).map(({ name }) => name);
  const properties = Object.fromEntries(
    [...relation.columns.values()].map((column) => [column.name, propertyOf(relation, column)]),
  );
  const { description } = relation;
  return {
    type: "object",
    ...(description ? { description } : {}),
    ...(required.length > 0 ? { required } : {}),
    properties,
  };
}

function propertyOf(relation: Relation, column: Column): Json {
  const note = relation.primaryKey.includes(column.name) ? "Note:\nThis is a Primary Key.<pk/>" : null;
  const description = [column.description, note].filter((part) => part !== null).join("\n\n");
  return {
    ...typeOf(column.comparable),
    ...(description === "" ? {} : { description }),
    ...(column.maxLength === null ? {} : { maxLength: column.maxLength }),
    ...(column.enumValues.length > 0 ? { enum: column.enumValues } : {}),
  };
}

const NUMBERS = new Set(["numeric", "real", "double precision"]);
const INTEGERS = new Set(["smallint", "integer", "bigint"]);

function typeOf(format: string): Json {
  if (format.endsWith("[]")) return { format, type: "array", items: typeOf(format.slice(0, -2)) };
  if (format === "boolean") return { format, type: "boolean" };
  if (INTEGERS.has(format)) return { format, type: "integer" };
  if (NUMBERS.has(format)) return { format, type: "number" };
  if (format === "json" || format === "jsonb") return { format };
  return { format, type: "string" };
}
