// Decides how to handle an email link: where it is valid, and whether its session needs the user's confirmation.
import { linkEntryPoint } from "#app/lib/arrived-link.ts";
import { type LinkAnswer, parseLinkAnswer } from "#app/lib/link-answer.ts";
import { paths } from "#app/lib/paths.ts";
import { unknownErrorMessage } from "#app/ui/error-toast.ts";
import type { ToastMessage } from "#app/ui/toast-store.ts";
import { authMessages } from "./messages.ts";
import { type RequestedLink, wasRequested } from "./requested-links.ts";

export type SessionLink = {
  kind: "session";
  refreshToken: string;
  state: string;
  issuedAt: number | null;
  /** The page for this type of link. */
  to: string;
};

export type ClassifiedLink =
  | SessionLink
  | { kind: "refusal"; toast: ToastMessage; used: boolean }
  | { kind: "message"; toast: ToastMessage }
  | { kind: "ignored" };

/** The page after the callback, by link type. A new user's first magic link has the type `signup`. */
const destinations: ReadonlyMap<string, string> = new Map([
  ["magiclink", paths.dashboard],
  ["invite", paths.dashboard],
  ["signup", paths.dashboard],
  ["recovery", paths.authReset],
  ["email_change", paths.account],
]);

/** An invitation confirms an account that an administrator created. */
const confirmations: ReadonlySet<string> = new Set(["signup", "invite"]);

export function classifyLink(address: URL | null): ClassifiedLink {
  const entryPoint = address && linkEntryPoint(address);
  const answer: LinkAnswer = address ? parseLinkAnswer(address) : { kind: "none" };
  if (answer.kind === "refused") return { kind: "refusal", toast: refusalToast(answer), used: answer.used };
  if (answer.kind === "message") {
    // An email change is confirmed by two mails, and the server's message says whether this was the last of them.
    const isLast = answer.message.includes("was changed");
    const title = isLast ? authMessages.addressChanged.title : authMessages.oneMoreEmail;
    return { kind: "message", toast: { title, description: answer.message } };
  }
  if (answer.kind === "session") {
    const { type, refreshToken, state, issuedAt } = answer;
    const to = entryPoint === "home" && confirmations.has(type) ? paths.home : destinations.get(type);
    const valid = entryPoint === "callback" || (entryPoint === "home" && confirmations.has(type));
    if (valid && to) return { kind: "session", refreshToken, state, issuedAt, to };
  }
  if (entryPoint === "home") return { kind: "ignored" };
  if (answer.kind === "elsewhere")
    return { kind: "refusal", toast: { ...authMessages.elsewhere }, used: false };
  return { kind: "refusal", toast: { ...authMessages.invalidLink, variant: "destructive" }, used: false };
}

/** An expired link gets our message; for any other error the server's message is shown. */
function refusalToast(answer: LinkAnswer & { kind: "refused" }): ToastMessage {
  if (answer.used) return { ...authMessages.usedLink };
  if (answer.code === "otp_expired") return { ...authMessages.invalidLink, variant: "destructive" };
  return {
    title: authMessages.failedTitle,
    description: answer.message || unknownErrorMessage,
    variant: "destructive",
  };
}

export type Owner = { id: string; email?: string | undefined };

/**
 * Accepts a session without confirmation only if this browser requested the link and no other user is signed in. The
 * session of an address change requested elsewhere is discarded (the change itself is done): an attacker can request to
 * change their own account to the user's address, and the confirmation would then show the user's own address.
 */
export function decideSession(
  link: Pick<SessionLink, "state" | "to">,
  owner: Owner,
  browser: { requested: readonly RequestedLink[]; currentId: string | null },
): "accept" | "confirm" | "discard" {
  const requested = wasRequested(browser.requested, { state: link.state, email: owner.email ?? "" });
  if (requested && (browser.currentId === null || browser.currentId === owner.id)) return "accept";
  return link.to === paths.account ? "discard" : "confirm";
}
