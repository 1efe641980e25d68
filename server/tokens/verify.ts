/** Verifies bearer tokens and determines the actor of a request. It knows keys and claims, not sessions or users. */
import { decodeProtectedHeader, errors, type JWTPayload, jwtVerify } from "jose";
import { chargeToUser } from "#server/db/caller.ts";
import type { Actor, Role } from "#server/db/database.ts";
import type { Keyring, VerifyingKey } from "./keyring.ts";

/** A token that is refused, with the messages and codes that clients of the data API know. */
export class TokenError extends Error {
  readonly status = 401;
  readonly code: "PGRST301" | "PGRST303";
  constructor(code: "PGRST301" | "PGRST303", message: string) {
    super(message);
    this.name = "TokenError";
    this.code = code;
  }
}

export type Verifier = (token: string) => Promise<JWTPayload>;

const ROLES: ReadonlySet<string> = new Set(["anon", "authenticated", "service_role"] satisfies Role[]);
const CACHE_SIZE = 5_000;
const SKEW_SECONDS = 30;

export function createVerifier(keyring: Pick<Keyring, "verifying">, now: () => number = Date.now): Verifier {
  // Verifying a signature costs more than reading a plant, and a client sends the same token for an hour.
  const seen = new Map<string, JWTPayload>();

  return async (token) => {
    const known = seen.get(token);
    if (known !== undefined) {
      if (known.exp === undefined || known.exp + SKEW_SECONDS > now() / 1000) return known;
      seen.delete(token);
      throw new TokenError("PGRST303", "JWT expired");
    }
    const claims = await check(token, keyring.verifying, now());
    if (seen.size >= CACHE_SIZE) {
      const oldest = seen.keys().next();
      if (!oldest.done) seen.delete(oldest.value);
    }
    seen.set(token, claims);
    return claims;
  };
}

async function check(token: string, keys: readonly VerifyingKey[], now: number): Promise<JWTPayload> {
  const header = readHeader(token);
  const candidates = keys.filter(
    (key) =>
      key.alg === header.alg && (header.kid === undefined || key.kid === undefined || key.kid === header.kid),
  );
  if (candidates.length === 0) throw new TokenError("PGRST301", "No suitable key or wrong key type");
  for (const candidate of candidates) {
    try {
      const { payload } = await jwtVerify(token, candidate.key, {
        algorithms: [candidate.alg],
        clockTolerance: SKEW_SECONDS,
        currentDate: new Date(now),
      });
      return payload;
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw new TokenError("PGRST303", "JWT expired");
      if (error instanceof errors.JWTClaimValidationFailed) {
        throw new TokenError(
          "PGRST303",
          error.claim === "nbf" ? "JWT not yet valid" : "JWT claims are invalid",
        );
      }
      if (!(error instanceof errors.JOSEError)) throw error;
    }
  }
  throw new TokenError("PGRST301", "JWSError JWSInvalidSignature");
}

function readHeader(token: string): { alg?: string | undefined; kid?: string | undefined } {
  if (token.split(".").length !== 3) {
    throw new TokenError("PGRST301", `Expected 3 parts in JWT; got ${token.split(".").length}`);
  }
  try {
    return decodeProtectedHeader(token);
  } catch {
    throw new TokenError("PGRST301", "JWT cryptographic operation failed");
  }
}

/** The database actor of a request: from the bearer token, else from the API key, else anon. */
export function createAuthenticate(verify: Verifier): (request: Request) => Promise<Actor> {
  return async (request) => {
    const token = bearer(request.headers.get("authorization")) ?? request.headers.get("apikey");
    if (!token || isPublishableKey(token)) return { role: "anon", claims: { role: "anon" } };
    const claims = await verify(token);
    const role = claims.role ?? "anon";
    if (!isRole(role)) throw new TokenError("PGRST301", `role ${JSON.stringify(role)} does not exist`);
    chargeToUser(claims.sub);
    return { role, claims };
  };
}

/** An API key of the newer kind is a name, not a token: it stands for the role anon and proves nothing. */
function isPublishableKey(token: string): boolean {
  return token.startsWith("sb_publishable_");
}

export function bearer(header: string | null): string | undefined {
  const match = /^bearer\s+(\S+)\s*$/i.exec(header ?? "");
  return match?.[1];
}

function isRole(value: unknown): value is Role {
  return typeof value === "string" && ROLES.has(value);
}
