// The site offline: what one visit stores on the device, and how a new version of the service worker takes over.
// A proxy breaks the connection to the server; the browser's own offline mode is tested in addition.
import type { Locator, Page } from "@playwright/test";
import { connectionErrors, test } from "./connection-fixture.ts";
import { atBothSizes, expect, expectAccessible, horizontalOverflow, waitForHydration } from "./fixtures.ts";

test.use({ serviceWorkers: "allow" });

const libraryState = (page: Page) => page.evaluate(() => localStorage.getItem("offline-library"));

/** Waits until the whole offline library is stored. */
async function waitForOfflineLibrary(page: Page): Promise<void> {
  await expect.poll(() => libraryState(page), { timeout: 150_000 }).toMatch(/^[0-9a-f]{7} complete$/);
}

const storedAddresses = (page: Page) =>
  page.evaluate(async () => {
    const caught = await Promise.all(
      (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => url),
      ),
    );
    return caught.flat();
  });

/** The natural width of a picture: 0 if it was not loaded. */
const widthOf = (picture: Locator) => () =>
  picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0));

test("after one visit the whole site can be read and searched offline, and evicted files are fetched again", {
  // Stores the whole library; `offline-signed-in.spec.ts` reads single stored pages in every run.
  tag: ["@once", "@long"],
}, async ({ page, context, line, consoleGuard }) => {
  test.slow();
  consoleGuard.allow(connectionErrors);
  const begun = new Date();
  await page.goto(`${line.url}/`);
  await waitForOfflineLibrary(page);
  const before = (await storedAddresses(page)).sort();

  // The server is unreachable, but the browser believes to be online.
  await line.cut();
  await page.goto(`${line.url}/plants/neem?tab=medicinal`);
  await waitForHydration(page);
  await expect(page.getByRole("heading", { level: 1, name: "Neem" })).toBeVisible();
  const warnings = page.getByRole("tabpanel", { name: "Medicinal" });
  const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" });
  const [first, last] = [day.format(begun), day.format(new Date())];
  await expect(warnings).toContainText(new RegExp(`Saved copy from (${first}|${last}), version `));

  await context.setOffline(true);
  await atBothSizes(page, () => visitMainPages(page, line.url));

  // Online again: the stored copy is revalidated, and the note about its age disappears.
  await line.mend();
  await page.goto(`${line.url}/plants/soursop`);
  await expect(page.getByText(/Saved copy from/).first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/Saved copy from/)).toHaveCount(0);
  await expect(page.getByText("No one has written about this plant yet.")).toBeVisible();

  // No personal data and no API response is stored.
  expect(before.length).toBeGreaterThan(400);
  const kept = await storedAddresses(page);
  expect(kept.filter((address) => /\/(rest|auth|functions)\/v1\//.test(address))).toEqual([]);

  // Files that the browser evicted are fetched again on the next start, and only these.
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const evicted = (await cache.keys()).filter(({ url }) => /\/ginger[.-]|spa-fallback/.test(url));
      await Promise.all(evicted.map((each) => cache.delete(each)));
    }
  });
  expect((await storedAddresses(page)).length).toBeLessThan(before.length);
  line.asked.length = 0;
  await page.reload();
  await expect.poll(async () => (await storedAddresses(page)).sort()).toEqual(before);
  expect(line.asked.filter((each) => each.includes("/plants/") && each.includes(".data"))).toEqual([
    "GET /plants/ginger.data",
  ]);
});

/** Visits the main pages offline. */
async function visitMainPages(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/`);
  await waitForHydration(page);
  await expect(page.getByRole("heading", { level: 1, name: "Bush Tea" })).toBeVisible();
  await expect(page.getByText("You're offline. Some features may be limited.")).toBeVisible();
  await page.getByLabel("Your question").fill("ginger tea");
  await page.getByRole("button", { name: "Get Herbal Suggestions" }).click();
  await expect(page.getByText("Answered on this device")).toBeVisible();

  await page.goto(`${site}/plants`);
  await waitForHydration(page);
  const found = page.getByRole("heading", { name: /^\d+ Plants Found$/ });
  const all = Number.parseInt((await found.textContent()) ?? "", 10);
  expect(all).toBeGreaterThan(200);
  await page.getByLabel("Difficulty").selectOption("Easy");
  await expect.poll(async () => Number.parseInt((await found.textContent()) ?? "", 10)).toBeLessThan(all);
  await page.getByRole("button", { name: "Clear All", exact: true }).click();
  await page.getByRole("searchbox").fill("soursop");
  const card = page.getByRole("article").filter({ hasText: "Annona muricata" });
  await card.getByRole("link", { name: "Soursop", exact: true }).click();

  await expect(page).toHaveURL(`${site}/plants/soursop`);
  await expect(page.getByRole("heading", { level: 1, name: "Soursop" })).toBeVisible();
  const plates = page.getByRole("article").getByRole("img", { name: /Botanical drawing/ });
  await expect.poll(widthOf(plates.first())).toBeGreaterThan(0);
  await expect(page.getByText(/Saved copy from .* Newer warnings may exist/).first()).toBeVisible();
  await expect(page.getByText("Testimonials could not be loaded.")).toBeVisible();
  await expectAccessible(page);
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);

  await page.goto(`${site}/check#plants=ginger&medicines=warfarin`);
  await expect(page.getByRole("heading", { name: /with warfarin/i })).toBeVisible();

  await page.goto(`${site}/identify?growth=vine&smell=garlic`);
  const likely = page.getByRole("region", { name: "Most likely" });
  await expect(likely.getByRole("heading", { level: 3 }).first()).toHaveText("Garlic Vine");
  await expect.poll(widthOf(page.locator('img[src^="/plates/key-"]').first())).toBeGreaterThan(0);
  await expect(likely.getByText(/^Saved copy from/)).toBeVisible();

  await page.goto(`${site}/condition/diabetes`);
  await expect(page.getByRole("heading", { level: 1, name: "Diabetes" })).toBeVisible();
  await expect(page.getByText(/^Saved copy from/)).toBeVisible();
  await expect.poll(widthOf(page.locator('img[src^="/plates/emblem-"]'))).toBeGreaterThan(0);
  for (const name of ["About", "Privacy", "Terms", "Disclaimer"]) {
    await page.goto(`${site}/${name.toLowerCase()}`);
    await expect(page.getByRole("heading", { level: 1, name: new RegExp(name) })).toBeVisible();
  }

  await page.goto(`${site}/games?game=herb-identifier`);
  await page.getByRole("button", { name: /^Easy/ }).click();
  await expect(page.getByRole("heading", { name: "What plant is this?" })).toBeVisible();
}

test("a new version is offered only while no text is typed, and takes over with one reload", {
  tag: ["@once", "@long"],
}, async ({ page, line }) => {
  await page.goto(`${line.url}/`);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const question = page.getByLabel("Your question");
  await question.fill("What is good for a cough?");
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });

  // The next version of the worker, as after a new build; it is recognised by its answer to a message.
  line.rewrite(
    "/sw.js",
    (text) => `${text};onmessage=({data,ports})=>data==="who"&&ports[0].postMessage("next");`,
  );
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const next = await registration.update();
    const arriving = next.installing;
    await new Promise<void>((resolve) => {
      if (next.waiting) resolve();
      arriving?.addEventListener("statechange", () => {
        if (next.waiting) resolve();
      });
    });
  });
  const notice = page.getByText("A new version is ready");
  await expect(page.locator("main")).toBeVisible();
  await expect(notice).toHaveCount(0);
  expect(await question.inputValue()).toBe("What is good for a cough?");

  await question.fill("");
  await question.blur();
  await atBothSizes(page, async () => {
    await expect(notice).toBeVisible();
    await expectAccessible(page);
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  });
  await question.focus();
  await expect(notice).toBeHidden();
  await question.blur();
  await expect(notice).toBeVisible();
  expect(loads).toBe(0);
  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Update now" }).click();
  await reloaded;
  await waitForHydration(page);
  const answer = await page.evaluate(
    () =>
      new Promise<unknown>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => resolve(data);
        navigator.serviceWorker.controller?.postMessage("who", [port2]);
      }),
  );
  expect(answer).toBe("next");
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull();
  await expect(notice).toHaveCount(0);
  expect(loads).toBe(1);
});
