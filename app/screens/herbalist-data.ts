// /herbalist.json, generated at build time for answering without a connection.
import { buildDeviceLibrary } from "#app/features/chat/device/device-library.server.ts";

export async function loader(): Promise<Response> {
  return new Response(await buildDeviceLibrary(), { headers: { "content-type": "application/json" } });
}
