// Without a connection: what one visit leaves on the device, and how a new version comes in.
// The browser speaks to the server over a line that is really cut; the browser's own offline mode is a second, harder cut.
import type { Locator, Page } from "@playwright/test";
import { connectionErrors, test } from "./connection-fixture.ts";
import { atBothSizes, expect, expectAccessible, horizontalOverflow, waitForHydration } from "./fixtures.ts";

test.use({ serviceWorkers: "allow" });

const mark = (page: Page) => page.evaluate(() => localStorage.getItem("offline-library"));

/** Waits until everything is on the device. */
async function everythingKept(page: Page): Promise<void> {
  await expect.poll(() => mark(page), { timeout: 150_000 }).toMatch(/^[0-9a-f]{7} complete$/);
}

const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const caught = await Promise.all(
      (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => url),
      ),
    );
    return caught.flat();
  });

/** How wide a picture really is: nothing, where it did not come. */
const widthOf = (picture: Locator) => () =>
  picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0));

test("after one visit the site can be read, searched and trusted without a connection, and what the browser threw away comes back", {
  // Everything is fetched once, then read at both sizes.
  tag: "@once",
}, async ({ page, context, line, consoleGuard }) => {
  test.slow();
  consoleGuard.allow(connectionErrors);
  const begun = new Date();
  await page.goto(`${line.url}/`);
  await everythingKept(page);
  const before = (await keptAddresses(page)).sort();

  // The server is gone and the browser does not know it.
  await line.cut();
  await page.goto(`${line.url}/plants/neem?tab=medicinal`);
  await waitForHydration(page);
  await expect(page.getByRole("heading", { level: 1, name: "Neem" })).toBeVisible();
  const warnings = page.getByRole("tabpanel", { name: "Medicinal" });
  const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" });
  const [first, last] = [day.format(begun), day.format(new Date())];
  await expect(warnings).toContainText(new RegExp(`Saved copy from (${first}|${last}), version `));

  await context.setOffline(true);
  await atBothSizes(page, () => readEverything(page, line.url));

  // Back again: what was kept is checked, and the line about its age goes.
  await line.mend();
  await page.goto(`${line.url}/plants/soursop`);
  await expect(page.getByText(/Saved copy from/).first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/Saved copy from/)).toHaveCount(0);
  await expect(page.getByText("No one has written about this plant yet.")).toBeVisible();

  // Nothing of anybody's, and nothing that a program on the server answers, lies on the device.
  expect(before.length).toBeGreaterThan(400);
  const kept = await keptAddresses(page);
  expect(kept.filter((address) => /\/(rest|auth|functions)\/v1\//.test(address))).toEqual([]);

  // What the browser threw away is noticed at the next start and fetched again, and nothing else is.
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const unlucky = (await cache.keys()).filter(({ url }) => /\/ginger[.-]|spa-fallback/.test(url));
      await Promise.all(unlucky.map((each) => cache.delete(each)));
    }
  });
  expect((await keptAddresses(page)).length).toBeLessThan(before.length);
  line.asked.length = 0;
  await page.reload();
  await expect.poll(async () => (await keptAddresses(page)).sort()).toEqual(before);
  expect(line.asked.filter((each) => each.includes("/plants/") && each.includes(".data"))).toEqual([
    "GET /plants/ginger.data",
  ]);
});

/** A walk through the site without a connection. */
async function readEverything(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/`);
  await waitForHydration(page);
  await expect(page.getByRole("heading", { level: 1, name: "Bush Tea" })).toBeVisible();
  await expect(page.getByText("You're offline. Some features may be limited.")).toBeVisible();
  await page.getByLabel("Your question").fill("ginger tea");
  await page.getByRole("button", { name: "Get Herbal Suggestions" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "This needs a connection" })).toBeVisible();
  await expect(page.getByLabel("Your question")).toHaveValue("ginger tea");

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

  await page.goto(`${site}/check?plants=ginger&medicines=warfarin`);
  await expect(page.getByRole("heading", { name: /with warfarin/i })).toBeVisible();

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

test("a new version asks, never while somebody writes, and takes over with one new load", {
  tag: "@once",
}, async ({ page, line }) => {
  await page.goto(`${line.url}/`);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const question = page.getByLabel("Your question");
  await question.fill("What is good for a cough?");
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });

  // The next version of the worker, as the server would have it after a new build. It can be told by its answer.
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
  const loadedAnew = page.waitForEvent("load");
  await page.getByRole("button", { name: "Update now" }).click();
  await loadedAnew;
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
