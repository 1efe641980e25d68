import { describe, expect, it } from "vitest";
import { classifyLink, decideSession } from "./classify-link.ts";

const classifyAt = (rest: string) => classifyLink(new URL(`https://tea.example${rest}`));
const classifyHash = (hash: string) => classifyAt(`/auth/callback${hash}`);
const tokens = (type: string) => `#access_token=a&refresh_token=b&type=${type}`;
const refused = (code: string, words: string) =>
  classifyHash(`#error=access_denied&error_code=${code}&error_description=${encodeURIComponent(words)}`);

const invalid = {
  kind: "refusal",
  toast: {
    title: "Invalid magic link",
    description: "The link appears to be invalid or expired. Please request a new one.",
    variant: "destructive",
  },
};

describe("classifyLink", () => {
  it("accepts every type of session link on the callback, with the destination of its type", () => {
    for (const [type, to] of [
      ["magiclink", "/dashboard"],
      ["invite", "/dashboard"],
      ["signup", "/dashboard"],
      ["recovery", "/auth/reset"],
      ["email_change", "/account"],
    ] as const) {
      expect(classifyAt(`/auth/callback?state=s${tokens(type)}`)).toEqual({
        kind: "session",
        refreshToken: "b",
        state: "s",
        issuedAt: null,
        to,
      });
    }
  });

  it("accepts confirmations on the home page and ignores every other session there", () => {
    for (const type of ["signup", "invite"]) {
      expect(classifyAt(`/?state=s${tokens(type)}`)).toMatchObject({ kind: "session", state: "s", to: "/" });
    }
    for (const type of ["magiclink", "recovery", "email_change", "", "other"]) {
      expect(classifyAt(`/${tokens(type)}`), type).toEqual({ kind: "ignored" });
    }
  });

  it("accepts a session on no other page", () => {
    for (const page of ["/plants", "/auth", "/auth/reset", "/account", "/dashboard", "/auth/callback/x"]) {
      expect(classifyAt(`${page}${tokens("signup")}`).kind, page).not.toBe("session");
    }
  });

  it("reports a missing, incomplete, unknown or expired link as invalid", () => {
    expect(classifyLink(null)).toMatchObject(invalid);
    expect(classifyHash("")).toMatchObject(invalid);
    expect(classifyHash("#access_token=a&type=magiclink")).toMatchObject(invalid);
    expect(classifyHash("#access_token=a&refresh_token=b")).toMatchObject(invalid);
    expect(classifyHash(tokens("constructor"))).toMatchObject(invalid);
    expect(classifyAt("/auth/callback?access_token=a&refresh_token=b&type=magiclink")).toMatchObject(invalid);
    expect(classifyAt("/auth/callback?code=a&state=s")).toMatchObject({
      kind: "refusal",
      toast: { title: "This link was requested in another browser or app" },
    });
    expect(refused("otp_expired", "Email link is invalid or has expired")).toMatchObject(invalid);
  });

  it("reports a used link as used", () => {
    expect(classifyHash("#error=access_denied&error_code=otp_expired&error_reason=used")).toMatchObject({
      kind: "refusal",
      used: true,
      toast: { title: "This link has already been used" },
    });
  });

  it("shows the server's message for any other error, or a default one", () => {
    expect(refused("user_banned", "User is banned")).toMatchObject({
      toast: { title: "Authentication failed", description: "User is banned", variant: "destructive" },
    });
    expect(refused("unexpected_failure", "")).toMatchObject({
      toast: { title: "Authentication failed", description: "Something went wrong. Please try again." },
    });
  });

  it("shows a message from the server", () => {
    expect(classifyHash("#message=Look+there+too")).toMatchObject({
      kind: "message",
      toast: { title: "One more email to confirm", description: "Look there too" },
    });
  });
});

describe("decideSession", () => {
  const requested = [{ state: "secret", email: "ann@example.org", at: 0 }];
  const ann = { id: "ann", email: "Ann@example.org" };
  const mallory = { id: "mallory", email: "mallory@example.org" };
  const link = { state: "secret", to: "/dashboard" };

  it("accepts a link requested in this browser without confirmation", () => {
    expect(decideSession(link, ann, { requested, currentId: null })).toBe("accept");
    expect(decideSession(link, ann, { requested, currentId: "ann" })).toBe("accept");
  });

  it("needs confirmation when the state is missing, wrong, or for another address", () => {
    expect(decideSession({ ...link, state: "" }, ann, { requested, currentId: null })).toBe("confirm");
    expect(decideSession({ ...link, state: "guess" }, ann, { requested, currentId: null })).toBe("confirm");
    expect(decideSession(link, mallory, { requested, currentId: null })).toBe("confirm");
    expect(decideSession(link, ann, { requested: [], currentId: null })).toBe("confirm");
    expect(decideSession({ ...link, state: "" }, { id: "guest" }, { requested: [], currentId: null })).toBe(
      "confirm",
    );
    const withoutAddress = [{ state: "", email: "", at: 0 }];
    expect(
      decideSession({ ...link, state: "" }, { id: "g" }, { requested: withoutAddress, currentId: null }),
    ).toBe("confirm");
  });

  it("needs confirmation when another user is signed in, even for a requested link", () => {
    expect(decideSession(link, ann, { requested, currentId: "bob" })).toBe("confirm");
    expect(decideSession({ ...link, state: "" }, mallory, { requested, currentId: "ann" })).toBe("confirm");
  });

  it("discards the session of an address change requested elsewhere", () => {
    const change = { state: "", to: "/account" };
    expect(decideSession(change, ann, { requested, currentId: null })).toBe("discard");
    expect(decideSession(change, ann, { requested, currentId: "bob" })).toBe("discard");
    expect(decideSession({ ...change, state: "secret" }, ann, { requested, currentId: "ann" })).toBe(
      "accept",
    );
  });
});
