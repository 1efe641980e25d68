// The layout of the plant list: the first screen, rows and cards, the A–Z rail, and the place that is kept.
import type { Page } from "@playwright/test";
import { expect, expectAccessible, horizontalOverflow, test, waitForHydration } from "./fixtures.ts";
import { openFilters } from "./plants-list-page.ts";

async function openList(page: Page): Promise<void> {
  await page.goto("/plants");
  await waitForHydration(page);
  await expect(page.getByText("Loading plants encyclopedia...")).toHaveCount(0);
}

const inView = (page: Page) =>
  page.getByRole("article").evaluateAll(
    (articles) =>
      articles.filter((article) => {
        const name = article.querySelector("h3")?.getBoundingClientRect();
        const bottomBar = innerWidth < 768 ? 64 : 0;
        return name !== undefined && name.top > 0 && name.bottom < innerHeight - bottomBar;
      }).length,
  );

test("the first screen has the search and several plants, and the search stays in sight", {
  tag: "@phone-first",
}, async ({ page }) => {
  await openList(page);
  const phone = (page.viewportSize()?.width ?? 0) < 640;
  const search = page.getByRole("searchbox", { name: "Search" });
  await expect(search).toBeInViewport();
  await expect.poll(() => inView(page)).toBeGreaterThanOrEqual(phone ? 2 : 3);
  // Eighty screens were two hundred before there were rows.
  if (phone) expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(45_000);
  await page.evaluate(() => scrollTo({ top: 5_000, behavior: "instant" }));
  await expect(search).toBeInViewport({ ratio: 1 });
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  await openFilters(page);
  await expect(page.getByLabel("Difficulty")).toBeInViewport();
  await expectAccessible(page);
});

test("scrolling past plants and leaving the list fetch no larger pictures than the rows show", {
  tag: "@once",
}, async ({ page }) => {
  const pictures: string[] = [];
  page.on("request", (request) => {
    const file = /\/plates\/[^/]+\.webp$/.exec(request.url())?.[0];
    if (file !== undefined) pictures.push(file);
  });
  await openList(page);
  for (const top of [1_000, 3_000, 5_000]) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top);
    await expect.poll(() => inView(page)).toBeGreaterThan(1);
  }
  const privacy = page.getByRole("contentinfo").getByRole("link", { name: "Privacy" });
  await privacy.evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole("heading", { level: 1, name: "Privacy" })).toBeVisible();
  expect(pictures.length).toBeGreaterThan(12);
  expect(pictures.filter((file) => !file.endsWith("-320.webp"))).toEqual([]);
});

test("a chosen layout is kept, and no card repeats its name or covers its drawing", {
  tag: ["@once", "@long"],
}, async ({ page }) => {
  await openList(page);
  await page.getByRole("button", { name: "Show cards" }).click();
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole("button", { name: "Show compact rows" })).toBeVisible();
  const faults = await page.getByRole("article").evaluateAll((articles) =>
    articles.flatMap((article) => {
      const name = article.querySelector("h3");
      const picture = article.querySelector("img, [role=img]")?.getBoundingClientRect();
      if (!name || !picture) return ["a card without a name or picture"];
      const found: string[] = [];
      const before = name.previousElementSibling?.textContent?.toLowerCase();
      if (before === name.textContent?.toLowerCase()) found.push(`${before} is printed twice`);
      for (const control of article.querySelectorAll("button, a[target=_blank]"))
        if (control.getBoundingClientRect().top < picture.bottom) found.push(`${before}: covers its drawing`);
      return found;
    }),
  );
  expect(faults).toEqual([]);
});

test("the rail sorts by name and jumps to a letter, with the keyboard and with a finger", {
  tag: ["@phone-first", "@long"],
}, async ({ page }) => {
  await openList(page);
  const rail = page.getByRole("slider", { name: "Jump to a letter" });
  await rail.press("m");
  await expect(page).toHaveURL("/plants?order=name");
  await expect(page.getByText("Sorted A to Z")).toBeVisible();
  await expect(rail).toHaveAttribute("aria-valuetext", "M");
  /** The initials of the plants in the first row below the sticky bars; a row of several cards may begin with the letter before. */
  const first = () =>
    page.getByRole("article").evaluateAll((articles) => {
      const bars = document.querySelector("[data-second-bar]")?.getBoundingClientRect().bottom ?? 0;
      const topOf = (part: Element | null) => part?.getBoundingClientRect().top ?? 0;
      const shown = articles.filter((article) => topOf(article.querySelector("h3")) > bars);
      const row = Math.min(...shown.map(topOf));
      return shown
        .filter((article) => topOf(article) < row + 5)
        .map((article) => article.querySelector("h3")?.textContent.charAt(0))
        .join("");
    });
  await expect.poll(first).toContain("M");
  const { width = 0, height = 0 } = (await rail.boundingBox()) ?? {};
  await rail.click({ position: { x: width / 2, y: height - 12 } });
  await expect(rail).toHaveAttribute("aria-valuetext", /[W-Z]/);
  await rail.click({ position: { x: width / 2, y: 12 } });
  await expect.poll(first).toContain("A");
});

test("going back from a plant returns to the place in the list, by link and by browser", {
  tag: "@phone-first",
}, async ({ page }) => {
  await openList(page);
  // The list grows to its full height after hydration, and scrolling further than it reaches stops early.
  const scrollDown = () =>
    page.evaluate(() => {
      scrollTo({ top: 12_000, behavior: "instant" });
      return scrollY;
    });
  await expect.poll(scrollDown).toBeGreaterThan(11_900);
  await expect.poll(() => inView(page)).toBeGreaterThan(1);
  const name = await page.getByRole("article").evaluateAll((articles) => {
    const names = articles.flatMap((article) => article.querySelector("h3") ?? []);
    return names.find((each) => each.getBoundingClientRect().top > innerHeight / 3)?.innerText ?? "";
  });
  const openAndComeBack = async (comeBack: () => Promise<unknown>) => {
    const link = page.getByRole("link", { name, exact: true }).first();
    // Focus brings a link into view that is below the window, and the list is left from there.
    await link.focus();
    const place = await page.evaluate(() => scrollY);
    await link.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await page.getByRole("tab", { name: "Growing" }).click();
    await comeBack();
    await expect(page).toHaveURL("/plants");
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 3);
    expect(await page.evaluate(() => scrollY)).toBeLessThan(place + 3);
    await expect(page.getByRole("heading", { level: 3, name, exact: true })).toBeInViewport();
  };
  await openAndComeBack(() => page.goBack());
  await openAndComeBack(() =>
    page.getByRole("main").getByRole("link", { name: "Back", exact: true }).click(),
  );
});
