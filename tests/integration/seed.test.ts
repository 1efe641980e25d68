// Seeding from the content files: idempotent, exact, and without resetting visitors' counts.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seedTables } from "#server/seed/content-tables.ts";
import { seed } from "#server/seed/seed.ts";
import { databaseKinds } from "#tests/support/database-kinds.ts";
import { sharedCatalogue } from "#tests/support/shared-catalogue.ts";
import { openTestServer, type TestServer } from "#tests/support/test-server.ts";

describe.each(databaseKinds({ smoke: false }))("seeding on %s", (kind) => {
  let server: TestServer;
  const catalogue = sharedCatalogue();
  beforeAll(async () => {
    server = await openTestServer(kind);
  });
  afterAll(() => server.close());

  const versions = async () => (await server.db.query("select id, xmin::text from plants order by id")).rows;

  it("inserts every plant file within seconds", async () => {
    const { plants } = await catalogue;
    const { rows } = await server.db.query("select id from plants order by id");
    expect(rows.map((row) => row.id)).toEqual(plants.map((plant) => plant.id).sort());
  });

  it("every plate has an alternative text", async () => {
    const { data } = await server.guest.from("plants").select("image_alt").eq("id", "neem").single();
    expect(data).toEqual({ image_alt: expect.stringMatching(/^Botanical drawing of .*leaves/) });
    const { rows } = await server.db.query("select id from plants where image_alt is null");
    expect(rows).toEqual([]);
  });

  it("writes no row when nothing changed", async () => {
    const before = await versions();
    expect(await seed(server.db, seedTables(await catalogue))).toEqual({ inserted: 0, updated: 0 });
    expect(await versions()).toEqual(before);
  });

  it("updates only the changed plant and keeps its views", async () => {
    await server.guest.rpc("increment_plant_views", { plant_id_param: "neem" });
    const before = await versions();
    const { plants, ...rest } = await catalogue;
    const corrected = plants.map((plant) =>
      plant.id === "neem" ? { ...plant, history: "Beside the sea wall, by way of a test." } : plant,
    );
    expect(await seed(server.db, seedTables({ ...rest, plants: corrected }))).toEqual({
      inserted: 0,
      updated: 1,
    });
    const { data } = await server.guest
      .from("plants")
      .select("history, view_count")
      .eq("id", "neem")
      .single();
    expect(data).toEqual({ history: "Beside the sea wall, by way of a test.", view_count: 1 });
    const changed = (await versions()).filter((row, index) => row.xmin !== before[index]?.xmin);
    expect(changed.map((row) => row.id)).toEqual(["neem"]);
  });

  it("changes nothing else when a file is reverted", async () => {
    expect(await seed(server.db, seedTables(await catalogue))).toEqual({ inserted: 0, updated: 1 });
  });
});
