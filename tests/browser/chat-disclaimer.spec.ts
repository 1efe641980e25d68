// The disclaimer before the first question: its text, that only agreeing closes it, and that nothing is sent before.
import {
  agreement,
  askButton,
  disclaimerDialog,
  latestAnswer,
  question,
  recordChatRequests,
} from "./chat-page.ts";
import { expect, expectAccessibleAtBothSizes, test, waitForHydration } from "./fixtures.ts";

test.use({ disclaimer: "absent" });

test("the disclaimer opens with the chat, only agreeing closes it, and no question is sent without it", {
  tag: "@once",
}, async ({ page }) => {
  const asked = recordChatRequests(page);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/");
  const dialog = disclaimerDialog(page);
  await expect(dialog).toBeVisible();
  // It opens while the page hydrates, so its backdrop is not animated. It fades in itself, or it would be the largest paint.
  await expect(page.locator("[data-modal] > [aria-hidden]")).toHaveCSS("animation-name", "none");
  await expect(dialog).toHaveCSS("animation-name", "rise");
  for (const content of [
    "This is NOT medical advice.",
    "Consult a healthcare provider before using herbs or supplements, or changing medications.",
    "In an emergency call 911 or go to the emergency room at once.",
    "Use is at your own risk.",
  ])
    await expect(dialog).toContainText(content);
  await expect(dialog).toHaveAccessibleDescription(/NOT medical advice.*911.*own risk/);
  await expectAccessibleAtBothSizes(page);

  const agree = dialog.getByRole("button", { name: "I Understand and Agree" });
  const box = dialog.getByRole("checkbox", { name: agreement, exact: true });
  await expect(box).toBeFocused();
  await expect(agree).toBeDisabled();
  await page.keyboard.press("Escape");
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("button")).toHaveCount(1);

  // What is missing is said; a tap on the disabled button leads to it, and moves nothing.
  const hint = dialog.getByText("Please tick the box above first.");
  await expect(hint).toBeVisible();
  await expect(agree).toHaveAccessibleDescription("Please tick the box above first.");
  const before = await agree.boundingBox();
  await agree.click({ force: true });
  await expect(box).toBeFocused();
  await expect(box).toHaveAccessibleDescription("Please tick the box above first.");
  await expect(agree).toBeDisabled();
  expect(await agree.boundingBox()).toEqual(before);

  await box.focus();
  await page.keyboard.press("Space");
  await expect(agree).toBeEnabled();
  await expect(hint).toBeHidden();
  await box.uncheck();
  await expect(agree).toBeDisabled();
  await box.check();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(question(page)).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem("herbalDisclaimerAccepted"))).toBe("true");

  await page.reload();
  await waitForHydration(page);
  await expect(question(page)).toBeEnabled();
  await expect(dialog).toHaveCount(0);

  await question(page).fill("ginger for a cold");
  await page.evaluate(() => localStorage.removeItem("herbalDisclaimerAccepted"));
  await askButton(page).click();
  await expect(dialog).toBeVisible();
  expect(asked).toHaveLength(0);
  await dialog.getByRole("checkbox").check();
  await dialog.getByRole("button").click();
  await expect(question(page)).toHaveValue("ginger for a cold");
  await askButton(page).click();
  await expect(latestAnswer(page)).toBeVisible();
  expect(asked).toHaveLength(1);
});
