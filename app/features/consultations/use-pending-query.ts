// A question asked before sign-in, passed in the navigation state or still in storage. Submitted once.
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import * as z from "zod/mini";
import { takePendingQuery } from "#app/lib/pending-query.ts";

const delay = 500;
const carried = z.object({ pendingQuery: z.string() });

function carriedQuery(state: unknown): string | null {
  const parsed = carried.safeParse(state);
  return parsed.success ? parsed.data.pendingQuery : null;
}

/**
 * The session-storage key where it waits until it is submitted: survives a reload, in this tab, for this
 * user. Cleared on sign-out.
 */
const storageKey = (userId: string) => `pendingQuery ${userId}`;

/**
 * Calls back with the question about half a second after nothing covers the page any more, and only once.
 * While `mayAsk` returns false, the question waits for the disclaimer.
 */
export function usePendingQuery({
  userId,
  deferred,
  accepted,
  mayAsk,
  onQuery,
}: {
  userId: string | null;
  deferred: boolean;
  accepted: boolean;
  mayAsk: () => boolean;
  onQuery: (query: string) => void;
}): void {
  const { state } = useLocation();
  const navigate = useNavigate();
  const [query, setQuery] = useState<string | null>(null);
  const latest = useRef({ mayAsk, onQuery });
  useEffect(() => {
    latest.current = { mayAsk, onQuery };
  });

  useEffect(() => {
    if (userId === null) return;
    const stored = takePendingQuery()?.pendingQuery;
    const passed = carriedQuery(state);
    const next = (passed ?? stored ?? "").trim();
    if (next) sessionStorage.setItem(storageKey(userId), next);
    // The browser's history outlives a sign-out: another user returning to this entry would submit the
    // question.
    if (passed !== null) navigate(".", { replace: true, state: null, preventScrollReset: true });
    setQuery(sessionStorage.getItem(storageKey(userId)));
  }, [state, userId, navigate]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a pending question waits for the acceptance
  useEffect(() => {
    if (query === null || userId === null || deferred) return;
    const timer = setTimeout(() => {
      if (!latest.current.mayAsk()) return;
      sessionStorage.removeItem(storageKey(userId));
      setQuery(null);
      latest.current.onQuery(query);
    }, delay);
    return () => clearTimeout(timer);
  }, [query, accepted, deferred, userId]);
}
