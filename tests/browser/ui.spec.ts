// The design system's components: keyboard, accessible names and axe, under a content policy without inline styles.
import {
  atBothSizes,
  test as base,
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
} from "./fixtures.ts";
import { buildGallery, type GalleryFiles, openGallery } from "./gallery/open-gallery.ts";

const test = base.extend<{ gallery: undefined }, { files: GalleryFiles }>({
  files: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
    async ({}, use) => use(await buildGallery()),
    { scope: "worker", timeout: 60_000 },
  ],
  gallery: [
    async ({ page, files }, use) => {
      await openGallery(page, files);
      await use(undefined);
    },
    { auto: true },
  ],
});

// One worker runs these tests, so that the gallery is built once.
test.describe.configure({ mode: "default" });

test("components pass axe, also with an error, a toast or a dialog; every control is at least 44 by 44 px", {
  tag: "@once",
}, async ({ page }) => {
  const controls = page.locator("button, input:not([type=checkbox]), select, textarea, label:has(input)");
  expect(await controls.count()).toBeGreaterThan(15);
  await atBothSizes(page, async () => {
    await expectAccessible(page);
    for (const control of await controls.all()) {
      const box = await control.boundingBox();
      expect.soft(box?.height, await control.innerText()).toBeGreaterThanOrEqual(44);
      expect.soft(box?.width, await control.innerText()).toBeGreaterThanOrEqual(44);
    }
  });
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "Fail" }).click();
  await expectAccessibleInBothThemes(page);
  await page.getByRole("button", { name: "Open dialog" }).click();
  await expectAccessibleInBothThemes(page);
});

test("fields label and describe their control; select, checkbox and switch work by keyboard", {
  tag: "@once",
}, async ({ page }) => {
  const name = page.getByRole("textbox", { name: "Name" });
  await expect(name).toHaveAccessibleDescription("As your friends say it");
  await expect(name).toHaveAttribute("required");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert")).toHaveText("Name cannot be empty");
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await expect(name).toHaveAccessibleDescription("Name cannot be empty As your friends say it");
  await page.getByText("Your question").click();
  await expect(page.getByRole("textbox", { name: "Your question" })).toBeFocused();

  const select = page.getByRole("combobox", { name: "Difficulty" });
  await select.focus();
  await page.keyboard.press("ArrowDown");
  await expect(select).toHaveValue("easy");
  const box = page.getByRole("checkbox", { name: "I understand and agree" });
  await box.focus();
  await page.keyboard.press("Space");
  await expect(box).toBeChecked();
  const toggle = page.getByRole("switch", { name: "Remind me" });
  await page.keyboard.press("Tab");
  await expect(toggle).toBeFocused();
  await page.keyboard.press("Space");
  await expect(toggle).toBeChecked();
});

test("a dialog traps the focus and returns it; one that requires an answer cannot be dismissed; a sheet closes outside", {
  tag: "@once",
}, async ({ page }) => {
  const opener = page.getByRole("button", { name: "Open dialog" });
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "A question" });
  await expect(dialog).toHaveAccessibleDescription("It can be closed.");
  await expect(dialog.getByRole("textbox", { name: "Answer" })).toBeFocused();
  for (let step = 0; step < 5; step += 1) {
    await page.keyboard.press("Tab");
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await expect(page.getByRole("button", { name: "Save" })).toBeHidden();
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(10, 10);
  await page.mouse.wheel(0, 400);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await page.getByRole("button", { name: "Open firm dialog" }).click();
  const firm = page.getByRole("dialog", { name: "Only an answer closes this" });
  await page.keyboard.press("Escape");
  await page.mouse.click(5, 5);
  await expect(firm).toBeVisible();
  await expect(firm.getByRole("button", { name: "Close" })).toHaveCount(0);
  await firm.getByRole("button", { name: "I agree" }).click();
  await expect(firm).toBeHidden();

  const sheetOpener = page.getByRole("button", { name: "Open sheet" });
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await sheetOpener.click();
  await expect(sheet).toBeVisible();
  await page.mouse.click(5, 200);
  await expect(sheet).toBeHidden();
  await sheetOpener.click();
  await sheet.getByRole("button", { name: "Close" }).click();
  await expect(sheet).toBeHidden();
});

test("tabs work with the arrow keys and keep every panel in the page", { tag: "@once" }, async ({ page }) => {
  const overview = page.getByRole("tab", { name: "Overview" });
  await overview.click();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "History" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tabpanel", { name: "History" })).toHaveText("Where it came from");
  await page.keyboard.press("End");
  await expect(page.getByRole("tabpanel", { name: "Growing" })).toBeVisible();
  await expect(page.getByText("What it is")).toBeHidden();
  await expect(page.getByText("What it is")).toBeAttached();
});

test("a toast is shown, announced and can be dismissed", { tag: "@once" }, async ({ page }) => {
  // The announcement is in the page for a second only, so it is awaited before it appears.
  const announced = page.waitForFunction(() =>
    [...document.querySelectorAll("[role=status]")].some(({ textContent }) =>
      textContent?.includes("Notification Link copied!"),
    ),
  );
  await page.getByRole("button", { name: "Say" }).click();
  const said = page.getByRole("listitem").filter({ hasText: "Link copied!" });
  await expect(said).toBeVisible();
  await announced;
  await said.getByRole("button", { name: "Dismiss" }).click();
  await expect(said).toBeHidden();

  await page.getByRole("button", { name: "Fail" }).click();
  const failed = page.getByRole("listitem").filter({ hasText: "Failed to update bookmark" });
  await expect(failed.getByText("Error", { exact: true })).toBeVisible();
  await page.keyboard.press("F8");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(failed).toBeHidden();
});
