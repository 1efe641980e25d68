/**
 * Somebody else's rows, wanted by everyone who should not have them: every table by every verb, every function with
 * every id, every route with every id. Tables, columns, functions and routes are read from the running house.
 */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeAccount, openTarget, runConcurrently, type Target } from "#tests/support/attack-target.ts";
import { createVictimRows, rowsOf, VICTIM_PUSH_ENDPOINT, type Victim } from "#tests/support/attack-victim.ts";
import {
  type Column,
  type Routine,
  readColumns,
  readRoutines,
  tablesOf,
} from "#tests/support/exposed-schema.ts";

type Attacker = { who: string; headers: Record<string, string>; mayRead: readonly string[] };

/** A name and points among others: that is what a leaderboard is, and readers can leave it. */
const SHOWN_TO_ALL = ["leaderboard_scores"];
const SHOWN_TO_ADMINS = ["testimonials", "reports", "user_analytics_events"];

describe("another person's", () => {
  let target: Target;
  let victim: Victim;
  let half: string;
  let columns: Column[];
  let routines: Routine[];
  let before: Awaited<ReturnType<typeof rowsOf>>;
  /** Which tables can be read through which: pairs the API knows a relationship of. */
  const related = new Map<string, string[]>();
  let strangers = 0;

  beforeAll(async () => {
    target = await openTarget("postgres");
    const account = await makeAccount(target.db, "victim@tea.test");
    half = account.token;
    victim = await createVictimRows(target.db, account.id);
    columns = await readColumns(target.db);
    routines = await readRoutines(target.db);
    before = await rowsOf(target.db, victim.id);
    const tables = tablesOf(columns);
    await runConcurrently(tables, async (table) => {
      const known: string[] = [];
      for (const other of tables) {
        const { text } = await target.ask(`/rest/v1/${table}?select=${other}(*)&limit=1`);
        if (!text.includes("PGRST200")) known.push(other);
      }
      related.set(table, known);
    });
  });
  afterAll(() => target.close());

  async function attackers(): Promise<Attacker[]> {
    const person = () => makeAccount(target.db, `stranger${++strangers}@tea.test`);
    const [other, admin] = [await person(), await person()];
    await target.db.query("insert into user_roles (user_id, role) values ($1, 'admin')", [admin.id]);
    const signedUp = await target.ask("/auth/v1/signup", { method: "POST", body: "{}" });
    const anonymous = JSON.parse(signedUp.text).access_token;
    const as = (token: string) => ({ authorization: `Bearer ${token}`, apikey: target.anonKey });
    return [
      { who: "a guest", headers: {}, mayRead: SHOWN_TO_ALL },
      { who: "another person", headers: as(other.token), mayRead: SHOWN_TO_ALL },
      { who: "an account without an address", headers: as(anonymous), mayRead: SHOWN_TO_ALL },
      { who: "an admin", headers: as(admin.token), mayRead: [...SHOWN_TO_ALL, ...SHOWN_TO_ADMINS] },
      { who: "a thief of the first step", headers: as(half), mayRead: SHOWN_TO_ALL },
    ];
  }

  const ownerOf = (table: string) => {
    const names = columns.filter((column) => column.table === table).map(({ name }) => name);
    if (names.includes("user_id")) return "user_id";
    return table === "profiles" ? "id" : undefined;
  };

  const told = (text: string) => text.includes(victim.mark) || text.includes(victim.id);

  const untouched = async (what: string) => {
    expect(await rowsOf(target.db, victim.id), what).toEqual(before);
  };

  test("tables all hold something worth stealing", () => {
    const empty = Object.entries(before).filter(
      ([place, rows]) => place.startsWith("public.") && rows.length === 0,
    );
    expect(
      empty.map(([place]) => place),
      "give the victim a row in tests/support/attack-victim.ts",
    ).toEqual([]);
  });

  test("rows are read by nobody else, by no filter, order, count, form or embedding", async () => {
    const tables = tablesOf(columns);
    for (const { who, headers, mayRead } of await attackers()) {
      await runConcurrently(tables, async (table) => {
        const owner = ownerOf(table);
        const mine = owner === undefined ? "" : `&${owner}=eq.${victim.id}`;
        const ways = [
          `${table}?select=*`,
          `${table}?select=*${mine}`,
          `${table}?select=*&order=${owner ?? columns.find((column) => column.table === table)?.name}.desc`,
          ...(related.get(table) ?? []).map((other) => `${table}?select=*,${other}(*)${mine}&limit=50`),
        ];
        for (const way of ways) {
          const foreign = tables.filter((other) => way.includes(`${other}(*)`));
          const allowed = [table, ...foreign].some((name) => mayRead.includes(name));
          for (const accept of way === ways[0] ? ["application/json", "text/csv"] : ["application/json"]) {
            const { text } = await target.ask(`/rest/v1/${way}`, { headers: { ...headers, accept } });
            if (!allowed) expect(told(text), `${who} reads ${way}: ${text.slice(0, 300)}`).toBe(false);
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

  test("rows are made, changed, moved and deleted by nobody else", async () => {
    for (const { who, headers: own } of await attackers()) {
      const headers = { ...own, "content-type": "application/json" };
      await runConcurrently(tablesOf(columns), async (table) => {
        const owner = ownerOf(table);
        if (owner === undefined) return;
        const stolen = before[`public.${table}`]?.[0] ?? {};
        const theirs = `/rest/v1/${table}?${owner}=eq.${victim.id}`;
        const names = columns.filter((column) => column.table === table);
        const writable = names.filter(({ writers }) => writers.length > 0);
        for (const column of names) {
          const body = JSON.stringify({ [column.name]: another(column, stolen[column.name]) });
          // One column at a time: a refusal of one must not hide that another would have gone through.
          await target.ask(theirs, { method: "PATCH", headers, body });
        }
        const copy = Object.fromEntries(writable.map(({ name }) => [name, stolen[name]]));
        for (const row of [stolen, copy, { [owner]: victim.id }]) {
          for (const prefer of ["", "resolution=merge-duplicates", "resolution=ignore-duplicates"]) {
            const body = JSON.stringify({ ...row, [owner]: victim.id });
            const sent = { method: "POST", headers: { ...headers, prefer }, body };
            const made = await target.ask(`/rest/v1/${table}`, sent);
            expect(told(made.text) && made.status < 300, `${who} inserts into ${table}`).toBe(false);
          }
        }
        await target.ask(`${theirs}`, { method: "PUT", headers, body: JSON.stringify(stolen) });
        await target.ask(theirs, { method: "DELETE", headers });
        await target.ask(`/rest/v1/${table}?${owner}=not.is.null`, { method: "DELETE", headers });
      });
      await untouched(who);
    }
  });

  test("functions know them by nobody's word but their own token's", async () => {
    const ids = [victim.id, ...Object.values(victim.ids)];
    const texts = ["done", "undone", VICTIM_PUSH_ENDPOINT];
    for (const { who, headers: own } of await attackers()) {
      const headers = { ...own, "content-type": "application/json" };
      // The ones that end an account come last: they end the attacker's.
      for (const routine of routines.toSorted(
        (a, b) => Number(a.name.startsWith("delete")) - Number(b.name.startsWith("delete")),
      )) {
        for (const id of ids) {
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
      await untouched(who);
    }
  });

  test("account is reached by no route that takes an id", async () => {
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
    // What sends the owner a mail of their own wish, or ends the thief's own session, is no theft.
    const own =
      /\/(logout|reauthenticate|otp|recover|resend|signup|invite|generate_link|challenge|verify|magiclink)$/;
    for (const { who, headers } of await attackers()) {
      await runConcurrently(
        target.routes.filter(({ path }) => !path.startsWith("/rest/") && !own.test(path)),
        async ({ method, path }) => {
          for (const id of path.includes(":") ? ids : [victim.id]) {
            const init = { method, headers: { ...headers, "content-type": "application/json" } };
            const way = path.replaceAll(/:\w+/g, id).replaceAll("*", id);
            const answer = await target.ask(way, method === "GET" ? init : { ...init, body });
            const itsOwn = who.startsWith("a thief") && way === "/auth/v1/user";
            if (!itsOwn) expect(answer.text.includes(victim.mark), `${who}: ${method} ${way}`).toBe(false);
          }
        },
      );
      await untouched(who);
    }
  });

  test("address, not confirmed yet, opens nothing", async () => {
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

/** A value of the same kind that is not the one given. */
function another({ type }: Column, value: unknown): unknown {
  if (type === "boolean") return value !== true;
  if (type === "uuid") return "00000000-0000-4000-8000-000000000000";
  if (type === "jsonb") return { stolen: true };
  if (type.endsWith("[]")) return ["stolen"];
  if (/int|numeric/.test(type)) return Number(value ?? 0) + 1;
  if (/timestamp|date/.test(type)) return "2031-01-01";
  return typeof value === "string" && /^\d\d:\d\d$/.test(value) ? "23:59" : "stolen by somebody else";
}
