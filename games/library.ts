// What the games know about plants: one file, generated from the catalogue when the site is built, and the same in the
// memory of the server that settles rounds. `edition` names everything that dealing depends on.
import * as z from "zod/mini";

const use = z.object({ complaint: z.string(), part: z.string(), route: z.string() });

const preparation = z.object({
  name: z.string(),
  route: z.string(),
  amount: z.string(),
  /** Days at most by the record; null where none are recorded. */
  days: z.nullable(z.int()),
});

export const gamePlantSchema = z.object({
  id: z.string(),
  name: z.string(),
  scientificName: z.string(),
  /** Names used in Guyana, the best known first. */
  otherNames: z.array(z.string()),
  /** The picture's URL, in one size. */
  picture: z.string(),
  /** Alternative text that does not give the name away. */
  pictureText: z.string(),
  family: z.string(),
  /** Words such as "habit tree" or "flower white". */
  look: z.array(z.string()),
  /** One line on how to recognise the plant. */
  tell: z.string(),
  /** Common in Guyana and easy to tell: asked in easy rounds. */
  wellKnown: z.boolean(),
  hazard: z.enum(["none", "caution", "dangerous"]),
  /** The first line of its warnings. */
  warning: z.string(),
  /** Empty for a dangerous plant, like its preparations: games teach only to leave it alone. */
  uses: z.array(use),
  preparations: z.array(preparation),
  /** Why the plant would do harm in a complaint that it is not used for. */
  harms: z.record(z.string(), z.string()),
});
export type GamePlant = z.infer<typeof gamePlantSchema>;

export const librarySchema = z.object({
  edition: z.string(),
  plants: z.array(gamePlantSchema),
  complaints: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      /** When someone qualified must see it. */
      seeSomeone: z.string(),
    }),
  ),
  families: z.array(
    z.object({
      id: z.string(),
      common: z.string(),
      /** What its members have in common that can be seen. */
      mark: z.string(),
    }),
  ),
});
export type Library = z.infer<typeof librarySchema>;

/** The name people in Guyana know it by. */
export function guyaneseName(plant: Pick<GamePlant, "name" | "otherNames">): string {
  return plant.otherNames[0] ?? plant.name;
}
