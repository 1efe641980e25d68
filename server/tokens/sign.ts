/** Signs tokens with the keyring's first key. */
import { type JWTPayload, SignJWT } from "jose";
import type { Keyring } from "./keyring.ts";

export function signToken({ signing }: Keyring, claims: JWTPayload): Promise<string> {
  const { alg, kid, key } = signing;
  return new SignJWT(claims)
    .setProtectedHeader({ alg, ...(kid === undefined ? {} : { kid }), typ: "JWT" })
    .sign(key);
}

/** The public API key in every browser: a token of the role anon, valid for ten years. */
export function signAnonKey(keyring: Keyring, issuedAt: number): Promise<string> {
  return signToken(keyring, {
    iss: "bush-tea",
    role: "anon",
    iat: issuedAt,
    exp: issuedAt + 10 * 365 * 86_400,
  });
}
