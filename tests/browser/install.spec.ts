// Installing: the card that offers it, the page with its steps, and the browser's own question.
import type { Page } from "@playwright/test";
import { waitForHydration, expect, expectAccessible, horizontalOverflow, test } from "./fixtures.ts";

/** The browser says that the site can be installed; the reader will answer as told. */
async function offerInstall(page: Page, outcome: "accepted" | "dismissed"): Promise<void> {
  await page.evaluate((answer) => {
    const event = new Event("beforeinstallprompt", { cancelable: true });
    Object.assign(event, {
      prompt: () => Promise.resolve(),
      userChoice: Promise.resolve({ outcome: answer }),
    });
    window.dispatchEvent(event);
    if (!event.defaultPrevented) throw new Error("The browser would have shown its own bar");
  }, outcome);
}

const card = (page: Page) => page.getByRole("region", { name: "Install App" });

test("the card comes with the second visit, stays when the browser's question is refused, and never after dismissal", async ({
  page,
}) => {
  await page.goto("/");
  await waitForHydration(page);
  await offerInstall(page, "dismissed");
  await expect(card(page)).toBeHidden();

  await page.reload();
  await waitForHydration(page);
  await expect(card(page)).toBeHidden();
  await offerInstall(page, "dismissed");
  await expect(card(page)).toBeInViewport();
  await expect(card(page)).toContainText("Get quick access and work offline");
  await card(page).getByRole("button", { name: "Install Now" }).click();
  await expect(card(page)).toBeVisible();
  await expectAccessible(page);

  await offerInstall(page, "accepted");
  await card(page).getByRole("button", { name: "Install Now" }).click();
  await expect(card(page)).toBeHidden();

  await page.reload();
  await waitForHydration(page);
  await offerInstall(page, "accepted");
  await card(page).getByRole("button", { name: "Dismiss" }).click();
  await expect(card(page)).toBeHidden();
  await page.reload();
  await waitForHydration(page);
  await offerInstall(page, "accepted");
  await expect(card(page)).toBeHidden();
});

test("a page that has come to rest names the app, and the browser finds nothing wrong with it", async ({
  page,
}) => {
  await page.goto("/");
  await waitForHydration(page);
  await expect(page.locator("head > link[rel=manifest]")).toHaveCount(1);
  const browser = await page.context().newCDPSession(page);
  const { url, errors, manifest } = await browser.send("Page.getAppManifest");
  expect(new URL(url).pathname).toBe("/manifest.webmanifest");
  expect(errors).toEqual([]);
  expect(manifest?.name).toContain("Bush Tea");
});

test("the page tells the benefits, the steps for this computer and for other devices, and can be skipped", async ({
  page,
}) => {
  await page.goto("/install");
  await waitForHydration(page);
  await expect(page.getByRole("heading", { level: 3 })).toHaveText([
    "Works offline",
    "Faster loading",
    "Add to home screen",
    "Notifications for plant of the day",
    "Save favourites",
  ]);
  await offerInstall(page, "accepted");
  await expect(page.getByRole("region", { name: "On a computer" }).getByRole("listitem")).toHaveCount(4);
  await expect(page.getByRole("button", { name: "Install Now" })).toBeHidden();
  await page.getByRole("button", { name: "iPhone or iPad" }).click();
  await expect(page.getByRole("region", { name: "On an iPhone or iPad" })).toContainText(
    "Add to Home Screen",
  );
  await expect(page.getByRole("region", { name: "On a computer" })).toBeHidden();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  await page.getByRole("link", { name: "Skip for Now" }).click();
  await expect(page).toHaveURL("/");
});

test.describe("on an Android phone", () => {
  test.use({
    userAgent:
      "Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
  });

  test("'Install Now' is there once the browser offers it, and leads home when accepted", {
    tag: "@once",
  }, async ({ page }) => {
    await page.goto("/install");
    await waitForHydration(page);
    await expect(page.getByRole("region", { name: "On an Android phone" })).toBeVisible();
    await offerInstall(page, "dismissed");
    const install = page.getByRole("main").getByRole("button", { name: "Install Now" });
    await install.click();
    await expect(page).toHaveURL("/install");
    await offerInstall(page, "accepted");
    await install.click();
    await expect(page).toHaveURL("/");
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Bush Tea is on this device" })).toBeVisible();
  });
});

test.describe("on an iPhone", () => {
  test.use({
    userAgent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.2 Mobile/15E148 Safari/604.1",
  });

  test("the steps are those of Safari", { tag: "@once" }, async ({ page }) => {
    await page.goto("/install");
    await waitForHydration(page);
    await expect(page.getByRole("region", { name: "On an iPhone or iPad" })).toContainText("Safari");
    await expect(page.getByRole("region", { name: "On an Android phone" })).toBeHidden();
  });
});
