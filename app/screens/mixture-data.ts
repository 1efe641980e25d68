// /mixture-data.json, generated at build time for the mixture page and the medicines list.
import { buildMixtureData } from "#app/features/mixture-check/mixture-data.server.ts";

export async function loader(): Promise<Response> {
  return Response.json(await buildMixtureData());
}
