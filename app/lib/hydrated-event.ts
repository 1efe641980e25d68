// Tells the script that every prerendered page contains (`deferred-scripts.ts`) that React has taken over.
import { useEffect } from "react";
import { useHydrated } from "./use-hydrated.ts";

export const hydratedEvent = "bush-tea:hydrated";

export function useAnnounceHydration(): void {
  // Not the first effect: by then fields have not yet taken over what was typed before hydration.
  const hydrated = useHydrated();
  useEffect(() => {
    if (hydrated) dispatchEvent(new Event(hydratedEvent));
  }, [hydrated]);
}
