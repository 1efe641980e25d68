/** WebAuthn: the options a browser needs, and checking its responses. */
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { z } from "zod";
import type { AuthContext } from "#server/auth/context.ts";

type Json = Record<string, unknown>;

/** The stored credential; the public key in base64url. */
const storedCredential = z.object({
  id: z.string(),
  publicKey: z.string(),
  counter: z.number(),
  transports: z.array(z.string()).optional(),
});

const clientResponse = z.looseObject({
  id: z.string(),
  rawId: z.string(),
  type: z.literal("public-key"),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
});

const registrationResponse = clientResponse.extend({
  response: z.looseObject({ clientDataJSON: z.string(), attestationObject: z.string() }),
});

const assertionResponse = clientResponse.extend({
  response: z.looseObject({
    clientDataJSON: z.string(),
    authenticatorData: z.string(),
    signature: z.string(),
    userHandle: z
      .string()
      .nullish()
      .transform((value) => value ?? undefined),
  }),
});

/** EdDSA, ES256, RS256: the algorithms of keys in use. Listing them keeps the library from offering more. */
const ALGORITHMS = [-8, -7, -257];

function relyingParty(ctx: AuthContext): { rpID: string; origin: string[] } {
  const site = new URL(ctx.siteUrl);
  return { rpID: site.hostname, origin: [site.origin, ...ctx.settings.webauthnOrigins] };
}

export function registrationOptions(
  ctx: AuthContext,
  user: { readonly id: string; readonly email: string | null },
  known: readonly Json[],
  residentKey: "discouraged" | "required" = "discouraged",
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  return generateRegistrationOptions({
    rpName: "Bush Tea",
    rpID: relyingParty(ctx).rpID,
    userName: user.email ?? user.id,
    userDisplayName: user.email ?? user.id,
    userID: Uint8Array.from(Buffer.from(user.id)),
    attestationType: "none",
    supportedAlgorithmIDs: ALGORITHMS,
    timeout: 300_000,
    excludeCredentials: known.map((credential) => ({ id: storedCredential.parse(credential).id })),
    authenticatorSelection: { residentKey, userVerification: "preferred" },
  });
}

export function assertionOptions(
  ctx: AuthContext,
  credential: Json | undefined,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  return generateAuthenticationOptions({
    rpID: relyingParty(ctx).rpID,
    timeout: 300_000,
    userVerification: "preferred",
    ...(credential === undefined
      ? {}
      : { allowCredentials: [{ id: storedCredential.parse(credential).id }] }),
  });
}

/** The credential to store; undefined when the response does not prove one. */
export async function checkRegistration(
  ctx: AuthContext,
  challenge: string,
  answer: unknown,
): Promise<Json | undefined> {
  const { rpID, origin } = relyingParty(ctx);
  const response = registrationResponse.safeParse(answer);
  if (!response.success) return undefined;
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: response.data,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) return undefined;
    const { id, publicKey, counter, transports } = registrationInfo.credential;
    return { id, publicKey: Buffer.from(publicKey).toString("base64url"), counter, transports };
  } catch (error) {
    return refuse(ctx, error);
  }
}

/**
 * The credential with its updated counter; undefined when the response is invalid.
 * @param userId whose credential it is: a passkey names its account beside its id, and must name this one
 */
export async function checkAssertion(
  ctx: AuthContext,
  challenge: string,
  stored: Json,
  answer: unknown,
  userId: string,
): Promise<Json | undefined> {
  const { rpID, origin } = relyingParty(ctx);
  const response = assertionResponse.safeParse(answer);
  if (!response.success) return undefined;
  const credential = storedCredential.parse(stored);
  if (response.data.id !== credential.id) return undefined;
  const { userHandle } = response.data.response;
  if (userHandle && userHandle !== Buffer.from(userId).toString("base64url")) return undefined;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response.data,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: {
        id: credential.id,
        publicKey: Uint8Array.from(Buffer.from(credential.publicKey, "base64url")),
        counter: credential.counter,
      },
      requireUserVerification: false,
    });
    return verified ? { ...credential, counter: authenticationInfo.newCounter } : undefined;
  } catch (error) {
    return refuse(ctx, error);
  }
}

/** The library throws for every kind of invalid response; here they are all the same. */
function refuse(ctx: AuthContext, error: unknown): undefined {
  ctx.log.warn(
    { reason: error instanceof Error ? error.name : "unknown" },
    "a security key's response was refused",
  );
  return undefined;
}
