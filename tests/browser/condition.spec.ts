// The condition pages: their content, the prefilled question, and the metadata of the prerendered files.
import type { Locator } from "@playwright/test";
import { question, recordAnalyticsEvents } from "./chat-page.ts";
import {
  expect,
  expectAccessibleAtBothSizes,
  horizontalOverflow,
  test,
  waitForHydration,
} from "./fixtures.ts";

const conditions = [
  ["high-blood-pressure", "High Blood Pressure – Traditional Guyanese Herbs"],
  ["diabetes", "Diabetes – Traditional Guyanese Herbs for Sugar"],
  ["flu-cold", "Flu &amp; Cold – Traditional Guyanese Bush Teas"],
  ["digestive-issues", "Digestive Issues – Guyanese Bush Medicine for the Belly"],
  ["pain-inflammation", "Pain &amp; Inflammation – Traditional Guyanese Herbs"],
  ["skin-conditions", "Skin Conditions – Guyanese Herbs and Bush Baths"],
] as const;

test("a condition page shows warnings, symptoms and plants, and leads to its prefilled question", {
  tag: "@once",
}, async ({ page }) => {
  const events = recordAnalyticsEvents(page);
  await page.goto("/condition/high-blood-pressure");
  await waitForHydration(page);
  await expect(page).toHaveTitle("High Blood Pressure – Traditional Guyanese Herbs · Bush Tea");
  await expect(page.getByRole("heading", { level: 1, name: "High Blood Pressure" })).toBeVisible();
  await expect(page.getByText("natural remedies to help manage hypertension")).toBeVisible();
  await expect(page.getByText("Do not change or leave out pressure tablets because of a tea")).toBeVisible();

  const danger = page.getByRole("region", { name: "Get help at once" });
  await expect(danger).toContainText("Call 911 or your local emergency number");
  await expect(danger.getByRole("link", { name: "911" })).toHaveAttribute("href", "tel:911");
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
  expect(await top(danger)).toBeLessThan(
    await top(page.getByRole("button", { name: "Get AI-Powered Herbal Recommendations" })),
  );
  await expect(danger.getByRole("listitem")).toHaveCount(6);
  await expect(page.getByRole("region", { name: "Common Symptoms" })).toContainText(
    "Most people feel nothing at all",
  );
  await expect(page.getByRole("region", { name: "Traditional Approach" })).toContainText("sweet broom");
  await expect(page.getByRole("region", { name: "When to see a doctor" })).toContainText("140 over 90");

  const plants = page.getByRole("region", { name: "Plants documented for High Blood Pressure" });
  await expect(plants.getByRole("article")).toHaveCount(6);
  await expect(plants.getByRole("article").first()).toContainText("In people it helped a little");
  await plants.getByText(/^\d+ more plants$/).click();
  const soursop = plants.getByRole("listitem").filter({ hasText: "Annona muricata" });
  await expect(soursop).toContainText("Caution");
  await expect(soursop.getByRole("link", { name: "Soursop" })).toHaveAttribute("href", "/plants/soursop");

  await expect
    .poll(() => events.filter(({ event_type }) => event_type === "condition_viewed").length)
    .toBe(1);
  expect(events.find(({ event_type }) => event_type === "condition_viewed")).toMatchObject({
    metadata: { condition: "High Blood Pressure" },
  });

  await page.getByRole("button", { name: "Get AI-Powered Herbal Recommendations" }).click();
  await expect(question(page)).toBeInViewport();
  await expect(question(page)).toHaveValue(
    "What traditional Guyanese herbs are used for high blood pressure?",
  );
  await page.keyboard.press("Tab");
  await expect(question(page)).toBeFocused();

  await expectAccessibleAtBothSizes(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
});

test("each of the six condition pages has a title, a description and structured data", {
  tag: "@once",
}, async ({ request, baseURL }) => {
  for (const [slug, seoTitle] of conditions) {
    const answer = await request.get(`/condition/${slug}`);
    expect(answer.status(), slug).toBe(200);
    const html = await answer.text();
    expect(html).toContain(`<title>${seoTitle} · Bush Tea</title>`);
    expect(html).toMatch(/<meta name="description" content="[^"]{50,160}"/);
    expect(html).toContain(`<link rel="canonical" href="${baseURL}/condition/${slug}"`);
    expect(html).toContain('"@type":"MedicalWebPage"');
    expect(html).not.toMatch(/<[^>]+\sstyle="/);
    expect(html).not.toContain("site.invalid");
  }
  const sitemap = await (await request.get("/sitemap.xml")).text();
  for (const path of [...conditions.map(([slug]) => `/condition/${slug}`), "/about", "/privacy", "/install"])
    expect(sitemap).toContain(`<loc>${baseURL}${path}</loc>`);
});

test("an unknown condition is a 404 that leads home", { tag: "@once" }, async ({ page, consoleGuard }) => {
  consoleGuard.expect("the server responded with a status of 404");
  const answer = await page.goto("/condition/bad-luck");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Condition not found" })).toBeVisible();
  await page.getByRole("link", { name: "Return Home" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1, name: "Bush Tea" })).toBeVisible();
});
