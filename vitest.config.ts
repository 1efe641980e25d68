import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["{app,catalogue,herbalist,plates,server,scripts}/**/*.test.{ts,tsx}"],
        },
      },
      {
        test: {
          name: "integration",
          include: ["tests/integration/**/*.test.ts"],
          globalSetup: ["tests/support/global-setup.ts"],
          testTimeout: 90_000,
          hookTimeout: 120_000,
          // Several of these measure time; on a busy machine they get a second try.
          retry: process.env.CI ? 1 : 0,
        },
      },
    ],
  },
});
