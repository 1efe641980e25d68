// What every browser test stands on: a page whose console must stay silent, and a reading by axe in both themes.
import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";

export { expect };

export type ConsoleGuard = {
  /** Says that a line like this will be written; the test fails if it is not. */
  expect(line: string | RegExp): void;
  /** Says that a line like this may be written: which request a cut line hits is the moment's business. */
  allow(line: string | RegExp): void;
};

export const test = base.extend<{ consoleGuard: ConsoleGuard; disclaimer: "accepted" | "absent" }>({
  // Most readers have agreed long ago; tests of the disclaimer say that theirs has not.
  disclaimer: ["accepted", { option: true }],
  page: async ({ page, disclaimer }, use) => {
    if (disclaimer === "accepted") {
      await page.addInitScript(() => {
        try {
          localStorage.setItem("herbalDisclaimerAccepted", "true");
        } catch {
          // A page without an origin, such as about:blank, keeps nothing.
        }
      });
    }
    await use(page);
  },
  consoleGuard: [
    async ({ page }, use) => {
      const lines: string[] = [];
      const expected: (string | RegExp)[] = [];
      // Where a test keeps the service worker out, the browser says so.
      const allowed: (string | RegExp)[] = ["Service Worker registration blocked by Playwright"];
      page.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") lines.push(message.text());
      });
      page.on("pageerror", (error) => lines.push(`Uncaught: ${error.message}`));

      await use({ expect: (line) => expected.push(line), allow: (line) => allowed.push(line) });

      const matches = (line: string, pattern: string | RegExp) =>
        typeof pattern === "string" ? line.includes(pattern) : pattern.test(line);
      const known = [...expected, ...allowed];
      const unexpected = lines.filter((line) => !known.some((pattern) => matches(line, pattern)));
      expect(unexpected, "lines in the console that no test expects").toEqual([]);
      const missing = expected.filter((pattern) => !lines.some((line) => matches(line, pattern)));
      expect(missing, "lines that should have been in the console").toEqual([]);
    },
    { auto: true },
  ],
});

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** The rules that read colours: all that a theme can change. */
const colourRules = ["color-contrast", "link-in-text-block"];

/** Without the extra page axe opens for frames of other sites, and without a list of what is well: three times as quick. */
function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();
}

/** Reads the page as it stands with axe, by day and by night. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // Colours take a moment to change; in between they have the contrast of neither theme.
    await page.evaluate(() =>
      Promise.allSettled(
        document
          .getAnimations()
          .filter((motion) => motion.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
          .map((motion) => motion.finished),
      ).then(() => undefined),
    );
    const reading = colorScheme === "light" ? axe(page).withTags(rules) : axe(page).withRules(colourRules);
    const { violations } = await reading.analyze();
    const found = violations.map(({ id, nodes }) => ({
      rule: id,
      at: nodes.map((node) => `${node.target.join(" ")}: ${node.failureSummary}`),
    }));
    expect(found, `axe, ${colorScheme} theme`).toEqual([]);
  }
}

/** Waits until the page answers to clicks: the year is written when it does. */
export async function alive(page: Page): Promise<void> {
  await expect(page.getByText(/© \d{4} Bush Tea/)).toBeAttached();
}

/** Waits until the page has done what it does by itself after it came to life: then it can lose its connection in peace. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const fetched = performance.getEntriesByType("resource").map(({ name }) => name);
    const has = (part: string) => fetched.some((name) => name.includes(part));
    return has("/offline-corner-") && (location.pathname !== "/" || has("/user_analytics_events"));
  });
}

export async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
