/**
 * Broken access control: every table by every method, every function and every route with the ids of another user's
 * rows. Tables, columns, functions and routes are read from the running server.
 */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadDatabaseSchema } from "#server/rest/introspection/load-schema.ts";
import { keyOf } from "#server/rest/introspection/types.ts";
import { makeAccount, openTarget, runConcurrently, type Target } from "#tests/support/attack-target.ts";
import { createVictimRows, rowsOf, VICTIM_PUSH_ENDPOINT, type Victim } from "#tests/support/attack-victim.ts";
import {
  type Column,
  type Routine,
  readColumns,
  readRoutines,
  tablesOf,
} from "#tests/support/exposed-schema.ts";
import { sampled } from "#tests/support/sample.ts";

type Attacker = { who: string; headers: Record<string, string>; mayRead: readonly string[] };

/** The leaderboard shows names and points to everyone; users can opt out. */
const SHOWN_TO_ALL = ["leaderboard_scores"];
const SHOWN_TO_ADMINS = ["testimonials", "reports", "user_analytics_events"];

describe("access to another user's data", () => {
  let target: Target;
  let victim: Victim;
  let firstFactorToken: string;
  let columns: Column[];
  let routines: Routine[];
  let before: Awaited<ReturnType<typeof rowsOf>>;
  /** The tables that can be embedded in each table: pairs with a relationship the API knows. */
  const related = new Map<string, string[]>();
  let accounts = 0;

  beforeAll(async () => {
    target = await openTarget("postgres", {}, { pages: false });
    // One plant is enough: the others would be most of what is sent, and none of it is a person's.
    await target.db.query("delete from public.plants where id <> 'neem'");
    const account = await makeAccount(target.db, "victim@tea.test");
    firstFactorToken = account.token;
    victim = await createVictimRows(target.db, account.id);
    columns = await readColumns(target.db);
    routines = await readRoutines(target.db);
    before = await rowsOf(target.db, victim.id);
    const tables = tablesOf(columns);
    const { relationships } = await loadDatabaseSchema(target.db, { schemas: ["public"] });
    for (const name of tables) {
      const others = (relationships.get(keyOf({ schema: "public", name })) ?? []).map(
        ({ foreignTable }) => foreignTable.name,
      );
      related.set(
        name,
        tables.filter((table) => others.includes(table)),
      );
    }
    expect([...related.values()].flat().length).toBeGreaterThan(10);
  });
  afterAll(() => target.close());

  async function attackers(): Promise<Attacker[]> {
    const person = () => makeAccount(target.db, `attacker${++accounts}@tea.test`);
    const [other, admin] = [await person(), await person()];
    await target.db.query("insert into user_roles (user_id, role) values ($1, 'admin')", [admin.id]);
    const signedUp = await target.ask("/auth/v1/signup", { method: "POST", body: "{}" });
    const anonymous = JSON.parse(signedUp.text).access_token;
    const as = (token: string) => ({ authorization: `Bearer ${token}`, apikey: target.anonKey });
    return [
      { who: "a guest", headers: {}, mayRead: SHOWN_TO_ALL },
      { who: "another user", headers: as(other.token), mayRead: SHOWN_TO_ALL },
      { who: "an anonymous account", headers: as(anonymous), mayRead: SHOWN_TO_ALL },
      { who: "an admin", headers: as(admin.token), mayRead: [...SHOWN_TO_ALL, ...SHOWN_TO_ADMINS] },
      { who: "an attacker with only the first factor", headers: as(firstFactorToken), mayRead: SHOWN_TO_ALL },
    ];
  }

  const ownerOf = (table: string) => {
    const names = columns.filter((column) => column.table === table).map(({ name }) => name);
    if (names.includes("user_id")) return "user_id";
    return table === "profiles" ? "id" : undefined;
  };

  test("an estimated or planned count is that of the rows one may read", async () => {
    const readable = tablesOf(columns).filter((table) => table !== "leaderboard_scores");
    for (const [turn, { who, headers }] of (await attackers()).entries()) {
      for (const table of sampled(readable, 2, turn)) {
        const count = async (kind: string) => {
          const answer = await target.ask(`/rest/v1/${table}?limit=1`, {
            method: "HEAD",
            headers: { ...headers, prefer: `count=${kind}` },
          });
          return answer.headers.get("content-range");
        };
        const exact = await count("exact");
        expect(await count("planned"), `${who}, ${table}`).toBe(exact);
        expect(await count("estimated"), `${who}, ${table}`).toBe(exact);
      }
    }
  });

  const exposes = (text: string) => text.includes(victim.mark) || text.includes(victim.id);

  const expectUnchanged = async (what: string) => {
    expect(await rowsOf(target.db, victim.id), what).toEqual(before);
  };

  test("the victim has a row in every table with personal data", () => {
    const empty = Object.entries(before).filter(
      ([place, rows]) => place.startsWith("public.") && rows.length === 0,
    );
    expect(
      empty.map(([place]) => place),
      "give the victim a row in tests/support/attack-victim.ts",
    ).toEqual([]);
  });

  test("no other user reads the rows by filter, order, count, format or embedding", async () => {
    const tables = tablesOf(columns);
    for (const [turn, { who, headers, mayRead }] of (await attackers()).entries()) {
      await runConcurrently(tables, async (table) => {
        const owner = ownerOf(table);
        const mine = owner === undefined ? "" : `&${owner}=eq.${victim.id}`;
        const ways = [
          `${table}?select=*`,
          `${table}?select=*${mine}`,
          `${table}?select=*&order=${owner ?? columns.find((column) => column.table === table)?.name}.desc`,
          ...sampled(related.get(table) ?? [], 8, turn).map(
            (other) => `${table}?select=*,${other}(*)${mine}&limit=50`,
          ),
        ];
        for (const way of ways) {
          const foreign = tables.filter((other) => way.includes(`${other}(*)`));
          const allowed = [table, ...foreign].some((name) => mayRead.includes(name));
          for (const accept of way === ways[0] ? ["application/json", "text/csv"] : ["application/json"]) {
            const { text } = await target.ask(`/rest/v1/${way}`, { headers: { ...headers, accept } });
            if (!allowed) expect(exposes(text), `${who} reads ${way}: ${text.slice(0, 300)}`).toBe(false);
          }
        }
        if (owner === undefined || mayRead.includes(table)) return;
        const counted = await target.ask(`/rest/v1/${table}?${owner}=eq.${victim.id}`, {
          method: "HEAD",
          headers: { ...headers, prefer: "count=exact" },
        });
        expect(["*/0", null], `${who} counts ${table}`).toContain(counted.headers.get("content-range"));
      });
    }
  });

  test("no other user inserts, changes, reassigns or deletes the rows", async () => {
    for (const [turn, { who, headers: own }] of (await attackers()).entries()) {
      const headers = { ...own, "content-type": "application/json" };
      await runConcurrently(tablesOf(columns), async (table) => {
        const owner = ownerOf(table);
        if (owner === undefined) return;
        const stolen = before[`public.${table}`]?.[0] ?? {};
        const theirs = `/rest/v1/${table}?${owner}=eq.${victim.id}`;
        const names = columns.filter((column) => column.table === table);
        const writable = names.filter(({ writers }) => writers.length > 0);
        for (const column of sampled(names, 6, turn)) {
          const body = JSON.stringify({ [column.name]: differentValue(column, stolen[column.name]) });
          // One column at a time, so that the rejection of one does not hide that another is writable.
          await target.ask(theirs, { method: "PATCH", headers, body });
        }
        const copy = Object.fromEntries(writable.map(({ name }) => [name, stolen[name]]));
        const inserts = [stolen, copy, { [owner]: victim.id }].flatMap((row) =>
          ["", "resolution=merge-duplicates", "resolution=ignore-duplicates"].map((prefer) => ({
            row,
            prefer,
          })),
        );
        for (const { row, prefer } of sampled(inserts, 8, turn)) {
          const body = JSON.stringify({ ...row, [owner]: victim.id });
          const sent = { method: "POST", headers: { ...headers, prefer }, body };
          const made = await target.ask(`/rest/v1/${table}`, sent);
          expect(exposes(made.text) && made.status < 300, `${who} inserts into ${table}`).toBe(false);
        }
        await target.ask(`${theirs}`, { method: "PUT", headers, body: JSON.stringify(stolen) });
        await target.ask(theirs, { method: "DELETE", headers });
        await target.ask(`/rest/v1/${table}?${owner}=not.is.null`, { method: "DELETE", headers });
      });
      await expectUnchanged(who);
    }
  });

  test("functions identify the user by the token alone, not by ids in arguments", async () => {
    const ids = [victim.id, ...Object.values(victim.ids)];
    const texts = ["done", "undone", VICTIM_PUSH_ENDPOINT];
    for (const [turn, { who, headers: own }] of (await attackers()).entries()) {
      const headers = { ...own, "content-type": "application/json" };
      // Functions that delete the caller's account come last.
      const deletingLast = routines.toSorted(
        (a, b) => Number(a.name.startsWith("delete")) - Number(b.name.startsWith("delete")),
      );
      for (const routine of deletingLast) {
        for (const id of sampled(ids, 3, turn)) {
          for (const text of texts) {
            const given = Object.entries(routine.parameters).map(([name, type]) => [
              name,
              type === "uuid" ? id : text,
            ]);
            const body = JSON.stringify(Object.fromEntries(given));
            const answer = await target.ask(`/rest/v1/rpc/${routine.name}`, {
              method: "POST",
              headers,
              body,
            });
            expect(
              answer.text.includes(victim.mark),
              `${who} calls ${routine.name}: ${answer.text.slice(0, 200)}`,
            ).toBe(false);
            if (!Object.values(routine.parameters).includes("text")) break;
          }
          if (!Object.values(routine.parameters).includes("uuid")) break;
        }
      }
      await expectUnchanged(who);
    }
  });

  test("no route exposes or changes the account by an id in its path or body", async () => {
    const ids = [victim.id, ...Object.values(victim.ids)];
    const body = JSON.stringify({
      userId: victim.id,
      user_id: victim.id,
      id: victim.id,
      conversationId: victim.ids.conversation,
      sessionId: victim.ids.session,
      wasHelpful: true,
      query: "What is neem good for?",
      code: "000000",
      challenge_id: victim.ids.factor,
      factor_type: "totp",
      friendly_name: "stolen",
    });
    // These send a mail to the account's owner or end the attacker's own session, which is allowed.
    const own =
      /\/(logout|reauthenticate|otp|recover|resend|signup|invite|generate_link|challenge|verify|magiclink)$/;
    for (const [turn, { who, headers }] of (await attackers()).entries()) {
      await runConcurrently(
        target.routes.filter(({ path }) => !path.startsWith("/rest/") && !own.test(path)),
        async ({ method, path }) => {
          for (const id of path.includes(":") ? sampled(ids, 5, turn) : [victim.id]) {
            const init = { method, headers: { ...headers, "content-type": "application/json" } };
            const way = path.replaceAll(/:\w+/g, id).replaceAll("*", id);
            const answer = await target.ask(way, method === "GET" ? init : { ...init, body });
            const itsOwn = who === "an attacker with only the first factor" && way === "/auth/v1/user";
            if (!itsOwn) expect(answer.text.includes(victim.mark), `${who}: ${method} ${way}`).toBe(false);
          }
        },
      );
      await expectUnchanged(who);
    }
  });

  test("an unconfirmed email address cannot sign in", async () => {
    const password = "a password of seventeen leaves";
    const json = { "content-type": "application/json" };
    const credentials = JSON.stringify({ email: "unconfirmed@tea.test", password });
    const signedUp = await target.ask("/auth/v1/signup", {
      method: "POST",
      headers: json,
      body: credentials,
    });
    expect(signedUp.status).toBe(200);
    expect(signedUp.text).not.toMatch(/access_token|refresh_token/);
    const signedIn = await target.ask("/auth/v1/token?grant_type=password", {
      method: "POST",
      headers: json,
      body: credentials,
    });
    expect(signedIn.status).toBe(400);
    expect(signedIn.text).not.toMatch(/access_token|refresh_token/);
  });
});

/** A value of the column's type that differs from the given one. */
function differentValue({ type }: Column, value: unknown): unknown {
  if (type === "boolean") return value !== true;
  if (type === "uuid") return "00000000-0000-4000-8000-000000000000";
  if (type === "jsonb") return { stolen: true };
  if (type.endsWith("[]")) return ["stolen"];
  if (/int|numeric/.test(type)) return Number(value ?? 0) + 1;
  if (/timestamp|date/.test(type)) return "2031-01-01";
  return typeof value === "string" && /^\d\d:\d\d$/.test(value) ? "23:59" : "stolen by another user";
}
