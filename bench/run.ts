/** `npm run bench [-- NAME…]`: runs the benchmarks, prints their tables and keeps them in bench/results.md. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { chatSuite } from "./chat.ts";
import { herbalistSuite } from "./herbalist.ts";
import { leaderboardSuite } from "./leaderboard.ts";
import { remindersSuite } from "./reminders.ts";
import { reportTable, type Suite } from "./report.ts";
import { restSuite } from "./rest.ts";
import { searchSuite } from "./search.ts";
import { signInSuite } from "./sign-in.ts";

const SUITES: readonly Suite[] = [
  herbalistSuite,
  chatSuite,
  restSuite,
  signInSuite,
  searchSuite,
  leaderboardSuite,
  remindersSuite,
];
const FILE = join(import.meta.dirname, "results.md");

const chosen = process.argv.slice(2);
const unknown = chosen.find((name) => !SUITES.some((suite) => suite.name === name));
if (unknown !== undefined) {
  console.error(`There is no benchmark "${unknown}": ${SUITES.map((suite) => suite.name).join(", ")}`);
  process.exit(1);
}

let missed = 0;
const sections = readSections();
for (const suite of SUITES) {
  if (chosen.length > 0 && !chosen.includes(suite.name)) continue;
  const rows = await suite.run();
  missed += rows.filter((row) => !row.kept).length;
  const table = reportTable(suite.title, rows);
  console.log(table);
  sections.set(suite.title, table);
}
writeFileSync(FILE, [heading(), ...sections.values()].join("\n"));
process.exitCode = missed > 0 ? 1 : 0;

function heading(): string {
  return `# Benchmarks

Ratios to a baseline measured in the same run, by \`npm run bench\`. Absolute figures belong to the machine they were
taken on: ${cpus().length} cores, Node ${process.versions.node}.
`;
}

/** Tables of benchmarks that did not run this time stay as they were. */
function readSections(): Map<string, string> {
  const text = existsSync(FILE) ? readFileSync(FILE, "utf8") : "";
  return new Map(
    text
      .split(/^(?=## )/m)
      .slice(1)
      .map((section) => [section.slice(3, section.indexOf("\n")), section]),
  );
}
