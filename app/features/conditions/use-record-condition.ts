// Records once per visit that a condition was viewed.
import { useEffect } from "react";
import { useAuth } from "#app/features/auth/auth-provider.tsx";
import { recordEvent } from "#app/lib/events.ts";

export function useRecordCondition(name: string | undefined): void {
  const { user, loading } = useAuth();
  const userId = user?.id ?? null;
  useEffect(() => {
    if (name !== undefined && !loading)
      recordEvent("condition_viewed", { userId, metadata: { condition: name } });
  }, [name, loading, userId]);
}
