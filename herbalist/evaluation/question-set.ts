// Reads the labelled questions. `taught` questions were read while the rules were written; `held-out` ones
// were only counted for them (decision 011 names the exceptions). Both are a small part of larger sets, chosen so that their questions differ as much as possible.
import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import * as z from "zod";

const level = z.enum(["emergency", "crisis", "urgent", "routine"]);
const oneOrMore = <T>(item: z.ZodType<T>) =>
  z.union([item, z.array(item)]).transform((value) => [value].flat() as T[]);

const questionSchema = z.strictObject({
  q: z.string(),
  history: z.array(z.strictObject({ role: z.enum(["user", "assistant"]), content: z.string() })).default([]),
  latch: z.enum(["none", "emergency", "crisis"]).default("none"),
  /** The expected level; several where reviewers disagree. */
  t: oneOrMore(level),
  kind: oneOrMore(z.string()).optional(),
  /** Complaints, medicines, illnesses, people and plants that must be understood. */
  c: z.array(z.string()).optional(),
  m: z.array(z.string()).optional(),
  i: z.array(z.string()).optional(),
  w: z.array(z.string()).optional(),
  p: z.array(z.string()).optional(),
  /** Plants that must not be suggested. */
  not: z.array(z.string()).optional(),
  tags: z.array(z.string()).default([]),
});
export type Question = z.infer<typeof questionSchema> & { file: string };

/** A set is a folder of files, or one file. */
export const questionSets = ["taught", "held-out", "vignettes"] as const;
export type QuestionSet = (typeof questionSets)[number];

const folder = fileURLToPath(new URL("./questions/", import.meta.url));

export async function readQuestions(set: QuestionSet): Promise<Question[]> {
  const files =
    set === "vignettes"
      ? ["vignettes.yaml"]
      : (await readdir(folder + set)).sort().map((name) => `${set}/${name}`);
  const lists = await Promise.all(
    files.map(async (file) => {
      const { questions } = z
        .strictObject({ questions: z.array(questionSchema) })
        .parse(parse(await readFile(folder + file, "utf8")));
      return questions.map((question) => ({ ...question, file: file.replace(".yaml", "") }));
    }),
  );
  return lists.flat();
}

/** Sentences about nothing of the body. */
export async function readOtherLines(): Promise<string[]> {
  const text = await readFile(`${folder}nothing-of-the-body.yaml`, "utf8");
  return z.strictObject({ lines: z.array(z.string()) }).parse(parse(text)).lines;
}

const pairsSchema = z.strictObject({
  matters: z.array(z.strictObject({ ask: z.string(), source: z.string() })),
  none: z.array(z.strictObject({ ask: z.string() })),
});

/** Pairs of a herb or food and a medicine from the literature: with an interaction that matters, and without. */
export async function readPairs(): Promise<z.infer<typeof pairsSchema>> {
  return pairsSchema.parse(parse(await readFile(`${folder}pairs.yaml`, "utf8")));
}
