// A question asked before signing in, brought by the way in or still waiting in the browser. Handed out once.
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import * as z from "zod/mini";
import { takePendingQuery } from "#app/features/sign-in/pending-query.ts";

const delay = 500;
const carried = z.object({ pendingQuery: z.string() });

function carriedQuery(state: unknown): string | null {
  const parsed = carried.safeParse(state);
  return parsed.success ? parsed.data.pendingQuery : null;
}

/** Where it waits until it is asked: through a reload, in this tab, for nobody else. Signing out clears it. */
const waitingPlace = (userId: string) => `pendingQuery ${userId}`;

/**
 * Calls back with the question about half a second after nothing stands in front of the page any more, and never again.
 * While `mayAsk` says no the question waits for acceptance.
 */
export function usePendingQuery({
  userId,
  hold,
  accepted,
  mayAsk,
  onQuery,
}: {
  userId: string | null;
  hold: boolean;
  accepted: boolean;
  mayAsk: () => boolean;
  onQuery: (query: string) => void;
}): void {
  const { state } = useLocation();
  const navigate = useNavigate();
  const [query, setQuery] = useState<string | null>(null);
  const handOut = useRef({ mayAsk, onQuery });
  useEffect(() => {
    handOut.current = { mayAsk, onQuery };
  });

  useEffect(() => {
    if (userId === null) return;
    const stored = takePendingQuery()?.pendingQuery;
    const brought = carriedQuery(state);
    const next = (brought ?? stored ?? "").trim();
    if (next) sessionStorage.setItem(waitingPlace(userId), next);
    // The browser's history outlives a sign-out: whoever came back to this entry would ask another's question.
    if (brought !== null) navigate(".", { replace: true, state: null, preventScrollReset: true });
    setQuery(sessionStorage.getItem(waitingPlace(userId)));
  }, [state, userId, navigate]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: acceptance is what a waiting question waits for
  useEffect(() => {
    if (query === null || userId === null || hold) return;
    const timer = setTimeout(() => {
      if (!handOut.current.mayAsk()) return;
      sessionStorage.removeItem(waitingPlace(userId));
      setQuery(null);
      handOut.current.onQuery(query);
    }, delay);
    return () => clearTimeout(timer);
  }, [query, accepted, hold, userId]);
}
