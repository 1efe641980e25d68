/**
 * POST /logout: ends this session, all others, or all of the user's; the last two with everything mailed before. Does not require the second step: it grants nothing,
 * and a user whose device was stolen may have only the first factor.
 */
import { requireUser } from "#server/auth/caller.ts";
import type { AuthApp, AuthContext } from "#server/auth/context.ts";
import { invalid } from "#server/auth/errors.ts";
import { endAccess } from "#server/auth/storage/end-access.ts";
import { lockUser } from "#server/auth/storage/locks.ts";

export function addLogout(app: AuthApp, ctx: AuthContext): void {
  app.post("/logout", async (c) => {
    const scope = c.req.query("scope") ?? "global";
    if (scope !== "global" && scope !== "local" && scope !== "others") {
      throw invalid(`Unsupported logout scope "${scope.slice(0, 20)}"`);
    }
    const { user, sessionId } = await requireUser(ctx, c);
    await ctx.db.transaction("owner", async (tx) => {
      await lockUser(tx, user.id);
      if (scope === "local") await tx.query("delete from auth.sessions where id = $1", [sessionId]);
      else await endAccess(tx, user.id, scope === "others" ? { sessionId } : {});
    });
    return c.body(null, 204);
  });
}
