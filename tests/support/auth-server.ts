/** The authentication service alone, behind a real HTTP server, with a real SMTP server and an adjustable clock. */
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { Hono } from "hono";
import { SignJWT } from "jose";
import { inject } from "vitest";
import { createAuthApp } from "#server/auth/app.ts";
import { renderLoss } from "#server/auth/mail/account-mails.ts";
import { type AuthSettings, defaultAuthSettings } from "#server/auth/settings.ts";
import type { Database } from "#server/db/database.ts";
import { openDatabase } from "#server/db/open.ts";
import { createRateLimiter, type RateLimiter } from "#server/limits/rate-limiter.ts";
import { createMailQueue, type MailQueue } from "#server/mail/queue.ts";
import { createSmtpTransport } from "#server/mail/smtp-transport.ts";
import { type Keyring, openKeyring } from "#server/tokens/keyring.ts";
import type { DatabaseKind } from "./database-kinds.ts";
import { LONG_TIMEOUTS } from "./long-timeouts.ts";
import { newDataDir } from "./pglite.ts";
import { APP_TEMPLATE, createTestDatabase } from "./postgres.ts";
import { startSmtp, type TestSmtp } from "./smtp.ts";

export const JWT_SECRET = "the shared secret of the tests, long enough";

export type AuthServer = {
  readonly url: string;
  readonly authUrl: string;
  readonly db: Database;
  readonly smtp: TestSmtp;
  readonly mail: MailQueue;
  readonly limiter: RateLimiter;
  readonly keyring: Keyring;
  readonly logged: string[];
  /** Moves the server's clock forward. */
  pass(seconds: number): void;
  /** Stops the clock, so that only `pass` moves it and a slow machine cannot affect the test. */
  stopClock(): void;
  now(): number;
  client(options?: { flowType?: "implicit" | "pkce"; address?: string }): SupabaseClient;
  readonly admin: SupabaseClient["auth"]["admin"];
  close(): Promise<void>;
};

export async function startAuthServer(
  kind: DatabaseKind,
  settings: Partial<AuthSettings> = {},
  options: {
    answerFloorMs?: number;
    databaseUrl?: string;
    jwtAlgorithm?: "ES256" | "HS256";
    /** Lets a statement wait for a lock for as long as a test on a busy machine may hold it. */
    longTimeouts?: boolean;
  } = {},
): Promise<AuthServer> {
  const dataDir = kind === "pglite" ? newDataDir("app") : mkdtempSync(join(tmpdir(), "bush-tea-auth-"));
  const databaseUrl =
    options.databaseUrl ??
    (kind === "postgres"
      ? await createTestDatabase(inject("postgresUrl"), { template: APP_TEMPLATE })
      : undefined);
  const db = await openDatabase({ databaseUrl, dataDir, ...(options.longTimeouts ? LONG_TIMEOUTS : {}) });
  const smtp = await startSmtp();
  let offset = 0;
  let stoppedAt: number | undefined;
  const now = () => (stoppedAt ?? Date.now()) + offset;
  const logged: string[] = [];
  const write = (fields: Record<string, unknown>, message: string) => {
    logged.push(JSON.stringify({ ...fields, message }));
  };
  const log = { error: write, warn: write };
  const transport = createSmtpTransport({ url: smtp.url, from: "Bush Tea <tea@example.org>" });
  let url = "";
  const mail = createMailQueue({ db, transport, now, log, render: (kind) => renderLoss(url, kind) });
  const limiter = createRateLimiter(db, now);
  const keyring = await openKeyring({
    dataDir,
    jwtSecret: JWT_SECRET,
    jwtAlgorithm: options.jwtAlgorithm ?? "ES256",
  });

  const root = new Hono();
  const server = createServer(getRequestListener(root.fetch, { overrideGlobalObjects: false }));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
  root.route(
    "/auth/v1",
    createAuthApp({
      db,
      keyring,
      settings: { ...defaultAuthSettings(), bcryptCost: 4, ...settings },
      siteUrl: url,
      mail,
      limiter,
      log,
      now,
      // Tests act as clients of several networks.
      clientAddress: (c) => c.req.header("x-test-address") ?? "127.0.0.1",
      answerFloorMs: options.answerFloorMs ?? 0,
    }),
  );

  const client: AuthServer["client"] = ({ flowType = "implicit", address } = {}) =>
    createClient(url, "an-api-key", {
      auth: {
        flowType,
        autoRefreshToken: false,
        detectSessionInUrl: false,
        experimental: { passkey: true },
        storage: memoryStorage(),
        persistSession: true,
      },
      global: { headers: address === undefined ? {} : { "x-test-address": address } },
    });
  const serviceKey = await signServiceKey();
  const admin = createClient(url, serviceKey, { auth: { persistSession: false, autoRefreshToken: false } });
  return {
    url,
    authUrl: `${url}/auth/v1`,
    db,
    smtp,
    mail,
    limiter,
    keyring,
    logged,
    now,
    pass(seconds) {
      offset += seconds * 1000;
    },
    stopClock() {
      stoppedAt ??= Date.now();
    },
    client,
    admin: admin.auth.admin,
    async close() {
      await mail.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await smtp.close();
      await db.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export function memoryStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

export function signServiceKey(): Promise<string> {
  return new SignJWT({ role: "service_role" })
    .setProtectedHeader({ alg: "HS256" })
    .setIssuedAt()
    .sign(new TextEncoder().encode(JWT_SECRET));
}

/** Opens the page of an emailed link, submits its form, and returns the URL it redirects to. */
export async function pressLink(link: string): Promise<URL> {
  const page = await (await fetch(link)).text();
  const field = (name: string) =>
    unescapeHtml(new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? "");
  const action = new URL(/action="([^"]*)"/.exec(page)?.[1] ?? "", link);
  const answer = await fetch(action, {
    method: "POST",
    redirect: "manual",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({
      token: field("token"),
      type: field("type"),
      redirect_to: field("redirect_to"),
    }),
  });
  if (answer.status !== 303) throw new Error(`submitting the link's page answered ${answer.status}`);
  return new URL(answer.headers.get("location") ?? "");
}

export const hashOf = (url: URL): URLSearchParams => new URLSearchParams(url.hash.slice(1));

function unescapeHtml(text: string): string {
  return text
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
