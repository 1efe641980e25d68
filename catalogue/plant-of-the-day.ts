// Chooses the plant of the day. Pure: the caller passes the date in Guyana's time zone.
import * as z from "zod";
import { key, oneLine } from "./shapes.ts";

export const fixedDaySchema = z.strictObject({
  day: z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, "must be month and day, such as 12-25"),
  plant: key,
  line: oneLine,
});
export type FixedDay = z.infer<typeof fixedDaySchema>;

export type Featured = { featured_date: string; plant_id: string; special_content: string };

type Candidate = { id: string; of_the_day: string[] };

const dayLength = 86_400_000;

/** The plant of one date ("2026-12-25"), or null when there are no plants. */
export function plantOfTheDay(date: string, plants: Candidate[], fixed: FixedDay[] = []): Featured | null {
  const fixedDay = fixed.find((entry) => entry.day === date.slice(5));
  if (fixedDay && plants.some((plant) => plant.id === fixedDay.plant))
    return { featured_date: date, plant_id: fixedDay.plant, special_content: fixedDay.line };
  if (plants.length === 0) return null;
  const day = Math.floor(Date.parse(`${date}T00:00:00Z`) / dayLength);
  const round = Math.floor(day / plants.length);
  const plant = shuffledForRound(plants, round)[day % plants.length];
  if (!plant) return null;
  const line = plant.of_the_day[round % plant.of_the_day.length] ?? "";
  return { featured_date: date, plant_id: plant.id, special_content: line };
}

/** The plants of `days` consecutive days. */
export function rotation(
  from: string,
  days: number,
  plants: Candidate[],
  fixed: FixedDay[] = [],
): Featured[] {
  const start = Date.parse(`${from}T00:00:00Z`);
  return Array.from({ length: days }, (_, index) =>
    new Date(start + index * dayLength).toISOString().slice(0, 10),
  ).flatMap((date) => plantOfTheDay(date, plants, fixed) ?? []);
}

/** All plants in a pseudo-random order that is deterministic for each round. */
function shuffledForRound(plants: Candidate[], round: number): Candidate[] {
  return plants
    .map((plant) => ({ plant, rank: fnv1a(`${round}:${plant.id}`) }))
    .sort((one, other) => one.rank - other.rank || one.plant.id.localeCompare(other.plant.id))
    .map(({ plant }) => plant);
}

/** FNV-1a: small, stable, not cryptographic. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}
