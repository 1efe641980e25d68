// Who asks: told when it is known, and when they have gone.
import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { useAuth } from "#app/features/auth/auth-provider.tsx";

/** A question waits this long for the session to be looked up, then it goes as a stranger's. */
const patience = 4_000;

export function useAsker(onLeave: () => void): {
  userId: string | null;
  /** Settles when the session has been looked up. One question waits at a time. */
  known: () => Promise<string | null>;
} {
  const { user, loading } = useAuth();
  const userId = user?.id ?? null;
  const here = useRef<{ userId: string | null; loading: boolean; lookedUp?: () => void }>({
    userId,
    loading,
  });
  const left = useEffectEvent(onLeave);

  // Before the next paint: nobody sees what the one before them asked.
  useLayoutEffect(() => {
    const before = here.current.userId;
    Object.assign(here.current, { userId, loading });
    if (!loading) here.current.lookedUp?.();
    // Somebody who turns out to be signed in keeps the words typed meanwhile.
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
