/** The code that /reauthenticate sends to the account's own address (GoTrue's nonce). */
import type { Caller } from "#server/auth/caller.ts";
import type { AuthContext } from "#server/auth/context.ts";
import { AuthError } from "#server/auth/errors.ts";
import { limitNonces } from "#server/auth/limits.ts";
import { lockUser } from "#server/auth/storage/locks.ts";
import { consumeCode } from "#server/auth/storage/one-time-tokens.ts";

/** Uses the code up, or throws. It counts only in the session that asked for it. A wrong attempt is counted, so the transaction ends before the error. */
export async function checkNonce(ctx: AuthContext, caller: Caller, nonce: string): Promise<void> {
  const { user } = caller;
  const attempt = await limitNonces(ctx, user.id);
  const given = { userId: user.id, email: caller.sessionId, code: nonce };
  const taken = await ctx.db.transaction("owner", async (tx) => {
    await lockUser(tx, user.id);
    return consumeCode(ctx, tx, { ...given, kinds: ["reauthentication"] });
  });
  if (typeof taken === "string") {
    throw new AuthError(422, "reauthentication_not_valid", "Nonce has expired or is invalid");
  }
  await attempt.succeeded();
}
