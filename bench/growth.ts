/** How the server scales on PostgreSQL: forty times the plants, a thousand times the users. */
import { curve, targetRows } from "./growth-curve.ts";
import { growPeople } from "./growth-people.ts";
import { growPlants } from "./growth-plants.ts";
import { onPostgres } from "./on-postgres.ts";
import type { Suite } from "./report.ts";

const PLANTS = [240, 1_000, 10_000];
const PEOPLE = [1_000, 10_000, 100_000, 1_000_000];

/** Milliseconds at the largest size. Only what loads every plant may grow with their number. */
const PLANT_LIMITS = {
  "seeding them all": 60_000,
  "seeding again without changes": 10_000,
  "/plants: the whole list, in pages of 1,000": 1_000,
  "/plants: the search words, in pages of 1,000": 2_000,
  "/plants/…: the plant and four related ones": 50,
};
const PEOPLE_LIMITS = {
  "signing in (hash of minimal cost)": 50,
  "a user's bookmarks and reminders": 50,
  "the leaderboard and the user's rank": 50,
  "the dashboard's history and journey": 50,
  "finding 100 reminders that are due": 250,
};

export const growthSuite: Suite = {
  name: "growth",
  title: "Growth",
  run: () =>
    onPostgres(
      async (db, { vacuum }) => {
        const plants = await growPlants(db, PLANTS, vacuum);
        const people = await growPeople(db, PEOPLE, vacuum);
        return {
          rows: [
            ...targetRows("plants", PLANTS, plants, PLANT_LIMITS),
            ...targetRows("people", PEOPLE, people, PEOPLE_LIMITS),
          ],
          curves: [curve("plants", PLANTS, plants), curve("people", PEOPLE, people)],
        };
      },
      { settings: { shared_buffers: "512MB", max_wal_size: "8GB" } },
    ),
};
