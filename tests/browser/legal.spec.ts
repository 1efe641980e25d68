// The founder's story and the legal pages: complete, dated, accessible, and readable without JavaScript.
import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessibleAtBothSizes,
  horizontalOverflow,
  test,
  waitForHydration,
} from "./fixtures.ts";

const legal = [
  {
    path: "/privacy",
    title: "Privacy Policy",
    says: [
      "email address",
      "encrypted password",
      "date your account was created",
      "chat queries",
      "feedback on suggestions",
      "Session information and timestamps",
      "Device information",
      "Children under 13",
      "essential cookies",
      "Download my data",
      "30 days",
    ],
  },
  {
    path: "/terms",
    title: "Terms & Conditions",
    says: ["at least 13 years old", "your own risk", "MIT licence"],
  },
  {
    path: "/disclaimer",
    title: "Medical Disclaimer",
    says: [
      "NOT MEDICAL ADVICE - EDUCATIONAL PURPOSES ONLY",
      "Pregnancy and breastfeeding",
      "Planned surgery",
    ],
  },
] as const;

test("each legal page is complete, dated today, accessible, and leads home", { tag: "@once" }, async ({
  page,
}) => {
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  const main = page.getByRole("main");
  // A fixed date, so that midnight cannot fall between the test's date and the page's.
  const today = new Date();
  await page.clock.setFixedTime(today);
  const day = new Intl.DateTimeFormat("en-GY", { dateStyle: "long" }).format(today);
  for (const { path, title, says } of legal) {
    await page.setViewportSize(size);
    await page.goto(path);
    await waitForHydration(page);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.getByText("Last updated:")).toHaveText(`Last updated: ${day}`);
    for (const text of [...says, "call 911", "doctor-patient relationship"])
      await expect(main, text).toContainText(new RegExp(text.replace(/[()]/g, "\\$&"), "i"));
    await expectAccessibleAtBothSizes(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await horizontalOverflow(page), path).toBeLessThanOrEqual(0);
    await page.getByRole("link", { name: "Back to Home" }).click();
    await expect(page).toHaveURL("/");
  }
});

test("the founder's story has three cards and links home and to the remedies", { tag: "@once" }, async ({
  page,
}) => {
  await page.goto("/about");
  await waitForHydration(page);
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards.getByRole("heading", { level: 2 })).toHaveText([
    "The Journey Begins",
    "The Mission",
    "A Community Resource",
  ]);
  await expect(cards.first()).toContainText("I am Guyanese, and I live with high blood pressure");
  await expect(page.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
  await expectAccessibleAtBothSizes(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  await page.getByRole("link", { name: "Explore Herbal Remedies" }).click();
  await expect(page).toHaveURL("/");
});

test("prerendered pages contain no date and no inline style", { tag: "@once" }, async ({ request }) => {
  for (const path of ["/privacy", "/terms", "/disclaimer", "/about", "/install"]) {
    const html = await (await request.get(path)).text();
    expect(html, path).not.toContain("<time");
    expect(html, path).not.toMatch(/<[^>]+\sstyle="/);
    expect(html, path).not.toContain("site.invalid");
  }
});

/** Without JavaScript the browser loads every picture before `load`, and the text does not depend on them. */
const open = (page: Page, path: string) => page.goto(path, { waitUntil: "domcontentloaded" });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("legal, condition and install pages can be read in full", { tag: "@once" }, async ({ page }) => {
    await open(page, "/disclaimer");
    await expect(page.getByText("NOT MEDICAL ADVICE - EDUCATIONAL PURPOSES ONLY")).toBeVisible();
    await expect(page.getByText("Last updated: today")).toBeVisible();
    for (const name of ["Emergencies", "No doctor-patient relationship", "Medicines", "At your own risk"])
      await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();

    await open(page, "/condition/diabetes");
    await expect(page.getByText("No plant takes the place of insulin or sugar tablets.")).toBeVisible();
    await expect(page.getByRole("region", { name: "Get help at once" })).toBeVisible();
    await page.getByText(/^\d+ more plants$/).click();
    await expect(page.getByText("Scoparia dulcis")).toBeVisible();

    await open(page, "/install");
    for (const name of ["On an Android phone", "On an iPhone or iPad", "On a computer"])
      await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();

    await open(page, "/");
    await page.getByRole("link", { name: "Read Full Medical Disclaimer" }).click();
    await expect(page).toHaveURL(/\/disclaimer\/?$/);
  });
});

test("the privacy page names the contact that the operator has set", { tag: ["@once", "@long"] }, async ({
  page,
}) => {
  const contact = page.locator("#changes");
  await page.goto("/privacy");
  await expect(contact).toContainText("Report a mistake");
  await page.route("**/config.json", async (route) => {
    const given = await (await route.fetch()).json();
    await route.fulfill({ json: { ...given, supportContact: "mailto:tea@example.org" } });
  });
  await page.reload();
  await expect(contact.getByRole("link", { name: "tea@example.org" })).toHaveAttribute(
    "href",
    "mailto:tea@example.org",
  );
});
