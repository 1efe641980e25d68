import { expect, it } from "vitest";
import { parseLinkAnswer } from "./link-answer.ts";

const at = (rest: string) => new URL(`https://tea.example${rest}`);

it("reads a session with its type, its state and its age", () => {
  expect(
    parseLinkAnswer(
      at(
        "/auth/callback?state=s#access_token=a&refresh_token=b&type=magiclink&expires_in=3600&expires_at=4600",
      ),
    ),
  ).toEqual({ kind: "session", type: "magiclink", refreshToken: "b", state: "s", issuedAt: 1000 });
  expect(parseLinkAnswer(at("/#access_token=a&refresh_token=b&type=signup"))).toMatchObject({
    state: "",
    issuedAt: null,
  });
});

it("is no session when half of it is missing, or when it stands in the query", () => {
  expect(parseLinkAnswer(at("/auth/callback#access_token=a&type=magiclink"))).toEqual({ kind: "none" });
  expect(parseLinkAnswer(at("/auth/callback?access_token=a&refresh_token=b&type=magiclink"))).toEqual({
    kind: "none",
  });
  expect(parseLinkAnswer(at("/auth/callback?code=a"))).toEqual({ kind: "elsewhere" });
  expect(parseLinkAnswer(at("/auth/callback"))).toEqual({ kind: "none" });
});

it("reads a refusal from the hash or the query, even beside tokens", () => {
  expect(
    parseLinkAnswer(at("/#error=access_denied&error_code=otp_expired&error_description=Too+late")),
  ).toEqual({ kind: "refused", code: "otp_expired", message: "Too late", used: false });
  expect(parseLinkAnswer(at("/?error=server_error"))).toMatchObject({ kind: "refused", message: "" });
  expect(parseLinkAnswer(at("/#access_token=a&refresh_token=b&error=x"))).toMatchObject({ kind: "refused" });
  expect(parseLinkAnswer(at("/#error_code=otp_expired&error_reason=used"))).toMatchObject({ used: true });
});

it("reads a message that asks for patience", () => {
  expect(parseLinkAnswer(at("/auth/callback#message=Look+there+too"))).toEqual({
    kind: "message",
    message: "Look there too",
  });
});
