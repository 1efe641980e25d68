/** Attacks on the data API: no part of a request may become SQL, reach other users' data or block the server. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { databaseKinds } from "#tests/support/database-kinds.ts";
import { openRestServer, type RestServer } from "#tests/support/rest-server.ts";

const json = { "content-type": "application/json" };

/** Texts that would be harmful in concatenated SQL, in every kind of quoting. */
const INJECTIONS = [
  "'; drop table public.uses; --",
  '"; drop table public.uses; --',
  "x') union select version()--",
  'x" from public.secrets --',
  "1); delete from public.uses where (1=1",
  "$1",
  "\\'; drop table uses; --",
  "*/ drop table uses; /*",
  'uses""; drop table uses',
  "ｕｓｅｓ’ OR 1=1",
  "\u202etxet\u0301 🌿",
  "%27%20or%201=1",
  "#{7*7}{{7*7}}",
];

describe.each(databaseKinds({ smoke: false }))("attacks on the data API on %s", (kind) => {
  let server: RestServer;
  beforeAll(async () => {
    server = await openRestServer(kind);
  });
  afterAll(() => server.close());

  const untouched = async () => {
    const { rows } = await server.db.query<{ n: number }>("select count(*)::int as n from public.uses");
    expect(rows[0]?.n).toBe(3);
  };

  /** Rejected or empty: never a server error, the text of a statement, or rows of another table. */
  const harmless = async (path: string, init?: Parameters<RestServer["ask"]>[1]) => {
    const { status, text } = await server.ask(path, init);
    expect(status, `${path} ${text}`).toBeLessThan(500);
    expect(text).not.toMatch(/PostgreSQL \d|json_agg|\bt0\b|at .*\.ts:\d/i);
    return status;
  };

  test.each(INJECTIONS)("SQL in any part of a URL is not executed: %s", async (injection) => {
    const p = encodeURIComponent(injection);
    const quoted = encodeURIComponent(`"${injection.replaceAll(/["\\]/g, "\\$&")}"`);
    for (const path of [
      `/${p}`,
      `/rpc/${p}`,
      `/rpc/add?${p}=1`,
      `/rpc/add?a=${p}`,
      `/rpc/plants_of?kind=${p}`,
      `/uses?select=${p}`,
      `/uses?select=${quoted}`,
      `/uses?select=id,${quoted}:name`,
      `/uses?select=id::${p}`,
      `/uses?select=id.${p}()`,
      `/uses?select=${quoted}(id)`,
      `/plants?select=facts->${quoted}`,
      `/plants?select=facts->>${p}`,
      `/plants?select=id,beds!${quoted}(id)`,
      `/uses?${p}=eq.1`,
      `/uses?${quoted}=eq.1`,
      `/uses?name=eq.${p}`,
      `/uses?id=eq.${p}`,
      `/uses?name=in.(${quoted},${p})`,
      `/uses?name=like(any).{${quoted}}`,
      `/uses?name=fts(${p}).x`,
      `/uses?name=fts.${p}`,
      `/uses?name=match.${p}`,
      `/uses?id=is.${p}`,
      `/uses?name=${p}.x`,
      `/uses?or=(name.eq.${quoted},name.eq.${p})`,
      `/uses?or=(${quoted}.eq.1)`,
      `/uses?order=${p}`,
      `/uses?order=${quoted}.desc`,
      `/uses?limit=${p}`,
      `/uses?offset=${p}`,
      `/plants?select=id,beds(id)&beds.${p}=eq.1`,
      `/plants?select=id,beds(id)&beds.order=${quoted}`,
    ]) {
      await harmless(path);
    }
    await untouched();
  });

  test.each(INJECTIONS)("SQL in any part of a body is not executed: %s", async (injection) => {
    const p = encodeURIComponent(injection);
    const post = (path: string, body: string, headers: Record<string, string> = json) =>
      harmless(path, { method: "POST", body, headers });
    expect(await post("/uses", JSON.stringify({ [injection]: 1 }))).toBe(400);
    expect(await post(`/uses?columns=${p}`, '{"id":9}')).toBe(400);
    expect(
      await post(`/uses?on_conflict=${p}`, '{"id":9,"name":"x"}', {
        ...json,
        prefer: "resolution=merge-duplicates",
      }),
    ).toBe(400);
    expect(await post("/uses", JSON.stringify({ id: injection, name: "x" }))).toBe(400);
    expect(
      await post("/uses", `id,${injection.replaceAll(/[",\n]/g, "")}\n1,2`, { "content-type": "text/csv" }),
    ).toBe(400);
    expect(await post("/rpc/add", JSON.stringify({ [injection]: 1 }))).toBe(404);
    expect(await post("/rpc/add", JSON.stringify({ a: injection }))).toBe(400);
    await untouched();
    const stored = await server.guest.from("gardeners").insert({ name: injection }).select("name").single();
    expect(stored.data).toEqual({ name: injection });
    const found = await server.guest.from("gardeners").delete().eq("name", injection).select("name");
    expect(found.data).toEqual([{ name: injection }]);
    const echoed = await server.guest.rpc("echo", { said: injection });
    expect(echoed.data).toEqual({ said: injection });
  });

  test.each(INJECTIONS)("SQL in headers is not executed: %s", async (injection) => {
    const safe = encodeURIComponent(injection);
    const ascii = injection.replaceAll(/[^\x20-\x7e]/g, "");
    for (const value of [safe, ascii]) {
      for (const name of ["accept-profile", "accept", "prefer", "range", "x-heard"]) {
        await harmless("/uses?select=id", { headers: { [name]: value } });
      }
      await harmless("/uses", {
        headers: { prefer: `timezone=${value}, handling=strict, max-affected=${value}` },
      });
      await harmless("/uses", {
        method: "POST",
        body: "{}",
        headers: { "content-type": value, "content-profile": value },
      });
    }
    expect((await server.ask("/rpc/heard", { headers: { "x-heard": ascii } })).json).toBe(ascii.trim());
    await untouched();
  });

  test("private schemas and system catalogues are not accessible", async () => {
    for (const path of [
      "/pg_class",
      "/pg_catalog.pg_class",
      "/auth.users",
      "/rpc/pg_sleep?seconds=1",
      "/rpc/version",
      "/rpc/pg_read_file?filename=x",
      "/rpc/set_config",
    ]) {
      expect((await server.ask(path)).status, path).toBe(404);
    }
    for (const select of ["ctid", "tableoid", "xmin", "version", "text", "pg_column_size", "row_to_json"]) {
      expect((await server.ask(`/uses?select=${select}`)).json.code, select).toBe("42703");
    }
    for (const type of [
      "regclass",
      "json",
      "jsonb",
      "xml",
      "tsvector",
      "numeric",
      "jsonpath",
      "bytea",
      "name",
    ])
      expect((await server.ask(`/uses?select=name::${type}`)).json, type).toMatchObject({
        code: "42846",
        message: `cannot cast type text to ${type}`,
      });
    expect((await server.ask("/uses?select=name::nope")).json.code).toBe("42704");
  });

  test("only the token determines the role", async () => {
    const forged = await server.ask("/rpc/whoami?role=service_role", {
      headers: {
        "request.jwt.claims": '{"role":"service_role"}',
        role: "service_role",
        cookie: "role=service_role",
      },
    });
    expect(forged.json?.role ?? forged.status).not.toBe("service_role");
    expect(
      (await server.ask("/rpc/whoami", { headers: { prefer: "timezone=UTC, role=service_role" } })).json.role,
    ).toBe("anon");
    const after = await server.guest.rpc("answer", { status: "200", headers: "[]" });
    expect(after.data).toBe("done");
    const next = await server.ask("/uses?select=id");
    expect([next.status, next.headers.get("content-range")]).toEqual([200, "0-2/*"]);
  });

  test("nesting depth and length are limited, with a clear message and without delay", async () => {
    const nest = (open: string, close: string, depth: number, core: string) =>
      open.repeat(depth) + core + close.repeat(depth);
    const refused = async (path: string, init?: Parameters<RestServer["ask"]>[1]) => {
      const started = performance.now();
      const { status, json: error } = await server.ask(path, init);
      expect(status, path.slice(0, 60)).toBe(400);
      // Far below the statement timeout here, far above what a busy machine needs.
      expect(performance.now() - started).toBeLessThan(30_000);
      return error;
    };
    expect(await refused(`/regions?select=${nest("regions(", ")", 40, "id")}`)).toMatchObject({
      code: "PGRST100",
      details: "At most 8 are allowed",
    });
    expect(await refused(`/uses?select=${"id,".repeat(900)}id`)).toMatchObject({ code: "PGRST100" });
    expect(await refused(`/uses?or=${nest("(and", ")", 200, "(id.eq.1)")}`)).toMatchObject({
      code: "PGRST100",
    });
    expect(await refused(`/uses?or=(${"id.eq.1,".repeat(900)}id.eq.2)`)).toMatchObject({ code: "PGRST100" });
    expect(await refused(`/uses?${"id=eq.1&".repeat(500)}id=eq.2`)).toMatchObject({ code: "PGRST100" });
    expect(await refused(`/uses?order=${"id,".repeat(99)}id`)).toMatchObject({ code: "PGRST100" });
    expect(await refused(`/plants?select=facts${"->a".repeat(60)}`)).toMatchObject({ code: "PGRST100" });
    expect(await refused(`/plants?facts=eq.${nest("[", "]", 3000, "")}`)).toMatchObject({ code: "PGRST102" });
    expect(await refused(`/plants?facts=cs.${nest("[", "]", 3000, "")}`)).toMatchObject({ code: "PGRST102" });
    const deep = {
      method: "POST",
      body: `{"id":"x","name":"x","facts":${nest("[", "]", 6000, "")}}`,
      headers: json,
    };
    expect(await refused("/plants", deep)).toMatchObject({
      code: "PGRST102",
      message: "JSON is nested too deeply",
    });
    expect(await refused("/plants?columns=id", deep)).toMatchObject({ code: "PGRST102" });
    expect(await refused("/rpc/echo", { ...deep, body: nest("[", "]", 6000, "1") })).toMatchObject({
      code: "PGRST102",
    });
  });

  test("long lists are accepted, oversized lists and bodies are rejected", async () => {
    const many = Array.from({ length: 190 }, (_, n) => n);
    expect((await server.guest.from("uses").select("id").in("id", many).order("id")).data).toHaveLength(3);
    const body = JSON.stringify([{ id: 1, name: "x".repeat(1_100_000) }]);
    expect((await server.ask("/uses", { method: "POST", body, headers: json })).status).toBe(413);
  });

  test("invalid UTF-8 and invalid numbers are rejected", async () => {
    for (const path of ["/uses?name=eq.a%00b", "/uses?a%00=eq.1", "/uses?select=id%00", "/rpc/shout?a=%00"]) {
      expect(await server.ask(path)).toMatchObject({ status: 400, json: { code: "22021" } });
    }
    expect([400, 404]).toContain((await server.ask("/us%00es")).status);
    expect((await server.ask("/uses?name=eq.%ff%fe")).json).toEqual([]);
    expect((await server.ask("/%ff")).status).toBe(404);
    const nul = await server.ask("/uses", {
      method: "POST",
      body: '{"id":9,"name":"\\u0000"}',
      headers: json,
    });
    expect([nul.status, nul.json.code]).toEqual([400, "22P05"]);
    const half = await server.ask("/uses", {
      method: "POST",
      body: '{"id":9,"name":"\\ud800"}',
      headers: json,
    });
    expect(half.status).toBe(400);
    expect((await server.ask("/uses?id=eq.99999999999999999999")).json.code).toBe("22003");
    expect((await server.ask("/uses?limit=99999999999999999999")).json).toHaveLength(3);
    expect((await server.ask("/rpc/letters?limit=99999999999999999999")).json).toHaveLength(2);
    expect((await server.ask("/uses?offset=99999999999999999999")).json.code).toBe("22003");
    expect((await server.ask("/uses?limit=-1")).status).toBe(416);
    expect((await server.ask("/uses?limit=1e3&offset=0x1")).json).toHaveLength(3);
    expect((await server.ask("/uses?name=match.%28")).json.code).toBe("2201B");
    await untouched();
  });

  test("identifiers with quotes are treated as names", async () => {
    const name = 'odd "column';
    const { error } = await server.guest
      .from("plants")
      .update({ [name]: 'say "hi"' })
      .eq("id", "hibiscus");
    expect(error).toBeNull();
    const found = await server.ask(
      `/plants?select=id&${encodeURIComponent('"odd \\"column"')}=eq.${encodeURIComponent('say "hi"')}`,
    );
    expect(found.json).toEqual([{ id: "hibiscus" }]);
    const alias = await server.ask(`/uses?select=${encodeURIComponent('"a\\"b":id')}&id=eq.1`);
    expect(alias.json).toEqual([{ 'a"b': 1 }]);
  });

  test("names and values cannot split a response", async () => {
    const split = encodeURIComponent("x\r\nSet-Cookie: a=1");
    for (const path of [`/uses?name=eq.${split}`, `/uses?${split}=eq.1`, `/${split}`, `/rpc/${split}`]) {
      const { headers } = await server.ask(path);
      expect(headers.get("set-cookie")).toBeNull();
    }
    const created = await server.ask("/gardeners", {
      method: "POST",
      body: JSON.stringify({ name: "x\r\nSet-Cookie: a=1" }),
      headers: { ...json, prefer: "return=headers-only" },
    });
    expect([created.status, created.headers.get("set-cookie")]).toEqual([201, null]);
    expect(created.headers.get("location")).toBe("/gardeners?name=eq.x%0D%0ASet-Cookie%3A%20a%3D1");
  });
});
