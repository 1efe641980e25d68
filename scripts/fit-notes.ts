// `npm run fit-notes`: learns the vectors of words from the notes' lines (herbalist/understand/word-vectors.ts), then fits what each
// measure of likeness counts for a note (note-weights.ts beside it) on questions for which readers marked the nearest notes as right or
// wrong (note-choices.yaml). The same content gives the same files, byte for byte. `-- --weights` keeps the vectors.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { parse } from "yaml";
import * as z from "zod";
import { loadCatalogue } from "#catalogue/load.ts";
import { trainWordVectors } from "#herbalist/evaluation/train-word-vectors.ts";
import { createKnowledge } from "#herbalist/understand/knowledge.ts";
import {
  createNoteExamples,
  type IndexedNote,
  indexNote,
  type Line,
} from "#herbalist/understand/note-examples.ts";
import { type Likeness, likenessOf } from "#herbalist/understand/note-likeness.ts";
import { meaningSize, signsOf } from "#herbalist/understand/note-meaning.ts";
import { noteWeights } from "#herbalist/understand/note-weights.ts";

/** A question: the likeness of each candidate, and which of them are right (none, if no note answers it). */
type Choice = { candidates: number[][]; right: number[] };

const STEPS = 300;
const RATE = 0.1;
/** L2 regularisation. */
const DECAY = 0.001;
const FOLDS = 5;
const EPOCHS = 10;

const { values: only } = parseArgs({ options: { weights: { type: "boolean" } } });
const ids = z.array(z.string());
const marked = z.object({ choices: z.array(z.object({ q: z.string(), right: ids, wrong: ids })) });
const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const catalogue = await loadCatalogue();
const { read, index, complaintIds } = createKnowledge(catalogue);
const examples = createNoteExamples(catalogue.notes, read, index, complaintIds);
const { weightOf } = examples;
const names = Object.keys(noteWeights.weights) as (keyof Likeness)[];
const byId = new Map(examples.notes.map((note) => [note.note.id, note]));

const { choices } = marked.parse(
  parse(readFileSync(file("../herbalist/evaluation/questions/note-choices.yaml"), "utf8")),
);
if (only.weights !== true) {
  writeVectors();
  // A process reads the module with the vectors once, so another fits the weights on the new ones.
  const { status } = spawnSync(process.execPath, [import.meta.filename, "--weights"], { stdio: "inherit" });
  process.exit(status ?? 1);
}

const questions = choices.map(({ q, right, wrong }): Choice => {
  const line = examples.lineOf(read(q));
  const shown = [...right, ...wrong].filter((id) => byId.has(id));
  return {
    candidates: shown.map((id) => measures(line, withoutLine(byId.get(id), q))),
    right: shown.flatMap((id, place) => (right.includes(id) ? [place] : [])),
  };
});

reportFolds();
const fitted = fitWeights(questions);
const weights = names.map((name, at) => `    ${name}: ${round(fitted[at] ?? 0)},`).join("\n");
writeFileSync(
  file("../herbalist/understand/note-weights.ts"),
  `// Written by \`npm run fit-notes\`: what each measure of likeness counts for a note. Do not edit.
export const noteWeights = {
  none: ${round(fitted[names.length] ?? 0)},
  weights: {
${weights}
  },
};
`,
);

/** A marked question that became a line of a note is left out: it must not be near that note because of itself. */
function writeVectors(): void {
  const isMarked = new Set(choices.map(({ q }) => q));
  const lines = examples.notes.map(({ note, lines: read }) => {
    const written = [note.question, ...note.examples].filter((line) => line !== "");
    return read.filter((_, at) => !isMarked.has(written[at] ?? "")).map(signsOf);
  });
  const { words, vectors } = trainWordVectors(lines, { size: meaningSize, epochs: EPOCHS });
  const most = vectors.reduce((highest, one) => Math.max(highest, Math.abs(one)), 0);
  const bytes = Int8Array.from(vectors, (one) => Math.round((one / most) * 127));
  writeFileSync(
    file("../herbalist/understand/word-vectors.ts"),
    `// Written by \`npm run fit-notes\`: the vector of each word, a byte for each number (note-meaning.ts). Do not edit.
export const wordVectors = {
  words:
    "${words.join(" ")}",
  bytes:
    "${Buffer.from(bytes.buffer).toString("base64")}",
};
`,
  );
}

/** A question that became a line of the note which answers it must not find itself. */
function withoutLine(indexed: IndexedNote | undefined, q: string): IndexedNote {
  if (!indexed) throw new Error(`no note for ${q}`);
  const { note, lines } = indexed;
  const at = [note.question, ...note.examples].filter((line) => line !== "").indexOf(q);
  return at < 0 || lines.length < 2
    ? indexed
    : indexNote(
        note,
        lines.filter((_, other) => other !== at),
        weightOf,
      );
}

function measures(line: Line, note: IndexedNote): number[] {
  const likeness = likenessOf(line, note, weightOf);
  return names.map((name) => likeness[name]);
}

function round(value: number): number {
  return Number(value.toFixed(2));
}

/** The chance of each candidate, and of none of them. */
function chancesOf({ candidates }: Choice, parameters: readonly number[]): { each: number[]; none: number } {
  const none = parameters[names.length] ?? 0;
  const evidence = candidates.map((one) =>
    one.reduce((total, value, at) => total + value * (parameters[at] ?? 0), 0),
  );
  const most = Math.max(none, ...evidence);
  const all = evidence.reduce((total, one) => total + Math.exp(one - most), Math.exp(none - most));
  return { each: evidence.map((one) => Math.exp(one - most) / all), none: Math.exp(none - most) / all };
}

/** What is missing can only count against a note, and what is held for it. */
function isAgainst(name: string): boolean {
  return /missing|extra/i.test(name);
}

/** Maximum likelihood by Adam over all questions at once. */
function fitWeights(of: readonly Choice[]): number[] {
  const parameters = new Array<number>(names.length + 1).fill(0);
  const mean = parameters.map(() => 0);
  const variance = parameters.map(() => 0);
  const total = of.length;
  for (let done = 1; done <= STEPS; done++) {
    const gradient = parameters.map(() => 0);
    for (const choice of of) {
      const { each, none } = chancesOf(choice, parameters);
      const ofRight = choice.right.reduce((sum, at) => sum + (each[at] ?? 0), 0);
      for (const [at, chance] of each.entries()) {
        const wanted = choice.right.includes(at) ? chance / (ofRight || 1) : 0;
        for (const [name, value] of (choice.candidates[at] ?? []).entries())
          gradient[name] = (gradient[name] ?? 0) + (chance - wanted) * value;
      }
      const noneWanted = choice.right.length === 0 ? 1 : 0;
      gradient[names.length] = (gradient[names.length] ?? 0) + none - noneWanted;
    }
    for (const [at, value] of parameters.entries()) {
      const name = names[at];
      const slope = (gradient[at] ?? 0) / total + (name === undefined ? 0 : DECAY * value);
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * slope;
      variance[at] = 0.99 * (variance[at] ?? 0) + 0.01 * slope ** 2;
      const next =
        value -
        (RATE * ((mean[at] ?? 0) / (1 - 0.9 ** done))) /
          (Math.sqrt((variance[at] ?? 0) / (1 - 0.99 ** done)) + 1e-8);
      parameters[at] = name === undefined ? next : isAgainst(name) ? Math.min(0, next) : Math.max(0, next);
    }
  }
  return parameters;
}

/** Each fifth of the marked questions, asked of weights that were fitted without it. */
function reportFolds(): void {
  const judged = Array.from({ length: FOLDS }, (_, fold) => {
    const parameters = fitWeights(questions.filter((_, at) => at % FOLDS !== fold));
    return questions
      .filter((_, at) => at % FOLDS === fold)
      .map((choice) => {
        const { each } = chancesOf(choice, parameters);
        const chance = Math.max(0, ...each);
        return { chance, isRight: choice.right.includes(each.indexOf(chance)) };
      });
  }).flat();
  console.log(
    `${judged.length} marked questions, ${questions.filter(({ right }) => right.length > 0).length} of them with a note that answers`,
  );
  for (const least of [0.2, 0.3, 0.4, 0.5, 0.6, 0.7]) {
    const found = judged.filter(({ chance }) => chance >= least);
    const right = found.filter(({ isRight }) => isRight).length;
    console.log(`chance of ${least} or more: ${found.length} answered by a note, ${right} of them as marked`);
  }
}
