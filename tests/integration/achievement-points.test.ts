// A release that changes the points of an achievement: all of its holders have the new points after the start.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seedTables } from "#server/seed/content-tables.ts";
import { seed } from "#server/seed/seed.ts";
import { openAppDatabase, type TestDatabase } from "#tests/support/database.ts";
import { databaseKinds } from "#tests/support/database-kinds.ts";
import { sharedCatalogue } from "#tests/support/shared-catalogue.ts";

/** Twice as many rows as a default PostgreSQL has lock table entries for. */
const HOLDERS = 20_000;

describe.each(databaseKinds({ smoke: false }))("changed points for many holders on %s", (kind) => {
  let fixture: TestDatabase;
  beforeAll(async () => {
    fixture = await openAppDatabase(kind);
    // Without the triggers, which would count each row.
    await fixture.db.transaction("owner", async (tx) => {
      await tx.query("set local session_replication_role = replica");
      await tx.query(
        `insert into auth.users (email)
         select 'holder-' || n || '@tea.test' from generate_series(1, $1::int) as n`,
        [HOLDERS],
      );
      await tx.query("insert into profiles (id) select id from auth.users");
      // Some hold one achievement more, so that the update takes several batches.
      await tx.query(
        `insert into user_achievements (user_id, achievement_type)
         select id, code from auth.users, unnest(array['first_leaf', 'explorer', 'elder']) as code
         where code <> 'elder' or id::text < '4'`,
      );
      await tx.query(
        `insert into leaderboard_scores (user_id, total_points, achievements_count)
         select user_id, sum(points), count(*)
         from user_achievements join achievement_catalog on code = achievement_type group by user_id`,
      );
      await tx.query(
        `insert into private.leaderboard_steps
         select total_points, count(*) from leaderboard_scores group by total_points`,
      );
    });
  });
  afterAll(() => fixture.close());

  it("are on the leaderboard after the start, updated in batches", async () => {
    const tables = seedTables(await sharedCatalogue()).filter(({ table }) => table === "achievement_catalog");
    const releases: Record<string, number>[] = [
      { first_leaf: 3, explorer: 4, elder: 9 },
      { first_leaf: -2, explorer: 2 },
    ];
    for (const more of releases) {
      const release = tables.map((table) => ({
        ...table,
        rows: table.rows.map((row) => ({
          ...row,
          points: Number(row.points) + (more[String(row.code)] ?? 0),
        })),
      }));
      await seed(fixture.db, release);
      const { rows } = await fixture.db.query(
        `select count(*) as people, count(*) filter (where total_points <> earned) as wrong
         from leaderboard_scores join (
           select user_id, sum(points) as earned
           from user_achievements join achievement_catalog on code = achievement_type group by user_id
         ) as held using (user_id)`,
      );
      expect(rows).toEqual([{ people: HOLDERS, wrong: 0 }]);
      const { rows: wrong } = await fixture.db.query(
        `select points from (
           select points, people from private.leaderboard_steps union all
           select points, people from private.leaderboard_changes union all
           select total_points, -1 from leaderboard_scores) as noted
         group by points having sum(people) <> 0`,
      );
      expect(wrong).toEqual([]);
    }
  });

  it("do not take a lock per holder", async () => {
    const locks = await fixture.db.transaction("owner", async (tx) => {
      await tx.query("update achievement_catalog set points = points + 1 where code = 'explorer'");
      return tx.query("select count(*) as n from pg_locks where pid = pg_backend_pid()");
    });
    expect(locks.rows[0]?.n).toBeLessThan(100);
  });
});
