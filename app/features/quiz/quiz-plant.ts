// A plant of the quiz. Its looks are words derived from the plate's traits, so that similarity can be
// computed.
import * as z from "zod/mini";

export const quizPlantSchema = z.object({
  id: z.string(),
  name: z.string(),
  scientificName: z.string(),
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
});

export type QuizPlant = z.infer<typeof quizPlantSchema>;
