// Installing the app: the card that offers it, the page with the steps, the manifest, and the browser's prompt.
import type { Page } from "@playwright/test";
import {
  atBothSizes,
  expect,
  expectAccessibleAtBothSizes,
  horizontalOverflow,
  test,
  waitForHydration,
} from "./fixtures.ts";

/** Simulates the browser's install prompt and the user's choice. */
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

test("the manifest is valid; the install card appears on the second visit, stays when the prompt is refused, and never returns after dismissal", {
  tag: "@once",
}, async ({ page }) => {
  await page.goto("/");
  await waitForHydration(page);
  await expect(page.locator("head > link[rel=manifest]")).toHaveCount(1);
  const browser = await page.context().newCDPSession(page);
  const { url, errors, manifest } = await browser.send("Page.getAppManifest");
  expect(new URL(url).pathname).toBe("/manifest.webmanifest");
  expect(errors).toEqual([]);
  expect(manifest?.name).toContain("Bush Tea");

  await offerInstall(page, "dismissed");
  await expect(card(page)).toBeHidden();

  await page.reload();
  await waitForHydration(page);
  await expect(card(page)).toBeHidden();
  await offerInstall(page, "dismissed");
  await atBothSizes(page, () => expect(card(page)).toBeInViewport());
  await expect(card(page)).toContainText("Get quick access and work offline");
  await card(page).getByRole("button", { name: "Install Now" }).click();
  await expect(card(page)).toBeVisible();
  await expectAccessibleAtBothSizes(page);

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

test("the install page shows the benefits and the steps for this computer and other devices, and can be skipped", {
  tag: ["@once", "@long"],
}, async ({ page }) => {
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
  await expectAccessibleAtBothSizes(page);
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

  test("'Install Now' appears once the browser offers it, and leads home when accepted", {
    tag: ["@once", "@long"],
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

  test("the install page shows the steps for Safari", { tag: "@once" }, async ({ page }) => {
    await page.goto("/install");
    await waitForHydration(page);
    await expect(page.getByRole("region", { name: "On an iPhone or iPad" })).toContainText("Safari");
    await expect(page.getByRole("region", { name: "On an Android phone" })).toBeHidden();
  });
});
