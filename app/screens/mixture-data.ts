// /mixture-data.json, printed at build time: what the mixture page and the list of medicines know.
import { printMixtureData } from "#app/features/mixture-check/mixture-data.server.ts";

export async function loader(): Promise<Response> {
  return Response.json(await printMixtureData());
}
