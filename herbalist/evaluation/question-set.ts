// Reads the labelled questions. `tune` and `lessons` train; `held-out` was meant for counting only, but its misses have been
// read since. Each `strangers` set had its own writer and was counted once before anybody read its misses (measures.json).
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

export const questionSets = [
  "tune",
  "held-out",
  "lessons",
  "strangers-1",
  "strangers-2",
  "strangers-3",
  "strangers-4",
  "strangers-5",
  "strangers-6",
  "strangers-7",
  "strangers-8",
  "strangers-9",
  "strangers-10",
  "strangers-11",
  "strangers-12",
  "strangers-13",
  "strangers-14",
  "strangers-15",
  "strangers-16",
  "strangers-17",
  "strangers-18",
  "strangers-19",
  "strangers-20",
  "strangers-21",
  "strangers-22",
  "strangers-23",
] as const;
export type QuestionSet = (typeof questionSets)[number];

/** The set that was counted blind last. */
export const newestSet: QuestionSet = "strangers-23";
/** Sets that are not used for training. */
export const heldOutSets: readonly QuestionSet[] = [
  "held-out",
  "strangers-20",
  "strangers-21",
  "strangers-22",
  newestSet,
];

export async function readQuestions(set: QuestionSet): Promise<Question[]> {
  const folder = fileURLToPath(new URL(`./questions/${set}/`, import.meta.url));
  const names = (await readdir(folder)).filter((name) => name.endsWith(".yaml")).sort();
  const lists = await Promise.all(
    names.map(async (name) => {
      const { questions } = z
        .strictObject({ questions: z.array(questionSchema) })
        .parse(parse(await readFile(folder + name, "utf8")));
      return questions.map((question) => ({ ...question, file: name.replace(".yaml", "") }));
    }),
  );
  return lists.flat();
}
