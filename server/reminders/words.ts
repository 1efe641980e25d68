/** The texts of reminders: the push message and the mail. Pure; links and times are passed in. */
import { escapeHtml, type Letter, layOutHtml, layOutText } from "#server/mail/templates.ts";

/** The payload for the service worker, which shows exactly this. */
export type PushPayload = {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly path: string;
  readonly token?: string;
};

export type Told = {
  readonly deliveryId: string;
  readonly title: string;
  readonly description: string | null;
  /** The user hides the content on the lock screen. */
  readonly privately: boolean;
  readonly token: string;
};

export const PRIVATE_TITLE = "Time for your reminder";
/** A push message holds 4 KB; a lock screen shows much less. */
const BODY_LETTERS = 300;

export function reminderPush({ deliveryId, title, description, privately, token }: Told): PushPayload {
  const words = privately
    ? { title: PRIVATE_TITLE, body: "" }
    : { title, body: cut(description ?? "", BODY_LETTERS) };
  return { ...words, tag: deliveryId, path: "/reminders", token };
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
  "You get this mail because you chose e-mail for your reminders. You can stop these mails at any time:";

export function reminderLetter(told: Told, links: { page: string; stop: string }): Letter {
  const { privately } = told;
  const lead = privately
    ? "Open your reminders to see what it is about."
    : (told.description ?? "It is time.");
  return letter(
    {
      subject: privately ? PRIVATE_TITLE : `Reminder: ${oneLine(told.title)}`,
      title: privately ? PRIVATE_TITLE : oneLine(told.title),
      lead,
      button: "Open my reminders",
    },
    links,
  );
}

export function plantLetter(plant: { name: string }, links: { page: string; stop: string }): Letter {
  return letter(
    {
      subject: `Plant of the day: ${plant.name}`,
      title: plant.name,
      lead: "Today's plant: what it is used for, how it is prepared, and what to watch out for.",
      button: "Read about it",
    },
    links,
  );
}

function letter(
  words: { subject: string; title: string; lead: string; button: string },
  links: { page: string; stop: string },
): Letter {
  const html = {
    subject: escapeHtml(words.subject),
    title: escapeHtml(words.title),
    lead: escapeHtml(words.lead).replaceAll("\n", "<br>"),
    button: words.button,
    closing: `${CLOSING} <a href="${escapeHtml(links.stop)}" style="color:#2d5d73">unsubscribe</a>.`,
  };
  return {
    subject: words.subject,
    text: layOutText({ ...words, closing: `${CLOSING}\n${links.stop}` }, links.page, undefined),
    html: layOutHtml(html, links.page, undefined),
  };
}

function oneLine(text: string): string {
  return cut(text.replace(/\s+/g, " ").trim(), 150);
}

function cut(text: string, letters: number): string {
  const all = [...text];
  return all.length <= letters ? text : `${all.slice(0, letters - 1).join("")}…`;
}
