// `npm run train`: rebuilds the weights of the learned part of triage from the taught questions, byte for byte.
import { writeFile } from "node:fs/promises";
import { readQuestions } from "./question-set.ts";
import { loadHerbalist } from "./scorecard.ts";
import { printModel, train } from "./training.ts";

const printed = printModel(train(await loadHerbalist(), await readQuestions("taught")));
await writeFile(new URL("../triage/likely/learned.json", import.meta.url), printed);
console.log(`Wrote ${printed.split("\n").length - 6} features, ${printed.length} bytes.`);
