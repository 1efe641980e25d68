// What is made of a link before anybody is signed in by it: where it counts, whose it is, whether the reader is asked.
import { linkPlace } from "#app/lib/arrived-link.ts";
import { type LinkAnswer, parseLinkAnswer } from "#app/lib/link-answer.ts";
import { paths } from "#app/lib/paths.ts";
import type { ToastMessage } from "#app/ui/toast-store.ts";
import { type AskedLink, wasAsked } from "./asked-links.ts";
import { authMessages } from "./messages.ts";

export type SessionLink = {
  kind: "session";
  refreshToken: string;
  state: string;
  issuedAt: number | null;
  /** Where its kind of link leads. */
  to: string;
};

export type Verdict =
  | SessionLink
  | { kind: "refusal"; toast: ToastMessage; used: boolean }
  | { kind: "message"; toast: ToastMessage }
  | { kind: "ignored" };

/** Where the links that lead to the callback go on to. A newcomer's first sign-in link may be a confirmation, too. */
const onwards: ReadonlyMap<string, string> = new Map([
  ["magiclink", paths.dashboard],
  ["invite", paths.dashboard],
  ["signup", paths.dashboard],
  ["recovery", paths.authReset],
  ["email_change", paths.account],
]);

/** An invitation is the confirmation of somebody who was signed up by an administrator. */
const confirmations: ReadonlySet<string> = new Set(["signup", "invite"]);

export function judgeLink(address: URL | null): Verdict {
  const place = address && linkPlace(address);
  const answer: LinkAnswer = address ? parseLinkAnswer(address) : { kind: "none" };
  if (answer.kind === "refused") return { kind: "refusal", toast: refusalToast(answer), used: answer.used };
  if (answer.kind === "message") {
    return { kind: "message", toast: { title: authMessages.oneMoreMail, description: answer.message } };
  }
  if (answer.kind === "session") {
    const { type, refreshToken, state, issuedAt } = answer;
    const to = place === "home" && confirmations.has(type) ? paths.home : onwards.get(type);
    const counts = place === "callback" || (place === "home" && confirmations.has(type));
    if (counts && to) return { kind: "session", refreshToken, state, issuedAt, to };
  }
  if (place === "home") return { kind: "ignored" };
  return { kind: "refusal", toast: { ...authMessages.invalidLink, variant: "destructive" }, used: false };
}

/** A link that ran out is asked for anew; anything else is told in the server's words. */
function refusalToast(answer: LinkAnswer & { kind: "refused" }): ToastMessage {
  if (answer.used) return { ...authMessages.usedLink };
  if (answer.code === "otp_expired") return { ...authMessages.invalidLink, variant: "destructive" };
  return {
    title: authMessages.failedTitle,
    description: answer.message || authMessages.somethingWrong,
    variant: "destructive",
  };
}

export type Owner = { id: string; email?: string | undefined };

/**
 * Silently only what this browser asked for, and never over somebody else who is signed in. A change of address that was
 * asked for elsewhere is done, and signs nobody in: anybody can ask to change an account of theirs to the reader's address.
 */
export function judgeSession(
  link: Pick<SessionLink, "state" | "to">,
  owner: Owner,
  browser: { asked: readonly AskedLink[]; currentId: string | null },
): "take" | "ask" | "leave" {
  const asked = wasAsked(browser.asked, { state: link.state, email: owner.email ?? "" });
  if (asked && (browser.currentId === null || browser.currentId === owner.id)) return "take";
  return link.to === paths.account ? "leave" : "ask";
}
