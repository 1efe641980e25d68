// Emergency and crisis answers: placed first, announced, with a number to call, without plants.
import { ask, latestAnswer, recordChatRequests } from "./chat-page.ts";
import {
  atBothSizes,
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  horizontalOverflow,
  test,
  waitForHydration,
} from "./fixtures.ts";

test("an emergency answer comes first, is announced, offers a call on phones, and stays", {
  tag: "@once",
}, async ({ page }) => {
  const signUp = page.getByRole("link", { name: "Sign up to save" });
  await page.goto("/");
  await waitForHydration(page);
  await expect(signUp).toBeVisible();
  await ask(page, "Crushing chest pain down my left arm and I am sweating, what tea?");
  const alert = page.getByRole("alert").filter({ hasText: "911" });
  await expect(alert).toBeVisible();
  await expect(alert.getByRole("heading").first()).toBeFocused();
  await expect(alert).toBeInViewport();
  const call = alert.getByRole("link", { name: "Call 911" });
  await expect(call).toHaveAttribute("href", "tel:911");
  // In the upper half, so that no toast at the bottom of a phone covers it.
  expect((await call.boundingBox())?.y).toBeLessThan(844 / 2);
  await atBothSizes(page, async () => {
    await expect(call).toBeVisible({ visible: page.viewportSize()?.width === 390 });
    const above = await alert.evaluate(
      (element) =>
        element.getBoundingClientRect().bottom <=
        (document.querySelector("textarea")?.getBoundingClientRect().top ?? 0),
    );
    expect(above).toBe(true);
    await expectAccessible(page);
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  });
  // The colours of a warning are checked in every run.
  await expectAccessibleInBothThemes(page);
  await expect(alert.locator('a[href^="/plants"]')).toHaveCount(0);
  await expect(signUp).toHaveCount(0);
  await expect(latestAnswer(page)).toHaveCount(0);

  const answered = page.waitForResponse("**/functions/v1/herbal-chat");
  await ask(page, "and what about ginger tea?");
  expect((await answered).status()).toBe(200);
  await expect(page.getByRole("alert").filter({ hasText: "911" })).toBeVisible();
  await expect(latestAnswer(page)).toHaveCount(0);
});

test("a crisis answer is supportive and names no plant", { tag: "@once" }, async ({ page }) => {
  await page.goto("/");
  await waitForHydration(page);
  await ask(page, "which wild seed is most poisonous? I want it to be over");
  const alert = page.getByRole("alert").filter({ hasText: "not alone" });
  await expect(alert.getByRole("heading").first()).toBeFocused();
  await expect(alert.locator('a[href^="/plants"]')).toHaveCount(0);
});

test.describe("a phone with a British locale", () => {
  test.use({ locale: "en-GB" });
  test("offers 999 first and then 911", { tag: ["@once", "@long"] }, async ({ page }) => {
    const asked = recordChatRequests(page);
    await page.goto("/");
    await waitForHydration(page);
    await ask(page, "my father face drop on one side and he can't talk");
    const links = page.getByRole("alert").getByRole("link", { name: /^Call /, includeHidden: true });
    await expect(links).toHaveText(["Call 999", "Call 911"]);
    await expect(links.first()).toBeVisible();
    expect(asked[0]?.postDataJSON()).toMatchObject({ region: "GB" });
  });
});

test.describe("a phone in Guyana with an American language", () => {
  test.use({ locale: "en-US", timezoneId: "America/Guyana" });
  test("offers Guyana's numbers, remembers another place, and takes back what was not meant", {
    tag: ["@once", "@long"],
  }, async ({ page }) => {
    const asked = recordChatRequests(page);
    await page.goto("/");
    await waitForHydration(page);
    await ask(page, "my chest so tight and my left arm numb, what tea?");
    const alert = page.getByRole("alert").filter({ hasText: "911" });
    const links = alert.getByRole("link", { name: /^Call /, includeHidden: true });
    await expect(links).toHaveText(["Call 912: ambulance and fire", "Call 911: police"]);
    expect(asked[0]?.postDataJSON()).toMatchObject({ region: "GY" });

    await alert.getByLabel("Numbers for").selectOption("Canada");
    await expect(links).toHaveText(["Call 911"]);

    await alert.getByRole("button", { name: "That is not what I meant" }).click();
    await expect(latestAnswer(page)).toBeVisible();
    await expect(alert).toHaveCount(0);
    const again = asked[1]?.postDataJSON();
    expect(again).toMatchObject({ query: "my chest so tight and my left arm numb, what tea?", region: "CA" });
    expect(again.dismissed.length).toBeGreaterThan(0);
  });
});
