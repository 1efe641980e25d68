/** Lighthouse with mobile emulation on the main landing pages: the median of five runs for each. */
import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import * as z from "zod";
import type { BenchRow, Suite } from "./report.ts";
import { startServerProcess } from "./server-process.ts";
import { median, ms } from "./timing.ts";

const PROGRAM = join(import.meta.dirname, "tools", "node_modules", "lighthouse", "cli", "index.js");
const RUNS = 5;
const RETRIES = 2;
const PAGES = ["/", "/plants", "/plants/neem", "/condition/diabetes", "/about"];
const CHROME = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
const FLAGS = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-background-networking"];
const CATEGORIES = [
  { key: "performance", name: "performance", atLeast: 98 },
  { key: "accessibility", name: "accessibility", atLeast: 100 },
  { key: "best-practices", name: "best practices", atLeast: 100 },
  { key: "seo", name: "SEO", atLeast: 100 },
] as const;
const TARGET = `at least ${CATEGORIES.map(({ name, atLeast }) => `${name} ${atLeast}`).join(", ")}`;

const score = z.object({ score: z.number() });
const metric = z.object({ numericValue: z.number() });
const reportSchema = z.object({
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.object({ performance: score, accessibility: score, "best-practices": score, seo: score }),
  audits: z.object({
    "largest-contentful-paint": metric,
    "total-blocking-time": metric,
    "cumulative-layout-shift": metric,
  }),
});
type Run = z.infer<typeof reportSchema>;

export const lighthouseSuite: Suite = {
  name: "lighthouse",
  title: "Lighthouse",
  onlyByName: true,
  async run() {
    if (!existsSync(CHROME)) return [missing()];
    const folder = mkdtempSync(join(tmpdir(), "bush-tea-bench-lighthouse-"));
    const server = await startServerProcess({ DATA_DIR: join(folder, "data") });
    try {
      const runs = new Map<string, Run[]>(PAGES.map((page) => [page, []]));
      // Interleaved, so that other load on the machine affects all pages alike.
      for (let round = 0; round < RUNS; round += 1)
        for (const page of PAGES) runs.get(page)?.push(await audit(`${server.siteUrl}${page}`, folder));
      return [...runs].map(([page, all]) => row(page, all));
    } finally {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** Lighthouse occasionally loses the trace of a page (NO_NAVSTART); such a run is repeated. */
async function audit(url: string, folder: string): Promise<Run> {
  for (let left = RETRIES; ; left -= 1)
    try {
      return await auditOnce(url, folder);
    } catch (error) {
      if (left === 0) throw error;
      console.error(`Retrying ${url}: ${error instanceof Error ? error.message : error}`);
    }
}

async function auditOnce(url: string, folder: string): Promise<Run> {
  const file = join(folder, "report.json");
  // An earlier report must not be taken for this one.
  rmSync(file, { force: true });
  await promisify(execFile)(
    process.execPath,
    [PROGRAM, url, "--quiet", `--chrome-flags=${FLAGS.join(" ")}`, "--output=json", `--output-path=${file}`],
    { env: { ...process.env, CHROME_PATH: CHROME } },
  );
  return reportSchema.parse(JSON.parse(readFileSync(file, "utf8")));
}

function row(page: string, runs: readonly Run[]): BenchRow {
  const middle = (pick: (run: Run) => number) => median(runs.map(pick));
  const scores = CATEGORIES.map(({ key, name, atLeast }) => ({
    name,
    atLeast,
    value: Math.round(middle((run) => run.categories[key].score) * 100),
  }));
  const metricOf = (key: keyof Run["audits"]) => middle((run) => run.audits[key].numericValue);
  return {
    what: `${page}, median of ${runs.length}`,
    baseline: `a machine of benchmark index ${Math.round(middle((run) => run.environment.benchmarkIndex))}`,
    measured: [
      ...scores.map(({ name, value }) => `${name} ${value}`),
      `LCP ${ms(metricOf("largest-contentful-paint"))}`,
      `TBT ${ms(metricOf("total-blocking-time"))}`,
      `CLS ${metricOf("cumulative-layout-shift").toFixed(3)}`,
    ].join(", "),
    ratio: undefined,
    target: TARGET,
    met: scores.every(({ value, atLeast }) => value >= atLeast),
  };
}

function missing(): BenchRow {
  return {
    what: "pages in Lighthouse",
    baseline: `there is no Chromium at ${CHROME}`,
    measured: "**not measured**: install Chromium or set CHROMIUM_PATH",
    ratio: undefined,
    target: TARGET,
    met: false,
  };
}
