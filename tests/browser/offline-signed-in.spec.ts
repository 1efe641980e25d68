// Signed-in users offline: pending bookmarks are sent later, and signing out deletes all personal data.
import type { Page } from "@playwright/test";
import type { Line } from "#tests/support/line.ts";
import { adminGet, makePerson, type Person, signInByApi } from "#tests/support/people.ts";
import { connectionErrors, test } from "./connection-fixture.ts";
import { expect, waitForIdleRequests } from "./fixtures.ts";

test.use({ serviceWorkers: "allow" });

async function waitUntilStored(page: Page, path: string): Promise<void> {
  const isStored = () =>
    page.evaluate((wanted) => caches.match(wanted, { ignoreSearch: true }).then(Boolean), path);
  await expect.poll(isStored, { timeout: 150_000 }).toBe(true);
}

const bookmark = (page: Page, name: string) =>
  page.getByRole("button", { name: `Bookmark ${name}`, exact: true });

/** Opens a plant's page and waits until it has loaded the user's bookmarks, so the session is known. */
async function openPlant(page: Page, line: Line, plant: string): Promise<void> {
  const asked = page.waitForResponse(
    (response) =>
      response.url().includes("/user_plant_interactions?") && response.url().includes("bookmarked=eq.true"),
  );
  await page.goto(`${line.url}/plants/${plant}`);
  await (await asked).finished();
}

/** Creates a user and stores a session in the browser, on the proxy's origin. */
async function signedIn(page: Page, line: Line): Promise<Person> {
  const person = await makePerson(page.request);
  await signInByApi(page, person, line.url);
  return person;
}

test("bookmarks set offline are sent once when online again, and are deleted when signing out", {
  tag: ["@once", "@long"],
}, async ({ page, context, line, consoleGuard }) => {
  test.slow();
  consoleGuard.allow(connectionErrors);
  const person = await signedIn(page, line);
  await openPlant(page, line, "aloe");
  for (const plant of ["aloe", "annatto"]) await waitUntilStored(page, `/plants/${plant}.data`);
  const other = await context.newPage();
  await openPlant(other, line, "annatto");
  await expect(bookmark(other, "Annatto")).toHaveAttribute("aria-pressed", "false");

  await context.setOffline(true);
  await line.cut();
  await bookmark(page, "Aloe").click();
  await expect(bookmark(page, "Aloe")).toHaveAttribute("aria-pressed", "true");
  await bookmark(other, "Annatto").click();
  await expect(bookmark(other, "Annatto")).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => pendingChanges(page)).toBe(2);
  // The stored page is shown with the note about its age, and the pending bookmark is still set.
  await page.reload();
  await expect(bookmark(page, "Aloe")).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText(/Saved copy from .* Newer warnings may exist/).first()).toBeVisible();
  await expect(page.getByText("Testimonials could not be loaded.")).toBeVisible();

  line.asked.length = 0;
  await line.mend();
  await context.setOffline(false);
  await expect.poll(() => pendingChanges(page)).toBe(0);
  const rows = `/rest/v1/user_plant_interactions?user_id=eq.${person.id}&bookmarked=is.true`;
  expect(await adminGet(page.request, `${rows}&select=plant_id&order=plant_id`)).toEqual([
    { plant_id: "aloe" },
    { plant_id: "annatto" },
  ]);
  const sent = line.asked.filter((each) => /^POST .*user_plant_interactions.*"bookmarked":true/.test(each));
  expect(sent.map((each) => /"plant_id":"([a-z]+)"/.exec(each)?.[1]).sort()).toEqual(["aloe", "annatto"]);

  await page.goto(`${line.url}/dashboard`);
  await expect.poll(() => personalKeys(page)).toEqual(["bookmarks", "bush-tea-session"]);
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(`${line.url}/`);
  await expect.poll(() => personalKeys(page)).toEqual([]);
});

test("signing out offline deletes the personal data and the pending changes from the device", {
  tag: ["@once", "@long"],
}, async ({ page, context, line, consoleGuard }) => {
  consoleGuard.allow(connectionErrors);
  const person = await signedIn(page, line);
  await openPlant(page, line, "aloe");
  await expect(bookmark(page, "Aloe")).toHaveAttribute("aria-pressed", "false");
  await page.evaluate(() => {
    localStorage.setItem("myMedicines", '{"medicines":["warfarin"],"illnesses":[]}');
    localStorage.setItem("reminderZoneKept", "America/Guyana Europe/London");
  });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

  await context.setOffline(true);
  await line.cut();
  await bookmark(page, "Aloe").click();
  await expect.poll(() => pendingChanges(page)).toBe(1);
  await page.goto(`${line.url}/dashboard`);
  expect(await personalKeys(page)).toEqual([
    "bookmarks",
    "bush-tea-session",
    "myMedicines",
    "reminderZoneKept",
  ]);
  await page.getByRole("button", { name: "Logout" }).click();

  await expect(page).toHaveURL(`${line.url}/`);
  await expect(page.getByRole("heading", { level: 1, name: "Bush Tea" })).toBeVisible();
  await expect(page.getByText("Sign out failed")).toHaveCount(0);
  await expect.poll(() => personalKeys(page)).toEqual([]);
  await expect.poll(() => pendingChanges(page)).toBe(0);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await page.goto(`${line.url}/dashboard`);
  await expect(page).toHaveURL(`${line.url}/auth`);

  // Online again, nothing is sent for the signed-out user.
  line.asked.length = 0;
  await line.mend();
  await context.setOffline(false);
  await page.goto(`${line.url}/plants/aloe`);
  await expect(bookmark(page, "Aloe")).toHaveAttribute("aria-pressed", "false");
  await waitForIdleRequests(page);
  expect(line.asked.filter((each) => each.includes("user_plant_interactions"))).toEqual([]);
  const rows = `/rest/v1/user_plant_interactions?user_id=eq.${person.id}&bookmarked=is.true`;
  expect(await adminGet(page.request, rows)).toEqual([]);

  // The same for a page that was opened online.
  await signInByApi(page, person, line.url);
  await page.goto(`${line.url}/dashboard`);
  await expect(page.getByRole("heading", { level: 1, name: "Welcome back, May!" })).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${line.url}/achievements`);
  await expect(other.getByText(/^\d+ of \d+ unlocked$/)).toBeVisible();
  await context.setOffline(true);
  await line.cut();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(`${line.url}/`);
  await expect(page.getByText("Sign out failed")).toHaveCount(0);
  await expect.poll(() => personalKeys(page)).toEqual([]);
  // The other tab shows no personal data any more, either.
  await expect(other.getByText(/^\d+ of \d+ unlocked$/)).toHaveCount(0);
});

test("losing the connection during a visit shows an error on each screen, and data loads when it is back", {
  tag: ["@once", "@long"],
}, async ({ page, context, line, consoleGuard }) => {
  consoleGuard.allow(connectionErrors);
  await signedIn(page, line);
  await openPlant(page, line, "aloe");
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await waitForIdleRequests(page);

  await context.setOffline(true);
  await line.cut();
  await page.getByRole("link", { name: "Dashboard", exact: true }).first().click();
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
  await page.getByRole("link", { name: "Nearest achievement" }).click();
  await expect(page.getByRole("heading", { name: "Error loading achievements" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await page.goBack();
  await page.getByRole("link", { name: "Next reminder" }).click();
  const failed = page.getByText("Your reminders could not be loaded.");
  await expect(failed).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(failed).toBeVisible();

  await line.mend();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: "No Reminders Yet" })).toBeVisible();
});

function personalKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const personal = ["bookmarks", "bush-tea-session", "myMedicines", "pendingQuery", "reminderZoneKept"];
    return personal.filter((key) => localStorage.getItem(key) !== null);
  });
}

function pendingChanges(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open("bush-tea-outbox", 1);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const counting = opening.result.transaction("items").objectStore("items").count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
  );
}
