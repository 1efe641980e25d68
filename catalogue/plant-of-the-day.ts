// Which plant has its day. Pure: the date is passed in, as Guyana's calendar has it.
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
  const own = fixed.find((entry) => entry.day === date.slice(5));
  if (own && plants.some((plant) => plant.id === own.plant))
    return { featured_date: date, plant_id: own.plant, special_content: own.line };
  if (plants.length === 0) return null;
  const day = Math.floor(Date.parse(`${date}T00:00:00Z`) / dayLength);
  const round = Math.floor(day / plants.length);
  const plant = inTurn(plants, round)[day % plants.length];
  if (!plant) return null;
  const line = plant.of_the_day[round % plant.of_the_day.length] ?? "";
  return { featured_date: date, plant_id: plant.id, special_content: line };
}

/** The plants of `days` days in a row, from a first date on. */
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

/** One round of all plants, in an order that looks shuffled but is the same everywhere and always. */
function inTurn(plants: Candidate[], round: number): Candidate[] {
  return plants
    .map((plant) => ({ plant, rank: scatter(`${round}:${plant.id}`) }))
    .sort((one, other) => one.rank - other.rank || one.plant.id.localeCompare(other.plant.id))
    .map(({ plant }) => plant);
}

/** FNV-1a: a small, steady hash; nothing secret hangs on it. */
function scatter(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}
