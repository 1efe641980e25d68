import { expect, it } from "vitest";
import { chatRequest, inParts, MAX_MESSAGE, MAX_OWN_HISTORY, MAX_QUERY, partsOf } from "./chat-request.ts";

const user = (content: string) => ({ role: "user" as const, content });
const assistant = (content: string) => ({ role: "assistant" as const, content });
const historyOf = (conversationHistory: unknown) =>
  chatRequest.parse({ query: "a cold", conversationHistory }).conversationHistory;

it("accepts a conversation as a client sends it", () => {
  const longest = [
    user("a".repeat(MAX_QUERY)),
    assistant("b".repeat(MAX_MESSAGE)),
    user("c".repeat(MAX_QUERY)),
    assistant("d".repeat(MAX_MESSAGE)),
  ];
  expect(historyOf(longest)).toEqual(longest);
  expect(historyOf(null)).toEqual([]);
});

it("reads the newest earlier messages of the user, up to the length of two questions", () => {
  const sent = ["a", "b", "c", "d"].map((letter) => user(letter.repeat(MAX_MESSAGE)));
  const accepted = historyOf(sent).map(({ content }) => content);
  expect(accepted).toEqual(["", "", "c".repeat(MAX_QUERY), "d".repeat(MAX_QUERY)]);
  expect(accepted.join("")).toHaveLength(MAX_OWN_HISTORY);
});

it.each([2_001, 3_800, 3_801, 9_200])("reads all of a message of %i characters in parts", (length) => {
  const query = Array.from({ length }, (_, n) => String.fromCharCode(97 + (n % 26))).join("");
  const parts = partsOf(query);
  expect(parts.every((part) => part.length <= MAX_QUERY)).toBe(true);
  expect(parts.map((part, n) => (n === 0 ? part : part.slice(200))).join("")).toBe(query);
});

it("reads the beginning and the end of a message that is longer than that", () => {
  const parts = partsOf(`begin${"x".repeat(60_000)}end`);
  expect(parts).toHaveLength(5);
  expect(parts[0]).toMatch(/^begin/);
  expect(parts.at(-1)).toMatch(/end$/);
});

it("reads what was told before with the first part of a long message only", () => {
  const { query, conversationHistory } = chatRequest.parse({
    query: "x".repeat(3 * MAX_QUERY),
    conversationHistory: [{ role: "user", content: "my baby is two months" }],
  });
  const parts = inParts({ query, conversationHistory });
  expect(parts.map((part) => part.conversationHistory.length)).toEqual([1, 0, 0, 0]);
});
