import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { retryRefused } from "./retry-refused.ts";

const refused = (seconds?: string) =>
  new Response("{}", { status: 429, headers: seconds === undefined ? {} : { "retry-after": seconds } });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("sends again after the seconds the server names, and gives the answer", async () => {
  const send = vi.fn(async () => new Response("neem"));
  const answer = retryRefused(refused("4"), send);
  await vi.advanceTimersByTimeAsync(3_900);
  expect(send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(await (await answer).text()).toBe("neem");
});

it.each([
  ["the server names no time", undefined],
  ["the time is too long to wait in silence", "60"],
])("gives the refusal at once when %s", async (_case, seconds) => {
  const first = refused(seconds);
  expect(await retryRefused(first, async () => new Response("neem"))).toBe(first);
});

it("gives the refusal after three more attempts", async () => {
  const send = vi.fn(async () => refused("1"));
  const answer = retryRefused(refused("1"), send);
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await answer).status).toBe(429);
  expect(send).toHaveBeenCalledTimes(3);
});

it("stops waiting when the request is aborted", async () => {
  const send = vi.fn(async () => new Response("neem"));
  const control = new AbortController();
  const answer = retryRefused(refused("10"), send, control.signal);
  const aborted = expect(answer).rejects.toThrow("left the page");
  await vi.advanceTimersByTimeAsync(100);
  control.abort(new Error("left the page"));
  await aborted;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(send).not.toHaveBeenCalled();
});
