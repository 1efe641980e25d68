import { describe, expect, it } from "vitest";
import { linkEntryPoint, stripLinkParams } from "./arrived-link.ts";

const at = (rest: string) => new URL(`https://tea.example${rest}`);
const tokens = "access_token=a&refresh_token=b&expires_in=3600&token_type=bearer&type=magiclink";

describe("stripLinkParams", () => {
  it("returns null for URLs without link parameters", () => {
    for (const plain of [
      "/",
      "/plants?search=bush%20tea&category=a+b",
      "/plants/neem#fun-facts",
      "/check#",
    ]) {
      expect(stripLinkParams(at(plain)), plain).toBeNull();
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
      expect(stripLinkParams(at(`${page}#${tokens}`)), page).toBe(page);
    }
    expect(stripLinkParams(at(`/plants?search=neem#${tokens}`))).toBe("/plants?search=neem");
    expect(stripLinkParams(at("/plants#refresh_token=b"))).toBe("/plants");
    expect(stripLinkParams(at("/plants#x=1&access%5Ftoken=a"))).toBe("/plants");
  });

  it("returns an address of this site also for a path that looks like another site's", () => {
    for (const page of [
      "//evil.example",
      "///evil.example",
      "/\\evil.example",
      "//evil.example/auth/callback",
    ]) {
      const from = at(`${page}#${tokens}`);
      const clean = stripLinkParams(from) ?? "";
      expect(new URL(clean, from).origin, page).toBe(from.origin);
      expect(clean, page).not.toContain("token");
    }
  });

  it("removes tokens, codes and states from the query, and nothing else", () => {
    expect(stripLinkParams(at(`/plants?search=neem&${tokens}#fun-facts`))).toBe(
      "/plants?search=neem&type=magiclink#fun-facts",
    );
    expect(stripLinkParams(at("/auth/callback?code=abc&state=s"))).toBe("/auth/callback");
    expect(stripLinkParams(at("/plants?token_hash=abc&tab=uses"))).toBe("/plants?tab=uses");
  });

  it("removes errors and messages", () => {
    expect(stripLinkParams(at("/#error=access_denied&error_code=otp_expired"))).toBe("/");
    expect(stripLinkParams(at("/?error_description=late"))).toBe("/");
    expect(stripLinkParams(at("/account#message=Look+there+too"))).toBe("/account");
  });
});

describe("linkEntryPoint", () => {
  it("recognises the callback and the home page", () => {
    expect(linkEntryPoint(at("/auth/callback?state=s#x"))).toBe("callback");
    expect(linkEntryPoint(at("/auth/callback/"))).toBe("callback");
    expect(linkEntryPoint(at("/?state=s"))).toBe("home");
  });

  it("is null on every other page", () => {
    for (const page of [
      "/plants",
      "/auth",
      "/auth/reset",
      "/account",
      "/auth/callback/more",
      "//auth/callback",
    ]) {
      expect(linkEntryPoint(at(page)), page).toBeNull();
    }
  });
});
