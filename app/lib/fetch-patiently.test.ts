import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fetchPatiently } from "./fetch-patiently.ts";

const refused = (seconds?: string) =>
  new Response("{}", { status: 429, headers: seconds === undefined ? {} : { "retry-after": seconds } });
const answers = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", answers);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  answers.mockReset();
});

it("asks again after the seconds the server names, and gives the answer", async () => {
  answers.mockResolvedValueOnce(refused("4")).mockResolvedValueOnce(new Response("neem"));
  const answer = fetchPatiently("/rest/v1/plants", { method: "POST", body: "{}" });
  await vi.advanceTimersByTimeAsync(3_900);
  expect(answers).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(await (await answer).text()).toBe("neem");
  expect(answers).toHaveBeenLastCalledWith("/rest/v1/plants", { method: "POST", body: "{}" });
});

it.each([
  ["the server names no time", undefined],
  ["the time is too long to wait in silence", "60"],
])("gives the refusal at once when %s", async (_case, seconds) => {
  answers.mockResolvedValueOnce(refused(seconds));
  expect((await fetchPatiently("/rest/v1/plants")).status).toBe(429);
});

it("gives the refusal after three more attempts", async () => {
  answers.mockImplementation(async () => refused("1"));
  const answer = fetchPatiently("/rest/v1/plants");
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await answer).status).toBe(429);
  expect(answers).toHaveBeenCalledTimes(4);
});

it("stops waiting when the request is aborted", async () => {
  answers.mockResolvedValueOnce(refused("10"));
  const control = new AbortController();
  const answer = fetchPatiently("/rest/v1/plants", { signal: control.signal });
  const aborted = expect(answer).rejects.toThrow("left the page");
  await vi.advanceTimersByTimeAsync(100);
  control.abort(new Error("left the page"));
  await aborted;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(answers).toHaveBeenCalledTimes(1);
});
