// /quiz-plants.json, printed at build time: how the plants look and how to tell them, for the quiz.
import { printQuizPlants } from "#app/features/quiz/quiz-data.server.ts";

export async function loader(): Promise<Response> {
  return Response.json(await printQuizPlants());
}
