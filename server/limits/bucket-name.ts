/** What a count is kept under. Hashed, so that the table holds no addresses; shortened, because a clash only means a stricter limit. */
import { createHash } from "node:crypto";

export function bucketName(rule: string, key: string): string {
  return `${rule}:${createHash("sha256").update(key).digest("base64url").slice(0, 22)}`;
}
