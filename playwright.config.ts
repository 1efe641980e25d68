// Browser tests: the built site on a real server with a database of its own, at a phone's and a desktop's size.
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, type LaunchOptions } from "@playwright/test";
import { freePort } from "./tests/support/free-port.ts";

// Worker processes read this file, too; what the first one chose comes to them through the environment.
process.env.BROWSER_TEST_PORT ??= String(await freePort());
process.env.BROWSER_TEST_DATA ??= scratchFolder();
/** Lets tests make people by the admin calls, without a mail for each. */
process.env.BROWSER_TEST_SECRET ??= randomBytes(32).toString("hex");
const port = process.env.BROWSER_TEST_PORT;
const origin = `http://localhost:${port}`;

const phone = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 1,
};
/** Only a whole browser shows notifications; the others run in the shell of one, when there is one. */
const notifying = /reminders-push/;

export default defineConfig({
  testDir: "tests/browser",
  fullyParallel: true,
  // One more than the small machine has cores: a test waits a seventh of its time.
  workers: 3,
  forbidOnly: true,
  // Where nobody watches, a test gets a second try; `npm test` says how many needed it.
  retries: process.env.CI ? 1 : 0,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [
    ["list"],
    ["json", { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? "test-results/browser.json" }],
  ],
  use: {
    baseURL: origin,
    // A worker that keeps the whole site would be at work in every test; the tests about it let it in.
    serviceWorkers: "block",
    // Recording costs a third of the run: ask for it with `--trace retain-on-failure` when a test fails.
    trace: "off",
    launchOptions: launch(process.env.CHROMIUM_SHELL_PATH ?? process.env.CHROMIUM_PATH),
  },
  projects: [
    { name: "phone", testIgnore: notifying, use: phone },
    // A test tagged @once is about something that no window size changes.
    {
      name: "desktop",
      testIgnore: notifying,
      grepInvert: /@once/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: "notified phone",
      testMatch: notifying,
      use: { ...phone, channel: "chromium", launchOptions: launch(process.env.CHROMIUM_PATH) },
    },
  ],
  webServer: {
    command: `"${process.execPath}" server/main.ts`,
    url: `${origin}/readyz`,
    env: {
      PORT: port,
      SITE_URL: origin,
      DATA_DIR: process.env.BROWSER_TEST_DATA,
      LOG_LEVEL: "error",
      JWT_SECRET: process.env.BROWSER_TEST_SECRET,
      // All tests come from one network; the minute between two mails to an address stays.
      AUTH_LIMIT_FACTOR: "1000",
      // All browsers of the tests come from one network.
      API_DATABASE_SHARE: "0",
    },
    stdout: "ignore",
    stderr: "pipe",
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});

/** Without a path, Playwright's own. */
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

function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "bush-tea-browser-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
