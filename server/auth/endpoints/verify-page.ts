/** The page that a link in a mail opens: a form with one button. It works without JavaScript. */
import type { Context } from "hono";
import type { AuthContext } from "#server/auth/context.ts";
import { sha256 } from "#server/auth/credentials/secrets.ts";
import { emailChangeWarning } from "#server/auth/mail/account-mails.ts";
import { type LinkType, safeRedirect } from "#server/auth/redirects.ts";
import { isAddressUndoOpen } from "#server/auth/storage/one-time-tokens.ts";
import { sendLinkPage } from "#server/mail/link-page.ts";
import { escapeHtml } from "#server/mail/templates.ts";

const texts: Record<LinkType, { title: string; text: string; button: string }> = {
  magiclink: {
    title: "Sign in to Bush Tea",
    text: "This link works once.",
    button: "Sign in",
  },
  signup: {
    title: "Confirm your email address",
    text: "Is this email address yours?",
    button: "Confirm my address",
  },
  recovery: {
    title: "Choose a new password",
    text: "You can choose it on the next page. All other devices are then signed out, and passkeys and linked sign-ins are removed.",
    button: "Continue",
  },
  invite: {
    title: "You are invited to Bush Tea",
    text: "Accept the invitation to use your new account.",
    button: "Accept the invitation",
  },
  email_change: {
    title: "Change your email address",
    text: "Confirm the new email address of your account.",
    button: "Confirm the change",
  },
  address_undo: {
    title: "Take your address back",
    text: "Your account uses this mailbox again, all devices are signed out, and passkeys and linked sign-ins are removed. What was kept in the account since the change is deleted: questions, reminders, bookmarks, scores. Second steps are those of three days before the change. An account made with this address since is removed if nothing was done with it. You then choose a new password.",
    button: "Take it back",
  },
  two_step_undo: {
    title: "Remove the second step",
    text: "This also signs out all devices and removes all passkeys and linked sign-ins. You then choose a new password.",
    button: "Remove the second step",
  },
  passkey_undo: {
    title: "Remove the passkey",
    text: "This removes all passkeys and linked sign-ins, and signs out all devices. You then choose a new password.",
    button: "Remove the passkey",
  },
};

export async function sendVerifyPage(
  ctx: AuthContext,
  c: Context,
  given: { token: string; type: LinkType; redirectTo: string | undefined },
): Promise<Response> {
  const target = safeRedirect(ctx, given.redirectTo, given.type);
  const { title, text, button } = texts[given.type];
  const warning = given.type === "email_change" ? await warningOfToken(ctx, given.token) : undefined;
  return sendLinkPage(c, {
    title,
    text: warning === undefined ? text : `${text} ${escapeHtml(warning)}`,
    end: `<form method="post" action="verify">
<input type="hidden" name="token" value="${escapeHtml(given.token)}">
<input type="hidden" name="type" value="${given.type}">
<input type="hidden" name="redirect_to" value="${escapeHtml(target)}">
<button type="submit">${button}</button>
</form>`,
    formTargets: [originOf(ctx.siteUrl), originOf(target)],
  });
}

/** What agreeing to the email change of this token means. */
async function warningOfToken(ctx: AuthContext, token: string): Promise<string | undefined> {
  const { rows } = await ctx.db.query<{
    kind: string;
    id: string;
    email: string | null;
    email_change: string;
  }>(
    `select t.token_type as kind, u.id, u.email, u.email_change
     from auth.one_time_tokens t join auth.users u on u.id = t.user_id
     where t.token_hash = $1 and t.token_type in ('email_change_new', 'email_change_current') and t.expires_at > $2`,
    [sha256(token), new Date(ctx.now())],
  );
  const [found] = rows;
  return found && emailChangeWarning(found.kind, found, await isAddressUndoOpen(ctx, ctx.db, found.id));
}

/** The origin of a web address, or the bare scheme of an app link. */
function originOf(address: string): string {
  const url = new URL(address);
  return url.origin === "null" ? url.protocol : url.origin;
}
