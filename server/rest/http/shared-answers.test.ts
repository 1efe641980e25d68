import { expect, test } from "vitest";
import type { Result } from "../sql/envelope.ts";
import { createSharedAnswers } from "./shared-answers.ts";

const result = (body: string): Result => ({
  rows: "1",
  total: null,
  body,
  headers: null,
  status: null,
  location: null,
  inserted: null,
});

function counted(maxBytes?: number) {
  let now = 0;
  let reads = 0;
  const answers = createSharedAnswers(() => now, maxBytes);
  const read = (key: string, body = "x") =>
    answers.get(key, async () => {
      reads += 1;
      return result(body);
    });
  return { answers, read, reads: () => reads, pass: (ms: number) => (now += ms) };
}

test("the same read runs once in five seconds, also when many ask at once", async () => {
  const { answers, read, reads, pass } = counted();
  await Promise.all([read("list"), read("list"), read("list")]);
  await read("list");
  expect([reads(), answers.has("list"), answers.has("other")]).toEqual([1, true, false]);
  pass(5_001);
  await read("list");
  expect(reads()).toBe(2);
});

test("nothing read before a write is kept, also if it ends after the write", async () => {
  const { answers, read, reads } = counted();
  const reading = read("list");
  answers.clear();
  await reading;
  await read("list");
  expect(reads()).toBe(2);
});

test("a copy of some minutes ago is there for whom no turn is to be had, but none from before a write", async () => {
  const { answers, read, pass } = counted();
  await read("list");
  await read("page");
  pass(200_000);
  expect([answers.has("list"), answers.copy("list"), answers.copy("other")]).toEqual([
    false,
    result("x"),
    undefined,
  ]);
  answers.clear();
  expect(answers.copy("page")).toBeUndefined();
  await read("list");
  pass(300_001);
  expect(answers.copy("list")).toBeUndefined();
});

test("a failed read is not kept", async () => {
  const { answers, read } = counted();
  await expect(answers.get("list", () => Promise.reject(new Error("ended")))).rejects.toThrow("ended");
  expect(await read("list")).toEqual(result("x"));
});

test("the longest unused go first when the memory is full", async () => {
  const { answers, read } = counted(270);
  await read("a", "x".repeat(100));
  await read("b", "x".repeat(100));
  await read("a");
  await read("c", "x".repeat(100));
  await read("large", "x".repeat(280));
  expect(["a", "b", "c", "large"].filter((key) => answers.has(key))).toEqual(["a", "c"]);
});
