import { useEffect, useRef } from "react";
import { useAuth } from "#app/features/auth/auth-provider.tsx";
import { recordEvent } from "#app/lib/events.ts";

/** A page was opened. Counts once each time it is, when it is known who reads. */
export function PageView({ page }: { page: string }) {
  const { user, loading } = useAuth();
  const told = useRef(false);
  useEffect(() => {
    // An effect may run twice for one opening; the mark stays with the component.
    if (loading || told.current) return;
    told.current = true;
    recordEvent("page_view", { userId: user?.id ?? null, metadata: { page }, everyTime: true });
  }, [page, user, loading]);
  return null;
}
