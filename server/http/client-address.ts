/** The client's address. Forwarding headers count only when the operator declares a trusted proxy. */
import type { IncomingMessage } from "node:http";

export function clientAddress(request: IncomingMessage, trustProxy: boolean): string {
  const socket = request.socket.remoteAddress ?? "unknown";
  if (!trustProxy) return socket;
  const header = request.headers["x-forwarded-for"];
  // The last entry was added by our own proxy; the ones before it are the client's claim.
  const last = (Array.isArray(header) ? header.join(",") : header)?.split(",").at(-1)?.trim();
  return last ? withoutPort(last) : socket;
}

/** Some proxies add the client's port. An IPv6 address has one only in brackets. */
function withoutPort(entry: string): string {
  const [, bracketed, plain] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(entry) ?? [];
  return bracketed ?? plain ?? entry;
}
