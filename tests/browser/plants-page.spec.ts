// A plant's page: tabs, safety warnings, pronunciation, sharing, printing, related plants, with and without JavaScript.
import { expect, expectAccessible, horizontalOverflow, test, waitForHydration } from "./fixtures.ts";

const parts = ["Overview", "History", "Medicinal", "Growing", "Fun Facts"];

test("tabs are stored in the address and work with mouse and keyboard", { tag: "@once" }, async ({
  page,
}) => {
  await page.goto("/plants/neem");
  await waitForHydration(page);
  await expect(page.getByRole("tab")).toHaveText(parts);
  await expect(page.getByRole("heading", { level: 2, name: "About" })).toBeVisible();
  await page.getByRole("tab", { name: "Growing" }).click();
  await expect(page).toHaveURL("/plants/neem?tab=growing");
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL("/plants/neem?tab=fun-facts");
  await expect(page.getByRole("tabpanel").getByRole("listitem").first()).toBeVisible();
  await page.keyboard.press("Home");
  await expect(page).toHaveURL("/plants/neem");
  await page.goto("/plants/neem?tab=fun-facts");
  const last = page.getByRole("tab", { name: "Fun Facts" });
  await expect(last).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("heading", { level: 2, name: "Fun Facts" })).toBeVisible();
  // On a phone the row of tabs scrolls to the selected one; the page itself does not scroll.
  await expect.poll(() => last.evaluate((tab) => tab.getBoundingClientRect().right <= innerWidth)).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("the first screen has plate, names, hazard, warning, facts and tabs; safety warnings come first in the Medicinal tab", {
  tag: "@phone-first",
}, async ({ page }) => {
  await page.goto("/plants/neem");
  await waitForHydration(page);
  const seen = [
    page.getByRole("img", { name: /^Neem, Azadirachta indica/ }),
    page.getByRole("heading", { level: 1, name: "Neem" }),
    page.getByText("Caution", { exact: true }).first(),
    page.getByText("Before you use it", { exact: true }),
    page.getByText("Difficulty to grow", { exact: true }),
    page.getByRole("tab", { name: "Overview" }),
  ];
  for (const part of seen) await expect(part).toBeInViewport({ ratio: 1 });
  // What is behind the bottom bar is not in sight.
  const bottom = await page.getByRole("tablist").evaluate((list) => list.getBoundingClientRect().bottom);
  const barTop = await page.evaluate(() =>
    Math.min(
      ...[...document.querySelectorAll("nav[aria-label=Bottom]")].map(
        (bar) => bar.getBoundingClientRect().top || innerHeight,
      ),
    ),
  );
  expect(bottom).toBeLessThanOrEqual(barTop);

  await page.getByRole("link", { name: "Read all safety warnings" }).click();
  await expect(page).toHaveURL("/plants/neem?tab=medicinal#safety-warnings");
  const panel = page.getByRole("tabpanel", { name: "Medicinal" });
  await expect(panel.getByRole("heading", { level: 2 }).first()).toHaveText("Safety Warnings");
  await expect(panel.getByRole("heading", { level: 2, name: "Safety Warnings" })).toBeInViewport();
  for (const name of ["Traditional Uses", "Modern Research", "Preparation Methods", "Tell my doctor"])
    await expect(panel.getByRole("heading", { level: 2, name })).toBeVisible();
  // A long table is folded; the list of parts opens and shows it.
  const column = panel.getByRole("columnheader", { name: "If you take" });
  await expect(column).toBeHidden();
  await expect(panel.getByText(/^Avoid with: .+/).first()).toBeVisible();
  await panel
    .getByRole("navigation", { name: "Parts of this tab" })
    .getByRole("link", { name: "With medicines" })
    .click();
  await expect(column).toBeInViewport();
  await expectAccessible(page);
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
});

test("research is told by its result, and every preparation with its limits", { tag: "@once" }, async ({
  page,
}) => {
  await page.goto("/plants/carilla?tab=medicinal");
  await waitForHydration(page);
  const panel = page.getByRole("tabpanel", { name: "Medicinal" });
  await expect(panel.getByText(/^Diabetes, .*: mixed results$/)).toBeVisible();
  await expect(panel).not.toContainText("tested in people");
  const tea = panel.locator("dl > div").filter({ hasText: "Bitter leaf tea" });
  for (const line of ["How: drink", "Times a day: 1", "Days at most: 3"])
    await expect(tea.getByText(line, { exact: true })).toBeVisible();
});

test("sources can be opened, the readings are counted, and the record can be downloaded", {
  tag: "@once",
}, async ({ page, request }) => {
  await page.goto("/plants/sorrel");
  const sources = page.getByRole("region", { name: "Sources" });
  await expect(sources).toContainText(/Of the \d+ statements recorded about this plant, \d+ were read/);
  for (const link of await sources.getByRole("listitem").getByRole("link").all())
    expect(await link.getAttribute("href")).toMatch(/^https?:\/\//);
  const record = await sources
    .getByRole("link", { name: "Download this record (JSON)" })
    .getAttribute("href");
  const response = await request.get(record ?? "");
  expect(response.headers()["content-type"]).toContain("application/json");
  expect(await response.json()).toMatchObject({ id: "sorrel", names: { scientific: "Hibiscus sabdariffa" } });
});

test("a dangerous plant is shown only as one not to mistake it for", { tag: "@once" }, async ({ page }) => {
  await page.goto("/plants/locust");
  const mistaken = page.getByRole("region", { name: "Do not mistake it for", exact: true }).last();
  await expect(mistaken.getByText("Dangerous")).toBeVisible();
  const related = page.getByRole("region", { name: "Related Plants" });
  await expect(related.getByRole("listitem")).toHaveCount(4);
  await expect(related.getByText("Dangerous")).toHaveCount(0);
});

test("a plant's page does not fetch again what it was printed with", { tag: "@once" }, async ({ page }) => {
  const asked: (string | null)[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === "/rest/v1/plants") asked.push(searchParams.get("select"));
    else if (pathname.endsWith(".data")) asked.push(pathname);
  });
  await page.goto("/plants/neem");
  await expect(page.locator("dt:text-is('Views') + dd")).toHaveText(/^\d+$/);
  expect(asked).toEqual(["view_count"]);
});

test("a plant added after the build is fetched, and missing information is marked as missing", {
  tag: "@once",
}, async ({ page, consoleGuard }) => {
  consoleGuard.expect("the server responded with a status of 404");
  await page.route("**/rest/v1/plants?*id=eq.added-later*", async (route) => {
    const neem = await route.fetch({ url: route.request().url().replace("added-later", "neem") });
    const [row]: Record<string, unknown>[] = await neem.json();
    await route.fulfill({
      json: [
        {
          ...row,
          id: "added-later",
          history: null,
          plant_family: null,
          availability: null,
          difficulty_level: null,
          growing_info: {},
          fun_facts: [],
          safety: null,
        },
      ],
    });
  });
  await page.goto("/plants/added-later?tab=history");
  await expect(page.getByText("Historical information coming soon...")).toBeVisible();
  await expect(page.getByText("N/A", { exact: true })).toHaveCount(3);
  await page.getByRole("tab", { name: "Growing" }).click();
  await expect(page.getByText("There is no information about growing it yet.")).toBeVisible();
});

test("a plant's page speaks names, shares the plant in three ways, and links to four related plants", {
  tag: ["@once", "@long"],
}, async ({ page, context, baseURL }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    const spoken: unknown[] = [];
    Reflect.set(window, "spoken", spoken);
    speechSynthesis.speak = ({ text, lang, rate }) => void spoken.push([text, lang, Number(rate.toFixed(2))]);
    Reflect.deleteProperty(Navigator.prototype, "share");
  });
  await page.goto("/plants/neem");
  await waitForHydration(page);
  await page.getByRole("button", { name: "Hear Azadirachta indica" }).click();
  await page.getByRole("button", { name: "Hear Neem" }).first().click();
  expect(await page.evaluate(() => Reflect.get(window, "spoken"))).toEqual([
    ["Azadirachta indica", "en-US", 0.8],
    ["Neem", "en-US", 0.8],
  ]);
  await page.evaluate(() => Reflect.deleteProperty(window, "SpeechSynthesisUtterance"));
  await page.getByRole("button", { name: "Hear Azadirachta indica" }).click();
  const toast = page.getByRole("listitem").filter({ hasText: "Not supported" });
  await expect(toast).toContainText("Your browser doesn't support audio pronunciation");

  const bar = page.getByRole("main");
  const link = await bar.getByRole("link", { name: "Share Neem on WhatsApp" }).getAttribute("href");
  const text = new URL(link ?? "").searchParams.get("text") ?? "";
  expect(text).toMatch(/^Neem \(Azadirachta indica\): Neem is the bitter tree/);
  const told = text.split("\n")[0]?.replace("Neem (Azadirachta indica): ", "") ?? "";
  expect(told.length).toBeGreaterThan(80);
  expect(told.length).toBeLessThanOrEqual(100);
  expect(text.split("\n")[1]).toBe(`${baseURL}/plants/neem`);

  await bar.getByRole("button", { name: "Share Neem" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Link copied!" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/plants/neem`);

  await page.evaluate(() => {
    Navigator.prototype.share = async (data) => void Reflect.set(window, "shared", data);
  });
  await bar.getByRole("button", { name: "Share Neem" }).click();
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, "shared")))
    .toMatchObject({ title: "Neem", url: `${baseURL}/plants/neem` });

  const related = page.getByRole("region", { name: "Related Plants" });
  await expect(related.getByRole("listitem")).toHaveCount(4);
  await expect(related.getByRole("link", { name: "Neem", exact: true })).toHaveCount(0);
  const next = related.getByRole("link").first();
  const name = await next.innerText();
  // By key: the toast of the copied link may still lie over the card on a phone.
  await next.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
});

test("the summary for a doctor prints on one page and can be sent as a message", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => void Reflect.set(window, "printed", true);
  });
  await page.goto("/plants/neem?tab=medicinal");
  await waitForHydration(page);
  const message = await page.getByRole("link", { name: "Send by WhatsApp" }).getAttribute("href");
  expect(new URL(message ?? "").searchParams.get("text")).toContain("Never swallow neem seed oil.");
  await page.getByRole("button", { name: "Print the page" }).click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "printed"))).toBe(true);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "With medicines" })).toBeVisible();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  await page.emulateMedia({ media: "screen" });
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(page.locator(".print-sheet")).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the list leads to a plant's page, and all its sections, sources and related plants can be read", {
    tag: "@once",
  }, async ({ page }) => {
    await page.goto("/plants");
    await page.getByRole("link", { name: "Neem", exact: true }).first().click();
    await expect(page).toHaveURL(/\/plants\/neem\/?$/);
    for (const name of [
      "About",
      "History",
      "Safety Warnings",
      "Traditional Uses",
      "Modern Research",
      "Preparation Methods",
      "Growing",
      "Fun Facts",
      "Sources",
      "Related Plants",
    ])
      await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
    await expect(page.getByRole("tab")).toHaveCount(0);
    await expect(page.getByRole("button", { name: /Bookmark|Hear|Print/ })).toHaveCount(0);
  });
});

test("link preview data names the picture, the article and the breadcrumbs, and no reviewer", {
  tag: "@once",
}, async ({ request, baseURL }) => {
  const html = await (await request.get("/plants/neem")).text();
  expect(html).toContain(`content="${baseURL}/plates/neem-og.jpg"`);
  const picture = await request.get("/plates/neem-og.jpg");
  expect(picture.headers()["content-type"]).toBe("image/jpeg");
  const data = /<script type="application\/ld\+json">(.+?)<\/script>/.exec(html)?.[1] ?? "";
  const graph: { "@type": string; itemListElement?: unknown[] }[] = JSON.parse(data)["@graph"];
  expect(graph.map((node) => node["@type"])).toEqual(["Article", "BreadcrumbList"]);
  expect(graph[1]?.itemListElement).toHaveLength(3);
  expect(data).not.toMatch(/reviewedBy|aggregateRating|"author"/);
});

test("the numbers on a drawing are explained, on a phone when it is enlarged", {
  tag: "@phone-first",
}, async ({ page }) => {
  await page.goto("/plants/neem");
  await waitForHydration(page);
  const enlarge = page.getByRole("button", { name: "Enlarge the drawing" });
  if (await enlarge.isVisible()) await enlarge.click();
  const key = page.getByRole("list", { name: "Numbers on the drawing" }).filter({ visible: true });
  await expect(key.getByRole("listitem").first()).toHaveText(/^1 \w/);
});
