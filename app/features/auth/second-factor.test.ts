import type { Factor, User } from "@supabase/supabase-js";
import { describe, expect, it } from "vitest";
import { assuranceLevel, needsSecondFactor } from "./second-factor.ts";

const token = (claims: object) => `h.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.s`;

const factor = (status: "verified" | "unverified") =>
  ({ id: "f", factor_type: "totp", status, created_at: "", updated_at: "" }) as Factor;
const person = (factors?: Factor[]): User => ({
  id: "u",
  aud: "authenticated",
  app_metadata: {},
  user_metadata: {},
  created_at: "",
  ...(factors ? { factors } : {}),
});

describe("needsSecondFactor", () => {
  it("is true for a verified factor until the token has aal2", () => {
    const user = person([factor("verified")]);
    expect(needsSecondFactor({ access_token: token({ aal: "aal1" }), user })).toBe(true);
    expect(needsSecondFactor({ access_token: token({ aal: "aal2" }), user })).toBe(false);
    expect(needsSecondFactor({ access_token: "nonsense", user })).toBe(true);
  });

  it("is false without a factor, or with an unverified one", () => {
    const access_token = token({ aal: "aal1" });
    expect(needsSecondFactor({ access_token, user: person() })).toBe(false);
    expect(needsSecondFactor({ access_token, user: person([factor("unverified")]) })).toBe(false);
  });
});

it("reads the level from tokens with non-ASCII claims, and is undefined for malformed ones", () => {
  expect(assuranceLevel(token({ name: "Ãœÿ?>", aal: "aal1" }))).toBe("aal1");
  expect(assuranceLevel("")).toBeUndefined();
  expect(assuranceLevel("a.%%%.c")).toBeUndefined();
  expect(assuranceLevel(token({ aal: 2 }))).toBeUndefined();
});
