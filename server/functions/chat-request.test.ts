import { expect, it } from "vitest";
import { chatRequest, MAX_MESSAGE, MAX_OWN_HISTORY, MAX_QUERY } from "./chat-request.ts";

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
