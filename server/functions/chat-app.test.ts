import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createChatApp } from "./chat-app.ts";
import { TOO_LONG } from "./chat-request.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("refuses a message that is too long after eight seconds, however long its parts wait", async () => {
  const rows = { rows: [], rowCount: 0 };
  const db = { kind: "postgres", query: async () => rows, queryAs: async () => rows };
  const seven = () => new Promise((resolve) => setTimeout(() => resolve({ triage: "routine" }), 7_000));
  const answer = vi.fn(seven);
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const limiter = {
    hit: async () => ({ allowed: true }),
    refund: async () => undefined,
    purge: async () => undefined,
  };
  const options = { db, log, limiter, herbalist: { answer }, plants: [], model: undefined };
  const app = createChatApp({
    ...(options as unknown as Parameters<typeof createChatApp>[0]),
    authenticate: async () => ({ kind: "request", role: "anon", claims: {} }) as never,
    clientAddress: () => "10.0.0.1",
    now: Date.now,
  });
  const asked = app.request("/herbal-chat", {
    method: "POST",
    body: JSON.stringify({ query: "the rain come early this year. ".repeat(1_000) }),
  });
  await vi.advanceTimersByTimeAsync(8_100);
  const isAnswered = await Promise.race([asked, Promise.resolve(undefined)]);
  expect(isAnswered?.status).toBe(400);
  expect(await isAnswered?.json()).toEqual({ error: TOO_LONG });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(answer).toHaveBeenCalledTimes(2);
});
