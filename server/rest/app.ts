/** The PostgREST-compatible data API as a Hono app: authenticates, routes requests, and formats every error. */
import { type Context, Hono } from "hono";
import { currentCaller } from "#server/db/caller.ts";
import { type Actor, DatabaseError, DatabaseUnavailableError } from "#server/db/database.ts";
import { type QueryBudget, QueryRefusedError } from "#server/limits/query-budget.ts";
import {
  badMethodOnRoutine,
  badPath,
  RestError,
  tooManyQueries,
  tooMuch,
  unknownSchema,
  unsupportedMethod,
} from "./errors.ts";
import { callRoutine } from "./http/call-routine.ts";
import type { RequestContext, RestOptions } from "./http/context.ts";
import { RETRY_AFTER_SECONDS, restErrorOf } from "./http/database-errors.ts";
import { describeSchema } from "./http/describe-schema.ts";
import { enterBudgets, withQueryBudget } from "./http/execute.ts";
import { allowedMethods } from "./http/options.ts";
import { readBody } from "./http/payload.ts";
import { parsePreferences } from "./http/preferences.ts";
import { readRelation } from "./http/read-relation.ts";
import { createSharedAnswers, type SharedAnswers } from "./http/shared-answers.ts";
import { writeRelation } from "./http/write-relation.ts";
import { SchemaCache } from "./introspection/schema-cache.ts";
import { keyOf } from "./introspection/types.ts";
import { type Pair, splitQuery } from "./parse/query-string.ts";

/** Errors that may be caused by a stale schema cache: the request is retried after a refresh. */
const STALE_CACHE_CODES = new Set([
  "PGRST200",
  "PGRST202",
  "PGRST204",
  "PGRST205",
  "42703",
  "42704",
  "42P01",
  "42883",
  "42804",
]);

/** Three times the size of all rows of the largest table. */
const MAX_ANSWER_BYTES = 8 * 1024 * 1024;

const NONE: ReadonlySet<string> = new Set();

/** Monotonic, so that setting the system clock back does not stop the cache's checks. */
const monotonic = () => performance.now();

export function createRestApp(options: RestOptions): Hono {
  const now = options.now ?? monotonic;
  const cache = new SchemaCache(options.db, options, now);
  const sharedAnswers = createSharedAnswers(now);
  const sharedRelations = new Set(options.sharedRelations?.map(keyOf));
  const basePath = options.basePath ?? "/rest/v1";
  const app = new Hono();
  app.all("*", (c) => answer(c, { options, cache, sharedAnswers, sharedRelations, basePath }));
  return app;
}

async function answer(c: Context, app: Omit<Parts, "actor" | "body">): Promise<Response> {
  const { options, cache } = app;
  const request = c.req.raw;
  let signedIn = false;
  try {
    const who = await options.authenticate(request);
    const network = currentCaller()?.network;
    const actor = network === undefined ? who : { ...who, network };
    signedIn = actor.role !== "anon";
    const queryBudget = budgetFor(actor, options);
    const bytes = once(() => readBody(request));
    const attempt = async () => handle(await contextOf(request, c.req.path, { ...app, actor, body: bytes }));
    try {
      return await attempt();
    } catch (error) {
      if (error instanceof RestError && error.costly) await chargeRefusal(queryBudget, actor);
      if (!mayBeStale(error) || !(await refreshed(cache, { queryBudget, actor }))) throw error;
      return await attempt();
    }
  } catch (error) {
    return failure(error, signedIn, request.method);
  }
}

const REFUSAL_COST_MS = 25;

/** Parsing and refusing a request takes time on the server's main thread, which networks share as they share the database. */
async function chargeRefusal(queryBudget: QueryBudget | undefined, actor: Actor): Promise<void> {
  const caller = currentCaller();
  if (!queryBudget || !caller) return;
  const leave = await enterBudgets(queryBudget, caller, actor);
  leave(REFUSAL_COST_MS);
}

/** A schema check is charged as well, and is skipped if the query budget refuses the network. */
async function refreshed(
  cache: SchemaCache,
  context: Pick<RequestContext, "queryBudget" | "actor">,
): Promise<boolean> {
  try {
    return await withQueryBudget(context, () => cache.refresh());
  } catch (error) {
    if (error instanceof QueryRefusedError) return false;
    throw error;
  }
}

/** The service role is the operator's and is not limited. */
function budgetFor(actor: Actor, { queryBudget }: RestOptions): QueryBudget | undefined {
  return actor.role === "service_role" ? undefined : queryBudget;
}

function mayBeStale(error: unknown): boolean {
  return (error instanceof RestError || error instanceof DatabaseError) && STALE_CACHE_CODES.has(error.code);
}

function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load();
    return loaded;
  };
}

type Parts = {
  options: RestOptions;
  cache: SchemaCache;
  sharedAnswers: SharedAnswers;
  sharedRelations: ReadonlySet<string>;
  basePath: string;
  actor: RequestContext["actor"];
  body: () => Promise<Buffer>;
};

const MAX_PARAMETERS = 200;

function parametersOf(query: string, { role }: Actor): Pair[] {
  const pairs = splitQuery(query);
  if (role !== "service_role" && pairs.length > MAX_PARAMETERS) throw tooMuch("parameters", MAX_PARAMETERS);
  return pairs;
}

async function contextOf(request: Request, path: string, parts: Parts): Promise<RequestContext> {
  const { options, cache, actor, body } = parts;
  const databaseSchema = await cache.get();
  const { headers, url, method } = request;
  const question = url.indexOf("?");
  const schema = schemaOf(headers, method, options.schemas);
  return {
    db: options.db,
    cache,
    databaseSchema,
    maxRows: options.maxRows,
    slowRoutines: options.slowRoutines ?? NONE,
    maxAnswerBytes: actor.role === "service_role" ? null : (options.maxAnswerBytes ?? MAX_ANSWER_BYTES),
    queryBudget: budgetFor(actor, options),
    sharedRelations: parts.sharedRelations,
    sharedAnswers: parts.sharedAnswers,
    actor,
    method,
    headers,
    path: path.startsWith(parts.basePath) ? path.slice(parts.basePath.length) : path,
    pairs: question < 0 ? [] : parametersOf(url.slice(question + 1).split("#")[0] ?? "", actor),
    schema,
    profile: options.schemas.length > 1 ? schema : null,
    preferences: await parsePreferences(headers.get("prefer"), {
      rollbackAllowed: databaseSchema.settings.rollbackAllowed,
      timeZones: () => cache.timeZones(),
    }),
    body,
  };
}

function schemaOf(headers: Headers, method: string, schemas: readonly string[]): string {
  const isRead = method === "GET" || method === "HEAD";
  const asked = headers.get(isRead ? "accept-profile" : "content-profile");
  const schema = asked ?? schemas[0] ?? "public";
  if (!schemas.includes(schema)) throw unknownSchema(schema, schemas);
  return schema;
}

function segmentsOf(path: string): string[] {
  try {
    return path
      .split("/")
      .filter((segment) => segment !== "")
      .map(decodeURIComponent);
  } catch {
    throw badPath();
  }
}

async function handle(context: RequestContext): Promise<Response> {
  const { method } = context;
  const [first, second, ...rest] = segmentsOf(context.path);
  const isCall = first === "rpc" && second !== undefined;
  if (rest.length > 0 || (second !== undefined && !isCall)) throw badPath();
  if (method === "OPTIONS") return allowedMethods(context, first, second);
  if (first === undefined) {
    if (method !== "GET" && method !== "HEAD") throw unsupportedMethod(method);
    return describeSchema(context);
  }
  if (isCall) {
    if (!["GET", "HEAD", "POST"].includes(method)) throw badMethodOnRoutine(method);
    return callRoutine(context, second);
  }
  if (method === "GET" || method === "HEAD") return readRelation(context, first);
  if (["POST", "PATCH", "PUT", "DELETE"].includes(method)) return writeRelation(context, first);
  throw unsupportedMethod(method);
}

function failure(error: unknown, signedIn: boolean, method: string): Response {
  const known = restErrorFrom(error, signedIn);
  if (!known) throw error;
  const headers = new Headers({
    "Content-Type": "application/json; charset=utf-8",
    "Proxy-Status": `PostgREST; error=${known.code.replaceAll(/[^\w.-]/g, "")}`,
  });
  for (const [name, value] of Object.entries(known.headers)) {
    // Database functions can set headers; an invalid one is dropped rather than failing the response.
    if (/^[\w-]+$/.test(name) && /^[\t\x20-\x7e]*$/.test(value)) headers.set(name, value);
  }
  const empty = method === "HEAD" || known.status === 204 || known.status === 304;
  return new Response(empty ? null : known.toJson(), { status: known.status, headers });
}

function restErrorFrom(error: unknown, signedIn: boolean): RestError | null {
  if (error instanceof RestError) return error;
  if (error instanceof DatabaseError) return restErrorOf(error, signedIn);
  if (error instanceof QueryRefusedError) return tooManyQueries(error.retryAfterSeconds);
  if (error instanceof DatabaseUnavailableError) {
    return new RestError({
      status: 503,
      code: "PGRST001",
      message: "Database client error. Retrying the connection.",
      headers: { "Retry-After": RETRY_AFTER_SECONDS },
    });
  }
  if (error instanceof Error && "status" in error && "code" in error && error.status === 401) {
    return new RestError({
      status: 401,
      code: String(error.code),
      message: error.message,
      headers: {
        "WWW-Authenticate": `Bearer error="invalid_token", error_description=${JSON.stringify(error.message)}`,
      },
    });
  }
  return null;
}
