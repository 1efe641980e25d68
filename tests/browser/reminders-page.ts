// Page object of the reminders page, access to the stored rows, and stubs of notifications and push subscriptions.
import type { Page } from "@playwright/test";
import { adminGet, adminPost, type Person, signInByApi } from "#tests/support/people.ts";
import { expect, waitForHydration } from "./fixtures.ts";

export async function visit(page: Page, person: Person): Promise<void> {
  await signInByApi(page, person);
  await page.goto("/reminders");
  await waitForHydration(page);
  await expect(page.getByRole("heading", { level: 1, name: "Reminders" })).toBeVisible();
}

export const rows = (page: Page, table: string, person: Person, columns: string) =>
  adminGet(page.request, `/rest/v1/${table}?user_id=eq.${person.id}&select=${columns}`);

/** Creates a delivery that was due an hour ago, as the server stores it. */
export async function createDelivery(
  page: Page,
  person: Person,
  more: Record<string, unknown> = {},
): Promise<string> {
  const due = new Date(Date.now() - 3_600_000).toISOString();
  const day = new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York", dateStyle: "short" });
  const made = await adminPost(page.request, "/rest/v1/reminder_deliveries", {
    user_id: person.id,
    title: "Lemongrass tea",
    time_zone: "America/New_York",
    due_at: due,
    send_at: due,
    local_day: day.format(Date.now()),
    status: "sent",
    ...more,
  });
  return made.id;
}

/** Stubs notifications and a push service that accepts every subscription: the headless shell has neither. */
export async function stubNotifications(page: Page, permission: NotificationPermission): Promise<void> {
  await page.addInitScript((first) => {
    let allowed = first;
    Object.defineProperty(Notification, "permission", { get: () => allowed });
    Notification.requestPermission = async () => {
      if (allowed === "default") allowed = "granted";
      return allowed;
    };
    let subscribed = false;
    const subscription = {
      endpoint: `https://push.example/${crypto.randomUUID()}`,
      options: { applicationServerKey: null },
      toJSON() {
        return { endpoint: this.endpoint, keys: { p256dh: "key", auth: "secret" } };
      },
      async unsubscribe() {
        subscribed = false;
        return true;
      },
    };
    const registration = {
      pushManager: {
        getSubscription: async () => (subscribed ? subscription : null),
        subscribe: async () => {
          subscribed = true;
          return subscription;
        },
      },
    };
    Object.defineProperty(navigator.serviceWorker, "getRegistration", { value: async () => registration });
  }, permission);
}
