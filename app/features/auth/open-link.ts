// Signs in with the email link that opened the callback: directly if this browser requested it, otherwise after a
// confirmation. Until then the session is held by a client that stores nothing.
import type { Session, SupabaseClient } from "@supabase/supabase-js";
import { takeArrivedLink } from "#app/lib/arrived-link.ts";
import { getEphemeralClient } from "#app/lib/ephemeral-client.ts";
import { logQuietly } from "#app/lib/log.ts";
import { paths } from "#app/lib/paths.ts";
import { hasPendingQuery, takePendingQuery } from "#app/lib/pending-query.ts";
import { takeReturnPath } from "#app/lib/return-path.ts";
import { returnState } from "#app/lib/return-state.ts";
import { storedSession } from "#app/lib/stored-session.ts";
import { getSupabase } from "#app/lib/supabase.ts";
import { showErrorToast, unknownErrorMessage } from "#app/ui/error-toast.ts";
import { toast } from "#app/ui/toast-store.ts";
import { classifyLink, decideSession, type SessionLink } from "./classify-link.ts";
import { authMessages } from "./messages.ts";
import { clearRequestedLinks, readRequestedLinks } from "./requested-links.ts";
import { needsSecondFactor } from "./second-factor.ts";

export type Destination = { kind: "destination"; to: string; state: unknown };

export type AccountConfirmation = {
  kind: "confirmation";
  /** The account that the link opens, and the account that is signed in now. */
  account: string;
  current: string | null;
  /** True if a question asked before sign-in would be submitted in that account. */
  submitsQuery: boolean;
  accept: () => Promise<Destination>;
  decline: () => Promise<Destination>;
};

const goTo = (to: string, state: unknown = null): Destination => ({ kind: "destination", to, state });

export async function openLink(): Promise<Destination | AccountConfirmation> {
  const link = classifyLink(takeArrivedLink());
  if (link.kind === "session") {
    try {
      return await openSessionLink(link);
    } catch (error) {
      return signInFailed(error);
    }
  }
  if (link.kind === "ignored") return goTo(paths.home);
  toast(link.toast);
  return goTo(link.kind === "message" ? paths.account : paths.auth);
}

function signInFailed(error: unknown): Destination {
  showErrorToast(authMessages.failedTitle, error);
  return goTo(paths.auth);
}

async function openSessionLink(link: SessionLink): Promise<Destination | AccountConfirmation> {
  warnWhenStale(link.issuedAt);
  const ephemeral = await getEphemeralClient();
  const session = await refreshLinkSession(ephemeral, link);
  const current = storedSession(localStorage)?.user ?? null;
  const requested = readRequestedLinks(localStorage, Date.now());
  const decision = decideSession(link, session.user, { requested, currentId: current?.id ?? null });
  if (decision === "accept") return acceptSession(session, link.to);
  if (decision === "discard") {
    await discardSession(ephemeral);
    toast(authMessages.addressChangedFor(nameOf(session.user)));
    if (current === null) return goTo(paths.auth);
    return goTo(current.id === session.user.id ? paths.account : paths.home);
  }
  return {
    kind: "confirmation",
    account: nameOf(session.user),
    current: current && current.id !== session.user.id ? nameOf(current) : null,
    submitsQuery: hasPendingQuery(),
    accept: () => acceptSession(session, link.to).catch(signInFailed),
    decline: async () => {
      await discardSession(ephemeral);
      const description = current ? authMessages.stillSignedIn(nameOf(current)) : authMessages.notSignedIn;
      toast({ title: authMessages.declined, description });
      return goTo(paths.home);
    },
  };
}

const nameOf = (user: { email?: string | undefined; phone?: string | undefined }): string =>
  user.email || user.phone || authMessages.noAddress;

/**
 * Gets the session, and so its user, from the server with the link's refresh token. The access token is not used: the two
 * tokens of a forged link may belong to different accounts, and the refresh token decides whose session it becomes.
 */
async function refreshLinkSession(ephemeral: SupabaseClient, link: SessionLink): Promise<Session> {
  const { data, error } = await ephemeral.auth.refreshSession({ refresh_token: link.refreshToken });
  if (error) throw error;
  if (!data.session) throw new Error(unknownErrorMessage);
  return data.session;
}

async function acceptSession(session: Session, to: string): Promise<Destination> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.auth.setSession(session);
  if (error) throw error;
  clearRequestedLinks();
  // The reset page asks for the second factor itself. The pending question stays stored until then.
  if (to === paths.authReset) return goTo(to);
  if (data.session && needsSecondFactor(data.session)) {
    const back = takeReturnPath();
    return goTo(paths.auth, back === null ? null : returnState(back));
  }
  toast(to === paths.account ? authMessages.addressChanged : authMessages.welcome);
  if (to === paths.home) return goTo(takeReturnPath() ?? to);
  if (to !== paths.dashboard) return goTo(to);
  // A question that waits for an answer goes before the page that the guest wanted.
  const pending = takePendingQuery();
  return goTo(pending ? to : (takeReturnPath() ?? to), pending);
}

/** Ends a declined session on the server, or it would stay in the account's list of devices. */
async function discardSession(ephemeral: SupabaseClient): Promise<void> {
  const { error } = await ephemeral.auth.signOut({ scope: "local" });
  if (error) logQuietly("The declined session could not be ended:", error);
}

const staleSeconds = 120;

/** The same warning as supabase-js logs when it reads the session from the URL itself. */
function warnWhenStale(issuedAt: number | null): void {
  if (issuedAt === null || Date.now() / 1000 - issuedAt < staleSeconds) return;
  // biome-ignore lint/suspicious/noConsole: helps to diagnose a link that was opened late
  console.warn("Session as retrieved from URL was issued over 120s ago, URL could be stale");
}
