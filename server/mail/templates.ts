/** The mail templates, as text and as HTML in the site's design. Every subject says what the mail is. */

export type MailKind =
  | "magic-link"
  | "signup"
  | "recovery"
  | "invite"
  | "email-change-new"
  | "email-change-code"
  | "email-change-current"
  | "reauthentication"
  | "already-registered"
  | "password-added"
  | "password-changed"
  | "email-changed"
  | "email-change-undo"
  | "two-step-added"
  | "two-step-stays"
  | "two-step-again"
  | "two-step-changed"
  | "two-step-guessed"
  | "passkey-added"
  | NoticeOfLoss
  | "sign-in-added";

/** What took a way in, a protection or the account away. */
export type NoticeOfLoss =
  | "passkey-removed"
  | "sign-in-removed"
  | "address-removed"
  | "signed-out"
  | "change-undone"
  | "account-deleted"
  | "left-account-deleted"
  | "account-replaced";

export type RenderedMail = { subject: string; text: string; html: string };

export type MailTemplate = {
  subject: string;
  title: string;
  lead: string;
  button?: string;
  codeLine?: string;
  closing: string;
};

const OR_TYPE = ", or type the code on the page where you asked for it";
const ONE_HOUR = "Both work once, for one hour.";
const NOT_YOU = "If this was not you, there is nothing to do: no one can sign in without this mail.";

const IF_NOT_YOU =
  "If this was not you, choose a new password with 'Forgot password' and look through the devices that are signed in.";

const templates: Record<MailKind, MailTemplate> = {
  "magic-link": {
    subject: "Your Bush Tea sign-in link",
    title: "Sign in to Bush Tea",
    lead: `You asked for a link to sign in. Open it${OR_TYPE}.`,
    button: "Sign in",
    codeLine: "Your sign-in code",
    closing: `${ONE_HOUR} ${NOT_YOU}`,
  },
  signup: {
    subject: "Confirm your email address for Bush Tea",
    title: "Welcome to Bush Tea",
    lead: "One step is left: confirm that this address is yours.",
    button: "Confirm my address",
    codeLine: "Or type this code",
    closing: `${ONE_HOUR} If you did not sign up yourself, please ignore this mail: the password that was chosen works only once you confirm.`,
  },
  recovery: {
    subject: "Choose a new Bush Tea password",
    title: "Choose a new password",
    lead: "You asked to reset your password. The link leads to a page where you can choose a new one.",
    button: "Choose a new password",
    codeLine: "Or type this code",
    closing: `${ONE_HOUR} ${NOT_YOU}`,
  },
  invite: {
    subject: "You are invited to Bush Tea",
    title: "You are invited",
    lead: "You have been invited to Bush Tea, where Guyana's traditional herbal remedies are explained.",
    button: "Accept the invitation",
    codeLine: "Or type this code",
    closing: ONE_HOUR,
  },
  "email-change-new": {
    subject: "Confirm your new email address for Bush Tea",
    title: "Is this your new address?",
    lead: "You asked to use this address for your Bush Tea account from now on.",
    button: "Confirm my new address",
    codeLine: "Or type this code",
    closing: `${ONE_HOUR} If this was not you, please ignore this mail.`,
  },
  // While an earlier change can be undone, the next one can only be finished in the account.
  "email-change-code": {
    subject: "Your code for a new Bush Tea email address",
    title: "Is this your new address?",
    lead: "You asked to use this address for your Bush Tea account from now on. Type this code on the account page, where you asked for it. A second step is then removed; you set it up anew.",
    codeLine: "Your code",
    closing:
      "It works once, for one hour. If this was not you, ignore this mail and give the code to nobody: whoever has that account could read what you ask in it.",
  },
  "email-change-current": {
    subject: "Confirm that your Bush Tea email address changes",
    title: "Your address is about to change",
    lead: "Someone who is signed in to your account asked to use another email address. It changes only when you confirm.",
    button: "Agree to the change",
    codeLine: "Or type this code",
    closing: `${ONE_HOUR} If this was not you, do not agree, and change your password.`,
  },
  reauthentication: {
    subject: "Your Bush Tea security code",
    title: "Confirm that it is you",
    lead: "Type this code on the page that asked for it, to confirm that it is you.",
    codeLine: "Your security code",
    closing:
      "It works once, for one hour. If you did not ask for it, sign out all devices and change your password.",
  },
  "already-registered": {
    subject: "You already have a Bush Tea account",
    title: "You already have an account",
    lead: "Someone, probably you, tried to sign up with this address. It has an account already: sign in with a link, or choose a new password if you forgot it.",
    button: "Go to sign-in",
    closing: "If this was not you, there is nothing to do: nothing has changed.",
  },
  "password-added": {
    subject: "A password was added to your Bush Tea account",
    title: "Your account has a password now",
    lead: "A password was just set for your account, which had none before, and all other devices were signed out.",
    button: "Look at my account",
    closing: "If this was not you, choose a new password at once with 'Forgot password'.",
  },
  "password-changed": {
    subject: "Your Bush Tea password was changed",
    title: "Your password was changed",
    lead: "The password of your account has just been changed, and all other devices were signed out.",
    button: "Go to Bush Tea",
    closing: "If this was not you, choose a new password at once with 'Forgot password'.",
  },
  "email-changed": {
    subject: "Your Bush Tea email address was changed",
    title: "Your address was changed",
    lead: "Your account now uses another email address. Mails about it no longer come here.",
    button: "Go to Bush Tea",
    closing: "If this was not you, please answer this mail.",
  },
  "email-change-undo": {
    subject: "Your Bush Tea account has a new email address",
    title: "Your address was changed",
    lead: "Your account now uses another email address. Mails about it no longer come here. If it had a second step, that was removed: you set it up anew on the account page. Keep the old one for seven days, too: it comes back if the change is undone. If this was you, there is nothing else to do.",
    button: "This was not me: take it back",
    closing:
      "The link works once, for seven days, and ends when your account uses this address again and you choose a new password or set up a second step after a mail. Your account then uses this address again, all devices are signed out, passkeys and linked sign-ins are removed, and you choose a new password. What was kept in the account since the change is deleted: questions, reminders, bookmarks, scores. Second steps are those of three days before the change. An account made with this address since is removed if nothing was done with it.",
  },
  "two-step-added": {
    subject: "A second step was added to your Bush Tea account",
    title: "Two-step sign-in was changed",
    lead: "A second step was just added to your account. From now on it is asked for at every sign-in. If this was you, there is nothing to do.",
    button: "This was not me: remove it",
    closing:
      "The link works once, for three days, and ends when you choose a new password after a later mail. It removes the second step, all passkeys and linked sign-ins, signs out all devices and lets you choose a new password.",
  },
  "two-step-stays": {
    subject: "Your Bush Tea account still has its new second step",
    title: "The second step stays",
    lead: "The links in earlier mails about changes to your account have ended. A second step that was added lately is still asked for at every sign-in. If you added it, there is nothing to do.",
    button: "This was not me: remove it",
    closing:
      "The link works once, at least until three days after the second step was added, and ends when you choose a new password after a later mail. It removes the second step, all passkeys and linked sign-ins, signs out all devices and lets you choose a new password.",
  },
  "two-step-again": {
    subject: "The new second step of your Bush Tea account: if it is not yours",
    title: "Is the second step yours?",
    lead: "Somebody has just signed in with a mail to this address. The account asks for a second step that was added lately. If you added it, there is nothing to do.",
    button: "This was not me: remove it",
    closing:
      "The link works once, at least until three days after the second step was added, and ends when you choose a new password after a later mail. It removes the second step, all passkeys and linked sign-ins, signs out all devices and lets you choose a new password.",
  },
  "passkey-added": {
    subject: "A passkey was added to your Bush Tea account",
    title: "Your account has a new passkey",
    lead: "A passkey was just added to your account. It signs in without your password. If this was you, there is nothing to do.",
    button: "This was not me: remove it",
    closing:
      "The link works once, for three days, and ends when you choose a new password after a later mail. It removes all passkeys and linked sign-ins, signs out all devices and lets you choose a new password.",
  },
  "two-step-changed": {
    subject: "Two-step sign-in of your Bush Tea account was changed",
    title: "Two-step sign-in was changed",
    lead: "A second step was just removed from your account.",
    button: "Look at my account",
    closing: IF_NOT_YOU,
  },
  "passkey-removed": {
    subject: "A passkey was removed from your Bush Tea account",
    title: "A passkey was removed",
    lead: "A passkey was just removed from your account, and other devices that passkeys had signed in were signed out.",
    button: "Look at my account",
    closing: IF_NOT_YOU,
  },
  "sign-in-removed": {
    subject: "A linked sign-in was removed from your Bush Tea account",
    title: "A linked sign-in was removed",
    lead: "A sign-in with another provider was just removed from your account.",
    button: "Look at my account",
    closing: IF_NOT_YOU,
  },
  "sign-in-added": {
    subject: "A linked sign-in was added to your Bush Tea account",
    title: "Your account has a new sign-in",
    lead: "A sign-in with another provider was just linked to your account. It signs in without your password.",
    button: "Look at my account",
    closing:
      "If this was not you, choose a new password at once with 'Forgot password': all linked sign-ins and passkeys are then removed.",
  },
  "address-removed": {
    subject: "Your address was removed from your Bush Tea account",
    title: "Your address was removed",
    lead: "Your account no longer uses this address, and its password was removed. It is opened with its linked sign-ins, and mails about it no longer come here.",
    button: "Go to Bush Tea",
    closing: "If this was not you, please answer this mail.",
  },
  "signed-out": {
    subject: "Devices were signed out of your Bush Tea account",
    title: "Devices were signed out",
    lead: "One or more devices were just signed out of your account, from another device that is signed in to it.",
    button: "Look at my account",
    closing: IF_NOT_YOU,
  },
  "change-undone": {
    subject: "A change of your Bush Tea account was undone",
    title: "A change was undone",
    lead: "A link from one of our mails was just used to undo a change of your account. Its password, passkeys and linked sign-ins were removed, with second steps added lately, and all devices were signed out. If the address was changed back, what was kept in the account since the change was deleted. You are asked again whether we keep your questions.",
    button: "Go to Bush Tea",
    closing:
      "If this was not you, someone else may read your mailbox: choose a new password for it first, and then one for Bush Tea with 'Forgot password'.",
  },
  "account-deleted": {
    subject: "Your Bush Tea account was deleted",
    title: "Your account was deleted",
    lead: "Your account and everything stored with it were just deleted and cannot be brought back. You can sign up again with this address at any time.",
    button: "Go to Bush Tea",
    closing:
      "If this was not you, someone else used your password, your mailbox or one of your devices: choose new passwords, that of your mailbox first.",
  },
  "left-account-deleted": {
    subject: "A Bush Tea account that left this address was deleted",
    title: "An earlier account was deleted",
    lead: "An account that used this address until a few days ago was just deleted, from its new address, and cannot be brought back. The link in our earlier mail, which could have taken it back to this address, has ended. An account that uses this address today is not affected.",
    button: "Go to Bush Tea",
    closing:
      "If this was not you, someone else used your password, your mailbox or one of your devices: choose new passwords, that of your mailbox first.",
  },
  "account-replaced": {
    subject: "An unused Bush Tea account of this address was removed",
    title: "An unused account was removed",
    lead: "A link from one of our mails was just used to take an earlier account back to this address. The account that had been made with this address since, and with which nothing was done, was removed.",
    button: "Go to Bush Tea",
    closing:
      "If this was not you, someone else may read your mailbox: choose a new password for it first, and then one for Bush Tea with 'Forgot password', which signs out everybody else.",
  },
  "two-step-guessed": {
    subject: "Wrong codes for your Bush Tea account",
    title: "Many wrong codes were tried",
    lead: "Someone who completed the first step of your sign-in has entered many wrong codes of your authenticator app today. Until tomorrow, codes are accepted only on devices and networks where you are signed in, and after signing in with a link from a mail.",
    button: "Look at my account",
    closing:
      "If this was not you, they could not sign in, but your password or your mailbox may be known to someone else: choose a new password with 'Forgot password', and a new one for your mailbox.",
  },
};

const LONGEST_DOMAIN = 24;

/**
 * Told to the owner of an address that somebody's account is to move to. The account's address is shortened: the reader
 * recognises their own, and learns no one else's.
 */
export function movingAccountWarning(account: string): string {
  const masked = account.replace(/^(.)[^@]*@(.*)$/, (_, first: string, domain: string) => {
    // A domain of one's own can hold a sentence or a telephone number.
    const shown = domain.length > LONGEST_DOMAIN ? `…${domain.slice(-LONGEST_DOMAIN)}` : domain;
    return `${first}…@${shown}`;
  });
  return `It is the account that signs in as ${masked} today. If this is not your account, do not agree: whoever made it could read what you ask. The link signs out all its devices and removes its password and second step; the code, typed on the account page where you asked for it, removes only the second step. You set them anew.`;
}

/** Told to the present mailbox of an account that is to move away: where to, and what agreeing means. */
export function leavingAccountWarning(newAddress: string, onlyInAccount: boolean): string {
  const end = onlyInAccount
    ? "The change is then finished on the account page, with the code that was mailed to the new address, and its second step is removed."
    : "If the new address agrees by its link, all devices are signed out, and its password and second step are removed; if its code is typed on the account page, only the second step is.";
  return `The new address would be ${newAddress}. If that is not exactly the address you asked for, do not agree: whoever reads mail there would have your account. ${end}`;
}

/** Told with a new password that was chosen after a mail. */
export const WAYS_IN_REMOVED = "The passkeys and linked sign-ins that the account had were removed.";

/** For a mailbox that an account leaves while an earlier one can still take it back. */
export const EARLIER_ADDRESS_TAKES_BACK =
  "The address was changed before, less than seven days ago: the link that went to the earlier address still takes the account back.";

/** For a mailbox from which an account was taken back. */
export const KEPT_SINCE_DELETED =
  "It was taken back to its earlier address by a link in our mail there, and what was kept in it since it came here (questions, reminders, bookmarks, scores) was deleted.";

/** @param values.warning what agreeing means, where the mail asks for agreement */
export function renderMail(
  kind: MailKind,
  values: { link?: string; code?: string; warning?: string | undefined },
): RenderedMail {
  const template = templates[kind];
  const content =
    values.warning === undefined
      ? template
      : { ...template, lead: `${template.lead} ${escapeHtml(values.warning)}` };
  const link = content.button === undefined ? undefined : values.link;
  const code = content.codeLine === undefined ? undefined : values.code;
  const shown = code === undefined ? withoutCode(content) : content;
  return {
    subject: shown.subject,
    text: renderText(shown, link, code),
    html: renderHtml(shown, link, code),
  };
}

/** A mail that has only its link speaks of no code. */
function withoutCode(content: MailTemplate): MailTemplate {
  const lead = content.lead.replace(OR_TYPE, "");
  return { ...content, lead, closing: content.closing.replace(ONE_HOUR, "It works once, for one hour.") };
}

export function renderText(
  content: MailTemplate,
  link: string | undefined,
  code: string | undefined,
): string {
  const parts = [content.title, content.lead];
  if (link !== undefined) parts.push(`${content.button} (open this address):\n${link}`);
  if (code !== undefined) parts.push(`${content.codeLine}: ${code}`);
  parts.push(content.closing, "Bush Tea\nTraditional Guyanese herbal knowledge, for learning");
  return `${parts.join("\n\n")}\n`;
}

/** Tables and inline styles, because mail clients support little else. The content is HTML already. */
export function renderHtml(
  content: MailTemplate,
  link: string | undefined,
  code: string | undefined,
): string {
  const button =
    link === undefined
      ? ""
      : `<p style="margin:28px 0"><a href="${escapeHtml(link)}" style="background:#1f5a37;color:#fbf6e9;display:inline-block;padding:14px 28px;border-radius:8px;text-decoration:none;font-weight:600">${content.button}</a></p>`;
  const codeBlock =
    code === undefined
      ? ""
      : `<p style="margin:0 0 6px">${content.codeLine}</p><p style="margin:0 0 28px;font:600 30px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:6px;color:#1f5a37">${escapeHtml(code)}</p>`;
  const address =
    link === undefined
      ? ""
      : `<p style="margin:0 0 20px;font-size:14px;color:#4d594a">If the button does not work, copy this address:<br><a href="${escapeHtml(link)}" style="color:#2d5d73;word-break:break-all">${escapeHtml(link)}</a></p>`;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${content.subject}</title></head>
<body style="margin:0;background:#f1e9d2">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f1e9d2"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#fbf6e9;border:1px solid #d9cfae;border-radius:8px"><tr><td style="padding:32px 28px;font:16px/1.55 'Source Sans 3',-apple-system,'Segoe UI',Roboto,Arial,sans-serif;color:#1f2a1e">
<p style="margin:0 0 20px;font:600 18px/1.3 Fraunces,Georgia,serif;color:#1f5a37">Bush Tea</p>
<h1 style="margin:0 0 16px;font:600 26px/1.25 Fraunces,Georgia,serif;color:#1f2a1e">${content.title}</h1>
<p style="margin:0 0 16px">${content.lead}</p>
${button}${codeBlock}${address}
<p style="margin:0;padding-top:18px;border-top:1px solid #d9cfae;font-size:14px;color:#4d594a">${content.closing}</p>
</td></tr></table>
<p style="margin:16px 0 0;font:13px/1.5 Arial,sans-serif;color:#5c6656">Traditional Guyanese herbal knowledge, for learning</p>
</td></tr></table>
</body>
</html>
`;
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
