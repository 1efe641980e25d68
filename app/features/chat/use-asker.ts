// Tracks the user who is asking, and calls back when they sign out or change.
import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { useAuth } from "#app/features/auth/auth-provider.tsx";

/** A question waits this long for the session to load and is then sent as a guest's. */
const patience = 4_000;

export function useAsker(onLeave: () => void): {
  userId: string | null;
  /** Settles when the session has loaded. One question waits at a time. */
  known: () => Promise<string | null>;
} {
  const { user, loading } = useAuth();
  const userId = user?.id ?? null;
  const here = useRef<{ userId: string | null; loading: boolean; lookedUp?: () => void }>({
    userId,
    loading,
  });
  const left = useEffectEvent(onLeave);

  // A layout effect runs before the next paint, so that no one sees the previous user's question.
  useLayoutEffect(() => {
    const before = here.current.userId;
    Object.assign(here.current, { userId, loading });
    if (!loading) here.current.lookedUp?.();
    // Text typed while the session was loading is kept.
    if (before !== null && before !== userId) left();
  }, [userId, loading]);

  async function known() {
    if (here.current.loading) {
      await new Promise<void>((resolve) => {
        here.current.lookedUp = resolve;
        setTimeout(resolve, patience);
      });
    }
    return here.current.userId;
  }

  return { userId, known };
}
