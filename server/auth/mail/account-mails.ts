/** Account mails: creates the one-time token of each mail and puts the mail into the outbox. */

import type { AuthContext } from "#server/auth/context.ts";
import { type LinkType, landingOf } from "#server/auth/redirects.ts";
import { ADDED_UNDO_SECONDS, ADDRESS_UNDO_DAYS } from "#server/auth/storage/bare-arrival.ts";
import { endUndos } from "#server/auth/storage/end-access.ts";
import { lockUser } from "#server/auth/storage/locks.ts";
import {
  createOneTimeToken,
  isAddressUndoOpen,
  type OneTimeKind,
  openAddressUndo,
  type UndoKind,
} from "#server/auth/storage/one-time-tokens.ts";
import { findUser, type Json, type User } from "#server/auth/storage/users.ts";
import type { Queryable } from "#server/db/database.ts";
import {
  leavingAccountWarning,
  type MailKind,
  movingAccountWarning,
  type NoticeOfLoss,
  type RenderedMail,
  renderMail,
} from "#server/mail/templates.ts";

type LinkKind = Exclude<OneTimeKind, "reauthentication" | UndoKind | "decoy_signup">;

const linkMails: Record<LinkKind, { mail: MailKind; type: LinkType; sentAt: string }> = {
  magiclink: { mail: "magic-link", type: "magiclink", sentAt: "recovery_sent_at" },
  signup: { mail: "signup", type: "signup", sentAt: "confirmation_sent_at" },
  recovery: { mail: "recovery", type: "recovery", sentAt: "recovery_sent_at" },
  invite: { mail: "invite", type: "invite", sentAt: "confirmation_sent_at" },
  email_change_new: { mail: "email-change-new", type: "email_change", sentAt: "email_change_sent_at" },
  email_change_current: {
    mail: "email-change-current",
    type: "email_change",
    sentAt: "email_change_sent_at",
  },
};

export type LinkRequest = {
  userId: string;
  email: string;
  kind: LinkKind;
  redirectTo: string;
  pendingPassword?: string | undefined;
  pendingMetadata?: Json | undefined;
  flowId?: string | undefined;
  /** True unless told: the mail has a code beside its link. */
  hasCode?: boolean;
};

export type CreatedLink = { link: string; code: string; token: string; type: LinkType; expiresAt: number };

/** Creates the token and records when; the caller sends it by mail or gives it to an administrator. */
export async function createLink(ctx: AuthContext, tx: Queryable, given: LinkRequest): Promise<CreatedLink> {
  const { type, sentAt } = linkMails[given.kind];
  const { code, token, expiresAt } = await createOneTimeToken(ctx, tx, given);
  await tx.query(`update auth.users set ${sentAt} = $2 where id = $1`, [given.userId, new Date(ctx.now())]);
  return { link: verifyLink(ctx, token, type, given.redirectTo), code, token, type, expiresAt };
}

export async function mailLink(ctx: AuthContext, tx: Queryable, given: LinkRequest): Promise<void> {
  const { link, code, expiresAt } = await createLink(ctx, tx, given);
  const { userId } = given;
  const onlyInAccount = await isAddressUndoOpen(ctx, tx, userId);
  const warning = emailChangeWarning(given.kind, await findUser(tx, userId), onlyInAccount);
  const { mail } = linkMails[given.kind];
  const template = mail === "email-change-new" && onlyInAccount ? "email-change-code" : mail;
  const rendered = renderMail(template, { link, ...(given.hasCode === false ? {} : { code }), warning });
  await ctx.mail.enqueue(tx, {
    // Not the template's: the export leaves this kind out, because it is sent to an address only if that has no account.
    kind: mail,
    to: given.email,
    userId,
    expiresAt,
    ...rendered,
  });
}

/**
 * What agreeing to a change of address means, for the mailbox that is asked.
 * @param onlyInAccount an earlier change can still be undone
 */
export function emailChangeWarning(
  kind: string,
  user: Pick<User, "email" | "email_change"> | undefined,
  onlyInAccount: boolean,
): string | undefined {
  if (kind === "email_change_new" && user?.email && !onlyInAccount) return movingAccountWarning(user.email);
  if (kind === "email_change_current" && user?.email_change)
    return leavingAccountWarning(user.email_change, onlyInAccount);
  return undefined;
}

export async function mailReauthentication(
  ctx: AuthContext,
  tx: Queryable,
  { userId, email, sessionId }: { userId: string; email: string; sessionId: string },
): Promise<void> {
  const { code, expiresAt } = await createOneTimeToken(ctx, tx, {
    userId,
    email: sessionId,
    kind: "reauthentication",
  });
  await tx.query("update auth.users set reauthentication_sent_at = $2 where id = $1", [
    userId,
    new Date(ctx.now()),
  ]);
  const rendered = renderMail("reauthentication", { code });
  await ctx.mail.enqueue(tx, { kind: "reauthentication", to: email, userId, expiresAt, ...rendered });
}

const undoMails = {
  two_step_undo: { mail: "two-step-added", seconds: ADDED_UNDO_SECONDS },
  passkey_undo: { mail: "passkey-added", seconds: ADDED_UNDO_SECONDS },
  address_undo: { mail: "email-change-undo", seconds: ADDRESS_UNDO_DAYS * 86_400 },
} as const satisfies Record<UndoKind, { mail: MailKind; seconds: number }>;

type Undone = {
  userId: string;
  to: string;
  /** The id of the factor or passkey that was added, or the address that the account left. */
  of: string;
  /** When the factor was added, for a mail that is sent later: the factor may be exchanged for another one. */
  since?: Date;
  /** When the account left the address, for a mail that is sent later. */
  createdAt?: Date;
  /** The user metadata that the account had when it left the address: it comes back with it. */
  metadata?: Json | undefined;
};

export async function mailUndo(
  ctx: AuthContext,
  tx: Queryable,
  kind: UndoKind,
  { userId, to, of, since, createdAt, metadata }: Undone,
  { mail, seconds }: { mail: MailKind; seconds: number } = undoMails[kind],
): Promise<void> {
  const pendingMetadata = since ? { since: since.toISOString() } : metadata;
  const { token, expiresAt } = await createOneTimeToken(ctx, tx, {
    userId,
    kind,
    email: of,
    seconds,
    pendingMetadata,
    createdAt,
  });
  const link = verifyLink(ctx, token, kind, landingOf(ctx, kind));
  await ctx.mail.enqueue(tx, { kind: mail, to, userId, expiresAt, ...renderMail(mail, { link }) });
}

/**
 * For an account whose earlier links have ended or were lost: its youngest second steps can still be undone, for the rest of their
 * time, with one link that removes the first of them and those added since. While an earlier mailbox can take the account back, so can
 * the steps be undone: the account may stand in the way of one that its present mailbox can take back for as long.
 */
export async function mailUndoOfStep(
  ctx: AuthContext,
  tx: Queryable,
  mail: "two-step-stays" | "two-step-again",
  { userId, to }: { userId: string; to: string },
): Promise<void> {
  const { rows } = await tx.query<{ id: string; created_at: Date; added_at: Date }>(
    `select id, created_at, updated_at as added_at from auth.mfa_factors
     where user_id = $1 and status = 'verified' order by created_at`,
    [userId],
  );
  const undoEnds = (await openAddressUndo(ctx, tx, userId))?.expiresAt.getTime() ?? 0;
  for (const step of rows) {
    const until = Math.max(step.added_at.getTime() + ADDED_UNDO_SECONDS * 1000, undoEnds);
    const seconds = (until - ctx.now()) / 1000;
    if (seconds <= 0) continue;
    const since = step.created_at;
    await mailUndo(ctx, tx, "two_step_undo", { userId, to, of: step.id, since }, { mail, seconds });
    return;
  }
}

/** Between two mails with the same link: whoever has had one sent and deleted must not keep the owner from the next for long. */
const AGAIN_SECONDS = 300;

/**
 * For whoever answers a mail of an account with a young second step and may be unable to give it: the one mail with the link may
 * have been deleted by whoever added the step.
 */
export async function mailUndoAgain(
  ctx: AuthContext,
  tx: Queryable,
  { id: userId, email, email_confirmed_at: provenAt }: Pick<User, "id" | "email" | "email_confirmed_at">,
): Promise<void> {
  if (!email || !provenAt) return;
  if ((await countMails(ctx, tx, userId, "two-step-again", 1, AGAIN_SECONDS)) > 0) return;
  await mailUndoOfStep(ctx, tx, "two-step-again", { userId, to: email });
}

/** Of accounts that left one address: each needs a mail that was answered there. */
const MOST_LEFT = 3;

/**
 * For whoever asks for a mail to an address that their account has left: the one mail with the link that takes it back may have
 * been deleted by whoever changed the address. The new link ends with the first one. If several accounts left it, each is mailed: a
 * stranger's must not take the place of one's own. Not while another account has proven the address: the mail would seem to be about
 * that one.
 */
export async function mailAddressUndoAgain(ctx: AuthContext, address: string): Promise<void> {
  for (const { userId } of await findLeftAccounts(ctx, ctx.db, address))
    await ctx.db.transaction("owner", async (tx) => {
      await lockUser(tx, userId);
      const left = (await findLeftAccounts(ctx, tx, address)).find((one) => one.userId === userId);
      if (left === undefined) return;
      const { mail } = undoMails.address_undo;
      if ((await countMails(ctx, tx, userId, mail, 1, AGAIN_SECONDS)) > 0) return;
      const seconds = (left.expiresAt.getTime() - ctx.now()) / 1000;
      const metadata = left.metadata ?? undefined;
      const given = { userId, to: address, of: address, createdAt: left.leftAt, metadata };
      await mailUndo(ctx, tx, "address_undo", given, { mail, seconds });
    });
}

type LeftAccount = { userId: string; leftAt: Date; expiresAt: Date; metadata: Json | null };

async function findLeftAccounts(
  ctx: AuthContext,
  db: Queryable,
  address: string,
): Promise<readonly LeftAccount[]> {
  const { rows } = await db.query<LeftAccount>(
    `select t.user_id as "userId", t.created_at as "leftAt", t.expires_at as "expiresAt", t.pending_metadata as metadata
     from auth.one_time_tokens t join auth.users u on u.id = t.user_id
     where t.token_type = 'address_undo' and lower(t.relates_to) = $1 and t.expires_at > $2
       and lower(u.email) is distinct from $1
       and not exists (select from auth.users h
         where lower(h.email) = $1 and not h.is_sso_user and h.email_confirmed_at is not null)
     order by t.created_at, t.user_id limit ${MOST_LEFT}`,
    [address, new Date(ctx.now())],
  );
  return rows;
}

/**
 * For a proof by mail that the owner acts (a new password, an undo, signing out everywhere): ends every undo link that the present
 * mailbox holds, because somebody who was in it for a moment may have kept one, and mails a fresh one for a second step that
 * could still be undone.
 */
export async function renewUndos(ctx: AuthContext, tx: Queryable, userId: string): Promise<void> {
  const user = await findUser(tx, userId);
  if (user === undefined) return;
  await endUndos(tx, user);
  if (user.email && user.email_confirmed_at)
    await mailUndoOfStep(ctx, tx, "two-step-stays", { userId, to: user.email });
}

type NoticeKind =
  | NoticeOfLoss
  | "sign-in-added"
  | "already-registered"
  | "password-added"
  | "password-changed"
  | "email-changed"
  | "two-step-changed"
  | "two-step-guessed";

const noticePages: Record<NoticeKind, string> = {
  "already-registered": "/auth",
  "password-added": "/account",
  "password-changed": "/",
  "email-changed": "/",
  "two-step-changed": "/account",
  "two-step-guessed": "/account",
  "passkey-removed": "/account",
  "sign-in-removed": "/account",
  "sign-in-added": "/account",
  "address-removed": "/",
  "signed-out": "/account",
  "change-undone": "/",
  "account-deleted": "/",
  "left-account-deleted": "/",
  "account-replaced": "/",
};

/**
 * Notifies an address of an event; the mail carries no token.
 * @param warning what else it meant
 */
export async function mailNotice(
  ctx: AuthContext,
  tx: Queryable,
  kind: NoticeKind,
  to: string,
  userId: string | undefined,
  warning?: string,
): Promise<void> {
  const rendered = renderMail(kind, { link: `${ctx.siteUrl}${noticePages[kind]}`, warning });
  await ctx.mail.enqueue(tx, { kind, to, userId, expiresAt: ctx.now() + 86_400_000, ...rendered });
}

/** Notices of one kind to an account in an hour: whoever does it again and again must not fill the mailbox. */
const NOTICES_AN_HOUR = 5;

/** Tells the owner what was taken away or linked, if the account has an address that was proven. */
export async function mailLoss(
  ctx: AuthContext,
  tx: Queryable,
  kind: NoticeOfLoss | "sign-in-added",
  { id, email, email_confirmed_at: provenAt }: Pick<User, "id" | "email" | "email_confirmed_at">,
): Promise<void> {
  if (!email || !provenAt) return;
  if ((await countMails(ctx, tx, id, kind, NOTICES_AN_HOUR, 3600)) < NOTICES_AN_HOUR)
    await mailNotice(ctx, tx, kind, email, id);
}

/** Counted in the outbox, in the transaction that adds the mail. */
async function countMails(
  ctx: AuthContext,
  tx: Queryable,
  userId: string,
  kind: MailKind,
  upTo: number,
  seconds: number,
): Promise<number> {
  const { rows } = await tx.query(
    "select 1 from private.mails where user_id = $1 and kind = $2 and created_at > $3 limit $4::int",
    [userId, kind, new Date(ctx.now() - seconds * 1000), upTo],
  );
  return rows.length;
}

/** A notice that the database put into the outbox without its text (private.tell_of_loss). */
export function renderLoss(siteUrl: string, kind: string): RenderedMail | undefined {
  if (kind !== "signed-out" && kind !== "account-deleted" && kind !== "left-account-deleted")
    return undefined;
  return renderMail(kind, { link: `${siteUrl}${noticePages[kind]}` });
}

/** Colons and slashes stay unescaped, so that the link is readable. */
function verifyLink(ctx: AuthContext, token: string, type: string, redirectTo: string): string {
  const target = encodeURIComponent(redirectTo).replaceAll("%3A", ":").replaceAll("%2F", "/");
  return `${ctx.apiUrl}/verify?token=${token}&type=${type}&redirect_to=${target}`;
}
