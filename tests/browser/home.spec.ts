// The home page: its content and order, layout shifts, animation, and the support button.
import type { Locator } from "@playwright/test";
import { FULL_MATRIX } from "#tests/support/sample.ts";
import { expect, test, waitForHydration } from "./fixtures.ts";

const conditions = [
  ["High Blood Pressure", "natural remedies to help manage hypertension", "/condition/high-blood-pressure"],
  ["Diabetes", "herbs to support blood sugar management", "/condition/diabetes"],
  ["Flu & Cold", "traditional remedies for respiratory health", "/condition/flu-cold"],
  ["Digestive Issues", "bush medicine for stomach and digestion", "/condition/digestive-issues"],
  ["Pain & Inflammation", "natural pain relief and anti-inflammatory herbs", "/condition/pain-inflammation"],
  ["Skin Conditions", "topical and internal herbs for skin health", "/condition/skin-conditions"],
] as const;

const herbs = [
  ["Neem", "Azadirachta indica", "blood sugar control, skin conditions, immune support", "/plants/neem"],
  ["Soursop Leaves", "Annona muricata", "blood pressure, inflammation, digestive health", "/plants/soursop"],
  ["Lemongrass", "Cymbopogon citratus", "digestive issues, fever, stress relief", "/plants/lemongrass"],
  ["Ginger", "Zingiber officinale", "nausea, inflammation, circulation", "/plants/ginger"],
  ["Turmeric", "Curcuma longa", "anti-inflammatory, joint health, digestion", "/plants/turmeric"],
  ["Moringa", "Moringa oleifera", "nutrition, energy, blood pressure", "/plants/moringa"],
] as const;

test("home shows the medical warning, the conditions, the herbs with cautions and the critical disclaimer in order", {
  tag: "@phone-first",
}, async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: "Bush Tea" })).toBeVisible();
  await expect(page.getByText("NOT MEDICAL ADVICE - EDUCATIONAL PURPOSES ONLY")).toBeInViewport();
  await expect(
    page.getByText("This is NOT a substitute for doctor consultation - Always consult a healthcare provider"),
  ).toBeInViewport();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText([
    "Ask About Herbal Remedies",
    "Browse by Condition",
    "Popular Guyanese Herbs",
    "Critical Medical Disclaimer",
  ]);

  const conditionCards = page.getByRole("region", { name: "Browse by Condition" }).getByRole("article");
  await expect(conditionCards).toHaveCount(6);
  for (const [index, [name, description, path]] of conditions.entries()) {
    const card = conditionCards.nth(index);
    await expect(card.getByRole("heading")).toHaveText(name);
    await expect(card).toContainText(description);
    await expect(card).toContainText("Explore remedies");
    await expect(card.getByRole("link")).toHaveAttribute("href", path);
  }

  const herbCards = page.getByRole("region", { name: "Popular Guyanese Herbs" }).getByRole("article");
  await expect(herbCards).toHaveCount(6);
  for (const [index, [name, scientific, uses, path]] of herbs.entries()) {
    const card = herbCards.nth(index);
    await expect(card.getByRole("heading")).toHaveText(name);
    await expect(card).toContainText(scientific);
    await expect(card).toContainText(uses);
    await expect(card.getByRole("link")).toHaveAttribute("href", path);
  }
  await expect(herbCards.nth(1)).toContainText(/Caution:.*parkinsonism.*blood-pressure medicine/);
  await expect(herbCards.filter({ hasText: "Caution:" })).toHaveCount(6);

  const warning = page.getByRole("region", { name: "Critical Medical Disclaimer" });
  for (const about of [
    "Pregnancy or breastfeeding",
    "Chronic conditions",
    "Prescription drug interactions",
    "Allergies",
    "Planned surgery",
  ])
    await expect(warning.getByRole("heading", { name: about })).toBeVisible();
  await expect(warning).toContainText("Call 911 or go to the nearest emergency room");
  await expect(warning.getByRole("link", { name: "911" })).toHaveAttribute("href", "tel:911");

  await waitForHydration(page);
  await warning.getByRole("link", { name: "Read Full Medical Disclaimer" }).click();
  await expect(page).toHaveURL("/disclaimer");
  await expect(page.getByRole("heading", { level: 1, name: "Medical Disclaimer" })).toBeVisible();
  await page.goBack();
  await conditionCards.nth(1).getByRole("link").click();
  await expect(page).toHaveURL("/condition/diabetes");
  await expect(page.getByRole("heading", { level: 1, name: "Diabetes" })).toBeVisible();
});

test("herb cards appear 0.1 s apart, without animation under reduced motion; computers get no support button", {
  tag: "@once",
}, async ({ page }) => {
  const delays = () =>
    page
      .getByRole("region", { name: "Popular Guyanese Herbs" })
      .getByRole("listitem")
      .evaluateAll((items) =>
        items.map((item) => [getComputedStyle(item).animationName, getComputedStyle(item).animationDelay]),
      );
  await page.emulateMedia({ reducedMotion: "no-preference" });
  // The phone project has a phone's window size, but the user agent of a computer.
  await page.route("**/config.json", async (route) => {
    const given = await (await route.fetch()).json();
    await route.fulfill({ json: { ...given, supportWhatsapp: "5926001234" } });
  });
  await page.goto("/", { waitUntil: "networkidle" });
  await waitForHydration(page);
  await expect(page.getByRole("link", { name: "Get help on WhatsApp" })).toBeHidden();
  expect(await delays()).toEqual(
    ["0s", "0.1s", "0.2s", "0.3s", "0.4s", "0.5s"].map((delay) => ["rise", delay]),
  );
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect((await delays()).map(([name]) => name)).toEqual(Array(6).fill("none"));
});

test("sections far down the page are laid out when they come near", { tag: "@once" }, async ({ page }) => {
  await page.goto("/");
  await waitForHydration(page);
  const heading = page.getByRole("heading", { name: "Critical Medical Disclaimer" });
  const laidOut = () => heading.evaluate((each) => each.checkVisibility({ contentVisibilityAuto: true }));
  expect(await laidOut()).toBe(false);
  await heading.scrollIntoViewIfNeeded();
  await expect.poll(laidOut).toBe(true);
});

test("the layout does not shift while a page loads", { tag: "@phone-first" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ("value" in entry && typeof entry.value === "number") shifts.push(entry.value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  // The others load nothing that could shift the layout later.
  const others = FULL_MATRIX ? (["/condition/diabetes", "/privacy", "/install"] as const) : [];
  for (const [path, waitUntil] of [
    ["/", "networkidle"],
    ["/plants", "networkidle"],
    ["/plants/neem", "networkidle"],
    ...others.map((other) => [other, "load"] as const),
  ] as const) {
    await page.goto(path, { waitUntil });
    await waitForHydration(page);
    const total = await page.evaluate(() => {
      const { shifts } = window as unknown as { shifts: number[] };
      return shifts.reduce((sum, value) => sum + value, 0);
    });
    expect(total, path).toBeLessThan(0.02);
  }
});

test.describe("at a first visit", () => {
  test.use({ disclaimer: "absent" });

  test("what waits is animated only after a while, and the box of the disclaimer not at all", {
    tag: "@once",
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.addInitScript(() => {
      const early = new Set<string>();
      Object.assign(window, { early });
      const look = () => {
        if (document.documentElement?.hasAttribute("data-waited")) return;
        for (const { effect } of document.getAnimations()) {
          const target = effect instanceof KeyframeEffect ? effect.target : null;
          if (target?.matches("input, [class*=animate-]:not([role=dialog])")) early.add(target.outerHTML);
        }
        requestAnimationFrame(look);
      };
      look();
    });
    for (const path of ["/", "/plants", "/plants/neem"]) {
      await page.goto(path);
      await waitForHydration(page);
      if (path === "/") await expect(page.getByRole("dialog")).toBeVisible();
      await expect(page.locator("html[data-waited]")).toBeAttached();
      expect(await page.evaluate(() => [...Reflect.get(window, "early")]), path).toEqual([]);
    }
    await page.route("**/rest/v1/**", () => {
      // Never answered.
    });
    await page.goto("/plants");
    const spinner = page.getByText("Loading plants encyclopedia...").locator("xpath=preceding-sibling::*");
    await expect.poll(() => spinner.evaluate((each) => each.getAnimations().length)).toBe(1);
  });
});

async function expectAbove(upper: Locator, lower: Locator): Promise<void> {
  const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
  expect(above && below && above.y + above.height <= below.y).toBe(true);
}

test.describe("on an Android phone", () => {
  test.use({
    userAgent:
      "Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
  });

  test("the support button opens WhatsApp, does not overlap the install card, and is hidden without a number", {
    tag: "@once",
  }, async ({ page }) => {
    const button = page.getByRole("link", { name: "Get help on WhatsApp" });
    const asked = page.waitForResponse("**/config.json");
    await page.goto("/");
    await waitForHydration(page);
    await (await asked).finished();
    await expect(button).toBeHidden();

    await page.route("**/config.json", async (route) => {
      const given = await (await route.fetch()).json();
      await route.fulfill({ json: { ...given, supportWhatsapp: "5926001234" } });
    });
    await page.reload();
    await expect(button).toBeInViewport();
    await expect(button).toHaveAttribute(
      "href",
      /^https:\/\/wa\.me\/5926001234\?text=Hello%2C%20I%20need%20help/,
    );
    const bar = page.getByRole("navigation", { name: "Bottom" });
    await expectAbove(button, bar);

    await page.setViewportSize({ width: 360, height: 640 });
    await page.evaluate(() => {
      const offer = new Event("beforeinstallprompt", { cancelable: true });
      const userChoice = Promise.resolve({ outcome: "dismissed" });
      window.dispatchEvent(Object.assign(offer, { prompt: () => Promise.resolve(), userChoice }));
    });
    const card = page.getByRole("region", { name: "Install App" });
    await expect(card).toBeInViewport({ ratio: 1 });
    await expect(button).toBeInViewport({ ratio: 1 });
    await expectAbove(button, card);
    await expectAbove(card, bar);
  });
});
