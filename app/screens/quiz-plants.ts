// /quiz-plants.json, generated at build time for the quiz.
import { buildQuizPlants } from "#app/features/quiz/quiz-data.server.ts";

export async function loader(): Promise<Response> {
  return Response.json(await buildQuizPlants());
}
