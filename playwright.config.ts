// Browser tests: the built site on a real server with its own database, in a phone-sized and a desktop-sized window.
import { randomBytes } from "node:crypto";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, type LaunchOptions } from "@playwright/test";
import { freePort } from "./tests/support/free-port.ts";

// Worker processes load this file as well; the environment hands them the values of the main process.
process.env.BROWSER_TEST_PORT ??= String(await freePort());
process.env.BROWSER_TEST_DATA ??= dataFolder();
/** Lets tests create users through the admin API, without a mail for each. */
process.env.BROWSER_TEST_SECRET ??= randomBytes(32).toString("hex");
const port = process.env.BROWSER_TEST_PORT;
const origin = `http://localhost:${port}`;

const phone = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 1,
};
/** Only the full browser shows notifications; all other tests use the headless shell where it is installed. */
const notifying = /reminders-push/;
/** `npm test` leaves these out: see CONTRIBUTING.md. `npm run test:long`, which sets FULL_MATRIX, runs every test. */
const fullMatrix = process.env.FULL_MATRIX === "1";
const excluded = fullMatrix ? [] : [/@long/];
const excludedOnDesktop = fullMatrix ? [] : [/@long/, /@phone-first/];

export default defineConfig({
  testDir: "tests/browser",
  fullyParallel: true,
  // One more than the two cores of the reference machine, because a test is idle for a seventh of its time. With four, the
  // embedded database ends statements of one test because those of others wait.
  workers: 3,
  forbidOnly: true,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [
    ["list"],
    ["json", { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? "test-results/browser.json" }],
  ],
  use: {
    baseURL: origin,
    // Precaching the whole site in every test would be slow; the tests of the service worker allow it.
    serviceWorkers: "block",
    // Tracing costs a third of the run: use `--trace retain-on-failure` to examine a failure.
    trace: "off",
    // Animations and smooth scrolling cost processor time in every test; the test of the animation turns them on.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: launch(process.env.CHROMIUM_SHELL_PATH ?? process.env.CHROMIUM_PATH),
  },
  projects: [
    // Tests tagged @once do not depend on the window size or set both sizes themselves; @desktop needs the large one.
    { name: "phone", testIgnore: notifying, grepInvert: [/@desktop/, ...excluded], use: phone },
    {
      name: "desktop",
      testIgnore: notifying,
      grepInvert: [/@once/, ...excludedOnDesktop],
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: "notified phone",
      testMatch: notifying,
      use: { ...phone, channel: "chromium", launchOptions: launch(process.env.CHROMIUM_PATH) },
    },
  ],
  webServer: {
    command: `"${process.execPath}" tests/browser/server/main.ts`,
    url: `${origin}/readyz`,
    env: {
      PORT: port,
      SITE_URL: origin,
      DATA_DIR: process.env.BROWSER_TEST_DATA,
      LOG_LEVEL: "error",
      JWT_SECRET: process.env.BROWSER_TEST_SECRET,
      // Each test sends a network address of its own, because the chat counts questions by network.
      TRUST_PROXY: "1",
      // The one-minute pause between mails to an address still applies.
      AUTH_LIMIT_FACTOR: "1000",
      API_DATABASE_SHARE: "0",
      // The lowest cost, because no test here is about password hashing.
      AUTH_BCRYPT_COST: "4",
    },
    stdout: "ignore",
    stderr: "pipe",
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});

/** Without a path, Playwright uses its own browser. */
function launch(executablePath: string | undefined): LaunchOptions {
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  };
}

/** With a copy of the database that the integration tests have left, or empty. */
function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "bush-tea-browser-"));
  const { PREPARED_DATABASE } = process.env;
  if (PREPARED_DATABASE !== undefined && existsSync(PREPARED_DATABASE))
    cpSync(PREPARED_DATABASE, folder, { recursive: true });
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
