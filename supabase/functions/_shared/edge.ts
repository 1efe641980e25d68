/**
 * Adapter that runs the server's functions as Supabase edge functions, with the platform's database, keys and proxy. It
 * contains no application logic.
 */
import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import type { Actor, Database } from "#server/db/database.ts";
import { createPostgres } from "#server/db/postgres/open-postgres.ts";
import type { FunctionApp } from "#server/functions/function-app.ts";
import { functionGuards } from "#server/http/api.ts";
import { createRateLimiter, type RateLimiter } from "#server/limits/rate-limiter.ts";
import { createLog, type Log } from "#server/log.ts";
import { readSettings, type Settings } from "#server/settings.ts";
import { readVerifyingKeys } from "#server/tokens/keyring.ts";
import { createAuthenticate, createVerifier } from "#server/tokens/verify.ts";

export type Edge = {
  readonly settings: Settings;
  readonly db: Database;
  readonly authenticate: (request: Request) => Promise<Actor>;
  readonly limiter: RateLimiter;
  readonly log: Log;
  readonly now: () => number;
  readonly clientAddress: (c: Context) => string;
};

/** Many workers may run at the same time and share the project's few connections. */
const POOL_SIZE = 2;

export async function openEdge(): Promise<Edge> {
  const env: Record<string, string | undefined> = Deno.env.toObject();
  const settings = readSettings({ ...env, DATABASE_URL: env.DATABASE_URL ?? env.SUPABASE_DB_URL });
  if (settings.databaseUrl === undefined) throw new Error("SUPABASE_DB_URL or DATABASE_URL must be set");
  // biome-ignore lint/suspicious/noConsole: the console is the platform's log.
  const log = createLog(settings.logLevel, { write: (line) => console.log(line.trimEnd()) });
  const db = createPostgres({
    databaseUrl: settings.databaseUrl,
    poolSize: POOL_SIZE,
    statementTimeoutMs: 5_000,
    anonTimeoutMs: 1_000,
    idleInTransactionTimeoutMs: 10_000,
    onLog: (message, details) => log.warn(details ?? {}, message),
  });
  // Read once, because a worker lives only for minutes: the next one picks up rotated keys.
  const published = env.SUPABASE_JWKS ?? (await fetchKeys(env.SUPABASE_URL));
  const verify = createVerifier({ verifying: await readVerifyingKeys(published, settings.jwtSecret) });
  return {
    settings,
    db,
    // The anon key may be signed with a secret that functions do not have; it grants no more than the anon role.
    authenticate: createAuthenticate((token) =>
      token === env.SUPABASE_ANON_KEY ? Promise.resolve({ role: "anon" }) : verify(token),
    ),
    limiter: createRateLimiter(db, Date.now),
    log,
    now: Date.now,
    clientAddress: (c) => clientAddress(c, settings.trustProxy),
  };
}

/** Serves at /<function name>, the path that the gateway forwards. */
export function serveEdge(functions: FunctionApp): void {
  const app = new Hono();
  app.use(cors({ origin: "*", exposeHeaders: ["retry-after"], maxAge: 86_400 }));
  app.use(...functionGuards());
  app.route("/", functions);
  Deno.serve((request) => app.fetch(request));
}

async function fetchKeys(projectUrl: string | undefined): Promise<string> {
  if (projectUrl === undefined) throw new Error("SUPABASE_JWKS or SUPABASE_URL must be set");
  const response = await fetch(`${projectUrl}/auth/v1/.well-known/jwks.json`);
  if (!response.ok) throw new Error(`the project's keys could not be read (${response.status})`);
  return response.text();
}

/**
 * The platform's proxy overwrites cf-connecting-ip. A self-hosted Supabase may have no such proxy; TRUST_PROXY says that
 * its proxy appends the client address to X-Forwarded-For.
 */
function clientAddress(c: Context, trustProxy: boolean): string {
  const address = trustProxy
    ? c.req.header("x-forwarded-for")?.split(",").at(-1)?.trim()
    : c.req.header("cf-connecting-ip");
  return address || "unknown";
}
