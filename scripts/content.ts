// For content authors: `npm run content -- check [id…]` lists faults, `npm run content -- report` the coverage.
import { proseFaults } from "#catalogue/content-faults.ts";
import { coverage, coverageFaults, untaggedCategories } from "#catalogue/coverage.ts";
import { readCatalogue } from "#catalogue/load.ts";
import { readingGrade } from "#catalogue/prose.ts";
import { recordLines } from "#catalogue/record-coverage.ts";

const [command, ...ids] = process.argv.slice(2);
if (command === "check") await check();
else if (command === "report") await report();
else {
  console.error("Usage: npm run content -- check [plant id…] or npm run content -- report");
  process.exitCode = 2;
}

async function check() {
  const { value, faults } = await readCatalogue();
  const all = [...faults, ...proseFaults(value)];
  const wanted =
    ids.length === 0
      ? all
      : all.filter((fault) => ids.some((id) => fault.startsWith(`content/plants/${id}.yaml`)));
  const missingFiles = ids.filter(
    (id) =>
      !value.plants.some((plant) => plant.id === id) &&
      !faults.some((fault) => fault.includes(`/${id}.yaml`)),
  );
  for (const id of missingFiles) console.error(`content/plants/${id}.yaml: there is no such file`);
  for (const fault of wanted) console.error(fault);
  const count = wanted.length + missingFiles.length;
  const what = ids.length === 0 ? `${value.plants.length} plants and the shared files` : ids.join(", ");
  console.log(count === 0 ? `${what}: no faults` : `${what}: ${count} faults`);
  if (count > 0) process.exitCode = 1;
}

async function report() {
  const { value, faults } = await readCatalogue();
  const state = coverage(value);
  console.log(`Plants: ${state.written} of ${state.expected} written`);
  for (const hazard of ["none", "caution", "dangerous"])
    console.log(
      `  hazard ${hazard}: ${value.plants.filter((plant) => plant.safety.hazard === hazard).length}`,
    );
  console.log("Plants that may be offered, by condition (documented in scope.yaml):");
  for (const { slug, plants, documented } of state.conditions)
    console.log(`  ${slug}: ${plants} (${documented})`);
  console.log("Plants by category (documented in scope.yaml):");
  for (const { name, plants, documented } of state.categories)
    console.log(`  ${name}: ${plants} (${documented})`);
  for (const line of recordLines(value)) console.log(line);
  const grades = value.plants.map((plant) => readingGrade(plant.description));
  if (grades.length > 0)
    console.log(
      `Reading grade of descriptions: ${(grades.reduce((a, b) => a + b, 0) / grades.length).toFixed(1)} on average`,
    );
  for (const { id, categories } of untaggedCategories(value))
    console.log(`Could also be filed: ${id} under ${categories.join(", ")}`);
  if (state.missing.length > 0) console.log(`Not written yet: ${state.missing.join(", ")}`);
  const open = [...faults, ...proseFaults(value), ...coverageFaults(state)];
  console.log(
    open.length === 0 ? "No faults." : `${open.length} faults; npm run content -- check lists them.`,
  );
}
