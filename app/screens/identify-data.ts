// /identify-data.json, generated at build time for the key.
import { buildIdentifyData } from "#app/features/identify/identify-data.server.ts";

export async function loader(): Promise<Response> {
  return Response.json(await buildIdentifyData());
}
