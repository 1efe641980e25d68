// The key: answers by touch, keyboard and words, what speaks against a candidate, look-alikes, undo, sharing, offline use.
import type { Page } from "@playwright/test";
import { ask, latestAnswer } from "./chat-page.ts";
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  horizontalOverflow,
  stubPictures,
  test,
  waitForHydration,
  waitForIdleRequests,
} from "./fixtures.ts";
import { expectToast } from "./sign-in-page.ts";

const slow = { timeout: 30_000 };

const question = (page: Page, name: string) => page.getByRole("heading", { level: 2, name });
const likely = (page: Page) => page.getByRole("region", { name: "Most likely" });
const candidates = (page: Page) => likely(page).getByRole("article");
const names = (page: Page) => likely(page).getByRole("heading", { level: 3 });

test("a plant is found by answers and words, one wrong answer is forgiven, and each step can be undone", {
  tag: "@phone-first",
}, async ({ page, context }) => {
  await stubPictures(page);
  await page.goto("/identify");
  await expect(page.getByRole("heading", { level: 1, name: "What plant is this?" })).toBeVisible();
  await expect(question(page, "How does it grow?")).toBeVisible(slow);
  await expect(likely(page)).toContainText("A likely name is not proof");
  await expect(candidates(page)).toHaveCount(0);
  await expectAccessibleInBothThemes(page);

  // By keyboard: the next question takes the focus.
  await page.getByRole("button", { name: "A vine that climbs or hangs" }).press("Enter");
  await expect(page).toHaveURL("/identify?growth=vine");
  await expect(question(page, "How does it grow?")).toHaveCount(0);
  await expect(page.locator("h2:focus")).toHaveCount(1);
  await expect(candidates(page)).toHaveCount(5);

  // By words, with one wrong answer among them: garlic vine has no yellow flowers.
  await page
    .getByLabel("Describe it in your own words")
    .fill("yellow trumpet flowers, smells of garlic, flat seeds");
  await page.keyboard.press("Enter");
  await expect(page.getByText("3 answers set from your words. Not used: “flat seeds”.")).toBeVisible();
  await expect(page).toHaveURL("/identify?growth=vine&flower-form=trumpet&flower-colour=yellow&smell=garlic");
  const garlicVine = candidates(page).filter({
    has: page.getByRole("link", { name: "Garlic Vine", exact: true }),
  });
  await expect(garlicVine).toContainText("Fits 3 of 4 answers");
  await expect(garlicVine).toContainText("Flower colour: you said “Yellow”, it has “Purple or lilac”");
  await expect(garlicVine).toContainText("Do not mistake it for");
  await expectAccessible(page);
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);

  await page.getByRole("button", { name: "Remove Flower colour: Yellow" }).click();
  await expect(names(page).first()).toHaveText("Garlic Vine");
  await expect(garlicVine).toContainText("Fits all 3 answers");
  // Three answers may fit by chance.
  await expect(likely(page)).not.toContainText("narrowed down");

  // Unknown is an answer, the address keeps everything, and undo and the browser's back button take back one step.
  const shared = page.url();
  await page
    .getByRole("button", { name: /^(I don't know|No flowers to be seen|No fruit to be seen)$/ })
    .click();
  await expect(page).toHaveURL(/=unknown$/);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page).toHaveURL(shared);
  await page.reload();
  await expect(names(page).first()).toHaveText("Garlic Vine", slow);

  // A question of one's own choice, without a connection.
  await waitForIdleRequests(page);
  await context.setOffline(true);
  await page.getByText("Choose another question").click();
  await page.getByRole("button", { name: "Sap", exact: true }).click();
  await expect(question(page, "What comes out of a broken leaf or stem?")).toBeVisible();
  await expect(page.getByText("Keep sap away from eyes, mouth and skin")).toBeVisible();
  await page.getByRole("button", { name: "Nothing, or clear water" }).click();
  await expect(garlicVine).toContainText("Fits all 4 answers");
  await expect(likely(page)).toContainText("narrowed down to these");
  await page.goBack();
  await expect(garlicVine).toContainText("Fits all 3 answers");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Start again" }).click();
  await expect(page).toHaveURL("/identify");
});

test("dangerous plants are marked, their warning comes first, and those not ruled out are named", {
  tag: ["@once", "@long"],
}, async ({ page }) => {
  await stubPictures(page);
  await page.goto("/identify?growth=bush&leaf-shape=long&flower-colour=pink&leaf-place=rings");
  const oleander = candidates(page).filter({
    has: page.getByRole("link", { name: "Oleander", exact: true }),
  });
  await expect(oleander).toContainText("Dangerous", slow);
  await expect(oleander).toContainText(/kill|deadly|poison/i);
  await page.goto("/identify?growth=herb&place=open");
  await expect(likely(page)).toContainText("Dangerous plants that your answers do not rule out", slow);
  // The key calls no plant safe, not even one that is food.
  await page.goto("/identify?growth=vine&fruit-kind=gourd&place=yard&flower-colour=yellow");
  await expect(likely(page).getByRole("link", { name: "Pumpkin", exact: true })).toBeVisible(slow);
  expect(await likely(page).textContent()).not.toMatch(/\b(?:is|are) safe\b|\bsafe as\b|\bharmless\b/i);
});

test("a plant described in the chat opens the key with those answers", { tag: ["@once", "@long"] }, async ({
  page,
}) => {
  await stubPictures(page);
  await page.goto("/");
  await waitForHydration(page);
  await ask(page, "vine, purple flowers, smells of garlic");
  await latestAnswer(page).getByRole("link", { name: "Go on with pictures" }).click(slow);
  await expect(page).toHaveURL("/identify?growth=vine&flower-colour=purple&smell=garlic");
  await expect(names(page).first()).toHaveText("Garlic Vine", slow);
  await expect(page.getByRole("button", { name: "Remove Smell: Garlic or onion" })).toBeVisible();
});

test("a key that fails to load can be tried again, empty words are refused, and the link can be copied", {
  tag: ["@once", "@long"],
}, async ({ page, context, consoleGuard }) => {
  consoleGuard.expect("The key could not be loaded");
  consoleGuard.expect("the server responded with a status of 503");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await stubPictures(page);
  await page.route("**/identify-data.json", (route) => route.fulfill({ status: 503 }), { times: 1 });
  await page.goto("/identify?growth=vine&colour=nonsense");
  await page.getByRole("button", { name: "Try again" }).click(slow);
  await expect(candidates(page)).toHaveCount(5, slow);
  await page.getByRole("button", { name: "Show more plants" }).click();
  await expect(candidates(page)).toHaveCount(15);

  await page.getByLabel("Describe it in your own words").fill("good for colds");
  await page.getByRole("button", { name: "Find" }).click();
  await expect(page.getByRole("alert")).toContainText("No looks were found in these words");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Copy the link" }).click();
  await expectToast(page, "Link copied!");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("/identify?growth=vine");
});
