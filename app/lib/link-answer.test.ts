import { describe, expect, it } from "vitest";
import { libraryReadsLink, parseLinkAnswer } from "./link-answer.ts";

const at = (rest: string) => new URL(`https://tea.example${rest}`);

describe("libraryReadsLink", () => {
  it("leaves the callback page's hash to the callback screen", () => {
    expect(libraryReadsLink(at("/auth/callback"), { access_token: "a" })).toBe(false);
    expect(libraryReadsLink(at("/auth/callback/"), { access_token: "a" })).toBe(false);
  });

  it("lets the library read a session on any other page, but no error", () => {
    expect(libraryReadsLink(at("/"), { access_token: "a" })).toBe(true);
    expect(libraryReadsLink(at("/auth/reset"), { access_token: "a" })).toBe(true);
    expect(libraryReadsLink(at("/"), { error_code: "otp_expired" })).toBe(false);
  });
});

describe("parseLinkAnswer", () => {
  it("parses a session with its type", () => {
    expect(parseLinkAnswer(at("/auth/callback#access_token=a&refresh_token=b&type=magiclink"))).toEqual({
      kind: "session",
      type: "magiclink",
      accessToken: "a",
      refreshToken: "b",
    });
  });

  it("finds no session when one of the tokens is missing", () => {
    expect(parseLinkAnswer(at("/auth/callback#access_token=a&type=magiclink"))).toEqual({ kind: "none" });
    expect(parseLinkAnswer(at("/auth/callback"))).toEqual({ kind: "none" });
  });

  it("parses an error from the hash or the query, even beside tokens", () => {
    expect(
      parseLinkAnswer(at("/#error=access_denied&error_code=otp_expired&error_description=Too+late")),
    ).toEqual({ kind: "refused", code: "otp_expired", message: "Too late" });
    expect(parseLinkAnswer(at("/?error=server_error"))).toMatchObject({ kind: "refused", message: "" });
    expect(parseLinkAnswer(at("/#access_token=a&refresh_token=b&error=x"))).toMatchObject({
      kind: "refused",
    });
  });

  it("parses an informational message", () => {
    expect(parseLinkAnswer(at("/account#message=Look+there+too"))).toEqual({
      kind: "message",
      message: "Look there too",
    });
  });
});
