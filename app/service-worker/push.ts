/// <reference lib="webworker" />
// Push notifications: shows what the server pushed, handles Done and Snooze without opening the site, and
// renews the subscription when the browser replaces it. Imported for its side effects.

declare const self: ServiceWorkerGlobalScope;

export {};

/** The payload the server sends. */
type PushMessage = {
  title: string;
  body: string;
  tag: string;
  /** The path inside the site that a click opens. */
  path: string;
  /** Authorises answering this one reminder and nothing else. */
  token?: string;
};

type Answer = "done" | "snooze";

/** Chromium and Firefox support these; the published types have dropped them. */
type ActionOptions = NotificationOptions & {
  actions?: { action: Answer; title: string }[];
  renotify?: boolean;
};

const functions = "/functions/v1";
const icon = "/icons/icon-192.png";

self.addEventListener("push", (event) => {
  const message = read(event.data);
  event.waitUntil(show(message, message.body));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const message: unknown = event.notification.data;
  if (!isMessage(message)) return;
  const answer = event.action;
  if ((answer === "done" || answer === "snooze") && message.token) {
    event.waitUntil(send(message, message.token, answer));
  } else {
    event.waitUntil(open(message.path));
  }
});

self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(renew(event));
});

/**
 * Browsers revoke the permission of a site that receives a push and shows nothing, so something is always
 * shown.
 */
function read(data: PushMessageData | null): PushMessage {
  const unreadable = {
    title: "Bush Tea",
    body: "Time for your reminder",
    tag: "unreadable",
    path: "/reminders",
  };
  try {
    const message: unknown = data?.json();
    return isMessage(message) ? message : unreadable;
  } catch {
    return unreadable;
  }
}

function isMessage(value: unknown): value is PushMessage {
  if (typeof value !== "object" || value === null) return false;
  const [title, body, tag, path, token] = ["title", "body", "tag", "path", "token"].map((name): unknown =>
    Reflect.get(value, name),
  );
  return (
    [title, body, tag, path].every((text) => typeof text === "string") &&
    (token === undefined || typeof token === "string")
  );
}

/** The tag merges a push that was delivered twice into one notification. */
function show(message: PushMessage, body: string, renotify = false): Promise<void> {
  const options: ActionOptions = {
    body,
    tag: message.tag,
    renotify,
    icon,
    badge: icon,
    data: message,
    lang: "en",
  };
  if (message.token) {
    options.requireInteraction = true;
    options.actions = [
      { action: "done", title: "Done" },
      { action: "snooze", title: "Snooze 10 minutes" },
    ];
  }
  return self.registration.showNotification(message.title, options);
}

/** An answer that could not be sent is shown again, so that it is not lost with the connection. */
async function send(message: PushMessage, token: string, answer: Answer): Promise<void> {
  try {
    const response = await fetch(`${functions}/reminder-answer`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ token, answer }),
    });
    // The reminder is gone or expired: a retry would change nothing.
    if (response.ok || (response.status >= 400 && response.status < 500)) return;
  } catch {
    // Fetch rejects only without a connection, and the notification below says so.
  }
  await show(message, "This could not be saved. Please try again when you are online.", true);
}

async function open(path: string): Promise<void> {
  const url = new URL(path, self.location.origin);
  if (url.origin !== self.location.origin) return;
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const existing = windows.find((client) => new URL(client.url).pathname === url.pathname);
  if (existing) await existing.focus();
  else await self.clients.openWindow(url.href);
}

/**
 * The browser replaced the subscription. Knowledge of the old subscription's secret authorises replacing it.
 */
async function renew(event: PushSubscriptionChangeEvent): Promise<void> {
  const old = event.oldSubscription;
  const key = old?.options.applicationServerKey;
  const fresh =
    event.newSubscription ??
    (key
      ? await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
      : null);
  // Without proof of ownership, the reminders page registers the device again at the next visit.
  if (!old || !fresh) return;
  await fetch(`${functions}/push-renewal`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ old: old.toJSON(), fresh: fresh.toJSON() }),
  });
}
