// Signs the reader in by the link the callback was opened with: at once when this browser asked for it, after a question
// when it did not. Until then the session is only looked at, by a client that keeps nothing.
import type { Session, SupabaseClient } from "@supabase/supabase-js";
import { hasPendingQuery, takePendingQuery } from "#app/features/sign-in/pending-query.ts";
import { takeArrivedLink } from "#app/lib/arrived-link.ts";
import { logQuietly } from "#app/lib/log.ts";
import { getPassingClient } from "#app/lib/passing-client.ts";
import { paths } from "#app/lib/paths.ts";
import { storedSession } from "#app/lib/stored-session.ts";
import { getSupabase } from "#app/lib/supabase.ts";
import { toast } from "#app/ui/toast-store.ts";
import { forgetAskedLinks, readAskedLinks } from "./asked-links.ts";
import { judgeLink, judgeSession, type SessionLink } from "./judge-link.ts";
import { authMessages } from "./messages.ts";
import { secondStepDue } from "./second-step-due.ts";
import { tellError } from "./tell.ts";

export type Way = { kind: "way"; to: string; state: unknown };

export type Question = {
  kind: "question";
  /** Whose account the link opens, and who is signed in here now. */
  account: string;
  current: string | null;
  /** True when a question begun before signing in would be asked in that account. */
  bringsQuery: boolean;
  accept: () => Promise<Way>;
  decline: () => Promise<Way>;
};

const way = (to: string, state: unknown = null): Way => ({ kind: "way", to, state });

export async function openLink(): Promise<Way | Question> {
  const verdict = judgeLink(takeArrivedLink());
  if (verdict.kind === "session") {
    try {
      return await openSessionLink(verdict);
    } catch (error) {
      return failed(error);
    }
  }
  if (verdict.kind === "ignored") return way(paths.home);
  toast(verdict.toast);
  return way(verdict.kind === "message" ? paths.account : paths.auth);
}

function failed(error: unknown): Way {
  tellError(authMessages.failedTitle, error);
  return way(paths.auth);
}

async function openSessionLink(link: SessionLink): Promise<Way | Question> {
  warnWhenStale(link.issuedAt);
  const passing = await getPassingClient();
  const session = await lookAt(passing, link);
  const current = storedSession(localStorage)?.user ?? null;
  const asked = readAskedLinks(localStorage, Date.now());
  const verdict = judgeSession(link, session.user, { asked, currentId: current?.id ?? null });
  if (verdict === "take") return take(session, link.to);
  if (verdict === "leave") {
    await discard(passing);
    toast(authMessages.addressChangedFor(nameOf(session.user)));
    if (current === null) return way(paths.auth);
    return way(current.id === session.user.id ? paths.account : paths.home);
  }
  return {
    kind: "question",
    account: nameOf(session.user),
    current: current && current.id !== session.user.id ? nameOf(current) : null,
    bringsQuery: hasPendingQuery(),
    accept: () => take(session, link.to).catch(failed),
    decline: async () => {
      await discard(passing);
      const description = current ? authMessages.stillSignedIn(nameOf(current)) : authMessages.notSignedIn;
      toast({ title: authMessages.notTaken, description });
      return way(paths.home);
    },
  };
}

const nameOf = (user: { email?: string | undefined; phone?: string | undefined }): string =>
  user.email || user.phone || authMessages.noAddress;

/**
 * Whose session it is, by the server's word. It is renewed rather than read: the two tokens of a forged link may belong to
 * two accounts, and the one that renews decides whose session it stays.
 */
async function lookAt(passing: SupabaseClient, link: SessionLink): Promise<Session> {
  const { data, error } = await passing.auth.refreshSession({ refresh_token: link.refreshToken });
  if (error) throw error;
  if (!data.session) throw new Error(authMessages.somethingWrong);
  return data.session;
}

async function take(session: Session, to: string): Promise<Way> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.auth.setSession(session);
  if (error) throw error;
  forgetAskedLinks();
  // The page for a new password asks for the second step itself. The question waits until it is done, too.
  if (to === paths.authReset) return way(to);
  if (data.session && secondStepDue(data.session)) return way(paths.auth);
  toast(to === paths.account ? authMessages.addressChanged : authMessages.welcome);
  return way(to, to === paths.dashboard ? takePendingQuery() : null);
}

/** Ends a session that nobody wants: it would stay among the account's devices. */
async function discard(passing: SupabaseClient): Promise<void> {
  const { error } = await passing.auth.signOut({ scope: "local" });
  if (error) logQuietly("A session that was not taken could not be ended:", error);
}

const staleSeconds = 120;

/** In the client library's words: it says so itself where it reads the address. */
function warnWhenStale(issuedAt: number | null): void {
  if (issuedAt === null || Date.now() / 1000 - issuedAt < staleSeconds) return;
  // biome-ignore lint/suspicious/noConsole: for whoever looks into a link that was opened late
  console.warn("Session as retrieved from URL was issued over 120s ago, URL could be stale");
}
