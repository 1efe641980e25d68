import { describe, expect, it } from "vitest";
import { judgeLink, judgeSession } from "./judge-link.ts";

const at = (rest: string) => judgeLink(new URL(`https://tea.example${rest}`));
const judge = (hash: string) => at(`/auth/callback${hash}`);
const tokens = (type: string) => `#access_token=a&refresh_token=b&type=${type}`;
const refused = (code: string, words: string) =>
  judge(`#error=access_denied&error_code=${code}&error_description=${encodeURIComponent(words)}`);

const invalid = {
  kind: "refusal",
  toast: {
    title: "Invalid magic link",
    description: "The link appears to be invalid or expired. Please request a new one.",
    variant: "destructive",
  },
};

describe("judgeLink", () => {
  it("takes the session of every kind of link on the callback, and leads on by its kind", () => {
    for (const [type, to] of [
      ["magiclink", "/dashboard"],
      ["invite", "/dashboard"],
      ["signup", "/dashboard"],
      ["recovery", "/auth/reset"],
      ["email_change", "/account"],
    ] as const) {
      expect(at(`/auth/callback?state=s${tokens(type)}`)).toEqual({
        kind: "session",
        refreshToken: "b",
        state: "s",
        issuedAt: null,
        to,
      });
    }
  });

  it("takes confirmations on the home page, and ignores every other session there", () => {
    for (const type of ["signup", "invite"]) {
      expect(at(`/?state=s${tokens(type)}`)).toMatchObject({ kind: "session", state: "s", to: "/" });
    }
    for (const type of ["magiclink", "recovery", "email_change", "", "other"]) {
      expect(at(`/${tokens(type)}`), type).toEqual({ kind: "ignored" });
    }
  });

  it("takes a session on no other page", () => {
    for (const page of ["/plants", "/auth", "/auth/reset", "/account", "/dashboard", "/auth/callback/x"]) {
      expect(at(`${page}${tokens("signup")}`).kind, page).not.toBe("session");
    }
  });

  it("calls invalid what is no link, half of one, one of no known kind, or one that ran out", () => {
    expect(judgeLink(null)).toMatchObject(invalid);
    expect(judge("")).toMatchObject(invalid);
    expect(judge("#access_token=a&type=magiclink")).toMatchObject(invalid);
    expect(judge("#access_token=a&refresh_token=b")).toMatchObject(invalid);
    expect(judge(tokens("constructor"))).toMatchObject(invalid);
    expect(at("/auth/callback?access_token=a&refresh_token=b&type=magiclink")).toMatchObject(invalid);
    expect(at("/auth/callback?code=a&state=s")).toMatchObject(invalid);
    expect(refused("otp_expired", "Email link is invalid or has expired")).toMatchObject(invalid);
  });

  it("says that a used link was used", () => {
    expect(judge("#error=access_denied&error_code=otp_expired&error_reason=used")).toMatchObject({
      kind: "refusal",
      used: true,
      toast: { title: "This link has already been used" },
    });
  });

  it("tells any other refusal in the server's words, or in ours when it has none", () => {
    expect(refused("user_banned", "User is banned")).toMatchObject({
      toast: { title: "Authentication failed", description: "User is banned", variant: "destructive" },
    });
    expect(refused("unexpected_failure", "")).toMatchObject({
      toast: { title: "Authentication failed", description: "Something went wrong. Please try again." },
    });
  });

  it("tells a message", () => {
    expect(judge("#message=Look+there+too")).toMatchObject({
      kind: "message",
      toast: { title: "One more mail to answer", description: "Look there too" },
    });
  });
});

describe("judgeSession", () => {
  const asked = [{ state: "secret", email: "ann@example.org", at: 0 }];
  const ann = { id: "ann", email: "Ann@example.org" };
  const mallory = { id: "mallory", email: "mallory@example.org" };
  const link = { state: "secret", to: "/dashboard" };

  it("takes silently what this browser asked for", () => {
    expect(judgeSession(link, ann, { asked, currentId: null })).toBe("take");
    expect(judgeSession(link, ann, { asked, currentId: "ann" })).toBe("take");
  });

  it("asks when the secret is missing, wrong, or was for another address", () => {
    expect(judgeSession({ ...link, state: "" }, ann, { asked, currentId: null })).toBe("ask");
    expect(judgeSession({ ...link, state: "guess" }, ann, { asked, currentId: null })).toBe("ask");
    expect(judgeSession(link, mallory, { asked, currentId: null })).toBe("ask");
    expect(judgeSession(link, ann, { asked: [], currentId: null })).toBe("ask");
    expect(judgeSession({ ...link, state: "" }, { id: "guest" }, { asked: [], currentId: null })).toBe("ask");
    const nameless = [{ state: "", email: "", at: 0 }];
    expect(judgeSession({ ...link, state: "" }, { id: "g" }, { asked: nameless, currentId: null })).toBe(
      "ask",
    );
  });

  it("asks before it takes the place of somebody else, whoever asked for the link", () => {
    expect(judgeSession(link, ann, { asked, currentId: "bob" })).toBe("ask");
    expect(judgeSession({ ...link, state: "" }, mallory, { asked, currentId: "ann" })).toBe("ask");
  });

  it("signs nobody in by a change of address that was asked for elsewhere", () => {
    const change = { state: "", to: "/account" };
    expect(judgeSession(change, ann, { asked, currentId: null })).toBe("leave");
    expect(judgeSession(change, ann, { asked, currentId: "bob" })).toBe("leave");
    expect(judgeSession({ ...change, state: "secret" }, ann, { asked, currentId: "ann" })).toBe("take");
  });
});
