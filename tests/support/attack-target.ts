/**
 * The server as an attacker meets it: the built site, every backend switched on, and its log kept line by line. What
 * there is to attack (routes, tables, functions) is read from the running program, so that nothing new is forgotten.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { SignJWT } from "jose";
import { inject, vi } from "vitest";
import type { Database } from "#server/db/database.ts";
import { createLog } from "#server/log.ts";
import { readSettings } from "#server/settings.ts";
import { startServer } from "#server/start.ts";
import { newDataDir } from "#tests/support/pglite.ts";
import { createTestDatabase, HOUSE_TEMPLATE } from "#tests/support/postgres.ts";

export const ATTACK_SECRET = "a secret of the attack tests, long enough";

export type Route = { readonly method: string; readonly path: string };

export type Answer = { readonly status: number; readonly headers: Headers; readonly text: string };

export type Target = {
  readonly url: string;
  readonly port: number;
  readonly db: Database;
  readonly dataDir: string;
  readonly anonKey: string;
  /** Everything the API's router answers; what answers every method is there as GET and as POST. */
  readonly routes: readonly Route[];
  /** Every line the server has written about itself, at its most talkative. */
  readonly logged: string[];
  ask(path: string, init?: RequestInit): Promise<Answer>;
  /** Sends bytes as they are and gives back all that comes until the server hangs up. */
  raw(bytes: string): Promise<string>;
  close(): Promise<void>;
};

/** All ways in that an operator could open, and limits so wide that an attack is refused for what it is. */
const WIDE_OPEN = {
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

export async function openTarget(
  kind: "pglite" | "postgres",
  env: Record<string, string> = {},
): Promise<Target> {
  const dataDir = kind === "pglite" ? newDataDir("house") : mkdtempSync(join(tmpdir(), "bush-tea-attack-"));
  const databaseUrl =
    kind === "postgres" ? await createTestDatabase(inject("postgresUrl"), { template: HOUSE_TEMPLATE }) : "";
  const settings = readSettings({ ...WIDE_OPEN, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...env });
  const logged: string[] = [];
  const log = createLog("debug", { write: (line) => void logged.push(line) });
  const mounting = vi.spyOn(Hono.prototype, "route");
  const server = await startServer({ settings, log });
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
  if (!(api instanceof Hono)) throw new Error("nothing was mounted");
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
    // Every attack is one after which the server has to hang up.
    socket.setTimeout(300_000, () => reject(new Error(`never hung up: ${got.slice(0, 200)}`)));
  });
}

/** A token the server itself could have signed: for people who could sign in, never for what nobody could have. */
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

/** Runs what is given, a few at a time: an attacker does not wait politely, and neither should a test. */
export async function several<T>(items: readonly T[], run: (item: T) => Promise<void>): Promise<void> {
  const left = [...items];
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      for (let item = left.shift(); item !== undefined; item = left.shift()) await run(item);
    }),
  );
}
