/** Calling functions by GET, HEAD and POST, with every kind of parameter and result. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { databaseKinds } from "#tests/support/database-kinds.ts";
import { openRestServer, type RestServer } from "#tests/support/rest-server.ts";

describe.each(databaseKinds({ smoke: false }))("calling functions on %s", (kind) => {
  let server: RestServer;
  beforeAll(async () => {
    server = await openRestServer(kind);
  });
  beforeEach(() => server.resetRows());
  afterAll(() => server.close());

  const post = (
    name: string,
    body: string,
    headers: Record<string, string> = { "content-type": "application/json" },
  ) => server.ask(`/rpc/${name}`, { method: "POST", body, headers });

  test("accepts named arguments and defaults by GET and POST", async () => {
    expect((await server.guest.rpc("add", { a: 1, b: 2 })).data).toBe(3);
    expect((await server.guest.rpc("add", { a: 1 })).data).toBe(11);
    expect((await server.guest.rpc("add", { a: 1, b: 2 }, { get: true })).data).toBe(3);
    const head = await server.guest.rpc("add", { a: 1 }, { head: true, count: "exact" });
    expect([head.data, head.count, head.status]).toEqual([null, 1, 200]);
    const form = await post("add", "a=4&b=5", { "content-type": "application/x-www-form-urlencoded" });
    expect(form.json).toBe(9);
  });

  test("returns nothing, one value, many values, one row or many rows", async () => {
    const nothing = await server.guest.rpc("nothing");
    expect([nothing.status, nothing.data]).toEqual([204, null]);
    expect((await server.guest.rpc("letters")).data).toEqual(["a", "b"]);
    expect((await server.guest.rpc("first_plant")).data).toMatchObject({ id: "hibiscus" });
    expect(
      (await server.guest.rpc("pairs").gt("digit", 1).order("digit", { ascending: false }).limit(1)).data,
    ).toEqual([{ letter: "c", digit: 3 }]);
    expect((await server.guest.rpc("first_plant").eq("id", "nope")).data).toBeNull();
  });

  test("sets of rows accept filters, select lists, embeds, order, pages and counts", async () => {
    const { data, count } = await server.guest
      .rpc("plants_of", { kind: "tree" }, { count: "exact" })
      .select("id, initial, beds(label), uses(name)")
      .neq("id", "neem");
    expect([data, count]).toEqual([
      [{ id: "soursop", initial: "S", beds: { label: "south" }, uses: [{ name: "sleep" }] }],
      1,
    ]);
    const counted = await server.ask("/rpc/plants_of?kind=tree&select=id&limit=1&order=id", {
      headers: { prefer: "count=exact" },
    });
    expect([counted.status, counted.headers.get("content-range")]).toEqual([206, "0-0/2"]);
    const one = await server.guest.rpc("plants_of", { kind: "shrub" }).select("id").single();
    expect(one.data).toEqual({ id: "hibiscus" });
    const many = await server.guest.rpc("plants_of", { kind: "tree" }).select("habit, count()").single();
    expect(many.data).toEqual({ habit: "tree", count: 2 });
    const csv = await server.guest.rpc("pairs").select("letter, digit").csv();
    expect(csv.data).toBe("letter,digit\na,1\nb,2\nc,3");
    const planned = await server.ask("/rpc/pairs", { headers: { prefer: "count=planned" } });
    expect(planned.headers.get("content-range")).toMatch(/^0-2\/\d+$/);
  });

  test("out parameters and records are returned as objects", async () => {
    expect((await server.guest.rpc("next_number", { n: 5 })).data).toEqual({ following: 6 });
    expect((await server.guest.rpc("split_name", { name: "neem" })).data).toEqual({
      name: "NEEM",
      letters: 4,
    });
    expect((await server.guest.rpc("some_record")).data).toEqual({ id: 1, name: "fever" });
  });

  test("accepts variadic arguments", async () => {
    expect((await server.ask("/rpc/total?numbers=1&numbers=2&numbers=3")).json).toBe(6);
    expect((await server.guest.rpc("total", { numbers: [4, 5] })).data).toBe(9);
    expect((await server.ask("/rpc/total?numbers={6,7}")).json).toBe(13);
  });

  test("a single unnamed parameter receives the whole body", async () => {
    expect((await post("echo", '{"a":[1,2],"b":12345678901234567890}')).text).toBe(
      '{"a":[1,2],"b":12345678901234567890}',
    );
    expect((await post("echo", '[{"x":1},2]')).json).toEqual([{ x: 1 }, 2]);
    expect((await post("shout", "bush tea", { "content-type": "text/plain" })).json).toBe("BUSH TEA");
    expect((await post("weigh", "\u0000\u0001éa", { "content-type": "application/octet-stream" })).json).toBe(
      5,
    );
  });

  test("only non-volatile functions can be called by GET", async () => {
    const read = await server.ask("/rpc/pluck?plant=neem");
    expect([read.status, read.json.code]).toEqual([405, "25006"]);
    const written = await server.guest.rpc("pluck", { plant: "neem" }).select("id, edible");
    expect(written.data).toEqual([{ id: "neem", edible: true }]);
    const single = await server.guest.rpc("pluck", { plant: "none" }).select("id").single();
    expect(single.error?.code).toBe("PGRST116");
    const other = await server.ask("/rpc/add", { method: "PATCH" });
    expect([other.status, other.json]).toMatchObject([
      405,
      { code: "PGRST101", message: "Cannot use the PATCH method on RPC" },
    ]);
  });

  test("max-affected rolls back when exceeded, and requires a set", async () => {
    const strict = { "content-type": "application/json", prefer: "handling=strict, max-affected=0" };
    const far = await post("pluck", '{"plant":"neem"}', strict);
    expect([far.status, far.json.code]).toEqual([400, "PGRST124"]);
    expect((await server.guest.from("plants").select("edible").eq("id", "neem").single()).data).toEqual({
      edible: false,
    });
    expect((await post("add", '{"a":1}', strict)).json.code).toBe("PGRST128");
  });

  test("functions see the role, schema and headers of the request", async () => {
    expect((await server.guest.rpc("whoami")).data).toEqual({ role: "anon", sub: null });
    expect((await server.ann.rpc("whoami")).data).toEqual({ role: "authenticated", sub: "ann" });
    expect((await server.ask("/rpc/heard", { headers: { "x-heard": 'a "quote"' } })).json).toBe('a "quote"');
    expect((await server.guest.schema("orchard").rpc("names")).data).toEqual(["mango", "guava"]);
  });

  test("ambiguous and unknown functions are rejected", async () => {
    const twins = await server.guest.rpc("twin", { a: 1 });
    expect([twins.status, twins.error]).toMatchObject([
      300,
      {
        code: "PGRST203",
        message:
          "Could not choose the best candidate function between: public.twin(a => integer), public.twin(a => text)",
      },
    ]);
    const lost = await server.guest.rpc("addd", { a: 1 });
    expect([lost.status, lost.error]).toMatchObject([
      404,
      {
        code: "PGRST202",
        message: "Could not find the function public.addd(a) in the schema cache",
        details:
          "Searched for the function public.addd with parameter a or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.",
        hint: "Perhaps you meant to call the function public.add",
      },
    ]);
    const wrong = await server.ask("/rpc/add?a=1&c=2");
    expect(wrong.json).toMatchObject({
      message: "Could not find the function public.add(a, c) in the schema cache",
      details:
        "Searched for the function public.add with parameters a, c, but no matches were found in the schema cache.",
      hint: "Perhaps you meant to call the function public.add(a, b)",
    });
  });

  test("a hint names no unrelated function and none the caller may not call", async () => {
    const hintOf = async (path: string, as?: string) =>
      (await server.ask(path, as === undefined ? {} : { as })).json.hint;
    expect(await hintOf("/rpc/plants")).toBeNull();
    expect(await hintOf("/rpc/sweep_everythin")).toBeNull();
    expect(await hintOf("/rpc/sweep_everything?a=1")).toBeNull();
    expect(await hintOf("/rpc/sweep_everythin", "service")).toBe(
      "Perhaps you meant to call the function public.sweep_everything",
    );
    expect(await hintOf("/secret")).toBeNull();
    expect(await hintOf("/secret", "service")).toBe("Perhaps you meant the table 'public.secrets'");
    expect(await hintOf("/beds?select=id,plan(id)")).toBeNull();
  });

  test("the search path is the requested schema and that of extensions in every request", async () => {
    const found = async (init: Parameters<RestServer["ask"]>[1] = {}) =>
      (await server.ask("/rpc/found_in", init)).json;
    expect(await found()).toBe('"public", "extensions"');
    expect(await found({ method: "POST" })).toBe('"public", "extensions"');
    expect(await found({ headers: { prefer: "timezone=UTC" } })).toBe('"public", "extensions"');
    expect(await found({ headers: { "accept-profile": "orchard" } })).toBe(
      '"orchard", "public", "extensions"',
    );
  });

  test("raised errors are returned with the status and message they set", async () => {
    const complain = (kind: string) => post("complain", JSON.stringify({ kind }));
    expect(await complain("plain")).toMatchObject({
      status: 400,
      json: { code: "P0001", message: "no good", details: "the detail", hint: "the hint" },
    });
    expect(await complain("teapot")).toMatchObject({
      status: 418,
      json: { code: "PT418", message: "a teapot" },
    });
    const whole = await complain("whole");
    expect(whole).toMatchObject({
      status: 402,
      json: { code: "B1", message: "bush", details: "d", hint: "h" },
    });
    expect(whole.headers.get("x-bush")).toBe("tea");
    expect(await complain("broken")).toMatchObject({ status: 500, json: { code: "PGRST121" } });
    expect((await server.ask("/rpc/add?a=x")).json).toMatchObject({ code: "22P02" });
  });

  test("functions can set status and headers, but only valid ones", async () => {
    const answer = (status: string, headers: unknown) =>
      post("answer", JSON.stringify({ status, headers: JSON.stringify(headers) }));
    const set = await answer("202", [{ "X-One": "1" }, { "Set-Cookie": "a=1" }, { "Set-Cookie": "b=2" }]);
    expect([set.status, set.headers.get("x-one"), set.headers.getSetCookie()]).toEqual([
      202,
      "1",
      ["a=1", "b=2"],
    ]);
    expect(await answer("9000", [])).toMatchObject({ status: 500, json: { code: "PGRST112" } });
    expect(await answer("200", { no: "array" })).toMatchObject({ status: 500, json: { code: "PGRST111" } });
    const split = await answer("200", [{ "X-One": "1\r\nX-Two: 2" }]);
    expect([split.status, split.json.code, split.headers.get("x-two")]).toEqual([500, "PGRST111", null]);
  });
});

test("a function named as slow may take longer than others", async () => {
  const server = await openRestServer(
    "pglite",
    { slowRoutines: new Set(["long_wait"]) },
    { visitorTimeoutMs: 300 },
  );
  // A sleep takes as long on a slow machine; the endless count can be cancelled.
  await server.db.script(
    `create function long_wait() returns int language sql volatile as 'select 1 from pg_sleep(0.6)';
     create function endless_count() returns bigint language sql stable
       as 'select count(*) from generate_series(1, 100000) a, generate_series(1, 100000) b';
     notify pgrst, 'reload schema'`,
  );
  expect((await server.ask("/rpc/long_wait", { as: "ann" })).text).toBe("1");
  expect((await server.ask("/rpc/endless_count", { as: "ann" })).json).toMatchObject({ code: "57014" });
  await server.close();
});
