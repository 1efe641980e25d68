// /saved-plants.json, generated at build time: the whole list and its search words, for offline use.
import { printedForKeeping } from "#app/features/plants/printed-plants.server.ts";

export async function loader(): Promise<Response> {
  return Response.json(await printedForKeeping());
}
