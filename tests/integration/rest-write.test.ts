/** Inserts, upserts, updates and deletes through the data API, and what they return. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { databaseKinds } from "#tests/support/database-kinds.ts";
import { openRestServer, type RestServer } from "#tests/support/rest-server.ts";

const json = { "content-type": "application/json" };

describe.each(databaseKinds({ smoke: true }))("writing on %s", (kind) => {
  let server: RestServer;
  beforeAll(async () => {
    server = await openRestServer(kind);
  });
  beforeEach(() => server.resetRows());
  afterAll(() => server.close());

  const send = (method: string, path: string, body: unknown, prefer = "") =>
    server.ask(path, { method, body: JSON.stringify(body), headers: { ...json, prefer } });
  const names = async () =>
    (await server.guest.from("uses").select("name").order("id")).data?.map(({ name }) => name);

  test("inserts one row and returns nothing by default", async () => {
    const { data, status, error } = await server.guest.from("uses").insert({ id: 4, name: "cooling" });
    expect([data, status, error]).toEqual([null, 201, null]);
    expect(await names()).toEqual(["fever", "sleep", "washing", "cooling"]);
    const unshown = await send("POST", "/uses?select=nope,none(*)&none.order=x", { id: 5, name: "x" });
    expect([unshown.status, unshown.text]).toEqual([201, ""]);
  });

  test("returns many rows with generated values and embeds", async () => {
    const { data, status, count } = await server.guest
      .from("plants")
      .insert(
        [
          { id: "mint", name: "Mint", bed_id: 1 },
          { id: "basil", name: "Basil", bed_id: 2 },
        ],
        { count: "exact" },
      )
      .select("id, habit, initial, beds(label)");
    expect([status, count]).toEqual([201, 2]);
    expect(data).toEqual([
      { id: "mint", habit: "herb", initial: "M", beds: { label: "north" } },
      { id: "basil", habit: "herb", initial: "B", beds: { label: "south" } },
    ]);
  });

  test("returns a computed relationship of a new row", async () => {
    const { data } = await server.guest
      .from("plants")
      .insert({ id: "mint", name: "Mint", bed_id: 1 })
      .select("initial, neighbours(id)")
      .order("id", { referencedTable: "neighbours" })
      .single();
    expect(data).toEqual({ initial: "M", neighbours: [{ id: "neem" }, { id: "sweet-broom" }] });
  });

  test("missing keys become null, or the default on request", async () => {
    const rows = [{ n: 1 }, { note: "given" }];
    const nulls = await server.service.from("counters").insert(rows).select("n, note");
    expect(nulls.data).toEqual([
      { n: 1, note: null },
      { n: null, note: "given" },
    ]);
    const defaults = await server.service
      .from("counters")
      .insert(rows, { defaultToNull: false })
      .select("n, note");
    expect(defaults.data).toEqual([
      { n: 1, note: "none" },
      { n: null, note: "given" },
    ]);
    const uneven = await send("POST", "/counters", rows);
    expect([uneven.status, uneven.json]).toMatchObject([
      400,
      { code: "PGRST102", message: "All object keys must match" },
    ]);
    const some = await send(
      "POST",
      "/counters?columns=n&select=n,note",
      [{ n: 1, note: "ignored" }],
      "return=representation",
    );
    expect(some.json).toEqual([{ n: 1, note: "none" }]);
  });

  test("an empty body means a row of defaults, no rows, or no change", async () => {
    const one = await send("POST", "/counters?select=n,note", {}, "return=representation");
    expect([one.status, one.json]).toEqual([201, [{ n: null, note: "none" }]]);
    const two = await send("POST", "/counters?select=note", [{}, {}], "return=representation");
    expect(two.json).toHaveLength(2);
    const none = await send("POST", "/counters", [], "return=representation");
    expect([none.status, none.json]).toEqual([201, []]);
    const unchanged = await send("PATCH", "/uses?id=eq.1", {}, "return=representation");
    expect([unchanged.status, unchanged.json]).toEqual([200, []]);
  });

  test("accepts CSV and form bodies", async () => {
    const csv = await server.ask("/uses?select=id,name&order=id", {
      method: "POST",
      body: 'id,name\n7,"a ""b"", c"\n8,NULL name\r\n',
      headers: { "content-type": "text/csv", prefer: "return=representation" },
    });
    expect(csv.json).toEqual([
      { id: 7, name: 'a "b", c' },
      { id: 8, name: "NULL name" },
    ]);
    const form = await server.ask("/uses?select=name", {
      method: "POST",
      body: "id=9&name=sweet+dreams%21",
      headers: { "content-type": "application/x-www-form-urlencoded", prefer: "return=representation" },
    });
    expect(form.json).toEqual([{ name: "sweet dreams!" }]);
    const uneven = await server.ask("/uses", {
      method: "POST",
      body: "id,name\n7\n",
      headers: { "content-type": "text/csv" },
    });
    expect([uneven.status, uneven.json.message]).toEqual([400, "All lines must have same number of fields"]);
  });

  test("return=headers-only returns the location of the row", async () => {
    const { status, headers, text } = await send(
      "POST",
      "/plant_uses",
      { plant_id: "soursop", use_id: 3 },
      "return=headers-only",
    );
    expect([status, text, headers.get("location")]).toEqual([
      201,
      "",
      "/plant_uses?plant_id=eq.soursop&use_id=eq.3",
    ]);
    expect(headers.get("preference-applied")).toBe("return=headers-only");
  });

  test("upserts merge or ignore, by primary key or by named columns", async () => {
    const merged = await server.guest
      .from("uses")
      .upsert([{ id: 1, name: "hot" }])
      .select();
    expect([merged.status, merged.data]).toEqual([200, [{ id: 1, name: "hot" }]]);
    const mixed = await server.guest
      .from("uses")
      .upsert([
        { id: 2, name: "dozing" },
        { id: 5, name: "new" },
      ])
      .select();
    expect([mixed.status, mixed.data?.length]).toEqual([201, 2]);
    const ignored = await server.guest
      .from("uses")
      .upsert({ id: 1, name: "cold" }, { ignoreDuplicates: true })
      .select();
    expect([ignored.status, ignored.data]).toEqual([201, []]);
    expect(await names()).toEqual(["hot", "dozing", "washing", "new"]);
    const byLabel = await server.guest
      .from("beds")
      .upsert({ label: "north", gardener: "Joseph" }, { onConflict: "label" })
      .select("id, gardener");
    expect(byLabel.data).toEqual([{ id: 1, gardener: "Joseph" }]);
    const unknown = await server.guest.from("beds").upsert({ label: "x" }, { onConflict: "nope" });
    expect(unknown.error?.code).toBe("PGRST204");
  });

  test("PUT replaces exactly the row named in the URL", async () => {
    const put = (path: string, body: unknown) => send("PUT", path, body, "return=representation");
    expect(await put("/uses?id=eq.1", { id: 1, name: "put" })).toMatchObject({
      status: 200,
      json: [{ id: 1, name: "put" }],
    });
    expect(await put("/uses?id=eq.6", { id: 6, name: "new" })).toMatchObject({ status: 201 });
    expect(await put("/uses?id=eq.1", { id: 2, name: "other" })).toMatchObject({
      status: 400,
      json: { code: "PGRST115" },
    });
    expect(await put("/uses?name=eq.x", { id: 1, name: "x" })).toMatchObject({
      status: 405,
      json: { code: "PGRST105" },
    });
    expect(await put("/uses?id=eq.1&limit=1", { id: 1, name: "x" })).toMatchObject({
      status: 400,
      json: { code: "PGRST114" },
    });
    expect(await names()).toEqual(["put", "sleep", "washing", "new"]);
  });

  test("updates change the filtered rows and return their number", async () => {
    const { data, count, status } = await server.guest
      .from("plants")
      .update(
        { edible: true, facts: { taste: ["a", { b: 1 }] }, parts: ["seed"], season: "[2,4)" },
        { count: "exact" },
      )
      .or("habit.eq.tree,id.eq.hibiscus")
      .select("id, edible, facts, parts, season");
    expect([count, status, data?.length]).toEqual([3, 200, 3]);
    expect(data?.[0]).toMatchObject({
      edible: true,
      facts: { taste: ["a", { b: 1 }] },
      parts: ["seed"],
      season: "[2,4)",
    });
    const silent = await server.guest.from("plants").update({ edible: null }).eq("id", "neem");
    expect([silent.status, silent.data]).toEqual([204, null]);
    const ranged = await send("PATCH", "/plants?id=eq.neem", { edible: true }, "count=exact");
    expect(ranged.headers.get("content-range")).toBe("0-0/1");
  });

  test("a limit applies to updates and deletes as well", async () => {
    const updated = await send(
      "PATCH",
      "/uses?order=id.desc&limit=1&select=id",
      { name: "last" },
      "return=representation",
    );
    expect(updated.json).toEqual([{ id: 3 }]);
    const deleted = await server.ask("/companions?order=id&limit=1&select=id", {
      method: "DELETE",
      headers: { prefer: "return=representation" },
    });
    expect(deleted.json).toEqual([{ id: 1 }]);
    expect((await server.guest.from("companions").select("id")).data).toEqual([{ id: 2 }]);
  });

  test("deletes return the deleted rows", async () => {
    const { data, status, count } = await server.guest
      .from("companions")
      .delete({ count: "exact" })
      .is("beside", null)
      .select();
    expect([data, status, count]).toEqual([[{ id: 2, plant: "sweet-broom", beside: null }], 200, 1]);
    const silent = await server.guest.from("companions").delete().eq("id", 1);
    expect([silent.status, silent.data]).toEqual([204, null]);
  });
});
