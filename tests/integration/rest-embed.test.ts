/** Embedded resources: through foreign keys both ways, junctions, views and computed relationships. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { databaseKinds } from "#tests/support/database-kinds.ts";
import { openRestServer, type RestServer } from "#tests/support/rest-server.ts";

describe.each(databaseKinds({ smoke: false }))("embedding on %s", (kind) => {
  let server: RestServer;
  beforeAll(async () => {
    server = await openRestServer(kind);
  });
  afterAll(() => server.close());

  const read = async (path: string) => {
    const { status, json } = await server.ask(path);
    expect(status, JSON.stringify(json)).toBe(200);
    return json;
  };

  test("embeds many to one, one to many, one to one, and nested", async () => {
    const { data } = await server.guest
      .from("beds")
      .select("label, gardeners(name), plants(id, plant_labels(colour))")
      .order("id")
      .order("id", { referencedTable: "plants" });
    expect(data).toEqual([
      {
        label: "north",
        gardeners: { name: "Ann" },
        plants: [
          { id: "neem", plant_labels: { colour: "green" } },
          { id: "sweet-broom", plant_labels: null },
        ],
      },
      {
        label: "south",
        gardeners: { name: "Joseph" },
        plants: [{ id: "soursop", plant_labels: { colour: "yellow" } }],
      },
      { label: "wild", gardeners: null, plants: [] },
    ]);
  });

  test("embeds many to many through the junction table", async () => {
    const { data } = await server.guest
      .from("plants")
      .select("id, uses(name)")
      .eq("id", "neem")
      .order("id", { referencedTable: "uses" });
    expect(data).toEqual([{ id: "neem", uses: [{ name: "fever" }, { name: "washing" }] }]);
  });

  test("a foreign key or column disambiguates several relationships", async () => {
    const unclear = await server.guest.from("companions").select("id, plants(id)");
    expect(unclear.status).toBe(300);
    expect(unclear.error).toMatchObject({
      code: "PGRST201",
      message: "Could not embed because more than one relationship was found for 'companions' and 'plants'",
      details: [
        {
          cardinality: "many-to-one",
          embedding: "companions with plants",
          relationship: "companions_beside_fkey using companions(beside) and plants(id)",
        },
        {
          cardinality: "many-to-one",
          embedding: "companions with plants",
          relationship: "companions_plant_fkey using companions(plant) and plants(id)",
        },
      ],
    });
    const clear = await server.guest
      .from("companions")
      .select("one:plants!plant(id), other:plants!companions_beside_fkey(id), beside(name)")
      .order("id");
    expect(clear.data).toEqual([
      { one: { id: "neem" }, other: { id: "soursop" }, beside: { name: "Soursop" } },
      { one: { id: "sweet-broom" }, other: null, beside: null },
    ]);
    const twins = await server.guest.from("companions").select("plants!plant(id), plants!beside(id)");
    expect(twins.error).toMatchObject({
      code: "42712",
      message: 'table name "companions_plants_1" specified more than once',
    });
  });

  test("a self-reference embeds children by table name and the parent by column", async () => {
    expect(await read("/regions?select=name,regions(name)&id=eq.1&regions.order=id")).toEqual([
      { name: "Guyana", regions: [{ name: "Coast" }, { name: "Interior" }] },
    ]);
    expect(await read("/regions?select=name,parent:parent_id(name,parent:parent_id(name))&id=eq.4")).toEqual([
      { name: "Georgetown", parent: { name: "Coast", parent: { name: "Guyana" } } },
    ]);
    expect(await read("/regions?select=name,children:regions!parent_id(id)&id=eq.2")).toEqual([
      { name: "Coast", children: [{ id: 4 }] },
    ]);
  });

  test("views inherit the relationships of their tables, views on views too", async () => {
    expect(await read("/trees?select=tree_id,beds(label)&order=tree_id")).toEqual([
      { tree_id: "neem", beds: { label: "north" } },
      { tree_id: "soursop", beds: { label: "south" } },
    ]);
    expect(
      await read("/tall_trees?select=tree_id,beds(gardeners(name)),plant_labels(colour)&tree_id=eq.neem"),
    ).toEqual([{ tree_id: "neem", beds: { gardeners: { name: "Ann" } }, plant_labels: { colour: "green" } }]);
    expect(await read("/beds?select=label,trees(tree_id)&order=id&limit=1")).toEqual([
      { label: "north", trees: [{ tree_id: "neem" }] },
    ]);
  });

  test("computed relationships embed one or many rows", async () => {
    expect(
      await read("/plants?select=id,neighbours(id,initial),keeper(name)&id=in.(neem,hibiscus)&order=id"),
    ).toEqual([
      { id: "hibiscus", neighbours: [], keeper: null },
      { id: "neem", neighbours: [{ id: "sweet-broom", initial: "S" }], keeper: { name: "Ann" } },
    ]);
  });

  test("filters, order and pages apply inside an embed", async () => {
    const { data } = await server.guest
      .from("beds")
      .select("label, plants(id)")
      .eq("plants.habit", "herb")
      .or("height.lt.1,edible.is.false", { referencedTable: "plants" })
      .order("id", { referencedTable: "plants", ascending: false })
      .limit(1, { referencedTable: "plants" })
      .order("id");
    expect(data).toEqual([
      { label: "north", plants: [{ id: "sweet-broom" }] },
      { label: "south", plants: [] },
      { label: "wild", plants: [] },
    ]);
    expect(await read("/beds?select=label,plants(id)&plants.offset=1&plants.order=id&id=eq.1")).toEqual([
      { label: "north", plants: [{ id: "sweet-broom" }] },
    ]);
  });

  test("inner joins exclude rows without a match, also from the count", async () => {
    const { data, count } = await server.guest
      .from("beds")
      .select("label, plants!inner(id)", { count: "exact" })
      .eq("plants.habit", "tree")
      .order("id");
    expect(count).toBe(2);
    expect(data).toEqual([
      { label: "north", plants: [{ id: "neem" }] },
      { label: "south", plants: [{ id: "soursop" }] },
    ]);
    const one = await server.guest
      .from("plants")
      .select("id, beds!inner(gardeners!inner(name))")
      .eq("beds.gardeners.name", "Joseph");
    expect(one.data).toEqual([{ id: "soursop", beds: { gardeners: { name: "Joseph" } } }]);
  });

  test("the presence of an embed can be filtered on, also when not selected and inside or", async () => {
    expect(await read("/beds?select=label,plants()&plants=is.null")).toEqual([{ label: "wild" }]);
    expect(await read("/plants?select=id,beds(label)&beds=not.is.null&order=id&limit=1")).toEqual([
      { id: "neem", beds: { label: "north" } },
    ]);
    expect(await read("/plants?select=id,beds()&or=(beds.is.null,id.eq.neem)&order=id")).toEqual([
      { id: "hibiscus" },
      { id: "neem" },
    ]);
    const counted = await server.ask("/beds?select=label,plants()&plants=is.null", {
      headers: { prefer: "count=exact" },
    });
    expect(counted.headers.get("content-range")).toBe("0-0/1");
    const wrong = await server.ask("/beds?select=label,plants()&plants=eq.3");
    expect([wrong.status, wrong.json.code, wrong.json.message]).toEqual([
      400,
      "PGRST120",
      "Bad operator on the 'plants' embedded resource",
    ]);
  });

  test("rows can be ordered by a column of a to-one relationship, selected or not", async () => {
    const order = async (select: string) =>
      (await read(`/plants?select=id,${select}&order=beds(label).desc.nullslast,id`)).map(
        (row: { id: string }) => row.id,
      );
    const expected = ["soursop", "neem", "sweet-broom", "hibiscus"];
    expect(await order("beds(label)")).toEqual(expected);
    expect(await order("beds()")).toEqual(expected);
    const many = await server.ask("/beds?select=label,plants(id)&order=plants(id)");
    expect([many.json.code, many.json.details]).toEqual([
      "PGRST118",
      "'beds' and 'plants' do not form a many-to-one or one-to-one relationship",
    ]);
  });

  test("spreading lifts columns up: a value from a to-one, a list from a to-many", async () => {
    expect(await read("/plants?select=id,...beds(bed:label,...gardeners(keeper:name))&id=eq.neem")).toEqual([
      { id: "neem", bed: "north", keeper: "Ann" },
    ]);
    expect(await read("/beds?select=label,...plants(id,name)&order=id&plants.order=id")).toEqual([
      { label: "north", id: ["neem", "sweet-broom"], name: ["Neem", "Sweet broom"] },
      { label: "south", id: ["soursop"], name: ["Soursop"] },
      { label: "wild", id: [], name: [] },
    ]);
    expect(await read("/plants?select=id,...uses(uses:name)&id=eq.neem&uses.order=id")).toEqual([
      { id: "neem", uses: ["fever", "washing"] },
    ]);
  });

  test("aggregates work inside an embed and through a spread", async () => {
    expect(await read("/beds?select=label,plants(count)&order=id")).toEqual([
      { label: "north", plants: [{ count: 2 }] },
      { label: "south", plants: [{ count: 1 }] },
      { label: "wild", plants: [{ count: 0 }] },
    ]);
    expect(await read("/plants?select=habit,...beds(beds:count(),id.max())&order=habit")).toEqual([
      { habit: "herb", beds: 1, max: 1 },
      { habit: "shrub", beds: 0, max: null },
      { habit: "tree", beds: 2, max: 2 },
    ]);
    const byBed = await read("/plants?select=beds(label),count()&bed_id=not.is.null");
    expect(byBed).toHaveLength(2);
    expect(byBed).toContainEqual({ beds: { label: "north" }, count: 2 });
    const many = await server.ask("/beds?select=label,...plants(count())");
    expect([many.status, many.json.code]).toEqual([400, "PGRST127"]);
  });

  test("unrelated and unknown resources are rejected with a clear error", async () => {
    const unrelated = await server.guest.from("beds").select("*, uses(*)");
    expect(unrelated.error).toMatchObject({
      code: "PGRST200",
      message: "Could not find a relationship between 'beds' and 'uses' in the schema cache",
      details:
        "Searched for a foreign key relationship between 'beds' and 'uses' in the schema 'public', but no matches were found.",
    });
    const misspelt = await server.guest.from("beds").select("*, plant(*)");
    expect(misspelt.error?.hint).toBe("Perhaps you meant 'plants' instead of 'plant'.");
    const column = await server.guest.from("beds").select("plants(nam)");
    expect(column.error).toMatchObject({
      code: "42703",
      message: "column plants_1.nam does not exist",
      hint: 'Perhaps you meant to reference the column "plants_1.name".',
    });
    const unselected = await server.ask("/beds?select=label&plants.id=eq.neem");
    expect(unselected.json).toMatchObject({
      code: "PGRST108",
      message: "'plants' is not an embedded resource in this request",
      hint: "Verify that 'plants' is included in the 'select' query parameter.",
    });
  });
});
