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

/**
 * A passkey opens a session by itself, so its holder must prove themself to it with a PIN or a finger; a second step only adds that one
 * holds the key. Otherwise one found key would be both steps.
 */
export type Use = "passkey" | "second step";

export function registrationOptions(
  ctx: AuthContext,
  user: { readonly id: string; readonly email: string | null },
  known: readonly Json[],
  use: Use,
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
    authenticatorSelection:
      use === "passkey"
        ? { residentKey: "required", userVerification: "required" }
        : { residentKey: "discouraged", userVerification: "preferred" },
  });
}

/** @param credential the key to ask for; none for a passkey, which its holder chooses. */
export function assertionOptions(
  ctx: AuthContext,
  credential: Json | undefined,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  return generateAuthenticationOptions({
    rpID: relyingParty(ctx).rpID,
    timeout: 300_000,
    ...(credential === undefined
      ? { userVerification: "required" }
      : {
          userVerification: "preferred",
          allowCredentials: [{ id: storedCredential.parse(credential).id }],
        }),
  });
}

/** The credential to store; undefined when the response does not prove one. */
export async function checkRegistration(
  ctx: AuthContext,
  challenge: string,
  answer: unknown,
  use: Use,
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
      requireUserVerification: use === "passkey",
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
  use: Use,
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
      requireUserVerification: use === "passkey",
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
