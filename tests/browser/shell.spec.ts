// The frame of every screen: header, menu, bottom bar, footer, theme, error views, offline notice, loading order.
import {
  expect,
  expectAccessible,
  expectAccessibleAtBothSizes,
  test,
  waitForHydration,
  waitForIdleRequests,
} from "./fixtures.ts";

const isPhone = (project: string) => project === "phone";

test("the header stays, the menu opens, the bottom bar marks the current page, and the footer is complete", async ({
  page,
}, { project }) => {
  await page.goto("/");
  await waitForHydration(page);
  const header = page.getByRole("banner");
  const entry = header.getByRole("link", { name: "Encyclopedia" });
  const open = page.getByRole("button", { name: "Open menu" });
  const bar = page.getByRole("navigation", { name: "Bottom" });
  await expect(header.getByRole("link", { name: "Bush Tea" })).toBeVisible();
  if (isPhone(project.name)) {
    await expect(entry).toBeHidden();
    await expect(header.getByRole("link", { name: "Sign Up" })).toBeHidden();
    await open.click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu).toBeVisible();
    await expect.poll(async () => (await menu.boundingBox())?.width).toBe(280);
    await expect(menu.getByRole("link")).toHaveText([
      "Home",
      "Encyclopedia",
      "What plant is this?",
      "Games",
      "Sign In",
      "Sign Up",
    ]);
    await expect(menu.getByRole("link", { name: "Home" })).toHaveAttribute("aria-current", "page");
    await expectAccessible(page);

    await menu.getByRole("link", { name: "Encyclopedia" }).click();
    await expect(page).toHaveURL("/plants");
    await expect(menu).toBeHidden();
    await expect(bar.getByRole("link")).toHaveText(["Home", "Plants", "Chat", "Dashboard"]);
    const current = bar.locator("[aria-current=page]");
    await expect(current).toHaveText(["Plants"]);
    // Home and the chat are the same page; the one that was asked for is the current one.
    await bar.getByRole("link", { name: "Chat" }).click();
    await expect(current).toHaveText(["Chat"]);
    await bar.getByRole("link", { name: "Home" }).click();
    await expect(current).toHaveText(["Home"]);
    expect((await bar.getByRole("list").boundingBox())?.height).toBe(64);

    await page.setViewportSize({ width: 700, height: 844 });
    await open.click();
    await expect.poll(async () => (await menu.boundingBox())?.width).toBe(320);
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();
  } else {
    await expect(open).toBeHidden();
    await expect(bar).toBeHidden();
    await page.mouse.wheel(0, 1500);
    await expect(header).toBeInViewport();
    await entry.click();
    await expect(page).toHaveURL("/plants");
    await expect(entry).toHaveAttribute("aria-current", "page");
    await expect(bar).toBeHidden();
  }

  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText("A community resource created by Guyanese, for Guyanese");
  await expect(footer).toContainText("For education only. Nothing here is medical advice");
  await expect(footer).toContainText("call 911");
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Bush Tea`);
  await expect(footer).toContainText("Powered by");
  for (const [name, path] of [
    ["About Us", "/about"],
    ["Medical Disclaimer", "/disclaimer"],
    ["Privacy Policy", "/privacy"],
    ["Terms & Conditions", "/terms"],
  ] as const)
    await expect(footer.getByRole("link", { name })).toHaveAttribute("href", path);
  if (isPhone(project.name)) {
    await bar.getByRole("link", { name: "Home" }).click();
    await expect(page).toHaveURL("/");
  }
});

test("every internal link of the site resolves", { tag: ["@once", "@long"] }, async ({ page, request }) => {
  const seen = new Set<string>();
  for (const path of ["/", "/plants", "/plants/neem", "/condition/skin-conditions", "/privacy"]) {
    await page.goto(path);
    await waitForHydration(page);
    const addresses = await page
      .locator("a[href^='/']")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    for (const address of addresses) seen.add(address);
  }
  expect(seen.size).toBeGreaterThan(6);
  for (const href of seen) expect((await request.get(href)).status(), href).toBe(200);
});

test("an unknown address is a 404 that logs its path and leads home", { tag: "@once" }, async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expect("404 Error: User attempted to access non-existent route: /no/such/bush");
  consoleGuard.expect("the server responded with a status of 404");
  const response = await page.goto("/no/such/bush");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
  await expect(page).toHaveTitle("Page not found · Bush Tea");
  await expectAccessibleAtBothSizes(page);
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1, name: "Bush Tea" })).toBeVisible();
});

test("a page that cannot be loaded offline says so and can be tried again", {
  tag: ["@once", "@long"],
}, async ({ page, context, consoleGuard }) => {
  consoleGuard.expect("net::ERR_INTERNET_DISCONNECTED");
  await page.goto("/plants/neem");
  await waitForHydration(page);
  await page.getByRole("link", { name: "Bush Tea" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Bush Tea" })).toBeVisible();
  await waitForIdleRequests(page);
  await context.setOffline(true);
  await expect(page.getByText("You're offline. Some features may be limited.")).toBeVisible();
  await page.getByRole("link", { name: "Ginger", exact: true }).click();
  await expect(page.getByRole("heading", { name: "This page needs a connection" })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("You're offline. Some features may be limited.")).toBeHidden();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ginger" })).toBeVisible();
});

test("the theme follows the system until the user chooses one, which is stored", { tag: "@once" }, async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/");
  await waitForHydration(page);
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const night = await ground();
  await page.emulateMedia({ colorScheme: "light" });
  const day = await ground();
  expect(night).not.toBe(day);

  await page.getByRole("button", { name: "Switch to dark theme" }).click();
  expect(await ground()).toBe(night);
  await page.reload({ waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await waitForHydration(page);
  expect(await ground()).toBe(night);
  await page.getByRole("button", { name: "Switch to light theme" }).click();
  expect(await ground()).toBe(day);
});

test("the skip link comes first, and focused elements are never covered by the bars", {
  tag: "@phone-first",
}, async ({ page }) => {
  await page.goto("/plants");
  await waitForHydration(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();

  for (let step = 0; step < 14; step += 1) {
    await page.keyboard.press("Tab");
    const hidden = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused) return true;
      const box = focused.getBoundingClientRect();
      // It must lie inside the window, and its centre must not be covered.
      if (box.left < 0 || box.right > innerWidth || box.top < 0 || box.bottom > innerHeight) return true;
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      return !(top && (focused.contains(top) || top.contains(focused)));
    });
    expect(hidden, `focus after ${step + 1} steps`).toBe(false);
  }
});

test("scripts load after the content, and hydration does not wait for a slow picture", {
  tag: "@once",
}, async ({ page }) => {
  await page.goto("/about");
  await waitForHydration(page);
  const { loaded, firstScript } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation");
    const scripts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"));
    return {
      loaded: navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : 0,
      firstScript: Math.min(...scripts.map(({ startTime }) => startTime)),
    };
  });
  expect(firstScript).toBeGreaterThanOrEqual(loaded);

  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/hero-/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.getByRole("heading", { level: 1 }).click();
  await waitForHydration(page);
  expect(await page.evaluate(() => document.readyState)).toBe("interactive");
  release();
});

test("hydration leaves the entry in the browser's history as the page wrote it", { tag: "@once" }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const write = history.replaceState;
    let count = 0;
    history.replaceState = function (...args) {
      count += 1;
      Object.assign(window, { entries_written: count });
      write.apply(this, args);
    };
  });
  await page.goto("/about");
  await waitForHydration(page);
  expect(await page.evaluate(() => Reflect.get(window, "entries_written"))).toBe(1);
  expect(await page.evaluate(() => history.state)).toEqual({ key: expect.any(String), idx: 0 });
});

test("on a phone, what is below the first screen waits for the first paint, but not when the page is reloaded", {
  tag: "@once",
}, async ({ page }) => {
  await page.addInitScript(() => {
    const frames: string[] = [];
    Object.assign(window, { frames_seen: frames });
    new MutationObserver(() => {
      const painted = performance.getEntriesByName("first-contentful-paint").length > 0;
      const later = document.documentElement.getAttribute("data-later");
      const left = later === null ? "none" : later.split(" ").filter(Boolean).length;
      frames.push(`${left} left ${painted ? "after" : "before"} the paint`);
    }).observe(document, { attributes: true, attributeFilter: ["data-later"], subtree: true });
  });
  const framesSeen = () => page.evaluate(() => Reflect.get(window, "frames_seen"));
  const scrolled = () => page.evaluate(() => scrollY);
  await page.goto("/plants/neem");
  await waitForHydration(page);
  const after = [5, 4, 3, 2, 1, 0, "none"].map((left) => `${left} left after the paint`);
  await expect.poll(framesSeen).toEqual(["6 left before the paint", ...after]);
  const font = await page.evaluate(async () => {
    await document.fonts.ready;
    const italic = performance.getEntriesByType("resource").find(({ name }) => /italic.*woff2/.test(name));
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    return { asked: italic?.startTime ?? 0, painted: paint?.startTime ?? 0 };
  });
  expect(font.asked).toBeGreaterThan(font.painted);

  const sources = page.getByRole("heading", { name: "Sources" });
  await sources.evaluate((heading) => heading.scrollIntoView({ behavior: "instant", block: "start" }));
  const place = await scrolled();
  expect(place).toBeGreaterThan(844);
  await page.reload();
  await waitForHydration(page);
  expect(await framesSeen()).toEqual([]);
  expect(Math.abs((await scrolled()) - place)).toBeLessThan(3);

  // A page with less to show does not wait for frames that have nothing.
  await page.goto("/about");
  await waitForHydration(page);
  await expect
    .poll(framesSeen)
    .toEqual(["6 left before the paint", "5 left after the paint", "none left after the paint"]);
});

test("opening a dialog on a phone leaves the style of the rest of the page alone", { tag: "@once" }, async ({
  page,
  browser,
}) => {
  await page.goto("/plants");
  await waitForHydration(page);
  await waitForIdleRequests(page);
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu).toBeVisible();
  const trace = (await browser.stopTracing()).toString();
  const recalculated = [...trace.matchAll(/"elementCount":(\d+)/g)].map(([, count]) => Number(count));
  expect(recalculated.length).toBeGreaterThan(0);
  // The menu's own elements and a few that surround it.
  expect(Math.max(...recalculated)).toBeLessThan((await menu.locator("*").count()) + 40);
});
