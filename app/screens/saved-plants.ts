// /saved-plants.json, generated at build time: the whole list and its search words, for offline use.
import { savedPlantList } from "#app/features/plants/prerendered-plants.server.ts";

export async function loader(): Promise<Response> {
  return Response.json(await savedPlantList());
}
