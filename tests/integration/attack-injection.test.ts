/**
 * SQL and script injection in every part of a request that reaches the database: every column of every table, every
 * argument of every function, every header the data API reads. On PostgreSQL, whose parser is the one that matters.
 */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type Answer,
  makeAccount,
  openTarget,
  runConcurrently,
  type Target,
} from "#tests/support/attack-target.ts";
import {
  type Column,
  type Routine,
  readColumns,
  readRoutines,
  tablesOf,
} from "#tests/support/exposed-schema.ts";
import { sampled } from "#tests/support/sample.ts";

const SQL = `'"\\$1); drop table public.plants; select pg_sleep(9)--/*;`;
const SCRIPT = `</script><img src=x onerror=alert(1)>"'\`=javascript:alert(1)`;
const OPERATORS = [
  "eq",
  "neq",
  "gt",
  "like",
  "ilike",
  "match",
  "imatch",
  "in",
  "is",
  "fts",
  "wfts",
  "cs",
  "cd",
  "ov",
  "sl",
  "isdistinct",
  "not.eq",
  "like(any)",
];

describe("injection", () => {
  let target: Target;
  let headers: Record<string, string>;
  let columns: Column[];
  let routines: Routine[];
  let shape: string;

  /** A hash over all tables, columns, functions, policies, triggers, roles and grants, and the number of plants. */
  const shapeOf = async () => {
    const { rows } = await target.db.query(
      `select md5(string_agg(line, e'\\n' order by line)) as shape, (select count(*) from plants) as plants from (
         select format('%s.%s %s', attrelid::regclass, attname, atttypid) as line from pg_attribute where attnum > 0
         union all select format('%s %s', oid::regprocedure, md5(prosrc)) from pg_proc
         union all select format('%s %s %s', polrelid::regclass, polname, polqual) from pg_policy
         union all select format('%s %s', tgrelid::regclass, tgname) from pg_trigger where not tgisinternal
         union all select format('%s %s', rolname, rolsuper) from pg_roles
         union all select format('%s %s', oid::regclass, relacl) from pg_class
       ) as lines`,
    );
    return JSON.stringify(rows);
  };

  beforeAll(async () => {
    target = await openTarget("postgres", {}, { pages: false, databaseTimeouts: {} });
    const { token } = await makeAccount(target.db, "ann@tea.test");
    headers = { authorization: `Bearer ${token}` };
    columns = await readColumns(target.db);
    routines = await readRoutines(target.db);
    shape = await shapeOf();
  });
  afterAll(() => target.close());

  function harmless({ status, text, headers: sent }: Answer, what: string): void {
    expect(status, `${what}: ${text.slice(0, 200)}`).toBeLessThan(500);
    expect(sent.get("x-content-type-options"), what).toBe("nosniff");
    if (text !== "") expect(sent.get("content-type"), what).toMatch(/^(application\/json|text\/csv);/);
    expect(text, what).not.toMatch(
      /PostgreSQL \d|json_agg|\bt0\b|at .*\.ts:\d|pg_sleep\(9\)"?\s*at character/,
    );
  }
  const ask = (path: string, init: RequestInit = {}) =>
    target.ask(`/rest/v1/${path}`, {
      ...init,
      headers: { ...headers, ...(init.headers as Record<string, string>) },
    });
  const expectUnchanged = async () => expect(await shapeOf()).toBe(shape);

  test("SQL as an operator's value on any column is compared as text or rejected", async () => {
    const injected = encodeURIComponent(SQL);
    const quoted = encodeURIComponent(`("${SQL.replaceAll(/["\\]/g, "\\$&")}")`);
    await runConcurrently([...columns.entries()], async ([at, { table, name }]) => {
      for (const operator of sampled(OPERATORS, 18, at)) {
        const value = operator === "in" ? quoted : operator.endsWith(")") ? `{${injected}}` : injected;
        const path = `${table}?select=${name}&${name}=${operator}.${value}&limit=1`;
        harmless(await ask(path), path);
      }
    });
    await expectUnchanged();
  });

  test("SQL in names next to any column is treated as a name or rejected", async () => {
    const injected = encodeURIComponent(SQL);
    const quoted = encodeURIComponent(`"${SQL.replaceAll(/["\\]/g, "\\$&")}"`);
    await runConcurrently([...columns.entries()], async ([at, { table, name }]) => {
      const queries = [
        `select=${quoted}:${name}`,
        `select=${name}::${injected}`,
        `select=${name}->>${quoted}`,
        `select=${name}.${injected}()`,
        `select=${name},${quoted}(${name})`,
        `order=${name}.${injected}`,
        `order=${name}->${quoted}.desc`,
        `${name}->>${quoted}=eq.1`,
        `or=(${name}.eq.${quoted},and(${name}.not.is.null,${quoted}.eq.1))`,
        `on_conflict=${quoted}&columns=${name},${quoted}`,
      ];
      for (const query of sampled(queries, 8, at)) {
        const path = `${table}?${query}&limit=1`;
        harmless(await ask(path), path);
      }
      const body = JSON.stringify({ [name]: SQL, [SQL]: name });
      const init = { headers: { "content-type": "application/json" }, body };
      harmless(await ask(`${table}?${name}=eq.${injected}`, { method: "PATCH", ...init }), table);
      harmless(await ask(`${table}?columns=${quoted},${name}`, { method: "POST", ...init }), table);
    });
    await expectUnchanged();
  });

  test("hostile arguments of any function are treated as values or rejected", async () => {
    const values = [SQL, SCRIPT, "\u0000", "\ud800", "'".repeat(2000), {}, [], [[SQL]], null, 1e308, true];
    const called = routines.filter((routine) => !routine.name.startsWith("delete_"));
    for (const [at, { name, parameters }] of called.entries()) {
      for (const value of sampled(values, 6, at)) {
        const given = Object.fromEntries(Object.keys(parameters).map((key) => [key, value]));
        const body = JSON.stringify({ ...given, ...(typeof value === "string" ? {} : { [SQL]: value }) });
        const init = { method: "POST", headers: { "content-type": "application/json" }, body };
        harmless(await ask(`rpc/${name}`, init), `${name} ${body.slice(0, 80)}`);
        const query = Object.entries(given).map(
          ([key, one]) => `${key}=${encodeURIComponent(String(one).toWellFormed())}`,
        );
        harmless(await ask(`rpc/${name}?${query.join("&")}&${encodeURIComponent(SQL)}=1`), name);
      }
    }
    await expectUnchanged();
  });

  test("hostile headers change neither the role nor the statement", async () => {
    const names = [
      "accept",
      "accept-profile",
      "content-profile",
      "prefer",
      "range",
      "range-unit",
      "content-type",
      "x-client-info",
      "apikey",
      "if-none-match",
      "x-supabase-api-version",
      "user-agent",
      "accept-language",
      "role",
      "db-schema",
      "x-schema",
    ];
    const tables = tablesOf(columns);
    const values = [
      SQL,
      "timezone='; drop table plants; --', tx=rollback, role=service_role",
      "pg_catalog",
      "auth",
      "private",
      "0-0;",
      "a".repeat(9000),
      "count=exact;max-affected=-1",
    ];
    for (const [at, name] of names.entries()) {
      for (const value of sampled(values, 6, at)) {
        const table = tables[value.length % tables.length];
        harmless(
          await ask(`${table}?limit=1`, { headers: { [name]: value } }),
          `${name}: ${value.slice(0, 40)}`,
        );
        const body = "{}";
        harmless(
          await ask(`${table}`, { method: "POST", body, headers: { [name]: value } }),
          `${name} in a write`,
        );
      }
    }
    await expectUnchanged();
  });

  test("stored scripts are returned as text, never as a page", async () => {
    const texts = columns.filter(
      ({ writers, type }) => writers.includes("authenticated") && /^(text|jsonb|character)/.test(type),
    );
    expect(texts.length).toBeGreaterThan(12);
    await runConcurrently([...texts.entries()], async ([at, { table, name, type }]) => {
      const body = JSON.stringify({ [name]: type === "jsonb" ? { [SCRIPT]: SCRIPT } : SCRIPT });
      for (const method of ["POST", "PATCH"]) {
        const prefer = "return=representation";
        const path = method === "PATCH" ? `${table}?${name}=not.is.null` : table;
        harmless(
          await ask(path, { method, body, headers: { "content-type": "application/json", prefer } }),
          path,
        );
      }
      const types = [
        "text/html",
        "text/html,*/*;q=0.1",
        "image/svg+xml",
        "application/xhtml+xml",
        "text/xml",
        "text/csv",
        "application/octet-stream",
        "*/*",
      ];
      for (const accept of sampled(types, 6, at)) {
        harmless(
          await ask(`${table}?select=${name}`, { headers: { accept } }),
          `${table}.${name} as ${accept}`,
        );
      }
    });
    await target.db.query("delete from user_reminders");
    const stored = await ask("user_reminders", {
      method: "POST",
      body: JSON.stringify({ title: SCRIPT, description: SCRIPT, frequency: "as-needed" }),
      headers: { "content-type": "application/json", prefer: "return=representation" },
    });
    expect(JSON.parse(stored.text)[0]).toMatchObject({ title: SCRIPT, description: SCRIPT });
  });

  test("catastrophic patterns are rejected or ended by the statement timeout", async () => {
    const bombs = [
      "match.(a+)+$",
      "match.(.*)(.*)(.*)(.*)\\1\\2\\3\\4x$",
      "match.((((a{1,255}){1,255}){1,255}){1,255})",
      `match.${"(".repeat(2000)}a${")".repeat(2000)}`,
      `match.${"(a|a?)+".repeat(300)}$`,
      `like.${"%a".repeat(3000)}`,
      `ilike.${"_%".repeat(3000)}`,
      `wfts.${"a or ".repeat(1500)}`,
      `fts.${"!".repeat(3000)}a`,
      `phfts.${"a ".repeat(3000)}`,
    ];
    const { rows } = await target.db.query<{ ms: number }>(
      "select extract(epoch from current_setting('statement_timeout')::interval)::int * 1000 as ms",
    );
    const longest = rows[0]?.ms ?? 0;
    expect(longest).toBeGreaterThan(0);
    for (const bomb of bombs) {
      const started = performance.now();
      const answer = await ask(`plants?select=id&history=${encodeURIComponent(bomb)}&limit=1`);
      // The margin is for a busy machine; without the timeout the worst of these ran for minutes.
      expect(performance.now() - started, bomb.slice(0, 40)).toBeLessThan(longest + 5_000);
      // Too complex a pattern is rejected (400); the statement timeout (57014) is answered with 500.
      expect([200, 400, 500], `${bomb.slice(0, 40)} ${answer.text.slice(0, 200)}`).toContain(answer.status);
      if (answer.status === 500) expect(JSON.parse(answer.text).code).toBe("57014");
    }
    expect((await ask("plants?select=id&limit=1")).status).toBe(200);
  });
});
