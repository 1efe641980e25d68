import { expect, it } from "vitest";
import { judgeLink } from "./judge-link.ts";

const judge = (hash: string) => judgeLink(new URL(`https://tea.example/auth/callback${hash}`));
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

it("takes the session of a sign-in link and of an invitation", () => {
  for (const type of ["magiclink", "invite"]) {
    expect(judge(`#access_token=a&refresh_token=b&type=${type}`)).toEqual({
      kind: "session",
      accessToken: "a",
      refreshToken: "b",
    });
  }
});

it("calls invalid what is no link, half of one, one for another place, or one that ran out", () => {
  expect(judge("")).toEqual(invalid);
  expect(judge("#access_token=a&type=magiclink")).toEqual(invalid);
  expect(judge("#access_token=a&refresh_token=b")).toEqual(invalid);
  expect(judge("#access_token=a&refresh_token=b&type=recovery")).toEqual(invalid);
  expect(judge("#message=Look+there+too")).toEqual(invalid);
  expect(refused("otp_expired", "Email link is invalid or has expired")).toEqual(invalid);
});

it("tells any other refusal in the server's words, or in ours when it has none", () => {
  expect(refused("user_banned", "User is banned")).toMatchObject({
    toast: { title: "Authentication failed", description: "User is banned", variant: "destructive" },
  });
  expect(refused("unexpected_failure", "")).toMatchObject({
    toast: { title: "Authentication failed", description: "Something went wrong. Please try again." },
  });
});
