// Who is reading: the session as the client library keeps it, for every screen.
import type { Session, User } from "@supabase/supabase-js";
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from "react";
import { getSupabase, onSupabaseReady, sessionIsExpected, sessionStorageKey } from "#app/lib/supabase.ts";

export type Auth = {
  session: Session | null;
  user: User | null;
  /** True until the first session lookup or auth event has answered. */
  loading: boolean;
  signOut: () => Promise<void>;
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

  useEffect(() => watchSession((session) => setState({ session, loading: false })), []);

  const value = useMemo<Auth>(() => ({ ...state, user: state.session?.user ?? null, signOut }), [state]);
  return <AuthContext value={value}>{children}</AuthContext>;
}

async function signOut(): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.signOut();
  if (error) throw error;
}

/** Tells of the session now and at each change. The library is fetched only when there is something to tell. */
function watchSession(tell: (session: Session | null) => void): () => void {
  let stopped = false;
  let unsubscribe: (() => void) | undefined;

  const stopWaiting = onSupabaseReady((client) => {
    if (stopped) return;
    const { data } = client.auth.onAuthStateChange((_event, session) => tell(session));
    unsubscribe = () => data.subscription.unsubscribe();
  });
  const wake = () => {
    getSupabase().catch(() => tell(null));
  };
  // Somebody signed in in another tab.
  const onStorage = (event: StorageEvent) => {
    if (event.key === sessionStorageKey && event.newValue) wake();
  };

  addEventListener("storage", onStorage);
  if (sessionIsExpected(new URL(location.href), localStorage)) wake();
  else tell(null);

  return () => {
    stopped = true;
    stopWaiting();
    unsubscribe?.();
    removeEventListener("storage", onStorage);
  };
}
