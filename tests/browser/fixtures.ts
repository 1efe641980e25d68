// What every browser test stands on: a page whose console must stay silent, and a reading by axe in both themes.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test as base, expect, type Page } from "@playwright/test";
import type { RunOnly } from "axe-core";

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

const allRules: RunOnly = {
  type: "tag",
  values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
};
/** The rules that read colours: all that a theme can change. */
const colourRules: RunOnly = { type: "rule", values: ["color-contrast", "link-in-text-block"] };

const axeSource = readFileSync(
  createRequire(import.meta.resolve("@axe-core/playwright")).resolve("axe-core/axe.min.js"),
  "utf8",
);
declare global {
  interface Window {
    axe?: typeof import("axe-core");
  }
}

/** Reads the page as it stands with axe, by day and by night. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const found = await axeViolations(page, colorScheme === "light" ? allRules : colourRules);
    expect(found, `axe, ${colorScheme} theme`).toEqual([]);
  }
}

/**
 * Axe is brought into a page once and asked there: its own wrapper brings it anew each time, at twice the cost.
 * It reads the page from its top: a button half under the sticky header has what scrolling took, and is no fault.
 */
async function axeViolations(page: Page, runOnly: RunOnly): Promise<unknown[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  return page.evaluate(async (only) => {
    const { scrollX, scrollY } = window;
    window.scrollTo({ top: 0, left: 0, behavior: "instant" });
    // Colours take a moment to change; in between they have the contrast of neither theme.
    const passing = document
      .getAnimations()
      .filter((motion) => motion.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(passing.map((motion) => motion.finished));
    if (!window.axe) throw new Error("Axe did not come into the page");
    const { violations } = await window.axe.run(document, { runOnly: only, resultTypes: ["violations"] });
    window.scrollTo({ top: scrollY, left: scrollX, behavior: "instant" });
    return violations.map(({ id, nodes }) => ({
      rule: id,
      at: nodes.map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary}`),
    }));
  }, runOnly);
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
    return has("/offline-services-") && (location.pathname !== "/" || has("/user_analytics_events"));
  });
}

/** For a look at both sizes after a beginning that costs much and is the same for every window. */
export async function atBothSizes(page: Page, look: () => Promise<void>): Promise<void> {
  const phone = { width: 390, height: 844 };
  for (const viewport of [{ width: 1280, height: 800 }, phone]) {
    await page.setViewportSize(viewport);
    await look();
  }
}

/** Reads a state with axe that only its own test brings about, at both sizes; neither scrolls sideways. */
export async function expectAccessibleAtBothSizes(page: Page): Promise<void> {
  await atBothSizes(page, async () => {
    await expectAccessible(page);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  });
}

export async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
