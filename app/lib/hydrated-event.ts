// Tells the script that every prerendered page contains (`deferred-scripts.ts`) that React has taken over.
import { useEffect } from "react";

export const hydratedEvent = "bush-tea:hydrated";

export function useAnnounceHydration(): void {
  useEffect(() => {
    dispatchEvent(new Event(hydratedEvent));
  }, []);
}
