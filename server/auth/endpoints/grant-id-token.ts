/** POST /token?grant_type=id_token: sign-in with an ID token of a configured OpenID issuer, or linking one. */
import { createHash } from "node:crypto";
import type { Context } from "hono";
import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from "jose";
import { z } from "zod";
import { requireFreshSession, requireSecondStep, requireUser } from "#server/auth/caller.ts";
import type { AuthContext } from "#server/auth/context.ts";
import { sameText } from "#server/auth/credentials/secrets.ts";
import { AuthError, banned, invalid } from "#server/auth/errors.ts";
import { limitCodeAttempts } from "#server/auth/limits.ts";
import { mailLoss } from "#server/auth/mail/account-mails.ts";
import { readBody, visitorOf } from "#server/auth/request.ts";
import type { OidcIssuer } from "#server/auth/settings.ts";
import {
  type ExternalIdentity,
  findOrCreateUser,
  limitNewUsers,
  linkIdentity,
} from "#server/auth/storage/external-identities.ts";
import { lockCaller, retryOnUniqueViolation } from "#server/auth/storage/locks.ts";
import { openSession, signSession } from "#server/auth/storage/sessions.ts";
import { fitsUserMetadata } from "#server/auth/storage/user-metadata.ts";
import { findUser, isBanned } from "#server/auth/storage/users.ts";
import { requireLinking } from "./identities.ts";

const body = z.object({
  provider: z.string().nullish(),
  id_token: z.string().nullish(),
  access_token: z.string().nullish(),
  nonce: z.string().nullish(),
  issuer: z.string().nullish(),
  client_id: z.string().nullish(),
  link_identity: z.boolean().nullish(),
});

/** Issuers of well-known provider names, for the error message when they are not configured. */
const WELL_KNOWN: Record<string, string> = {
  google: "https://accounts.google.com",
  apple: "https://appleid.apple.com",
  facebook: "https://www.facebook.com",
  kakao: "https://kauth.kakao.com",
};

/** The limits of OpenID Connect and of email addresses. */
const MAX_SUBJECT_LENGTH = 255;
const MAX_EMAIL_LENGTH = 254;

const keySets = new Map<string, JWTVerifyGetKey>();

export async function grantIdToken(ctx: AuthContext, c: Context): Promise<Response> {
  const given = await readBody(c, body);
  if (!given.id_token) throw invalid("id_token required");
  if (!given.provider && !given.issuer) throw invalid("provider or client_id and issuer required");
  const visitor = visitorOf(ctx, c);
  const issuer = ctx.settings.oidcIssuers.find(
    (known) => known.provider === given.provider || known.issuer === given.issuer,
  );
  if (issuer === undefined) {
    const name = given.issuer ?? WELL_KNOWN[given.provider ?? ""] ?? given.provider;
    throw new AuthError(400, "provider_disabled", `Provider (issuer "${name}") is not enabled`);
  }
  await limitCodeAttempts(ctx, visitor.network);
  const claims = await checkToken(ctx, issuer, given);
  const identity = identityOf(issuer, claims);
  if (given.link_identity) {
    requireLinking(ctx);
    const caller = await requireUser(ctx, c);
    requireSecondStep(caller, "AAL2 required to link an identity");
    requireFreshSession(ctx, caller, "Linking an identity requires reauthentication");
    const opened = await retryOnUniqueViolation(ctx.db, async (tx) => {
      await lockCaller(tx, caller);
      await linkIdentity(tx, new Date(ctx.now()), caller.user.id, identity);
      await mailLoss(ctx, tx, "sign-in-added", caller.user);
      return openSession(ctx, tx, caller.user.id, "oauth", visitor);
    });
    ctx.mail.kick();
    return c.json(await signSession(ctx, opened));
  }
  await limitNewUsers(ctx, identity, visitor.network);
  const outcome = await retryOnUniqueViolation(ctx.db, async (tx) => {
    const userId = await findOrCreateUser(ctx, tx, identity);
    const user = await findUser(tx, userId);
    if (user === undefined || isBanned(user, ctx.now())) return banned();
    return openSession(ctx, tx, userId, "oauth", visitor);
  });
  if (outcome instanceof AuthError) throw outcome;
  return c.json(await signSession(ctx, outcome));
}

async function checkToken(
  ctx: AuthContext,
  issuer: OidcIssuer,
  given: z.infer<typeof body>,
): Promise<JWTPayload> {
  let keys = keySets.get(issuer.jwksUri);
  if (keys === undefined) {
    keys = createRemoteJWKSet(new URL(issuer.jwksUri), { timeoutDuration: 5_000 });
    keySets.set(issuer.jwksUri, keys);
  }
  let claims: JWTPayload;
  try {
    const verified = await jwtVerify(given.id_token ?? "", keys, {
      issuer: issuer.issuer,
      audience: [...issuer.audiences],
      algorithms: ["RS256", "PS256", "ES256", "EdDSA"],
      requiredClaims: ["sub", "exp", "iat"],
      clockTolerance: 30,
      currentDate: new Date(ctx.now()),
    });
    claims = verified.payload;
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error;
    throw new AuthError(400, "bad_jwt", "Bad ID token");
  }
  checkNonce(issuer, claims, given.nonce ?? "");
  checkAccessToken(claims, given.access_token);
  return claims;
}

/** The browser created the nonce and gave the issuer only its hash: a stolen token is useless without it. */
function checkNonce(issuer: OidcIssuer, claims: JWTPayload, nonce: string): void {
  if (issuer.skipNonceCheck) return;
  const claimed = typeof claims.nonce === "string" ? claims.nonce : "";
  if ((claimed === "") !== (nonce === "")) {
    throw invalid("Passed nonce and nonce in id_token should either both exist or not.");
  }
  if (nonce === "") return;
  const hash = createHash("sha256").update(nonce).digest("hex");
  if (!sameText(hash, claimed)) throw invalid("Nonces mismatch");
}

function checkAccessToken(claims: JWTPayload, accessToken: string | null | undefined): void {
  if (typeof claims.at_hash !== "string" || !accessToken) return;
  const half = createHash("sha256").update(accessToken).digest().subarray(0, 16).toString("base64url");
  if (!sameText(half, claims.at_hash)) throw invalid("access_token does not belong to the id_token");
}

function identityOf(issuer: OidcIssuer, claims: JWTPayload): ExternalIdentity {
  const text = (name: string) => (typeof claims[name] === "string" ? claims[name] : undefined);
  const verified = claims.email_verified === true || claims.email_verified === "true";
  const address = text("email")?.toLowerCase();
  if ((claims.sub ?? "").length > MAX_SUBJECT_LENGTH || (address ?? "").length > MAX_EMAIL_LENGTH) {
    throw new AuthError(400, "bad_jwt", "Bad ID token");
  }
  const name = text("name");
  const picture = text("picture");
  const core = {
    iss: claims.iss,
    sub: claims.sub,
    email: address,
    email_verified: verified,
    provider_id: claims.sub,
  };
  const named = { ...core, name, full_name: name };
  const whole = { ...named, picture, avatar_url: picture };
  // Some issuers put the whole picture into the token; what exceeds the metadata limit is left out.
  const data = [whole, named].find(fitsUserMetadata) ?? core;
  return {
    provider: issuer.provider,
    providerId: claims.sub ?? "",
    email: verified ? address : undefined,
    data: Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined)),
  };
}
