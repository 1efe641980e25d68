import type { Factor, User } from "@supabase/supabase-js";
import { describe, expect, it } from "vitest";
import { assuranceLevel, secondStepDue } from "./second-step-due.ts";

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

describe("secondStepDue", () => {
  it("is due for a verified factor until the token says aal2", () => {
    const user = person([factor("verified")]);
    expect(secondStepDue({ access_token: token({ aal: "aal1" }), user })).toBe(true);
    expect(secondStepDue({ access_token: token({ aal: "aal2" }), user })).toBe(false);
    expect(secondStepDue({ access_token: "nonsense", user })).toBe(true);
  });

  it("is not due without a factor, or with one that was never finished", () => {
    const access_token = token({ aal: "aal1" });
    expect(secondStepDue({ access_token, user: person() })).toBe(false);
    expect(secondStepDue({ access_token, user: person([factor("unverified")]) })).toBe(false);
  });
});

it("reads the level through letters beyond ASCII and survives nonsense", () => {
  expect(assuranceLevel(token({ name: "Ãœÿ?>", aal: "aal1" }))).toBe("aal1");
  expect(assuranceLevel("")).toBeUndefined();
  expect(assuranceLevel("a.%%%.c")).toBeUndefined();
  expect(assuranceLevel(token({ aal: 2 }))).toBeUndefined();
});
