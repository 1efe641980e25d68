/** Reading through the data API: everything the query builder supports, with the real client over real HTTP. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { databaseKinds } from "#tests/support/database-kinds.ts";
import { openRestServer, type RestServer } from "#tests/support/rest-server.ts";

describe.each(databaseKinds({ smoke: false }))("reading on %s", (kind) => {
  let server: RestServer;
  beforeAll(async () => {
    server = await openRestServer(kind);
  });
  afterAll(() => server.close());

  const ids = async (query: PromiseLike<{ data: { id: string }[] | null; error: unknown }>) => {
    const { data, error } = await query;
    expect(error).toBeNull();
    return data?.map(({ id }) => id);
  };
  const plants = () => server.guest.from("plants").select("id").order("id");

  describe("select lists", () => {
    test("rename, cast and reach into columns", async () => {
      const { data } = await server.guest
        .from("plants")
        .select("id, called:name, height::text, taste:facts->>taste, facts->found->region->1, words::text")
        .eq("id", "neem")
        .single();
      expect(data).toEqual({
        id: "neem",
        called: "Neem",
        height: "15.50",
        taste: "bitter",
        region: 4,
        words: "'bitter':1 'leav':2 'wash':4",
      });
    });

    test("return computed fields only when requested", async () => {
      const star = await server.guest.from("plants").select().eq("id", "neem").single();
      expect(star.data).not.toHaveProperty("initial");
      const asked = await server.guest.from("plants").select("*, initial").eq("initial", "N").single();
      expect(asked.data).toMatchObject({ id: "neem", initial: "N" });
    });

    test("group by all columns that are not aggregates", async () => {
      const { data } = await server.guest
        .from("plants")
        .select(
          "habit, count(), total:height.sum()::float, height.max(), n:facts->>n::int.min(), height.avg()::int",
        )
        .order("habit");
      expect(data).toEqual([
        { habit: "herb", count: 1, total: 0.6, max: 0.6, n: null, avg: 1 },
        { habit: "shrub", count: 1, total: null, max: null, n: null, avg: null },
        { habit: "tree", count: 2, total: 23.75, max: 15.5, n: 1, avg: 12 },
      ]);
    });

    test("can be empty", async () => {
      const { json } = await server.ask("/uses?select=");
      expect(json).toEqual([{}, {}, {}]);
    });

    test("quote names that need it", async () => {
      const { json } = await server.ask(`/plants?select=${encodeURIComponent('"odd \\"column"')}&id=eq.neem`);
      expect(json).toEqual([{ 'odd "column': null }]);
    });
  });

  describe("filters", () => {
    test("compare values", async () => {
      expect(await ids(plants().eq("id", "neem"))).toEqual(["neem"]);
      expect(await ids(plants().neq("habit", "tree"))).toEqual(["hibiscus", "sweet-broom"]);
      expect(await ids(plants().gt("height", 8.25))).toEqual(["neem"]);
      expect(await ids(plants().gte("height", 8.25))).toEqual(["neem", "soursop"]);
      expect(await ids(plants().lt("sown_at", "2026-01-03"))).toEqual(["neem"]);
      expect(await ids(plants().lte("sown_at", "2026-01-03T00:00:00Z"))).toEqual(["neem", "sweet-broom"]);
      expect(await ids(plants().isDistinct("edible", "true"))).toEqual(["hibiscus", "neem"]);
    });

    test("do not round a value: 0.6 is not 0.599", async () => {
      expect(await ids(plants().eq("height", 0.6))).toEqual(["sweet-broom"]);
      expect(await ids(plants().eq("height", "0.599"))).toEqual([]);
    });

    test("match patterns", async () => {
      expect(await ids(plants().like("name", "S%"))).toEqual(["soursop", "sweet-broom"]);
      expect(await ids(plants().ilike("name", "*BROOM"))).toEqual(["sweet-broom"]);
      expect(await ids(plants().likeAllOf("name", ["S%", "%p"]))).toEqual(["soursop"]);
      expect(await ids(plants().ilikeAnyOf("name", ["n%", "h%"]))).toEqual(["hibiscus", "neem"]);
      expect(await ids(plants().regexMatch("name", "^(Neem|Sour)"))).toEqual(["neem", "soursop"]);
      expect(await ids(plants().regexIMatch("name", "^n"))).toEqual(["neem"]);
    });

    test("match lists with any characters in their items", async () => {
      expect(await ids(plants().in("id", ["neem", "nope"]))).toEqual(["neem"]);
      expect(await ids(plants().notIn("habit", ["tree", "herb"]))).toEqual(["hibiscus"]);
      expect(await ids(plants().in("name", ['a"b,c', "x)y", "back\\slash", "{brace}", "null"]))).toEqual([]);
      const { json } = await server.ask("/plants?select=id&id=in.()");
      expect(json).toEqual([]);
    });

    test("distinguish null, true and false", async () => {
      expect(await ids(plants().is("edible", null))).toEqual(["hibiscus"]);
      expect(await ids(plants().is("edible", true))).toEqual(["soursop", "sweet-broom"]);
      expect(await ids(plants().not("edible", "is", null))).toEqual(["neem", "soursop", "sweet-broom"]);
      const { json } = await server.ask("/plants?select=id&edible=is.unknown");
      expect(json).toEqual([{ id: "hibiscus" }]);
    });

    test("support arrays, JSON and ranges", async () => {
      expect(await ids(plants().contains("parts", ["bark"]))).toEqual(["neem"]);
      expect(await ids(plants().containedBy("parts", ["leaf"]))).toEqual(["hibiscus", "sweet-broom"]);
      expect(await ids(plants().overlaps("parts", ["fruit", "bark"]))).toEqual(["neem", "soursop"]);
      expect(await ids(plants().contains("facts", { taste: "sweet" }))).toEqual(["sweet-broom"]);
      expect(await ids(plants().eq("facts->found->region->0", "1"))).toEqual(["neem"]);
      expect(await ids(plants().contains("season", "[7,8)"))).toEqual(["neem", "soursop"]);
      expect(await ids(plants().rangeLt("season", "[6,8)"))).toEqual(["sweet-broom"]);
      expect(await ids(plants().rangeGt("season", "[1,3)"))).toEqual(["soursop", "sweet-broom"]);
      expect(await ids(plants().rangeGte("season", "[3,4)"))).toEqual(["soursop", "sweet-broom"]);
      expect(await ids(plants().rangeLte("season", "[3,6)"))).toEqual(["sweet-broom"]);
      expect(await ids(plants().rangeAdjacent("season", "[6,7)"))).toEqual(["sweet-broom"]);
      expect(await ids(plants().overlaps("season", "[8,10)"))).toEqual(["neem", "soursop"]);
    });

    test("support full-text search", async () => {
      expect(await ids(plants().textSearch("words", "sweet & fruit", { config: "english" }))).toEqual([
        "soursop",
      ]);
      expect(
        await ids(plants().textSearch("words", "sweet fruit", { type: "plain", config: "english" })),
      ).toEqual(["soursop"]);
      expect(
        await ids(plants().textSearch("words", "sweet tea", { type: "phrase", config: "english" })),
      ).toEqual(["sweet-broom"]);
      expect(
        await ids(plants().textSearch("words", "sweet -fruit", { type: "websearch", config: "english" })),
      ).toEqual(["sweet-broom"]);
      expect(await ids(plants().textSearch("name", "brooms", { config: "english" }))).toEqual([
        "sweet-broom",
      ]);
    });

    test("combine with and, or and not", async () => {
      expect(await ids(plants().or("habit.eq.shrub,and(edible.is.true,height.gt.1)"))).toEqual([
        "hibiscus",
        "soursop",
      ]);
      expect(await ids(plants().or('name.eq."Sweet broom",parts.cs.{bark,leaf}'))).toEqual([
        "neem",
        "sweet-broom",
      ]);
      expect(
        await ids(plants().or("habit.in.(tree,shrub),not.and(edible.is.true)").eq("id", "neem")),
      ).toEqual(["neem"]);
      const { json } = await server.ask("/plants?select=id&order=id&not.or=(habit.eq.tree,habit.eq.herb)");
      expect(json).toEqual([{ id: "hibiscus" }]);
    });
  });

  describe("order and pages", () => {
    test("sort nulls first or last as requested", async () => {
      const heights = async (options: { ascending?: boolean; nullsFirst?: boolean }) =>
        (await server.guest.from("plants").select("height").order("height", options)).data?.map(
          (row) => row.height,
        );
      expect(await heights({ ascending: true, nullsFirst: true })).toEqual([null, 0.6, 8.25, 15.5]);
      expect(await heights({ ascending: false, nullsFirst: false })).toEqual([15.5, 8.25, 0.6, null]);
    });

    test("follow limit, offset and the Range header, and are described in Content-Range", async () => {
      expect(await ids(plants().range(1, 2))).toEqual(["neem", "soursop"]);
      const ranged = await server.ask("/plants?select=id&order=id", {
        headers: { range: "1-2", "range-unit": "items", prefer: "count=exact" },
      });
      expect(ranged.status).toBe(206);
      expect(ranged.headers.get("content-range")).toBe("1-2/4");
      expect(ranged.json).toEqual([{ id: "neem" }, { id: "soursop" }]);
      const past = await server.ask("/plants?offset=9", { headers: { prefer: "count=exact" } });
      expect(past.status).toBe(416);
      expect(past.json).toMatchObject({
        code: "PGRST103",
        details: "An offset of 9 was requested, but there are only 4 rows.",
      });
      const backwards = await server.ask("/plants", { headers: { range: "3-1" } });
      expect([backwards.status, backwards.json.code]).toEqual([416, "PGRST103"]);
      const none = await server.ask("/plants?limit=0", { headers: { prefer: "count=exact" } });
      expect([none.status, none.headers.get("content-range"), none.json]).toEqual([206, "*/4", []]);
    });

    test("return exact and estimated counts, also without a body", async () => {
      const exact = await server.guest.from("plants").select("*", { count: "exact", head: true });
      expect([exact.count, exact.data, exact.status]).toEqual([4, null, 200]);
      const estimated = await server.guest.from("plants").select("*", { count: "estimated" });
      expect([estimated.count, estimated.data?.length]).toEqual([4, 4]);
      const planned = await server.guest.from("plants").select("*", { count: "planned", head: true });
      expect(planned.count).toBeGreaterThan(0);
    });

    test("are limited to a thousand rows", async () => {
      await server.db.query("insert into public.counters (n) select generate_series(1, 1500)");
      const { data, count } = await server.guest.from("counters").select("n", { count: "exact" }).limit(1400);
      expect([data?.length, count]).toEqual([1000, 1500]);
      const estimated = await server.guest.from("counters").select("n", { count: "estimated", head: true });
      expect(estimated.count).toBeGreaterThan(1000);
    });
  });

  describe("response formats", () => {
    test("a single object requires exactly one row", async () => {
      const one = await server.guest.from("uses").select().eq("id", 1).single();
      expect(one.data).toEqual({ id: 1, name: "fever" });
      const many = await server.guest.from("uses").select().single();
      expect(many.status).toBe(406);
      expect(many.error).toMatchObject({
        code: "PGRST116",
        message: "Cannot coerce the result to a single JSON object",
        details: "The result contains 3 rows",
        hint: null,
      });
      const perhaps = await server.guest.from("uses").select().eq("id", 9).maybeSingle();
      expect([perhaps.data, perhaps.error]).toEqual([null, null]);
    });

    test("nulls can be stripped", async () => {
      const { data } = await server.guest
        .from("plants")
        .select("id, height")
        .eq("id", "hibiscus")
        .stripNulls();
      expect(data).toEqual([{ id: "hibiscus" }]);
    });

    test("CSV is supported", async () => {
      const { data } = await server.guest.from("uses").select().order("id").csv();
      expect(data).toBe("id,name\n1,fever\n2,sleep\n3,washing");
    });

    test("any other format is rejected, plans included", async () => {
      for (const accept of ["application/geo+json", "text/html", "application/vnd.pgrst.plan+json"]) {
        const { status, json } = await server.ask("/uses", { headers: { accept } });
        expect([status, json.code]).toEqual([406, "PGRST107"]);
      }
      const { status } = await server.ask("/uses", {
        headers: { accept: "text/html, application/json;q=0.5" },
      });
      expect(status).toBe(200);
    });

    test("large numbers keep all digits", async () => {
      await server.db.query("insert into public.counters (n) values (9223372036854775807)");
      const { text } = await server.ask("/counters?select=n&order=n.desc&limit=1");
      expect(text).toBe('[{"n":9223372036854775807}]');
    });
  });

  test("the profile header selects a schema, and only exposed ones", async () => {
    const { data } = await server.guest.schema("orchard").from("fruits").select("name").order("id");
    expect(data).toEqual([{ name: "mango" }, { name: "guava" }]);
    const hidden = await server.guest.schema("pg_catalog").from("pg_class").select();
    expect(hidden.status).toBe(406);
    expect(hidden.error).toMatchObject({
      code: "PGRST106",
      message: "Invalid schema: pg_catalog",
      hint: "Only the following schemas are exposed: public, orchard",
    });
  });

  test("tables created while the server runs are found at once", async () => {
    await server.db.script(
      "create table public.late (id int); grant select on public.late to anon; insert into public.late values (7)",
    );
    const first = await server.guest.from("late").select();
    expect(first.data).toEqual([{ id: 7 }]);
    await server.db.script("alter table public.late add column more text default 'x'");
    const second = await server.guest.from("late").select("more").eq("more", "x");
    expect(second.data).toEqual([{ more: "x" }]);
    await server.db.script("drop table public.late");
    expect((await server.guest.from("late").select()).status).toBe(404);
  });
});
