import { describe, expect, it } from "vitest";
import { linkPlace, withoutLink } from "./arrived-link.ts";

const at = (rest: string) => new URL(`https://tea.example${rest}`);
const tokens = "access_token=a&refresh_token=b&expires_in=3600&token_type=bearer&type=magiclink";

describe("withoutLink", () => {
  it("leaves plain addresses as they are, letter for letter", () => {
    for (const plain of [
      "/",
      "/plants?search=bush%20tea&category=a+b",
      "/plants/neem#fun-facts",
      "/check#",
    ]) {
      expect(withoutLink(at(plain)), plain).toBeNull();
    }
  });

  it("removes tokens from the hash of every page, and keeps the rest of the address", () => {
    for (const page of [
      "/",
      "/plants",
      "/plants/neem",
      "/auth",
      "/auth/callback",
      "/auth/reset",
      "/no/such",
    ]) {
      expect(withoutLink(at(`${page}#${tokens}`)), page).toBe(page);
    }
    expect(withoutLink(at(`/plants?search=neem#${tokens}`))).toBe("/plants?search=neem");
    expect(withoutLink(at("/plants#refresh_token=b"))).toBe("/plants");
    expect(withoutLink(at("/plants#x=1&access%5Ftoken=a"))).toBe("/plants");
  });

  it("removes tokens, codes and states from the query, and nothing else", () => {
    expect(withoutLink(at(`/plants?search=neem&${tokens}#fun-facts`))).toBe(
      "/plants?search=neem&type=magiclink#fun-facts",
    );
    expect(withoutLink(at("/auth/callback?code=abc&state=s"))).toBe("/auth/callback");
    expect(withoutLink(at("/plants?token_hash=abc&tab=uses"))).toBe("/plants?tab=uses");
  });

  it("removes refusals and messages", () => {
    expect(withoutLink(at("/#error=access_denied&error_code=otp_expired"))).toBe("/");
    expect(withoutLink(at("/?error_description=late"))).toBe("/");
    expect(withoutLink(at("/account#message=Look+there+too"))).toBe("/account");
  });
});

describe("linkPlace", () => {
  it("knows the two pages where a link counts", () => {
    expect(linkPlace(at("/auth/callback?state=s#x"))).toBe("callback");
    expect(linkPlace(at("/auth/callback/"))).toBe("callback");
    expect(linkPlace(at("/?state=s"))).toBe("home");
  });

  it("knows no other", () => {
    for (const page of [
      "/plants",
      "/auth",
      "/auth/reset",
      "/account",
      "/auth/callback/more",
      "//auth/callback",
    ]) {
      expect(linkPlace(at(page)), page).toBeNull();
    }
  });
});
