/** Protocol of the data API: preferences, headers, methods, paths, tokens and the OpenAPI description. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { databaseKinds } from "#tests/support/database-kinds.ts";
import { openRestServer, type RestServer } from "#tests/support/rest-server.ts";

describe.each(databaseKinds({ smoke: false }))("protocol conformance on %s", (kind) => {
  let server: RestServer;
  beforeAll(async () => {
    server = await openRestServer(kind);
  });
  afterAll(() => server.close());

  test("honoured preferences are returned in Preference-Applied", async () => {
    const read = await server.ask("/uses?select=id", {
      headers: { prefer: "count=exact, return=minimal, tx=rollback" },
    });
    expect(read.headers.get("preference-applied")).toBe("count=exact");
    const write = await server.ask("/uses?id=eq.99", {
      method: "PATCH",
      body: '{"name":"x"}',
      headers: {
        "content-type": "application/json",
        prefer: "missing=default,return=representation , count=exact",
      },
    });
    expect(write.headers.get("preference-applied")).toBe(
      "missing=default, return=representation, count=exact",
    );
  });

  test("tx=rollback needs the permission of the database's owner", async () => {
    const insert = () =>
      server.ask("/uses", {
        method: "POST",
        body: '{"id":50,"name":"x"}',
        headers: { "content-type": "application/json", prefer: "tx=rollback" },
      });
    const inserted = await insert();
    expect([inserted.status, inserted.text, inserted.headers.get("preference-applied")]).toEqual([
      201,
      "",
      null,
    ]);
    expect((await server.ask("/uses?id=eq.50")).json).toHaveLength(1);
    await server.service.from("uses").delete().eq("id", 50);
  });

  test("unknown preferences are rejected only with handling=strict", async () => {
    const strict = await server.ask("/uses", {
      headers: { prefer: "handling=strict, anything, timezone=Nowhere/Land" },
    });
    expect([strict.status, strict.json]).toMatchObject([
      400,
      {
        code: "PGRST122",
        message: "Invalid preferences given with handling=strict",
        details: "Invalid preferences: anything, timezone=Nowhere/Land",
      },
    ]);
    const lenient = await server.ask("/uses", { headers: { prefer: "handling=lenient, anything" } });
    expect([lenient.status, lenient.headers.get("preference-applied")]).toEqual([200, "handling=lenient"]);
  });

  test("a time zone preference applies to one request", async () => {
    const guyana = await server.ask("/rpc/local_time", { headers: { prefer: "timezone=America/Guyana" } });
    expect([guyana.json, guyana.headers.get("preference-applied")]).toEqual([
      "08:00",
      "timezone=America/Guyana",
    ]);
    expect((await server.ask("/rpc/local_time", { headers: { prefer: "timezone=UTC" } })).json).toBe("12:00");
  });

  test("responses have the correct content type", async () => {
    const { headers } = await server.ask("/uses?select=name&id=eq.1");
    expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(headers.get("content-location")).toBe("/uses?id=eq.1&select=name");
    expect(headers.get("content-profile")).toBe("public");
    expect(headers.get("content-range")).toBe("0-0/*");
    const object = await server.ask("/uses?id=eq.1", {
      headers: { accept: "application/vnd.pgrst.object+json;nulls=stripped" },
    });
    expect(object.headers.get("content-type")).toBe(
      "application/vnd.pgrst.object+json; nulls=stripped; charset=utf-8",
    );
  });

  test("errors have the correct status and source", async () => {
    const { status, headers, json } = await server.ask("/plant");
    expect([status, headers.get("proxy-status")]).toEqual([404, "PostgREST; error=PGRST205"]);
    expect(json).toEqual({
      code: "PGRST205",
      message: "Could not find the table 'public.plant' in the schema cache",
      details: null,
      hint: "Perhaps you meant the table 'public.plants'",
    });
  });

  test("an invalid token is reported whatever else is wrong", async () => {
    const { status, headers, json } = await server.ask("/nope?select=(", { as: "expired" });
    expect([status, json]).toMatchObject([401, { code: "PGRST303", message: "JWT expired" }]);
    expect(headers.get("www-authenticate")).toBe(
      'Bearer error="invalid_token", error_description="JWT expired"',
    );
  });

  test("parse errors name their position", async () => {
    const parseError = async (path: string) => {
      const { status, json } = await server.ask(path);
      expect([status, json.code]).toEqual([400, "PGRST100"]);
      return [json.message, json.details];
    };
    expect(await parseError("/uses?id=noop.1")).toEqual([
      '"failed to parse filter (noop.1)" (line 1, column 1)',
      'unexpected "n" expecting "not" or operator (eq, gt, ...)',
    ]);
    expect(await parseError("/uses?order=id.up")).toEqual([
      '"failed to parse order (id.up)" (line 1, column 4)',
      'unexpected "u" expecting "asc", "desc", "nullsfirst" or "nullslast"',
    ]);
    expect((await parseError("/uses?select=id,name("))[0]).toMatch(/failed to parse select parameter/);
    expect((await parseError("/uses?or=(id.eq.1"))[0]).toMatch(/failed to parse logic tree \(\(id\.eq\.1\)/);
    expect((await parseError("/uses?or=()"))[1]).toMatch(/negation operator/);
    expect((await parseError("/uses?id=is.maybe"))[1]).toMatch(/isVal/);
    expect((await parseError("/uses?id=in.1,2"))[1]).toBe('unexpected "1" expecting "("');
    expect((await parseError("/uses?columns="))[0]).toMatch(/columns parameter/);
  });

  test("unknown paths and methods are rejected", async () => {
    expect(await server.ask("/uses/1")).toMatchObject({ status: 404, json: { code: "PGRST125" } });
    expect(await server.ask("/rpc/add/more")).toMatchObject({ status: 404, json: { code: "PGRST125" } });
    expect(await server.ask("/uses", { method: "PROPFIND" })).toMatchObject({
      status: 405,
      json: { code: "PGRST117" },
    });
    expect(await server.ask("/", { method: "POST" })).toMatchObject({
      status: 405,
      json: { code: "PGRST117" },
    });
  });

  test("OPTIONS returns the allowed methods", async () => {
    const allowed = async (path: string) =>
      (await server.ask(path, { method: "OPTIONS" })).headers.get("allow");
    expect(await allowed("/uses")).toBe("OPTIONS,GET,HEAD,POST,PUT,PATCH,DELETE");
    expect(await allowed("/plant_count")).toBe("OPTIONS,GET,HEAD");
    expect(await allowed("/rpc/add")).toBe("OPTIONS,GET,HEAD,POST");
    expect(await allowed("/rpc/pluck")).toBe("OPTIONS,POST");
    expect(await allowed("/")).toBe("OPTIONS,GET,HEAD");
    expect((await server.ask("/nope", { method: "OPTIONS" })).status).toBe(404);
  });

  test("the root describes what the role of the request can see", async () => {
    const guest = await server.ask("/", { headers: { accept: "application/openapi+json" } });
    expect(guest.headers.get("content-type")).toBe("application/openapi+json; charset=utf-8");
    expect(guest.json.swagger).toBe("2.0");
    expect(guest.json.definitions.plants.properties).toMatchObject({
      id: { type: "string", format: "text" },
      habit: { type: "string", enum: ["herb", "shrub", "tree"] },
      height: { type: "number" },
      parts: { type: "array", items: { type: "string" } },
    });
    expect(guest.json.paths).toHaveProperty(["/rpc/add", "get"]);
    expect(guest.json.paths).not.toHaveProperty("/secrets");
    expect(guest.json.paths).not.toHaveProperty(["/plant_count", "post"]);
    const service = await server.ask("/", { as: "service" });
    expect(service.json.paths).toHaveProperty("/secrets");
    expect((await server.ask("/", { headers: { accept: "text/csv" } })).status).toBe(406);
  });

  test("geo+json is available only where PostGIS is installed", async () => {
    const ask = () =>
      server.ask("/uses?select=id&order=id&limit=1", { headers: { accept: "application/geo+json" } });
    expect(await ask()).toMatchObject({ status: 406, json: { code: "PGRST107" } });
    // The part of PostGIS that is needed: a function that makes a feature of any row.
    await server.db.script(`
      create schema extensions;
      grant usage on schema extensions to anon;
      create function extensions.st_asgeojson(r record) returns text language plpgsql as
        $$ begin return json_build_object('type', 'Feature', 'properties', to_json(r))::text; end $$`);
    try {
      // The new function is detected when an unknown name is requested.
      await server.ask("/nowhere");
      const { status, headers, json } = await ask();
      expect([status, headers.get("content-type")]).toEqual([200, "application/geo+json; charset=utf-8"]);
      expect(json).toEqual({
        type: "FeatureCollection",
        features: [{ type: "Feature", properties: { id: 1 } }],
      });
    } finally {
      await server.db.script("drop schema extensions cascade");
      await server.ask("/nowhere");
    }
  });

  test("the size of a response is limited, and a write with a larger response is rolled back", async () => {
    const small = await openRestServer(kind, { maxAnswerBytes: 1_000 });
    try {
      const tooLarge = {
        status: 400,
        json: {
          code: "PGRST100",
          message: "The answer is too large",
          details: "At most 1000 bytes are allowed",
        },
      };
      expect((await small.ask("/plants?select=id")).status).toBe(200);
      expect(await small.ask("/plants?select=*,*,*")).toMatchObject(tooLarge);
      expect(await small.ask("/plants?select=*,*,*", { headers: { accept: "text/csv" } })).toMatchObject(
        tooLarge,
      );
      expect((await small.ask("/plants?select=*,*,*", { method: "HEAD" })).status).toBe(200);
      expect((await small.ask("/plants?select=*,*,*", { as: "service" })).status).toBe(200);
      const body = JSON.stringify({ name: "y".repeat(3_000) });
      const headers = { "content-type": "application/json", prefer: "return=representation" };
      expect(await small.ask("/uses?id=eq.1", { method: "PATCH", body, headers })).toMatchObject(tooLarge);
      expect((await small.ask("/uses?id=eq.1&select=name")).json).toEqual([{ name: "fever" }]);
    } finally {
      await small.close();
    }
  });
});
