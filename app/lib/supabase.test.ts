import { describe, expect, it } from "vitest";
import { sessionIsExpected, sessionStorageKey } from "./supabase.ts";

const empty = { getItem: () => null };
const at = (rest: string) => new URL(`https://tea.example${rest}`);

describe("sessionIsExpected", () => {
  it("is false without a stored session on a plain URL", () => {
    expect(sessionIsExpected(at("/plants?search=error#fun-facts"), empty)).toBe(false);
  });

  it("is true when the URL carries tokens or an error", () => {
    expect(sessionIsExpected(at("/auth/callback#access_token=a&refresh_token=b&type=magiclink"), empty)).toBe(
      true,
    );
    expect(sessionIsExpected(at("/auth/callback#error=access_denied&error_code=otp_expired"), empty)).toBe(
      true,
    );
    expect(sessionIsExpected(at("/auth/callback?error_description=expired"), empty)).toBe(true);
  });

  it("is true when a session is stored", () => {
    const stored = { getItem: (key: string) => (key === sessionStorageKey ? "{}" : null) };
    expect(sessionIsExpected(at("/"), stored)).toBe(true);
  });
});
