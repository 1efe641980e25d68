import { expect, it } from "vitest";
import { callerFrom } from "#server/db/caller.ts";
import { createMailTurns } from "./turns.ts";

it("counts the mails of a block's networks together, for an hour", () => {
  let now = 0;
  const turn = createMailTurns(() => now);
  const [one, other] = [callerFrom("2001:db8:5:100::/56"), callerFrom("2001:db8:5:200::/56")];
  expect([turn(one), turn(other), turn(one)]).toEqual([0, 1, 2]);
  expect(turn(callerFrom("192.0.2.1"))).toBe(0);
  expect(turn(undefined)).toBe(1);
  now = 3_600_000;
  expect(turn(one)).toBe(0);
});
