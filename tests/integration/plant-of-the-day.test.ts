// The plant of the day, as the server prepares it.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fillPlantOfTheDay, guyanaDate } from "#server/jobs/plant-of-the-day.ts";
import { databaseKinds } from "#tests/support/database-kinds.ts";
import { sharedCatalogue } from "#tests/support/shared-catalogue.ts";
import { openTestServer, type TestServer } from "#tests/support/test-server.ts";

describe.each(databaseKinds({ smoke: false }))("plant of the day on %s", (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(kind);
  });
  afterAll(() => server.close());

  it("is set for today and a month ahead, with the plant joined", async () => {
    const { data, error } = await server.guest
      .from("plant_of_the_day")
      .select("plant_id, special_content, plants(id, common_name)")
      .eq("featured_date", guyanaDate(Date.now()))
      .single();
    expect(error).toBeNull();
    expect(data?.special_content).toMatch(/\w+ \w+/);
    expect(data?.plants).toMatchObject({ id: data?.plant_id });
    // Days before today may stand there, too: the database may have been made before midnight.
    const { count } = await server.guest
      .from("plant_of_the_day")
      .select("*", { count: "exact", head: true })
      .gte("featured_date", guyanaDate(Date.now()));
    expect(count).toBe(32);
  });

  it("a day without one is answered as the client expects", async () => {
    const { error } = await server.guest
      .from("plant_of_the_day")
      .select()
      .eq("featured_date", "2001-01-01")
      .single();
    expect(error?.code).toBe("PGRST116");
  });

  it("keeps existing days and adds the next ones", async () => {
    const today = Date.now();
    await fillPlantOfTheDay(server.db, await sharedCatalogue(), today);
    const { rowCount } = await server.db.query(
      "update plant_of_the_day set special_content = 'an operator wrote this'",
    );
    expect(await fillPlantOfTheDay(server.db, await sharedCatalogue(), today + 86_400_000)).toBe(1);
    const { rows } = await server.db.query(
      "select count(*) from plant_of_the_day where special_content = 'an operator wrote this'",
    );
    expect(rows).toEqual([{ count: rowCount }]);
  });
});
