import { expect, it } from "vitest";
import { abilityOf, type BrowserFacts, fromBase64Url } from "./device.ts";

const usual: BrowserFacts = { hasPush: true, permission: "default", apple: false, installed: false };

it.each([
  [{}, "askable"],
  [{ permission: "granted" }, "ready"],
  [{ permission: "denied" }, "denied"],
  [{ hasPush: false }, "unsupported"],
  [{ permission: undefined }, "unsupported"],
  [{ hasPush: false, permission: undefined, apple: true }, "iphone-not-installed"],
  [{ hasPush: false, permission: undefined, apple: true, installed: true }, "unsupported"],
  [{ apple: true, installed: true }, "askable"],
] as const)("a browser with %j is %s", (facts, ability) => {
  expect(abilityOf({ ...usual, ...facts })).toBe(ability);
});

it("decodes a base64url key", () => {
  expect([...fromBase64Url("-_8B")]).toEqual([251, 255, 1]);
});
