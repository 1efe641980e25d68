/**
 * The chat through the whole server on PGlite: HTTP, token check, rate limits, triage latch, answering and storing.
 * The baseline is the herbalist alone with the same questions in the same run.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readQuestions } from "#herbalist/evaluation/question-set.ts";
import { loadHerbalist } from "#herbalist/evaluation/scorecard.ts";
import { createLog } from "#server/log.ts";
import { readSettings } from "#server/settings.ts";
import { startServer } from "#server/start.ts";
import { healthUnderWorstQuestions } from "./chat-load.ts";
import type { BenchRow, Suite } from "./report.ts";

const WARM_UP = 60;
const ASKED = 300;
const ROUNDS = 3;

export const chatSuite: Suite = {
  name: "chat",
  title: "The chat through the server",
  async run() {
    return [await sequentialQuestions(), await healthUnderWorstQuestions()];
  },
};

async function sequentialQuestions(): Promise<BenchRow> {
  const herbalist = await loadHerbalist();
  const questions = (await readQuestions("taught")).map(({ q }) => q).slice(0, ASKED);
  const alone = await times(questions, async (query) => void herbalist.answer(query));
  const dataDir = mkdtempSync(join(tmpdir(), "bush-tea-bench-chat-"));
  const server = await startServer({
    settings: readSettings({
      DATA_DIR: dataDir,
      PORT: "0",
      SITE_URL: "http://localhost",
      JWT_SECRET: "the shared secret of the benchmark, long enough",
      TRUST_PROXY: "1",
    }),
    log: createLog("silent"),
    siteFolder: join(dataDir, "no-site"),
  });
  let reader = 0;
  const ask = async (query: string) => {
    reader += 1;
    const response = await fetch(`${server.url}/functions/v1/herbal-chat`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${server.anonKey}`,
        // Each question comes from its own network, so that rate limits do not affect the result.
        "x-forwarded-for": `198.51.${Math.floor(reader / 250)}.${reader % 250}`,
      },
      body: JSON.stringify({ query, conversationHistory: [], sessionId: null, userId: null }),
    });
    if (response.status !== 200) throw new Error(`${response.status} for "${query}"`);
    await response.text();
  };
  try {
    await times(questions.slice(0, WARM_UP), ask);
    return row(alone, await times(questions, ask));
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Best of three for each question, to exclude other load on the machine. */
async function times(questions: readonly string[], ask: (query: string) => Promise<void>): Promise<number[]> {
  const best = questions.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < ROUNDS; round++)
    for (const [at, query] of questions.entries()) {
      const start = performance.now();
      await ask(query);
      best[at] = Math.min(best[at] ?? Number.POSITIVE_INFINITY, performance.now() - start);
    }
  return best.sort((a, b) => a - b);
}

function row(alone: readonly number[], served: readonly number[]): BenchRow {
  const at = (list: readonly number[], share: number) => list[Math.floor((list.length - 1) * share)] ?? 0;
  const p99 = at(served, 0.99);
  return {
    what: "p99 of herbal-chat, one question after another",
    baseline: `herbalist alone ${at(alone, 0.99).toFixed(1)} ms`,
    measured: `${p99.toFixed(1)} ms (p50 ${at(served, 0.5).toFixed(1)} ms)`,
    ratio: p99 / at(alone, 0.99),
    target: "under 60 ms",
    met: p99 < 60,
  };
}
