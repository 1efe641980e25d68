// The home page: what it says first, and its six herbs.
import { alive, expect, test } from "./fixtures.ts";

const herbs = [
  ["Neem", "Azadirachta indica", "blood sugar control, skin conditions, immune support", "/plants/neem"],
  ["Soursop Leaves", "Annona muricata", "blood pressure, inflammation, digestive health", "/plants/soursop"],
  ["Lemongrass", "Cymbopogon citratus", "digestive issues, fever, stress relief", "/plants/lemongrass"],
  ["Ginger", "Zingiber officinale", "nausea, inflammation, circulation", "/plants/ginger"],
  ["Turmeric", "Curcuma longa", "anti-inflammatory, joint health, digestion", "/plants/turmeric"],
  ["Moringa", "Moringa oleifera", "nutrition, energy, blood pressure", "/plants/moringa"],
] as const;

test("the hero names the product and says that it is no medical advice", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: "Bush Tea" })).toBeVisible();
  await expect(page.getByText("NOT MEDICAL ADVICE - EDUCATIONAL PURPOSES ONLY")).toBeInViewport();
  await expect(
    page.getByText("This is NOT a substitute for doctor consultation - Always consult a healthcare provider"),
  ).toBeInViewport();
});

test("six popular herbs stand there in order and lead to their pages", async ({ page }) => {
  await page.goto("/");
  const section = page.getByRole("region", { name: "Popular Guyanese Herbs" });
  const cards = section.getByRole("article");
  await expect(cards).toHaveCount(6);
  for (const [index, [name, scientific, uses, path]] of herbs.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole("heading")).toHaveText(name);
    await expect(card).toContainText(scientific);
    await expect(card).toContainText(uses);
    await expect(card.getByRole("link")).toHaveAttribute("href", path);
  }
  await cards.nth(1).getByRole("link").click();
  await expect(page).toHaveURL("/plants/soursop");
  await expect(page.getByText("Annona muricata").first()).toBeVisible();
});

test("the herbs come in a tenth of a second apart, and stand still for those who ask", async ({ page }) => {
  const delays = () =>
    page
      .getByRole("region", { name: "Popular Guyanese Herbs" })
      .getByRole("listitem")
      .evaluateAll((items) =>
        items.map((item) => [getComputedStyle(item).animationName, getComputedStyle(item).animationDelay]),
      );
  await page.goto("/");
  expect(await delays()).toEqual(
    ["0s", "0.1s", "0.2s", "0.3s", "0.4s", "0.5s"].map((delay) => ["rise", delay]),
  );
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect((await delays()).map(([name]) => name)).toEqual(Array(6).fill("none"));
});

test("nothing moves while the page loads", async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ("value" in entry && typeof entry.value === "number") shifts.push(entry.value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const path of ["/", "/plants", "/plants/neem"]) {
    await page.goto(path, { waitUntil: "networkidle" });
    await alive(page);
    const total = await page.evaluate(() => {
      const { shifts } = window as unknown as { shifts: number[] };
      return shifts.reduce((sum, value) => sum + value, 0);
    });
    expect(total, path).toBeLessThan(0.02);
  }
});
