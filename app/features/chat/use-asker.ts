// Tracks the user who is asking, and calls back when they sign out or change.
import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { useAuth } from "#app/features/auth/auth-provider.tsx";
import { agreedToKeep } from "#app/lib/consent.ts";

/** A question waits this long for the session to load and is then sent as a guest's. */
const timeoutMs = 4_000;

/** `keepsQuestions`: the user agreed that questions are kept. */
type Asker = { userId: string | null; keepsQuestions: boolean };

export function useAsker(onLeave: () => void): {
  userId: string | null;
  /** Settles when the session has loaded. One question waits at a time. */
  whenKnown: () => Promise<Asker>;
} {
  const { user, loading } = useAuth();
  const userId = user?.id ?? null;
  const keepsQuestions = agreedToKeep(user);
  const current = useRef<Asker & { loading: boolean; onLoaded?: () => void }>({
    userId,
    keepsQuestions,
    loading,
  });
  const leave = useEffectEvent(onLeave);

  // A layout effect runs before the next paint, so that no one sees the previous user's question.
  useLayoutEffect(() => {
    const before = current.current.userId;
    Object.assign(current.current, { userId, keepsQuestions, loading });
    if (!loading) current.current.onLoaded?.();
    // Text typed while the session was loading is kept.
    if (before !== null && before !== userId) leave();
  }, [userId, keepsQuestions, loading]);

  async function whenKnown() {
    if (current.current.loading) {
      await new Promise<void>((resolve) => {
        current.current.onLoaded = resolve;
        setTimeout(resolve, timeoutMs);
      });
    }
    return { userId: current.current.userId, keepsQuestions: current.current.keepsQuestions };
  }

  return { userId, whenKnown };
}
