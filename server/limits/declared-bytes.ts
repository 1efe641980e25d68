/** The size of a request's body. Bodies without a declared size are refused before any handler sees them. */
import type { IncomingMessage } from "node:http";

export function declaredBytes({ headers }: IncomingMessage): number {
  return Number(headers["content-length"] ?? 0);
}
