// A question asked before signing in, brought by the way in or still waiting in the browser. Handed out once.
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import * as z from "zod/mini";
import { takePendingQuery } from "#app/features/sign-in/pending-query.ts";

const delay = 500;
const carried = z.object({ pendingQuery: z.string() });

function carriedQuery(state: unknown): string | null {
  const parsed = carried.safeParse(state);
  return parsed.success ? parsed.data.pendingQuery : null;
}

/** A reloaded page finds the same state again; the place in the browser's history tells that it was asked already. */
const askedKey = "pendingQueryAsked";

/**
 * Calls back with the question about half a second after the page came, and never again.
 * While `mayAsk` says no the question waits for acceptance.
 */
export function usePendingQuery({
  accepted,
  mayAsk,
  onQuery,
}: {
  accepted: boolean;
  mayAsk: () => boolean;
  onQuery: (query: string) => void;
}): void {
  const { state, key } = useLocation();
  const [query, setQuery] = useState<string | null>(null);
  const handOut = useRef({ mayAsk, onQuery });
  useEffect(() => {
    handOut.current = { mayAsk, onQuery };
  });

  useEffect(() => {
    const waiting = takePendingQuery()?.pendingQuery;
    const brought = sessionStorage.getItem(askedKey) === key ? null : carriedQuery(state);
    const next = (brought ?? waiting ?? "").trim();
    if (next) setQuery(next);
  }, [state, key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: acceptance is what a waiting question waits for
  useEffect(() => {
    if (query === null) return;
    const timer = setTimeout(() => {
      if (!handOut.current.mayAsk()) return;
      sessionStorage.setItem(askedKey, key);
      setQuery(null);
      handOut.current.onQuery(query);
    }, delay);
    return () => clearTimeout(timer);
  }, [query, accepted, key]);
}
