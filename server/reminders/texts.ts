/** The texts of reminders: the push message and the mail. Pure; links and times are passed in. */
import { escapeHtml, type RenderedMail, renderHtml, renderText } from "#server/mail/templates.ts";

/** The payload for the service worker, which shows exactly this. */
export type PushPayload = {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly path: string;
  readonly token?: string;
};

export type ReminderContent = {
  readonly deliveryId: string;
  readonly title: string;
  readonly description: string | null;
  /** The user hides the content on the lock screen. */
  readonly privately: boolean;
  readonly token: string;
};

export const PRIVATE_TITLE = "Time for your reminder";
/** A push message holds 4 KB; a lock screen shows much less. */
const MAX_BODY_LENGTH = 300;

export function reminderPush({
  deliveryId,
  title,
  description,
  privately,
  token,
}: ReminderContent): PushPayload {
  const content = privately
    ? { title: PRIVATE_TITLE, body: "" }
    : { title, body: truncate(description ?? "", MAX_BODY_LENGTH) };
  return { ...content, tag: deliveryId, path: "/reminders", token };
}

export function plantPush(deliveryId: string, plant: { id: string; name: string }): PushPayload {
  return {
    title: `Plant of the day: ${plant.name}`,
    body: "See what it is used for, and what to watch out for.",
    tag: deliveryId,
    path: `/plants/${plant.id}`,
  };
}

const CLOSING =
  "You get this mail because you chose email for your reminders. You can stop these mails at any time:";

export function reminderMail(reminder: ReminderContent, links: { page: string; stop: string }): RenderedMail {
  const { privately } = reminder;
  const lead = privately
    ? "Open your reminders to see what it is about."
    : (reminder.description ?? "It is time.");
  return renderReminderMail(
    {
      subject: privately ? PRIVATE_TITLE : `Reminder: ${oneLine(reminder.title)}`,
      title: privately ? PRIVATE_TITLE : oneLine(reminder.title),
      lead,
      button: "Open my reminders",
    },
    links,
  );
}

export function plantOfTheDayMail(
  plant: { name: string },
  links: { page: string; stop: string },
): RenderedMail {
  return renderReminderMail(
    {
      subject: `Plant of the day: ${plant.name}`,
      title: plant.name,
      lead: "Today's plant: what it is used for, how it is prepared, and what to watch out for.",
      button: "Read about it",
    },
    links,
  );
}

function renderReminderMail(
  content: { subject: string; title: string; lead: string; button: string },
  links: { page: string; stop: string },
): RenderedMail {
  const html = {
    subject: escapeHtml(content.subject),
    title: escapeHtml(content.title),
    lead: escapeHtml(content.lead).replaceAll("\n", "<br>"),
    button: content.button,
    closing: `${CLOSING} <a href="${escapeHtml(links.stop)}" style="color:#2d5d73">unsubscribe</a>.`,
  };
  return {
    subject: content.subject,
    text: renderText({ ...content, closing: `${CLOSING}\n${links.stop}` }, links.page, undefined),
    html: renderHtml(html, links.page, undefined),
  };
}

function oneLine(text: string): string {
  return truncate(text.replace(/\s+/g, " ").trim(), 150);
}

function truncate(text: string, length: number): string {
  const all = [...text];
  return all.length <= length ? text : `${all.slice(0, length - 1).join("")}…`;
}
