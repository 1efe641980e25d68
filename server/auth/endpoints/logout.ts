/**
 * POST /logout: ends this session, all others, or all of the user's. The last two need the second step, and leave what the
 * mailbox's owner needs to choose a new password: somebody who knows the password could otherwise keep them from it.
 */
import { hasFreshMail, requireSecondStep, requireUser } from "#server/auth/caller.ts";
import type { AuthApp, AuthContext } from "#server/auth/context.ts";
import { invalid } from "#server/auth/errors.ts";
import { limitSignOuts } from "#server/auth/limits.ts";
import { mailLoss } from "#server/auth/mail/account-mails.ts";
import { endAccess } from "#server/auth/storage/end-access.ts";
import { lockUser } from "#server/auth/storage/locks.ts";

export function addLogout(app: AuthApp, ctx: AuthContext): void {
  app.post("/logout", async (c) => {
    const scope = c.req.query("scope") ?? "global";
    if (scope !== "global" && scope !== "local" && scope !== "others") {
      throw invalid(`Unsupported logout scope "${scope.slice(0, 20)}"`);
    }
    const caller = await requireUser(ctx, c);
    const { user, sessionId } = caller;
    if (scope !== "local") {
      requireSecondStep(caller, "AAL2 session is required to sign out other sessions when MFA is enabled.");
      await limitSignOuts(ctx, user.id, hasFreshMail(ctx, caller));
    }
    const mailbox = { callerId: sessionId, at: new Date(ctx.now()), mailsSince: new Date(0) };
    await ctx.db.transaction("owner", async (tx) => {
      await lockUser(tx, user.id);
      if (scope === "local") {
        await tx.query("delete from auth.sessions where id = $1", [sessionId]);
        return;
      }
      const ended = await endAccess(tx, user.id, scope === "others" ? { sessionId, mailbox } : { mailbox });
      if (ended.some((id) => id !== sessionId)) await mailLoss(ctx, tx, "signed-out", user);
    });
    ctx.mail.kick();
    return c.body(null, 204);
  });
}
