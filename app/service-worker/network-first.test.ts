import { expect, it } from "vitest";
import { networkFirst } from "./network-first.ts";

const never = () => new Promise<never>(() => undefined);
const said = async (response: Promise<Response>) => (await response).text();
const copy = async () => new Response("copy");
const nothing = async () => undefined;
const fresh = async () => new Response("fresh");
const away = async () => new Response("bad gateway", { status: 502 });
const cut = async () => {
  throw new TypeError("Failed to fetch");
};

it.each([
  ["the network answers", fresh, copy, never, "fresh"],
  ["the network is cut", cut, copy, never, "copy"],
  ["a proxy says that the server is away", away, copy, never, "copy"],
  ["the network takes too long", never, copy, async () => undefined, "copy"],
  ["the server is away and there is no copy", away, nothing, never, "bad gateway"],
])("responds correctly when %s", async (_case, network, saved, patience, expected) => {
  expect(await said(networkFirst({ network, saved, patience }))).toBe(expected);
});

it("keeps waiting for the network when there is no saved copy", async () => {
  let answer: (response: Response) => void = () => undefined;
  const late = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const result = said(networkFirst({ network: () => late, saved: nothing, patience: async () => undefined }));
  answer(new Response("late"));
  expect(await result).toBe("late");
});

it("rejects with the network's error when there is no saved copy", async () => {
  await expect(networkFirst({ network: cut, saved: nothing, patience: never })).rejects.toThrow(
    "Failed to fetch",
  );
});
