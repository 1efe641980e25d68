import { expect, it } from "vitest";
import { createThreadMemory } from "./thread-memory.ts";

const turn = (question: string) => ({ question, blocks: [], things: [] });

it("returns the kept turns that the client still shows, newest two at most", () => {
  const memory = createThreadMemory(() => 0);
  for (const question of ["one", "two", "three"]) memory.keep("a", turn(question));
  expect(memory.recall("a", ["one", "two", "three"]).map(({ question }) => question)).toEqual([
    "two",
    "three",
  ]);
  expect(memory.recall("a", ["three"]).map(({ question }) => question)).toEqual(["three"]);
  expect(memory.recall("a", [])).toEqual([]);
  expect(memory.recall("b", ["one", "two", "three"])).toEqual([]);
});

it("forgets after half an hour, and the oldest conversations when there are many", () => {
  let now = 0;
  const memory = createThreadMemory(() => now);
  memory.keep("old", turn("one"));
  now = 30 * 60_000 + 1;
  expect(memory.recall("old", ["one"])).toEqual([]);
  memory.keep("first", turn("one"));
  for (let count = 0; count < 2_000; count += 1) memory.keep(`other ${count}`, turn("one"));
  expect(memory.recall("first", ["one"])).toEqual([]);
  expect(memory.recall("other 1999", ["one"])).toHaveLength(1);
});
