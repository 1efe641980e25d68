// Reminders: creating, changing, answering, settings, another time zone, and blocked notifications.
import type { Page } from "@playwright/test";
import { findMail, followMail } from "#tests/support/mailbox.ts";
import { adminPost, makePerson, newEmail, signInByApi } from "#tests/support/people.ts";
import { expect, expectAccessible, expectAccessibleAtBothSizes, test, waitForHydration } from "./fixtures.ts";
import { createDelivery, rows, stubNotifications, visit } from "./reminders-page.ts";
import { expectToast } from "./sign-in-page.ts";

const refusal = {
  status: 429,
  headers: { "retry-after": "1" },
  json: { code: "429", message: "wait", details: null, hint: null },
};
const failure = { status: 500, json: { code: "XX000", message: "no", details: null, hint: null } };

const title = (tab: Page) => tab.getByLabel("Title", { exact: true });

async function startAsGuest(page: Page): Promise<void> {
  await page.goto("/plants/thick-leaf-thyme?tab=medicinal");
  await waitForHydration(page);
  await page.getByRole("link", { name: "Set a reminder: Leaf tea" }).click();
  await expect(page).toHaveURL("/auth");
  await expect(page.getByText(/^Reminders are sent to you, so they need an account\./)).toBeVisible();
}

test("a guest who sets a reminder from a plant and signs in by password comes back to the filled form", {
  tag: "@once",
}, async ({ page, consoleGuard }) => {
  const known = await makePerson(page.request);
  await startAsGuest(page);
  // A refusal that names its time is waited for.
  consoleGuard.expect("the server responded with a status of 429");
  await page.route("**/rest/v1/plants?*id=eq.thick-leaf-thyme*", (route) => route.fulfill(refusal), {
    times: 1,
  });
  await page.getByRole("tab", { name: "Password Sign In" }).click();
  await page.getByLabel("Email").fill(known.email);
  await page.getByLabel("Password", { exact: true }).fill(known.password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(title(page)).toHaveValue("Thick-leaf Thyme: leaf tea");
  await expect(page.getByLabel("Description (optional)")).toHaveValue("The record says 3 days at most.");
});

test("a guest who sets a reminder from a plant and signs in by link comes back to the filled form", {
  tag: ["@once", "@long"],
}, async ({ page, context }) => {
  await startAsGuest(page);
  const email = newEmail();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send Magic Link" }).click();
  await expect(page.getByRole("heading", { name: "Check your email!" })).toBeVisible();
  // A mail opens its link in a tab of its own.
  const tab = await context.newPage();
  await followMail(tab, await findMail(page.request, email, "Your Bush Tea sign-in link"), "Sign in");
  await expect(title(tab)).toHaveValue("Thick-leaf Thyme: leaf tea");
  await expect(tab).toHaveURL(/\/reminders\?plant=thick-leaf-thyme/);
});

test.describe("in New York", () => {
  test.use({ timezoneId: "America/New_York" });

  test("reminders can be created, changed, answered and deleted, and the notification settings changed", {
    tag: "@once",
  }, async ({ page, consoleGuard }) => {
    await stubNotifications(page, "default");
    await page.goto("/reminders");
    await expect(page).toHaveURL("/auth");

    const person = await makePerson(page.request);
    // A plant's page opens the form for one of its preparations.
    await signInByApi(page, person);
    await page.goto("/plants/thick-leaf-thyme?tab=medicinal");
    await waitForHydration(page);
    await page.getByRole("link", { name: "Set a reminder: Leaf tea" }).click();
    await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Thick-leaf Thyme: leaf tea");
    await expect(page.getByLabel("Description (optional)")).toHaveValue("The record says 3 days at most.");
    await page.getByRole("button", { name: "Close", exact: true }).click();
    await expect(page).toHaveURL("/reminders");
    await expect(page.getByText("By New York time")).toBeVisible();
    await expect(page.getByRole("heading", { name: "No Reminders Yet" })).toBeVisible();

    // The form, its defaults and its validation.
    const fresh = page.getByRole("button", { name: "New", exact: true });
    await expect(fresh).toHaveAttribute("aria-expanded", "false");
    await fresh.click();
    await expect(page.getByLabel("Time", { exact: true })).toHaveValue("09:00");
    await expect(page.getByLabel("Frequency")).toHaveValue("daily");
    await expect(page.getByLabel("Time zone")).toHaveValue("New York (Miami, Orlando)");
    const create = page.getByRole("button", { name: "Create Reminder" });
    await create.click();
    await expect(
      page.getByRole("alert").filter({ hasText: "Please give your reminder a title" }),
    ).toBeVisible();
    await page.getByLabel("Title", { exact: true }).fill("Lemongrass tea");
    await page.getByLabel("Time", { exact: true }).fill("");
    await create.click();
    await expect(page.getByRole("alert").filter({ hasText: "Please choose a time" })).toBeVisible();
    await page.getByLabel("Time", { exact: true }).fill("07:30");
    await page.getByLabel("Description (optional)").fill("One cup,\nbefore the walk");

    consoleGuard.expect("the server responded with a status of 500");
    consoleGuard.expect("Error creating reminder:");
    await page.route("**/rest/v1/user_reminders*", (route) => route.fulfill(failure), { times: 1 });
    await create.click();
    await expectToast(page, "Error", "Failed to create reminder");
    await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Lemongrass tea");
    await expectAccessible(page);
    await create.click();

    // The permission is requested only now, with the reason; until it is given, the reminder says that it is silent.
    const item = page.getByRole("region", { name: "Your reminders" }).getByRole("listitem");
    const silent = page.getByText("Notifications are off on this device.");
    await expect(silent).toBeVisible();
    const question = page.getByRole("dialog", { name: "Turn on notifications on this device?" });
    await expect(question).toContainText(
      "They tell you when a reminder is due, even while the site is closed.",
    );
    await question.getByRole("button", { name: "Allow notifications" }).click();
    await expectToast(page, "Notifications are on", "You will get your reminders on this device.");
    await expect(question).toHaveCount(0);
    await expect(silent).toHaveCount(0);
    expect(await rows(page, "push_subscriptions", person, "p256dh,auth")).toEqual([
      { p256dh: "key", auth: "secret" },
    ]);

    await expect(item).toContainText("07:30");
    await expect(item).toContainText("Daily");
    await expect(item).toContainText("One cup,");
    await expect(fresh).toHaveAttribute("aria-expanded", "false");
    expect(
      await rows(page, "user_reminders", person, "title,reminder_time,frequency,active,time_zone"),
    ).toEqual([
      {
        title: "Lemongrass tea",
        reminder_time: "07:30",
        frequency: "daily",
        active: true,
        time_zone: "America/New_York",
      },
    ]);

    // Changed to weekly, then off and on; a failure is undone without a message.
    await page.getByRole("button", { name: "Edit Lemongrass tea" }).click();
    const change = page.getByRole("dialog", { name: "Change this reminder" });
    await change.getByLabel("Frequency").selectOption("Weekly");
    await change.getByLabel("Day").selectOption("Sunday");
    await change.getByLabel("Time", { exact: true }).fill("08:15");
    await change.getByLabel("Time zone").fill("Miami");
    await change.getByRole("button", { name: /^New York/ }).click();
    await expect(change.getByLabel("Time zone")).toHaveValue("New York (Miami, Orlando)");
    await change.getByRole("button", { name: "Save" }).click();
    await expect(change).toHaveCount(0);
    await expect(item).toContainText("Weekly, Sunday");
    await expect(item).toContainText("08:15 am");
    await expect(item).toContainText(/Next: .*08:15 am/);

    const active = item.getByRole("switch", { name: "Lemongrass tea is active" });
    consoleGuard.expect("Error toggling reminder:");
    await page.route("**/rest/v1/user_reminders*", (route) => route.fulfill(failure), { times: 1 });
    const refused = page.waitForEvent("console", (line) => line.text().includes("Error toggling reminder:"));
    await active.click();
    // Before this, the switch would still be on because nothing has happened yet.
    await refused;
    await expect(active).toBeChecked();
    await active.click();
    await expect(item).toContainText("Paused");
    await expect
      .poll(() => rows(page, "user_reminders", person, "active,weekday"))
      .toEqual([{ active: false, weekday: 0 }]);

    // Deliveries can be marked done, undone and snoozed; days in a row are counted.
    const [{ id: reminder_id } = { id: "" }] = (await rows(page, "user_reminders", person, "id")) as {
      id: string;
    }[];
    await createDelivery(page, person, { reminder_id });
    await createDelivery(page, person, {
      title: "Ginger bath",
      status: "missed",
      missed_because: "no-device",
    });
    await page.reload();
    const due = page.getByRole("region", { name: "Since yesterday" });
    await expect(due).toContainText("Missed: none of your devices has notifications turned on");
    await expect(page.getByRole("heading", { name: "0 days in a row" })).toBeVisible();
    await due.getByRole("button", { name: "Done: Lemongrass tea" }).click();
    await expect(page.getByRole("heading", { name: "1 day in a row" })).toBeVisible();
    await expectAccessibleAtBothSizes(page);
    await due.getByRole("button", { name: "Undo done: Lemongrass tea" }).click();
    await due.getByRole("button", { name: "Snooze 10 minutes: Lemongrass tea" }).click();
    await expectToast(page, "Snoozed", "It comes back in 10 minutes.");
    await expect(due).toContainText(/Snoozed until (today|tomorrow), \d\d:\d\d/);

    // Notification settings.
    await page.getByRole("switch", { name: /Hide titles on the lock screen/ }).click();
    await page.getByRole("switch", { name: "Notify me about the plant of the day" }).click();
    await page.getByLabel("At", { exact: true }).fill("06:45");
    await page.getByLabel("Send reminders by").selectOption("Email");
    await expect
      .poll(() =>
        rows(
          page,
          "reminder_settings",
          person,
          "channel,private_titles,plant_of_the_day,plant_time,time_zone",
        ),
      )
      .toEqual([
        {
          channel: "email",
          private_titles: true,
          plant_of_the_day: true,
          plant_time: "06:45",
          time_zone: "America/New_York",
        },
      ]);
    await active.click();
    await expect(active).toBeChecked();
    await expect.poll(() => rows(page, "user_reminders", person, "active")).toEqual([{ active: true }]);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Calendar file" }).click();
    expect((await download).suggestedFilename()).toBe("bush-tea-reminders.ics");

    await item.getByRole("button", { name: "Delete Lemongrass tea" }).click();
    await expect(page.getByRole("heading", { name: "No Reminders Yet" })).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(item).toBeVisible();
    await expect
      .poll(() => rows(page, "user_reminders", person, "title"))
      .toEqual([{ title: "Lemongrass tea" }]);
    await item.getByRole("button", { name: "Delete Lemongrass tea" }).click();
    await expect(page.getByRole("heading", { name: "No Reminders Yet" })).toBeVisible();
    await expect.poll(() => rows(page, "user_reminders", person, "id")).toEqual([]);
  });
});

test.describe("in London", () => {
  test.use({ timezoneId: "Europe/London" });

  test("a new time zone is offered, and a browser with blocked notifications offers email", {
    tag: ["@once", "@long"],
  }, async ({ page }) => {
    await stubNotifications(page, "denied");
    const person = await makePerson(page.request);
    await adminPost(page.request, "/rest/v1/user_reminders", {
      user_id: person.id,
      title: "Lemongrass tea",
      time_zone: "America/New_York",
    });
    await adminPost(page.request, "/rest/v1/reminder_settings", {
      user_id: person.id,
      plant_of_the_day: true,
      time_zone: "America/New_York",
    });
    await visit(page, person);
    await expect(page.getByText("By New York time")).toBeVisible();
    await expect(page.getByText("You seem to be on London time")).toBeVisible();
    await page.getByRole("button", { name: "Keep New York time" }).click();
    await page.reload();
    await expect(page.getByText("By New York time")).toBeVisible();
    await expect(page.getByText("You seem to be on London time")).toHaveCount(0);

    await page.evaluate(() => localStorage.removeItem("reminderZoneKept"));
    await page.reload();
    await page.getByRole("button", { name: "Use London time" }).click();
    await expectToast(page, "Time zone changed", "Your reminders now use London time.");
    await expect(page.getByText("By London time (Europe/London)")).toBeVisible();
    await expect(page.getByText("By London time.", { exact: true })).toBeVisible();
    expect(await rows(page, "user_reminders", person, "reminder_time,time_zone")).toEqual([
      { reminder_time: "09:00", time_zone: "Europe/London" },
    ]);

    await expect(page.getByText("Notifications are blocked in this browser")).toBeVisible();
    await page.getByRole("button", { name: "Email me instead" }).click();
    await expect(page.getByLabel("Send reminders by")).toHaveValue("email");
    await expect(page.getByText("Notifications are blocked in this browser")).toHaveCount(0);
    await expect
      .poll(() => rows(page, "reminder_settings", person, "channel,plant_of_the_day,time_zone"))
      .toEqual([{ channel: "email", plant_of_the_day: true, time_zone: "Europe/London" }]);
  });
});
