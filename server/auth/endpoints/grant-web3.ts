/** POST /token?grant_type=web3: sign-in with a message signed by a wallet, for the configured chains. */
import type { Context } from "hono";
import { z } from "zod";
import type { AuthContext } from "#server/auth/context.ts";
import { readWalletMessage, type WalletMessage } from "#server/auth/credentials/wallet-message.ts";
import { isEthereumSignature, isSolanaSignature } from "#server/auth/credentials/wallet-signature.ts";
import { AuthError, banned } from "#server/auth/errors.ts";
import { limitCodeAttempts } from "#server/auth/limits.ts";
import { isAllowed } from "#server/auth/redirects.ts";
import { readBody, visitorOf } from "#server/auth/request.ts";
import {
  type ExternalIdentity,
  findOrCreateUser,
  limitNewUsers,
} from "#server/auth/storage/external-identities.ts";
import { retryOnUniqueViolation } from "#server/auth/storage/locks.ts";
import { openSession, signSession } from "#server/auth/storage/sessions.ts";
import { findUser, isBanned } from "#server/auth/storage/users.ts";

const body = z.object({
  chain: z.string().nullish(),
  message: z.string().max(20_000).nullish(),
  signature: z.string().max(1_000).nullish(),
});

const FRESH_SECONDS = 600;
const SKEW_MS = 60_000;

const refused = (why: string) => new AuthError(400, "bad_web3_message", why);

export async function grantWeb3(ctx: AuthContext, c: Context): Promise<Response> {
  const disabled = () => new AuthError(422, "web3_provider_disabled", "Web3 provider is disabled");
  if (ctx.settings.web3Chains.length === 0) throw disabled();
  const given = await readBody(c, body);
  const chain = given.chain === "ethereum" || given.chain === "solana" ? given.chain : undefined;
  if (chain === undefined) throw new AuthError(400, "web3_unsupported_chain", "Unsupported chain");
  if (!ctx.settings.web3Chains.includes(chain)) throw disabled();
  const visitor = visitorOf(ctx, c);
  await limitCodeAttempts(ctx, visitor.network);
  const text = given.message ?? "";
  const signature = given.signature ?? "";
  const message = readWalletMessage(text, chain);
  if (message === undefined) throw refused("The signed message could not be read");
  checkMessage(ctx, message);
  const isSigned = chain === "solana" ? isSolanaSignature : isEthereumSignature;
  if (!isSigned(text, signature, message.address)) {
    throw new AuthError(400, "bad_web3_signature", "Signature does not match address in message");
  }
  // Replay protection: an intercepted message must not open a second session. Keyed by the text, because ECDSA
  // signatures are malleable.
  const seen = await ctx.limiter.hit([
    { rule: { name: "web3-message", limit: 1, windowSeconds: FRESH_SECONDS * 2 }, key: text },
  ]);
  if (!seen.allowed) throw refused("This message was used already");

  const identity = identityOf(chain, message);
  await limitNewUsers(ctx, identity, visitor.network);
  const outcome = await retryOnUniqueViolation(ctx.db, async (tx) => {
    const userId = await findOrCreateUser(ctx, tx, identity);
    const user = await findUser(tx, userId);
    if (user === undefined || isBanned(user, ctx.now())) return banned();
    return openSession(ctx, tx, userId, "web3", visitor);
  });
  if (outcome instanceof AuthError) throw outcome;
  return c.json(await signSession(ctx, outcome));
}

/** The message must be for this site and recent. */
function checkMessage(ctx: AuthContext, message: WalletMessage): void {
  const now = ctx.now();
  if (!isAllowed(message.uri, ctx.siteUrl, ctx.settings.redirectUrls))
    throw refused("The message names another site");
  if (new URL(message.uri).host !== message.domain) throw refused("The message's domain and address differ");
  if (message.issuedAt > now + SKEW_MS) throw refused("The message is from the future");
  if (message.issuedAt + FRESH_SECONDS * 1000 < now) throw refused("The message is too old");
  if (message.expiresAt !== undefined && message.expiresAt <= now) throw refused("The message has expired");
  if (message.notBefore !== undefined && message.notBefore > now + SKEW_MS)
    throw refused("The message is not valid yet");
}

function identityOf(chain: "ethereum" | "solana", message: WalletMessage): ExternalIdentity {
  const address = chain === "ethereum" ? message.address.toLowerCase() : message.address;
  const providerId = `web3:${chain}:${address}`;
  return {
    provider: "web3",
    providerId,
    email: undefined,
    data: {
      sub: providerId,
      custom_claims: {
        address: message.address,
        chain,
        network: message.chainId ?? "",
        domain: message.domain,
      },
      email_verified: false,
      phone_verified: false,
    },
  };
}
