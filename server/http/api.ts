/** The API's router: mounts every API the client library uses, with one error boundary. */
import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { describeError, type Log } from "#server/log.ts";
import {
  AUTH_BODY,
  type BodyLimits,
  type BodySharing,
  bodyGuard,
  maxFunctionBytes,
  maxRestBytes,
  type RefusedStatus,
} from "./api-guards.ts";

type Bindings = { Bindings: HttpBindings };

export type Health = {
  readonly ready: boolean;
  readonly database: "pglite" | "postgres";
  readonly version: string;
  /** What does not work, for monitoring; undefined when healthy. */
  readonly problem?: string | undefined;
};

export type ApiParts = {
  readonly log: Log;
  readonly health: () => Health;
  /** The configuration the site reads when it starts; its key is the public anonymous one. */
  readonly publicConfig: (host: string | undefined) => Record<string, unknown>;
  /** Shared by the bodies of all APIs. */
  readonly bodies: BodySharing;
  readonly rest: Hono;
  readonly restBodyTypes: ReadonlySet<string>;
  readonly auth: Hono;
  readonly functions: Hono<Bindings>;
  /** The endpoints that notifications and reminder mails call; mounted with the functions. */
  readonly reminders: Hono<Bindings>;
  readonly games: Hono<Bindings>;
  readonly mailbox: Hono | undefined;
  readonly metrics: Hono<Bindings>;
};

export function createApi(parts: ApiParts): Hono<Bindings> {
  const app = new Hono<Bindings>();
  const sharing = parts.bodies;

  app.get("/healthz", (c) => {
    const { database, version, problem } = parts.health();
    if (problem !== undefined) return c.json({ status: "degraded", problem, database, version });
    return c.json({ status: "ok", database, version });
  });
  app.get("/readyz", (c) => {
    const { ready } = parts.health();
    return c.json({ status: ready ? "ready" : "starting" }, ready ? 200 : 503);
  });
  app.get("/config.json", (c) => {
    c.header("cache-control", "no-store");
    return c.json(parts.publicConfig(c.req.header("host")));
  });

  app.use(
    "/rest/v1/*",
    bodyGuard(refuseAsPostgrest, { maxBytes: maxRestBytes, types: parts.restBodyTypes, sharing }),
  );
  app.route("/rest/v1", parts.rest);
  app.use("/auth/v1/*", bodyGuard(refuseAsAuth, { ...AUTH_BODY, types: AUTH_TYPES, sharing }));
  app.route("/auth/v1", parts.auth);
  app.use("/functions/v1/*", ...functionGuards({ sharing }));
  app.route("/functions/v1", parts.reminders);
  app.route("/functions/v1", parts.games);
  app.route("/functions/v1", parts.functions);
  if (parts.mailbox !== undefined) app.route("/mailbox", parts.mailbox);
  app.route("/metrics", parts.metrics);

  app.notFound((c) => c.json({ code: 404, message: "Nothing is here" }, 404));
  app.onError((error, c) => {
    const id = c.env?.outgoing?.getHeader("x-request-id");
    parts.log.error({ id, ...describeError(error) }, "request failed");
    return c.json(
      { code: "500", message: "Something went wrong. Please try again.", details: null, hint: null },
      500,
    );
  });
  return app;
}

/** Links confirmed on a page are sent as forms; plain text is what fetch calls a text whose type it was not told. */
const AUTH_TYPES = new Set(["application/json", "application/x-www-form-urlencoded", "text/plain"]);
/** Mail programs unsubscribe with a form of either kind; only then is anything but JSON read. */
const REMINDER_TYPES = new Set([...AUTH_TYPES, "multipart/form-data"]);
const JSON_ONLY = new Set(["application/json"]);
const functionTypes = (path: string) => (/\/reminder-[a-z]+$/.test(path) ? REMINDER_TYPES : JSON_ONLY);

const addRetryAfter: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.res.status === 503 && !c.res.headers.has("retry-after")) c.header("retry-after", "5");
};

/** The middleware of every function, also when it runs as an edge function. */
export const functionGuards = (limits: Pick<BodyLimits, "sharing"> = {}) =>
  [
    addRetryAfter,
    bodyGuard(refuseAsFunction, { maxBytes: maxFunctionBytes, types: functionTypes, ...limits }),
  ] as const;

function refuseAsPostgrest(c: Context, status: RefusedStatus, message: string): Response {
  return c.json({ code: "PGRST102", message, details: null, hint: null }, status, {
    "content-type": "application/json; charset=utf-8",
  });
}

const AUTH_CODES = {
  400: "bad_json",
  413: "request_too_large",
  429: "over_request_rate_limit",
  503: "unexpected_failure",
} as const;

function refuseAsAuth(c: Context, status: RefusedStatus, message: string): Response {
  return c.json({ code: status, error_code: AUTH_CODES[status], msg: message }, status);
}

function refuseAsFunction(c: Context, status: RefusedStatus, message: string): Response {
  return c.json({ error: message }, status);
}
