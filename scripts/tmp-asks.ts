import { readFileSync } from "node:fs";
import { loadHerbalist } from "#herbalist/evaluation/scorecard.ts";
const h = await loadHerbalist();
for (const q of readFileSync(process.argv[2] ?? "", "utf8").trim().split("\n")) {
  const a = h.answer(q);
  console.log(`\n### ${q}   [${a.triage}/${a.kind}] asks=${a.decisions.understanding.asks} (${a.suggestion.split(/\s+/).length} words)\n${a.suggestion}`);
}
