// The current session, from supabase-js, for all components. Also clears personal data when the user changes.
import type { Session, User } from "@supabase/supabase-js";
import { createContext, type ReactNode, startTransition, use, useEffect, useMemo, useState } from "react";
import { whenIdle } from "#app/lib/idle.ts";
import { logQuietly } from "#app/lib/log.ts";
import { loadPersonalData } from "#app/lib/personal-data.ts";
import { storedSession } from "#app/lib/stored-session.ts";
import { getSupabase, onSupabaseReady, sessionIsExpected, sessionStorageKey } from "#app/lib/supabase.ts";
import { keepPendingSignOut, watchPendingSignOut } from "./pending-sign-out.ts";
import { needsSecondFactor } from "./second-factor.ts";

export type Auth = {
  /** Null for anonymous visitors, and while the second factor is missing. */
  session: Session | null;
  user: User | null;
  /** The user after the first factor, until the second one is verified. */
  awaitingSecondFactor: User | null;
  /** True until the first session lookup or auth event. */
  loading: boolean;
  /** True while a sign-out is under way: the server may refuse the session before the page knows that it ended. */
  signingOut: boolean;
  signOut: (scope?: "local" | "global" | "others") => Promise<void>;
};

const AuthContext = createContext<Auth | null>(null);

export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error("useAuth must be used within an AuthProvider");
  return auth;
}

export function AuthProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<{ session: Session | null; loading: boolean }>({
    session: null,
    loading: true,
  });
  const [signingOut, setSigningOut] = useState(false);

  useEffect(() => {
    // A transition, because many components use the session and their update must not block the page.
    return watchSession((session) => startTransition(() => setState({ session, loading: false })));
  }, []);

  useEffect(watchPendingSignOut, []);

  const value = useMemo<Auth>(() => {
    const { session, loading } = state;
    const signOut: Auth["signOut"] = async (scope) => {
      setSigningOut(scope !== "others");
      try {
        await endSession(scope);
      } finally {
        setSigningOut(false);
      }
      if (scope !== "others") setState({ session: null, loading: false });
    };
    if (session && needsSecondFactor(session)) {
      return { session: null, user: null, awaitingSecondFactor: session.user, loading, signingOut, signOut };
    }
    return { session, user: session?.user ?? null, awaitingSecondFactor: null, loading, signingOut, signOut };
  }, [state, signingOut]);
  return <AuthContext value={value}>{children}</AuthContext>;
}

/** Only on this device by default: signing out on a borrowed phone keeps the user's other sessions. */
async function endSession(scope: "local" | "global" | "others" = "local"): Promise<void> {
  if (scope === "local") return signOutLocally();
  const supabase = await getSupabase();
  const { error } = await supabase.auth.signOut({ scope });
  if (error) throw error;
}

const signOutTimeoutMs = 3_000;

/** Signs out locally even if the server does not answer, which is then told when it can be reached. */
async function signOutLocally(): Promise<void> {
  const stored = storedSession(localStorage);
  const serverSignOut = getSupabase().then((supabase) => supabase.auth.signOut({ scope: "local" }));
  const answer = await Promise.race([
    serverSignOut.catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, signOutTimeoutMs)),
  ]);
  if (stored && (!answer || answer.error)) keepPendingSignOut(stored.refresh_token);
  // supabase-js deletes the stored session, unless it failed to load or waits for a token refresh.
  if (!storedSession(localStorage)) return;
  // Loaded before the session is deleted: if loading fails, the sign-out fails and no personal data stays behind.
  await loadPersonalData();
  localStorage.removeItem(sessionStorageKey);
  await clearUserData();
}

/** The stored session while offline, when the server cannot be asked whether it is still valid. */
function offlineSession(): Session | null {
  return navigator.onLine ? null : storedSession(localStorage);
}

async function clearUserData(): Promise<void> {
  const registry = await loadPersonalData();
  await registry.clearPersonalData();
}

/** Another user signed in without a sign-out before, for example by an email link. */
async function clearPreviousUserData(): Promise<void> {
  try {
    const registry = await loadPersonalData();
    await registry.clearPreviousUser();
  } catch (error) {
    logQuietly("The previous user's data could not be cleared:", error);
  }
}

/** Preloads the code for clearing personal data, so that the user can sign out offline. */
async function preloadPersonalData(): Promise<void> {
  await whenIdle();
  await loadPersonalData();
}

/** Reports the session now and at each change. supabase-js is loaded only if a session is expected. */
function watchSession(onSession: (session: Session | null) => void): () => void {
  let stopped = false;
  let unsubscribe: (() => void) | undefined;
  // The user whose data is on this device; after a page load, the user of the stored session.
  let lastId = storedSession(localStorage)?.user.id;
  let cleared: Promise<void> | undefined;

  const stopWaiting = onSupabaseReady((client) => {
    if (stopped) return;
    const { data } = client.auth.onAuthStateChange(async (event, session) => {
      if (event === "SIGNED_OUT") {
        lastId = undefined;
        void clearUserData();
      } else if (session) {
        if (lastId !== undefined && lastId !== session.user.id) cleared = clearPreviousUserData();
        lastId = session.user.id;
        // On failure it is loaded again when it is needed.
        void preloadPersonalData().catch(() => undefined);
      }
      await cleared;
      // A token that expired offline cannot be refreshed yet; the user still counts as signed in.
      onSession(session ?? (event === "INITIAL_SESSION" ? offlineSession() : null));
    });
    unsubscribe = () => data.subscription.unsubscribe();
  });
  const load = () => {
    const offline = offlineSession();
    if (offline) onSession(offline);
    getSupabase().catch(() => onSession(offlineSession()));
  };
  // Another tab signed in, or signed out while supabase-js was not loaded there and could not broadcast it.
  const onStorage = (event: StorageEvent) => {
    if (event.key !== sessionStorageKey) return;
    if (event.newValue) return load();
    lastId = undefined;
    void clearUserData();
    onSession(null);
  };

  addEventListener("storage", onStorage);
  if (sessionIsExpected(localStorage)) load();
  else onSession(null);

  return () => {
    stopped = true;
    stopWaiting();
    unsubscribe?.();
    removeEventListener("storage", onStorage);
  };
}
