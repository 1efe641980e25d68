/**
 * POST /logout: ends this session, all others, or all of the user's. The last two need the second step, and leave what the
 * mailbox's owner needs to choose a new password: somebody who knows the password could otherwise keep them from it. Asked for in
 * a session that has just answered a mail, they leave nothing, as a new password does.
 */
import { freshMailOf, hasFreshMail, requireSecondStep, requireUser } from "#server/auth/caller.ts";
import type { AuthApp, AuthContext } from "#server/auth/context.ts";
import { invalid } from "#server/auth/errors.ts";
import { limitSignOuts } from "#server/auth/limits.ts";
import { mailLoss, renewUndos } from "#server/auth/mail/account-mails.ts";
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
      await limitSignOuts(ctx, user.id, freshMailOf(ctx, caller));
    }
    const at = new Date(ctx.now());
    await ctx.db.transaction("owner", async (tx) => {
      await lockUser(tx, user.id);
      if (scope === "local") {
        await tx.query("delete from auth.sessions where id = $1", [sessionId]);
        return;
      }
      const isMailbox = hasFreshMail(ctx, caller);
      const ended = await endAccess(tx, user.id, {
        ...(scope === "others" ? { sessionId } : {}),
        ...(isMailbox ? {} : { mailbox: { callerId: sessionId, at, mailsSince: new Date(0) } }),
      });
      if (isMailbox) await renewUndos(ctx, tx, user.id);
      if (ended.some((id) => id !== sessionId)) await mailLoss(ctx, tx, "signed-out", user);
    });
    ctx.mail.kick();
    return c.body(null, 204);
  });
}
