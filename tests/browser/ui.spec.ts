// The design system by keyboard, by name and by axe, under a style policy that allows no inline style.
import { atBothSizes, test as base, expect, expectAccessible } from "./fixtures.ts";
import { buildGallery, type GalleryFiles, openGallery } from "./gallery/open-gallery.ts";

const test = base.extend<{ gallery: undefined }, { files: GalleryFiles }>({
  files: [
    // biome-ignore lint/correctness/noEmptyPattern: the tool wants a pattern here
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

// One worker builds the gallery once and shows it to every test.
test.describe.configure({ mode: "default" });

test("axe finds nothing, at rest, with an error, a toast or a dialog shown; every control is at least 44 by 44 px", {
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
  await expectAccessible(page);
  await page.getByRole("button", { name: "Open dialog" }).click();
  await expectAccessible(page);
});

test("a field ties label, description and error to its control", { tag: "@once" }, async ({ page }) => {
  const name = page.getByRole("textbox", { name: "Name" });
  await expect(name).toHaveAccessibleDescription("As your friends say it");
  await expect(name).toHaveAttribute("required");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert")).toHaveText("Name cannot be empty");
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await expect(name).toHaveAccessibleDescription("Name cannot be empty As your friends say it");
  await page.getByText("Your question").click();
  await expect(page.getByRole("textbox", { name: "Your question" })).toBeFocused();
});

test("select, checkbox and switch answer to the keyboard", { tag: "@once" }, async ({ page }) => {
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

test("a dialog takes the focus, keeps it, and gives it back", { tag: "@once" }, async ({ page }) => {
  // The page stands still at once where the focus brings it; otherwise it would still be gliding there below.
  await page.emulateMedia({ reducedMotion: "reduce" });
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
});

test("a dialog that wants an answer is closed by nothing else", { tag: "@once" }, async ({ page }) => {
  await page.getByRole("button", { name: "Open firm dialog" }).click();
  const dialog = page.getByRole("dialog", { name: "Only an answer closes this" });
  await page.keyboard.press("Escape");
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Close" })).toHaveCount(0);
  await dialog.getByRole("button", { name: "I agree" }).click();
  await expect(dialog).toBeHidden();
});

test("a sheet opens, closes outside and by its cross", { tag: "@once" }, async ({ page }) => {
  const opener = page.getByRole("button", { name: "Open sheet" });
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await opener.click();
  await expect(sheet).toBeVisible();
  await page.mouse.click(5, 200);
  await expect(sheet).toBeHidden();
  await opener.click();
  await sheet.getByRole("button", { name: "Close" }).click();
  await expect(sheet).toBeHidden();
});

test("tabs turn with the arrow keys and keep every panel in the page", { tag: "@once" }, async ({ page }) => {
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

test("a toast is shown, read out, and taken away", { tag: "@once" }, async ({ page }) => {
  // What is read out is in the page for a second only, so it is watched for before it comes.
  const readOut = page.waitForFunction(() =>
    [...document.querySelectorAll("[role=status]")].some(({ textContent }) =>
      textContent?.includes("Notification Link copied!"),
    ),
  );
  await page.getByRole("button", { name: "Say" }).click();
  const said = page.getByRole("listitem").filter({ hasText: "Link copied!" });
  await expect(said).toBeVisible();
  await readOut;
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

test("a tooltip comes with focus and describes its control", { tag: "@once" }, async ({ page }) => {
  // Scrolling takes a tooltip away, so the page stands still first.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const button = page.getByRole("button", { name: "Bookmark" });
  await button.scrollIntoViewIfNeeded();
  await page.getByRole("button", { name: "Open sheet" }).focus();
  await page.keyboard.press("Tab");
  await expect(button).toBeFocused();
  await expect(button).toHaveAccessibleDescription("Kept on this phone");
  await page.keyboard.press("Escape");
  await expect(button).not.toHaveAccessibleDescription("Kept on this phone");
});
