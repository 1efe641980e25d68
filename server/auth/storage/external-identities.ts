/** Identities at other providers (OpenID issuers, wallets): finding, creating and linking the users they belong to. */
import type { AuthContext } from "#server/auth/context.ts";
import { AuthError, signupDisabled } from "#server/auth/errors.ts";
import { limitSignups } from "#server/auth/limits.ts";
import type { Queryable } from "#server/db/database.ts";
import { lockUser, lockUserByEmail } from "./locks.ts";
import { checkMetadata } from "./user-metadata.ts";
import { addIdentity, insertUser, type Json, refreshProviders } from "./users.ts";

export type ExternalIdentity = {
  provider: string;
  providerId: string;
  email: string | undefined;
  data: Json;
};

/** Called before the transaction, because rate limits are counted outside of it. */
export async function limitNewUsers(
  ctx: AuthContext,
  identity: ExternalIdentity,
  network: string,
): Promise<void> {
  if ((await userOfIdentity(ctx.db, identity)) === undefined) await limitSignups(ctx, network);
}

async function userOfIdentity(db: Queryable, identity: ExternalIdentity): Promise<string | undefined> {
  const { rows } = await db.query<{ user_id: string }>(
    "select user_id from auth.identities where provider = $1 and provider_id = $2",
    [identity.provider, identity.providerId],
  );
  return rows[0]?.user_id;
}

/** The identity's own user; else the user with the same address, confirmed on both sides; else a new user. */
export async function findOrCreateUser(
  ctx: AuthContext,
  tx: Queryable,
  identity: ExternalIdentity,
): Promise<string> {
  const at = new Date(ctx.now());
  const { provider, providerId, email, data } = identity;
  checkMetadata("raw_user_meta_data", data);
  const whose = await userOfIdentity(tx, identity);
  if (whose !== undefined) await lockUser(tx, whose);
  const { rows } = await tx.query<{ user_id: string }>(
    `update auth.identities set identity_data = $3, last_sign_in_at = $4, updated_at = $4
     where provider = $1 and provider_id = $2 returning user_id`,
    [provider, providerId, data, at],
  );
  if (rows[0] !== undefined) return rows[0].user_id;
  const same = email === undefined ? undefined : await lockUserByEmail(tx, email);
  if (same?.email_confirmed_at) {
    await addIdentity(tx, at, same.id, provider, providerId, data);
    await refreshProviders(tx, same.id);
    return same.id;
  }
  if (!ctx.settings.signup) throw signupDisabled();
  // Someone may have signed up with this address without confirming it; the verified owner gets a new account.
  if (same) await tx.query("delete from auth.users where id = $1", [same.id]);
  const userId = await insertUser(tx, at, {
    email,
    emailConfirmed: email !== undefined,
    provider,
    userMetadata: data,
  });
  await addIdentity(tx, at, userId, provider, providerId, data);
  return userId;
}

/** Adds an identity to a user; refused when it belongs to another. */
export async function linkIdentity(
  tx: Queryable,
  at: Date,
  userId: string,
  identity: ExternalIdentity,
): Promise<void> {
  const { provider, providerId, data } = identity;
  const known = await userOfIdentity(tx, identity);
  if (known !== undefined) {
    const whose =
      known === userId ? "Identity is already linked" : "Identity is already linked to another user";
    throw new AuthError(422, "identity_already_exists", whose);
  }
  await addIdentity(tx, at, userId, provider, providerId, data);
  await refreshProviders(tx, userId);
}
