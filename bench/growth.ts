/** How the house takes growth, on PostgreSQL: forty times the plants, a thousand times the people. */
import { curve, promises } from "./growth-curve.ts";
import { growPeople } from "./growth-people.ts";
import { growPlants } from "./growth-plants.ts";
import { onPostgres } from "./on-postgres.ts";
import type { Suite } from "./report.ts";

const PLANTS = [240, 1_000, 10_000];
const PEOPLE = [1_000, 10_000, 100_000, 1_000_000];

/** Milliseconds at the largest size. What loads every plant grows with them; nothing else may. */
const PLANT_LIMITS = {
  "seeding them all": 60_000,
  "starting again, nothing changed": 10_000,
  "/plants: the whole list, in pages of 1,000": 1_000,
  "/plants: the words to search in, likewise": 2_000,
  "/plants/…: the plant and four like it": 50,
};
const PEOPLE_LIMITS = {
  "signing in (hash of the least cost)": 50,
  "a person's own bookmarks and reminders": 50,
  "the leaderboard and one's own rank": 50,
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
            ...promises("plants", PLANTS, plants, PLANT_LIMITS),
            ...promises("people", PEOPLE, people, PEOPLE_LIMITS),
          ],
          curves: [curve("plants", PLANTS, plants), curve("people", PEOPLE, people)],
        };
      },
      { settings: { shared_buffers: "512MB", max_wal_size: "8GB" } },
    ),
};
