/** The page of the unsubscribe link: a form with one button, because mail scanners follow links. */
import type { Context } from "hono";
import { sendLinkPage } from "#server/mail/link-page.ts";
import { escapeHtml } from "#server/mail/templates.ts";

const pages = {
  ask: {
    title: "Stop reminder mails?",
    text: "Bush Tea will not send reminders or the plant of the day to this mailbox any more. Your reminders stay, and you can choose email again at any time.",
  },
  done: {
    title: "You are unsubscribed",
    text: "No more reminder mails will come.",
  },
  invalid: {
    title: "This link does not work",
    text: "It may have been cut short by a mail program. You can stop reminder mails on your reminders page.",
  },
} as const;

export function sendUnsubscribePage(c: Context, page: keyof typeof pages, siteUrl: string): Response {
  return sendLinkPage(c, {
    ...pages[page],
    // The form posts to its own address, token included.
    end:
      page === "ask"
        ? '<form method="post"><button type="submit">Unsubscribe</button></form>'
        : `<a href="${escapeHtml(siteUrl)}/reminders">Go to my reminders</a>`,
    status: page === "invalid" ? 400 : 200,
  });
}
