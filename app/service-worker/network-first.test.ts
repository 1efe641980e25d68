import { expect, it } from "vitest";
import { networkFirst } from "./network-first.ts";

const never = () => new Promise<never>(() => undefined);
const textOf = async (response: Promise<Response>) => (await response).text();
const copy = async () => new Response("copy");
const nothing = async () => undefined;
const fresh = async () => new Response("fresh");
const gatewayError = async () => new Response("bad gateway", { status: 502 });
const unreachable = async () => {
  throw new TypeError("Failed to fetch");
};

it.each([
  ["the network answers", fresh, copy, never, "fresh"],
  ["the network is unreachable", unreachable, copy, never, "copy"],
  ["a proxy answers with a gateway error", gatewayError, copy, never, "copy"],
  ["the network takes too long", never, copy, async () => undefined, "copy"],
  ["a gateway error comes and there is no copy", gatewayError, nothing, never, "bad gateway"],
])("responds correctly when %s", async (_case, network, saved, timeout, expected) => {
  expect(await textOf(networkFirst({ network, saved, timeout }))).toBe(expected);
});

it("keeps waiting for the network when there is no saved copy", async () => {
  let answer: (response: Response) => void = () => undefined;
  const late = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const result = textOf(
    networkFirst({ network: () => late, saved: nothing, timeout: async () => undefined }),
  );
  answer(new Response("late"));
  expect(await result).toBe("late");
});

it("rejects with the network's error when there is no saved copy", async () => {
  await expect(networkFirst({ network: unreachable, saved: nothing, timeout: never })).rejects.toThrow(
    "Failed to fetch",
  );
});
