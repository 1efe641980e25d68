/** The address a request came from. Forwarding headers count only when the operator says a proxy of theirs writes them. */
import type { IncomingMessage } from "node:http";

export function clientAddress(request: IncomingMessage, trustProxy: boolean): string {
  const socket = request.socket.remoteAddress ?? "unknown";
  if (!trustProxy) return socket;
  const header = request.headers["x-forwarded-for"];
  // The last entry is the one our own proxy wrote; everything before it is the client's word.
  const last = (Array.isArray(header) ? header.join(",") : header)?.split(",").at(-1)?.trim();
  return last || socket;
}
