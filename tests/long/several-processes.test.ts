/**
 * Three servers on one PostgreSQL behind nginx, round robin without sticky sessions, each with its own data folder as on
 * three machines. Under load one is frozen in the middle of a transaction and another killed; both return. Every
 * acknowledged write is stored exactly once, no request fails more than once, rate limits are shared, sessions are valid
 * on all servers, concurrent refreshes agree, and reminders notify once.
 */
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { exportJWK, generateKeyPair } from "jose";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import webpush from "web-push";
import type { Database } from "#server/db/database.ts";
import { openDatabase } from "#server/db/open.ts";
import { createTestDatabase } from "#tests/support/postgres.ts";
import { type PushEndpoint, startPushEndpoint } from "#tests/support/push-endpoint.ts";
import { until } from "#tests/support/until.ts";
import { AUTH_SILENT_SECONDS, type Balancer, startBalancer } from "./balancer.ts";
import { pause, type ServerProcess, serverProcess } from "./server-process.ts";
import {
  acknowledged,
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

const PEOPLE_AT_ONCE = 4;
const RINGING = 40;

describe("three processes on one PostgreSQL behind an nginx", () => {
  const folder = mkdtempSync(join(tmpdir(), "bush-tea-three-"));
  const servers: ServerProcess[] = [];
  let push: PushEndpoint;
  let balancer: Balancer;
  let db: Database;
  let anonKey: string;

  beforeAll(async () => {
    push = await startPushEndpoint();
    const databaseUrl = await createTestDatabase(inject("postgresUrl"));
    const { publicKey, privateKey } = webpush.generateVAPIDKeys();
    const keys = join(folder, "keys.json");
    const { privateKey: signing } = await generateKeyPair("ES256", { extractable: true });
    writeFileSync(keys, JSON.stringify({ keys: [{ ...(await exportJWK(signing)), alg: "ES256" }] }));
    for (const name of ["one", "two", "three"]) {
      servers.push(
        await serverProcess({
          ...UNLIMITED,
          DATABASE_URL: `${databaseUrl}?application_name=${name}`,
          DATA_DIR: join(folder, name),
          JWT_KEYS: keys,
          VAPID_PUBLIC_KEY: publicKey,
          VAPID_PRIVATE_KEY: privateKey,
          PUSH_RELAY_URL: push.url,
          SITE_URL: "https://tea.example",
          TRUST_PROXY: "1",
        }),
      );
    }
    // All start on an empty database: the first prepares it, the others wait.
    await Promise.all(servers.map((server) => server.start()));
    balancer = await startBalancer(servers.map(({ port }) => port));
    db = await openDatabase({ databaseUrl, dataDir: "" });
    anonKey = await anonKeyOf(balancer.url);
  });
  afterAll(async () => {
    await balancer?.stop();
    await Promise.all(servers.map((server) => server.stop()));
    await db?.close();
    await push?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const at = (index: number): ServerProcess => {
    const server = servers[index];
    if (server === undefined) throw new Error(`there is no server ${index}`);
    return server;
  };

  it("a session created on one server is valid on all, and ends on all", async () => {
    const direct = servers.map(({ url }) => caller(url, anonKey));
    const [first, second, third] = direct;
    if (!first || !second || !third) throw new Error("three servers were started");
    const opened = await signUp(first, newLedger());
    const token = opened.access_token;
    for (const call of direct) {
      expect((await call("/auth/v1/user", { token })).status).toBe(200);
      expect((await call("/rest/v1/profiles?select=id", { token })).body).toEqual([{ id: opened.user.id }]);
    }
    const next = await refresh(second, opened.refresh_token);
    expect((await call3(third, next.access_token)).status).toBe(200);
    expect((await first("/auth/v1/logout", { token: next.access_token, body: {} })).status).toBe(204);
    expect((await call3(third, next.access_token)).status).toBe(403);
  });
  const call3 = (call: Call, token: string) => call("/auth/v1/user", { token });

  it("concurrent refreshes on all servers return the same successor", async () => {
    const opened = await signUp(caller(at(0).url, anonKey), newLedger());
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, turn) =>
        refresh(caller(at(turn % 3).url, anonKey), opened.refresh_token),
      ),
    );
    expect(new Set(answers.map((answer) => answer.refresh_token)).size).toBe(1);
  });

  it("rate limits are shared: twelve questions a minute across all servers", async () => {
    const { access_token: token } = await signUp(caller(at(0).url, anonKey), newLedger());
    const statuses = await Promise.all(
      Array.from({ length: 18 }, async (_, turn) => {
        const call = caller(at(turn % 3).url, anonKey);
        return (await call("/functions/v1/herbal-chat", { token, body: { query: "tea for a cough" } }))
          .status;
      }),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(12);
    expect(statuses.filter((status) => status === 429)).toHaveLength(6);
  });

  it("with one server frozen and one killed under load nothing acknowledged is lost and no request fails twice", async () => {
    const ledger = newLedger();
    const failures: string[] = [];
    const failedTwice: string[] = [];
    let slow = 0;
    let retrying = 0;
    /** The servers that have answered since this was last cleared. */
    const answered = new Set<number>();
    const once = caller(balancer.url, anonKey);
    const failed = (answer: { status: number } | undefined) => answer === undefined || answer.status >= 500;
    const triedBy =
      (person: number): Call =>
      async (path, init) => {
        const started = performance.now();
        const answer = await once(path, init).catch(() => undefined);
        if (performance.now() - started > AUTH_SILENT_SECONDS * 1000) slow += 1;
        if (answer && !failed(answer)) {
          answered.add(person);
          return answer;
        }
        failures.push(`${path} ${answer?.status}`);
        if (path.includes("increment_plant_views")) ledger.viewsRequested += 1;
        retrying += 1;
        const again = await once(path, init).catch(() => undefined);
        retrying -= 1;
        answered.add(person);
        if (again && !failed(again)) return again;
        failedTwice.push(`${path}: ${answer?.status}, then ${again?.status} ${JSON.stringify(again?.body)}`);
        throw new Error(failedTwice.at(-1));
      };
    let over = false;
    const people = Array.from({ length: PEOPLE_AT_ONCE }, async (_, person) => {
      while (!over) await simulateUser(triedBy(person), ledger);
    });
    const load = Promise.all(people);
    load.catch(() => undefined);
    const writes = (more: number) => {
      const from = acknowledged(ledger);
      return until(`${more} more writes`, () => acknowledged(ledger) > from + more, { unless: load });
    };

    await writes(150);
    await makeDue(RINGING);
    await until("the first notifications", () => push.received.length === RINGING);

    await freezeInTransaction();
    await until("a slow answer", () => slow > 0, { unless: load });
    answered.clear();
    // A retry that hits the second server's death would fail twice: the balancer must first know of the first.
    await until("everybody to be answered", () => answered.size === PEOPLE_AT_ONCE && retrying === 0, {
      unless: load,
    });
    await at(0).signal("SIGKILL");
    await writes(150);
    await makeDue(RINGING);
    await until("the second notifications", () => push.received.length === RINGING * 2);

    await at(1).signal("SIGCONT");
    await at(0).start();
    await writes(300);
    over = true;
    await load;

    expect(failedTwice).toEqual([]);
    // Verifies that the freeze and the kill had an effect.
    expect(failures.length + slow).toBeGreaterThan(0);
    expect(await findDiscrepancies(db, ledger)).toEqual([]);
    const rung = push.received.map(({ payload }) => (payload as { tag: string }).tag);
    expect(rung).toHaveLength(RINGING * 2);
    expect(new Set(rung).size).toBe(RINGING * 2);
  });

  /** Pauses the second server while PostgreSQL waits for its next statement: its locks are held, its requests hang. */
  async function freezeInTransaction(): Promise<void> {
    await until("a server to be frozen in a transaction", async () => {
      await at(1).signal("SIGSTOP");
      await pause(20);
      const { rowCount } = await db.query(
        "select from pg_stat_activity where application_name = 'two' and state = 'idle in transaction'",
      );
      if (rowCount > 0) return true;
      await at(1).signal("SIGCONT");
      return false;
    });
  }

  /** Reminders of users with a device, due now, and by their own rule not again for half a day. */
  async function makeDue(count: number): Promise<void> {
    const away = new Date(Date.now() + 12 * 3_600_000).toISOString().slice(11, 16);
    const ids: string[] = [];
    for (let n = 0; n < count; n += 1) {
      const { rows } = await db.query<{ id: string }>(
        "insert into auth.users (email, email_confirmed_at) values ($1, now()) returning id",
        [`${randomUUID()}@tea.test`],
      );
      const id = rows[0]?.id ?? "";
      const device = push.subscribe();
      await db.query(
        "insert into push_subscriptions (user_id, endpoint, p256dh, auth) values ($1, $2, $3, $4)",
        [id, device.endpoint, device.p256dh, device.auth],
      );
      await db.query(
        "insert into user_reminders (user_id, title, reminder_time, time_zone) values ($1, 'Tea', $2, 'Etc/UTC')",
        [id, away],
      );
      ids.push(id);
    }
    await db.query("update user_reminders set next_due_at = now() where user_id = any($1::uuid[])", [ids]);
  }
});
