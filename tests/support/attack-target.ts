/**
 * The server for attack tests: with every sign-in method enabled, and its log lines. The attack surface
 * (routes, tables, functions) is read from the running server, so that new entries are tested without being listed.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { SignJWT } from "jose";
import { inject, vi } from "vitest";
import type { Database } from "#server/db/database.ts";
import type { DatabaseTimeouts } from "#server/db/open.ts";
import { createLog } from "#server/log.ts";
import { readSettings } from "#server/settings.ts";
import { startServer } from "#server/start.ts";
import type { DatabaseKind } from "#tests/support/database-kinds.ts";
import { LONG_TIMEOUTS } from "#tests/support/long-timeouts.ts";
import { newDataDir } from "#tests/support/pglite.ts";
import { APP_TEMPLATE, createTestDatabase } from "#tests/support/postgres.ts";
import { sharedCatalogue } from "#tests/support/shared-catalogue.ts";

export const ATTACK_SECRET = "a secret of the attack tests, long enough";

export type Route = { readonly method: string; readonly path: string };

export type Answer = { readonly status: number; readonly headers: Headers; readonly text: string };

export type Target = {
  readonly url: string;
  readonly port: number;
  readonly db: Database;
  readonly dataDir: string;
  readonly anonKey: string;
  /** Every route of the API; a route for all methods is listed as GET and as POST. */
  readonly routes: readonly Route[];
  /** Every line the server has logged, at level debug. */
  readonly logged: string[];
  ask(path: string, init?: RequestInit): Promise<Answer>;
  /** Sends raw bytes and returns everything received until the server closes the connection. */
  raw(bytes: string): Promise<string>;
  close(): Promise<void>;
};

/** Every optional sign-in method enabled, and limits so high that a request is refused for its content, not its rate. */
const ALL_ENABLED = {
  PORT: "0",
  HOST: "127.0.0.1",
  SITE_URL: "http://localhost",
  JWT_SECRET: ATTACK_SECRET,
  API_RATE_LIMIT: "0",
  API_DATABASE_SHARE: "0",
  AUTH_LIMIT_FACTOR: "100000",
  AUTH_MAIL_INTERVAL: "0",
  AUTH_BCRYPT_COST: "4",
  AUTH_ANONYMOUS: "1",
  AUTH_PHONE: "1",
  AUTH_PASSKEYS: "1",
  WEB3_CHAINS: "ethereum,solana",
  LOG_LEVEL: "debug",
};

/**
 * @param options.pages whether the built site is served; reading it takes a second
 * @param options.databaseTimeouts empty for those of the real server
 */
export async function openTarget(
  kind: DatabaseKind,
  env: Record<string, string> = {},
  {
    pages = true,
    databaseTimeouts = LONG_TIMEOUTS,
  }: { pages?: boolean; databaseTimeouts?: DatabaseTimeouts } = {},
): Promise<Target> {
  const dataDir = kind === "pglite" ? newDataDir("app") : mkdtempSync(join(tmpdir(), "bush-tea-attack-"));
  const databaseUrl =
    kind === "postgres" ? await createTestDatabase(inject("postgresUrl"), { template: APP_TEMPLATE }) : "";
  const settings = readSettings({ ...ALL_ENABLED, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...env });
  const logged: string[] = [];
  const log = createLog("debug", { write: (line) => void logged.push(line) });
  const mounting = vi.spyOn(Hono.prototype, "route");
  const server = await startServer({
    settings,
    log,
    catalogue: sharedCatalogue(),
    databaseTimeouts,
    ...(pages ? {} : { siteFolder: join(dataDir, "no-site") }),
  });
  const api = mounting.mock.contexts[mounting.mock.calls.findIndex(([path]) => path === "/rest/v1")];
  mounting.mockRestore();
  const port = Number(new URL(server.url).port);
  return {
    url: server.url,
    port,
    db: server.db,
    dataDir,
    anonKey: server.anonKey,
    routes: routesOf(api),
    logged,
    async ask(path, init) {
      const response = await fetch(server.url + path, { redirect: "manual", ...init });
      return { status: response.status, headers: response.headers, text: await response.text() };
    },
    raw: (bytes) => sendRaw(port, bytes),
    async close() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function routesOf(api: unknown): Route[] {
  if (!(api instanceof Hono)) throw new Error("the API was not mounted");
  const seen = api.routes.flatMap(({ method, path }) =>
    (method === "ALL" ? ["GET", "POST"] : [method]).map((one) => `${one} ${path}`),
  );
  return [...new Set(seen)].map((text) => {
    const [method = "", path = ""] = text.split(" ");
    return { method, path };
  });
}

function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let got = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes, "latin1"));
    socket.on("data", (data) => {
      got += data.toString("latin1");
    });
    socket.on("error", () => resolve(got));
    socket.on("close", () => resolve(got));
    // After each of these attacks the server must close the connection.
    socket.setTimeout(300_000, () => reject(new Error(`connection not closed: ${got.slice(0, 200)}`)));
  });
}

/** A validly signed token, for users who could really have signed in. */
export function signToken(claims: Record<string, unknown>): Promise<string> {
  return new SignJWT({ role: "authenticated", aal: "aal1", ...claims })
    .setProtectedHeader({ alg: "HS256" })
    .setIssuedAt()
    .setExpirationTime("1h")
    .sign(new TextEncoder().encode(ATTACK_SECRET));
}

export async function makeAccount(
  db: Database,
  email: string,
): Promise<{ id: string; email: string; token: string }> {
  const { rows } = await db.query<{ id: string }>(
    "insert into auth.users (email, email_confirmed_at) values ($1, now()) returning id",
    [email],
  );
  const id = rows[0]?.id ?? "";
  const session = await db.query<{ id: string }>(
    "insert into auth.sessions (user_id) values ($1) returning id",
    [id],
  );
  return { id, email, token: await signToken({ sub: id, email, session_id: session.rows[0]?.id }) };
}

/** Runs `run` on every item, 16 at a time, as an attacker would. */
export async function runConcurrently<T>(
  items: readonly T[],
  run: (item: T) => Promise<void>,
): Promise<void> {
  const left = [...items];
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      for (let item = left.shift(); item !== undefined; item = left.shift()) await run(item);
    }),
  );
}
