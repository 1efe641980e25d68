// One cache of server answers for the whole site; made here, once, never inside a component.
import { onlineManager, QueryClient } from "@tanstack/react-query";

// It takes a page for connected until it hears otherwise, and one that was opened without a connection would hear
// nothing when it is back. Where pages are printed nobody knows.
onlineManager.setOnline(navigator.onLine !== false);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 60_000,
      gcTime: 30 * 60_000,
      // A question asked without a connection fails at once and says so; one that waited would say "Loading…" for as long
      // as the connection is gone. When it is back, what failed or is old is asked again, and what is fresh is not.
      networkMode: "always",
      refetchOnReconnect: true,
      retry: (failures) => failures < 1 && navigator.onLine,
      refetchOnWindowFocus: false,
    },
    // The same for a change: it is refused and told, not kept waiting behind a switch that no longer answers.
    mutations: { networkMode: "always" },
  },
});
