import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Vitest begins with the largest file. Counting the scorecards takes longest: begun last, it kept one core waiting. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const longest = (file: TestSpecification) => Number(file.moduleId.endsWith("/scorecard.test.ts"));
    return (await super.sort(files)).sort((a, b) => longest(b) - longest(a));
  }
}

const unit = {
  // They share what they import: half of their time went into reading the same modules again for each file.
  isolate: false,
  // Some read the whole catalogue; on a busy machine that takes longer than vitest would wait.
  testTimeout: 120_000,
};

export default defineConfig({
  test: {
    // One for each core of the small machine that the suite is timed on; vitest would leave one idle.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        // The app's modules need Vite: they have JSX.
        test: { name: "unit-app", include: ["app/**/*.test.{ts,tsx}"], ...unit },
      },
      {
        test: {
          name: "unit",
          include: ["{catalogue,games,herbalist,identify,plates,server,scripts}/**/*.test.ts"],
          // Node runs them as it runs the server; through Vite's module runner the herbalist takes a third longer.
          experimental: { viteModuleRunner: false },
          ...unit,
        },
      },
      {
        test: {
          name: "integration",
          include: ["tests/integration/**/*.test.ts"],
          globalSetup: ["tests/support/global-setup.ts"],
          // They share what they import, and servers that are warm: two of every five seconds went into starting anew.
          isolate: false,
          // Thousands of requests take seconds on a quiet machine; on a busy one they are slow, and that is no finding.
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      {
        // Tests that start, kill or overload whole processes; run by `npm run test:long`, not by `npm test`.
        test: {
          name: "long",
          include: ["tests/long/**/*.test.ts"],
          globalSetup: ["tests/support/global-setup.ts"],
          // Eight kills and starts took 397 s beside ten other programs.
          testTimeout: 1_200_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
