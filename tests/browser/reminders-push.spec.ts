// Push messages shown by the service worker, delivered through the browser's debugging protocol.
import { openPushKeys } from "#server/push/keys.ts";
import { signLink } from "#server/reminders/links.ts";
import { reminderPush } from "#server/reminders/texts.ts";
import { adminGet, adminPost, makePerson } from "#tests/support/people.ts";
import { expect, test } from "./fixtures.ts";
import { createDelivery } from "./reminders-page.ts";

test.describe("the service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("shows pushed reminders and handles Done and Snooze without an open page", { tag: "@once" }, async ({
    page,
    context,
    baseURL: origin,
  }) => {
    const baseURL = origin ?? "";
    await context.grantPermissions(["notifications"], { origin: baseURL });
    const person = await makePerson(page.request);
    const reminder = await adminPost(page.request, "/rest/v1/user_reminders", {
      user_id: person.id,
      title: "Lemongrass tea",
    });
    const { linkSecret } = openPushKeys({ dataDir: process.env.BROWSER_TEST_DATA ?? "", given: undefined });
    const payloadOf = (deliveryId: string, privately: boolean) =>
      JSON.stringify(
        reminderPush({
          deliveryId,
          title: "Lemongrass tea",
          description: "One cup",
          privately,
          token: signLink(linkSecret, "answer", deliveryId, Date.now() + 60_000),
        }),
      );
    const morning = await createDelivery(page, person, { reminder_id: reminder.id });
    const evening = await createDelivery(page, person);
    await adminPost(page.request, "/rest/v1/user_reminders", { user_id: person.id, title: "Ginger" });

    const cdp = await context.newCDPSession(page);
    const registered = new Promise<string>((resolve) =>
      cdp.on("ServiceWorker.workerVersionUpdated", ({ versions }) => {
        const running = versions.find(({ status }) => status === "activated");
        if (running) resolve(running.registrationId);
      }),
    );
    await cdp.send("ServiceWorker.enable");
    await cdp.send("BackgroundService.startObserving", { service: "pushMessaging" });
    await cdp.send("BackgroundService.setRecording", { service: "pushMessaging", shouldRecord: true });
    await page.goto("/about");
    const registrationId = await registered;
    // Listing notifications while one is being shown makes the browser drop it, so the list is read only after the
    // worker has finished.
    const push = async (data: string) => {
      const done = new Promise<void>((resolve) =>
        cdp.on("BackgroundService.backgroundServiceEventReceived", ({ backgroundServiceEvent }) => {
          if (backgroundServiceEvent.eventName === "Push event completed") resolve();
        }),
      );
      await cdp.send("ServiceWorker.deliverPushMessage", { origin: baseURL, registrationId, data });
      await done;
    };
    const shown = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        return (await registration.getNotifications()).map((one) => ({
          title: one.title,
          body: one.body,
          tag: one.tag,
          actions:
            "actions" in one && Array.isArray(one.actions) ? one.actions.map(({ title }) => title) : [],
        }));
      });
    const actions = ["Done", "Snooze 10 minutes"];

    await push(payloadOf(morning, false));
    await expect
      .poll(shown)
      .toMatchObject([{ title: "Lemongrass tea", body: "One cup", tag: morning, actions }]);
    // A message delivered twice is one notification.
    await push(payloadOf(morning, false));
    await push("not what we send");
    await expect
      .poll(async () => (await shown()).map(({ title }) => title).sort())
      .toEqual(["Bush Tea", "Lemongrass tea"]);

    const [worker] = context.serviceWorkers();
    if (!worker) throw new Error("There is no service worker");
    const press = (tag: string, action: string) =>
      worker.evaluate(
        async ([wanted, answer]) => {
          const { registration } = globalThis as unknown as ServiceWorkerGlobalScope;
          const [notification] = await registration.getNotifications({ tag: wanted ?? "" });
          if (!notification) throw new Error("There is no such notification");
          dispatchEvent(new NotificationEvent("notificationclick", { notification, action: answer ?? "" }));
        },
        [tag, action],
      );
    const storedDelivery = async (id: string) => {
      const path = `/rest/v1/reminder_deliveries?id=eq.${id}&select=status,snoozes,done_at`;
      return adminGet(page.request, path);
    };
    await press(morning, "snooze");
    await expect
      .poll(() => storedDelivery(morning))
      .toEqual([{ status: "waiting", snoozes: 1, done_at: null }]);

    await push(payloadOf(evening, true));
    await expect
      .poll(shown)
      .toContainEqual({ title: "Time for your reminder", body: "", tag: evening, actions });
    await press(evening, "done");
    await expect
      .poll(() => storedDelivery(evening))
      .toMatchObject([{ status: "sent", done_at: expect.any(String) }]);
    await expect.poll(async () => (await shown()).map(({ title }) => title)).toEqual(["Bush Tea"]);
  });
});
