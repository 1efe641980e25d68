/** Records which links were used, to tell a link that is used twice from an invalid or expired one. */

import type { AuthContext } from "#server/auth/context.ts";
import { sha256 } from "#server/auth/credentials/secrets.ts";
import { AuthError } from "#server/auth/errors.ts";
import type { Queryable } from "#server/db/database.ts";
import type { OneTimeToken } from "./one-time-tokens.ts";

export const USED_LINK_DAYS = 7;

/** Called in the transaction that uses the token. Using a code also uses the link of the same mail. */
export async function recordUsedLink(ctx: AuthContext, tx: Queryable, taken: OneTimeToken): Promise<void> {
  await tx.query(
    "insert into private.used_links (token_hash, used_at) values ($1, $2) on conflict do nothing",
    [taken.token_hash, new Date(ctx.now())],
  );
}

export async function isUsedLink(tx: Queryable, token: string): Promise<boolean> {
  const { rows } = await tx.query("select 1 from private.used_links where token_hash = $1", [sha256(token)]);
  return rows.length > 0;
}

/** The error code is the one clients know for links that no longer work; the reason is our addition. */
export const linkAlreadyUsed = () =>
  new AuthError(403, "otp_expired", "Email link has already been used", { extra: { error_reason: "used" } });
