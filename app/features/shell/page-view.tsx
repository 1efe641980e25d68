import { useEffect, useRef } from "react";
import { useAuth } from "#app/features/auth/auth-provider.tsx";
import { recordEvent } from "#app/lib/events.ts";

/** Records a page view once per visit, after the session has loaded. */
export function PageView({ page }: { page: string }) {
  const { user, loading } = useAuth();
  const recorded = useRef(false);
  useEffect(() => {
    // Effects run twice in strict mode; the ref keeps the view from being counted twice.
    if (loading || recorded.current) return;
    recorded.current = true;
    recordEvent("page_view", { userId: user?.id ?? null, metadata: { page }, everyTime: true });
  }, [page, user, loading]);
  return null;
}
