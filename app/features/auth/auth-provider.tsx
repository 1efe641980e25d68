// Who is reading: the session as the client library keeps it, for every screen.
import type { Session, User } from "@supabase/supabase-js";
import { createContext, type ReactNode, startTransition, use, useEffect, useMemo, useState } from "react";
import { whenIdle } from "#app/lib/idle.ts";
import { logQuietly } from "#app/lib/log.ts";
import { loadPersonalData } from "#app/lib/personal-data.ts";
import { storedSession } from "#app/lib/stored-session.ts";
import { getSupabase, onSupabaseReady, sessionIsExpected, sessionStorageKey } from "#app/lib/supabase.ts";
import { secondStepDue } from "./second-step-due.ts";

export type Auth = {
  /** Null for strangers, and for those who still owe their second step. */
  session: Session | null;
  user: User | null;
  /** Somebody between the first and the second step of signing in. */
  halfway: User | null;
  /** True until the first session lookup or auth event has answered. */
  loading: boolean;
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

  useEffect(() => {
    // In its own time: who reads is asked by many, and none of them may hold the page up.
    return watchSession((session) => startTransition(() => setState({ session, loading: false })));
  }, []);

  const value = useMemo<Auth>(() => {
    const { session, loading } = state;
    const signOut: Auth["signOut"] = async (scope) => {
      await endSession(scope);
      if (scope !== "others") setState({ session: null, loading: false });
    };
    if (session && secondStepDue(session)) {
      return { session: null, user: null, halfway: session.user, loading, signOut };
    }
    return { session, user: session?.user ?? null, halfway: null, loading, signOut };
  }, [state]);
  return <AuthContext value={value}>{children}</AuthContext>;
}

/** From this device unless told otherwise: who leaves a borrowed phone stays signed in at home. */
async function endSession(scope: "local" | "global" | "others" = "local"): Promise<void> {
  if (scope === "local") return leaveDevice();
  const supabase = await getSupabase();
  const { error } = await supabase.auth.signOut({ scope });
  if (error) throw error;
}

const patienceMs = 3_000;

/** Nobody has to wait for an answer to leave a borrowed phone. The server may keep a session whose key nobody has. */
async function leaveDevice(): Promise<void> {
  const told = getSupabase().then((supabase) => supabase.auth.signOut({ scope: "local" }));
  await Promise.race([
    told.catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, patienceMs)),
  ]);
  // The library lets go of the session before it tells the server, unless it must renew it first or is not here.
  if (!storedSession(localStorage)) return;
  // Without the code that forgets, nobody leaves: it must be here before the session goes.
  await loadPersonalData();
  localStorage.removeItem(sessionStorageKey);
  await forgetPerson();
}

/** Whose session lies in the browser while nobody can be asked whether it still holds. */
function sessionWithoutConnection(): Session | null {
  return navigator.onLine ? null : storedSession(localStorage);
}

/** What the device kept about a person goes with them. */
async function forgetPerson(): Promise<void> {
  const registry = await loadPersonalData();
  await registry.clearPersonalData();
}

/** Somebody came in over another person, who never signed out: by a link out of a mail, say. */
async function makeWay(): Promise<void> {
  try {
    const registry = await loadPersonalData();
    await registry.clearPreviousUser();
  } catch (error) {
    logQuietly("What another person kept here could not be forgotten:", error);
  }
}

/** Whoever is here may leave when there is no connection to fetch the code for it. */
async function beReadyToForget(): Promise<void> {
  await whenIdle();
  await loadPersonalData();
}

/** Tells of the session now and at each change. The library is fetched only when there is something to tell. */
function watchSession(tell: (session: Session | null) => void): () => void {
  let stopped = false;
  let unsubscribe: (() => void) | undefined;
  // Whose things lie on this device. What the last load left is told by the session it stored.
  let lastId = storedSession(localStorage)?.user.id;
  let wayMade: Promise<void> | undefined;

  const stopWaiting = onSupabaseReady((client) => {
    if (stopped) return;
    const { data } = client.auth.onAuthStateChange(async (event, session) => {
      if (event === "SIGNED_OUT") {
        lastId = undefined;
        void forgetPerson();
      } else if (session) {
        if (lastId !== undefined && lastId !== session.user.id) wayMade = makeWay();
        lastId = session.user.id;
        // What cannot be fetched now is asked for again when it is needed.
        void beReadyToForget().catch(() => undefined);
      }
      await wayMade;
      // A token that ran out offline cannot be renewed yet; that makes nobody a stranger.
      tell(session ?? (event === "INITIAL_SESSION" ? sessionWithoutConnection() : null));
    });
    unsubscribe = () => data.subscription.unsubscribe();
  });
  const wake = () => {
    const waiting = sessionWithoutConnection();
    if (waiting) tell(waiting);
    getSupabase().catch(() => tell(sessionWithoutConnection()));
  };
  // Somebody signed in in another tab, or left in one whose library could not tell us.
  const onStorage = (event: StorageEvent) => {
    if (event.key !== sessionStorageKey) return;
    if (event.newValue) return wake();
    lastId = undefined;
    void forgetPerson();
    tell(null);
  };

  addEventListener("storage", onStorage);
  if (sessionIsExpected(localStorage)) wake();
  else tell(null);

  return () => {
    stopped = true;
    stopWaiting();
    unsubscribe?.();
    removeEventListener("storage", onStorage);
  };
}
