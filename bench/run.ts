/** `npm run bench [-- NAME… --FLAG…]`: runs the benchmarks, prints their tables and writes them to bench/results.md. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { adminSuite } from "./admin.ts";
import { chatSuite } from "./chat.ts";
import { growthSuite } from "./growth.ts";
import { herbalistSuite } from "./herbalist.ts";
import { hostileReaderSuite } from "./hostile-reader.ts";
import { hostileWriterSuite } from "./hostile-writer.ts";
import { identifySuite } from "./identify.ts";
import { leaderboardSuite } from "./leaderboard.ts";
import { lighthouseSuite } from "./lighthouse.ts";
import { loadSuite } from "./load.ts";
import { passwordGuessingSuite } from "./password-guessing.ts";
import { remindersSuite } from "./reminders.ts";
import { reportCurves, reportTable, type Suite } from "./report.ts";
import { restSuite } from "./rest.ts";
import { searchSuite } from "./search.ts";
import { signInSuite } from "./sign-in.ts";
import { staticSuite } from "./static.ts";
import { typingSuite } from "./typing.ts";

const SUITES: readonly Suite[] = [
  herbalistSuite,
  chatSuite,
  restSuite,
  signInSuite,
  passwordGuessingSuite,
  searchSuite,
  identifySuite,
  leaderboardSuite,
  remindersSuite,
  adminSuite,
  loadSuite,
  hostileReaderSuite,
  hostileWriterSuite,
  staticSuite,
  growthSuite,
  lighthouseSuite,
  typingSuite,
];
const FILE = join(import.meta.dirname, "results.md");

const args = process.argv.slice(2);
const flags = new Set(args.filter((word) => word.startsWith("--")));
const chosen = args.filter((word) => !flags.has(word));
const unknown = chosen.find((name) => !SUITES.some((suite) => suite.name === name));
if (unknown !== undefined) {
  console.error(`There is no benchmark "${unknown}": ${SUITES.map((suite) => suite.name).join(", ")}`);
  process.exit(1);
}

let missed = 0;
const sections = readSections();
for (const suite of SUITES) {
  if (chosen.length > 0 ? !chosen.includes(suite.name) : suite.onlyByName) continue;
  const report = await suite.run(flags);
  const { rows, curves } = "rows" in report ? report : { rows: report, curves: [] };
  missed += rows.filter((row) => !row.met).length;
  const table = [reportTable(suite.title, rows), reportCurves(curves)]
    .filter((part) => part !== "")
    .join("\n");
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

/** Sections of benchmarks that did not run this time are kept unchanged. */
function readSections(): Map<string, string> {
  const text = existsSync(FILE) ? readFileSync(FILE, "utf8") : "";
  return new Map(
    text
      .split(/^(?=## )/m)
      .slice(1)
      .map((section) => [section.slice(3, section.indexOf("\n")), `${section.trimEnd()}\n`]),
  );
}
