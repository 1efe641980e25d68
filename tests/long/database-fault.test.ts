/**
 * PostgreSQL becomes unreachable, by closed and by silent connections, and returns. Requests are rejected within seconds
 * with a retry hint that each client library understands; nobody is signed out; emergencies and pages are answered; the
 * server recovers by itself, and nothing acknowledged is lost.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient, isAuthRetryableFetchError, type SupabaseClient } from "@supabase/supabase-js";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import type { Database } from "#server/db/database.ts";
import { openDatabase } from "#server/db/open.ts";
import { APP_TEMPLATE, createTestDatabase } from "#tests/support/postgres.ts";
import { until } from "#tests/support/until.ts";
import { type ServerProcess, serverProcess } from "./server-process.ts";
import {
  anonKeyOf,
  type Call,
  caller,
  findDiscrepancies,
  newLedger,
  refresh,
  signUp,
  simulateUser,
  UNLIMITED,
} from "./simulated-users.ts";
import { startTcpProxy, type TcpProxy } from "./tcp-proxy.ts";

describe("an outage of PostgreSQL", () => {
  const folder = mkdtempSync(join(tmpdir(), "bush-tea-gone-"));
  const ledger = newLedger();
  let proxy: TcpProxy;
  let server: ServerProcess;
  let db: Database;
  let call: Call;
  let client: SupabaseClient;
  let token: string;

  beforeAll(async () => {
    const databaseUrl = await createTestDatabase(inject("postgresUrl"), { template: APP_TEMPLATE });
    db = await openDatabase({ databaseUrl, dataDir: "" });
    const through = new URL(databaseUrl);
    proxy = await startTcpProxy(through.hostname, Number(through.port));
    through.port = String(proxy.port);
    server = await serverProcess({ ...UNLIMITED, DATABASE_URL: through.href, DATA_DIR: folder });
    await server.start();
    const anonKey = await anonKeyOf(server.url);
    call = caller(server.url, anonKey);
    await simulateUser(call, ledger);
    const person = await signUp(call, ledger);
    token = person.access_token;
    client = createClient(server.url, anonKey, { auth: { autoRefreshToken: false } });
    await client.auth.setSession(person);
  });
  afterEach(() => proxy.restore());
  afterAll(async () => {
    await server.stop();
    await proxy.cut();
    await db.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Everything a visitor might do, concurrently. */
  async function tryEverything() {
    const ask = (query: string) => call("/functions/v1/herbal-chat", { token, body: { query } });
    const started = performance.now();
    const [read, write, signIn, chat, vote, emergency, page] = await Promise.all([
      call("/rest/v1/plants?select=id&limit=1"),
      call("/rest/v1/user_plant_interactions", { token, body: { plant_id: "neem", bookmarked: true } }),
      call("/auth/v1/token?grant_type=password", { body: { email: "a@tea.test", password: "a password" } }),
      ask("tea for a cough"),
      call("/functions/v1/herbal-analytics", {
        token,
        body: { conversationId: ledger.conversations[0], wasHelpful: true },
      }),
      ask("my father collapsed and is not breathing"),
      call("/healthz"),
    ]);
    const seconds = (performance.now() - started) / 1000;
    return { read, write, signIn, chat, vote, emergency, page, seconds };
  }

  async function expectClearRefusals(mostSeconds: number): Promise<void> {
    const { read, write, signIn, chat, vote, emergency, page, seconds } = await tryEverything();
    for (const refused of [read, write, signIn, chat, vote]) {
      expect(refused.status).toBe(503);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    }
    for (const { body } of [read, write]) {
      expect(body).toMatchObject({ code: expect.any(String), message: expect.stringMatching(/\w+ \w+/) });
    }
    expect(signIn.body).toMatchObject({
      error_code: "unexpected_failure",
      msg: expect.stringMatching(/again/),
    });
    expect(chat.body).toEqual({
      error: "Sorry, we couldn't process your request at this time. Please try again later.",
    });
    expect(vote.body).toMatchObject({ error: expect.stringMatching(/try again/) });
    // Emergency help is answered with or without the database.
    expect(emergency.status).toBe(200);
    expect(emergency.body).toMatchObject({ triage: "emergency", conversationId: null });
    expect(page.status).toBe(200);
    expect(seconds).toBeLessThan(mostSeconds);
  }

  async function expectEverythingAgain(): Promise<void> {
    await until(
      "reading to work again",
      async () => (await call("/rest/v1/plants?select=id&limit=1")).status === 200,
    );
    const { read, write, chat } = await tryEverything();
    expect([read.status, write.status === 201 || write.status === 409, chat.status]).toEqual([
      200,
      true,
      200,
    ]);
    await simulateUser(call, ledger);
    expect(await findDiscrepancies(db, ledger)).toEqual([]);
  }

  it("closed connections: requests are rejected at once, and everything works when it is back", async () => {
    await proxy.cut();
    await expectClearRefusals(20);
    const { error } = await client.auth.refreshSession();
    // The client keeps its session and retries by itself: an outage signs nobody out.
    expect(isAuthRetryableFetchError(error)).toBe(true);
    const { session } = (await client.auth.getSession()).data;
    await proxy.restore();
    await expectEverythingAgain();
    // Called directly: the client itself waits a minute after a failure.
    expect((await refresh(call, session?.refresh_token ?? "")).user.id).toBe(session?.user.id);
  });

  it("silent connections: requests are rejected within seconds, and everything works when it is back", async () => {
    await expectEverythingAgain();
    proxy.silence();
    // Twice the statement timeout to notice, and once more to try a new connection.
    await expectClearRefusals(40);
    await proxy.restore();
    await expectEverythingAgain();
  });

  it("writes in progress are rejected or stored, never partially", async () => {
    let over = false;
    const people = Array.from({ length: 4 }, async () => {
      while (!over) await simulateUser(call, ledger).catch(() => undefined);
    });
    for (let round = 0; round < 5; round += 1) {
      const from = ledger.bookmarks.length;
      await until("eight more bookmarks", () => ledger.bookmarks.length > from + 8);
      await proxy.cut();
      await proxy.restore();
    }
    over = true;
    await Promise.all(people);
    expect(await findDiscrepancies(db, ledger)).toEqual([]);
    const { rows } = await db.query(
      "select u.id from auth.users u left join public.profiles p on p.id = u.id where p.id is null",
    );
    expect(rows).toEqual([]);
  });
});
