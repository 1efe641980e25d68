/**
 * The key of a counter in the rate limit table. Hashed, so that the table holds no addresses; truncated, because a
 * collision only makes a limit stricter.
 */
import { createHash } from "node:crypto";

export function bucketName(rule: string, key: string): string {
  return `${rule}:${createHash("sha256").update(key).digest("base64url").slice(0, 22)}`;
}
