/** Rejected writes through the data API: constraints, limits, row-level security and grants. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { databaseKinds } from "#tests/support/database-kinds.ts";
import { openRestServer, type RestServer } from "#tests/support/rest-server.ts";

const json = { "content-type": "application/json" };

describe.each(databaseKinds({ smoke: false }))("rejected writes on %s", (kind) => {
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

  test("rolls back when a single object was requested and the result is not one row", async () => {
    const insert = await server.guest
      .from("uses")
      .insert([
        { id: 4, name: "a" },
        { id: 5, name: "b" },
      ])
      .select()
      .single();
    expect([insert.status, insert.error?.code]).toEqual([406, "PGRST116"]);
    const update = await server.guest.from("uses").update({ name: "same" }).gt("id", 0).select().single();
    expect(update.error?.details).toBe("The result contains 3 rows");
    expect(await names()).toEqual(["fever", "sleep", "washing"]);
  });

  test("rolls back when more rows are affected than allowed", async () => {
    const update = await send("PATCH", "/uses?id=gt.0", { name: "same" }, "handling=strict, max-affected=2");
    expect([update.status, update.json]).toMatchObject([
      400,
      {
        code: "PGRST124",
        message: "Query result exceeds max-affected preference constraint",
        details: "The query affects 3 rows",
      },
    ]);
    const lenient = await server.ask("/companions?id=gt.0", {
      method: "DELETE",
      headers: { prefer: "max-affected=1" },
    });
    expect(lenient.status).toBe(204);
    expect(await names()).toEqual(["fever", "sleep", "washing"]);
  });

  test("views are writable where PostgreSQL allows it", async () => {
    const { data } = await server.guest.from("trees").update({ name: "Nim" }).eq("tree_id", "neem").select();
    expect(data).toEqual([{ tree_id: "neem", name: "Nim", bed_id: 1 }]);
    const counted = await server.guest.from("plant_count").update({ n: 1 }).gt("n", 0);
    expect([counted.status, counted.error?.code]).toEqual([500, "55000"]);
  });

  test("constraint violations have the correct status", async () => {
    const refused = async (method: string, path: string, body: unknown) => {
      const { status, json: error } = await send(method, path, body);
      return [status, error.code];
    };
    expect(await refused("POST", "/uses", { id: 1, name: "x" })).toEqual([409, "23505"]);
    expect(await refused("POST", "/plant_uses", { plant_id: "no", use_id: 1 })).toEqual([409, "23503"]);
    expect(await refused("POST", "/uses", { id: 9 })).toEqual([400, "23502"]);
    expect(await refused("POST", "/plants", { id: "x", name: "n".repeat(50) })).toEqual([400, "23514"]);
    expect(await refused("POST", "/uses", { id: "many", name: "x" })).toEqual([400, "22P02"]);
    expect(await refused("POST", "/uses", { id: 99999999999, name: "x" })).toEqual([400, "22003"]);
    expect(await refused("POST", "/counters", { id: 1 })).toEqual([400, "428C9"]);
    expect(await refused("PATCH", "/uses?id=eq.1", { nope: 1 })).toEqual([400, "PGRST204"]);
    expect(await refused("POST", "/nope", { id: 1 })).toEqual([404, "PGRST205"]);
    const broken = await server.ask("/uses", { method: "POST", body: '{"id":', headers: json });
    expect([broken.status, broken.json]).toMatchObject([
      400,
      { code: "PGRST102", message: "Empty or invalid json" },
    ]);
    const other = await server.ask("/uses", {
      method: "POST",
      body: "<a/>",
      headers: { "content-type": "text/xml" },
    });
    expect([other.status, other.json.code]).toEqual([400, "PGRST102"]);
  });

  test("row-level security and grants apply to each role", async () => {
    const mine = await server.ann.from("notes").select("id");
    expect(mine.data).toEqual([{ id: 1 }]);
    const forged = await server.ann.from("notes").insert({ id: 3, owner: "bob", body: "forged" });
    expect([forged.status, forged.error?.code]).toEqual([403, "42501"]);
    const own = await server.ann.from("notes").insert({ id: 3, body: "own" }).select("owner").single();
    expect(own.data).toEqual({ owner: "ann" });
    const others = await server.ann.from("notes").update({ body: "x" }).eq("id", 2).select();
    expect(others.data).toEqual([]);
    const guest = await server.guest.from("notes").select();
    expect([guest.status, guest.error?.code]).toEqual([401, "42501"]);
    const secret = await server.ann.from("secrets").select();
    expect([secret.status, secret.error?.message]).toEqual([403, "permission denied for table secrets"]);
  });
});
