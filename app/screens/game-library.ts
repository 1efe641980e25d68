// /game-library.json, generated at build time for the games.
import { buildGameLibrary } from "#app/features/games/library-data.server.ts";

export async function loader(): Promise<Response> {
  return Response.json(await buildGameLibrary());
}
