/** Random codes and tokens, and their hashes. */
import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";

export const newCode = (): string => randomInt(0, 1_000_000).toString().padStart(6, "0");

export const newToken = (bytes = 32): string => randomBytes(bytes).toString("base64url");

export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** A code is short, so its hash is bound to the user and the mail it was created for. */
export const hashCode = (kind: string, userId: string, email: string, code: string): string =>
  sha256(`${kind}\n${userId}\n${email}\n${code}`);

/** The successor of a refresh token: can only be computed with both the token and the salt. */
export const successorOf = (token: string, salt: string): string =>
  createHmac("sha256", token).update(salt).digest("base64url");

export function sameText(a: string, b: string): boolean {
  const left = Buffer.from(sha256(a));
  const right = Buffer.from(sha256(b));
  return timingSafeEqual(left, right);
}
