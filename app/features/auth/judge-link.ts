// What the callback makes of the address it was opened with: a session to take, a refusal to tell, or no link at all.
import { type LinkAnswer, parseLinkAnswer } from "#app/lib/link-answer.ts";
import type { ToastMessage } from "#app/ui/toast-store.ts";
import { authMessages } from "./messages.ts";

/** The links that lead here: a sign-in link, and an invitation, which is one for somebody new. */
const welcome = new Set(["magiclink", "invite"]);

export type Verdict =
  | { kind: "session"; accessToken: string; refreshToken: string }
  | { kind: "refusal"; toast: ToastMessage };

export function judgeLink(address: URL): Verdict {
  const answer = parseLinkAnswer(address);
  if (answer.kind === "refused") return { kind: "refusal", toast: refusalToast(answer) };
  if (answer.kind === "session" && welcome.has(answer.type)) {
    return { kind: "session", accessToken: answer.accessToken, refreshToken: answer.refreshToken };
  }
  return { kind: "refusal", toast: { ...authMessages.invalidLink, variant: "destructive" } };
}

/** A link that ran out is asked for anew; anything else is told in the server's words. */
export function refusalToast(answer: LinkAnswer & { kind: "refused" }): ToastMessage {
  if (answer.code === "otp_expired") return { ...authMessages.invalidLink, variant: "destructive" };
  return {
    title: authMessages.failedTitle,
    description: answer.message || authMessages.somethingWrong,
    variant: "destructive",
  };
}
