/** POST /invite and POST /admin/generate_link: an administrator invites a user, or creates a link to pass on. */
import { z } from "zod";
import { requireAdmin } from "#server/auth/caller.ts";
import type { AuthApp, AuthContext } from "#server/auth/context.ts";
import { checkPassword } from "#server/auth/credentials/passwords.ts";
import { emailTaken, invalid, userNotFound } from "#server/auth/errors.ts";
import { createLink, type LinkRequest, mailLink } from "#server/auth/mail/account-mails.ts";
import { type LinkType, safeRedirect } from "#server/auth/redirects.ts";
import { readBody, readEmail } from "#server/auth/request.ts";
import { lockUserByEmail, retryOnUniqueViolation } from "#server/auth/storage/locks.ts";
import { unverifiedMetadata } from "#server/auth/storage/user-metadata.ts";
import {
  findUserByEmail,
  insertUser,
  mergeMetadata,
  presentUser,
  reloadUser,
  type User,
} from "#server/auth/storage/users.ts";
import type { Queryable } from "#server/db/database.ts";

const inviteBody = z.object({ email: z.string().nullish(), data: unverifiedMetadata.nullish() });

const linkBody = z.object({
  type: z.enum(["signup", "invite", "magiclink", "recovery", "email_change_current", "email_change_new"]),
  email: z.string(),
  new_email: z.string().nullish(),
  password: z.string().nullish(),
  data: unverifiedMetadata.nullish(),
  redirect_to: z.string().nullish(),
});

export function addAdminLinks(app: AuthApp, ctx: AuthContext): void {
  app.post("/invite", async (c) => {
    await requireAdmin(ctx, c);
    const given = await readBody(c, inviteBody);
    const email = readEmail(given.email);
    const redirectTo = safeRedirect(ctx, c.req.query("redirect_to"), "invite");
    const user = await retryOnUniqueViolation(ctx.db, async (tx) => {
      const userId = await invite(ctx, tx, email, given.data ?? {});
      await mailLink(ctx, tx, { userId, email, kind: "invite", redirectTo });
      return reloadUser(tx, userId);
    });
    ctx.mail.kick();
    return c.json(presentUser(user));
  });

  app.post("/admin/generate_link", async (c) => {
    const given = await readBody(c, linkBody);
    const email = readEmail(given.email);
    const wanted = given.redirect_to ?? c.req.query("redirect_to");
    let pendingPassword: string | undefined;
    if (given.type === "signup") {
      if (!given.password) throw invalid("Signup requires a valid password");
      checkPassword(given.password, ctx.settings.passwordMin);
      pendingPassword = await ctx.passwords.hash(given.password);
    }
    const made = await retryOnUniqueViolation(ctx.db, async (tx) => {
      const request = await prepare(ctx, tx, { ...given, email }, pendingPassword);
      const redirectTo = safeRedirect(ctx, wanted, linkTypes[request.kind]);
      const link = await createLink(ctx, tx, { ...request, redirectTo });
      return { ...link, redirectTo, user: await reloadUser(tx, request.userId), kind: request.kind };
    });
    return c.json({
      ...presentUser(made.user),
      action_link: made.link,
      email_otp: made.code,
      hashed_token: made.token,
      redirect_to: made.redirectTo,
      verification_type: given.type,
    });
  });
}

const linkTypes: Record<LinkRequest["kind"], LinkType> = {
  signup: "signup",
  invite: "invite",
  magiclink: "magiclink",
  recovery: "recovery",
  email_change_new: "email_change",
  email_change_current: "email_change",
};

async function invite(
  ctx: AuthContext,
  tx: Queryable,
  email: string,
  data: Record<string, unknown>,
): Promise<string> {
  const at = new Date(ctx.now());
  const known = await lockUserByEmail(tx, email);
  if (known?.confirmed_at) throw emailTaken();
  if (known) {
    await tx.query("update auth.users set invited_at = $2, updated_at = $2 where id = $1", [known.id, at]);
    await mergeMetadata(tx, known.id, "raw_user_meta_data", data, at);
    return known.id;
  }
  return insertUser(tx, at, { email, invited: true, userMetadata: data });
}

type Wanted = Omit<LinkRequest, "redirectTo">;

async function prepare(
  ctx: AuthContext,
  tx: Queryable,
  given: z.infer<typeof linkBody>,
  pendingPassword: string | undefined,
): Promise<Wanted> {
  const { email, type } = given;
  const at = new Date(ctx.now());
  const data = given.data ?? {};
  const known = await lockUserByEmail(tx, email);
  switch (type) {
    case "signup": {
      if (known?.confirmed_at) throw emailTaken();
      const userId = known?.id ?? (await insertUser(tx, at, { email, userMetadata: data }));
      return { userId, email, kind: "signup", pendingPassword, pendingMetadata: data };
    }
    case "invite":
      return { userId: await invite(ctx, tx, email, data), email, kind: "invite" };
    case "magiclink": {
      const userId = known?.id ?? (await insertUser(tx, at, { email, userMetadata: data }));
      return { userId, email, kind: "magiclink" };
    }
    case "recovery":
      return { userId: existing(known).id, email, kind: "recovery" };
    default: {
      const user = existing(known);
      if (!given.new_email) throw invalid("new_email is required for an email change link");
      const newEmail = readEmail(given.new_email);
      if (await findUserByEmail(tx, newEmail)) throw emailTaken();
      if (user.email_change !== newEmail) {
        await tx.query(
          "update auth.users set email_change = $2, email_change_confirm_status = 0, updated_at = $3 where id = $1",
          [user.id, newEmail, at],
        );
      }
      return { userId: user.id, email: type === "email_change_new" ? newEmail : email, kind: type };
    }
  }
}

function existing(user: User | undefined): User {
  if (user === undefined) throw userNotFound();
  return user;
}
