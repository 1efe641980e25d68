// The base of every browser test: a page that fails the test on unexpected console output, and checks with axe.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test as base, expect, type Page } from "@playwright/test";
import type { RunOptions } from "axe-core";
import { FULL_MATRIX } from "#tests/support/sample.ts";

export { expect };

export type ConsoleGuard = {
  /** Requires that a line like this is logged; the test fails if it is not. */
  expect(line: string | RegExp): void;
  /** Allows that a line like this is logged, for example when it depends on timing which request fails. */
  allow(line: string | RegExp): void;
};

export const test = base.extend<{ consoleGuard: ConsoleGuard; disclaimer: "accepted" | "absent" }>({
  // Accepted in advance, except in the tests of the disclaimer.
  disclaimer: ["accepted", { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured first argument
  extraHTTPHeaders: async ({}, use, { testId, repeatEachIndex }) => {
    await use({ "x-forwarded-for": networkOf(`${testId} ${repeatEachIndex}`) });
  },
  page: async ({ page, disclaimer }, use) => {
    if (disclaimer === "accepted") {
      await page.addInitScript(() => {
        try {
          localStorage.setItem("herbalDisclaimerAccepted", "true");
        } catch {
          // A page without an origin, such as about:blank, has no storage.
        }
      });
    }
    await use(page);
  },
  consoleGuard: [
    async ({ page }, use) => {
      const lines: string[] = [];
      const expected: (string | RegExp)[] = [];
      const allowed: (string | RegExp)[] = [
        // Logged where the configuration blocks service workers.
        "Service Worker registration blocked by Playwright",
        // On a slow machine an image may come from the memory of the page before, which leaves its preload unused.
        /^The resource \S+\/plates\/\S+ was preloaded using link preload but not used/,
      ];
      // Whatever is in flight when a session ends is refused.
      page.context().on("request", (request) => {
        if (request.url().includes("/auth/v1/logout")) allowed.push(/status of 401 .*\/rest\/v1\//);
      });
      page.on("console", (message) => {
        if (message.type() !== "error" && message.type() !== "warning") return;
        // A failed request says only its reason; the address tells which one it was.
        const failedRequest = message.text().startsWith("Failed to load resource");
        lines.push(failedRequest ? `${message.text()} (${message.location().url})` : message.text());
      });
      page.on("pageerror", (error) => lines.push(`Uncaught: ${error.message}`));

      await use({ expect: (line) => expected.push(line), allow: (line) => allowed.push(line) });

      const matches = (line: string, pattern: string | RegExp) =>
        typeof pattern === "string" ? line.includes(pattern) : pattern.test(line);
      const known = [...expected, ...allowed];
      const unexpected = lines.filter((line) => !known.some((pattern) => matches(line, pattern)));
      expect(unexpected, "unexpected lines in the console").toEqual([]);
      const missing = expected.filter((pattern) => !lines.some((line) => matches(line, pattern)));
      expect(missing, "expected lines that are missing in the console").toEqual([]);
    },
    { auto: true },
  ],
});

/** An address in a network of its own. */
function networkOf(test: string): string {
  const [first = 0, second = 0, third = 0] = createHash("sha256").update(test).digest();
  return `${1 + (first % 220)}.${second}.${third}.1`;
}

const desktopSize = { width: 1280, height: 800 };
const phoneSize = { width: 390, height: 844 };

const allRules: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
};
/** Without the rules that ask what is painted over each element, which take three quarters of axe's time. */
const markupRules: RunOptions = {
  ...allRules,
  rules: {
    "color-contrast": { enabled: false },
    "link-in-text-block": { enabled: false },
    "target-size": { enabled: false },
  },
};
/** The rules that depend on colours: only these can differ between the themes. */
const colourRules: RunOptions = {
  runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
};

const axeSource = readFileSync(
  createRequire(import.meta.resolve("@axe-core/playwright")).resolve("axe-core/axe.min.js"),
  "utf8",
);
declare global {
  interface Window {
    axe?: typeof import("axe-core");
  }
}

/**
 * Checks the page as it is with axe. `npm test` checks the markup, which is the same in both themes; the colours and the
 * sizes of controls, which all pages share, are checked on the main pages and in the gallery of components by
 * `expectAccessibleInBothThemes`.
 */
export async function expectAccessible(page: Page): Promise<void> {
  if (FULL_MATRIX) await expectAccessibleInBothThemes(page);
  else await checkWithAxe(page, "light", markupRules);
}

export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await checkWithAxe(page, "light", allRules);
  await checkWithAxe(page, "dark", colourRules);
}

async function checkWithAxe(page: Page, colorScheme: "light" | "dark", rules: RunOptions): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  expect(await axeViolations(page, rules), `axe, ${colorScheme} theme`).toEqual([]);
}

/**
 * Injects axe once per page; its Playwright wrapper injects it for every run, which takes twice as long.
 * The page is scrolled to its top first, because axe reports a button that is half under the sticky header.
 */
async function axeViolations(page: Page, rules: RunOptions): Promise<unknown[]> {
  if (!(await page.evaluate(() => "axe" in window))) {
    await page.evaluate(axeSource);
    await page.evaluate(stopTransitions);
  }
  return page.evaluate(async (options) => {
    const { scrollX, scrollY } = window;
    window.scrollTo({ top: 0, left: 0, behavior: "instant" });
    // While an element fades in, its contrast is not the final one.
    const passing = document
      .getAnimations()
      .filter((motion) => motion.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(passing.map((motion) => motion.finished));
    if (!window.axe) throw new Error("Axe is not in the page");
    const { violations } = await window.axe.run(document, { ...options, resultTypes: ["violations"] });
    window.scrollTo({ top: scrollY, left: scrollX, behavior: "instant" });
    return violations.map(({ id, nodes }) => ({
      rule: id,
      at: nodes.map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary}`),
    }));
  }, rules);
}

/**
 * While a colour transition runs, the contrast is that of neither theme; in a section that is laid out late, it begins
 * only when axe looks at the section.
 */
function stopTransitions(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("*, ::before, ::after { transition: none !important; }");
  document.adoptedStyleSheets.push(sheet);
}

/** Waits until React has hydrated the page: the year in the footer is rendered only then. */
export async function waitForHydration(page: Page): Promise<void> {
  await expect(page.getByText(/© \d{4} Bush Tea/)).toBeAttached();
}

/** Waits until the page has sent the requests that it sends when idle or at the first key, so that going offline does not fail one. */
export async function waitForIdleRequests(page: Page): Promise<void> {
  await waitForHydration(page);
  // The code of toasts is loaded at the first touch or key.
  await page.keyboard.press("Shift");
  await page.waitForFunction(() => {
    const fetched = performance.getEntriesByType("resource").map(({ name }) => name);
    const has = (part: string) => fetched.some((name) => name.includes(part));
    return (
      has("/offline-services-") &&
      has("/toaster-") &&
      (location.pathname !== "/" || has("/user_analytics_events"))
    );
  });
}

/**
 * Answers every request for a picture, for tests that go offline: pictures further down are fetched when they are
 * scrolled to, and the page's icon at every change of the address, so that offline one of them could fail.
 */
export async function stubPictures(page: Page): Promise<void> {
  await page.route(/\/plates\/|\.svg$/, (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
}

/** Runs a check in both window sizes, for tests whose setup is the same for both. */
export async function atBothSizes(page: Page, check: () => Promise<void>): Promise<void> {
  for (const viewport of [desktopSize, phoneSize]) {
    await page.setViewportSize(viewport);
    await check();
  }
}

/** Expects that neither window size scrolls horizontally, and checks the state with axe: on a phone, in full on both. */
export async function expectAccessibleAtBothSizes(page: Page): Promise<void> {
  await atBothSizes(page, async () => {
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    if (FULL_MATRIX || page.viewportSize()?.width === phoneSize.width) await expectAccessible(page);
  });
}

export async function horizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
