// A plant as the quiz knows it. Its look travels as words from the plate's traits, so that likeness can be counted.
import * as z from "zod/mini";

export const quizPlantSchema = z.object({
  id: z.string(),
  name: z.string(),
  scientificName: z.string(),
  otherNames: z.array(z.string()),
  /** Address of the picture, one size for all. */
  picture: z.string(),
  /** What the picture shows, in words that do not give the name away. */
  pictureText: z.string(),
  family: z.string(),
  /** Words such as "habit tree" or "flower white". */
  look: z.array(z.string()),
  /** One line that teaches how to tell the plant. */
  tell: z.string(),
});

export type QuizPlant = z.infer<typeof quizPlantSchema>;
